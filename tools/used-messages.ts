/**
 * Messages that no source file asks for. Types prove that each key asked for exists; this is the other direction. A
 * file asks for a message of a namespace when it names the namespace and has the key as a string, a template that the
 * key fits, or a group of `find`. What fills the hole of a template or follows a group must be a name of the source:
 * the message of a code that nothing produces any more is unused too.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageCatalogs, messagesOf, readCatalog } from './messages.ts';

const root = join(import.meta.dirname, '..');

export interface Asked {
  /** Every string of the file: keys and namespaces among them. */
  readonly strings: ReadonlySet<string>;
  /** Its templates as patterns; what a group catches must be a name of the source. */
  readonly templates: readonly RegExp[];
  /** Groups of `find`; a group in a variable can be any string of the file. */
  readonly groups: ReadonlySet<string>;
  /** Names of exported translators, with their namespaces: other files use them without naming the namespace. */
  readonly translators: ReadonlyMap<string, string>;
}

/** Catalogs that are shown as they are, or whose keys are made elsewhere: each message only has to be a name. */
const whole: Readonly<Record<string, 'shown' | 'named'>> = {
  'about-us': 'shown',
  'feedback-policy': 'shown',
  'payment-policy': 'shown',
  'security-policy': 'shown',
  'shopping-guide': 'shown',
  'teacher-manual': 'shown',
  'student-manual': 'shown',
  'parent-manual': 'shown',
  'school-manual': 'shown',
  // The page before any script reads its own texts.
  boot: 'named',
  // Sending reads the key of the stored message.
  messages: 'named',
  // The Typst sources of the documents read their words as data.
  'exam-session-files': 'named',
  'item-flags': 'named',
  // Papers look up a part by its Vietnamese name.
  'part-names': 'shown',
};

