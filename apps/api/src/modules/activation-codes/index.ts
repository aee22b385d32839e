export { activationCodeHandlers } from './activation-codes.routes.ts';
