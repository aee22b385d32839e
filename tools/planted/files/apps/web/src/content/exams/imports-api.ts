// refused by: oxlint no-restricted-imports
export * from '../../../../api/src/content/exams/index.ts';
