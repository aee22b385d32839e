/** SQL of similar questions: equal ones are found by hash, similar ones by shared MinHash values. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import type { Fingerprint } from './similarity.ts';

/** Minimum trigram similarity (0 to 1) of similar texts. */
const minSimilarity = 0.6;
/** Maximum number of index hits that are ranked, and of candidates whose texts are compared. */
const mostHits = 2000;
const mostCandidates = 40;

export interface SimilarRow {
  readonly n: number;
  readonly id: string;
  readonly scope: 'SYSTEM' | 'USER';
  readonly title: string;
  readonly exact: boolean;
  readonly similarity: number;
}

const candidate = sql.raw("q.id, q.scope, coalesce(nullif(q.summary, ''), q.name) AS title, q.search");

/**
 * Compares with questions of the system, and with those of `ownerId` unless null. Equal questions are found by hash; of
 * the others, those with the most common sketch values and the nearest length are compared by trigram similarity.
 */
export async function findSimilar(
  db: Db,
  ownerId: string | null,
  probes: readonly (Fingerprint & { readonly n: number })[],
  { except = null, most }: { except?: string | null; most: number },
): Promise<SimilarRow[]> {
  if (probes.length === 0) return [];
  const sent = JSON.stringify(
    probes.map(({ n, hash, sketch, text }) => ({ n, hash: hash.toString('hex'), sketch, text })),
  );
  const { rows } = await sql<SimilarRow>`
    SELECT p.n, s.* FROM jsonb_to_recordset(${sent}::jsonb) AS p (n int, hash text, sketch int[], text text)
    CROSS JOIN LATERAL (
      SELECT c.id, c.scope, c.title, c.exact, c.similarity FROM (
        SELECT k.id, k.scope, k.title, k.exact, similarity(k.search, p.text)::float8 AS similarity FROM (
          SELECT * FROM (
            (SELECT ${candidate}, true AS exact, 0 AS shared FROM questions q
              WHERE q.scope = 'SYSTEM' AND q.deleted_at IS NULL AND q.text_hash = decode(p.hash, 'hex') AND q.id IS DISTINCT FROM ${except} LIMIT ${most})
            UNION ALL
            (SELECT ${candidate}, true, 0 FROM questions q
              WHERE q.scope = 'USER' AND q.owner_id = ${ownerId} AND q.deleted_at IS NULL AND q.text_hash = decode(p.hash, 'hex') AND q.id IS DISTINCT FROM ${except} LIMIT ${most})
            UNION ALL
            (SELECT ${candidate}, false, (SELECT count(*) FROM unnest(q.sketch) AS v (value) WHERE v.value = ANY (p.sketch)) FROM questions q
              WHERE q.deleted_at IS NULL AND q.sketch && p.sketch AND (q.scope = 'SYSTEM' OR q.owner_id = ${ownerId}) AND q.id IS DISTINCT FROM ${except}
                AND q.text_hash IS DISTINCT FROM decode(p.hash, 'hex') LIMIT ${mostHits})
          ) hits ORDER BY exact DESC, shared DESC, abs(length(search) - length(p.text)), id LIMIT ${mostCandidates}
        ) k
      ) c WHERE c.exact OR c.similarity >= ${minSimilarity} ORDER BY c.exact DESC, c.similarity DESC, c.id LIMIT ${most}
    ) s ORDER BY p.n, s.exact DESC, s.similarity DESC, s.id`.execute(db);
  return rows;
}

const ofScope = (ownerId: string | null): RawBuilder<unknown> =>
  ownerId === null ? sql`q.scope = 'SYSTEM'` : sql`q.scope = 'USER' AND q.owner_id = ${ownerId}`;

/** Maximum number of questions shown per group. */
export const mostInGroup = 50;
/** Maximum number of groups shown. */
export const mostGroups = 200;
/** Only this many of the newest questions are compared pair by pair; equal ones are found among all. */
const mostCompared = 10_000;
const sharedValues = 4;

/**
 * Questions with equal hashes, the oldest of each group first; without groups in which all pairs were marked as not
 * duplicates.
 */
export async function exactGroups(db: Db, ownerId: string | null): Promise<string[][]> {
  const { rows } = await sql<{ ids: string[] }>`
    SELECT ids FROM (
      SELECT (array_agg(q.id ORDER BY q.id))[1:${sql.lit(mostInGroup)}] AS ids, count(*) AS size, q.text_hash FROM questions q
      WHERE ${ofScope(ownerId)} AND q.deleted_at IS NULL AND q.text_hash IS NOT NULL
      GROUP BY q.text_hash HAVING count(*) > 1
    ) alike
    WHERE (SELECT count(*) FROM question_distinctions d WHERE d.first_id = ANY (ids) AND d.second_id = ANY (ids)) < cardinality(ids) * (cardinality(ids) - 1) / 2
    ORDER BY size DESC, text_hash LIMIT ${mostGroups}`.execute(db);
  return rows.map(({ ids }) => ids);
}

