/** Maths for the formats that ask for topics, levels and forms: term tests, entrance tests. */
import type { SeedQuestion } from '../../kit.ts';
import { grade1 } from '../primary/grade-1/index.ts';
import { grade2 } from '../primary/grade-2/index.ts';
import { grade3 } from '../primary/grade-3/index.ts';
import { grade4 } from '../primary/grade-4/index.ts';
import { grade5 } from '../primary/grade-5/index.ts';
import { primaryFigures } from '../primary/figures/index.ts';
import { lowerWords } from '../primary/words/lower.ts';
import { upperWords } from '../primary/words/upper.ts';
import { instances } from '../template.ts';
import { hard } from '../hard.ts';
import { words6 } from '../words.ts';
import { entrance9 } from './entrance-9.ts';
import { figured } from './figured.ts';
import { figuredSenior } from './figured-senior.ts';
import { seniorFigures } from './figures/index.ts';
import { juniorFigures } from './figures/junior/index.ts';
import { geometry10 } from './grade-10-geometry.ts';
import { algebra10 } from './grade-10.ts';
import { space11 } from './grade-11-space.ts';
import { algebra11 } from './grade-11.ts';
import { calculus12 } from './grade-12-calculus.ts';
import { space12 } from './grade-12-space.ts';
import { geometry6 } from './grade-6-geometry.ts';
import { numbers6 } from './grade-6.ts';
import { geometry7 } from './grade-7-geometry.ts';
import { numbers7 } from './grade-7.ts';
import { algebra8 } from './grade-8-algebra.ts';
import { geometry8 } from './grade-8-geometry.ts';
import { algebra9 } from './grade-9-algebra.ts';
import { geometry9 } from './grade-9-geometry.ts';

const templates = {
  1: grade1,
  2: grade2,
  3: grade3,
  4: grade4,
  5: grade5,
  6: [...numbers6, ...geometry6],
  7: [...numbers7, ...geometry7],
  8: [...algebra8, ...geometry8],
  9: [...algebra9, ...geometry9],
  10: [...algebra10, ...geometry10],
  11: [...algebra11, ...space11],
  12: [...calculus12, ...space12],
};

export type TermGrade = keyof typeof templates;

export const termGrades = Object.keys(templates).map(Number) as TermGrade[];

/** Tasks of level M4. */
export const hardQuestions = (): SeedQuestion[] => hard.flatMap(instances);

/** Word problems of a grade. */
export const wordQuestions = (): SeedQuestion[] => words6.flatMap(instances);

/** More of what is read from a figure, in grades 10 to 12. */
export const seniorFigureQuestions = (): SeedQuestion[] => seniorFigures.flatMap(instances);

/** More of what is read from a figure, in grades 6 to 9. */
export const juniorFigureQuestions = (): SeedQuestion[] => juniorFigures.flatMap(instances);

/** Numbers in situations, in grades 1 to 5. */
export const primaryWordQuestions = (): SeedQuestion[] => [...lowerWords, ...upperWords].flatMap(instances);

/** Written tasks of entrance papers. */
export const entranceMathsQuestions = (): SeedQuestion[] => entrance9.flatMap(instances);

/** What is read from a figure or a table, in grades 1 to 5. */
export const primaryFigureQuestions = (): SeedQuestion[] => primaryFigures.flatMap(instances);

/** What is read from a graph, a table, a chart or a solid. */
export const figuredQuestions = (): SeedQuestion[] => [...figured, ...figuredSenior].flatMap(instances);

export const termQuestions = (grade: TermGrade): SeedQuestion[] => templates[grade].flatMap(instances);
