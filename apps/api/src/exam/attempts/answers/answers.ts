/** The log of answers with the ids of questions, which the log itself names by their positions. */
import type { Db } from '#db';
import { publishedExam } from '#exam/scoring';
import { effectiveEntries, logRows, type EffectiveRow, type LogRow } from './answers.queries.ts';
import type { AttemptKey } from '../attempts.queries.ts';

export interface EffectiveAnswer extends Omit<EffectiveRow, 'position'> {
  readonly question: string;
}

/** The last accepted entry of each question, or of one question when all attempts are of one version. */
export async function effectiveAnswers(
  db: Db,
  keys: readonly AttemptKey[],
  position: number | null = null,
): Promise<EffectiveAnswer[]> {
  const rows = await effectiveEntries(db, keys, position);
  const versions = new Set(rows.map(({ examVersionId }) => examVersionId));
  const questions = new Map(
    await Promise.all(
      [...versions].map(async (version) => [version, (await publishedExam(db, version)).questionIds] as const),
    ),
  );
  return rows.map(({ position: at, ...row }) => ({
    ...row,
    question: questions.get(row.examVersionId)![at - 1]!,
  }));
}

/** One attempt's effective answers by question. */
export async function effectiveAnswersOf(db: Db, key: AttemptKey): Promise<Map<string, unknown>> {
  return new Map((await effectiveAnswers(db, [key])).map(({ question, answer }) => [question, answer]));
}

export interface LogEntryRow extends Omit<LogRow, 'position'> {
  readonly question: string;
}

/** Accepted and late entries of one attempt in server order. */
export async function answerLog(db: Db, key: AttemptKey, examVersionId: string): Promise<LogEntryRow[]> {
  const { questionIds } = await publishedExam(db, examVersionId);
  return (await logRows(db, key)).map(({ position, ...row }) => ({ ...row, question: questionIds[position - 1]! }));
}
