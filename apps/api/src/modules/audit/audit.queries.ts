/** Who did what to which object: written in the transaction of the deed itself. */
import type { Db } from '#db';

export interface AuditEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly actorId: string | null;
  readonly action: string;
  readonly kind: string;
  readonly id: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export async function audit(db: Db, { at, actorId, action, kind, id, details = {} }: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ at: new Date(at), actor_id: actorId, action, subject_kind: kind, subject_id: id, details: JSON.stringify(details) })
    .execute();
}
