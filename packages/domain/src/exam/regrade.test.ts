import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdingSteps, isLess, reaches, ruleOf, type RegradeChange, type RegradeStep, type Won } from './regrade.ts';

const numRuns = 10_000;
const questionCount = 4;

/** An attempt at a small test, in which each question has one answer from 0 to 3. */
interface Sat {
  readonly assignmentId: string;
  readonly studentId: string;
  answers: number[];
}
const paper = { points: [100, 100, 50, 25], keys: [[0], [1], [2], [3, 0]] };

const q = (index: number) => `q${index}`;
const numbersOf = (answers: readonly string[]) => answers.map(Number);

/** Grades as scoring does: rules by item, and keys that are amended in the order of the steps. */
function grade(answers: readonly number[], steps: readonly RegradeStep[]): Won {
  let points = 0;
  let maxPoints = 0;
  paper.keys.forEach((published, index) => {
    const key = steps
      .filter(({ question }) => question === q(index))
      .reduce<number[]>(
        (now, { change }) =>
          change.kind === 'KEY'
            ? numbersOf(change.answers)
            : change.kind === 'ACCEPT'
              ? [...now, ...numbersOf(change.answers)]
              : now,
        published,
      );
    const { outcome, points: instead } = ruleOf(steps, q(index), 'i');
    const max = outcome === 'VOID' ? 0 : (instead ?? paper.points[index]!);
    maxPoints += max;
    if (outcome === 'FULL' || key.includes(answers[index]!)) points += max;
  });
  return { points, maxPoints };
}

/**
 * A second implementation for comparison: each step changes a copy of the paper, which is discarded if a step that may
 * only raise would lower the result.
 */
function freshly(sat: Sat, history: readonly RegradeStep[]): Won {
  type Own = { key: number[]; max: number; void: boolean; full: boolean }[];
  const wonOf = (own: Own): Won => {
    let points = 0;
    let maxPoints = 0;
    own.forEach((one, index) => {
      if (one.void) return;
      maxPoints += one.max;
      if (one.full || one.key.includes(sat.answers[index]!)) points += one.max;
    });
    return { points, maxPoints };
  };
  let own: Own = paper.keys.map((key, index) => ({
    key: [...key],
    max: paper.points[index]!,
    void: false,
    full: false,
  }));
  for (const step of history) {
    if (step.assignmentId !== null && step.assignmentId !== sat.assignmentId) continue;
    if (step.studentId !== null && step.studentId !== sat.studentId) continue;
    const next: Own = structuredClone(own);
    const one = next[Number(step.question.slice(1))]!;
    const { change } = step;
    switch (change.kind) {
      case 'VOID':
        Object.assign(one, { void: true, full: false });
        break;
      case 'FULL':
        Object.assign(one, { void: false, full: true });
        break;
      case 'POINTS':
        one.max = change.points;
        break;
      case 'KEY':
        Object.assign(one, { void: false, full: false, key: numbersOf(change.answers) });
        break;
      case 'ACCEPT':
        Object.assign(one, { void: false, full: false, key: [...one.key, ...numbersOf(change.answers)] });
    }
    const [before, after] = [wonOf(own), wonOf(next)];
    const share = ({ points, maxPoints }: Won) => (maxPoints === 0 ? -1 : points / maxPoints);
    const less =
      before.maxPoints === 0 || after.maxPoints === 0
        ? after.maxPoints === 0 && before.points > 0
        : share(after) < share(before) - 1e-12;
    if (!step.raiseOnly || !less) own = next;
  }
  return wonOf(own);
}

