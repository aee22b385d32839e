/**
 * A maths teacher and an English teacher, from signing up to a marked test, with formulas and pictures in every step: the
 * one at 1280 px and at 360 px, in Vietnamese and in English, the other at 360 px; at 1280 px an English teacher is the
 * subject of journey.vi.test.ts and of the marking in teacher-marked.test.ts. Three runs of the same steps take longer than
 * other files.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { itemsOf, questionType } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import accountsEn from '../../apps/web/src/people/accounts/messages.en.json' with { type: 'json' };
import accountsVi from '../../apps/web/src/people/accounts/messages.vi.json' with { type: 'json' };
import bankEn from '../../apps/web/src/content/question-bank/messages.en.json' with { type: 'json' };
import bankVi from '../../apps/web/src/content/question-bank/messages.vi.json' with { type: 'json' };
import examsEn from '../../apps/web/src/content/exams/messages.en.json' with { type: 'json' };
import examsVi from '../../apps/web/src/content/exams/messages.vi.json' with { type: 'json' };
import markingEn from '../../apps/web/src/exam/marking/messages.en.json' with { type: 'json' };
import markingVi from '../../apps/web/src/exam/marking/messages.vi.json' with { type: 'json' };
import playerEn from '../../apps/web/src/player/messages.en.json' with { type: 'json' };
import playerVi from '../../apps/web/src/player/messages.vi.json' with { type: 'json' };
import attemptEn from '../../apps/web/src/player/screen/on-demand/messages.en.json' with { type: 'json' };
import attemptVi from '../../apps/web/src/player/screen/on-demand/messages.vi.json' with { type: 'json' };
import choiceEn from '../../packages/question-types/src/types/choice/messages.en.json' with { type: 'json' };
import choiceVi from '../../packages/question-types/src/types/choice/messages.vi.json' with { type: 'json' };
import editingEn from '../../packages/question-types/src/editing/messages.en.json' with { type: 'json' };
import editingVi from '../../packages/question-types/src/editing/messages.vi.json' with { type: 'json' };
import { addUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { accounts, emailOf } from '../harness/accounts.ts';
import { enter, follow, giveBirthday, pressOnceLoaded, tick } from '../harness/steps.ts';
import { bring, picture } from '../types/editing.ts';
import type { Visitor } from '../harness/visitor.ts';

const house = accounts();

const words = {
  vi: {
    account: accountsVi,
    bank: bankVi,
    exams: examsVi,
    marking: markingVi,
    player: playerVi,
    attempt: attemptVi,
    choice: choiceVi,
    editing: editingVi,
  },
  en: {
    account: accountsEn,
    bank: bankEn,
    exams: examsEn,
    marking: markingEn,
    player: playerEn,
    attempt: attemptEn,
    choice: choiceEn,
    editing: editingEn,
  },
} as const;
type Locale = keyof typeof words;

interface Subject {
  readonly subject: 'MATH' | 'ENGLISH';
  readonly skill: 'NU' | 'WR';
  /** The stem of the question that is written in the editor; dollar signs enclose formulas. */
  readonly stem: string;
  readonly options: readonly [string, string, string, string];
  readonly right: 0 | 1 | 2 | 3;
  readonly picture: string;
  readonly alt: string;
  /** The task whose answers a teacher marks. */
  readonly task: string;
  readonly answer: string;
}

