/**
 * What every question type goes through: a teacher builds it in the editor; three learners take it in the real player,
 * one with a mouse (1280 px), one by touch (360 px), one with the keyboard alone (820 px); one of them reads the review.
 * A file calls `typeTests()` and `it(code, steps)` for each of its codes. One with many codes calls `paperTests()`, and
 * `takeAll()` after them: what its tests have built is one paper, since to open and leave the player costs more than to
 * answer (decision 0255); its steps may not name the number of a question.
 * `vitest run --project question-types e2e/types/choice.test.ts -t MC1` runs one.
 */
import {
  defaultsOf,
  parseContent,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { createSchool, type MadeQuestion, type School } from '../../apps/api/src/testing/school.ts';
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

interface Built extends MadeQuestion {
  readonly steps: TypeSteps;
}

type It = (code: QuestionTypeCode, steps: TypeSteps) => void;

/** The people of one test file, in one browser, and what they do. */
function people() {
  const { origin, databaseUrl } = inject('product');
  let browser: OwnBrowser;
  let db: Db;
  let teacher: TestUser;
  let author: Person;
  let learners: Readonly<Record<InputMethod, Person>>;

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

  return {
    async build(code: QuestionTypeCode, steps: TypeSteps): Promise<Built> {
      return { code, ...(await buildIn(author, db, code, steps)), steps };
    },
    give: (built: readonly Built[]): Promise<School> =>
      createSchool(
        { db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) },
        { made: built, teacher },
      ),
    async takeBy(method: InputMethod, school: School, built: readonly Built[]): Promise<void> {
      const learner = learners[method];
      await school.enrol(learner.user);
      await take(learner, method, school, built);
      await expectResult(db, school, learner.user, built);
    },
    async review(school: School, built: readonly Built[]): Promise<void> {
      await db.updateTable('assignments').set({ ends_at: new Date() }).where('id', '=', school.assignmentId).execute();
      await readReview(learners.touch, school, built);
    },
    /** What a failed test has left open must not appear in the next one. */
    async forgetAll(): Promise<void> {
      await Promise.all([author, ...Object.values(learners)].map((one) => forget(one, origin)));
    },
  };
}

/** One test for each type, with a paper of its own. */
export function typeTests(): It {
  const { build, give, takeBy, review, forgetAll } = people();
  let leftHalfDone = false;
  return (code, steps) => {
    test(`${code}: built, taken by mouse, by touch and by keyboard alone, reviewed`, async () => {
      if (leftHalfDone) await forgetAll();
      leftHalfDone = true;
      const built = [await build(code, steps)];
      const school = await give(built);
      for (const method of inputMethods) await takeBy(method, school, built);
      await review(school, built);
      leftHalfDone = false;
    });
  };
}

