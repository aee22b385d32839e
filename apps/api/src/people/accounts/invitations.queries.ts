import type { Contact } from '@vumon/domain';
import type { Db } from '#db';

export interface InvitedRow {
  readonly id: string;
  readonly contact: Contact;
  readonly lastName: string;
  readonly firstName: string;
  readonly role: 'OPERATOR' | 'TEACHER' | 'STUDENT' | 'SALE';
  readonly isAdmin: boolean;
  readonly locale: 'vi' | 'en';
  readonly encrypted: Buffer;
  readonly until: Date;
  readonly at: Date;
}

/** False when the address has an account already. */
export async function insertInvited(db: Db, invited: InvitedRow): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      id: invited.id,
      role: invited.role,
      is_admin: invited.isAdmin,
      status: 'INACTIVE',
      last_name: invited.lastName,
      first_name: invited.firstName,
      [invited.contact.kind]: invited.contact.value,
      locale: invited.locale,
      one_time_password: invited.encrypted,
      one_time_password_until: invited.until,
      created_at: invited.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account is not an open invitation. */
export async function renewInvitation(db: Db, userId: string, encrypted: Buffer, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ one_time_password: encrypted, one_time_password_until: until })
    .where('id', '=', userId)
    .where('status', '=', 'INACTIVE')
    .where('one_time_password_until', 'is not', null)
    // First passwords of learners are renewed by their teachers.
    .where('sign_in_name', 'is', null)
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
