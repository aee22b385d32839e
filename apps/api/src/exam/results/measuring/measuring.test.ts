/** How questions come out: what is counted, that later changes of a result reach the sums, and which version counts. */
import { graceMs, type RegradeChange } from '@vumon/domain';
import type { ChoiceContent, ChoiceKey } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { enqueue } from '#platform/jobs';
import { measureQuestionsJob } from './measure.jobs.ts';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { bankQuestionsOf } from '../../../testing/banked.ts';
import { runJobs } from '../../../testing/jobs.ts';
import { createSchool, type School, type SchoolOptions } from '../../../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const minute = 60_000;
const hour = 60 * minute;
const { right, wrong } = samples.MC1.responses;
const item = (samples.MC1.content as unknown as ChoiceContent).items[0]!;
const rightOption = (samples.MC1.key as unknown as ChoiceKey).correct[item.id]![0]!;
const otherOption = item.options.find(({ id }) => id !== rightOption)!.id;
const picked = (id: string) => ({ [item.id]: [id] });

interface Taken {
  readonly student: TestUser;
  readonly attempt: string;
}

const answerEntry = (school: School, answer: unknown, at: number) => ({
  seq: at + 1,
  question: school.questions[at]!.id,
  base: 0,
  answer: answer as never,
});

/** Takes 20 of the 45 minutes. Undefined leaves a question blank. */
async function take(
  school: School,
  answers: readonly unknown[],
  { student, number = 1, took = 20 * minute }: { student?: TestUser; number?: number; took?: number } = {},
): Promise<Taken> {
  const learner = student ?? (await school.student());
  const { id } = await t
    .as(learner)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId }, body: { number } });
  t.advance(took);
  const entries = answers.flatMap((answer, at) => (answer === undefined ? [] : [answerEntry(school, answer, at)]));
  await t
    .as(learner)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'client-one', entries } });
  await worker.round();
  return { student: learner, attempt: id };
}

const inBank = async (options: SchoolOptions): Promise<School> => {
  const school = await createSchool(t, { endsIn: 40 * hour, ...options });
  await bankQuestionsOf(t, school);
  return school;
};
const end = () => t.advance(48 * hour);
async function measure() {
  await enqueue(t, measureQuestionsJob, {});
  await runJobs(t);
}

/** Learners and mean share by question, as the bank has them. */
async function known(school: School) {
  const rows = await t.db.selectFrom('question_statistics').selectAll().execute();
  return school.questions.map(({ id }) => {
    const row = rows.find(({ question_id }) => question_id === id);
    return row && [row.n, Math.round(row.share * 1000) / 1000];
  });
}

const regrading = (school: School) => {
  const params = { id: school.assignmentId };
  const as = t.as(school.teacher);
  return {
    apply: async (number: number, change: RegradeChange, more: { scope?: 'STUDENT'; studentId?: string } = {}) => {
      const { after } = await as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', {
        params,
        query: { number },
      });
      return as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
        params,
        body: {
          number,
          change: change as never,
          scope: 'ASSIGNMENT',
          raiseOnly: false,
          reason: 'Nhập nhầm',
          notify: false,
          after,
          ...more,
        },
      });
    },
    undo: (step: string) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade/undo', { params, body: { step, notify: false } }),
  };
};
const keyed = (id: string): RegradeChange => ({ kind: 'KEY', place: [item.id], answers: [id] });

describe('what counts', () => {
  it('is the first attempt of each learner once the test has ended, and each test once', async () => {
    const school = await inBank({ codes: ['MC1', 'MC1'], attemptsAllowed: 2 });
    const [one, two] = [await school.student(), await school.student()];
    await take(school, [right, wrong], { student: one });
    await take(school, [wrong, wrong], { student: two });
    await take(school, [right, right], { student: two, number: 2 });
    await measure();
    expect(await known(school)).toEqual([undefined, undefined]);
    end();
    await measure();
    await measure();
    expect(await known(school)).toEqual([
      [2, 0.5],
      [2, 0],
    ]);
  });

  it('is not an attempt with one answer, or one that took less than a fifth of the time', async () => {
    const school = await inBank({ codes: ['MC1', 'MC1', 'MC1'] });
    await take(school, [right, right, wrong]);
    await take(school, [right, undefined, undefined]);
    await take(school, [right, right, right], { took: 5 * minute });
    end();
    await measure();
    expect(await known(school)).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
    ]);
  });

  it('tells blanks before the last answer from those that were not reached, and who chose which option', async () => {
    const school = await inBank({ codes: ['MC1', 'MC1', 'MC1', 'MC1'] });
    await take(school, [right, undefined, picked(otherOption), undefined]);
    end();
    await measure();
    const sums = await t.db
      .selectFrom('item_sums')
      .selectAll()
      .where('assignment_id', '=', school.assignmentId)
      .execute();
    expect(school.questions.map(({ id }) => sums.find(({ question_id }) => question_id === id)!.reached)).toEqual([
      1, 1, 1, 0,
    ]);
    const { rows } = await sql<{ choice: number; right: boolean; n: number; sr: number }>`
      SELECT choice, is_right AS "right", n, sr FROM item_choices WHERE question_id = ${school.questions[2]!.id} ORDER BY choice`.execute(
      t.db,
    );
    expect(rows).toEqual(
      item.options.map(({ id }, at) => ({
        choice: at + 1,
        right: id === rightOption,
        n: id === otherOption ? 1 : 0,
        sr: id === otherOption ? 1 : 0,
      })),
    );
  });
});

