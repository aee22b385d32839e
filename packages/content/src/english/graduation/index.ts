/** More of the graduation paper, in its form since 2025. */
import type { SeedQuestion } from '../../kit.ts';
import {
  arrangementQuestions,
  furtherOrderingsOf2027,
  latestOrderings,
  orderingQuestions,
  orderingsOf2028,
} from './arrangements.ts';
export { orderingsOf2027 } from './arrangements.ts';
import {
  furtherReadings,
  latestReadings,
  longReadings,
  longReadingsOf2026,
  longReadingsOf2027,
  longReadingsOf2028,
} from './readings.ts';
import { blanks, blanksOf2028, furtherBlanks, latestBlanks } from './texts.ts';

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

export const setsOf2027 = (): SeedQuestion[] => [
  ...[...latestBlanks(), ...longReadingsOf2027()].map(ofExam),
  ...furtherOrderingsOf2027(),
];

export const setsOf2028 = (): SeedQuestion[] => [
  ...[...blanksOf2028(), ...longReadingsOf2028()].map(ofExam),
  ...orderingsOf2028(),
];
