/** What each picture of the manuals shows, and which step each of its numbers belongs to. */
import type { Locator, Page } from 'playwright-core';
import type { ManualChapter } from '@vumon/domain';

type Role = 'button' | 'link' | 'heading' | 'tab' | 'radio' | 'menuitem' | 'textbox' | 'combobox';

export interface ShotPage {
  readonly page: Page;
  /** The words of a message, `namespace:key`, in the language of the picture. */
  say(name: string): string;
  open(path: string): Promise<void>;
  role(role: Role, name: string | RegExp): Locator;
  text(name: string): Locator;
}

export interface Shot {
  readonly chapter: ManualChapter;
  readonly who?: 'teacher' | 'student';
  take(tools: ShotPage): Promise<readonly (readonly [step: number, target: Locator])[]>;
}

const pasted = `Câu 1. Hệ phương trình x + 2y = 5 và 3x − y = 1 có nghiệm là
A. (1; 2)
B. (2; 1)
C. (3; 1)
D. (0; 5)
Đáp án: A

Câu 2. Giá trị của biểu thức 2 + 3 × 4 là
A. 20
B. 14
C. 24
D. 9
Đáp án: B

Câu 3. Số nào là số nguyên tố?
A. 21
B. 27
C. 29
D. 33
`;

const openClass = async ({ open, role, page }: ShotPage) => {
  await open('/classes');
  await role('link', /^9A1$/).click();
  await page.getByRole('heading', { name: /9A1/ }).waitFor();
};
const openResult = async ({ open, role }: ShotPage, name: RegExp) => {
  await open('/learning');
  await role('link', name).click();
};
const openStart = async ({ open, role, text, say, page }: ShotPage) => {
  await open('/assigned-unit-test');
  await role('link', new RegExp(`^${say('assignments:student.start')}`)).click();
  await text('attempt:ready.ready').waitFor();
  await page.mouse.move(0, 0);
};

