/** A fourth choice for each place of the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { statements9 } from './statements-9.ts';
import { written9 } from './written-9.ts';

/** Written tasks and statements of grade 9, which entrance papers need as well. */
export const fourthWritten9 = (): SeedQuestion[] => [...written9, ...statements9].flatMap(instances);
