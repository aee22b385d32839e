// allowed
export * from '@vumon/contract/client';
