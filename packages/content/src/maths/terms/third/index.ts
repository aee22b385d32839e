/** A third choice for each place of the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances, type Template } from '../../template.ts';
import { clusters } from './clusters.ts';
import { geometry6Third } from './grade-6-geometry.ts';
import { numbers6Third } from './grade-6.ts';
import { geometry7Third } from './grade-7-geometry.ts';
import { numbers7Third } from './grade-7.ts';
import { geometry8Third } from './grade-8-geometry.ts';
import { algebra8Third } from './grade-8.ts';
import { third9 } from './grade-9.ts';
import { algebra10Third } from './grade-10.ts';
import { geometry10Third } from './grade-10-geometry.ts';
import { algebra11Third } from './grade-11.ts';
import { space11Third } from './grade-11-space.ts';
import { calculus12Third } from './grade-12-calculus.ts';
import { space12Third } from './grade-12-space.ts';

const third = {
  6: [...numbers6Third, ...geometry6Third],
  7: [...numbers7Third, ...geometry7Third],
  8: [...algebra8Third, ...geometry8Third],
  9: third9,
  10: [...algebra10Third, ...geometry10Third],
  11: [...algebra11Third, ...space11Third],
  12: [...calculus12Third, ...space12Third],
} satisfies Readonly<Record<number, readonly Template[]>>;

type ThirdGrade = keyof typeof third;

export const thirdGrades = Object.keys(third).map(Number) as ThirdGrade[];

export const thirdQuestions = (grade: ThirdGrade): SeedQuestion[] => third[grade].flatMap(instances);

export const clusterQuestions = (): SeedQuestion[] => clusters.flatMap(instances);
