import type { RequestContext, SignedInContext } from '../../../platform/http/context.ts';
import { cellsOfGuest } from './sessions.queries.ts';

export function clearSessionCookies(context: RequestContext): void {
  context.clearCookie('session');
  context.clearCookie('refresh');
}

/** Also those with which the learner was a guest of other cells, which go on for some minutes: computers are shared. */
export async function clearCookiesOf(context: SignedInContext): Promise<void> {
  clearSessionCookies(context);
  if (!context.app.config.cell) return;
  for (const cell of await cellsOfGuest(context.db, context.actor.userId)) context.setGuestPass(cell, '', 0);
}
