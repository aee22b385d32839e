/** A third choice for each place of the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { clusters } from './clusters.ts';
import { third9 } from './grade-9.ts';

export const thirdQuestions9 = (): SeedQuestion[] => third9.flatMap(instances);

export const clusterQuestions = (): SeedQuestion[] => clusters.flatMap(instances);
