export { activationCodeHandlers } from './activation-codes.routes.ts';
export { sealStoredCodes } from './sealed-codes.ts';
