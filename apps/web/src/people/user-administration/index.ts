/** What other domains use of this one. Light modules alone: whoever imports one of them loads them all. */
import { lazy } from 'react';

export { useAuditLabels } from './audit-labels.ts';
/** The entries of one object, loaded when they are shown. */
export const AuditEntries = lazy(async () => ({ default: (await import('./AuditEntries.tsx')).AuditEntries }));