describe('a result that changes after the test was measured', () => {
  it('by a regrade and its undoing', async () => {
    const school = await inBank({ codes: ['MC1', 'MC1'] });
    await take(school, [right, right]);
    await take(school, [wrong, right]);
    end();
    await measure();
    expect(await known(school)).toEqual([
      [2, 0.5],
      [2, 1],
    ]);
    const { step } = await regrading(school).apply(2, { kind: 'VOID' });
    await measure();
    expect(await known(school)).toEqual([[2, 0.5], undefined]);
    await regrading(school).undo(step.id);
    await measure();
    expect(await known(school)).toEqual([
      [2, 0.5],
      [2, 1],
    ]);
    // Everybody gets the points whatever the answer is: that says nothing about the question.
    await regrading(school).apply(1, { kind: 'FULL' });
    await measure();
    expect(await known(school)).toEqual([undefined, [2, 1]]);
  });

  it('by a late answer that the teacher accepts', async () => {
    const school = await inBank({ codes: ['MC1', 'MC1', 'MC1'] });
    const student = await school.student();
    const { id } = await t
      .as(student)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    const send = (at: number) =>
      t.as(student).call('POST /student/attempts/{id}/answers', {
        params: { id },
        body: { clientId: 'client-one', entries: [answerEntry(school, right, at)] },
      });
    await send(0);
    await send(1);
    t.advance(45 * minute + graceMs + 1000);
    await expect(send(2)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
    await worker.round();
    end();
    await measure();
    expect(await known(school)).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
    ]);
    const teacher = t.as(school.teacher);
    const { late } = await teacher.call('GET /itf/unit-tests-result/{id}', { params: { id } });
    await teacher.call('POST /itf/unit-tests-result/{id}/accept-late', {
      params: { id },
      body: { entries: late.map(({ entry }) => entry), reason: 'Mất mạng' },
    });
    await measure();
    expect(await known(school)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('by an attempt that is opened again', async () => {
    const school = await inBank({ codes: ['MC1', 'MC1'] });
    const { student, attempt } = await take(school, [wrong, wrong]);
    end();
    await measure();
    expect(await known(school)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await t
      .as(school.teacher)
      .call('POST /itf/unit-tests-result/{id}/reopen', { params: { id: attempt }, body: { minutes: 30 } });
    await measure();
    await t.as(student).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: attempt, clientId: 'client-two', entries: [{ ...answerEntry(school, right, 0), base: 1 }] },
    });
    await worker.round();
    await measure();
    expect((await known(school))[0]).toEqual([1, 1]);
  });
});

describe('the version of a question', () => {
  const save = async (school: School, key: string, explanation = '') => {
    const as = t.as(school.teacher);
    const params = { id: school.questions[0]!.id };
    const { version, content, schemaVersion, answerKey } = await as.call('GET /questions/{id}', { params });
    await as.call('POST /questions/update', {
      body: {
        id: params.id,
        version,
        gradeId: 'G9',
        subject: 'ENGLISH',
        skill: 'GR',
        schemaVersion,
        content: content as never,
        answerKey: { ...(answerKey as object), correct: { [item.id]: [key] }, explanation } as never,
      },
    });
  };
  const listed = async (school: School) =>
    (await t.as(school.teacher).call('GET /questions/{id}', { params: { id: school.questions[0]!.id } })).measured;

  it('with another key starts anew, and counts again when the key is restored; an explanation changes nothing', async () => {
    const school = await inBank({ codes: ['MC1'] });
    for (let at = 0; at < 20; at++) await take(school, [at < 13 ? right : wrong], { took: 10 * minute });
    end();
    await measure();
    expect(await listed(school)).toMatchObject({ share: 65, learners: 20, tests: 1, flags: [] });
    await save(school, otherOption);
    // At once, not only after the next measurement.
    expect(await listed(school)).toBeNull();
    await measure();
    expect(await listed(school)).toBeNull();
    await save(school, rightOption, 'Vì câu ở thì quá khứ.');
    await measure();
    expect(await listed(school)).toMatchObject({ share: 65, learners: 20 });
  });

  it('that a regraded test has become is found when the key is corrected in the bank too', async () => {
    const school = await inBank({ codes: ['MC1', 'MC1'] });
    await take(school, [picked(otherOption), right]);
    await take(school, [right, right]);
    end();
    await measure();
    expect((await known(school))[0]).toEqual([2, 0.5]);
    await regrading(school).apply(1, keyed(otherOption));
    await measure();
    // The regrade has corrected the teacher's own question as well.
    expect((await known(school))[0]).toEqual([2, 0.5]);
    const versions = await t.db
      .selectFrom('item_sums')
      .select(['version', 'n'])
      .where('question_id', '=', school.questions[0]!.id)
      .execute();
    expect(versions).toEqual([{ version: 2, n: 2 }]);
    await save(school, rightOption);
    await measure();
    expect((await known(school))[0]).toBeUndefined();
    await save(school, otherOption);
    await measure();
    expect((await known(school))[0]).toEqual([2, 0.5]);
  });
});

