/**
 * One test for each question type: a teacher builds it in the editor; three learners take it in the real player, one
 * with a mouse (1280 px), one by touch (360 px), one with the keyboard alone (820 px); one of them reads the review.
 * A file calls `typeTests()` once and `it(code, steps)` for each of its codes; choice.test.ts shows the pattern.
 * `vitest run --project question-types e2e/types/choice.test.ts -t MC1` runs one.
 */
import {
  defaultsOf,
  itemsOf,
  parseContent,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { createSchool } from '../../apps/api/src/testing/school.ts';
import { addUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { follow, tick } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';
import { press, usingOnly, type InputMethod } from './input.ts';

export interface Answering {
  readonly page: Page;
  /** The question as the player shows it. */
  readonly root: Locator;
}

export interface TypeSteps {
  /** Fills in the open editor until it can be saved. Skill, level and other facts need no input. */
  build(editor: { page: Page; fields: Locator; preview: Locator }): Promise<void>;
  /** Answers everything right, with this input method alone. */
  answer: Readonly<Record<InputMethod, (player: Answering) => Promise<void>>>;
  /** What the learner's review must show, besides every number; accessibility is checked anyway. */
  review(review: { page: Page; root: Locator }): Promise<void>;
  /** How the answers are scored; full marks when left out. */
  outcome?: 'needs-teacher' | 'unscored';
}

const screens: Readonly<Record<InputMethod, { width: number; height: number; touch: boolean }>> = {
  pointer: { width: 1280, height: 860, touch: false },
  touch: { width: 360, height: 740, touch: true },
  keyboard: { width: 820, height: 1100, touch: false },
};
const inputMethods: readonly InputMethod[] = ['pointer', 'touch', 'keyboard'];

type Person = Visitor & { readonly user: TestUser };

/** The users of one test file, in one browser. */
export function typeTests(): (code: QuestionTypeCode, steps: TypeSteps) => void {
  const { origin, databaseUrl } = inject('product');
  let browser: OwnBrowser;
  let db: Db;
  let teacher: TestUser;
  let author: Person;
  let learners: Readonly<Record<InputMethod, Person>>;
  /** The test before has failed half-way: its open form or attempt must not appear in the next one. */
  let leftHalfDone = false;

  async function open(user: TestUser, options: { width: number; height: number; touch?: boolean }): Promise<Person> {
    const visitor = await visit(browser, { origin, ...options });
    await visitor.context.addCookies([
      { name: 'session', value: user.token, url: origin, httpOnly: true, sameSite: 'Lax' },
    ]);
    await visitor.context.grantPermissions(['microphone'], { origin });
    return { ...visitor, user };
  }

  beforeAll(async () => {
    browser = await launchBrowser();
    db = createDatabase(createPool({ url: databaseUrl, max: 3 }));
    teacher = await addUser(db, Date.now(), {
      role: 'TEACHER',
      package: 'ADVANCE',
      firstName: 'Hà',
      lastName: 'Nguyễn Thu',
    });
    author = await open(teacher, { width: 1280, height: 900 });
    const all = await Promise.all(
      inputMethods.map(
        async (method) =>
          [
            method,
            await open(await addUser(db, Date.now(), { role: 'STUDENT', firstName: method }), screens[method]),
          ] as const,
      ),
    );
    learners = Object.fromEntries(all) as Record<InputMethod, Person>;
  });
  afterAll(async () => {
    await browser?.close();
    await db?.destroy();
  });

  return (code, steps) => {
    test(`${code}: built, taken by mouse, by touch and by keyboard alone, reviewed`, async () => {
      if (leftHalfDone) await Promise.all([author, ...Object.values(learners)].map((one) => forget(one, origin)));
      leftHalfDone = true;
      const made = await buildIn(author, db, code, steps);
      const school = await createSchool(
        { db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) },
        { made: [{ code, ...made }], teacher },
      );
      for (const method of inputMethods) {
        const learner = learners[method];
        await school.enrol(learner.user);
        await take(learner, method, school.assignmentId, code, made.content, steps);
        await expectResult(db, school.assignmentId, learner.user, steps);
      }
      await db.updateTable('assignments').set({ ends_at: new Date() }).where('id', '=', school.assignmentId).execute();
      await readReview(learners.touch, code, school.assignmentId, steps);
      leftHalfDone = false;
    });
  };
}

/**
 * Leaves a page that another test left half-way, and empties the browser's database, from which drafts would come back.
 */
async function forget({ page, context }: Person, origin: string): Promise<void> {
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
}

async function buildIn(
  { page, lookAround }: Person,
  db: Db,
  code: QuestionTypeCode,
  { build }: TypeSteps,
): Promise<{ content: QuestionContent; key: QuestionKey }> {
  await follow(page, `/questions/new?type=${code}`);
  const preview = page.getByRole('complementary', { name: 'Học sinh sẽ thấy' });
  await preview.waitFor();
  const fields = page.locator('main').first();
  await fields.getByRole('textbox').first().waitFor();
  await build({ page, fields, preview });
  await lookAround(`${code}, editor`);
  const [saved] = await Promise.all([
    page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && new URL(reply.url()).pathname === '/api/questions',
    ),
    page.getByRole('button', { name: 'Lưu câu hỏi' }).click(),
  ]).catch(async (error: unknown) => {
    const complaints = await page.getByRole('alert').allInnerTexts();
    throw new Error(`${code} was not saved: ${complaints.join(' | ')}`, { cause: error });
  });
  const reply = (await saved.json()) as { result: boolean; data?: { id: string } };
  expect(reply, `${code} saved`).toMatchObject({ result: true });
  await page.waitForURL((url) => url.pathname === '/questions');
  const id = reply.data!.id;
  const { content, schema_version: schemaVersion } = await db
    .selectFrom('question_versions')
    .select(['content', 'schema_version'])
    .where('question_id', '=', id)
    .executeTakeFirstOrThrow();
  const { answer_key: key } = await db
    .selectFrom('question_keys')
    .select('answer_key')
    .where('question_id', '=', id)
    .executeTakeFirstOrThrow();
  const parsed = parseContent(code, schemaVersion, content);
  if (!parsed.ok) throw new Error(`${code} does not parse: ${JSON.stringify(parsed.problems)}`);
  expect(parsed.value).not.toEqual(defaultsOf(code).content);
  return { content: parsed.value, key: key as QuestionKey };
}

