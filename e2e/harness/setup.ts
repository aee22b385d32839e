/** Builds the web app and the demo school, of which the products of the browser tests get copies. */
import type { TestProject } from 'vitest/node';
import { openSchool, type DemoSchool } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    school: DemoSchool;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { school, close } = await openSchool();
  provide('school', school);
  return close;
}
