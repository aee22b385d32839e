/** Topics of the curriculum. */
import type { catalogueRoutes, ParsedInput } from '@vumon/contract';
import { fold, isSkillOf, type FieldError, type Subject } from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';

type TopicFilter = ParsedInput<(typeof catalogueRoutes)['GET /itf/topics']>['query'];

export interface CurriculumTopic extends TopicRow {
  readonly gradeId: string | null;
  readonly cefr: string | null;
  readonly position: number;
  readonly name: string;
  readonly nameEn: string;
  /** False: hidden from lists to choose from. */
  readonly active: boolean;
  readonly revision: number;
}

const topicColumns = [
  'topics.id',
  'topics.subject',
  'topics.grade_id as gradeId',
  'topics.strand',
  'topics.cefr',
  'topics.position',
  'topics.name',
  'topics.name_en as nameEn',
  'topics.active',
  'topics.revision',
] as const;

/** Those that can be chosen, ordered by grade; topics without a grade come last. */
export function listTopics(db: Db, { subject, grade }: TopicFilter) {
  let query = db
    .selectFrom('topics')
    .leftJoin('grades', 'grades.id', 'topics.grade_id')
    .select(topicColumns)
    .where('topics.active', '=', true);
  if (subject) query = query.where('topics.subject', '=', subject);
  if (grade?.length)
    query = query.where((eb) => eb.or([eb('topics.grade_id', 'in', grade), eb('topics.grade_id', 'is', null)]));
  return (
    query
      .orderBy('topics.subject')
      .orderBy(sql`grades.position NULLS LAST`)
      // Topics of a grade are in the order of the curriculum; topics without a grade are grouped by strand.
      .orderBy(sql`CASE WHEN topics.grade_id IS NULL THEN topics.strand END`)
      .orderBy('topics.position')
      .orderBy('topics.id')
      .execute()
  );
}

type KeptFilter = ParsedInput<(typeof catalogueRoutes)['GET /itf/topics/all']>['query'];

