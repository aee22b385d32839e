export { audit, auditEach } from './audit.queries.ts';
export { auditExport } from './exports.ts';
