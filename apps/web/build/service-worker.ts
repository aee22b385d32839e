/**
 * Writes two files beside the page: `sw.js`, the service worker of src/worker with its types removed, and
 * `player-files.json`, which lists the files that a device needs so that the player runs without a connection.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src/worker/worker.ts');
const playerPage = /\/src\/player\/index\.tsx$/;
const familyPart = /question-types\/src\/types\/([^/]+)\/(?:player\.tsx|messages\.(?:vi|en)\.json)$/;
/** Modules that are not needed while a test runs: what follows the test, and catalogs of the main app. */
const never = /\/src\/(?:app|features|player\/review)\/|\/(?:review|PracticeCheck|ResultPage)\.tsx$/;

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
      const families: Record<string, string[]> = {};
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
      const always = new Set<string>();
      const parts: [family: string, file: string][] = [];
      const belongsToAll = ({ facadeModuleId, fileName }: Chunk): boolean => {
        if (never.test(facadeModuleId ?? '')) return false;
        const family = familyPart.exec(facadeModuleId ?? '')?.[1];
        if (family !== undefined) parts.push([family, fileName]);
        return family === undefined;
      };
      for (const { fileName, moduleIds } of chunks.values())
        if (moduleIds.some((id) => playerPage.test(id))) collect(fileName, always, belongsToAll);
      for (const [family, file] of parts) {
        const files = new Set<string>();
        collect(file, files, () => false);
        families[family] = [...new Set([...(families[family] ?? []), ...files])];
      }
      const entry = [...chunks.values()].filter(({ isEntry }) => isEntry);
      for (const { fileName, imports, viteMetadata } of entry)
        for (const file of [fileName, ...imports, ...(viteMetadata?.importedCss ?? [])]) always.add(file);
      const rest = Object.fromEntries(
        Object.entries(families).map(([family, files]) => [family, files.filter((file) => !always.has(file))]),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'player-files.json',
        source: JSON.stringify({ always: [...always].sort(), families: rest }),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: stripTypeScriptTypes(readFileSync(source, 'utf8')),
      });
    },
  },
});
