/**
 * No route of the API is open to more people than the pages that call it. Which page calls what is read from the web's own source:
 * the screen that a feature's pages.ts names, with all that it imports.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  featureDecision,
  featuresOf,
  packageCodes,
  pageGate,
  pages,
  roles,
  type Entitlement,
  type PackageCode,
  type Page,
  type PagePath,
} from '@vumon/domain';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../../../web/src');
const all = Object.entries(routes) as [RouteKey, RouteSpec][];
const now = Date.UTC(2026, 10, 21, 5);

interface Source {
  readonly imports: readonly string[];
  readonly routes: readonly string[];
}
const sources = new Map<string, Source>();

function read(file: string): Source {
  let source = sources.get(file);
  if (!source) {
    const text = readFileSync(file, 'utf8');
    source = {
      imports: [...text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+\.tsx?)'/g)]
        .map(([, path]) => join(dirname(file), path!))
        .filter((path) => existsSync(path)),
      routes: [...text.matchAll(/'((?:GET|POST|PUT|DELETE) \/[^']*)'/g)].map(([, key]) => key!),
    };
    sources.set(file, source);
  }
  return source;
}

/** Routes named in a file and in whatever it imports. */
function routesFrom(file: string): ReadonlySet<string> {
  const [found, seen, waiting] = [new Set<string>(), new Set<string>(), [file]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const source = read(next);
    source.routes.forEach((key) => found.add(key));
    waiting.push(...source.imports);
  }
  return found;
}

/** Screens by path, as each feature's pages.ts declares them. */
const screens = globSync(
  ['{platform,people,content,exam,commerce,partners,site,office}/*/pages.ts', 'player/pages.ts'],
  {
    cwd: web,
  },
).flatMap((file) =>
  [...readFileSync(join(web, file), 'utf8').matchAll(/'(\/[^']*)': \{\s*screen: \(\) => import\('([^']+)'\)/g)].map(
    ([, path, screen]) => ({ path: path as PagePath, file: join(web, dirname(file), screen!) }),
  ),
);

interface Visitor extends Entitlement {
  readonly packageCode: PackageCode | null;
}

const entitlements: readonly Visitor[] = roles.flatMap((role) => [
  { role, packageCode: null, features: [], packageEndsAt: null },
  ...packageCodes.flatMap((packageCode) =>
    [null, now].map((packageEndsAt) => ({
      role,
      packageCode,
      features: featuresOf(shippedCatalogue, packageCode),
      packageEndsAt,
    })),
  ),
]);

const routeAllows = (spec: RouteSpec, who: Entitlement): boolean =>
  (spec.access === 'public' || spec.access === 'signed-in' || spec.access.includes(who.role)) &&
  (!spec.feature || featureDecision(who, spec.feature, now) === 'allowed');

const searches = [{}, { m: 'mine' }, { m: 'mine', copy: 'x' }];
const pageAllows = (path: PagePath, who: Entitlement): boolean =>
  searches.some((search) => pageGate(pages[path] as Page, who, search, now) === 'open');

/**
 * Pages that everybody may open call routes for the data of the current user; they do not restrict who may call these.
 */
const forEverybody = (path: PagePath): boolean => {
  const { access }: Page = pages[path];
  return access === 'public' || access === 'any';
};

/**
 * Routes for the user's own data that a page for everybody calls too: users without a package still see their
 * receipts.
 */
const ownElsewhere: Partial<Record<string, PagePath>> = { 'GET /itf/orders/mine': '/users/info/using-plan' };

it('finds the screen of every page', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual(Object.keys(pages).sort());
});

describe('routes called by pages with a gate', () => {
  const callers = new Map<string, PagePath[]>();
  for (const { path, file } of screens) {
    const files = path.startsWith('/assigned-unit-test/') ? [file, join(web, 'player/PlayerApp.tsx')] : [file];
    for (const key of files.flatMap((one) => [...routesFrom(one)]))
      callers.set(key, [...new Set([...(callers.get(key) ?? []), path])]);
  }
  const gated = all.filter(
    ([key, spec]) =>
      spec.access !== 'public' && spec.access !== 'signed-in' && callers.get(key)?.some((path) => !forEverybody(path)),
  );

  it.each(gated.map(([key, spec]) => [key, spec] as const))('%s', (key, spec) => {
    const elsewhere = ownElsewhere[key];
    if (elsewhere) return expect(callers.get(key)).toContain(elsewhere);
    const behind = callers.get(key)!.filter((path) => !forEverybody(path));
    const open = entitlements.filter((who) => routeAllows(spec, who) && !behind.some((path) => pageAllows(path, who)));
    const names = open.map(
      ({ role, packageCode, packageEndsAt }) =>
        `${role} ${packageCode ?? 'without a package'}${packageEndsAt === null ? '' : ', expired'}`,
    );
    expect(names, `${key} is called by ${behind.join(', ')}`).toEqual([]);
  });

  it('are most of the routes', () => {
    expect(gated.length).toBeGreaterThan(60);
  });
});
