// refused by: oxlint no-restricted-imports
export * from '../../../apps/api/src/modules/exams/index.ts';
