/** What other domains use of this one. Light modules alone: whoever imports one of them loads them all. */
export { useAuditLabels } from './audit-labels.ts';
