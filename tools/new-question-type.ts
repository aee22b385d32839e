// npm run new:question-type -- <family> [--from choice]
// Creates a family of question types as a copy of the most similar existing one. Every part exists from the start, and
// none can be forgotten: the registry maps do not compile until each of them lists the new codes.
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { camel, kebab, pascal } from './names.ts';

const types = join(import.meta.dirname, '../packages/question-types/src/types');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: 'choice' } },
});
const [family] = positionals;
const from = values.from;

if (!family || !kebab.test(family) || !existsSync(join(types, from)) || existsSync(join(types, family))) {
  console.error(`Usage: npm run new:question-type -- <new-family> [--from ${globSync('*', { cwd: types }).join('|')}]`);
  process.exit(1);
}

const folder = join(types, family);
cpSync(join(types, from), folder, { recursive: true });
for (const name of globSync('**/*.*', { cwd: folder })) {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8')
    .replaceAll(from, family)
    .replaceAll(camel(from), camel(family))
    .replaceAll(pascal(from), pascal(family));
  writeFileSync(path, text);
  const renamed = join(dirname(path), basename(path).replace(from, family));
  if (renamed !== path) renameSync(path, renamed);
}
// Frozen payloads belong to published types: they are written when a type is first published, never copied.
rmSync(join(folder, 'frozen'), { recursive: true, force: true });

console.log(`packages/question-types/src/types/${family} is a copy of ${from}. Now:
  1. definition.ts: give it its own codes, ids and schemas (the codes are still those of ${from}); then follow the compiler through the other facets.
  2. src/registry/*: add the codes to every map. \`npm run typecheck\` names each map that lacks one.
  3. messages.{vi,en}.json: names, hints and problems of the new codes.
  4. Freeze one payload a code under src/frozen/ and run \`npx vitest run packages/question-types\`.`);
