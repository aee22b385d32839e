// refused by: oxlint no-restricted-imports
export * from './exams.service.ts';
