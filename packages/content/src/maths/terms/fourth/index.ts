/** A fourth choice for each place of the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances, type Template } from '../../template.ts';
import { finals10Fourth } from './grade-10.ts';
import { finals11Fourth } from './grade-11.ts';
import { calculus12Fourth } from './grade-12-calculus.ts';
import { space12Fourth } from './grade-12-space.ts';
import { geometry7Fourth } from './grade-7-geometry.ts';
import { numbers7Fourth } from './grade-7.ts';
import { final8Fourth } from './grade-8-geometry.ts';
import { secondTerm8Fourth } from './grade-8-second-term.ts';
import { finals6Fourth } from './grade-6.ts';
import { midterm8Fourth } from './grade-8.ts';
import { geometry9Fourth } from './grade-9-geometry.ts';
import { algebra9Fourth } from './grade-9.ts';
import { hardFourth } from './hard.ts';
import { statements9 } from './statements-9.ts';
import { written9 } from './written-9.ts';

const fourth = {
  6: finals6Fourth,
  7: [...numbers7Fourth, ...geometry7Fourth],
  8: midterm8Fourth,
  9: [...algebra9Fourth, ...geometry9Fourth],
  10: finals10Fourth,
  11: finals11Fourth,
  12: [...calculus12Fourth, ...space12Fourth],
} satisfies Readonly<Record<number, readonly Template[]>>;

type FourthGrade = keyof typeof fourth;

export const fourthGrades = Object.keys(fourth).map(Number) as FourthGrade[];

/** Grade 8 after the first mid-term test. */
export const laterFourth8 = (): SeedQuestion[] => [...secondTerm8Fourth, ...final8Fourth].flatMap(instances);

export const fourthQuestions = (grade: FourthGrade): SeedQuestion[] => fourth[grade].flatMap(instances);

/** Written tasks and statements of grade 9, which entrance papers need as well. */
export const fourthWritten9 = (): SeedQuestion[] => [...written9, ...statements9].flatMap(instances);

/** More tasks of level M4, grades 9, 11 and 12. */
export const moreHardQuestions = (): SeedQuestion[] => hardFourth.flatMap(instances);
