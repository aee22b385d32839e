/** Which accounts at providers open the own account: linked and unlinked by its owner, who has confirmed who they are. */
import type { SignOnLink } from '@vumon/contract';
import { AppError, type SignOnIdentity, type SignOnProvider } from '@vumon/domain';
import { withTransaction } from '#db';
import { lockUser } from '#people/accounts';
import { audit } from '#platform/audit';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { accountOf, deleteIdentity, hasAnotherWay, insertIdentity, linksOf } from './sign-on.queries.ts';

export async function ownLinks({ db, actor }: SignedInContext): Promise<SignOnLink[]> {
  const rows = await linksOf(db, actor.userId);
  return rows.map(({ provider, label, createdAt }) => ({ provider, label, linkedAt: iso(createdAt) }));
}

/** The address of the identity plays no part. Errors: SIGN_ON_LINKED_ELSEWHERE, SIGN_ON_HAS_LINK. */
export async function linkIdentity({ app, actor, now }: SignedInContext, identity: SignOnIdentity): Promise<void> {
  const { userId } = actor;
  await withTransaction(app.db, async (db) => {
    if (!(await lockUser(db, userId))) throw new AppError('UNAUTHORISED');
    if (!(await insertIdentity(db, { ...identity, userId, at: new Date(now) }))) {
      const holder = await accountOf(db, identity);
      if (holder === userId) return;
      throw new AppError(holder === undefined ? 'SIGN_ON_HAS_LINK' : 'SIGN_ON_LINKED_ELSEWHERE');
    }
    await audit(db, {
      at: now,
      actorId: userId,
      action: 'sign-on-linked',
      kind: 'user',
      id: userId,
      details: { by: identity.provider.toLowerCase() },
    });
  });
}

/** Errors: NOT_FOUND, SIGN_ON_ONLY_WAY when the account could not be opened any more. */
export async function unlinkIdentity({ app, actor, now }: SignedInContext, provider: SignOnProvider): Promise<void> {
  const { userId } = actor;
  await withTransaction(app.db, async (db) => {
    // Of two concurrent requests for two providers the second sees that its provider is the last way.
    if (!(await lockUser(db, userId))) throw new AppError('UNAUTHORISED');
    if (!(await deleteIdentity(db, userId, provider))) throw new AppError('NOT_FOUND');
    if (!(await hasAnotherWay(db, userId, provider))) throw new AppError('SIGN_ON_ONLY_WAY');
    await audit(db, {
      at: now,
      actorId: userId,
      action: 'sign-on-unlinked',
      kind: 'user',
      id: userId,
      details: { by: provider.toLowerCase() },
    });
  });
}
