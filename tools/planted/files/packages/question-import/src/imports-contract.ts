// refused by: oxlint no-restricted-imports
export * from '@vumon/contract';
