import type { RequestContext } from '../../../http/context.ts';

export function clearSessionCookies(context: RequestContext): void {
  context.clearCookie('session');
  context.clearCookie('refresh');
}