const withoutComments = (source: string): string => source.replaceAll(/(^|[\s;{}(,])\/\/[^\n]*|\/\*[^]*?\*\//g, '$1');

const escaped = (text: string): string => text.replaceAll(/[.]/g, '\\$&');

interface Template {
  /** The fixed parts, around the holes. */
  readonly parts: readonly string[];
  readonly holes: readonly string[];
  readonly end: number;
}

function templateAt(source: string, at: number): Template {
  const parts = [''];
  const holes: string[] = [];
  let place = at;
  while (place < source.length && source[place] !== '`') {
    if (source[place] === '\\') place++;
    else if (source.startsWith('${', place)) {
      const end = holeEnd(source, place + 2);
      holes.push(source.slice(place + 2, end - 1));
      parts.push('');
      place = end;
      continue;
    }
    parts.push(parts.pop()! + source[place]!);
    place++;
  }
  return { parts, holes, end: place + 1 };
}

/** What a hole can be: the strings that a condition chooses from, or any part of a key. */
function patternOfHole(hole: string): string {
  const chosen = hole.includes('?') ? [...hole.matchAll(/[?:]\s*'([\w.-]*)'/g)].map(([, text]) => escaped(text!)) : [];
  return chosen.length > 1 ? `(?:${chosen.join('|')})` : '([\\w.+-]+?)';
}

/** Null for a template that is no key. */
function patternOf({ parts, holes }: Template): RegExp | null {
  const alike = parts.every((part) => /^[\w.-]*$/.test(part));
  const fixed = parts.some((part) => /\w/.test(part)) || holes.some((hole) => patternOfHole(hole).startsWith('(?:'));
  if (!alike || !fixed) return null;
  return new RegExp(
    `^${parts.map((part, at) => escaped(part) + (holes[at] === undefined ? '' : patternOfHole(holes[at]))).join('')}$`,
  );
}

function holeEnd(source: string, at: number): number {
  let depth = 1;
  let place = at;
  while (place < source.length && depth > 0) {
    if (source[place] === '`') {
      place = templateAt(source, place + 1).end;
      continue;
    }
    if (source[place] === '{') depth++;
    if (source[place] === '}') depth--;
    place++;
  }
  return place;
}

export function askedIn(text: string): Asked {
  const source = withoutComments(text);
  const strings = new Set<string>();
  for (const [, one, other] of source.matchAll(/'([\w.+-]+)'|"([\w.+-]+)"/g)) strings.add((one ?? other)!);
  // A catalog that the file reads itself: `vi.motto`.
  for (const [, key] of source.matchAll(/\b(?:vi|en)\.(\w+)\b/g)) strings.add(key!);
  const templates: RegExp[] = [];
  for (const { index } of source.matchAll(/`/g)) {
    const template = templateAt(source, index + 1);
    if (template.holes.length === 0 && /^[\w.-]+$/.test(template.parts[0]!)) strings.add(template.parts[0]!);
    const pattern = template.holes.length > 0 ? patternOf(template) : null;
    // Without a fixed part between two holes either may be the longer one.
    if (pattern) templates.push(pattern, new RegExp(pattern.source.replaceAll('+?', '+')));
  }
  const groups = new Set<string>();
  for (const [, found] of source.matchAll(/\bfind\w*\(\s*'([\w.]*)'/g)) groups.add(found!);
  if (/\bfind\w*\(\s*[\w$]/.test(source)) for (const one of strings) groups.add(one);
  const translators = new Map(
    [...source.matchAll(/\bexport const (\w+)\b[^;]*?\b(?:createTranslator|useTranslation)\(\s*'([\w-]+)'/g)].map(
      ([, name, namespace]) => [name!, namespace!],
    ),
  );
  for (const [, name, namespace] of source.matchAll(/\bexport type (\w+) = Translate\w*<'([\w-]+)'>/g))
    translators.set(name!, namespace!);
  return { strings, templates, groups, translators };
}

/** Keys of `keys` that the files do not ask for. `names`: every name of the source. */
export function unusedOf(
  keys: Iterable<string>,
  files: readonly Asked[],
  names: ReadonlySet<string>,
): readonly string[] {
  const patterns = files.flatMap(({ templates }) => templates);
  const groups = [...new Set(files.flatMap((file) => [...file.groups]))];
  const produced = (part: string): boolean =>
    part.split('.').every((step) => names.has(step.replace(/\+$/, '')) || /^\d+$/.test(step) || step.length <= 1);
  return [...keys].filter(
    (key) =>
      !files.some(({ strings }) => strings.has(key)) &&
      !patterns.some((pattern) => pattern.exec(key)?.slice(1).every(produced)) &&
      !groups.some((group) =>
        group === '' ? produced(key) : key.startsWith(`${group}.`) && produced(key.slice(group.length + 1)),
      ),
  );
}

/** Every unused message of the product, as "namespace: key". */
export function unusedMessages(): readonly string[] {
  const paths = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'apps/web/build/*.ts'], { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\.generated\.ts$|packages[/\\]content[/\\]/.test(path),
  );
  const names = new Set<string>();
  const files = paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const own = new Set([...withoutComments(text).matchAll(/[\w-]+|\w+/g)].map(([name]) => name));
    for (const name of own) names.add(name);
    for (const [, words] of text.matchAll(/'(\w+(?: \w+)+)'/g)) names.add(words!);
    // Paths of pages name messages too.
    for (const [, path] of text.matchAll(/'(\/[\w$/-]+)'/g)) names.add(path!);
    return { ...askedIn(text), path: path.replaceAll('\\', '/'), names: own };
  });
  const translators = files.flatMap((file) => [...file.translators]);
  return messageCatalogs().flatMap(({ namespace, file }) => {
    const kind = whole[namespace];
    if (kind === 'shown') return [];
    const using = translators.filter(([, of]) => of === namespace).map(([name]) => name);
    const asking = files.filter(
      (one) =>
        one.strings.has(namespace) ||
        using.some((name) => one.names.has(name)) ||
        (namespace.startsWith('qt') && one.path.startsWith('packages/question-types/')),
    );
    const all: Asked[] =
      kind === 'named'
        ? [{ strings: new Set(), templates: [], groups: new Set(['']), translators: new Map() }]
        : asking;
    return unusedOf(messagesOf(readCatalog(file)).keys(), all, names).map((key) => `${namespace}: ${key}`);
  });
}

if (import.meta.main) for (const line of unusedMessages()) console.log(line);
