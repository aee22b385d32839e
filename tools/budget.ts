// The learner's first load: what a browser must fetch before the player shows its first question.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stamp } from './web-build.ts';

export type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** Bytes of JS and CSS after gzip. */
export const playerBudget = 200_000;

const dist = join(import.meta.dirname, '../apps/web/dist');

// Loaded on demand, yet always part of opening a test: the player's page, its words in one language, and one question family with its words:
// a test may hold any of them, so the heaviest counts.
const playerPage = /(^|\/)src\/player\/PlayerApp\.tsx$/;
const words = /(i18n\/catalogs\/common|ui\/src\/messages|src\/(app|player)\/messages|question-types\/src\/messages)\.vi\.json$/;
const familyPlayer = /question-types\/src\/types\/([^/]+)\/player\.tsx$/;

/** Files of the first load by their gzip size, largest first. */
export function measurePlayer(manifest: Manifest, sizeOf: (file: string) => number): { total: number; files: { file: string; bytes: number }[] } {
  const entries = Object.entries(manifest);
  const named = (pattern: RegExp) => entries.filter(([key, chunk]) => pattern.test(chunk.src ?? key)).map(([key]) => key);
  const entry = entries.filter(([, chunk]) => chunk.isEntry).map(([key]) => key);
  const starts = [...entry, ...named(playerPage), ...named(words)];
  for (const [what, pattern] of Object.entries({ 'src/player/PlayerApp.tsx': playerPage, 'Vietnamese words': words, 'a question family': familyPlayer })) {
    if (named(pattern).length === 0) throw new Error(`The build has no chunk for ${what}, so its weight cannot be told.`);
  }
  const files = closure(manifest, starts);
  const families = named(familyPlayer).map((key) => {
    const [, family] = familyPlayer.exec(manifest[key]?.src ?? key)!;
    const own = entries.filter(([name, chunk]) => (chunk.src ?? name).endsWith(`/question-types/src/types/${family}/messages.vi.json`)).map(([name]) => name);
    if (own.length === 0) throw new Error(`The build has no chunk for the words of ${family}, so its weight cannot be told.`);
    return closure(manifest, [key, ...own]);
  });
  const weigh = (set: Set<string>) => [...set].filter((file) => !files.has(file)).reduce((sum, file) => sum + sizeOf(file), 0);
  const heaviest = families.toSorted((a, b) => weigh(b) - weigh(a))[0] ?? new Set();
  const sizes = [...new Set([...files, ...heaviest])].map((file) => ({ file, bytes: sizeOf(file) })).sort((a, b) => b.bytes - a.bytes);
  return { total: sizes.reduce((sum, { bytes }) => sum + bytes, 0), files: sizes };
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

/** Measures the last build. Throws when there is none. */
export function measureBuild(): ReturnType<typeof measurePlayer> {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path) || !existsSync(stamp)) throw new Error('There is no finished web build to measure.');
  return measurePlayer(JSON.parse(readFileSync(path, 'utf8')) as Manifest, (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength);
}

if (import.meta.main) {
  const { total, files } = measureBuild();
  for (const { file, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB of ${playerBudget / 1000} kB`);
  if (total > playerBudget) process.exitCode = 1;
}
