/** Checks the licences of everything that a production installation contains against the list of allowed ones. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.ts';

/** Permissive licences, which only ask to keep their notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Further licences, each only for the packages whose names match. */
const allowedFor: readonly { readonly licence: string; readonly packages: RegExp; readonly reason: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: 'libvips is a library of its own that is loaded at run time, unchanged and replaceable',
  },
  {
    licence: 'OFL-1.1',
    packages: /^(@fontsource(-variable)?\/|@expo-google-fonts\/|inter-ui$)/,
    reason: 'fonts may be shipped with a product under the name that they have',
  },
  {
    licence: 'Python-2.0',
    packages: /^argparse$/,
    reason: 'a permissive licence that asks for its notice only',
  },
  {
    licence: 'Zlib',
    packages: /^pako$/,
    reason: 'both are permissive; the Zlib part asks that changed versions say so, and it is unchanged',
  },
  { licence: 'MPL-2.0', packages: /^axe-core$/, reason: 'used by tests, not part of what is served; unchanged' },
];

export interface Package {
  readonly name: string;
  /** An SPDX expression; null where the package names no licence. */
  readonly licence: string | null;
}

/** A line for each package whose licence is not allowed. */
export function refusedLicences(packages: readonly Package[]): string[] {
  return packages.flatMap(({ name, licence }) => {
    if (licence === null) return [`${name} names no licence`];
    const may = (id: string) =>
      allowed.has(id) || allowedFor.some((other) => other.licence === id && other.packages.test(name));
    return holds(licence, may) ? [] : [`${name}: ${licence} is not on the list in tools/suite/licences.ts`];
  });
}

/**
 * Whether an SPDX expression (AND binds before OR) can be satisfied with licences that `may` allows; false when it is
 * malformed.
 */
function holds(expression: string, may: (id: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const either = (): boolean => {
    let met = both();
    while (tokens[at] === 'OR') {
      at += 1;
      met = both() || met;
    }
    return met;
  };
  const both = (): boolean => {
    let met = one();
    while (tokens[at] === 'AND') {
      at += 1;
      met = one() && met;
    }
    return met;
  };
  const one = (): boolean => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && may(token);
    const met = either();
    return tokens[at++] === ')' && met;
  };
  return either() && at === tokens.length;
}

interface LockEntry {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

/**
 * The packages of a production installation, with the licence that each states itself; for packages of other systems,
 * the lock file's.
 */
export function productionPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const file = join(root, path, 'package.json');
      return { name, licence: (existsSync(file) ? ownWord(file) : entry.license) ?? null };
    });
}

/** Old packages give the licence as an object, or a list of them. */
function ownWord(file: string): string | undefined {
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type?: string };
    licenses?: { type?: string }[];
  };
  const named = license ?? licenses?.[0];
  return typeof named === 'object' ? named.type : named;
}