it('tells what to look at in thirty answers, in the bank to its author alone', async () => {
  const school = await inBank({ codes: ['MC1', 'MC1', 'MC1'] });
  const right3 = [picked(rightOption), picked(rightOption)];
  const wrong3 = [picked(otherOption), picked(otherOption)];
  const details = async () =>
    (
      await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/details', {
        params: { id: school.assignmentId },
        query: { number: 1 },
      })
    ).flags.map(({ flag }) => flag);
  // Whoever knows the other two questions gets this one wrong.
  const takeBoth = async () => {
    await take(school, [picked(otherOption), ...right3], { took: 10 * minute });
    await take(school, [picked(rightOption), ...wrong3], { took: 10 * minute });
  };
  for (let pairs = 0; pairs < 14; pairs++) await takeBoth();
  expect(await details()).toEqual([]);
  await takeBoth();
  expect(await details()).toEqual(['WRONG_KEY', 'TURNS_ROUND']);
  // From a hundred answers on the question is also one to check for those who keep the system's content.
  for (let pairs = 15; pairs < 50; pairs++) await takeBoth();
  end();
  await measure();
  const { id } = school.questions[0]!;
  const { suspicions } = await t.db
    .selectFrom('question_statistics')
    .select('suspicions')
    .where('question_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(suspicions).toEqual([expect.objectContaining({ kind: 'TURNS_ROUND', item: 1, n: 100 })]);
  await t.db.updateTable('questions').set({ privacy: 'PUBLIC' }).where('id', '=', id).execute();
  const seen = async (user: TestUser) =>
    (await t.as(user).call('GET /questions/{id}', { params: { id } })).measured?.flags.map(({ flag }) => flag);
  expect(await seen(school.teacher)).toEqual(['WRONG_KEY', 'TURNS_ROUND', 'DEAD_OPTION']);
  expect(await seen(await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }))).toEqual([]);
});

/** Everything that the sums of a test should be, straight from the stored results. */
async function recomputed(school: School) {
  const { rows } = await sql<{ student: string; states: string; points: number[]; max: number[] | null }>`
    SELECT p.student_id AS student, r.item_states AS states, r.item_points AS points, r.item_max AS max FROM attempts p
    JOIN attempt_results r ON r.owner_id = p.owner_id AND r.attempt_id = p.id
    WHERE p.assignment_id = ${school.assignmentId} AND p.number = 1 AND p.status = 'SCORED'
      AND r.revision = (SELECT max(revision) FROM attempt_results x WHERE x.attempt_id = p.id)`.execute(t.db);
  const { rows: steps } = await sql<{ question: string; kind: string; student: string | null }>`
    SELECT question_id AS question, change->>'kind' AS kind, student_id AS student FROM regrades
    WHERE made_at_assignment = ${school.assignmentId} AND undone_at IS NULL ORDER BY number`.execute(t.db);
  /** Null for an item that tells nothing about the learner. */
  const own = rows.map(({ student, states, points, max }) =>
    school.questions.map(({ id }, at) => {
      const last = steps.findLast(
        (step) => step.question === id && step.kind !== 'POINTS' && (step.student ?? student) === student,
      );
      const state = states[at]!;
      return state === 'U' || last?.kind === 'FULL' ? null : { state, points: points[at]!, most: max?.[at] ?? 100 };
    }),
  );
  const shares = own
    .filter((items) => {
      const asked = items.filter((one) => one !== null);
      const answered = asked.filter(({ state }) => 'RPW'.includes(state)).length;
      return asked.every(({ state }) => state !== 'N') && answered >= Math.min(2, asked.length);
    })
    .map((items) => items.map((one) => (one === null || one.most === 0 ? null : one.points / one.most)));
  return school.questions.flatMap(({ id }, at) => {
    const asked = shares.flatMap((all) => {
      const total = all.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      const x = all[at] ?? null;
      return x === null ? [] : [[x, total] as const];
    });
    if (asked.length === 0) return [];
    const sum = (of: (x: number, total: number) => number) => asked.reduce((all, [x, total]) => all + of(x, total), 0);
    return [
      {
        id,
        n: asked.length,
        sums: [
          sum((x) => x),
          sum((x) => x * x),
          sum((x, all) => x * all),
          sum((_, all) => all),
          sum((_, all) => all * all),
        ],
      },
    ];
  });
}

