/** Progress of attempts for the live room: read from the log of answers, only what has changed. */
import type { Db } from '#db';
import { answeredByAttempt, effectiveAnswers } from '#exam/attempts';
import { logEnds } from './progress.queries.ts';

export interface Progress {
  readonly answered: number;
  readonly savedAt: Date;
}

interface Known extends Progress {
  /** The last entry of the log that is counted. */
  readonly entry: number;
}

/** How many assignments a process caches: enough for a few hundred live rooms. */
const mostKnown = 20_000;
const known = new Map<string, Known>();

/** Answered items and the last save by attempt; nothing for one without answers. All attempts are of the one version. */
export async function progressOf(
  db: Db,
  { ownerId, examVersionId }: { ownerId: string; examVersionId: string },
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await logEnds(db, ownerId, attemptIds);
  const changed = rows.filter(({ attemptId, entry }) => known.get(attemptId)?.entry !== entry);
  const answers = await effectiveAnswers(
    db,
    changed.map(({ attemptId }) => ({ ownerId, id: attemptId })),
  );
  const answered = await answeredByAttempt(db, examVersionId, answers);
  for (const { attemptId, entry, savedAt } of changed) {
    known.delete(attemptId);
    known.set(attemptId, { entry, savedAt, answered: answered.get(attemptId) ?? 0 });
  }
  const found = new Map<string, Progress>(
    rows.flatMap(({ attemptId }) => {
      const one = known.get(attemptId);
      return one ? [[attemptId, one] as const] : [];
    }),
  );
  while (known.size > mostKnown) known.delete(known.keys().next().value!);
  return found;
}
