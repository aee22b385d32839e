// npm run new:question-type -- <family> <CODE>[,<CODE>…] [--from ordering]
// Creates a family of question types as a copy of the most similar existing one with as many codes: its folder, its
// lines in every registry and its frozen payloads. The copy compiles and passes
// the tests of all types at once; what distinguishes the family is then changed in its own folder.
import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { camel, kebab, pascal } from './names.ts';

const source = 'packages/question-types/src';

export interface NewFamily {
  readonly family: string;
  readonly from: string;
  readonly codes: readonly string[];
}

/** The codes of a family in the tree at `root`. */
export const codesOf = (root: string, family: string): string[] => {
  const text = readFileSync(join(root, source, 'types', family, 'codes.ts'), 'utf8');
  return [...(/Codes = \[([^\]]+)\]/.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, code]) => code!);
};

/** Why the family cannot be created; null when it can. */
export function familyProblem(root: string, { family, from, codes }: NewFamily): string | null {
  const families = globSync('*', { cwd: join(root, source, 'types') }).sort();
  if (!families.includes(from) || from === 'composite')
    return `--from is one of ${families.filter((one) => one !== 'composite').join(', ')}`;
  if (!kebab.test(family) || families.includes(family))
    return 'the family is a new name in lower case, words joined by "-"';
  const taken = new Set(families.flatMap((one) => codesOf(root, one)));
  if (codes.some((code) => !/^[A-Z]{2,4}\d{1,2}$/.test(code) || taken.has(code)))
    return 'a code is two to four capital letters with a number, and new';
  const needed = codesOf(root, from);
  if (codes.length !== needed.length || new Set(codes).size !== codes.length)
    return `${from} has ${needed.length} codes (${needed.join(', ')}); give as many`;
  return null;
}

