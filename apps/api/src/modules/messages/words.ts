/** The texts that people are sent, from the common catalogs. */
import { fold } from '@vumon/domain';
import i18next from 'i18next';
import en from '@vumon/i18n/catalogs/messages.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/messages.vi.json' with { type: 'json' };
import type { Message } from './provider.ts';

const instance = i18next.createInstance();
void instance.init({ resources: { vi: { messages: vi }, en: { messages: en } }, lng: 'vi', fallbackLng: false, interpolation: { escapeValue: false }, initAsync: false });

const words = ({ templateKey, params, locale }: Message, part: 'sms' | 'subject' | 'mail'): string => instance.t(`messages:${templateKey}.${part}`, { ...params, lng: locale });

/** Longest text of one SMS in the plain alphabet. */
export const smsLimit = 160;

/** One SMS: without diacritics, at most 160 characters. */
export function smsText(message: Message): string {
  const text = words(message, 'sms');
  const plain = [...text].map((sign) => (fold(sign) === sign.toLowerCase() ? sign : sign === sign.toLowerCase() ? fold(sign) : fold(sign).toUpperCase())).join('');
  if (plain.length > smsLimit) throw new Error(`the SMS ${message.templateKey} has ${plain.length} characters`);
  return plain;
}

export const mailText = (message: Message): { subject: string; text: string } => ({ subject: words(message, 'subject'), text: words(message, 'mail') });
