import type { Db } from '#db';
import type { Channel } from './provider.ts';

export interface OutboxRow {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
  readonly sent_at: Date;
}

/** A message that is sent again is stored once. */
export async function insertOutboxMessage(db: Db, row: OutboxRow): Promise<void> {
  await db
    .insertInto('outbox_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The newest first, at most a hundred. */
export async function newestOutboxMessages(db: Db, recipient: string | undefined): Promise<OutboxRow[]> {
  const query = db
    .selectFrom('outbox_messages')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'html', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100);
  return (await (recipient === undefined ? query : query.where('recipient', '=', recipient)).execute()) as OutboxRow[];
}
