import type { RequestContext } from '../../../platform/http/context.ts';

export function clearSessionCookies(context: RequestContext): void {
  context.clearCookie('session');
  context.clearCookie('refresh');
}