/** Creates the family and returns the paths of the files that were written or changed. Throws when it cannot. */
export function addFamily(root: string, wanted: NewFamily): string[] {
  const problem = familyProblem(root, wanted);
  if (problem) throw new Error(problem);
  const { family, from, codes } = wanted;
  const old = codesOf(root, from);
  const touched: string[] = [];
  const rename = renaming(wanted, old);

  const folder = `${source}/types/${family}`;
  cpSync(join(root, source, 'types', from), join(root, folder), { recursive: true });
  const ids = newIds(root, from, old);
  for (const name of globSync('**/*.*', { cwd: join(root, folder) })) {
    const path = join(root, folder, name);
    let text = rename(readFileSync(path, 'utf8'));
    if (basename(name) === 'definition.ts') text = ids(text);
    writeFileSync(path, text);
    const renamed = join(dirname(path), basename(path).replace(from, family));
    if (renamed !== path) renameSync(path, renamed);
    touched.push(renamed.slice(root.length + 1));
  }

  const edit = (path: string, change: (text: string) => string) => {
    const before = readFileSync(join(root, path), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} names no ${from}`);
    writeFileSync(join(root, path), after);
    touched.push(path);
  };
  for (const name of [...registries, 'messages.ts', 'names.ts'])
    edit(`${source}/registry/${name}`, (text) => doubled(text, wanted, rename));
  if (readFileSync(join(root, source, 'registry/random-ids.ts'), 'utf8').includes(`case '${from}':`))
    edit(`${source}/registry/random-ids.ts`, (text) =>
      text.replace(`      case '${from}':`, `      case '${family}':\n      case '${from}':`),
    );
  for (const [at, code] of codes.entries()) {
    const path = `${source}/frozen/v1/${code}.json`;
    writeFileSync(join(root, path), rename(readFileSync(join(root, source, `frozen/v1/${old[at]!}.json`), 'utf8')));
    touched.push(path);
  }
  return touched;
}

const registries = [
  'definitions.ts',
  'editors.tsx',
  'families.ts',
  'players.tsx',
  'print.ts',
  'reviews.tsx',
  'samples.ts',
  'scoring.ts',
  'traits.ts',
  'validators.ts',
];

/**
 * Names of the family as identifiers, catalog and files, and its codes. The bare word stays as it is elsewhere: it may
 * name a kind of printed block or a folder that several families use.
 */
function renaming({ family, from, codes }: NewFamily, old: readonly string[]) {
  const pairs: (readonly [RegExp, string])[] = [
    [new RegExp(`(?<=family: ')${from}(?=')`, 'g'), family],
    [new RegExp(`(?<=['"]qt-)${from}(?=['"])`, 'g'), family],
    [new RegExp(`(?<=types/)${from}(?=/)`, 'g'), family],
    [new RegExp(`(?<=\\./)${from}(?=\\.)`, 'g'), family],
    [new RegExp(`\\b${camel(from)}(?=[A-Z])`, 'g'), camel(family)],
    [new RegExp(`\\b${pascal(from)}(?=[A-Z])`, 'g'), pascal(family)],
    [new RegExp(`^( +)${camel(from)}(?=: )`, 'gm'), `$1${camel(family)}`],
    [new RegExp(`(?<=typeof )${camel(from)}\\b|(?<=import type )${camel(from)}\\b`, 'g'), camel(family)],
    ...old.map((code, at) => [new RegExp(`\\b${code}\\b`, 'g'), codes[at]!] as const),
  ];
  return (text: string) => pairs.reduce((all, [pattern, name]) => all.replace(pattern, name), text);
}

/** Numeric ids that no type has, in the definition's text. */
function newIds(root: string, from: string, old: readonly string[]) {
  const texts = globSync(`${source}/types/*/definition.ts`, { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const numbers = texts.flatMap((text) => idPlaces(text).map(({ id }) => id));
  const own = idPlaces(readFileSync(join(root, source, 'types', from, 'definition.ts'), 'utf8'));
  if (own.length !== old.length) throw new Error(`the ids of ${from} could not be found`);
  const first = Math.max(...numbers) + 1;
  return (text: string) => {
    let next = first;
    return text.replace(idPlace, (place) =>
      place.replace(/\d+/g, (id, at: number) => (isIdAt(place, at) ? String(next++) : id)),
    );
  };
}

/** `id: 46`, `definition('SL1', 20)`, `Ids … = { DL1: 24, … }`. */
const idPlace = /\bid: \d+\b|\bdefinition\('\w+', \d+|Ids: Readonly<Record<\w+, number>> = \{[^}]*\}/g;
const isIdAt = (place: string, at: number): boolean => /(?:: |, )$/.test(place.slice(0, at));
const idPlaces = (text: string): { id: number }[] =>
  [...text.matchAll(idPlace)].flatMap(([place]) =>
    [...place.matchAll(/\d+/g)].filter(({ index }) => isIdAt(place, index)).map(([id]) => ({ id: Number(id) })),
  );

/** The text with each statement, entry and line of the source family once more for the new one. */
function doubled(text: string, { from }: NewFamily, rename: (text: string) => string): string {
  const names = new RegExp(`types/${from}/|\\b${camel(from)}(?=[A-Z:])|\\b${pascal(from)}(?=[A-Z])|'qt-${from}'`);
  const statement = /^import [^;]*;\n|^  'qt-[\w-]+': \{\n(?:    .*\n)+  \},\n|^.*\n/gm;
  return text.replace(statement, (own) => {
    if (!names.test(own)) return own;
    // The last member of a union ends its statement.
    return /^ +\| \w+;\n$/.test(own) ? rename(own).replace(';', '') + own : own + rename(own);
  });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string', default: 'ordering' } },
  });
  const [family = '', codes = ''] = positionals;
  const root = join(import.meta.dirname, '..');
  const wanted = { family, from: values.from, codes: codes.split(',') };
  const problem = existsSync(join(root, source)) ? familyProblem(root, wanted) : 'run it in the repository';
  if (problem) {
    console.error(`Usage: npm run new:question-type -- <family> <CODE>[,<CODE>…] [--from <family>]\n${problem}`);
    process.exit(1);
  }
  for (const path of addFamily(root, wanted)) console.log(`wrote ${path}`);
  console.log(`packages/question-types/src/types/${family} is a copy of ${values.from} that works. Now, in that folder:
  1. codes.ts and traits.ts: what the rest of the product knows of the codes.
  2. definition.ts: schemas; then follow the compiler through scoring, validator, print, player, review and editor.
  3. names.{vi,en}.json: name, hint and an exam that uses each code; messages.{vi,en}.json: the problems and the words of
     the views; samples.ts; the frozen payloads of the codes, before they are published.
  4. A browser test in e2e/types, and \`npm run db:update\` for the API's description.`);
}
