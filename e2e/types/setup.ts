/** One product for all tests of this folder; each file has users of its own. */
import type { TestProject } from 'vitest/node';
import { buildProduct } from '../harness/build.ts';
import { startProduct } from '../harness/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: { origin: string; databaseUrl: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildProduct();
  const { school } = project.getProvidedContext();
  const { origin, databaseUrl, stop } = await startProduct({ school });
  project.provide('product', { origin, databaseUrl });
  return stop;
}
