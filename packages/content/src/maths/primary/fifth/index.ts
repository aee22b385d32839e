/** Further choices for the tests at the end of the second term of primary school, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { fifth3 } from './grade-3.ts';
import { fifth5 } from './grade-5.ts';

const fifth = { 3: fifth3, 5: fifth5 };

type PrimaryGrade = keyof typeof fifth;

export const primaryFifthGrades = Object.keys(fifth).map(Number) as PrimaryGrade[];

export const primaryFifthQuestions = (grade: PrimaryGrade): SeedQuestion[] => fifth[grade].flatMap(instances);
