/** A second choice for each place of the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { second1, second2, second3 } from '../../primary/second/lower.ts';
import { second4, second5 } from '../../primary/second/upper.ts';
import { instances, type Template } from '../../template.ts';
import { geometry6Second } from './grade-6-geometry.ts';
import { numbers6Second } from './grade-6-numbers.ts';
import { geometry7Second } from './grade-7-geometry.ts';
import { numbers7Second } from './grade-7-numbers.ts';
import { algebra8Second } from './grade-8-algebra.ts';
import { geometry8Second } from './grade-8-geometry.ts';
import { algebra9Second } from './grade-9-algebra.ts';
import { geometry9Second } from './grade-9-geometry.ts';
import { geometry10Second } from './grade-10-geometry.ts';
import { algebra10Second } from './grade-10.ts';
import { algebra11Second } from './grade-11.ts';
import { space11Second } from './grade-11-space.ts';
import { calculus12Second } from './grade-12-calculus.ts';
import { space12Second } from './grade-12-space.ts';

const second = {
  1: second1,
  2: second2,
  3: second3,
  4: second4,
  5: second5,
  6: [...numbers6Second, ...geometry6Second],
  7: [...numbers7Second, ...geometry7Second],
  8: [...algebra8Second, ...geometry8Second],
  9: [...algebra9Second, ...geometry9Second],
  10: [...algebra10Second, ...geometry10Second],
  11: [...algebra11Second, ...space11Second],
  12: [...calculus12Second, ...space12Second],
} satisfies Readonly<Record<number, readonly Template[]>>;

type SecondGrade = keyof typeof second;

const secondGrades = Object.keys(second).map(Number) as SecondGrade[];

/** The questions of one grade, or of all. */
export const secondQuestions = (...grades: readonly SecondGrade[]): SeedQuestion[] =>
  (grades.length > 0 ? grades : secondGrades).flatMap((grade) => second[grade].flatMap(instances));
