/**
 * Writes three files beside the pages: `sw.js`, the service worker of src/worker with its types removed, and two lists of
 * the files that a device needs without a connection: `player-files.json` for the player, `home-files.json` for the page
 * that shows what is on the device.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src/worker/worker.ts');
const playerPage = /\/src\/player\/index\.tsx$/;
const homePage = /\/src\/site\/offline-home\/main\.tsx$/;
const familyPart = (view: 'player' | 'review') =>
  new RegExp(`question-types/src/types/([^/]+)/(?:${view}\\.tsx|messages\\.(?:vi|en)\\.json)$`);
/** Modules that are not needed while a test runs: what follows the test, and catalogs of the main app. */
const notInTests = /\/src\/(?:app|features|player\/review)\/|\/(?:review|PracticeCheck|ResultPage)\.tsx$/;
/** Modules that the page without a connection cannot use: players, what sends something, what editors need. */
const notInHome =
  /\/src\/(?:questions\/report|player\/(?!review\/|first-catalogs))|question-types\/src\/(?:editing|marking|names|types\/[^/]+\/player\.tsx)/;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one as Chunk] as const] : [])),
      );
      /** The files of a chunk and of everything it imports; `later` decides about chunks that are loaded on demand. */
      function collect(name: string, files: Set<string>, later: (next: Chunk) => boolean): void {
        const chunk = chunks.get(name);
        if (!chunk || files.has(name)) return;
        files.add(name);
        const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
        for (const file of [...importedCss, ...importedAssets]) files.add(file);
        for (const next of chunk.imports) collect(next, files, later);
        for (const next of chunk.dynamicImports) {
          const one = chunks.get(next);
          if (one && later(one)) collect(next, files, later);
        }
      }
      /** What the page with this module needs always, and what it needs for each family of question types besides. */
      function filesOf(start: RegExp, view: 'player' | 'review', never: RegExp, first: Iterable<string>): string {
        const always = new Set<string>();
        const parts: [family: string, file: string][] = [];
        const part = familyPart(view);
        const belongsToAll = ({ facadeModuleId, moduleIds, fileName }: Chunk): boolean => {
          // A group of modules is nobody's file.
          if ((facadeModuleId ? [facadeModuleId] : moduleIds).some((id) => never.test(id))) return false;
          const family = part.exec(facadeModuleId ?? '')?.[1];
          if (family !== undefined) parts.push([family, fileName]);
          return family === undefined;
        };
        for (const { fileName, moduleIds } of chunks.values())
          if (moduleIds.some((id) => start.test(id))) collect(fileName, always, belongsToAll);
        const families: Record<string, string[]> = {};
        for (const [family, file] of parts) {
          const files = new Set<string>();
          collect(file, files, () => false);
          families[family] = [...new Set([...(families[family] ?? []), ...files])];
        }
        for (const file of first) always.add(file);
        const rest = Object.fromEntries(
          Object.entries(families).map(([family, files]) => [family, files.filter((file) => !always.has(file))]),
        );
        return JSON.stringify({ always: [...always].sort(), families: rest });
      }
      const entry = [...chunks.values()].filter(
        ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('/index.html'),
      );
      const first = entry.flatMap(({ fileName, imports, viteMetadata }) => [
        fileName,
        ...imports,
        ...(viteMetadata?.importedCss ?? []),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'player-files.json',
        source: filesOf(playerPage, 'player', notInTests, first),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'home-files.json',
        source: filesOf(homePage, 'review', notInHome, []),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: stripTypeScriptTypes(readFileSync(source, 'utf8')),
      });
    },
  },
});
