/** SQL of papers. The owner is part of every predicate. */
import type { ExamContent, PaperOptions } from '@vumon/contract';
import type { JobRunState } from '@vumon/domain';
import type { CodeDraw, PaperMatrix } from '@vumon/paper';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { OwnedQuestion } from '#content/keys';
import type { FileKind, PlannedFile } from './plan.ts';
import type { Roster, SheetLayout } from './sheets.ts';

export interface StoredKey extends OwnedQuestion {
  readonly question: string;
  readonly answerKey: unknown;
}

/** The snapshot of a test that the files of a set are made from. */
export interface StoredSet {
  readonly name: string;
  readonly content: ExamContent;
  readonly keys: readonly StoredKey[];
  /** Draws by code; null for a test without parameters. */
  readonly draws: Readonly<Record<string, CodeDraw>> | null;
  readonly matrix: PaperMatrix | null;
  /** The learners whose answer sheets are printed in advance; null: one sheet for each code. */
  readonly roster: Roster | null;
  readonly options: PaperOptions;
  readonly seed: string;
  readonly locale: 'vi' | 'en';
}

export interface NewSet extends StoredSet {
  readonly ownerId: string;
  readonly id: string;
  readonly examId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertSet(db: Db, set: NewSet, files: readonly PlannedFile[]): Promise<void> {
  await db
    .insertInto('paper_sets')
    .values({
      owner_id: set.ownerId,
      id: set.id,
      exam_id: set.examId,
      name: set.name,
      content: JSON.stringify(set.content),
      answer_keys: JSON.stringify(set.keys),
      draws: set.draws && JSON.stringify(set.draws),
      matrix: set.matrix && JSON.stringify(set.matrix),
      roster: set.roster && JSON.stringify(set.roster),
      options: JSON.stringify(set.options),
      seed: set.seed,
      locale: set.locale,
      created_at: set.createdAt,
      expires_at: set.expiresAt,
    })
    .execute();
  await db
    .insertInto('paper_files')
    .values(files.map((file, position) => ({ owner_id: set.ownerId, set_id: set.id, position, ...file })))
    .execute();
}

export async function setRunOfSet(db: Db, ownerId: string, id: string, runId: string): Promise<void> {
  await db
    .updateTable('paper_sets')
    .set({ run_id: runId })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

export interface FileFacts {
  readonly position: number;
  readonly kind: FileKind;
  readonly code: string | null;
  readonly name: string;
  readonly bytes: number | null;
  readonly problem: string | null;
}

export interface SetFacts {
  readonly id: string;
  readonly examId: string;
  readonly name: string;
  readonly runId: string;
  readonly state: JobRunState;
  readonly options: PaperOptions;
  readonly files: readonly FileFacts[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const facts = sql`s.id, s.exam_id AS "examId", s.name, s.run_id AS "runId", r.state, s.options, s.created_at AS "createdAt",
  s.expires_at AS "expiresAt",
  (SELECT jsonb_agg(jsonb_build_object('position', f.position, 'kind', f.kind, 'code', f.code, 'name', f.name,
     'bytes', f.bytes, 'problem', f.problem) ORDER BY f.position)
   FROM paper_files f WHERE f.owner_id = s.owner_id AND f.set_id = s.id) AS files
  FROM paper_sets s JOIN job_runs r ON r.owner_id = s.owner_id AND r.id = s.run_id`;

export async function findOptionalSet(db: Db, ownerId: string, id: string, now: Date): Promise<SetFacts | undefined> {
  const { rows } = await sql<SetFacts>`
    SELECT ${facts} WHERE s.owner_id = ${ownerId} AND s.id = ${id} AND s.expires_at > ${now}`.execute(db);
  return rows[0];
}

/** Newest first. */
export async function setsOfExam(
  db: Db,
  { ownerId, examId, most }: { ownerId: string; examId: string; most: number },
  now: Date,
): Promise<SetFacts[]> {
  const { rows } = await sql<SetFacts>`
    SELECT ${facts} WHERE s.owner_id = ${ownerId} AND s.exam_id = ${examId} AND s.expires_at > ${now}
    ORDER BY s.created_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Notes that the owner is looking at the sets that are being made; every few seconds, since the page asks each second. */
export async function noteLook(db: Db, ownerId: string, setIds: readonly string[], now: Date): Promise<void> {
  await sql`
    UPDATE paper_sets SET looked_at = ${now} WHERE owner_id = ${ownerId} AND id = ANY (${setIds}::uuid[])
      AND (looked_at IS NULL OR looked_at < ${now}::timestamptz - interval '4 seconds')`.execute(db);
}

/** Whether the owner has not looked at the set since a moment, nor asked for it. */
export async function isUnwatched(db: Db, ownerId: string, setId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM paper_sets WHERE owner_id = ${ownerId} AND id = ${setId} AND greatest(created_at, looked_at) < ${since}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Number of an owner's sets that are queued or being made. */
export async function countUnderWay(db: Db, ownerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM paper_sets s JOIN job_runs r ON r.owner_id = s.owner_id AND r.id = s.run_id
    WHERE s.owner_id = ${ownerId} AND s.expires_at > ${now} AND r.state IN ('QUEUED', 'RUNNING')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Serialises one owner's requests, so that concurrent ones cannot exceed the limit of unfinished sets. */
export const lockOwner = (db: Db, ownerId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`papers:${ownerId}`}, 0))`.execute(db);

export async function findOptionalStoredSet(
  db: Db,
  ownerId: string,
  id: string,
  now: Date,
): Promise<StoredSet | undefined> {
  return (await db
    .selectFrom('paper_sets')
    .select(['name', 'content', 'answer_keys as keys', 'draws', 'matrix', 'roster', 'options', 'seed', 'locale'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()) as StoredSet | undefined;
}

/** Files that are not made yet, in their order. */
export async function unmadeFiles(db: Db, ownerId: string, setId: string): Promise<FileFacts[]> {
  return (await db
    .selectFrom('paper_files')
    .select(['position', 'kind', 'code', 'name', 'bytes', 'problem'])
    .where('owner_id', '=', ownerId)
    .where('set_id', '=', setId)
    .where('bytes', 'is', null)
    .where('problem', 'is', null)
    .orderBy('position')
    .execute()) as FileFacts[];
}

/** False when the file has been deleted since it was planned. */
export async function storeMade(
  db: Db,
  { ownerId, setId, position }: { ownerId: string; setId: string; position: number },
  made:
    | {
        /** The name of the stored file. */
        readonly key: string;
        readonly bytes: number;
        readonly inRow: Buffer | null;
        readonly layouts: readonly SheetLayout[];
      }
    | { readonly problem: string },
): Promise<boolean> {
  const stored = await db
    .updateTable('paper_files')
    .set('key' in made ? { stored_as: made.key, file: made.inRow, bytes: made.bytes } : { problem: made.problem })
    .where('owner_id', '=', ownerId)
    .where('set_id', '=', setId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  if (stored.numUpdatedRows === 0n) return false;
  const layouts = 'layouts' in made ? made.layouts : [];
  if (layouts.length === 0) return true;
  // A job that was interrupted between drawing and storing draws the same sheets again.
  await db
    .insertInto('sheet_layouts')
    .values(
      layouts.map(({ code, page, hash, groups }) => ({
        owner_id: ownerId,
        set_id: setId,
        code: code ?? '',
        page,
        layout_hash: hash,
        groups: JSON.stringify(groups),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export interface MadeFile {
  readonly name: string;
  readonly mime: string;
  /** Null for one that an earlier release wrote into the row. */
  readonly key: string | null;
  readonly file: Buffer | null;
}

export async function madeFiles(
  db: Db,
  { ownerId, setId, position }: { ownerId: string; setId: string; position?: number },
  now: Date,
): Promise<MadeFile[]> {
  const { rows } = await sql<MadeFile>`
    SELECT f.name, f.mime, f.stored_as AS key, CASE WHEN f.stored_as IS NULL THEN f.file END AS file FROM paper_files f
    JOIN paper_sets s ON s.owner_id = f.owner_id AND s.id = f.set_id
    WHERE f.owner_id = ${ownerId} AND f.set_id = ${setId} AND f.bytes IS NOT NULL AND s.expires_at > ${now}
      AND (${position ?? null}::int IS NULL OR f.position = ${position ?? null}) ORDER BY f.position`.execute(db);
  return rows;
}

/** Deletes the files of a set; its snapshot of the test stays, so that printed answer sheets can be identified. */
export async function expireSet(db: Db, ownerId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('paper_sets')
    .set({ expires_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('paper_files').where('owner_id', '=', ownerId).where('set_id', '=', id).execute();
}

/** Deletes files that have expired by `now`, and whole sets whose files expired before `storedBefore`. */
export async function deleteOldSets(db: Db, now: Date, storedBefore: Date): Promise<void> {
  await sql`DELETE FROM paper_files f USING paper_sets s
    WHERE s.owner_id = f.owner_id AND s.id = f.set_id AND s.expires_at <= ${now}`.execute(db);
  await db.deleteFrom('paper_sets').where('expires_at', '<=', storedBefore).execute();
}

/** Files that an earlier release wrote into rows, from one owner on. */
export async function filesInRows(
  db: Db,
  from: string | null,
  most: number,
): Promise<{ ownerId: string; setId: string; position: number; file: Buffer }[]> {
  const { rows } = await sql<{ ownerId: string; setId: string; position: number; file: Buffer }>`
    SELECT owner_id AS "ownerId", set_id AS "setId", position, file FROM paper_files
    WHERE file IS NOT NULL AND stored_as IS NULL AND (${from}::uuid IS NULL OR owner_id >= ${from}::uuid)
    ORDER BY owner_id, set_id, position LIMIT ${most}`.execute(db);
  return rows;
}

export async function nameFile(
  db: Db,
  { ownerId, setId, position }: { ownerId: string; setId: string; position: number },
  key: string,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE paper_files SET stored_as = ${key}
    WHERE owner_id = ${ownerId} AND set_id = ${setId} AND position = ${position} AND stored_as IS NULL RETURNING 1`.execute(
    db,
  );
  return rows.length > 0;
}
