/** One product for all tests of this folder; each file has users of its own. */
import type { TestProject } from 'vitest/node';
import { openSchool, startProduct } from '../harness/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: { origin: string; databaseUrl: string };
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { school, close } = await openSchool();
  const { origin, databaseUrl, stop } = await startProduct({ school });
  provide('product', { origin, databaseUrl });
  return async () => {
    await stop();
    await close();
  };
}
