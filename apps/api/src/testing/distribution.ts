/**
 * What would stand in the way of keeping the rows of an owner (the teacher who assigned the test) apart from those of
 * others: keys, foreign keys and joins of owned tables without `owner_id`.
 */
import { sql } from 'kysely';
import type { Database } from '#db';

/** Tables with an owner that stay in one place, and why. */
export const otherTables: Readonly<Record<string, string>> = {
  callback_deliveries: 'a queue over all owners, in the order of each partner',
  first_pages: 'tried before there is an account',
  integrated_tests: 'belong to a partner',
  lti_rosters: 'belong to a learning platform',
  tests_to_measure: 'a queue over all owners',
};

/** Views that have the owner of the tables they read. */
const ownedViews = ['assignment_learners', 'marking_access'];

/** Tables whose rows belong to an owner and move with the owner: all that have one, but those above. */
export async function ownedTables(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT t.relname AS name FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'owner_id' AND a.attnotnull
    WHERE t.relkind IN ('r', 'p') AND NOT t.relispartition AND t.relnamespace = 'public'::regnamespace
      AND t.relname <> ALL (${Object.keys(otherTables)}::text[]) ORDER BY 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Unique keys of owned tables without the owner, and foreign keys to owned tables without it. */
export async function faultsOfKeys(db: Database): Promise<string[]> {
  const owned = sql`${await ownedTables(db)}::text[]`;
  const { rows } = await sql<{ fault: string }>`
    SELECT i.relname || ' is unique over all owners' AS fault
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
    WHERE x.indisunique AND t.relname = ANY (${owned}) AND t.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attname = 'owner_id' AND a.attnum = ANY (x.indkey::int2[]))
    UNION ALL
    SELECT k.conname || ' leads from ' || s.relname || ' to ' || t.relname || ' without the owner'
    FROM pg_constraint k JOIN pg_class s ON s.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE k.contype = 'f' AND k.conparentid = 0 AND t.relname = ANY (${owned})
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attname = 'owner_id' AND a.attnum = ANY (k.confkey))
    ORDER BY 1`.execute(db);
  return rows.map(({ fault }) => fault);
}

interface Fragment {
  /** The constant or function that it is the value of, for those that others put into theirs. */
  readonly name: string | null;
  /** With the names of what is put in as `${name`. */
  readonly text: string;
}

/** The end of the template literal or of the brace that begins before `from`, with what it holds in between. */
function readTemplate(source: string, from: number, found: string[]): { text: string; end: number } {
  let text = '';
  let at = from;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 1;
    else if (source.startsWith('${', at)) {
      const { name, end } = readInserted(source, at + 2, found);
      text += ` \${${name}} `;
      at = end;
      continue;
    }
    text += source[at];
    at += 1;
  }
  return { text, end: at + 1 };
}

function readInserted(source: string, from: number, found: string[]): { name: string; end: number } {
  const [name = ''] = /^\w*/.exec(source.slice(from, from + 80)) ?? [];
  let depth = 1;
  let at = from;
  while (depth > 0 && at < source.length) {
    if (source[at] === '`') {
      const inner = readTemplate(source, at + 1, found);
      found.push(inner.text);
      at = inner.end;
      continue;
    }
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    at += 1;
  }
  return { name, end: at };
}

/** Templates of SQL in a file of TypeScript. */
function fragmentsOf(source: string): Fragment[] {
  const fragments: Fragment[] = [];
  const begin = /(?:\bsql(?:<[^`;]*?>)?`)|(?:\bsql\.raw\(\s*[`'])/g;
  for (let match = begin.exec(source); match; match = begin.exec(source)) {
    const quote = match[0].at(-1)!;
    const before = source.slice(0, match.index);
    const name = /(?:const|function) (\w+)(?:(?!\n\n)[^;])*$/.exec(before)?.[1] ?? null;
    if (quote === "'") {
      const end = source.indexOf("'", begin.lastIndex);
      fragments.push({ name, text: source.slice(begin.lastIndex, end) });
      continue;
    }
    const inner: string[] = [];
    const { text, end } = readTemplate(source, begin.lastIndex, inner);
    fragments.push({ name, text }, ...inner.map((one) => ({ name: null, text: one })));
    begin.lastIndex = end;
  }
  return fragments;
}

const keywords = 'ON|WHERE|SET|JOIN|LEFT|RIGHT|INNER|CROSS|USING|ORDER|GROUP|SELECT|VALUES|LIMIT|FOR|UNION|RETURNING';
const mentionOf = (tables: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:FROM|JOIN|UPDATE|USING)\\s+(?:ONLY\\s+)?(${[...tables, ...ownedViews].join('|')})\\b(?:\\s+(?:AS\\s+)?(?!(?:${keywords})\\b)(\\w+))?`,
    'g',
  );

function unboundIn(text: string, mention: RegExp): string[] {
  const mentions = [...text.matchAll(mention)].map(([, table, alias]) => ({ table: table!, alias: alias ?? null }));
  if (mentions.length < 2) return [];
  const unbound = mentions.filter(
    ({ table, alias }) =>
      !new RegExp(`\\b${alias ?? table}\\.owner_id\\b`).test(text) &&
      !(alias === null && /(?<!\.)\bowner_id\b/.test(text)),
  );
  return [...new Set(unbound.map(({ table, alias }) => (alias ? `${table} ${alias}` : table)))];
}

/**
 * Mentions of owned tables whose owner a statement with several of them never names, by path. `files` has the text by
 * path, `tables` are the owned ones. It reads the text, so it takes the owner anywhere in the statement; what a function's parameter puts in, it does
 * not see.
 */
export function unboundJoins(
  files: ReadonlyMap<string, string>,
  tables: readonly string[],
): Record<string, readonly string[]> {
  const mention = mentionOf(tables);
  const parsed = [...files].map(([path, text]) => ({ path, text, fragments: fragmentsOf(text) }));
  const namedIn = (fragments: readonly Fragment[], name: string): string =>
    fragments.flatMap((one) => (one.name === name ? [one.text] : [])).join(' ');
  const exported = new Map(
    parsed.flatMap(({ text, fragments }) =>
      [...text.matchAll(/export (?:const|function) (\w+)/g)].map(
        ([, name]) => [name!, namedIn(fragments, name!)] as const,
      ),
    ),
  );
  const filled = (given: string, { text, fragments }: (typeof parsed)[number], depth = 3): string =>
    given.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      if (depth === 0) return '';
      const isImported = new RegExp(`^import [^;]*\\b${name}\\b`, 'm').test(text);
      const inner = isImported ? (exported.get(name) ?? '') : namedIn(fragments, name);
      return filled(inner, { path: '', text, fragments }, depth - 1);
    });
  return Object.fromEntries(
    parsed
      .map((file) => {
        const unbound = file.fragments.flatMap(({ text }) => unboundIn(filled(text, file), mention));
        return [file.path, [...new Set(unbound)]] as const;
      })
      .filter(([, unbound]) => unbound.length > 0),
  );
}
