// refused by: oxlint no-restricted-imports
export * from '@vumon/i18n';
