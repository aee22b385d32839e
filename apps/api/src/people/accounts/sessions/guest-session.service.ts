/** Sessions of learners who sign in at another cell: that cell renews them as long as they are signed in there. */
import { hashToken } from '../../../platform/crypto/token-hash.ts';
import type { AccountContext } from '../account-context.ts';
import { insertSession } from './sessions.queries.ts';
import { accessMs, firstTokens } from './tokens.ts';

export interface GuestSession {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/** In the caller's transaction. It ends by itself, since its refresh token is given to nobody. */
export async function openGuestSession({ app, db, now }: AccountContext, userId: string): Promise<GuestSession> {
  const id = app.newId();
  const { accessToken: token, refreshToken } = firstTokens(app.config, id, (bytes) => app.random(bytes));
  const endsAt = now + accessMs;
  await insertSession(db, {
    id,
    userId,
    accessHash: hashToken(token),
    accessExpiresAt: new Date(endsAt),
    refreshHash: hashToken(refreshToken),
    refreshExpiresAt: new Date(endsAt),
    userAgent: '',
    address: '',
    now: new Date(now),
    guest: true,
  });
  return { token, endsAt };
}
