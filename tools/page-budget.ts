// What the browser fetches before a page behind the sign-in is drawn: the app, the page and its Vietnamese words.
import type { Manifest } from './budget.ts';

export interface PageLimit {
  readonly name: string;
  /** Modules of the page, as sources of the web app: the page, and what it loads at once. */
  readonly modules: readonly string[];
  /** Namespaces of its catalogs, as in its `pages.ts`. */
  readonly catalogs: readonly string[];
  /** JS and CSS after gzip, in bytes. */
  readonly bytes: number;
  /** Files of JS and CSS; the document, fonts and requests to the API do not count. */
  readonly files: number;
}

/** Of every page behind the sign-in. */
const app = [/(^|\/)index\.html$/, /src\/app\/App\.tsx$/, /src\/app\/catalogs\.ts$/, /player\/first-catalogs\.vi\.ts$/];
const appCatalogs = ['app', 'fields'];

const wordsOf = (namespace: string): RegExp =>
  namespace === 'app'
    ? /src\/i18n\/messages\.vi\.json$/
    : namespace === 'qt-types'
      ? /question-types\/src\/types\/[^/]+\/names\.vi\.json$/
      : new RegExp(
          `(?:src\\/\\w+\\/${namespace}\\/messages\\.vi\\.json|catalogs\\/${namespace}\\.vi\\.json|question-types\\/src\\/(?:types\\/${namespace.replace('qt-', '')}\\/)?messages\\.vi\\.json)$`,
        );

/** Throws where the build has no chunk for something: then its weight cannot be told. */
export function measurePage(
  manifest: Manifest,
  modules: Readonly<Record<string, string>>,
  sizeOf: (file: string) => number,
  page: Pick<PageLimit, 'modules' | 'catalogs'>,
): { bytes: number; files: readonly string[] } {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const named = (pattern: RegExp): string[] => {
    const keys = [
      ...Object.entries(manifest).flatMap(([key, { src }]) => (pattern.test(src ?? key) ? [key] : [])),
      ...Object.entries(modules).flatMap(([path, file]) => (pattern.test(path) ? (keyOf.get(file) ?? []) : [])),
    ];
    if (keys.length === 0) throw new Error(`The build has no chunk for ${pattern}, so its weight cannot be told.`);
    return keys;
  };
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(?:js|css)$/.test(file)) files.add(file);
    chunk.imports?.forEach(visit);
  };
  const sources = page.modules.map((path) => new RegExp(`src/${path.replaceAll('.', '\\.')}$`));
  for (const pattern of [...app, ...sources, ...[...appCatalogs, ...page.catalogs].map(wordsOf)])
    named(pattern).forEach(visit);
  return { bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0), files: [...files] };
}

/**
 * Pages by their weight; a limit may only fall, or needs its reason beside it. The builder has six files more than it
 * had: the component library, our components, tables, and dialogs that others load when they open came apart, so that the
 * other pages are without them.
 */
export const pageLimits: readonly PageLimit[] = [
  {
    name: 'sign-in',
    modules: ['people/accounts/entry/EntryPage.tsx'],
    catalogs: ['accounts'],
    bytes: 206_000,
    files: 19,
  },
  {
    name: 'home',
    modules: ['site/home/HomePage.tsx'],
    catalogs: ['home'],
    bytes: 218_500,
    files: 25,
  },
  {
    name: 'question bank',
    modules: ['content/question-bank/list/QuestionListPage.tsx'],
    catalogs: ['question-bank', 'item-flags', 'qt', 'qt-types'],
    bytes: 284_000,
    files: 30,
  },
  {
    name: 'builder',
    modules: ['content/exams/ExamBuilderPage.tsx', 'ComponentLibrary.tsx'],
    catalogs: ['exams', 'assignments', 'question-bank', 'item-flags', 'qt', 'qt-types'],
    bytes: 430_000,
    files: 48,
  },
  {
    name: 'results',
    modules: ['exam/results/ResultPage.tsx'],
    catalogs: ['results', 'item-flags', 'assignments', 'attempt-record', 'qt', 'qt-choice', 'qt-grid'],
    bytes: 267_000,
    files: 36,
  },
];
