// refused by: oxlint no-restricted-imports
import '@vumon/question-types/editors';
