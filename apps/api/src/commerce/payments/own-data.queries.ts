/** What orders say about a user besides their own package: names and phones of those for whom packages were bought. */
import { sql } from 'kysely';
import type { OwnData } from '#people/hooks';

export const ownDataOfPayments: OwnData = {
  async erase(db, userId) {
    // The user's name and phone in other buyers' orders, and those of others in the user's own unpaid orders.
    await sql`
      UPDATE order_accounts SET full_name = '', phone = NULL
      WHERE user_id = ${userId} OR phone = (SELECT phone FROM users WHERE id = ${userId})
        OR order_id IN (SELECT id FROM orders WHERE user_id = ${userId} AND state IN ('FAIL', 'CANCEL'))`.execute(db);
  },
};
