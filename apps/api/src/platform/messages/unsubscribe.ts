/** Links for unsubscribing from mails of a kind without signing in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { noticeKinds, type NoticeKind } from '@vumon/domain';
import { apiUrl, issuedHere, tokenOfHere } from '#platform/cells';
import { languagePrefix } from '../../config.ts';
import type { App } from '../http/context.ts';
import type { Unsubscribe } from './provider.ts';

const signatureOf = ({ config }: Pick<App, 'config'>, subject: string): Buffer =>
  createHmac('sha256', config.secret).update(`unsubscribe\u0000${subject}`).digest();

/** The token does not expire, because people also read old mails. */
export function unsubscribeToken(app: Pick<App, 'config'>, userId: string, kind: NoticeKind): string {
  const subject = `${userId}.${kind}`;
  return issuedHere(app, `${subject}.${signatureOf(app, subject).toString('base64url')}`);
}

/** The user and the kind of mails, or null for an invalid token. */
export function readUnsubscribeToken(
  app: Pick<App, 'config'>,
  token: string,
): { userId: string; kind: NoticeKind } | null {
  const [userId = '', name = '', signature = ''] = tokenOfHere(app, token).split('.');
  const expected = signatureOf(app, `${userId}.${name}`);
  const given = Buffer.from(signature, 'base64url');
  const kind = noticeKinds.find((one) => one === name);
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || !kind) return null;
  return { userId, kind };
}

export function unsubscribeLinks(
  app: Pick<App, 'config'>,
  { userId, locale }: { readonly userId: string; readonly locale: string },
  kind: NoticeKind,
): Unsubscribe {
  const token = encodeURIComponent(unsubscribeToken(app, userId, kind));
  const { publicUrl } = app.config;
  return {
    page: `${publicUrl}${languagePrefix(app.config, locale)}/unsubscribe?token=${token}`,
    oneClick: `${apiUrl(app)}/mail/unsubscribe/one-click?token=${token}`,
  };
}
