export { audit, type AuditEntry } from './audit.queries.ts';
