/** Which files a rendered page needs, from the build's manifests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededStyles, parseStyles, type StyleRules } from './needed-styles.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Of Public.module.css. */
const publicFonts = /\/be-vietnam-pro-(?:400|600)\.woff2$/;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

export interface PageFiles {
  /** The first script of rendered pages, which is written into them. */
  readonly script: string;
  /** The file by which it loads the app. */
  readonly app: string;
  /** Fonts of public pages. */
  readonly fonts: readonly string[];
  /**
   * The rules for this page, with those of the screen that others build on first. Throws for an unknown screen. The app
   * brings the whole style sheets.
   */
  stylesOf(screen: string, html: string): string;
}

/**
 * As text of a script element: it hears what is pressed from the first picture on, so it cannot wait for a file. Throws
 * when the bundler has made it a module of several files.
 */
function scriptOf(code: string): string {
  if (/\b(?:import(?!\s*\()|export)\b|<\/?script|<!--/.test(code)) throw new Error('the first script must stand alone');
  return `(()=>{${code.replace(/\/\/# sourceMappingURL=.*/, '').trim()}})()`;
}

/** Of early views; they have the fonts that the server links to in every page, and that of titles. */
export interface EarlyFiles extends Pick<PageFiles, 'script' | 'stylesOf'> {
  /** A link. */
  readonly titleFont: string;
}

interface Build {
  readonly manifest: Readonly<Record<string, Chunk>>;
  readonly modules: Readonly<Record<string, string>>;
}

function buildOf(webRoot: string): Build | null {
  const lists = join(webRoot, '.vite');
  if (!existsSync(join(lists, 'manifest.json'))) return null;
  return {
    manifest: read(join(lists, 'manifest.json')) as Record<string, Chunk>,
    modules: read(join(lists, 'modules.json')) as Record<string, string>,
  };
}

/** Null where the build has no rendered pages. */
export function pageFilesOf(webRoot: string): PageFiles | null {
  const build = buildOf(webRoot);
  const first = build?.manifest['src/app/rendered.ts'];
  const app = build?.manifest['src/app/hydrate.ts'];
  if (!first || !app) return null;
  return {
    script: scriptOf(readFileSync(join(webRoot, first.file), 'utf8')),
    app: `/${app.file}`,
    fonts: Object.entries(build.manifest).flatMap(([key, { file }]) => (publicFonts.test(key) ? [`/${file}`] : [])),
    stylesOf: stylesIn(webRoot, build),
  };
}

/** Null where the build has none. */
export function earlyFilesOf(webRoot: string): EarlyFiles | null {
  const build = buildOf(webRoot);
  const first = build?.manifest['src/app/early.ts'];
  if (!first) return null;
  const title = Object.entries(build.manifest).find(([key]) => key.endsWith('/be-vietnam-pro-700.woff2'))?.[1].file;
  return {
    script: scriptOf(readFileSync(join(webRoot, first.file), 'utf8')),
    titleFont: title ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${title}">\n` : '',
    stylesOf: stylesIn(webRoot, build),
  };
}

function stylesIn(webRoot: string, { manifest, modules }: Build): PageFiles['stylesOf'] {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const sheets = new Map<string, StyleRules>();
  const sheetOf = (file: string): StyleRules => {
    let rules = sheets.get(file);
    if (!rules) sheets.set(file, (rules = parseStyles(readFileSync(join(webRoot, file), 'utf8'))));
    return rules;
  };
  return (screen, html) => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string | undefined): void => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || seen.has(key!)) return;
      seen.add(key!);
      chunk.imports?.forEach(visit);
      for (const file of chunk.css ?? []) files.add(file);
    };
    // A page that is drawn with the component library begins with the library's variables.
    const library = html.includes('data-mantine-styles') ? ['packages/ui/src/ComponentLibrary.tsx'] : [];
    for (const module of ['apps/web/src/app/App.tsx', ...library, `apps/web/src/${screen}`]) {
      const file = modules[module];
      if (file === undefined) throw new Error(`the build has no ${module}`);
      visit(keyOf.get(file));
    }
    return neededStyles(
      [...files].map((file) => sheetOf(file)),
      html,
    );
  };
}
