/** An attempt as its learner's page gets it. */
import type { AttemptState } from '@vumon/contract';
import { clientBehind } from '@vumon/domain';
import type { EffectiveAnswer } from './answers/answers.ts';
import type { AttemptRow } from './attempts.queries.ts';

const iso = (at: Date) => at.toISOString();

/** `plays`: how often each recording with a play limit was played. `now`: milliseconds since the epoch. */
export const stateView = (
  attempt: AttemptRow,
  now: number,
  answers: AttemptState['answers'],
  plays: Record<string, number>,
  checked: AttemptState['checked'] = [],
): AttemptState => ({
  id: attempt.id,
  assignmentId: attempt.assignmentId,
  examVersionId: attempt.examVersionId,
  origin: attempt.origin,
  number: attempt.number,
  mode: attempt.mode,
  clock: attempt.clock,
  status: attempt.status,
  startedAt: iso(attempt.startedAt),
  deadlineAt: iso(attempt.deadlineAt),
  pausedAt: attempt.pausedAt ? iso(attempt.pausedAt) : null,
  submittedAt: attempt.submittedAt ? iso(attempt.submittedAt) : null,
  serverTime: iso(new Date(now)),
  shuffleSeed: attempt.shuffleSeed,
  shuffleQuestions: attempt.shuffleQuestions,
  shuffleOptions: attempt.shuffleOptions,
  tools: attempt.tools,
  record: attempt.record,
  answers,
  checked,
  flags: attempt.flags,
  plays,
});

export const answersView = (answers: readonly EffectiveAnswer[]): AttemptState['answers'] =>
  answers.map(({ question, answer, entry, receivedAt, client }) => ({
    question,
    answer: answer as AttemptState['answers'][number]['answer'],
    entry,
    at: iso(receivedAt),
    client: clientBehind(client),
  }));
