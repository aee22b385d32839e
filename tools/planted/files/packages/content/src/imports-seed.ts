// refused by: oxlint no-restricted-imports
export * from '../../../apps/api/src/seed/index.ts';
