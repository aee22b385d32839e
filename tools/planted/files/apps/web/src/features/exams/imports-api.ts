// refused by: oxlint no-restricted-imports
export * from '../../../../api/src/modules/exams/index.ts';