const subjects: Readonly<Record<'maths' | 'english', Subject>> = {
  maths: {
    subject: 'MATH',
    skill: 'NU',
    stem: 'Nghiệm dương của $x^2-4=0$ là',
    options: ['$x=2$', '$x=4$', '$x=\\sqrt{2}$', '$x=16$'],
    right: 0,
    picture: 'basketball',
    alt: 'Đồ thị của hàm số',
    task: 'Chứng minh rằng $\\frac{a+b}{2}\\ge\\sqrt{ab}$ với $a,b\\ge 0$.',
    answer:
      'Xét hiệu (căn a trừ căn b) bình phương, luôn không âm; chia hai vế cho 2 ta được điều phải chứng minh với mọi a, b không âm.',
  },
  english: {
    subject: 'ENGLISH',
    skill: 'WR',
    stem: 'What is in the picture? It costs $3\\times 4$ dollars.',
    options: ['an apple', 'a bus', 'a cat', 'a bell'],
    right: 0,
    picture: 'apple',
    alt: 'A red fruit',
    task: 'Your friend Sam needs $2\\frac{1}{2}$ cups of sugar for a cake. Write an e-mail and say where to buy it.',
    answer:
      'Hi Sam, take the number 32 bus to the market near my house and ask for Mrs Lan. She sells sugar, eggs and flour, and she is very kind. See you soon!',
  },
};

