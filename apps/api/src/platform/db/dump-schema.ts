/** A deterministic description of the database's own objects, read from the catalogue. */
import pg from 'pg';

export interface Column {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL writes it: `timestamp with time zone`, `numeric(5,2)`, `text[]`. */
  readonly type: string;
  readonly kind: 'array' | 'enum' | 'base';
  readonly elementType: string | null;
  readonly enumValues: readonly string[] | null;
  readonly notNull: boolean;
  readonly default: string | null;
  readonly generated: boolean;
  readonly identity: '' | 'a' | 'd';
  readonly collation: string | null;
}

interface Table {
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly persistence: string;
  readonly options: string | null;
  readonly definition: string | null;
  /** `RANGE (month)` of a partitioned table. */
  readonly partitionedBy: string | null;
  /** The partitioned table that it belongs to, and which rows it holds. */
  readonly partitionOf: string | null;
}

const ours = (oid: string, catalogue: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`;

const queries = {
  extensions: `SELECT format('CREATE EXTENSION %I;', extname) AS line FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY extname COLLATE "C"`,
  // The column with the locale has different names in PostgreSQL 15 and 17.
  collations: `SELECT format('CREATE COLLATION %I (provider = %s, locale = %L, deterministic = %s);', collname,
      CASE collprovider WHEN 'i' THEN 'icu' WHEN 'c' THEN 'libc' ELSE collprovider::text END,
      coalesce(to_jsonb(c) ->> 'colllocale', to_jsonb(c) ->> 'colliculocale', collcollate), collisdeterministic) AS line
    FROM pg_collation c WHERE collnamespace = 'public'::regnamespace AND ${ours('c.oid', 'pg_collation')} ORDER BY collname COLLATE "C"`,
  types: `SELECT CASE t.typtype
        WHEN 'e' THEN format('CREATE TYPE %I AS ENUM (%s);', t.typname,
          (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid))
        ELSE format('CREATE DOMAIN %I AS %s%s%s;', t.typname, format_type(t.typbasetype, t.typtypmod), CASE WHEN t.typnotnull THEN ' NOT NULL' ELSE '' END,
          (SELECT string_agg(' ' || pg_get_constraintdef(c.oid), '' ORDER BY c.conname COLLATE "C") FROM pg_constraint c WHERE c.contypid = t.oid AND c.contype = 'c')) END AS line
    FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd') AND ${ours('t.oid', 'pg_type')} ORDER BY t.typname COLLATE "C"`,
  sequences: `SELECT format('CREATE SEQUENCE %I AS %s START %s INCREMENT %s;', c.relname, format_type(s.seqtypid, NULL), s.seqstart, s.seqincrement) AS line
    FROM pg_class c JOIN pg_sequence s ON s.seqrelid = c.oid WHERE c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('i', 'e')) ORDER BY c.relname COLLATE "C"`,
  functions: `SELECT pg_get_functiondef(p.oid) || ';' AS line FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p') AND ${ours('p.oid', 'pg_proc')}
    ORDER BY p.proname COLLATE "C", pg_get_function_identity_arguments(p.oid) COLLATE "C"`,
};

const tablesQuery = `SELECT c.relname AS name, CASE WHEN c.relkind IN ('v', 'm') THEN 'view' ELSE 'table' END AS kind, c.relpersistence AS persistence,
    array_to_string(c.reloptions, ', ') AS options, CASE WHEN c.relkind IN ('v', 'm') THEN pg_get_viewdef(c.oid, true) END AS definition,
    CASE WHEN c.relkind = 'p' THEN pg_get_partkeydef(c.oid) END AS "partitionedBy",
    CASE WHEN c.relispartition THEN (SELECT format('%I %s', p.relname, pg_get_expr(c.relpartbound, c.oid))
      FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent WHERE i.inhrelid = c.oid) END AS "partitionOf"
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND ${ours('c.oid', 'pg_class')}
  ORDER BY c.relname COLLATE "C"`;

