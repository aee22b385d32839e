// allowed
export * from '@vumon/i18n';
