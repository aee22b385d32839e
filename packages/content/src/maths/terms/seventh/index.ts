/** Further families of grades 9 to 12 for places of the tests of a term that had four. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { grade10Seventh } from './grade-10.ts';
import { grade9Seventh } from './grade-9.ts';
import { grade12Seventh } from './grade-12.ts';

const seventh = { 9: grade9Seventh, 10: grade10Seventh, 12: grade12Seventh };

type SeventhGrade = keyof typeof seventh;

export const seventhGrades = Object.keys(seventh).map(Number) as SeventhGrade[];

export const seventhQuestions = (grade: SeventhGrade): SeedQuestion[] => seventh[grade].flatMap(instances);
