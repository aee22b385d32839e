/** SQL of published versions of tests. */
import type { ExamContent, ExamKeys } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import type { Db } from '#db';

export interface VersionRow {
  readonly id: string;
  readonly version: number;
  readonly contentHash: string;
  readonly keys: unknown;
}

export async function findVersionsByHash(db: Db, examId: string, hash: string): Promise<VersionRow[]> {
  return db
    .selectFrom('exam_versions as v')
    .innerJoin('exam_version_keys as k', 'k.exam_version_id', 'v.id')
    .select(['v.id', 'v.version', 'v.content_hash as contentHash', 'k.keys'])
    .where('v.exam_id', '=', examId)
    .where('v.content_hash', '=', hash)
    .where('v.drawn_from', 'is', null)
    .orderBy('v.version', 'desc')
    .execute();
}

export async function latestVersionNumber(db: Db, examId: string): Promise<number> {
  const row = await db
    .selectFrom('exam_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('exam_id', '=', examId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function insertExamVersion(
  db: Db,
  version: {
    id: string;
    examId: string;
    version: number;
    content: unknown;
    hash: string;
    keys: unknown;
    hasRandomIds: boolean;
    now: Date;
    /** For a further draw: the version of the first draw, which stores the number of `draws`. */
    drawnFrom?: string;
    draw?: number;
    draws?: number;
  },
): Promise<void> {
  await db
    .insertInto('exam_versions')
    .values({
      id: version.id,
      exam_id: version.examId,
      version: version.version,
      content: JSON.stringify(version.content),
      content_hash: version.hash,
      has_random_ids: version.hasRandomIds,
      drawn_from: version.drawnFrom ?? null,
      draw: version.draw ?? 0,
      draws: version.draws ?? 1,
      published_at: version.now,
    })
    .execute();
  await db
    .insertInto('exam_version_keys')
    .values({ exam_version_id: version.id, keys: JSON.stringify(version.keys) })
    .execute();
}

/** The newest published version that is the test as it is saved now; of a deleted test the last one. */
export async function findCurrentVersion(db: Db, examId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('exam_versions as v')
    .innerJoin('exams as e', 'e.id', 'v.exam_id')
    .select('v.id')
    .where('v.exam_id', '=', examId)
    .where((eb) => eb.or([eb('e.deleted_at', 'is not', null), eb('v.published_at', '>=', eb.ref('e.updated_at'))]))
    .where('v.drawn_from', 'is', null)
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The part of a published version that learners receive. Errors: UNIT_TEST_NOT_FOUND. */
export async function examVersionContent(db: Db, versionId: string): Promise<ExamContent> {
  const row = await db.selectFrom('exam_versions').select('content').where('id', '=', versionId).executeTakeFirst();
  if (!row) throw new AppError('UNIT_TEST_NOT_FOUND');
  return row.content as unknown as ExamContent;
}

/** For scoring and released results only. Errors: UNIT_TEST_NOT_FOUND. */
export async function examVersionKeys(db: Db, versionId: string): Promise<ExamKeys> {
  const row = await db
    .selectFrom('exam_version_keys')
    .select('keys')
    .where('exam_version_id', '=', versionId)
    .executeTakeFirst();
  if (!row) throw new AppError('UNIT_TEST_NOT_FOUND');
  return row.keys as unknown as ExamKeys;
}
