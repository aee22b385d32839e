export { audit, auditEach } from './audit.queries.ts';
