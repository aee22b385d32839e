// The types of all messages, from the Vietnamese catalogs: `node tools/messages.ts` writes
// packages/i18n/src/messages.generated.ts. The type-check writes it first, so the file is not under version control:
// two branches that add messages cannot conflict in it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const typesFile = join(root, 'packages/i18n/src/messages.generated.ts');

export interface MessageCatalog {
  readonly namespace: string;
  /** The Vietnamese catalog, from the root of the project. */
  readonly file: string;
}

/** Namespaces that the folder does not name. */
const named: Readonly<Record<string, string>> = {
  'apps/web/src/boot': 'boot',
  'apps/web/src/i18n': 'app',
  'apps/web/src/player': 'player',
  'apps/web/src/player/review': 'review',
  'apps/web/src/player/screen/on-demand': 'attempt',
  'packages/ui/src': 'ui',
  'packages/figures/src': 'figures',
  'packages/paper/src': 'paper',
  'packages/question-types/src': 'qt',
  'packages/question-types/src/editing': 'qt-editing',
  'packages/question-types/src/marking': 'qt-rubric',
};

/** Every catalog of the product. */
export function messageCatalogs(): readonly MessageCatalog[] {
  const files = globSync(['packages/i18n/catalogs/*.vi.json', '{apps,packages}/*/src/**/{messages,names}.vi.json'], {
    cwd: root,
  });
  return files
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const name = folder.slice(folder.lastIndexOf('/') + 1);
      if (folder === 'packages/i18n/catalogs') return { file, namespace: /([\w-]+)\.vi\.json$/.exec(file)![1]! };
      const family = folder.startsWith('packages/question-types/src/types/');
      if (family && file.endsWith('/names.vi.json')) return { file, namespace: 'qt-types' };
      return { file, namespace: named[folder] ?? (family ? `qt-${name}` : name) };
    });
}

/** Parameters of each message by its key, without the ending of its plural form. */
export type Messages = Map<string, ReadonlySet<string>>;

export function messagesOf(catalog: object): Messages {
  const messages: Messages = new Map();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') {
      const plural = /_(?:zero|one|two|few|many|other)$/.test(path);
      const key = plural ? path.slice(0, path.lastIndexOf('_')) : path;
      const names = [...node.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]!);
      messages.set(key, new Set([...(messages.get(key) ?? []), ...(plural ? ['count'] : []), ...names]));
    } else {
      for (const [key, inner] of Object.entries(node as object)) walk(inner, path ? `${path}.${key}` : key);
    }
  };
  walk(catalog, '');
  return messages;
}

export const readCatalog = (file: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, unknown>>;

/** Messages by namespace, as the loaders combine them: families have the common problems, `qt-types` the names of all. */
export function messagesByNamespace(): ReadonlyMap<string, Messages> {
  const types: Messages = new Map();
  const all = new Map<string, Messages>();
  for (const { namespace, file } of messageCatalogs())
    if (namespace === 'qt-types') for (const [key, names] of messagesOf(readCatalog(file))) types.set(key, names);
    else all.set(namespace, messagesOf(readCatalog(file)));
  const problems = [...all.get('qt')!].filter(([key]) => key.startsWith('problems.'));
  for (const { namespace, file } of messageCatalogs()) {
    if (namespace === 'qt-types' || !file.startsWith('packages/question-types/src/types/')) continue;
    const own = all.get(namespace)!;
    for (const [key, names] of problems) if (!own.has(key)) own.set(key, names);
  }
  return all.set('qt-types', types);
}

/** The steps that keys begin with, '' for the whole catalog, with the parameters of all messages below them. */
export function groupsOf(messages: Messages): Messages {
  const groups = new Map<string, Set<string>>([['', new Set()]]);
  for (const [key, names] of messages) {
    const steps = key.split('.');
    for (let length = 0; length < steps.length; length++) {
      const group = steps.slice(0, length).join('.');
      groups.set(group, new Set([...(groups.get(group) ?? []), ...names]));
    }
  }
  return groups;
}

const unionOf = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(' | ') || 'never';

/** The text of the types file: for each key and each group a union of the names of parameters, `never` for none. */
export function messageTypes(): string {
  const lines = ['// Written by tools/messages.ts from the Vietnamese catalogs.', 'export interface Messages {'];
  const all = [...messagesByNamespace()].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [namespace, messages] of all) {
    lines.push(`  '${namespace}': {`);
    for (const [key, names] of messages) lines.push(`    '${key}': ${unionOf(names)};`);
    lines.push('  };');
  }
  lines.push('}', '', 'export interface MessageGroups {');
  for (const [namespace, messages] of all) {
    lines.push(`  '${namespace}': {`);
    for (const [group, names] of groupsOf(messages)) lines.push(`    '${group}': ${unionOf(names)};`);
    lines.push('  };');
  }
  return [...lines, '}', ''].join('\n');
}

/** Writes the types unless the file has them already: an unchanged file keeps the compiler's cache. */
export function writeMessageTypes(): void {
  const text = messageTypes();
  let written = '';
  try {
    written = readFileSync(typesFile, 'utf8');
  } catch {
    // There is none yet.
  }
  if (written !== text) writeFileSync(typesFile, text);
}

if (import.meta.main) writeMessageTypes();
