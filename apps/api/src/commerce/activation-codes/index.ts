export { activationCodeHandlers } from './activation-codes.routes.ts';
export { encryptedCodesChange } from './encrypted-codes.ts';
export { namesOfActivationCodes } from './activation-codes.queries.ts';
