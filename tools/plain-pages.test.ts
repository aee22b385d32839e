/**
 * Pages that are `plain` come without the component library: one of its fields on such a page would end the page. Code
 * that is loaded later counts too, unless it is loaded with the library (`inLibrary`) or is a dialog, which has it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../apps/web/src');
const pattern = /'(\/[^']*)': \{\s*screen: \(\) => import\('([^']+)'\),\s*catalogs: \[[^\]]*\],\s*plain: true/g;
const inner =
  /\b(?:TextField|TextAreaField|NumberField|SelectField|MultiSelectField|TagsField|PasswordField|SplitPane)\b/;
const dialogs = /\b(?:Modal|Drawer|Palette|FormModal|ComponentLibrary)\b/;

const pages = globSync('**/pages.ts', { cwd: web }).flatMap((path) =>
  [...readFileSync(join(web, path), 'utf8').matchAll(pattern)].map(
    ([, address, screen]) => [address!, join(dirname(path), screen!)] as const,
  ),
);

const textOf = (path: string): string => readFileSync(join(web, path), 'utf8');
const targetsOf = (path: string, found: RegExp): string[] =>
  [...textOf(path).matchAll(found)]
    .map(([, target]) => join(dirname(path), target!))
    .filter((target) => /\.tsx?$/.test(target) && existsSync(join(web, target)));

/** Modules that come with this one, and the parts of each that come later. */
function reachedFrom(start: string): { modules: string[]; later: string[] } {
  const modules = [start];
  const later: string[] = [];
  for (const module of modules) {
    for (const next of targetsOf(module, /^(?:import|export)\s(?!type)[^;]*?from '(\.[^']+)'/gm))
      if (!modules.includes(next)) modules.push(next);
    later.push(
      ...targetsOf(module, /(?<!inLibrary\((?:async )?\(\) => (?:\(\{ default: \(await )?)import\('(\.[^']+)'\)/g),
    );
  }
  return { modules, later };
}

/** What the library is imported for, in modules that have no dialog around it. */
const fieldsIn = (modules: readonly string[]): string[] =>
  modules.filter((module) => {
    const names = [...textOf(module).matchAll(/import \{([^}]*)\} from '@vumon\/ui'/g)].map(([, one]) => one).join();
    return inner.test(names) || /from '@mantine\//.test(textOf(module));
  });

describe.each(pages)('%s', (_, screen) => {
  it('draws nothing of the component library by itself', () => {
    const { modules } = reachedFrom(screen);
    expect(fieldsIn(modules)).toEqual([]);
  });

  it('loads nothing of it without the library around', () => {
    const { later } = reachedFrom(screen);
    const bare = later.filter((part) => {
      const { modules } = reachedFrom(part);
      return fieldsIn(modules).length > 0 && !modules.some((module) => dialogs.test(textOf(module)));
    });
    expect(bare).toEqual([]);
  });
});

it('finds the pages that say so', () => {
  expect(pages.map(([address]) => address)).toEqual(
    expect.arrayContaining(['/', '/auth', '/questions', '/learning/$learningSlug']),
  );
});
