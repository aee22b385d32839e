/** A device that receives notices: the caller's own, until the session ends. */
import { AppError } from '@vumon/domain';
import { callableAddress } from '#platform/outbound';
import type { SignedInContext } from '../http/context.ts';
import { deleteSubscription, isSubscribed, storeSubscription } from './push.queries.ts';
import { isPublicKey, signingKeyOf } from './web-push.ts';

interface Device {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
}

export async function ownPush({ app, db, actor }: SignedInContext) {
  return {
    key: signingKeyOf(app.config.secret).publicKey.toString('base64url'),
    on: await isSubscribed(db, actor.sessionId),
  };
}

/** Errors: PUSH_REFUSED for an address that the server would not call, or a key that is none. */
export async function subscribe(context: SignedInContext, { endpoint, publicKey, authSecret }: Device) {
  const { app, db, actor, now } = context;
  const key = Buffer.from(publicKey, 'base64url');
  const local = app.config.development && !app.config.production;
  if (!callableAddress(endpoint, { local }) || !isPublicKey(key)) throw new AppError('PUSH_REFUSED');
  await db.transaction().execute((tx) =>
    storeSubscription(tx, {
      sessionId: actor.sessionId,
      userId: actor.userId,
      endpoint,
      publicKey: key,
      authSecret: Buffer.from(authSecret, 'base64url'),
      at: new Date(now),
    }),
  );
  return ownPush(context);
}

export async function unsubscribePush(context: SignedInContext) {
  await deleteSubscription(context.db, context.actor.sessionId);
  return ownPush(context);
}
