/** Names and places of options that say nothing, for what leaves the server without its key. */
import { createHmac, randomBytes } from 'node:crypto';
import { questionType } from '@vumon/question-types';
import { disguised, type Rename } from '@vumon/question-types/scoring';
import { readQuestion } from './exam-content.ts';
import type { QuestionRow } from './exams.queries.ts';

/** Eight of 36 letters: enough that no two of a question meet. */
const nameLength = 8;

export const renameBy =
  (seed: string, question: string): Rename =>
  (place, id) =>
    BigInt(`0x${createHmac('sha256', seed).update(`${question}:${place}:${id}`).digest('hex')}`)
      .toString(36)
      .slice(0, nameLength);

/** Other names each time: for a question that is only looked at. */
export const freshNames = (question: string): Rename => renameBy(randomBytes(16).toString('hex'), question);

/** Questions of a test, and their keys where there are any, under the names of a seed. */
export function disguisedRows(
  rows: readonly QuestionRow[],
  keys: Readonly<Record<string, unknown>> | null,
  seed: string,
): { rows: QuestionRow[]; keys: Record<string, unknown> } {
  const made: Record<string, unknown> = {};
  const own = rows.map((row): QuestionRow => {
    const { type, content } = readQuestion(row);
    const parts = disguised(type, content, (keys?.[row.id] ?? null) as never, renameBy(seed, row.id));
    if (keys) made[row.id] = parts.key;
    return { ...row, schema_version: questionType(type).schemaVersion, content: parts.content };
  });
  return { rows: own, keys: made };
}