async function take(
  { page, lookAround, fits }: Person,
  method: InputMethod,
  assignmentId: string,
  code: QuestionTypeCode,
  content: QuestionContent,
  { answer }: TypeSteps,
): Promise<void> {
  await page.goto(`/assigned-unit-test/${assignmentId}`);
  await press(page.getByRole('button', { name: 'Bắt đầu làm bài' }));
  const root = page.locator('[data-question]').last();
  const handIn = page.getByRole('button', { name: 'Nộp bài' });
  await handIn.waitFor();
  await root.locator('[data-item]').first().waitFor();
  // Axe looks at every type without answers in player.test.ts, at 1280 px.
  await fits(`${code}, player, ${method}, empty`);
  await usingOnly(page, method, () => answer[method]({ page, root }));
  const total = itemsOf(code, content).length;
  // Waits some frames: colours change after what was chosen is drawn, and a part is drawn one frame after the whole.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  // The three pages differ only in width: axe runs on the narrowest one.
  await (method === 'touch' ? lookAround : fits)(`${code}, player, ${method}, answered`);
  await press(handIn);
  const sheet = page.getByRole('dialog', { name: 'Nộp bài bây giờ?' });
  // The dialog counts every item as answered.
  await sheet.getByText(`${total}/${total}`).waitFor();
  await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/unit-tests-result/submit') && reply.ok()),
    press(sheet.getByRole('button', { name: 'Nộp bài' })),
  ]);
  await sheet.waitFor({ state: 'detached' });
  // Leaves the player, so that the result page is not loaded three times; the result is checked once, after the test.
  await page.goto('/icon.svg');
}

async function expectResult(
  db: Db,
  assignmentId: string,
  learner: TestUser,
  { outcome = 'right' }: { outcome?: string },
): Promise<void> {
  const newest = () =>
    db
      .selectFrom('attempt_results')
      .innerJoin('attempts', (join) =>
        join
          .onRef('attempts.owner_id', '=', 'attempt_results.owner_id')
          .onRef('attempts.id', '=', 'attempt_results.attempt_id'),
      )
      .select(['item_states', 'points', 'max_points'])
      .where('attempts.assignment_id', '=', assignmentId)
      .where('attempts.student_id', '=', learner.id)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
  await expect.poll(newest, { message: 'scored' }).toBeDefined();
  const { item_states, points, max_points } = (await newest())!;
  const letter = { right: 'R', partial: 'P', wrong: 'W', 'needs-teacher': 'N', unscored: 'U' }[outcome];
  expect(new Set(item_states)).toEqual(new Set([letter]));
  if (outcome === 'right') expect(points).toBe(max_points);
}

async function readReview(
  { page, lookAround }: Person,
  code: QuestionTypeCode,
  assignmentId: string,
  { review }: TypeSteps,
): Promise<void> {
  // As a new document: an open page would still show its data from before the end of the test.
  await page.goto(`/assigned-unit-test/${assignmentId}`);
  const all = page.getByRole('radio', { name: /^Tất cả/ });
  await all.waitFor();
  await tick(all);
  const root = page.locator('[data-question]').last();
  await root.locator('[data-item]').first().waitFor();
  await review({ page, root });
  await lookAround(`${code}, review`);
}
