/** The cookie that identifies a browser: random, stored as its hash, not deleted by signing out. By itself it gives access to nothing. */
import { hashToken } from '../../../platform/crypto/token-hash.ts';
import type { SessionContext } from './sessions.service.ts';
import { isKnownDevice, rememberDevice } from './known-devices.queries.ts';

/** Browsers store no cookie for longer. */
export const deviceCookieSeconds = 400 * 86_400;

interface Browser {
  cookie(name: string): string | undefined;
}

export function deviceHashOf(browser: Browser): Buffer | null {
  const token = browser.cookie('device');
  return token === undefined || token.length > 200 ? null : hashToken(token);
}

/**
 * Remembers the browser after a sign-in. Returns the token for a new cookie, or null when the browser already has a
 * cookie that this server issued, for whichever account.
 */
export async function recogniseDevice(
  { app, db, now }: SessionContext,
  userId: string,
  browser: Browser,
): Promise<string | null> {
  const at = new Date(now);
  const held = deviceHashOf(browser);
  // A value that this server has not issued is replaced: whoever set it would share the limits that are counted for the browser.
  if (held !== null && (await isKnownDevice(db, held))) {
    await rememberDevice(db, userId, held, at);
    return null;
  }
  const token = Buffer.from(app.random(new Uint8Array(32))).toString('base64url');
  await rememberDevice(db, userId, hashToken(token), at);
  return token;
}