const answer = fc.integer({ min: 0, max: 3 });
const answers = fc.uniqueArray(answer.map(String), { minLength: 1, maxLength: 3 });
const change: fc.Arbitrary<RegradeChange> = fc.oneof(
  fc.record({ kind: fc.constantFrom('KEY' as const, 'ACCEPT' as const), place: fc.constant(['i']), answers }),
  fc.record({ kind: fc.constantFrom('VOID' as const, 'FULL' as const) }),
  fc.record({ kind: fc.constant('POINTS' as const), points: fc.constantFrom(0, 25, 100, 200) }),
);
const target = fc.constantFrom(
  { assignmentId: null, studentId: null },
  { assignmentId: 'a', studentId: null },
  { assignmentId: 'b', studentId: null },
  { assignmentId: 'a', studentId: 's1' },
  { assignmentId: 'b', studentId: 's1' },
);
const step: fc.Arbitrary<RegradeStep> = fc
  .tuple(fc.integer({ min: 0, max: questionCount - 1 }), change, target, fc.boolean())
  .map(([at, what, where, raiseOnly]) => ({ question: q(at), item: 'i', change: what, ...where, raiseOnly }));
const event = fc.oneof(
  { weight: 5, arbitrary: step.map((one) => ({ kind: 'regrade' as const, step: one })) },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
  /** A late answer that the teacher accepts. */
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: questionCount - 1 }), answer)
      .map(([who, at, value]) => ({ kind: 'answer' as const, who, at, value })),
  },
);

describe('regrading', () => {
  it(`equals a fresh grading after ${numRuns} random histories`, () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 12 }),
        fc.array(fc.array(answer, { minLength: questionCount, maxLength: questionCount }), {
          minLength: 4,
          maxLength: 4,
        }),
        (events, given) => {
          const sats: Sat[] = ['a', 'a', 'b', 'b'].map((assignmentId, at) => ({
            assignmentId,
            studentId: at % 2 === 0 ? 's1' : 's2',
            answers: [...given[at]!],
          }));
          let steps: RegradeStep[] = [];
          const resultOf = (sat: Sat) => {
            const reaching = steps.filter((one) => reaches(one, sat));
            return grade(
              sat.answers,
              holdingSteps(reaching, (some) => grade(sat.answers, some)),
            );
          };
          // As on the server, only attempts that an event reaches are graded again.
          const stored = sats.map(resultOf);
          for (const one of events) {
            if (one.kind === 'answer') {
              sats[one.who]!.answers[one.at] = one.value;
              stored[one.who] = resultOf(sats[one.who]!);
              continue;
            }
            const moved = one.kind === 'regrade' ? one.step : steps.at(-1);
            if (!moved) continue;
            steps = one.kind === 'regrade' ? [...steps, one.step] : steps.slice(0, -1);
            sats.forEach((sat, at) => {
              if (reaches(moved, sat)) stored[at] = resultOf(sat);
            });
          }
          expect(stored).toEqual(sats.map((sat) => freshly(sat, steps)));
        },
      ),
      { numRuns },
    );
  });

  it('never lowers a score by a step that may only raise', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 6 }),
        step,
        fc.array(answer, { minLength: 4, maxLength: 4 }),
        (before, last, given) => {
          const won = (steps: readonly RegradeStep[]) =>
            grade(
              given,
              holdingSteps(steps, (some) => grade(given, some)),
            );
          const first = won(before);
          expect(isLess(won([...before, { ...last, raiseOnly: true }]), first)).toBe(false);
        },
      ),
    );
  });

  it('lets a later key restore a voided question', () => {
    const at = { question: 'q0', item: 'i', assignmentId: null, studentId: null, raiseOnly: false };
    const voided: RegradeStep = { ...at, change: { kind: 'VOID' } };
    const worth: RegradeStep = { ...at, change: { kind: 'POINTS', points: 25 } };
    expect(ruleOf([voided, worth], 'q0', 'i')).toEqual({ outcome: 'VOID', points: 25 });
    expect(
      ruleOf([voided, { ...at, change: { kind: 'KEY', place: ['i'], answers: ['1'] } }], 'q0', 'i').outcome,
    ).toBeNull();
    expect(ruleOf([voided], 'q1', 'i')).toEqual({ outcome: null, points: null });
  });
});
