/** Further choices: for the graduation exam and the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances, type Template } from '../../template.ts';
import { calculus12Fifth } from './calculus-12.ts';
import { midTerms10Fifth } from './grade-10.ts';
import { midTerms11Fifth } from './grade-11.ts';
import { midTerms6Fifth } from './grade-6.ts';
import { space12Fifth } from './space-12.ts';

const fifth = {
  6: midTerms6Fifth,
  10: midTerms10Fifth,
  11: midTerms11Fifth,
  12: [...calculus12Fifth, ...space12Fifth],
} satisfies Readonly<Record<number, readonly Template[]>>;

type FifthGrade = keyof typeof fifth;

export const fifthGrades = Object.keys(fifth).map(Number) as FifthGrade[];

export const fifthQuestions = (grade: FifthGrade): SeedQuestion[] => fifth[grade].flatMap(instances);
