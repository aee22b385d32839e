/** Creates the demo accounts. */
import { withTransaction } from '#db';
import { hashPassword } from '#people/accounts';
import type { App } from '../../platform/http/context.ts';
import { demoAccounts, type DemoAccount, type DemoIdentifier } from './demo-accounts.ts';

const day = 86_400_000;

/** Creates missing accounts and leaves existing ones unchanged; returns ids by sign-in name. */
export async function seedAccounts(
  app: App,
  { log }: { log(message: string): void },
): Promise<Record<DemoIdentifier, string>> {
  const known = await app.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      'email',
      'in',
      demoAccounts.map(({ identifier }) => identifier),
    )
    .execute();
  const ids = new Map(known.map(({ id, email }) => [email, id]));
  const missing = demoAccounts.filter(({ identifier }) => !ids.has(identifier));
  for (const account of missing) ids.set(account.identifier, await addAccount(app, account));
  if (missing.length > 0) log(`${missing.length} demo accounts`);
  return Object.fromEntries(ids) as Record<DemoIdentifier, string>;
}

async function addAccount(app: App, account: DemoAccount): Promise<string> {
  const now = app.now();
  const id = app.newId();
  const password_hash = await hashPassword(account.password);
  await withTransaction(app.db, async (db) => {
    await db
      .insertInto('users')
      .values({
        id,
        role: account.role === 'ADMIN' ? 'OPERATOR' : account.role,
        is_admin: account.role === 'ADMIN',
        status: 'ACTIVE',
        email: account.identifier,
        phone: account.phone ?? null,
        password_hash,
        last_name: account.lastName,
        first_name: account.firstName,
        gender: account.gender,
        first_login_at: new Date(now),
        created_at: new Date(now),
      })
      .execute();
    if (account.package === null) return;
    const endsAt = account.endsInDays === undefined ? null : new Date(now + account.endsInDays * day);
    // A trial runs for 30 days, a bought package for a year.
    const startsAt = endsAt
      ? new Date(endsAt.getTime() - (account.package === 'TRIAL' ? 30 : 365) * day)
      : new Date(now);
    await db
      .insertInto('memberships')
      .values({
        id: app.newId(),
        user_id: id,
        package_code: account.package,
        starts_at: startsAt,
        ends_at: endsAt,
        source: account.package === 'TRIAL' ? 'TRIAL' : 'GRANT',
      })
      .execute();
  });
  return id;
}
