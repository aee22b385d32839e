/** Links to the files that a page needs before it is shown, from the build's manifests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages as rules, type PagePath, type Role } from '@vumon/domain';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Language = 'vi' | 'en';

/** Weights of the interface font that every page begins with, and the font of numbers: lists and figures have them. */
const firstFonts = /\/(?:be-vietnam-pro-[456]00|inter-core)\.woff2$/;
/** Addresses of tests. */
const playerPath = /^\/assigned-unit-test\/[^/]+\/?$/;

const playerModules = (locale: Language) => [
  'apps/web/src/player/index.tsx',
  `apps/web/src/player/first-catalogs.${locale}.ts`,
];
/** Of every other page, besides its own. */
const appModules = (locale: Language) => [
  'apps/web/src/app/App.tsx',
  'apps/web/src/app/catalogs.ts',
  `apps/web/src/player/first-catalogs.${locale}.ts`,
  `apps/web/src/i18n/messages.${locale}.json`,
];

/**
 * What a page asks for first, by the role of its reader, exactly as the app asks for it. The first script asks for it as
 * soon as it knows the profile, a second before the app does.
 */
const firstReplies: Readonly<Partial<Record<PagePath, Readonly<Partial<Record<Role, readonly string[]>>>>>> = {
  '/home': {
    TEACHER: ['/api/itf/statistic/teacher-home'],
    STUDENT: ['/api/student/unit-tests-assigned?size=20', '/api/student/results?size=10'],
    OPERATOR: ['/api/itf/office/overview'],
    ADMIN: ['/api/itf/office/overview', '/api/itf/users/summary'],
  },
};

export interface PageFiles {
  /** Null for the player. */
  readonly page: PagePath | null;
  /**
   * Elements for the page's head. There they let the browser fetch all files in parallel; otherwise it discovers each file
   * in the one before it, which costs a round trip each time.
   */
  readonly links: string;
  /** The links to fonts among them, without which text would move when they come. */
  readonly fonts: string;
  /** Whether the page needs the profile before it is shown, and the app would ask for it as late as it has come. */
  readonly asksForProfile: boolean;
  /** What it shows first to readers of these roles. */
  readonly firstReplies: readonly (readonly [role: Role, urls: readonly string[]])[];
}

/** Of the page at an address without its language; null where there is none, or where visitors are led elsewhere. */
export type PageLinks = (path: string, locale: Language, visitor: boolean) => PageFiles | null;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** `html` is the document, whose own files need no more links. */
export function pageLinks(webRoot: string, html: string): PageLinks {
  const lists = join(webRoot, '.vite');
  if (!existsSync(join(lists, 'pages.json'))) return () => null;
  const manifest = read(join(lists, 'manifest.json')) as Record<string, Chunk>;
  const modules = read(join(lists, 'modules.json')) as Record<string, string>;
  const pages = read(join(lists, 'pages.json')) as Record<string, Record<Language, string[]>>;
  // Text that changes its width with its font moves what stands beside it.
  const fonts = Object.entries(manifest)
    .filter(([key]) => firstFonts.test(key))
    .map(([, { file }]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n`)
    .join('');
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  // An address of its own comes before one with a placeholder.
  const patterns = Object.keys(pages)
    .toSorted((a, b) => a.split('$').length - b.split('$').length)
    .map((page) => [page, new RegExp(`^${page.replace(/\$\w+/g, '[^/]+')}/?$`)] as const);

  function linksTo(wanted: readonly string[]): string {
    const files = new Set<string>();
    const seen = new Set<string>();
    // Styles in the order in which they build on each other.
    const visit = (key: string | undefined): void => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || seen.has(key!)) return;
      seen.add(key!);
      chunk.imports?.forEach(visit);
      for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
    };
    for (const module of wanted) visit(keyOf.get(modules[module] ?? ''));
    return [...files]
      .filter((file) => !html.includes(`/${file}"`))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      )
      .join('\n');
  }
  const known = new Map<string, string>();
  return (path, locale, visitor) => {
    const isPlayer = playerPath.test(path);
    const page = isPlayer ? 'player' : patterns.find(([, pattern]) => pattern.test(path))?.[0];
    if (page === undefined) return null;
    const isPublic = !isPlayer && rules[page as PagePath].access === 'public';
    if (visitor && !isPlayer && !isPublic) return null;
    const key = `${locale} ${page}`;
    let links = known.get(key);
    if (links === undefined) {
      links = isPlayer
        ? linksTo(playerModules(locale))
        : fonts + linksTo([...appModules(locale), ...pages[page]![locale]]);
      known.set(key, links);
    }
    const first = isPlayer ? {} : (firstReplies[page as PagePath] ?? {});
    return {
      page: isPlayer ? null : (page as PagePath),
      links,
      fonts: isPlayer ? '' : fonts,
      // The player's first script asks for it with the test. Public pages may not ask for it before somebody else signs in.
      asksForProfile: !isPlayer && !isPublic,
      firstReplies: Object.entries(first) as [Role, readonly string[]][],
    };
  };
}