/** A request sent by the signed-in page. */
async function send<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const reply = await fetch(`/api${path}`, {
        method,
        ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const json = (await reply.json()) as { result: boolean; data: unknown };
      if (!json.result) throw new Error(`${path}: ${JSON.stringify(json)}`);
      return json.data;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

/** Signs up in the form as a teacher, and gets a package as if bought. */
async function signUp({ page }: Visitor, locale: Locale, fullName: string, phone: string): Promise<string> {
  const { account } = words[locale];
  await page.goto(locale === 'en' ? '/en/register' : '/register');
  await giveBirthday(page, '06/05/1990', { field: account.birthday.label, next: account.birthday.submit });
  await page.getByRole('textbox', { name: account.address.label }).fill(phone);
  await page.getByRole('button', { name: account.address.submit }).click();
  const first = page.locator('input[autocomplete="one-time-code"]').first();
  await first.waitFor();
  const reply = await fetch(`${house.product.origin}/dev/outbox?to=${phone}&format=json`);
  const { data } = (await reply.json()) as { data: { body: string }[] };
  await first.click();
  await page.keyboard.type(/\b(\d{6})\b/.exec(data[0]!.body)![1]!);
  await page.getByRole('textbox', { name: account.details.fullName }).fill(fullName);
  await page.getByRole('textbox', { name: account.newPassword.first, exact: true }).fill('Muahoa2026');
  await page.getByRole('textbox', { name: account.newPassword.firstAgain }).fill('Muahoa2026');
  await page.getByRole('checkbox', { name: new RegExp(`^${account.details.agree}`) }).check();
  await page.getByRole('button', { name: account.details.submit }).click();
  await tick(page.getByRole('radio', { name: new RegExp(`^${account.role.teacher}`) }));
  await page.getByRole('button', { name: account.role.submit }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/home'));
  const { id } = await house.db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirstOrThrow();
  await house.db
    .updateTable('memberships')
    .set({ package_code: 'ADVANCE', ends_at: new Date(Date.now() + 86_400_000) })
    .where('user_id', '=', id)
    .execute();
  await page.reload();
  return id;
}

/** Writes the question in the editor, with formulas and picture. */
async function writeQuestion(visitor: Visitor, locale: Locale, one: Subject): Promise<void> {
  const { page } = visitor;
  const { bank, choice, editing } = words[locale];
  await follow(page, `${locale === 'en' ? '/en' : ''}/questions/new?type=MC1`);
  const stem = page.getByRole('textbox', { name: choice.editor.question, exact: true });
  await stem.click();
  // Text between dollar signs becomes a formula while it is typed.
  await stem.pressSequentially(one.stem);
  await expect.poll(() => stem.locator('.katex').count()).toBeGreaterThan(0);
  for (const [at, text] of one.options.entries()) {
    const option = page.getByRole('textbox', {
      name: choice.editor.option.replace('{{letter}}', 'ABCD'[at]!),
      exact: true,
    });
    await option.click();
    await option.pressSequentially(text);
  }
  await tick(page.getByRole('radio', { name: choice.editor.markRight.replace('{{letter}}', 'ABCD'[one.right]!) }));
  await bring(
    page,
    page.getByRole('button', { name: editing.editor.text.image, exact: true }).first(),
    picture(one.picture),
  );
  await page.getByRole('textbox', { name: editing.editor.image.alt, exact: true }).fill(one.alt);
  await visitor.lookAround('question in the editor');
  await page.getByRole('button', { name: bank.save }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/questions'));
  await page.locator('tbody .katex').first().waitFor();
  await visitor.fits('bank');
}

/** Makes the test and the rest of its content: a task with formula and picture that a teacher marks. */
async function makeTest(page: Page, one: Subject): Promise<{ examId: string; name: string }> {
  const [written] = await send<{ id: string; gradeId: string | null; subject: string }[]>(
    page,
    'GET',
    '/itf/questions?scope=mine',
  );
  const whole = await send<{ schemaVersion: number; content: { images: unknown[] }; answerKey: unknown }>(
    page,
    'GET',
    `/questions/${written!.id}`,
  );
  const { content, key } = samples.EW1;
  const [item, ...rest] = (content as unknown as { items: { prompt: string }[] }).items;
  const facts = { gradeId: 'G9', subject: one.subject, skill: one.skill, difficulty: 'M2' };
  // Saves a second version of the question with this grade and subject.
  await send(page, 'POST', '/questions/update', {
    ...facts,
    id: written!.id,
    version: 1,
    schemaVersion: whole.schemaVersion,
    content: whole.content,
    answerKey: whole.answerKey,
  });
  const task = await send<{ id: string }>(page, 'POST', '/questions', {
    ...facts,
    type: 'EW1',
    schemaVersion: questionType('EW1').schemaVersion,
    content: { ...content, images: whole.content.images, items: [{ ...item, prompt: one.task }, ...rest] },
    answerKey: key,
  });
  const part = (id: string, name: string, questions: number) => ({
    id,
    name,
    instructions: '',
    questions,
    points: 500,
  });
  const total = 1 + itemsOf('EW1', content).length;
  const format = await send<{ id: string }>(page, 'POST', '/itf/unit-test-templates', {
    name: `Hai phần ${one.subject} ${Date.now()}`,
    gradeId: 'G9',
    subject: one.subject,
    minutes: 30,
    totalQuestions: total,
    totalPoints: 1000,
    cognition: 'RANDOM',
    sections: [
      { id: 'sect1', skill: one.skill, parts: [part('part1', 'Trắc nghiệm', 1), part('part2', 'Tự luận', total - 1)] },
    ],
  });
  const name = `Kiểm tra ${one.subject} ${Date.now()}`;
  const values = {
    name,
    examType: 4,
    gradeId: 'G9',
    minutes: 30,
    formatId: format.id,
    parts: [
      { partId: 'part1', questions: [{ id: written!.id }] },
      { partId: 'part2', questions: [{ id: task.id }] },
    ],
  };
  const made = await send<{ id: string; updatedAt: string }>(page, 'POST', '/itf/unit-tests/create', values);
  await send(page, 'PUT', '/itf/unit-tests/update', {
    ...values,
    id: made.id,
    updatedAt: made.updatedAt,
    finish: true,
  });
  return { examId: made.id, name };
}

/** Signs up with the phone number, or signs in with a new account; returns the teacher's id. */
async function enterAsTeacher(teacher: Visitor, locale: Locale, phone: string | null): Promise<string> {
  if (phone !== null) return signUp(teacher, locale, 'Trần Thị Mộc Miên', phone);
  const user = await house.person({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Miên' });
  await enter(teacher.page, house.product.origin, emailOf(user));
  await teacher.page.goto(`${locale === 'en' ? '/en' : ''}/home`);
  return user.id;
}

/** In the bank: where the question is used. In the editor: what a change would affect, and the versions. */
async function seeUse(teacher: Visitor, locale: Locale, name: string): Promise<void> {
  const { page } = teacher;
  const w = words[locale];
  const base = locale === 'en' ? '/en' : '';
  await follow(page, `${base}/classes`);
  await follow(page, `${base}/questions?m=mine`);
  const used = page.getByRole('button', {
    name: (w.bank.tests as Record<string, string>)[locale === 'en' ? 'used_one' : 'used_other']!.replace(
      '{{count}}',
      '1',
    ),
  });
  await used.first().click();
  await page.getByRole('dialog').getByRole('link', { name }).waitFor();
  await teacher.lookAround('tests of a question');
  await page.keyboard.press('Escape');
  await page.locator('tbody button[title]').last().click();
  await page.getByText(w.bank.tests.running).waitFor();
  await page.getByRole('button', { name: w.bank.versions.title }).click();
  await page.getByRole('heading', { name: new RegExp(w.bank.versions.number.replace('{{number}}', '1')) }).waitFor();
  // The message about saving may still lie above the drawer.
  await teacher.fits('versions');
  await page.keyboard.press('Escape');
  // The tool bar of a text field is one tab stop; arrow keys move inside it.
  const tools = page.getByRole('toolbar', {
    name: w.editing.editor.text.toolbar.replace('{{label}}', w.choice.editor.question),
  });
  const stops = () => tools.locator('button').evaluateAll((all) => all.map((tool) => (tool as HTMLElement).tabIndex));
  expect((await stops()).filter((stop) => stop === 0)).toHaveLength(1);
  await tools.locator('button').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await stops()).toEqual((await stops()).map((_, at) => (at === 1 ? 0 : -1)));
}

async function seePaper(teacher: Visitor, locale: Locale, own: Locale, examId: string): Promise<void> {
  const { page } = teacher;
  const w = words[locale];
  const base = locale === 'en' ? '/en' : '';
  await follow(page, `${base}/unit-test/${examId}?print=paper`);
  await page.getByRole('article').locator('.katex').first().waitFor();
  await page.getByText(w.exams.print.numberings.parts).click();
  await page.getByText(w.exams.print.copies.teacher).click();
  // A test of English speaks English, whatever the page does.
  const first = own === 'vi' ? 'Câu 1.' : 'Question 1.';
  await expect.poll(() => page.getByRole('article').getByText(first, { exact: true }).count()).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('12pt Tinos', 'A'))).toBe(true);
  await teacher.lookAround('paper');
  // The test may be printed in another language than the page's.
  const [other, otherFirst] = own === 'vi' ? (['en', 'Question 1.'] as const) : (['vi', 'Câu 1.'] as const);
  await page.getByText(w.exams.print.languages[other], { exact: true }).click();
  await expect.poll(() => page.getByRole('article').getByText(otherFirst, { exact: true }).count()).toBe(2);
  expect(await page.getByRole('article').getByText(first, { exact: true }).count()).toBe(0);
}

/** Makes a class with one learner and assigns the test to it. */
async function assign(
  teacher: Visitor,
  base: string,
  teacherId: string,
  examId: string,
): Promise<{ assignmentId: string; pupil: TestUser }> {
  const { page } = teacher;
  const { id: classId } = await send<{ id: string }>(page, 'POST', '/itf/class', {
    code: `CT-${Date.now()}`,
    name: '9A1',
    gradeId: 'G9',
    schoolYear: 2026,
  });
  const pupil = await house.withPassword(
    await addUser(house.db, Date.now(), { role: 'STUDENT', firstName: 'Bình', lastName: 'Lê' }),
  );
  await house.db
    .insertInto('class_students')
    .values({ owner_id: teacherId, class_id: classId, student_id: pupil.id, joined_at: new Date() })
    .execute();
  const { id: assignmentId } = await send<{ id: string }>(page, 'POST', `/itf/classes/${classId}/unit-tests`, {
    examId,
    startsAt: new Date(Date.now() - 60_000).toISOString(),
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await follow(page, `${base}/classes/${classId}`);
  await page.getByText('Lê Bình').first().waitFor();
  await teacher.fits('class');
  return { assignmentId, pupil };
}

/** The learner answers a question, writes an answer and hands in. */
async function takeTest(learner: Visitor, locale: Locale, one: Subject): Promise<void> {
  const w = words[locale];
  await learner.page.getByRole('button', { name: w.player.start.start }).click();
  await learner.page.locator('[data-item]').first().waitFor();
  await learner.page.locator('[data-question] .katex, [data-item] .katex').first().waitFor();
  // The picture may arrive after the question.
  await expect
    .poll(() =>
      learner.page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await tick(learner.page.getByRole('main').getByRole('radio').first());
  await learner.lookAround('player');
  await pressOnceLoaded(learner.page, 'j');
  await learner.page.locator('textarea').first().fill(one.answer);
  await learner.fits('writing');
  await learner.page.getByRole('button', { name: w.player.submit.open }).first().click();
  await learner.page.getByRole('dialog').getByRole('button', { name: w.attempt.submit.confirm }).click();
}

/** Marks by keyboard, with task and picture beside the answer. */
async function mark(teacher: Visitor, locale: Locale, assignmentId: string, one: Subject): Promise<void> {
  const { page } = teacher;
  const w = words[locale];
  const base = locale === 'en' ? '/en' : '';
  await follow(page, `${base}/learning/${assignmentId}/marking`);
  await page.getByText(one.answer.slice(0, 30)).first().waitFor();
  await page
    .getByText(
      (w.marking as unknown as Record<string, string>)[locale === 'en' ? 'left_one' : 'left_other']!.replace(
        '{{count}}',
        '1',
      ),
    )
    .first()
    .waitFor();
  await teacher.lookAround('an answer to mark');
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['5', '5', '5']) await page.keyboard.press(key);
  await page.keyboard.press('n');
  await page.getByText(w.marking.allDone, { exact: true }).waitFor();
  await follow(page, `${base}/learning/${assignmentId}`);
  await page.getByRole('grid').getByRole('row', { name: 'Lê Bình' }).waitFor();
  await teacher.lookAround('results');
}

async function run(locale: Locale, width: number, one: Subject, phone: string | null): Promise<void> {
  const w = words[locale];
  const base = locale === 'en' ? '/en' : '';
  const screen = width < 768 ? { height: 740, touch: true } : {};
  const teacher = await house.device(width, screen);
  const { page } = teacher;
  const teacherId = await enterAsTeacher(teacher, locale, phone);
  await page.getByRole('heading', { level: 1, name: /Miên/ }).waitFor();
  await teacher.lookAround('home');

  // The new page is announced, and the keyboard continues in its content.
  await follow(page, `${base}/questions`);
  const said = page.getByRole('status').filter({ hasText: w.bank.title }).first();
  await said.waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

  await writeQuestion(teacher, locale, one);
  const { examId, name } = await makeTest(page, one);
  await seeUse(teacher, locale, name);
  await seePaper(teacher, locale, one === subjects.english ? 'en' : locale, examId);
  const { assignmentId, pupil } = await assign(teacher, base, teacherId, examId);

  const learner = await house.device(width, screen);
  await enter(learner.page, house.product.origin, emailOf(pupil));
  await learner.page.goto(`${base}/assigned-unit-test/${assignmentId}`);
  await takeTest(learner, locale, one);
  await expect
    .poll(() => house.db.selectFrom('attempts').select('status').where('student_id', '=', pupil.id).executeTakeFirst())
    .toEqual({ status: 'SCORED' });
  await mark(teacher, locale, assignmentId, one);

  await house.db.updateTable('assignments').set({ ends_at: new Date() }).where('id', '=', assignmentId).execute();
  await learner.page.goto(`${base}/assigned-unit-test/${assignmentId}`);
  await learner.page.locator('.katex').first().waitFor();
  await learner.lookAround('marked paper');
}

test('a maths teacher signs up and marks a test, in Vietnamese on a desktop', () =>
  run('vi', 1280, subjects.maths, '0912777101'));
test('a maths teacher signs up and marks a test, in English on a phone', () =>
  run('en', 360, subjects.maths, '0912777102'));
test('an English teacher marks a test, in Vietnamese on a phone', () => run('vi', 360, subjects.english, null));
