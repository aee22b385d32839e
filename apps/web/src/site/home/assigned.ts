/** Which of a learner's tests wait, and which comes first. */
import type { AssignedTest } from './queries.ts';

/** Whether the test can be started or continued now. */
export const canWork = ({ open, status, attempt }: AssignedTest): boolean =>
  open && (attempt ? attempt.status === 'RUNNING' : status === 'ONGOING');

/** Started tests first, then by deadline. */
export function nextOf(tests: readonly AssignedTest[]): AssignedTest | undefined {
  const due = ({ attempt, endsAt }: AssignedTest) => attempt?.deadlineAt ?? endsAt;
  return tests
    .filter(canWork)
    .toSorted((a, b) => Number(b.attempt !== null) - Number(a.attempt !== null) || due(a).localeCompare(due(b)))[0];
}
