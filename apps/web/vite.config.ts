import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { bootPlugin } from './build/boot-plugin.ts';
import { browserFloor } from './build/browser-floor.ts';
import { manualWords } from './build/manual-words.ts';
import { moduleList } from './build/module-list.ts';
import { writeFonts } from './build/fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

// npm run dev tells where the API listens.
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/**
 * Chunks of the first loads. Dozens of small files weigh more and arrive later than a few. A group takes every module
 * that it matches, so what is loaded on demand must not match: it lies in folders named `on-demand`, or in its family.
 */
const chunks = {
  /** What every screen needs. */
  frame: [
    /node_modules\/(?:react|react-dom|scheduler)\//,
    /@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)/,
    // Icons of the player and of questions that other screens have too: otherwise every page loads both for them.
    /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:Arrow(?:Up|Down|Left|Right)|Check|X|Chevron(?:Down|Left|Right)|Calendar|FileText|Help|ListNumbers|Menu2|Volume)\./,
    /packages\/(?:i18n\/src|contract\/src\/client|domain\/src\/(?:platform\/product|exam\/(?:merge|presence))\.)/,
    /apps\/web\/src\/(?:api\/client|i18n\/locale|player\/(?:first-catalogs|young)\.ts|frame\/style-nonce)/,
    /packages\/ui\/src\/(?:LightUiProvider|color-scheme-key|style-nonce|translation|useScreen|useDocumentTheme|components\/cx)\./,
    /packages\/ui\/src\/components\/\w+\/(?:Button|IconButton|Note|LoadingState|ErrorState|State|Logo|Tooltip|Segmented|Timer|SaveState|NavCell|Spinner|toast|useConfirm|where-from|useDialogLayer)\./,
  ],
  /** What every question needs; recording, drag and drop and clips only some do. */
  questions: [
    /packages\/question-types\/src\/(?:markup(?!\/line\.)|playing(?!\/(?:recording|on-demand|Clip))|rich-text)\//,
    /packages\/question-types\/src\/registry\/(?:players|player-messages|families|every-family|lazily|messages)\./,
    /packages\/question-types\/src\/(?:types\/[^/]+\/codes|schema\/(?:records|shuffle|letters)|words)\./,
    /packages\/ui\/src\/components\/\w+\/(?:NumberedCard|Bubble|OptionRow)\./,
  ],
  recording: [/packages\/question-types\/src\/playing\/recording\//],
  /** What a teacher marks: writing and speaking. */
  marking: [/packages\/question-types\/src\/marking\/(?:MarkView|notes|count|marking\.module)/],
  /** Typed answers, of gaps and of short answers. */
  typed: [/packages\/question-types\/src\/types\/text-gaps\/typed-answers\/(?:contractions|folding|matching)\./],
  'drag-and-drop': [/packages\/question-types\/src\/drag-and-drop\//],
  zones: [/packages\/question-types\/src\/zones\/(?:ZonePicture|geometry|zones\.module)/],
  /** Every drawing of the dashboards, with what it is drawn by. */
  charts: [/packages\/ui\/src\/charts\/svg\//, /node_modules\/(?:d3-[a-z]+|internmap)\//],
  // Last, because a group takes along what its modules import and no group before it has.
  player: [
    /apps\/web\/src\/player\/(?:index|catalogs|PlayerApp|CrashBoundary|Attempt|RunningAttempt|held-tests|gate|translation|(?:screen|start|session|journal)\/(?!on-demand\/))/,
    /packages\/ui\/src\/shells\/PlayerShell/,
  ],
};

/**
 * What many pages behind the sign-in share: `pages` is the number of entries (pages, dialogs loaded on demand) from which
 * on a module joins the group. Without these groups a page took over a hundred files of a kilobyte each.
 */
const workspace: Record<string, { patterns: readonly RegExp[]; pages: number }> = {
  components: {
    patterns: [
      /node_modules\/(?:@mantine\/(?!dates)|@floating-ui)\//,
      /packages\/ui\/src\/(?!charts|gallery|ComponentLibrary)/,
      /@tabler\/icons-react\/dist\/esm\/icons\//,
    ],
    pages: 3,
  },
  dates: { patterns: [/node_modules\/(?:@mantine\/dates|dayjs)\//], pages: 2 },
};

const familyOf =
  /packages\/question-types\/src\/types\/([^/]+)\/(?!(?:player|review|editor|definition|scoring|validator|print|samples|messages|names|convert|typed-answers)\b)/;

/** Without the components of `packages/ui`: they are small and get new props at each rendering (docs/decisions/0243). */
const compiled = ['/apps/web/src/', '/packages/question-types/src/'];

/**
 * The public pages for the server, which renders them: one script with all that it needs. Without the compiler, since a
 * page is rendered once.
 */
const renderConfig: UserConfig = {
  plugins: [react(), manualWords()],
  css: { postcss: { plugins: [browserFloor()] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/render',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'src/app/render.tsx' },
  },
};

export default defineConfig(async ({ isSsrBuild }) => {
  if (isSsrBuild) return renderConfig;
  await writeFonts();
  return {
    plugins: [react({ compiler: { sources: compiled } }), bootPlugin(), manualWords(), moduleList(), serviceWorker()],
    css: { postcss: { plugins: [browserFloor()] } },
    // The server replaces it with a fresh nonce in every page that it sends.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      manifest: true,
      // The oldest browsers that schools have: docs/decisions/0012.
      target: ['chrome109', 'firefox115', 'safari15.6'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The second is shown without a connection. It is a page of its own, so that the first loads carry nothing of it.
        // The others are of pages that the server has rendered: their first script, and the one that loads the app.
        input: ['index.html', 'offline.html', 'src/app/rendered.ts', 'src/app/hydrate.ts'],
        output: {
          codeSplitting: {
            groups: [
              ...Object.entries(chunks).map(([name, patterns]) => ({
                name,
                test: (id: string) => patterns.some((pattern) => pattern.test(id)),
              })),
              // Behind the groups of the player: what it needs must not come with all of this.
              ...Object.entries(workspace).map(([name, { patterns, pages }]) => ({
                name,
                test: (id: string) => patterns.some((pattern) => pattern.test(id)),
                minShareCount: pages,
              })),
              // What the player, the review and the editor of a family share, as one file instead of one for each pair.
              {
                name: (id: string) => familyOf.exec(id)?.[1] ?? null,
                test: familyOf,
                minShareCount: 2,
                debugName: 'families',
              },
            ],
          },
        },
      },
    },
    // The API compares a request's origin with its own host, so the browser's host goes through.
    server: { proxy: { '/api': { target: api, changeOrigin: false }, '/media': { target: api, changeOrigin: false } } },
  };
});
