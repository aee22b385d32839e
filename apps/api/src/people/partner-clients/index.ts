export { authenticateClient } from './clients.service.ts';
export { partnerHandlers } from './partners.routes.ts';
