/** Progress of attempts for the live room: read from the log of answers, only what came after what is known. */
import type { Db } from '#db';
import { answeredItems, entriesAfter } from '#exam/attempts';
import { publishedExam } from '#exam/scoring';

export interface Progress {
  readonly answered: number;
  readonly savedAt: Date;
}

interface Known extends Progress {
  /** The last entry of the log that is counted. */
  readonly entry: number;
  /** Answered items of each question, by its position. */
  readonly items: Uint8Array;
}

/** How many attempts a process caches: enough for a few hundred live rooms. */
const mostKnown = 20_000;
const known = new Map<string, Known>();

/** Answered items and the last save by attempt; nothing for one without answers. All attempts are of the one version. */
export async function progressOf(
  db: Db,
  { ownerId, examVersionId }: { ownerId: string; examVersionId: string },
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  // As it is before the log is read: another look may go on meanwhile.
  const found = new Map(attemptIds.flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : [])));
  const rows = await entriesAfter(
    db,
    ownerId,
    attemptIds.map((id) => ({ id, entry: found.get(id)?.entry ?? 0 })),
  );
  if (rows.length === 0) return found;
  const exam = await publishedExam(db, examVersionId);
  for (const [attemptId, later] of Map.groupBy(rows, (row) => row.attemptId)) {
    const items = found.get(attemptId)?.items.slice() ?? new Uint8Array(exam.questionIds.length);
    for (const { position, answer, counts } of later)
      if (counts) items[position - 1] = answeredItems(exam, exam.questionIds[position - 1], answer);
    const { lastEntry, savedAt } = later[0]!;
    const one = { entry: lastEntry, savedAt, items, answered: items.reduce((sum, count) => sum + count, 0) };
    found.set(attemptId, one);
    if (lastEntry < (known.get(attemptId)?.entry ?? 0)) continue;
    known.delete(attemptId);
    known.set(attemptId, one);
  }
  while (known.size > mostKnown) known.delete(known.keys().next().value!);
  return found;
}
