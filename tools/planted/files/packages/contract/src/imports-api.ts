// refused by: oxlint no-restricted-imports
export * from '../../../apps/api/src/content/exams/index.ts';
