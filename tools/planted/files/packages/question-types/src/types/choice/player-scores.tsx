// refused by: oxlint no-restricted-imports
export * from './scoring.ts';