it(
  'has the sums of a recomputation from the rows after any regrades, marks and undone steps',
  { timeout: 240_000 },
  async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('void' as const), number: fc.integer({ min: 1, max: 3 }) }),
      fc.record({
        do: fc.constant('full' as const),
        number: fc.integer({ min: 1, max: 3 }),
        who: fc.option(fc.nat(3)),
      }),
      fc.record({
        do: fc.constant('points' as const),
        number: fc.integer({ min: 1, max: 3 }),
        points: fc.integer({ min: 0, max: 4 }),
      }),
      fc.record({
        do: fc.constant('key' as const),
        number: fc.integer({ min: 1, max: 2 }),
        option: fc.nat(item.options.length - 1),
      }),
      fc.record({ do: fc.constant('mark' as const), who: fc.nat(3), share: fc.constantFrom(0, 50, 100) }),
      fc.record({ do: fc.constant('undo' as const) }),
      fc.record({ do: fc.constant('measure' as const) }),
    );
    const answers = fc.array(
      fc.array(fc.option(fc.nat(item.options.length - 1), { nil: undefined }), { minLength: 2, maxLength: 2 }),
      { minLength: 4, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(answers, fc.array(step, { minLength: 3, maxLength: 8 }), async (given, steps) => {
        const school = await inBank({ codes: ['MC1', 'MC1', 'SA1'] });
        const taken: Taken[] = [];
        for (const own of given)
          taken.push(
            await take(school, [
              ...own.map((at) => (at === undefined ? undefined : picked(item.options[at]!.id))),
              samples.SA1.responses.wrong,
            ]),
          );
        end();
        const ways = regrading(school);
        let last: string | null = null;
        for (const one of steps) {
          const made = await outcomeOf(async () => {
            if (one.do === 'measure') return measure();
            if (one.do === 'mark') return markOf(school, taken[one.who]!, one.share);
            if (one.do === 'undo') return last === null ? undefined : ways.undo(last);
            const change: RegradeChange =
              one.do === 'key'
                ? keyed(item.options[one.option]!.id)
                : one.do === 'points'
                  ? { kind: 'POINTS', points: one.points * 50 }
                  : { kind: one.do === 'void' ? 'VOID' : 'FULL' };
            const whom =
              one.do === 'full' && one.who !== null
                ? { scope: 'STUDENT' as const, studentId: taken[one.who]!.student.id }
                : {};
            return ways.apply(one.number, change, whom);
          });
          if (one.do === 'undo') last = null;
          else if (made && 'step' in made) last = made.step.id;
        }
        await measure();
        const stored = await t.db
          .selectFrom('item_sums')
          .selectAll()
          .where('assignment_id', '=', school.assignmentId)
          .execute();
        const expected = await recomputed(school);
        expect(stored).toHaveLength(expected.length);
        for (const { id, n, sums } of expected) {
          const row = stored.find(({ question_id }) => question_id === id)!;
          expect(row.n).toBe(n);
          for (const [at, value] of [row.sx, row.sxx, row.sxt, row.st, row.stt].entries())
            expect(value).toBeCloseTo(sums[at]!, 9);
        }
      }),
      { numRuns: 12 },
    );
  },
);

/** Refusals, such as a regrade after which nothing is left, change nothing. */
async function outcomeOf<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === undefined || status >= 500) throw error;
    return undefined;
  }
}

async function markOf(school: School, { attempt }: Taken, share: number): Promise<void> {
  const params = { id: school.assignmentId };
  const as = t.as(school.teacher);
  const question = school.questions[2]!;
  const [work] = await as.call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', {
    params,
    query: { attempt, question: question.id, item: question.items[0]! },
  });
  if (!work) return;
  await as.call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
    params,
    body: {
      marks: [
        {
          attempt,
          question: question.id,
          item: question.items[0]!,
          entry: work.entry,
          version: work.mark?.version ?? 0,
          scores: { whole: share },
          comment: '',
          notes: [],
        },
      ],
    },
  });
}
