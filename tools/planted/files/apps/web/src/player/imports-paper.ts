// refused by: oxlint no-restricted-imports
export { answerKeyTable } from '@vumon/paper';
