// refused by: oxlint no-restricted-imports
export * from '../classes/classes.queries.ts';
