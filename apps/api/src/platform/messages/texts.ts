/** The texts of SMS and mails, from the common catalogs. */
import { fold, productName } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/messages.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/messages.vi.json' with { type: 'json' };
import viNotices from '@vumon/i18n/catalogs/notices-by-kind.vi.json' with { type: 'json' };
import enNotices from '@vumon/i18n/catalogs/notices-by-kind.en.json' with { type: 'json' };
import { layOutMail } from './mail-layout.ts';
import type { Locale, Mail, Message, NoticeMail } from './provider.ts';

const messages = createTranslator('messages', { vi, en });
const notices = createTranslator('notices-by-kind', { vi: viNotices, en: enNotices });

const textOf = ({ templateKey, params, locale }: Message, part: 'sms' | 'subject' | 'mail'): string =>
  messages.find(templateKey, part, locale, params) ?? '';

/** Longest text of one SMS in the plain alphabet. */
export const smsLimit = 160;

/** The text of one SMS, without diacritics. Throws if it has more than 160 characters. */
export function smsText(message: Message): string {
  const text = textOf(message, 'sms');
  const plain = [...text]
    .map((sign) =>
      fold(sign) === sign.toLowerCase() ? sign : sign === sign.toLowerCase() ? fold(sign) : fold(sign).toUpperCase(),
    )
    .join('');
  if (plain.length > smsLimit) throw new Error(`the SMS ${message.templateKey} has ${plain.length} characters`);
  return plain;
}

export const mailOf = (message: Message): Mail => ({
  to: message.to,
  requestId: message.requestId,
  ...layOutMail({
    locale: message.locale,
    subject: textOf(message, 'subject'),
    text: textOf(message, 'mail'),
  }),
});

/** A mail whose texts its own domain has written. */
export const plainMailOf = (
  to: { readonly to: string; readonly locale: Locale; readonly requestId: string },
  { subject, text }: { readonly subject: string; readonly text: string },
): Mail => ({ to: to.to, requestId: to.requestId, ...layOutMail({ locale: to.locale, subject, text }) });

/** A notice as a mail, with a link for unsubscribing from its kind. */
export function noticeMailOf(
  to: { readonly to: string; readonly locale: Locale; readonly requestId: string },
  { kind, values, url, unsubscribe }: NoticeMail,
): Mail {
  const { locale } = to;
  const say = (key: 'name' | 'title' | 'text' | 'action') => notices.find(kind, key, locale, values) ?? '';
  const common = (key: 'why' | 'unsubscribe') =>
    messages(`notice.${key}`, locale, { kind: say('name'), product: productName });
  return {
    to: to.to,
    requestId: to.requestId,
    unsubscribe,
    ...layOutMail({
      locale,
      subject: say('title'),
      text: `${say('title')}\n\n${say('text')}`,
      ...(url !== null && { action: { label: say('action'), url } }),
      footer: { text: common('why'), label: common('unsubscribe'), url: unsubscribe.page },
    }),
  };
}
