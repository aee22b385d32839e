/** SQL of the accounts that get a package bought for several. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface NamedAccount {
  readonly fullName: string;
  readonly phone: string;
}

export interface OrderAccount extends NamedAccount {
  readonly position: number;
}

export async function insertOrderAccounts(db: Db, orderId: string, accounts: readonly NamedAccount[]): Promise<void> {
  for (const [at, { fullName, phone }] of accounts.entries())
    await sql`
      INSERT INTO order_accounts (order_id, position, full_name, phone) VALUES (${orderId}, ${at + 1}, ${fullName}, ${phone})`.execute(
      db,
    );
}

/** A phone is null where its owner has deleted the account since. */
export async function accountsOfOrder(
  db: Db,
  orderId: string,
): Promise<(Omit<OrderAccount, 'phone'> & { readonly phone: string | null })[]> {
  const { rows } = await sql<OrderAccount>`
    SELECT position, full_name AS "fullName", phone FROM order_accounts WHERE order_id = ${orderId} ORDER BY position`.execute(
    db,
  );
  return rows;
}

export async function storeGivenAccount(
  db: Db,
  orderId: string,
  given: {
    readonly position: number;
    readonly userId: string;
    readonly membershipId: string;
    readonly opened: boolean;
  },
): Promise<void> {
  await sql`
    UPDATE order_accounts SET user_id = ${given.userId}, membership_id = ${given.membershipId}, opened = ${given.opened}
    WHERE order_id = ${orderId} AND position = ${given.position}`.execute(db);
}
