/** A session as the replies of signing in show it. */
import type { Role } from '@vumon/domain';
import type { OpenSession } from './sessions/sessions.service.ts';

/** Tokens leave in the body only for clients that send them by header. */
export const sessionView = (session: OpenSession, role: Role, tokensInBody: boolean) => ({
  userId: session.userId,
  role,
  ...(tokensInBody && { accessToken: session.accessToken, refreshToken: session.refreshToken }),
  accessExpiresAt: session.accessExpiresAt.toISOString(),
});
