/**
 * A sign-in that is under way at a provider. All of it is in an encrypted cookie of the browser that began it: whoever
 * holds the address that the provider returns to, but not the cookie, can do nothing with it.
 */
import { AppError, signOnProviders } from '@vumon/domain';
import { z } from 'zod';
import { minuteMs } from '../../platform/clock.ts';
import { decrypt, encrypt, sameText } from '../../platform/crypto/encryption.ts';
import type { RequestContext } from '../../platform/http/context.ts';

export const flowMs = 10 * minuteMs;
const cookieName = 'sign-on';

const flow = z.strictObject({
  provider: z.enum(signOnProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  locale: z.enum(['vi', 'en']),
  /** The page that was asked for; the browser checks it again before it goes there. */
  target: z.string(),
  /** What a signed-in user does with the identity; null: signing in. */
  signedIn: z
    .strictObject({
      sessionId: z.string(),
      does: z.enum(['LINK', 'BIND']),
    })
    .nullable(),
  until: z.number(),
});
export type Flow = z.infer<typeof flow>;

type Context = RequestContext;

const random = ({ app }: Context): string => Buffer.from(app.random(new Uint8Array(32))).toString('base64url');

/** Begins one; it replaces another that the browser had begun. */
export function beginFlow(context: Context, given: Pick<Flow, 'provider' | 'target' | 'signedIn'>): Flow {
  const { app, now, locale } = context;
  const one: Flow = {
    ...given,
    state: random(context),
    nonce: random(context),
    verifier: random(context),
    locale,
    until: now + flowMs,
  };
  const value = encrypt(app.config.secret, 'sign-on', JSON.stringify(one), app.random).toString('base64url');
  context.setCookie(cookieName, value, flowMs / 1000);
  return one;
}

/** Ends the one that the browser has. Errors: SIGN_ON_EXPIRED when it has none, another one, or one that is too old. */
export function endFlow(context: Context, provider: string, state: string): Flow {
  const { app, now } = context;
  const value = context.cookie(cookieName);
  context.clearCookie(cookieName);
  const text =
    value === undefined || value.length > 4_000
      ? null
      : decrypt(app.config.secret, 'sign-on', Buffer.from(value, 'base64url'));
  const one = text === null ? null : flow.parse(JSON.parse(text));
  if (!one || one.until <= now || one.provider !== provider || !sameText(one.state, state))
    throw new AppError('SIGN_ON_EXPIRED');
  return one;
}

const newcomer = z.strictObject({
  provider: z.enum(signOnProviders),
  subject: z.string(),
  organisation: z.string(),
  email: z.string().nullable(),
  label: z.string(),
  until: z.number(),
});
export type Newcomer = z.infer<typeof newcomer>;

/** For somebody of a school who has no account yet: the identity, until the account is opened. */
export const issueNewcomer = ({ app, now }: Context, one: Omit<Newcomer, 'until'>): string =>
  encrypt(app.config.secret, 'sign-on newcomer', JSON.stringify({ ...one, until: now + flowMs }), app.random).toString(
    'base64url',
  );

/** Errors: TICKET_EXPIRED. */
export function readNewcomer({ app, now }: Context, ticket: string): Newcomer {
  const text = decrypt(app.config.secret, 'sign-on newcomer', Buffer.from(ticket, 'base64url'));
  const one = text === null ? null : newcomer.parse(JSON.parse(text));
  if (!one || one.until <= now) throw new AppError('TICKET_EXPIRED');
  return one;
}