/**
 * Pairs of similar questions. Each is paired with the next three that share a value of the sketch only, so that a
 * thousand similar ones give a chain and not a million pairs, and one that was marked as distinct from its neighbour is
 * still compared with others.
 */
export async function similarPairs(db: Db, ownerId: string | null): Promise<[string, string][]> {
  const { rows } = await sql<{ a: string; b: string }>`
    WITH compared AS MATERIALIZED (
      SELECT q.id, v.value FROM (
        SELECT q.id, q.sketch FROM questions q WHERE ${ofScope(ownerId)} AND q.deleted_at IS NULL AND q.sketch IS NOT NULL
        ORDER BY q.updated_at DESC, q.id DESC LIMIT ${mostCompared}
      ) q CROSS JOIN LATERAL unnest(q.sketch) AS v (value)
    ), neighbours AS (
      SELECT c.id AS a, unnest(ARRAY[lead(c.id) OVER near, lead(c.id, 2) OVER near, lead(c.id, 3) OVER near]) AS b FROM compared c
      WHERE c.value IN (SELECT value FROM compared GROUP BY value HAVING count(*) > 1) WINDOW near AS (PARTITION BY c.value ORDER BY c.id)
    )
    SELECT a, b FROM neighbours n WHERE b IS NOT NULL AND NOT EXISTS (SELECT FROM question_distinctions d WHERE d.first_id = n.a AND d.second_id = n.b)
    GROUP BY a, b HAVING count(*) >= ${sharedValues} ORDER BY b DESC, a DESC LIMIT ${mostGroups * 10}`.execute(db);
  return rows.map(({ a, b }) => [a, b]);
}

/** Pairs that were marked as distinct: those among `ids`, or the newest of a bank. */
export async function distinctPairs(
  db: Db,
  of: { readonly ids: readonly string[] } | { readonly ownerId: string | null },
): Promise<[string, string][]> {
  const { rows } =
    'ids' in of
      ? await sql<{
          a: string;
          b: string;
        }>`SELECT first_id AS a, second_id AS b FROM question_distinctions WHERE first_id = ANY (${of.ids}::uuid[]) AND second_id = ANY (${of.ids}::uuid[])`.execute(
          db,
        )
      : await sql<{ a: string; b: string }>`
        SELECT d.first_id AS a, d.second_id AS b FROM question_distinctions d JOIN questions q ON q.id = d.first_id JOIN questions o ON o.id = d.second_id
        WHERE ${ofScope(of.ownerId)} AND q.deleted_at IS NULL AND o.deleted_at IS NULL ORDER BY d.told_at DESC, d.first_id, d.second_id LIMIT ${mostGroups * 10}`.execute(
          db,
        );
  return rows.map(({ a, b }) => [a, b]);
}

/** Locks the given questions of the bank until the transaction ends and returns how many exist. */
export async function lockOfBank(db: Db, ownerId: string | null, ids: readonly string[]): Promise<number> {
  const { rows } =
    await sql`SELECT FROM questions q WHERE ${ofScope(ownerId)} AND q.deleted_at IS NULL AND q.id = ANY (${ids}::uuid[]) ORDER BY q.id FOR NO KEY UPDATE`.execute(
      db,
    );
  return rows.length;
}

/** Marks every pair of the given questions as not duplicates and returns how many marks are new. */
export async function addDistinctions(db: Db, ids: readonly string[], at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO question_distinctions (first_id, second_id, told_at)
    SELECT a, b, ${at} FROM unnest(${ids}::uuid[]) a CROSS JOIN unnest(${ids}::uuid[]) b WHERE a < b ON CONFLICT DO NOTHING`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Removes the marks between the given questions and returns how many there were. */
export async function removeDistinctions(db: Db, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } =
    await sql`DELETE FROM question_distinctions WHERE first_id = ANY (${ids}::uuid[]) AND second_id = ANY (${ids}::uuid[])`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0n);
}

export interface Unsketched {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly content: unknown;
}

/**
 * Questions without a fingerprint: stored before there were fingerprints, or reset because their type's texts changed.
 */
export async function unsketchedQuestions(db: Db, after: string | null, most: number): Promise<Unsketched[]> {
  const { rows } = await sql<Unsketched>`
    SELECT q.id, q.type, v.schema_version AS "schemaVersion", v.content FROM questions q JOIN question_versions v ON v.question_id = q.id AND v.version = q.version
    WHERE q.sketch IS NULL ${after === null ? sql`` : sql`AND q.id > ${after}`} ORDER BY q.id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

export async function setFingerprint(db: Db, id: string, { hash, sketch }: Fingerprint): Promise<void> {
  await db
    .updateTable('questions')
    .set({ text_hash: hash, sketch: [...sketch] })
    .where('id', '=', id)
    .where('sketch', 'is', null)
    .execute();
}
