/** Every question that the system bank ships with. */
import { englishQuestions } from './english/index.ts';
import type { SeedQuestion } from './kit.ts';
import { mathsQuestions } from './maths/index.ts';
import { readingSets } from './reading.ts';
import { wordProblems } from './word-problems.ts';

export const systemQuestions = (): SeedQuestion[] => [...englishQuestions(), ...readingSets(), ...mathsQuestions(), ...wordProblems()];
