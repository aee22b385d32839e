export { callbacksJobs } from './callbacks.jobs.ts';
export { callbackHandlers } from './callbacks.routes.ts';
export { registerPartnerApi } from './partner-api.ts';
export { startCallbackSender } from './sender.ts';
export { tellPartner } from './tell-partner.ts';
