import type { catalogueRoutes, ParsedInput } from '@vumon/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { defineSqlHook } from '../hooks.ts';

/** The number of tests of the system that are ready, inside a query of `series`. */
export const readyTestsOfSeries = defineSqlHook<[], RawBuilder<number>>('readyTestsOfSeries');

export const listGrades = (db: Db) =>
  db
    .selectFrom('grades')
    .select([
      'id',
      'name',
      'name_en as nameEn',
      'is_international as isInternational',
      'eduhome_id as eduhomeId',
      'state',
    ])
    .orderBy('position')
    .execute();

export async function gradeExists(db: Db, gradeId: string): Promise<boolean> {
  return (await db.selectFrom('grades').select('id').where('id', '=', gradeId).executeTakeFirst()) !== undefined;
}

/** The name of a grade, or its id where it has been removed. */
export async function gradeNamed(db: Db, gradeId: string, locale: 'vi' | 'en'): Promise<string> {
  const grade = await db
    .selectFrom('grades')
    .select(['name', 'name_en as nameEn'])
    .where('id', '=', gradeId)
    .executeTakeFirst();
  return (locale === 'vi' ? grade?.name : grade?.nameEn) ?? gradeId;
}

/** The names of all grades by id. */
export async function gradeNames(db: Db, locale: 'vi' | 'en'): Promise<ReadonlyMap<string, string>> {
  return new Map((await listGrades(db)).map(({ id, name, nameEn }) => [id, locale === 'vi' ? name : nameEn]));
}

export type SeriesFilter = ParsedInput<(typeof catalogueRoutes)['GET /itf/series/all']>['query'];

/** Series with how many system tests each has. */
export function listSeries(db: Db, filter: SeriesFilter) {
  let query = db
    .selectFrom('series')
    .innerJoin('grades', 'grades.id', 'series.grade_id')
    .select([
      'series.id',
      'series.name',
      'series.name_en as nameEn',
      'series.grade_id as gradeId',
      'series.series_group as seriesGroup',
      'series.subject',
      'series.image_url as imageUrl',
      'series.image_url_en as imageUrlEn',
      'series.eduhome_id as eduhomeId',
      'series.state',
      'series.revision',
    ])
    .select(readyTestsOfSeries.of().as('examCount'))
    .orderBy('grades.position')
    .orderBy('series.position')
    .orderBy('series.id');
  if (filter.groups?.length && !filter.groups.includes('list'))
    query = query.where('series.series_group', 'in', filter.groups);
  if (filter.subjects?.length) query = query.where('series.subject', 'in', filter.subjects);
  if (filter.grade?.length) query = query.where('series.grade_id', 'in', filter.grade);
  return query.execute();
}

export const listProvinces = (db: Db, version: '2025' | 'before-2025') =>
  db
    .selectFrom('provinces')
    .select(['code', 'name', 'name_en as nameEn', 'merged_into as mergedInto'])
    .where('version', '=', version)
    .orderBy(sql`name COLLATE vi_sort`)
    .execute();

export const listExamTypes = (db: Db) =>
  db
    .selectFrom('exam_types')
    .select(['code', 'name', 'name_en as nameEn', 'exam_group as examGroup', 'state'])
    .orderBy('position')
    .execute();

export const listLabels = (db: Db) =>
  db.selectFrom('labels').select(['code', 'name', 'name_en as nameEn', 'state']).orderBy('position').execute();

export const listPublishers = (db: Db) =>
  db.selectFrom('publishers').select(['code', 'name', 'name_en as nameEn', 'state']).orderBy('position').execute();

export interface CatalogueReferences {
  readonly gradeId?: string | null;
  readonly seriesId?: string | null;
  readonly publisher?: string;
  readonly labels?: readonly string[];
}

/** Names of the fields whose value does not exist in the catalogue. */
export async function findUnknownReferences(
  db: Db,
  { gradeId = null, seriesId = null, publisher = 'NA', labels = [] }: CatalogueReferences,
): Promise<(keyof CatalogueReferences)[]> {
  const { rows } = await sql<{ grade: boolean; series: boolean; publisher: boolean; labels: boolean }>`
    SELECT ${gradeId}::text IS NULL OR EXISTS (SELECT 1 FROM grades WHERE id = ${gradeId}) AS grade,
      ${seriesId}::text IS NULL OR EXISTS (SELECT 1 FROM series WHERE id = ${seriesId}) AS series,
      EXISTS (SELECT 1 FROM publishers WHERE code = ${publisher}) AS publisher,
      (SELECT count(*) FROM labels WHERE code = ANY (${labels}::text[])) = ${new Set(labels).size} AS labels`.execute(
    db,
  );
  const known = rows[0]!;
  const unknown: (keyof CatalogueReferences)[] = [];
  if (!known.grade) unknown.push('gradeId');
  if (!known.series) unknown.push('seriesId');
  if (!known.publisher) unknown.push('publisher');
  if (!known.labels) unknown.push('labels');
  return unknown;
}

export async function isProvince(db: Db, code: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('provinces')
      .select('code')
      .where('version', '=', '2025')
      .where('code', '=', code)
      .executeTakeFirst()) !== undefined
  );
}

export interface ProvinceName {
  readonly name: string;
  readonly nameEn: string;
  /** Code of the province of today. */
  readonly code: string;
}

/** All names of provinces, of today and before, with the province of today that each is. */
export async function provinceNames(db: Db): Promise<ProvinceName[]> {
  const rows = await db
    .selectFrom('provinces')
    .select(['version', 'code', 'name', 'name_en as nameEn', 'merged_into as mergedInto'])
    .execute();
  return rows.flatMap(({ version, code, name, nameEn, mergedInto }) => {
    const today = version === '2025' ? code : mergedInto;
    return today === null ? [] : [{ name, nameEn, code: today }];
  });
}
