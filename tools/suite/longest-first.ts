/**
 * The order of test files: short ones last, so that no worker is left alone with a long one. Vitest knows the durations
 * of the last run, but in a fresh clone it sorts by size, which would put these too late.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their size suggests, the longest first. The projects follow one another in the same order. */
export const longFiles: readonly string[] = [
  'packages/question-types/src/testing/contract-suite.test.ts',
  'apps/api/src/platform/http/access.test.ts',
  'apps/api/src/seed/seed.test.ts',
  'bench/durability.test.ts',
  'tools/start.test.ts',
  'e2e/pages/every-page.test.ts',
  'e2e/pages/rendered-pages.test.ts',
  'e2e/pages/international.test.ts',
  'e2e/content/question-bank.test.ts',
  'e2e/exam/journey.vi.test.ts',
  'e2e/people/user-administration.test.ts',
  'e2e/exam/subject-teachers.test.ts',
  'e2e/pages/page-gates.test.ts',
  'e2e/people/sessions.test.ts',
  'e2e/pages/cross-origin.test.ts',
  'e2e/exam/presence.test.ts',
  'e2e/types/player.test.ts',
  'e2e/types/teacher-marked.test.ts',
  'e2e/types/choice.test.ts',
  'e2e/types/wide-pictures.test.ts',
  'e2e/types/rich-text.test.ts',
  'e2e/types/matching.test.ts',
  'e2e/types/pictures.test.ts',
];

export const placeOf = (moduleId: string): number => {
  const at = longFiles.findIndex((file) => moduleId.replaceAll('\\', '/').endsWith(`/${file}`));
  return at < 0 ? longFiles.length : at;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId));
    // A worker runs files of one project, so the files of each project stay together.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((file) => file.project === project));
  }
}
