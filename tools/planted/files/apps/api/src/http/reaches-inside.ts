// refused by: oxlint no-restricted-imports
export * from '../modules/classes/classes.service.ts';
