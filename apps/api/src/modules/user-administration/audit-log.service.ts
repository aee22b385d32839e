/** The log of who did what, a stretch at a time. */
import type { AuditLogEntry } from '@vumon/contract';
import type { SignedInContext } from '../../http/context.ts';
import { differentActions, differentKinds, listAuditLog, type AuditFilters, type AuditRow } from './audit-log.queries.ts';
import { roleShown } from './users.view.ts';

const entryView = (row: AuditRow): AuditLogEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor_id !== null && row.actor_name !== null && row.actor_role !== null ? { id: row.actor_id, fullName: row.actor_name, role: roleShown({ role: row.actor_role, is_admin: row.actor_is_admin ?? false }) } : null,
  action: row.action,
  subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
  details: row.details,
});

export async function readAuditLog({ db }: SignedInContext, { size, ...filters }: AuditFilters & { size: number }) {
  const rows = await listAuditLog(db, filters, size + 1);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { entries: shown.map(entryView), next: rows.length > size && last ? last.id : null };
}

export async function auditLogFilters({ db }: SignedInContext) {
  const [actions, kinds] = await Promise.all([differentActions(db), differentKinds(db)]);
  return { actions, kinds };
}
