/**
 * Names of controls with formulas, read from the browser's accessibility tree: every option, chip, zone, column, row and
 * piece of every question type that may hold a formula is named by it.
 */
import { questionTypeCodes, type QuestionContent, type QuestionKey } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { createSchool, type MadeQuestion, type School } from '../../apps/api/src/testing/school.ts';
import { addUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visitor.ts';

const { origin, databaseUrl } = inject('product');
let browser: OwnBrowser;
let db: Db;
let school: School;

/** Lists in a question's content whose entries a learner chooses, moves or aims at. */
const lists = new Set(['options', 'targets', 'chips', 'rows', 'columns', 'sources', 'pieces', 'list']);
let formulas = 0;
/** What the formulas of each question are read as. */
const expected = new Map<string, string[]>();

/** The content with a formula of its own in each entry that has a text, and in the name of each zone. */
function withFormulas(value: unknown, read: string[], list = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withFormulas(one, read, list));
  if (typeof value !== 'object' || value === null) return value;
  // The options of a gap that is an example are not offered.
  if ('example' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isText = (lists.has(list) && key === 'text') || (list === 'zones' && key === 'name');
      if (!isText || typeof inner !== 'string' || inner === '') return [key, withFormulas(inner, read, key)];
      formulas += 1;
      read.push(`${formulas}/7`);
      return [key, `$\\dfrac{${formulas}}{7}$`];
    }),
  );
}

beforeAll(async () => {
  browser = await launchBrowser();
  db = createDatabase(createPool({ url: databaseUrl, max: 3 }));
  const made = questionTypeCodes.flatMap((code): MadeQuestion[] => {
    const read: string[] = [];
    const { content, key } = samples[code] as { content: QuestionContent; key: QuestionKey };
    const changed = withFormulas(content, read) as QuestionContent;
    if (read.length === 0) return [];
    expected.set(code, read);
    return [{ code, content: changed, key }];
  });
  school = await createSchool(
    { db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) },
    { made },
  );
});
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
});

const controls = new Set([
  'radio',
  'checkbox',
  'button',
  'option',
  'MenuListOption',
  'menuitem',
  'radiogroup',
  'group',
]);

test('every control is named by its formula, and no formula is drawn as text', async () => {
  const { page, context, problems, leave } = await visit(browser, { origin, width: 1280, height: 900 });
  const learner = await school.student({ firstName: 'Vy' });
  await context.addCookies([{ name: 'session', value: learner.token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
  await page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const session = await context.newCDPSession(page);
  const wrong: Record<string, unknown> = {};
  const met = new Set<string>();
  for (;;) {
    await page.locator('[data-question]').last().locator('[data-item]').first().waitFor();
    await page.waitForFunction(() => document.querySelector('[data-formula][data-pending]') === null);
    const ids = await page
      .locator('[data-question]')
      .evaluateAll((nodes) => [...new Set(nodes.map((node) => (node as HTMLElement).dataset['question']!))]);
    const codes = ids.map((id) => school.questions.find((one) => one.id === id)!.code);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: { ignored: boolean; role?: { value: string }; name?: { value: string } }[];
    };
    const named = nodes.filter(({ ignored, role }) => !ignored && controls.has(role?.value ?? ''));
    const names = named.map(({ name }) => name?.value ?? '');
    const text = await page.locator('main').innerText();
    for (const code of codes) {
      met.add(code);
      const missing = expected.get(code)!.filter((formula) => !names.some((name) => name.includes(formula)));
      // A group may have no name of its own; a control never.
      const nameless = named.filter(
        ({ role, name }) => role?.value !== 'group' && /^\s*(?:[A-H]\.?)?\s*$/.test(name?.value ?? ''),
      ).length;
      const raw = names.filter((name) => /\\|\$/.test(name));
      if (missing.length > 0 || nameless > 0 || raw.length > 0 || text.includes('\\dfrac'))
        wrong[code] = { missing, nameless, raw, drawnAsText: text.includes('\\dfrac') };
    }
    const next = page.getByRole('button', { name: /^(Câu tiếp|Sau|Tiếp)$/ });
    if ((await next.count()) === 0 || (await next.getAttribute('aria-disabled')) !== null) break;
    await next.click();
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>(`[data-question="${old}"]`) === null,
      ids[0]!,
    );
  }
  expect([...met].toSorted()).toEqual([...expected.keys()].toSorted());
  expect(wrong).toEqual({});
  expect(problems).toEqual([]);
  await leave();
});
