/** The cookie that names a browser: random, stored as its hash, kept through signing out. It opens nothing by itself. */
import type { Db } from '#db';
import { hashToken } from '../../../crypto/token-hash.ts';
import type { App } from '../../../http/context.ts';
import { isKnownDevice, rememberDevice } from './known-devices.queries.ts';

/** The longest that browsers keep a cookie. */
export const deviceCookieSeconds = 400 * 86_400;

interface Browser {
  cookie(name: string): string | undefined;
}

export function deviceHashOf(browser: Browser): Buffer | null {
  const token = browser.cookie('device');
  return token === undefined || token.length > 200 ? null : hashToken(token);
}

/** Remembers the browser after a sign-in. The token of a new cookie; null when the browser has one of ours, whoever got it. */
export async function recogniseDevice(
  { random }: App,
  db: Db,
  userId: string,
  browser: Browser,
  now: Date,
): Promise<string | null> {
  const held = deviceHashOf(browser);
  // A name that somebody made up is not adopted: whoever planted it would share its budget.
  if (held !== null && (await isKnownDevice(db, held))) {
    await rememberDevice(db, userId, held, now);
    return null;
  }
  const token = Buffer.from(random(new Uint8Array(32))).toString('base64url');
  await rememberDevice(db, userId, hashToken(token), now);
  return token;
}
