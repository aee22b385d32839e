/**
 * Writes .vite/modules.json, which maps each of our modules to its file. Vite's manifest contains only entries that
 * have a file of their own.
 */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const root = `${import.meta.dirname}/../../..`;

export const moduleList = (): Plugin => ({
  name: 'module-list',
  generateBundle(_, bundle) {
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds)
        if (!id.startsWith('\0') && !id.includes('/node_modules/')) files[relative(root, id)] = chunk.fileName;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files) });
  },
});
