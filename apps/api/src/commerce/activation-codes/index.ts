export { activationCodeHandlers } from './activation-codes.routes.ts';
export { encryptStoredCodes } from './encrypted-codes.ts';
