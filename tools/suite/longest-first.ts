/**
 * The order of test files. What is short comes last, so that no worker goes on alone at the end. Vitest knows how long files
 * took the last time and goes by their size in a fresh clone, where these would come too late.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longer than their size tells, the longest first. */
export const longFiles: readonly string[] = [
  'packages/question-types/src/testing/contract-suite.test.ts',
  'e2e/page-gates.test.ts',
  'e2e/sessions.test.ts',
  'e2e/journey.vi.test.ts',
  'e2e/types/choice.test.ts',
  'e2e/types/pictures.test.ts',
  'e2e/types/wide-pictures.test.ts',
  'e2e/types/matching.test.ts',
  'e2e/types/text-gaps.test.ts',
  'e2e/types/teacher-marked.test.ts',
];

export const placeOf = (moduleId: string): number => {
  const at = longFiles.findIndex((file) => moduleId.replaceAll('\\', '/').endsWith(`/${file}`));
  return at < 0 ? longFiles.length : at;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A worker serves one project, so the files of each stay together.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId)),
    );
  }
}
