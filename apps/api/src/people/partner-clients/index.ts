export { authenticateClient } from './clients.service.ts';
export { expectTurn } from './limits.ts';
export { partnerClientsJobs } from './partner-clients.jobs.ts';
export { findOptionalPartner, noteUseOfSecret, type PartnerRow } from './partners.queries.ts';
export { partnerHandlers } from './partners.routes.ts';
export { signingSecrets, validSecrets } from './partners.service.ts';
