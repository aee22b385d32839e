/** Further families of grades 6 and 10 to 12 for the tests of a term, most with a figure, and some of level M4. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { grade10Figured } from './grade-10-figures.ts';
import { firstTerm10 } from './grade-10-first-term.ts';
import { secondTerm10 } from './grade-10-second-term.ts';
import { firstTerm11 } from './grade-11-first-term.ts';
import { secondTerm11 } from './grade-11-second-term.ts';
import { grade12Figured } from './grade-12-figures.ts';
import { grade12Sixth } from './grade-12.ts';
import { grade6Sixth } from './grade-6.ts';

const sixth = {
  6: grade6Sixth,
  10: [...firstTerm10, ...secondTerm10],
  11: [...firstTerm11, ...secondTerm11],
  12: grade12Sixth,
};

type SixthGrade = keyof typeof sixth;

export const sixthGrades = Object.keys(sixth).map(Number) as SixthGrade[];

export const sixthQuestions = (grade: SixthGrade): SeedQuestion[] => sixth[grade].flatMap(instances);

/** Of grades 10 and 12, what came after the others. */
export const sixthFigureQuestions = (): SeedQuestion[] => [...grade10Figured, ...grade12Figured].flatMap(instances);