/** One paper of all types of the file. */
export function paperTests(): { it: It; takeAll(): void } {
  const { build, give, takeBy, review, forgetAll } = people();
  const codes: QuestionTypeCode[] = [];
  const built: Built[] = [];
  let paper: Promise<School> | undefined;
  let leftHalfDone = false;
  return {
    it(code, steps) {
      codes.push(code);
      test(`${code}: built`, async () => {
        if (leftHalfDone) await forgetAll();
        leftHalfDone = true;
        built.push(await build(code, steps));
        leftHalfDone = false;
      });
    },
    takeAll() {
      // With the codes in the names one of them can be run alone.
      const names = codes.join(', ');
      const timeout = 60_000 + 30_000 * codes.length;
      for (const method of inputMethods)
        test(`taken by ${method} alone: ${names}`, { timeout }, async () => {
          expect(built.length, 'questions that were built').toBeGreaterThan(0);
          await takeBy(method, await (paper ??= give(built)), built);
        });
      // A paper that was not handed in keeps the review closed.
      test(`reviewed: ${names}`, { timeout }, async () => {
        await review(await paper!, built);
      });
    },
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

/** An error, or an assertion with what it found instead. */
type Fault = Error & { readonly actual?: unknown; readonly cause?: Error };

const inWords = ({ stack, message, actual, cause }: Fault): string =>
  [stack ?? message, JSON.stringify(actual), cause?.stack].filter(Boolean).join('; ');

/** The next screen by the same input method; each learner gets the questions in an order of their own. */
async function goOn(page: Page, method: InputMethod, from: string): Promise<boolean> {
  const next = page.getByRole('button', { name: /^(Câu tiếp|Sau|Tiếp)$/ });
  if ((await next.count()) === 0 || (await next.getAttribute('aria-disabled')) !== null) return false;
  await { pointer: () => next.click(), touch: () => next.tap(), keyboard: () => press(next) }[method]();
  await page.waitForFunction((old) => document.querySelector(`[data-question="${old}"]`) === null, from);
  return true;
}

async function take(
  { page, lookAround, fits }: Person,
  method: InputMethod,
  { assignmentId, questions }: School,
  built: readonly Built[],
): Promise<void> {
  await page.goto(`/assigned-unit-test/${assignmentId}`);
  await press(page.getByRole('button', { name: 'Bắt đầu làm bài' }));
  const faults: string[] = [];
  const met: QuestionTypeCode[] = [];
  let seen = 0;
  for (let more = true; more;) {
    const shown = page.locator('[data-question]');
    await shown.last().locator('[data-item]').first().waitFor();
    const ids = new Set(
      await shown.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset['question']!)),
    );
    const here = [...ids].map((id) => ({ id, ...built[questions.findIndex((question) => question.id === id)]! }));
    const codes = here.map(({ code }) => code).join(', ');
    seen += here.length;
    const screen = async () => {
      // Axe looks at every type without answers in player.test.ts, at 1280 px.
      await fits(`${codes}, player, ${method}, empty`);
      for (const { id, code, steps } of here) {
        // A passage and its items are two elements, of which the items come second.
        const root = page.locator(`[data-question="${id}"]`).last();
        await usingOnly(page, method, () => steps.answer[method]({ page, root })).catch((error: unknown) => {
          throw new Error(`${code} cannot be answered by ${method}`, { cause: error });
        });
        met.push(code);
      }
      // Waits some frames: colours change after what was chosen is drawn, and a part is drawn one frame after the whole.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      });
      // The three pages differ only in width: axe runs on the narrowest one.
      await (method === 'touch' ? lookAround : fits)(`${codes}, player, ${method}, answered`);
    };
    await screen().catch((error: Fault) => faults.push(`${codes}: ${inWords(error)}`));
    more = seen < built.length && (await goOn(page, method, here[0]!.id));
  }
  expect(faults).toEqual([]);
  expect(met.toSorted()).toEqual(built.map(({ code }) => code).toSorted());
  await press(page.getByRole('button', { name: 'Nộp bài' }));
  const sheet = page.getByRole('dialog', { name: 'Nộp bài bây giờ?' });
  // The dialog counts every item as answered.
  const total = questions.flatMap(({ items }) => items).length;
  await sheet.getByText(`${total}/${total}`).waitFor();
  await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/unit-tests-result/submit') && reply.ok()),
    press(sheet.getByRole('button', { name: 'Nộp bài' })),
  ]);
  await sheet.waitFor({ state: 'detached' });
  // Leaves the player, so that the result page is not loaded; the result is checked once, after the test.
  await page.goto('/icon.svg');
}

async function expectResult(
  db: Db,
  { assignmentId, questions }: School,
  learner: TestUser,
  built: readonly Built[],
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
  const letters = { right: 'R', 'needs-teacher': 'N', unscored: 'U' };
  const states = [...item_states];
  const found = questions.map(({ code, items }) => `${code} ${states.splice(0, items.length).join('')}`);
  expect(found).toEqual(
    questions.map(({ code, items }, at) => {
      const { outcome = 'right' } = built[at]!.steps;
      return `${code} ${letters[outcome].repeat(items.length)}`;
    }),
  );
  if (built.every(({ steps }) => steps.outcome === undefined)) expect(points).toBe(max_points);
}

async function readReview(
  { page, lookAround }: Person,
  { assignmentId, questions }: School,
  built: readonly Built[],
): Promise<void> {
  // As a new document: an open page would still show its data from before the end of the test.
  await page.goto(`/assigned-unit-test/${assignmentId}`);
  const all = page.getByRole('radio', { name: /^Tất cả/ });
  await all.waitFor();
  await tick(all);
  const faults: string[] = [];
  for (const [at, { code, steps }] of built.entries()) {
    const root = page.locator(`[data-question="${questions[at]!.id}"]`).last();
    const one = async () => {
      await root.locator('[data-item]').first().waitFor();
      await steps.review({ page, root });
    };
    await one().catch((error: Fault) => faults.push(`${code}: ${inWords(error)}`));
  }
  expect(faults).toEqual([]);
  await lookAround(`${built.map(({ code }) => code).join(', ')}, review`);
}