/** Hidden ones too, each with its place among those that it is ordered with. */
export async function listKeptTopics(
  db: Db,
  { subject, search, sort, direction, page, size, ...filter }: KeptFilter,
): Promise<{ rows: (CurriculumTopic & { readonly place: number })[]; total: number }> {
  const [grade, strand, active] = [filter.grade ?? null, filter.strand ?? null, filter.active ?? null];
  const like = search ? likePattern(fold(search)) : null;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  const byStrand = sql`CASE WHEN t."gradeId" IS NULL THEN t.strand END`;
  const order =
    sort === 'name'
      ? sql`t.name COLLATE vi_sort ${way}, t.id ${way}`
      : direction === 'asc'
        ? sql`g.position NULLS LAST, ${byStrand}, t.place`
        : sql`g.position DESC NULLS FIRST, ${byStrand} DESC, t.place DESC`;
  const from = sql`(
    SELECT id, subject, grade_id AS "gradeId", strand, cefr, position, name, name_en AS "nameEn", active, revision,
      row_number() OVER (PARTITION BY grade_id, CASE WHEN grade_id IS NULL THEN strand END ORDER BY position, id)::int AS place
    FROM topics WHERE subject = ${subject}) t
    LEFT JOIN grades g ON g.id = t."gradeId"
    WHERE (${grade}::text IS NULL OR coalesce(t."gradeId", '-') = ${grade})
      AND (${strand}::text IS NULL OR t.strand = ${strand})
      AND (${active}::boolean IS NULL OR t.active = ${active})
      AND (${like}::text IS NULL OR fold(t.name || ' ' || t."nameEn") LIKE ${like})`;
  const { rows } = await sql<CurriculumTopic & { readonly place: number }>`
    SELECT t.* FROM ${from} ORDER BY ${order} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export interface TopicRow {
  readonly id: string;
  readonly subject: string;
  readonly strand: string | null;
}

export async function findOptionalTopic(db: Db, id: string): Promise<TopicRow | null> {
  return (
    (await db.selectFrom('topics').select(['id', 'subject', 'strand']).where('id', '=', id).executeTakeFirst()) ?? null
  );
}

/** The ids that are no topic of the subject. Hidden topics stay valid where they are used. */
export async function findUnknownTopics(db: Db, subject: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const unknown = new Set(ids);
  if (unknown.size === 0) return unknown;
  const rows = await db
    .selectFrom('topics')
    .select('id')
    .where('subject', '=', subject)
    .where('id', 'in', [...unknown])
    .execute();
  for (const { id } of rows) unknown.delete(id);
  return unknown;
}

/** Names of topics, hidden ones too. */
export async function topicNames(
  db: Db,
  ids: readonly string[],
  locale: 'vi' | 'en',
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'name', 'name_en as nameEn'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, locale === 'vi' ? row.name : row.nameEn]));
}

/** What is wrong with a question's skill or strand and topic. `topic`: the row of `topicId`, where there is one. */
export function areaProblems(
  { subject, skill, topicId }: { subject: Subject; skill: string; topicId: string | null },
  topic: TopicRow | null,
): FieldError[] {
  if (!isSkillOf(subject, skill)) return [{ path: 'skill', code: 'skillOfOtherSubject' }];
  if (topicId === null) return [];
  if (!topic) return [{ path: 'topicId', code: 'invalid' }];
  if (topic.subject !== subject) return [{ path: 'topicId', code: 'topicOfOtherSubject' }];
  // In English a topic of grammar may be asked by reading or writing; in maths the topic is a part of its strand.
  return subject === 'MATH' && topic.strand !== skill ? [{ path: 'topicId', code: 'topicOfOtherStrand' }] : [];
}

export async function lockTopic(db: Db, id: string): Promise<CurriculumTopic | undefined> {
  return db.selectFrom('topics').select(topicColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The topics that are ordered together with it, locked in that order. */
export async function lockNeighbours(
  db: Db,
  { subject, gradeId, strand }: CurriculumTopic,
): Promise<CurriculumTopic[]> {
  let query = db.selectFrom('topics').select(topicColumns).where('subject', '=', subject);
  query =
    gradeId === null
      ? query.where('grade_id', 'is', null).where('strand', strand === null ? 'is' : '=', strand)
      : query.where('grade_id', '=', gradeId);
  return query.orderBy('position').orderBy('id').forUpdate().execute();
}

export async function insertTopic(
  db: Db,
  topic: Omit<CurriculumTopic, 'position' | 'active' | 'revision'>,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO topics (id, subject, grade_id, strand, cefr, position, name, name_en, updated_at)
    SELECT ${topic.id}, ${topic.subject}, ${topic.gradeId}, ${topic.strand}, ${topic.cefr},
      coalesce(max(position), 0) + 1, ${topic.name}, ${topic.nameEn}, ${now}
    FROM topics WHERE subject = ${topic.subject} AND grade_id IS NOT DISTINCT FROM ${topic.gradeId}
      AND (grade_id IS NOT NULL OR strand IS NOT DISTINCT FROM ${topic.strand})`.execute(db);
}

/** What staff change of a topic, as its history stores it. */
export interface TopicFacts {
  readonly name: string;
  readonly nameEn: string;
  readonly active: boolean;
}

/** Stores the facts as the next revision. */
export async function updateTopic(
  db: Db,
  { id, name, nameEn, active, revision }: CurriculumTopic,
  after: TopicFacts,
  { actorId, at }: { readonly actorId: string; readonly at: Date },
): Promise<void> {
  const before: TopicFacts = { name, nameEn, active };
  await db
    .updateTable('topics')
    .set({ name: after.name, name_en: after.nameEn, active: after.active, updated_at: at, revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('topic_changes')
    .values({
      topic_id: id,
      revision: revision + 1,
      at,
      actor_id: actorId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

/** What the topic was before its last change, if that made this revision. */
export async function findOptionalFactsBefore(
  db: Db,
  { id, revision }: Pick<CurriculumTopic, 'id' | 'revision'>,
): Promise<TopicFacts | undefined> {
  const row = await db
    .selectFrom('topic_changes')
    .select('before')
    .where('topic_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.before as unknown as TopicFacts | undefined;
}

export async function placeTopics(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE topics t SET position = place.n FROM unnest(${ids}::text[]) WITH ORDINALITY AS place (id, n) WHERE t.id = place.id`.execute(
    db,
  );
}
