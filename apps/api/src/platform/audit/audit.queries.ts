/** The audit log: who did what to which object, written in the transaction of the action itself. */
import type { AuditAction, AuditDetail, AuditKind } from '@vumon/domain';
import type { Db } from '#db';

export interface AuditEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly kind: AuditKind;
  readonly id: string;
  readonly details?: Readonly<Partial<Record<AuditDetail, unknown>>>;
}

/** One action on many objects, a row for each. */
export async function auditEach(
  db: Db,
  { at, actorId, action, kind, details = {} }: Omit<AuditEntry, 'id'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const row = { at: new Date(at), actor_id: actorId, action, subject_kind: kind, details: JSON.stringify(details) };
  await db
    .insertInto('audit_log')
    .values(ids.map((id) => ({ ...row, subject_id: id })))
    .execute();
}

export async function audit(db: Db, { at, actorId, action, kind, id, details = {} }: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: new Date(at),
      actor_id: actorId,
      action,
      subject_kind: kind,
      subject_id: id,
      details: JSON.stringify(details),
    })
    .execute();
}
