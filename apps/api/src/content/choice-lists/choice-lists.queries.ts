/** SQL of the lists of the catalogue for operators. The tables have the same columns but for the code and the group. */
import { mostChoiceUses, type ChoiceList, type ChoiceUse } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords, type Db } from '#db';

export interface ChoiceKey {
  readonly list: ChoiceList;
  readonly code: string;
}

export interface ChoiceFacts {
  readonly name: string;
  readonly nameEn: string;
  readonly group: string | null;
  readonly state: string;
}

export interface ChoiceRow extends ChoiceFacts {
  readonly id: string;
  readonly place: number;
  readonly shipped: boolean;
  readonly revision: number;
}

export interface ChoiceFilter {
  readonly search?: string | undefined;
  readonly group?: string | undefined;
  readonly state?: string | undefined;
}

interface Shape {
  readonly table: 'grades' | 'exam_types' | 'publishers' | 'labels';
  /** The column of the code. */
  readonly code: 'id' | 'code';
  readonly group: RawBuilder<string | null>;
}

const shapes: Readonly<Record<ChoiceList, Shape>> = {
  grades: {
    table: 'grades',
    code: 'id',
    group: sql`CASE WHEN is_international THEN 'INTERNATIONAL' ELSE 'SCHOOL' END`,
  },
  'exam-types': { table: 'exam_types', code: 'code', group: sql`exam_group` },
  publishers: { table: 'publishers', code: 'code', group: sql`NULL::text` },
  labels: { table: 'labels', code: 'code', group: sql`NULL::text` },
};

const tableOf = (list: ChoiceList) => sql.table(shapes[list].table);
const codeOf = (list: ChoiceList) => sql`${sql.ref(shapes[list].code)}::text`;

/** All rows with their place. The lists have at most some hundred rows. */
const placed = (list: ChoiceList) => sql`(
  SELECT ${codeOf(list)} AS id, ${sql.ref(shapes[list].code)} AS code_order, name, coalesce(name_en, name) AS "nameEn",
    ${shapes[list].group} AS "group", state, shipped, revision, search,
    row_number() OVER (ORDER BY position, ${sql.ref(shapes[list].code)})::int AS place
  FROM ${tableOf(list)}) c`;

const columns = sql`c.id, c.name, c."nameEn", c."group", c.state, c.shipped, c.revision, c.place`;

