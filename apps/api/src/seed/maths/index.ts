/** Maths of the system bank: templates whose keys are computed. */
import type { SeedQuestion } from '../kit.ts';

export const mathsQuestions = (): SeedQuestion[] => [];