const columnsQuery = `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    CASE WHEN t.typcategory = 'A' THEN 'array' WHEN t.typtype = 'e' THEN 'enum' ELSE 'base' END AS kind,
    CASE WHEN t.typcategory = 'A' THEN format_type(t.typelem, NULL) END AS "elementType",
    (SELECT array_agg(enumlabel::text ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid) AS "enumValues",
    a.attnotnull AS "notNull", pg_get_expr(d.adbin, d.adrelid) AS "default", a.attgenerated <> '' AS generated, a.attidentity AS identity,
    CASE WHEN a.attcollation <> 0 AND a.attcollation <> t.typcollation THEN a.attcollation::regcollation::text END AS collation
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition AND ${ours('c.oid', 'pg_class')}
    AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname COLLATE "C", a.attnum`;

// NOT NULL is listed with the column: PostgreSQL 18 also lists it as a constraint, 15 does not.
const detailsQuery = `SELECT r.relname AS "table", x.line FROM (
    SELECT conrelid AS rel, 1 AS rank, conname::text AS name, format('ALTER TABLE %s ADD CONSTRAINT %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
      FROM pg_constraint WHERE contype IN ('p', 'u', 'f', 'c', 'x') AND conrelid <> 0
    UNION ALL SELECT i.indrelid, 2, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) || ';' FROM pg_index i
      WHERE NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u', 'x'))
    UNION ALL SELECT tgrelid, 3, tgname::text, pg_get_triggerdef(oid) || ';' || CASE tgenabled WHEN 'D' THEN ' -- disabled' ELSE '' END FROM pg_trigger WHERE NOT tgisinternal
  ) x JOIN pg_class r ON r.oid = x.rel
  WHERE r.relnamespace = 'public'::regnamespace AND NOT r.relispartition AND ${ours('r.oid', 'pg_class')}
  ORDER BY r.relname COLLATE "C", x.rank, x.name COLLATE "C"`;

/**
 * Text of every extension, collation, type, function, table, constraint, index and trigger, the same for the same
 * schema.
 */
export async function dumpSchema(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const lines = async (sql: string) => (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line);
    const { rows: tables } = await client.query<Table>(tablesQuery);
    const { rows: columns } = await client.query<Column>(columnsQuery);
    const { rows: details } = await client.query<{ table: string; line: string }>(detailsQuery);
    const parts = [
      '-- What the database looks like after all migrations. Written by "npm run db:update"; do not edit.',
    ];
    for (const section of ['extensions', 'collations', 'types', 'sequences', 'functions'] as const) {
      const text = await lines(queries[section]);
      if (text.length > 0) parts.push(text.join(section === 'functions' ? '\n\n' : '\n'));
    }
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table.name);
      const extra = details.filter((detail) => detail.table === table.name).map(({ line }) => line);
      parts.push([describeTable(table, own), ...extra].join('\n'));
    }
    return parts.join('\n\n') + '\n';
  });
}

/** The columns of every table and view, in the order of names and positions. */
export async function readColumns(url: string): Promise<Column[]> {
  return withClient(url, async (client) => (await client.query<Column>(columnsQuery)).rows);
}

function describeTable(table: Table, columns: Column[]): string {
  if (table.partitionOf !== null) return `CREATE TABLE ${table.name} PARTITION OF ${table.partitionOf};`;
  if (table.definition !== null) return `CREATE VIEW ${table.name} AS\n${table.definition}`;
  const lines = columns.map((column) => {
    let line = `  ${column.name} ${column.type}`;
    if (column.collation) line += ` COLLATE ${column.collation}`;
    if (column.notNull) line += ' NOT NULL';
    if (column.generated) line += ` GENERATED ALWAYS AS (${column.default}) STORED`;
    else if (column.identity) line += ` GENERATED ${column.identity === 'a' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`;
    else if (column.default !== null) line += ` DEFAULT ${column.default}`;
    return line;
  });
  const partitioned = table.partitionedBy ? ` PARTITION BY ${table.partitionedBy}` : '';
  const unlogged = table.persistence === 'u' ? 'UNLOGGED ' : '';
  return `CREATE ${unlogged}TABLE ${table.name} (\n${lines.join(',\n')}\n)${partitioned}${table.options ? ` WITH (${table.options})` : ''};`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET search_path = public');
    return await work(client);
  } finally {
    await client.end();
  }
}
