// allowed
export * from '@vumon/question-types';
