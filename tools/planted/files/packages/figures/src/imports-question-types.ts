// refused by: oxlint no-restricted-imports
export * from '@vumon/question-types';
