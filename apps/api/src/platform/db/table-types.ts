/** Kysely's table types, written from the catalogue. */
import { readColumns, type Column } from './dump-schema.ts';

// As the drivers deliver them: index.ts parses int8 into a number and leaves a date as YYYY-MM-DD.
const scalars: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  real: 'number',
  smallint: 'number',
  'timestamp with time zone': 'Date',
  'timestamp without time zone': 'Date',
};

/** The text of `types.generated.ts` for the database at `url`. */
export async function generateTypes(url: string): Promise<string> {
  const tables = Map.groupBy(await readColumns(url), (column) => column.table);
  const bodies = [...tables].map(
    ([table, columns]) => `export interface ${pascal(table)} {\n${columns.map(member).join('\n')}\n}`,
  );
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`);
  const used = ['Generated', 'GeneratedAlways'].filter((name) => bodies.some((body) => body.includes(`${name}<`)));
  return [
    '// Written from the database by "npm run db:update"; do not edit.',
    `import type { ${used.join(', ')} } from 'kysely';`,
    '',
    bodies.join('\n\n'),
    '',
    `export interface DB {\n${index.join('\n')}\n}`,
    '',
  ].join('\n');
}

function member(column: Column): string {
  let type = typeOf(column);
  if (!column.notNull && type !== 'unknown') type += ' | null';
  if (column.generated || column.identity === 'a') type = `GeneratedAlways<${type}>`;
  else if (column.default !== null || column.identity) type = `Generated<${type}>`;
  return `  ${column.name}: ${type};`;
}

function typeOf(column: Column): string {
  if (column.kind === 'enum') return (column.enumValues ?? []).map((value) => JSON.stringify(value)).join(' | ');
  if (column.kind === 'array') return `${scalar(column.elementType ?? 'text')}[]`;
  return scalar(column.type);
}

/** Anything unlisted (text, uuid, numeric, date, interval, inet …) arrives as a string. */
function scalar(type: string): string {
  return scalars[type.replace(/\(.*?\)/, '')] ?? 'string';
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z0-9])/g, (_match, _separator: string, letter: string) => letter.toUpperCase());
}
