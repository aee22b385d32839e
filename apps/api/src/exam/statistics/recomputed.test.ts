/** Compares figures of the dashboard and of an analysis with an independent computation from raw rows. */
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { discrimination, median, type ScoredAttempt } from '../results/analysis.ts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool, type School, type SchoolOptions } from '../../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

/** A seeded random generator, with the same numbers in every run. */
function drawer(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function take(school: School, student: TestUser, number: number, draw: (below: number) => number) {
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId }, body: { number } });
  const entries = school.questions.flatMap(({ id: question, code }, at) => {
    const luck = draw(5);
    if (luck === 0) return [];
    const answer = samples[code].responses[luck < 3 ? 'right' : 'wrong'] as never;
    return [{ seq: at + 1, question, base: 0, answer }];
  });
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
  await worker.round();
}

it('class averages and result levels are computed from the newest results of the counted attempts', async () => {
  const draw = drawer(7);
  const options: SchoolOptions = { codes: ['MC1', 'FB1', 'TF1', 'MC3', 'SO1'], attemptsAllowed: 2 };
  const first = await createSchool(t, { ...options, counting: 'BEST' });
  const second = await createSchool(t, { ...options, counting: 'LAST', teacher: first.teacher });
  const both = await first.student();
  await second.enrol(both);
  for (const school of [first, second])
    for (const student of [both, ...(await Promise.all(Array.from({ length: 7 }, () => school.student())))]) {
      await take(school, student, 1, draw);
      if (draw(2) === 0) await take(school, student, 2, draw);
    }
  // A regrade adds newer results to some attempts.
  const params = { id: first.assignmentId };
  await t.as(first.teacher).call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
    params,
    body: {
      number: 2,
      change: { kind: 'FULL' },
      scope: 'ASSIGNMENT',
      raiseOnly: true,
      reason: 'Đề in mờ',
      notify: false,
      after: 0,
    },
  });

  const results = await t.db
    .selectFrom('attempt_results as r')
    .innerJoin('attempts as p', 'p.id', 'r.attempt_id')
    .innerJoin('assignments as a', 'a.id', 'p.assignment_id')
    .select(['p.id', 'p.number', 'p.student_id', 'a.class_id', 'a.counting', 'r.revision', 'r.mark'])
    .where('a.owner_id', '=', first.teacher.id)
    .execute();
  const newest = [...Map.groupBy(results, ({ id }) => id).values()].map(
    (all) => all.toSorted((a, b) => b.revision - a.revision)[0]!,
  );
  expect(results.length).toBeGreaterThan(newest.length);
  const counted = [...Map.groupBy(newest, (one) => `${one.class_id} ${one.student_id}`).values()].map((own) =>
    own[0]!.counting === 'BEST'
      ? own.reduce((best, one) => (one.mark > best.mark ? one : best))
      : own.reduce((last, one) => (one.number > last.number ? one : last)),
  );
  const rounded = (marks: readonly number[]) => Math.round(marks.reduce((a, b) => a + b, 0) / marks.length);
  const statistics = await t.as(first.teacher).call('POST /itf/statistic/unit-tests', { body: {} });
  expect(new Map(statistics.classes.map(({ classId, average }) => [classId, average]))).toEqual(
    new Map([...Map.groupBy(counted, (one) => one.class_id)].map(([id, own]) => [id, rounded(own.map((a) => a.mark))])),
  );
  const levels = { GOOD: 0, FAIR: 0, PASS: 0, FAIL: 0 };
  for (const own of Map.groupBy(counted, (one) => one.student_id).values()) {
    const average = rounded(own.map(({ mark }) => mark));
    levels[average >= 800 ? 'GOOD' : average >= 650 ? 'FAIR' : average >= 500 ? 'PASS' : 'FAIL'] += 1;
  }
  expect(statistics.ability).toEqual(levels);
  expect(statistics.weeks.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(newest.length);
});

it('discrimination and median agree with their definitions on random marks', () => {
  const draw = drawer(11);
  for (let round = 0; round < 300; round += 1) {
    const attempts: ScoredAttempt[] = Array.from({ length: 10 + draw(50) }, (_, at) => {
      const points = draw(5) * 25;
      const item = { question: 'q', item: 'i', number: 1, state: 'partial' as const, points, max: 100 };
      // All marks differ, because the group of equal marks is not specified.
      return { attemptId: `${at}`, mark: draw(900) * 100 + at, items: [item] };
    });
    const marks = attempts.map(({ mark }) => mark);
    const rank = (mark: number) => marks.filter((other) => other > mark).length;
    const size = Math.round(attempts.length * 0.27);
    const share = (group: readonly ScoredAttempt[]) =>
      Math.round(group.reduce((sum, { items }) => sum + items[0]!.points, 0) / group.length);
    const upper = share(attempts.filter(({ mark }) => rank(mark) < size));
    const lower = share(attempts.filter(({ mark }) => rank(mark) >= attempts.length - size));
    expect(discrimination(attempts, 0)).toEqual({ upper, lower, discrimination: upper - lower });
    const below = (value: number) => marks.filter((mark) => mark < value).length;
    const above = (value: number) => marks.filter((mark) => mark > value).length;
    const middle = median(marks)!;
    expect(below(middle)).toBeLessThanOrEqual(marks.length / 2);
    expect(above(middle)).toBeLessThanOrEqual(marks.length / 2);
  }
});
