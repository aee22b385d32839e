/** Random ids and order of options, so that content that is sent without its key gives no hint about it. */
import { createHmac, randomBytes } from 'node:crypto';
import { questionType } from '@vumon/question-types';
import { withRandomIds, type Rename } from '@vumon/question-types/scoring';
import { readQuestion } from '../exam-content.ts';
import type { QuestionRow } from '../exam-questions.queries.ts';

/** Eight of 36 letters: enough that no two ids of a question are equal. */
const nameLength = 8;

export const renameBy =
  (seed: string, question: string): Rename =>
  (place, id) =>
    BigInt(`0x${createHmac('sha256', seed).update(`${question}:${place}:${id}`).digest('hex')}`)
      .toString(36)
      .slice(0, nameLength);

/** Different ids each time, for previews. */
export const freshNames = (question: string): Rename => renameBy(randomBytes(16).toString('hex'), question);

/** Questions of a test, and their keys where given, with the random ids of a seed. */
export function rowsWithRandomIds(
  rows: readonly QuestionRow[],
  keys: Readonly<Record<string, unknown>> | null,
  seed: string,
): { rows: QuestionRow[]; keys: Record<string, unknown> } {
  const made: Record<string, unknown> = {};
  const own = rows.map((row): QuestionRow => {
    const { type, content } = readQuestion(row);
    const parts = withRandomIds(type, content, (keys?.[row.id] ?? null) as never, renameBy(seed, row.id));
    if (keys) made[row.id] = parts.key;
    return { ...row, schemaVersion: questionType(type).schemaVersion, content: parts.content };
  });
  return { rows: own, keys: made };
}
