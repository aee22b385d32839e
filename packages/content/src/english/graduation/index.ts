/** More of the graduation paper, in its form since 2025. */
import type { SeedQuestion } from '../../kit.ts';
import { arrangementQuestions } from './arrangements.ts';
import { longReadings } from './readings.ts';
import { blanks } from './texts.ts';

export const graduationSets = (): SeedQuestion[] => [
  ...[...blanks(), ...longReadings()].map((question) => ({
    ...question,
    facts: { ...question.facts, labels: ['READING', 'HIGH_SCHOOL_GRADUATION'] },
  })),
  ...arrangementQuestions(),
];
