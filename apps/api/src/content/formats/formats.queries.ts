import type { FormatSection } from '@vumon/contract';
import type { MatrixRow } from '@vumon/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import { type Db, holdsWords } from '#db';
import type { DB } from '../../platform/db/types.generated.ts';

export interface FormatRow {
  readonly id: string;
  readonly scope: 'SYSTEM' | 'USER';
  readonly ownerId: string | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly gradeId: string;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly minutes: number;
  readonly totalQuestions: number;
  readonly totalPoints: number;
  readonly cognition: 'SPECIFIED' | 'RANDOM';
  readonly sections: FormatSection[];
  readonly rows: MatrixRow[];
  readonly active: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly uses: number;
  readonly creator: string | null;
}

const formatColumns = [
  'formats.id',
  'formats.scope',
  'formats.owner_id as ownerId',
  'formats.name',
  'formats.name_en as nameEn',
  'formats.grade_id as gradeId',
  'formats.subject',
  'formats.minutes',
  'formats.total_questions as totalQuestions',
  'formats.total_points as totalPoints',
  'formats.cognition',
  'formats.sections',
  'formats.rows',
  'formats.active',
  'formats.created_at as createdAt',
  'formats.updated_at as updatedAt',
] as const;

export interface FormatFilters {
  readonly scope: 'system' | 'mine';
  readonly ownerId: string;
  readonly search?: string | undefined;
  readonly gradeId?: string[] | undefined;
  readonly subject?: string | undefined;
  readonly active?: boolean | undefined;
  readonly first?: string | undefined;
  readonly firstGrade?: string[] | undefined;
  readonly sort: 'updated' | 'name' | 'questions' | 'minutes';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const sortColumns = {
  updated: 'formats.updated_at',
  name: sql`formats.name COLLATE vi_sort`,
  questions: 'formats.total_questions',
  minutes: 'formats.minutes',
} as const;

const usesOf = (eb: ExpressionBuilder<DB, 'formats'>) =>
  eb
    .selectFrom('exams')
    .select((e) => e.fn.countAll<number>().as('uses'))
    .whereRef('exams.format_id', '=', 'formats.id')
    .where('exams.deleted_at', 'is', null);

const withFacts = (db: Db) =>
  db
    .selectFrom('formats')
    .leftJoin('users', 'users.id', 'formats.owner_id')
    .select(formatColumns)
    .select('users.full_name as creator')
    .select((eb) => usesOf(eb as unknown as ExpressionBuilder<DB, 'formats'>).as('uses'))
    .where('formats.deleted_at', 'is', null);

export async function listFormats(db: Db, filters: FormatFilters): Promise<{ rows: FormatRow[]; total: number }> {
  let query = db.selectFrom('formats').where('formats.deleted_at', 'is', null);
  query =
    filters.scope === 'system'
      ? query.where('formats.scope', '=', 'SYSTEM')
      : query.where('formats.scope', '=', 'USER').where('formats.owner_id', '=', filters.ownerId);
  const { search } = filters;
  if (search)
    query = query.where((eb) => eb.or([holdsWords('formats.search', search), holdsWords('formats.search_en', search)]));
  if (filters.gradeId?.length) query = query.where('formats.grade_id', 'in', filters.gradeId);
  if (filters.subject) query = query.where('formats.subject', '=', filters.subject);
  if (filters.active !== undefined) query = query.where('formats.active', '=', filters.active);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { first, firstGrade } = filters;
  const rows = await query
    .$if(first !== undefined, (ordered) => ordered.orderBy(sql`(formats.subject = ${first}) DESC`))
    .$if(firstGrade !== undefined, (ordered) =>
      ordered.orderBy(sql`(formats.grade_id = ANY (${firstGrade}::text[])) DESC`),
    )
    .leftJoin('users', 'users.id', 'formats.owner_id')
    .select(formatColumns)
    .select('users.full_name as creator')
    .select((eb) => usesOf(eb as unknown as ExpressionBuilder<DB, 'formats'>).as('uses'))
    .orderBy(sortColumns[filters.sort] as 'formats.updated_at', filters.direction)
    .orderBy('formats.id', 'desc')
    .limit(filters.size)
    .offset(filters.page * filters.size)
    .execute();
  return { rows: rows as unknown as FormatRow[], total };
}

export async function findOptionalFormat(db: Db, id: string): Promise<FormatRow | undefined> {
  return (await withFacts(db).where('formats.id', '=', id).executeTakeFirst()) as unknown as FormatRow | undefined;
}

/** Locks the row until the transaction ends. */
export async function lockFormat(db: Db, id: string): Promise<void> {
  await db.selectFrom('formats').select('id').where('id', '=', id).forUpdate().execute();
}

export interface FormatValues {
  readonly name: string;
  readonly nameEn: string | null;
  readonly gradeId: string;
  readonly subject: string;
  readonly minutes: number;
  readonly totalQuestions: number;
  readonly totalPoints: number;
  readonly cognition: string;
  readonly sections: readonly FormatSection[];
  readonly rows: readonly MatrixRow[];
}

const columnsOf = (values: FormatValues) => ({
  name: values.name,
  name_en: values.nameEn,
  grade_id: values.gradeId,
  subject: values.subject,
  minutes: values.minutes,
  total_questions: values.totalQuestions,
  total_points: values.totalPoints,
  cognition: values.cognition,
  sections: JSON.stringify(values.sections),
  rows: JSON.stringify(values.rows),
});

export async function insertFormat(
  db: Db,
  format: { id: string; scope: 'SYSTEM' | 'USER'; ownerId: string | null; now: Date },
  values: FormatValues,
): Promise<void> {
  await db
    .insertInto('formats')
    .values({
      id: format.id,
      scope: format.scope,
      owner_id: format.ownerId,
      created_at: format.now,
      updated_at: format.now,
      ...columnsOf(values),
    })
    .execute();
}

export async function updateFormat(db: Db, id: string, values: FormatValues, now: Date): Promise<void> {
  await db
    .updateTable('formats')
    .set({ ...columnsOf(values), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setFormatActive(db: Db, id: string, active: boolean, now: Date): Promise<void> {
  await db.updateTable('formats').set({ active, updated_at: now }).where('id', '=', id).execute();
}

export async function setFormatName(
  db: Db,
  id: string,
  { name, nameEn }: Pick<FormatValues, 'name' | 'nameEn'>,
  now: Date,
): Promise<void> {
  await db.updateTable('formats').set({ name, name_en: nameEn, updated_at: now }).where('id', '=', id).execute();
}

/** Null restores the format. */
export async function markFormatDeleted(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('formats').set({ deleted_at: at }).where('id', '=', id).execute();
}
