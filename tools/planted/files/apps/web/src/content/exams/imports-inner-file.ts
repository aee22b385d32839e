// refused by: oxlint no-restricted-imports
export * from '../../../../../packages/question-types/src/types/choice/scoring.ts';
