/** The web app built, and the demo school from which the journeys' products get copies. */
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
