/** The demo school, made once for all journeys. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeSchool } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of its database and files. */
    school: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const school = await makeSchool();
  provide('school', school);
  return () => rmSync(school, { recursive: true, force: true });
}
