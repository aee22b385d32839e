// refused by: oxlint no-restricted-imports
export { score } from '@vumon/question-types/scoring';
