/** Lists that staff take as files. */
import type { Db } from '#db';
import { audit } from './audit.queries.ts';

/** Notes who took which list, what it was filtered by, in words, and how many rows it has. */
export const auditExport = (
  { db, actor, now }: { readonly db: Db; readonly actor: { readonly userId: string }; readonly now: number },
  name: string,
  rows: number,
  filter = '',
): Promise<void> =>
  audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'list-exported',
    kind: 'user',
    id: actor.userId,
    details: { name, rows, ...(filter !== '' && { filter }) },
  });
