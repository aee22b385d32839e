export { certificateHandlers } from './certificates.routes.ts';
export { certificateKeys } from './keys.queries.ts';
export { certificateFacts, type CertificateFacts } from './certificates.service.ts';
