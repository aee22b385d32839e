/** One product for all tests of this folder: each file brings people of its own. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeSchool, startProduct } from '../product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: { origin: string; databaseUrl: string };
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const school = await makeSchool();
  const { origin, databaseUrl, stop } = await startProduct({ school });
  rmSync(school, { recursive: true, force: true });
  provide('product', { origin, databaseUrl });
  return stop;
}
