/**
 * The trial, the gift and the free uses are counted for a person, not for an account: deleting an account keeps a keyed hash
 * of its contacts for this purpose alone, for 24 months (the privacy policy says so).
 */
import { createHmac } from 'node:crypto';
import { foldedContact } from '@vumon/domain';
import { grantMembership, type GrantContext } from '#people/packages';
import type { SignedInContext } from '../../../platform/http/context.ts';
import {
  deleteExpiredUsed,
  endFreeUses,
  hadBy,
  insertUsed,
  markGiftReceived,
  takeFreeUses,
  usedBy,
  type OnceKind,
} from './once.queries.ts';

const keptMonths = 24;

interface OnceContext extends Pick<GrantContext, 'app' | 'db' | 'now'> {
  readonly actor: Pick<SignedInContext['actor'], 'userId'>;
}

const hashOf = ({ app }: Pick<OnceContext, 'app'>, contact: string): Buffer =>
  createHmac('sha256', app.config.secret)
    .update(`vumon used once\n${foldedContact(contact)}`)
    .digest();

/** Before an account is erased, in its transaction. */
export async function rememberUsed(context: OnceContext): Promise<void> {
  const { app, db, now, actor } = context;
  const had = await hadBy(db, actor.userId, app.config.site);
  if (!had) return;
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + keptMonths);
  const kinds: { kind: OnceKind; uses: number }[] = [
    ...(had.trial ? [{ kind: 'TRIAL' as const, uses: 0 }] : []),
    ...(had.gift ? [{ kind: 'GIFT' as const, uses: 0 }] : []),
    ...(had.uses > 0 ? [{ kind: 'USES' as const, uses: had.uses }] : []),
  ];
  const hashes = new Map(had.contacts.map((contact) => [foldedContact(contact), hashOf(context, contact)]));
  await insertUsed(
    db,
    [...hashes.values()].flatMap((hash) => kinds.map((one) => ({ hash, ...one }))),
    until,
  );
  await deleteExpiredUsed(db, new Date(now));
}

async function usedBefore(context: OnceContext): Promise<Map<OnceKind, number>> {
  const { app, db, now, actor } = context;
  const contacts = (await hadBy(db, actor.userId, app.config.site))?.contacts ?? [];
  return usedBy(
    db,
    contacts.map((contact) => hashOf(context, contact)),
    new Date(now),
  );
}

/** Takes from a new account what the person had with an earlier one: the gift and free uses. */
export async function takeWhatWasUsed(context: OnceContext): Promise<void> {
  const { app, db, now, actor } = context;
  const used = await usedBefore(context);
  if (used.has('GIFT')) await markGiftReceived(db, actor.userId);
  const uses = used.get('USES') ?? 0;
  if (uses === 0) return;
  await grantMembership(
    { app, db, now, actor: null },
    { userId: actor.userId, packageCode: 'BEAT_FREE_EXAM', source: 'GRANT' },
  );
  await takeFreeUses(db, actor.userId, uses);
}

/** A new teacher's trial, unless the person has had it. */
export async function giveTrial(context: OnceContext): Promise<void> {
  const { app, db, now, actor } = context;
  await endFreeUses(db, actor.userId, new Date(now));
  if (!(await usedBefore(context)).has('TRIAL'))
    await grantMembership(
      { app, db, now, actor: actor as GrantContext['actor'] },
      { userId: actor.userId, packageCode: 'TRIAL', source: 'TRIAL' },
    );
}
