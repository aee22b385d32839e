/** Further choices: for the graduation exam and the tests of a term, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances, type Template } from '../../template.ts';
import { calculus12Fifth } from './calculus-12.ts';
import { space12Fifth } from './space-12.ts';

const fifth = {
  12: [...calculus12Fifth, ...space12Fifth],
} satisfies Readonly<Record<number, readonly Template[]>>;

type FifthGrade = keyof typeof fifth;

export const fifthGrades = Object.keys(fifth).map(Number) as FifthGrade[];

export const fifthQuestions = (grade: FifthGrade): SeedQuestion[] => fifth[grade].flatMap(instances);