export const manualShots: readonly Shot[] = [
  {
    chapter: 'sign-in',
    async take({ open, role }) {
      await open('/login');
      return [
        [1, role('button', 'accounts:signIn.submit')],
        [2, role('link', 'accounts:classEntry.open')],
        [3, role('link', 'landing:register')],
      ];
    },
  },
  {
    chapter: 'parent-sign-up',
    async take({ open, role }) {
      await open('/register');
      return [[1, role('button', 'accounts:birthday.submit')]];
    },
  },
  {
    chapter: 'school-package',
    async take({ open, role, text }) {
      await open('/#contact');
      await text('contact:writers.SCHOOL').click();
      await role('textbox', 'contact:fields.organisation').scrollIntoViewIfNeeded();
      return [
        [1, text('contact:writers.SCHOOL')],
        [2, role('textbox', 'contact:fields.organisation')],
      ];
    },
  },
  {
    chapter: 'teacher-account',
    who: 'teacher',
    async take({ open, role }) {
      await open('/home');
      return [[4, role('link', 'app:nav.home')]];
    },
  },
  {
    chapter: 'write-question',
    who: 'teacher',
    async take({ open, role, text }) {
      await open('/questions/new?type=MC1');
      return [
        [3, role('radio', /^A /)],
        [4, role('button', 'question-bank:save')],
        [2, text('question-bank:filters.level')],
      ];
    },
  },
  {
    chapter: 'import-word',
    who: 'teacher',
    async take({ open, role, text, page }) {
      await open('/questions/import');
      await text('question-bank:import.ways.paste').click();
      await role('textbox', 'question-bank:import.text').fill(pasted);
      await role('button', 'question-bank:import.check').click();
      await text('question-bank:review.filters.look').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.move(0, 0);
      return [
        [3, text('question-bank:review.filters.look')],
        [4, text('question-bank:review.filters.unknown')],
        [5, role('button', 'question-bank:review.asExam')],
      ];
    },
  },
  {
    chapter: 'make-format',
    who: 'teacher',
    async take({ open, role }) {
      await open('/templates/create-new-template?m=mine');
      return [
        [2, role('heading', 'formats:editor.facts')],
        [4, role('button', 'formats:editor.save')],
      ];
    },
  },
  {
    chapter: 'make-test',
    who: 'teacher',
    async take({ open, role, page }) {
      await open('/unit-test/create');
      // Any format: the list is there.
      await page.getByRole('radio').first().waitFor();
      await role('button', 'exams:format.next').scrollIntoViewIfNeeded();
      return [[1, role('button', 'exams:format.next')]];
    },
  },
  {
    chapter: 'print-papers',
    who: 'teacher',
    async take({ open, role, text }) {
      await open('/unit-test/mine');
      await role('button', /^Giữa kỳ I – Tiếng Anh 9/).click();
      await text('exams:print.papers').click();
      return [
        [2, text('papers:codes')],
        [3, text('papers:formats')],
      ];
    },
  },
  {
    chapter: 'add-learners',
    who: 'teacher',
    async take(tools) {
      await openClass(tools);
      return [
        [2, tools.role('button', 'classes:students.add')],
        [4, tools.role('tab', 'classes:tabs.requests')],
      ];
    },
  },
  {
    chapter: 'assign-test',
    who: 'teacher',
    async take(tools) {
      await openClass(tools);
      await tools.role('tab', 'classes:tabs.assigned').click();
      await tools.role('button', 'assignments:assign.title').waitFor();
      return [
        [1, tools.role('button', 'assignments:assign.title')],
        [5, tools.role('tab', 'classes:tabs.assigned')],
      ];
    },
  },
  {
    chapter: 'watch-test',
    who: 'teacher',
    async take(tools) {
      await openClass(tools);
      await tools.role('tab', 'classes:tabs.assigned').click();
      await tools.role('button', /^(?:Thao tác|Actions).+ – Luyện kỹ năng đọc$/).click();
      await tools.role('menuitem', 'assignments:list.watch').click();
      await tools.text('assignments:live.room').click();
      await tools.page.waitForURL(/\/live$/);
      return [[2, tools.role('button', /^Lê Phước An/)]];
    },
  },
  {
    chapter: 'hold-exam',
    who: 'teacher',
    async take({ open, role, page }) {
      await open('/exam-sessions');
      await role('button', 'exam-sessions:add').click();
      const form = page.getByRole('dialog');
      await form.waitFor();
      return [
        [1, form.getByRole('heading', { level: 2 })],
        [2, role('button', 'exam-sessions:addShift')],
      ];
    },
  },
  {
    chapter: 'integrate-exam',
    who: 'teacher',
    async take({ open, role, text, page }) {
      await open('/integrate-exam');
      await role('button', 'integrated-exams:add').click();
      const form = page.getByRole('dialog');
      await form.waitFor();
      return [
        [1, form.getByRole('heading', { level: 2 })],
        [3, text('integrated-exams:fields.returns')],
        [4, role('button', 'integrated-exams:publish.verb')],
      ];
    },
  },
  {
    chapter: 'mark-answers',
    who: 'teacher',
    async take(tools) {
      await tools.open('/learning');
      // The line below a test that says how many answers wait.
      await tools.page.locator('a[href$="/marking"]').first().click();
      return [[2, tools.text('marking:by.question')]];
    },
  },
  {
    chapter: 'read-results',
    who: 'teacher',
    async take(tools) {
      await openResult(tools, /^Giữa kỳ I – Tiếng Anh 9$/);
      return [
        [2, tools.role('heading', 'results:grid.title')],
        [4, tools.text('results:projector.open')],
        [5, tools.text('results:excel')],
      ];
    },
  },
  {
    chapter: 'regrade',
    who: 'teacher',
    async take(tools) {
      await openResult(tools, /^Giữa kỳ I – Tiếng Anh 9$/);
      await tools.role('button', /(?:câu|question) 3$/i).click();
      await tools.text('results:analysis.regrade').click();
      await tools.text('regrade:how').waitFor();
      return [
        [2, tools.text('regrade:how')],
        [3, tools.text('regrade:who')],
      ];
    },
  },
  {
    chapter: 'join-class',
    who: 'student',
    async take({ open, role }) {
      await open('/join');
      return [[2, role('button', 'join-requests:ask.find')]];
    },
  },
  {
    chapter: 'take-test',
    who: 'student',
    async take(tools) {
      await openStart(tools);
      return [[2, tools.text('player:start.rules')]];
    },
  },
  {
    chapter: 'no-connection',
    who: 'student',
    async take(tools) {
      await openStart(tools);
      return [[1, tools.text('attempt:ready.ready')]];
    },
  },
  {
    chapter: 'prepare-computers',
    who: 'student',
    async take(tools) {
      await openStart(tools);
      return [[3, tools.text('attempt:ready.title')]];
    },
  },
  {
    chapter: 'read-review',
    who: 'student',
    async take({ open, role, text }) {
      await open('/assigned-unit-test');
      await role('link', /Giữa kỳ I – Tiếng Anh 9$/).click();
      return [
        [2, text('review:filters.wrong')],
        [4, role('button', 'review:report')],
      ];
    },
  },
  {
    chapter: 'practise',
    who: 'student',
    async take({ open, role }) {
      await open('/practice');
      await role('heading', 'practice:past').scrollIntoViewIfNeeded();
      return [[1, role('heading', 'practice:past')]];
    },
  },
  {
    chapter: 'parent-results',
    who: 'student',
    async take({ open, role }) {
      await open('/assigned-unit-test');
      return [
        [2, role('heading', 'app:nav.assigned')],
        [3, role('link', /Giữa kỳ I – Tiếng Anh 9$/)],
      ];
    },
  },
  {
    chapter: 'buy-package',
    who: 'student',
    async take({ open, text, role }) {
      await open('/payment');
      return [
        [2, role('button', 'packages:order.apply')],
        [3, text('packages:methods.VNPAYQR')],
      ];
    },
  },
];
