export { certificateHandlers } from './certificates.routes.ts';
export { certificateFacts, type CertificateFacts } from './certificates.service.ts';