function conditions(filter: ChoiceFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (filter.group) parts.push(sql`c."group" = ${filter.group}`);
  if (filter.state) parts.push(sql`c.state = ${filter.state}`);
  if (filter.search) parts.push(sql`${holdsWords('c.search', filter.search)}`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
}

const sorts = {
  place: { asc: 'c.place', desc: 'c.place DESC' },
  name: { asc: 'c.name COLLATE vi_sort, c.id', desc: 'c.name COLLATE vi_sort DESC, c.id DESC' },
  code: { asc: 'c.code_order', desc: 'c.code_order DESC' },
} as const;

export interface Part {
  readonly page: number;
  readonly size: number;
  readonly sort: keyof typeof sorts;
  readonly direction: 'asc' | 'desc';
}

export async function listChoices(
  db: Db,
  list: ChoiceList,
  filter: ChoiceFilter,
  { page, size, sort, direction }: Part,
): Promise<{ rows: ChoiceRow[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await sql<ChoiceRow>`
    SELECT ${columns} FROM ${placed(list)} WHERE ${where}
    ORDER BY ${sql.raw(sorts[sort][direction])} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${placed(list)} WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalChoice(db: Db, { list, code }: ChoiceKey): Promise<ChoiceRow | undefined> {
  const { rows } = await sql<ChoiceRow>`SELECT ${columns} FROM ${placed(list)} WHERE c.id = ${code}`.execute(db);
  return rows[0];
}

/** Locks the rows of the list in their order, so that its changes follow one another, and returns their codes. */
export async function lockChoices(db: Db, list: ChoiceList): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT ${codeOf(list)} AS id FROM ${tableOf(list)} ORDER BY position, ${sql.ref(shapes[list].code)} FOR UPDATE`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The column and value of the group, or neither. */
function groupColumn(list: ChoiceList, group: string | null): { column: RawBuilder<unknown>; value: unknown } | null {
  if (list === 'grades') return { column: sql`is_international`, value: group === 'INTERNATIONAL' };
  if (list === 'exam-types') return { column: sql`exam_group`, value: group };
  return null;
}

/** At the end of its list. */
export async function insertChoice(db: Db, { list, code }: ChoiceKey, facts: ChoiceFacts): Promise<void> {
  const group = groupColumn(list, facts.group);
  const stored = list === 'exam-types' ? Number(code) : code;
  await sql`
    INSERT INTO ${tableOf(list)} (${sql.ref(shapes[list].code)}, name, name_en, state, shipped, position${group ? sql`, ${group.column}` : sql``})
    SELECT ${stored}, ${facts.name}, ${facts.nameEn}, ${facts.state}, false, coalesce(max(position), 0) + 1${group ? sql`, ${group.value}` : sql``}
    FROM ${tableOf(list)}`.execute(db);
}

export async function updateChoice(db: Db, { list, code }: ChoiceKey, facts: ChoiceFacts): Promise<void> {
  const group = groupColumn(list, facts.group);
  await sql`
    UPDATE ${tableOf(list)} SET name = ${facts.name}, name_en = ${facts.nameEn}, state = ${facts.state},
      revision = revision + 1${group ? sql`, ${group.column} = ${group.value}` : sql``}
    WHERE ${codeOf(list)} = ${code}`.execute(db);
}

export async function deleteChoice(db: Db, { list, code }: ChoiceKey): Promise<void> {
  await sql`DELETE FROM ${tableOf(list)} WHERE ${codeOf(list)} = ${code}`.execute(db);
  await sql`DELETE FROM choice_changes WHERE list = ${list} AND code = ${code}`.execute(db);
}

export async function placeChoices(db: Db, list: ChoiceList, codes: readonly string[]): Promise<void> {
  await sql`
    UPDATE ${tableOf(list)} c SET position = place.n FROM unnest(${codes}::text[]) WITH ORDINALITY AS place (id, n)
    WHERE ${sql.ref(`c.${shapes[list].code}`)}::text = place.id AND c.position <> place.n`.execute(db);
}

/** Conditions by kind of what may have a row, on tables of this area and of those below it. */
const uses: Readonly<Record<ChoiceList, Partial<Record<ChoiceUse, (code: string) => RawBuilder<unknown>>>>> = {
  grades: {
    TESTS: (code) => sql`exams WHERE grade_id = ${code}`,
    QUESTIONS: (code) => sql`questions WHERE grade_id = ${code}`,
    FORMATS: (code) => sql`formats WHERE grade_id = ${code}`,
    SERIES: (code) => sql`series WHERE grade_id = ${code}`,
    CLASSES: (code) => sql`classes WHERE grade_id = ${code}`,
    TOPICS: (code) => sql`topics WHERE grade_id = ${code}`,
  },
  'exam-types': { TESTS: (code) => sql`exams WHERE exam_type = ${Number(code)}` },
  publishers: {
    TESTS: (code) => sql`exams WHERE publisher = ${code}`,
    QUESTIONS: (code) => sql`questions WHERE publisher = ${code}`,
    SERIES: (code) => sql`series WHERE publisher = ${code}`,
  },
  labels: {
    TESTS: (code) => sql`exams WHERE labels @> ARRAY[${code}]::text[]`,
    QUESTIONS: (code) => sql`questions WHERE labels @> ARRAY[${code}]::text[]`,
  },
};

/** Each kind that has the row, counted up to the limit. */
export async function usesOfChoice(
  db: Db,
  { list, code }: ChoiceKey,
  most = mostChoiceUses,
): Promise<{ kind: ChoiceUse; count: number }[]> {
  const kinds = Object.entries(uses[list]);
  const { rows } = await sql<{ kind: ChoiceUse; count: number }>`
    SELECT kind, count FROM (${sql.join(
      kinds.map(
        ([kind, from]) => sql`
          SELECT ${kind}::text AS kind, (SELECT count(*)::int FROM (SELECT FROM ${from(code)} LIMIT ${most}) found) AS count`,
      ),
      sql` UNION ALL `,
    )}) uses WHERE count > 0`.execute(db);
  return rows;
}

export interface Change {
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

export async function insertChoiceChange(db: Db, { list, code }: ChoiceKey, change: Change): Promise<void> {
  await sql`
    INSERT INTO choice_changes (list, code, revision, at, actor_id, before, after)
    VALUES (${list}, ${code}, ${change.revision}, ${change.at}, ${change.actorId},
      ${change.before === null ? null : JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb)`.execute(
    db,
  );
}

export interface ChangeRow extends Change {
  readonly actorName: string | null;
}

type Snapshot = Readonly<Record<string, unknown>>;
type TopicChange = Omit<ChangeRow, 'before' | 'after'> & { readonly before: Snapshot; readonly after: Snapshot };

/** The newest first. */
export async function changesOfTopic(db: Db, id: string): Promise<TopicChange[]> {
  const { rows } = await sql<TopicChange>`
    SELECT c.revision, c.at, c.actor_id AS "actorId", u.full_name AS "actorName", c.before, c.after
    FROM topic_changes c LEFT JOIN users u ON u.id = c.actor_id
    WHERE c.topic_id = ${id} ORDER BY c.revision DESC LIMIT 100`.execute(db);
  return rows;
}

/** The newest first. */
export async function changesOfChoice(db: Db, { list, code }: ChoiceKey): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT c.revision, c.at, c.actor_id AS "actorId", u.full_name AS "actorName", c.before, c.after
    FROM choice_changes c LEFT JOIN users u ON u.id = c.actor_id
    WHERE c.list = ${list} AND c.code = ${code} ORDER BY c.revision DESC LIMIT 100`.execute(db);
  return rows;
}
