// The player's first load: what a browser has to fetch before a learner sees the first question.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measurePage, pageLimits, type PageLimit } from './page-budget.ts';
import { stamp } from './web-build.ts';

export type Chunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
export type Manifest = Record<string, Chunk>;

/** Limit for JS and CSS, in bytes after gzip. */
export const playerBudget = 170_000;
/** Limit for files until the first question is shown: the page, JS, CSS and fonts. Requests to the API do not count. */
export const requestBudget = 25;

/**
 * Limit for the JS and CSS of all charts together, in bytes; they are loaded with the first page that shows a chart.
 */
export const chartBudget = 25_000;

/** Limit for what a device stores to work without a connection, in bytes; a group of modules can bring the whole app in. */
export const deviceBudget = 1_900_000;

const dist = join(import.meta.dirname, '../apps/web/dist');

// Loaded on demand, but always when a test is opened: the player, its catalog in one language, and the family of a
// question type with its catalog.
// Any family may be in a test, so the heaviest one counts.
const playerPage = /(^|\/)src\/player\/index\.tsx$/;
const words = /(?:src\/player\/first-catalogs\.vi\.ts|question-types\/src\/messages\.vi\.json)$/;
const familyPlayer = /question-types\/src\/types\/([^/]+)\/player\.tsx$/;
/**
 * All weights of the interface font, and the upright content font. Files with rarer characters are loaded only by tests
 * that use them.
 */
const firstFonts = /\/(?:be-vietnam-pro-\d+|inter-core)\.woff2$/;

export interface FirstLoad {
  /** The files of the heaviest family, largest first. */
  readonly files: readonly { file: string; bytes: number }[];
  readonly total: number;
  /** The largest number of files that a family has. */
  readonly requests: number;
  /** Fonts are counted apart, because gzip does not shrink them. */
  readonly fontBytes: number;
}

/**
 * Files of the first load with their size after gzip. `modules` tells the file of each module that has no entry in the
 * manifest.
 */
export function measurePlayer(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  modules: Readonly<Record<string, string>> = {},
): FirstLoad {
  const entries = Object.entries(manifest);
  const keyOf = new Map(entries.map(([key, { file }]) => [file, key]));
  const named = (pattern: RegExp) => [
    ...new Set([
      ...entries.filter(([key, chunk]) => pattern.test(chunk.src ?? key)).map(([key]) => key),
      ...Object.entries(modules).flatMap(([path, file]) => (pattern.test(path) ? (keyOf.get(file) ?? []) : [])),
    ]),
  ];
  // The other entry is the page without a connection.
  const entry = entries.filter(([key, chunk]) => chunk.isEntry && key === 'index.html').map(([key]) => key);
  const starts = [...entry, ...named(playerPage), ...named(words)];
  for (const [what, pattern] of Object.entries({
    'src/player/index.tsx': playerPage,
    'Vietnamese words': words,
    'a question family': familyPlayer,
    'the fonts': firstFonts,
  })) {
    if (named(pattern).length === 0)
      throw new Error(`The build has no chunk for ${what}, so its weight cannot be told.`);
  }
  const always = closure(manifest, starts);
  const codes = [...Object.keys(manifest), ...Object.keys(modules)].flatMap(
    (path) => familyPlayer.exec(path)?.[1] ?? [],
  );
  const families = [...new Set(codes)].map((family) => {
    const player = named(new RegExp(`question-types/src/types/${family}/player\\.tsx$`));
    const own = named(new RegExp(`question-types/src/types/${family}/messages\\.vi\\.json$`));
    if (own.length === 0)
      throw new Error(`The build has no chunk for the words of ${family}, so its weight cannot be told.`);
    return [...closure(manifest, [...player, ...own])].filter((file) => !always.has(file));
  });
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  const heaviest = families.toSorted((a, b) => weigh(b) - weigh(a))[0] ?? [];
  const fonts = named(firstFonts).map((key) => manifest[key]!.file);
  return {
    files: [...always, ...heaviest]
      .map((file) => ({ file, bytes: sizeOf(file) }))
      .toSorted((a, b) => b.bytes - a.bytes),
    total: weigh([...always, ...heaviest]),
    requests: 1 + always.size + Math.max(...families.map((files) => files.length)) + fonts.length,
    fontBytes: weigh(fonts),
  };
}

function closure(manifest: Manifest, starts: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file);
    chunk.imports?.forEach(visit);
  };
  starts.forEach(visit);
  return files;
}

/** Files of the chunk group `charts` of vite.config.ts. */
export const chartFiles = (manifest: Manifest): readonly string[] =>
  [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))].filter((file) =>
    /(?:^|\/)charts[-.][^/]*\.(?:js|css)$/.test(file),
  );

export interface MeasuredPage {
  readonly limit: PageLimit;
  readonly bytes: number;
  readonly files: readonly string[];
}
export const isTooHeavy = ({ limit, bytes, files }: MeasuredPage): boolean =>
  bytes > limit.bytes || files.length > limit.files;
export const inWords = ({ limit, bytes, files }: MeasuredPage): string =>
  `${limit.name}: ${(bytes / 1000).toFixed(1)} of ${limit.bytes / 1000} kB, ${files.length} of ${limit.files} files`;

/** Measures the last build. Throws when there is none, or when it has no charts. */
export function measureBuild(): FirstLoad & {
  readonly chartBytes: number;
  /** Of the larger of the two lists of the service worker. */
  readonly deviceBytes: number;
  readonly pages: readonly MeasuredPage[];
} {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path) || !existsSync(stamp)) throw new Error('There is no finished web build to measure.');
  const bytesOf = (file: string) => {
    const bytes = readFileSync(join(dist, file));
    return file.endsWith('.woff2') ? bytes.byteLength : gzipSync(bytes, { level: 9 }).byteLength;
  };
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const charts = chartFiles(manifest);
  if (charts.length === 0) throw new Error('The build has no chunk of charts, so its weight cannot be told.');
  const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8')) as Record<string, string>;
  const first = measurePlayer(manifest, bytesOf, modules);
  const pages = pageLimits.map((limit) => ({ limit, ...measurePage(manifest, modules, bytesOf, limit) }));
  const deviceBytes = ['player-files.json', 'home-files.json'].map((name) => {
    const { always } = JSON.parse(readFileSync(join(dist, name), 'utf8')) as { always: readonly string[] };
    return always.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  });
  return {
    ...first,
    pages,
    deviceBytes: Math.max(...deviceBytes),
    chartBytes: charts.reduce((sum, file) => sum + bytesOf(file), 0),
  };
}

if (import.meta.main) {
  const { total, files, requests, fontBytes, chartBytes, deviceBytes, pages } = measureBuild();
  for (const { file, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB of ${playerBudget / 1000} kB`);
  console.log(`${(fontBytes / 1000).toFixed(1).padStart(7)} kB of fonts`);
  console.log(`${String(requests).padStart(7)} of ${requestBudget} requests`);
  console.log(`${(chartBytes / 1000).toFixed(1).padStart(7)} kB of ${chartBudget / 1000} kB of charts`);
  console.log(`${(deviceBytes / 1000).toFixed(1).padStart(7)} kB of ${deviceBudget / 1000} kB stored on a device`);
  for (const page of pages) console.log(inWords(page));
  if (pages.some(isTooHeavy)) process.exitCode = 1;
  if (total > playerBudget || requests > requestBudget || chartBytes > chartBudget || deviceBytes > deviceBudget)
    process.exitCode = 1;
}
