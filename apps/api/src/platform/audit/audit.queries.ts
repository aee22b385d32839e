/** The audit log: who did what to which object, written in the transaction of the action itself. */
import type { AuditAction, DetailOfAction, KindOfAction } from '@vumon/domain';
import type { Db } from '#db';

/** An entry, with the kinds of objects and the details that the record of its action names, and no others. */
interface AuditEntry<Action extends AuditAction, Details extends object = object> {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly actorId: string | null;
  readonly action: Action;
  readonly kind: KindOfAction<Action>;
  readonly id: string;
  readonly details?: Details & { readonly [Name in Exclude<keyof Details, DetailOfAction<Action>>]: never };
}

/** One action on many objects, a row for each. */
export async function auditEach<Action extends AuditAction, Details extends object>(
  db: Db,
  { at, actorId, action, kind, details }: Omit<AuditEntry<Action, Details>, 'id'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const row = {
    at: new Date(at),
    actor_id: actorId,
    action,
    subject_kind: kind,
    details: JSON.stringify(details ?? {}),
  };
  await db
    .insertInto('audit_log')
    .values(ids.map((id) => ({ ...row, subject_id: id })))
    .execute();
}

export async function audit<Action extends AuditAction, Details extends object>(
  db: Db,
  { at, actorId, action, kind, id, details }: AuditEntry<Action, Details>,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: new Date(at),
      actor_id: actorId,
      action,
      subject_kind: kind,
      subject_id: id,
      details: JSON.stringify(details ?? {}),
    })
    .execute();
}
