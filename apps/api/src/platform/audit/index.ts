export { audit, auditEach, type AuditEntry } from './audit.queries.ts';
