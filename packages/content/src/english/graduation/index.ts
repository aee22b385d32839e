/** More of the graduation paper, in its form since 2025. */
import type { SeedQuestion } from '../../kit.ts';
import { arrangementQuestions, latestOrderings, orderingQuestions } from './arrangements.ts';
export { orderingsOf2027 } from './arrangements.ts';
import { furtherReadings, latestReadings, longReadings, longReadingsOf2026 } from './readings.ts';
import { blanks, furtherBlanks } from './texts.ts';

const ofExam = (question: SeedQuestion): SeedQuestion => ({
  ...question,
  facts: { ...question.facts, labels: ['READING', 'HIGH_SCHOOL_GRADUATION'] },
});

export const graduationSets = (): SeedQuestion[] => [
  ...[...blanks(), ...longReadings()].map(ofExam),
  ...arrangementQuestions(),
];

export const furtherGraduationSets = (): SeedQuestion[] => [
  ...[...furtherBlanks(), ...furtherReadings()].map(ofExam),
  ...orderingQuestions(),
];

export const readingsOf2026 = (): SeedQuestion[] => longReadingsOf2026().map(ofExam);

export const latestGraduationSets = (): SeedQuestion[] => [...latestReadings().map(ofExam), ...latestOrderings()];
