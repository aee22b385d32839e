/** Further choices: for the graduation exam and the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances, type Template } from '../../template.ts';
import { calculus12Fifth } from './calculus-12.ts';
import { clusters10Fifth } from './clusters-10.ts';
import { clusters11Fifth } from './clusters-11.ts';
import { clusters6Fifth } from './clusters-6.ts';
import { clusters9Fifth } from './clusters-9.ts';
import { eighthFifth, seventhFifth } from './clusters-7-8.ts';
import { midTerms10Fifth } from './grade-10.ts';
import { midTerms11Fifth } from './grade-11.ts';
import { midTerms6Fifth } from './grade-6.ts';
import { space12Fifth } from './space-12.ts';

const fifth = {
  6: [...midTerms6Fifth, ...clusters6Fifth],
  7: seventhFifth,
  8: eighthFifth,
  9: clusters9Fifth,
  10: [...midTerms10Fifth, ...clusters10Fifth],
  11: [...midTerms11Fifth, ...clusters11Fifth],
  12: [...calculus12Fifth, ...space12Fifth],
} satisfies Readonly<Record<number, readonly Template[]>>;

type FifthGrade = keyof typeof fifth;

export const fifthGrades = Object.keys(fifth).map(Number) as FifthGrade[];

export const fifthQuestions = (grade: FifthGrade): SeedQuestion[] => fifth[grade].flatMap(instances);
