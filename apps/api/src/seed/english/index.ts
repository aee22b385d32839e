/** English of the system bank, written for this product. */
import type { SeedQuestion } from '../kit.ts';
import { grade9 } from './grade-9.ts';

export const englishQuestions = (): SeedQuestion[] => [...grade9()];
