/** Texts about the operator of the site that an administrator keeps: public pages show those that are set. */
import { contactOf } from '../people/names.ts';
import type { PagePath } from '../people/pages.ts';
import type { Site } from '../platform/product.ts';

type TextKind = 'line' | 'phone' | 'email' | 'taxCode' | 'https' | 'frame';
interface TextRecord {
  readonly kind: TextKind;
  readonly max: number;
}

/** The name of each is in the catalog `site-texts`. */
export const siteTextRecords = {
  hotline: { kind: 'phone', max: 30 },
  /** When somebody answers it. */
  hours: { kind: 'line', max: 80 },
  email: { kind: 'email', max: 80 },
  company: { kind: 'line', max: 120 },
  address: { kind: 'line', max: 200 },
  taxCode: { kind: 'taxCode', max: 14 },
  facebook: { kind: 'https', max: 200 },
  youtube: { kind: 'https', max: 200 },
  zalo: { kind: 'https', max: 200 },
  /** The provider's page with the chat, which is shown in a frame. */
  chat: { kind: 'frame', max: 200 },
} as const satisfies Record<string, TextRecord>;

export type SiteTextKey = keyof typeof siteTextRecords;
export const siteTextKeys = Object.keys(siteTextRecords) as readonly SiteTextKey[];
/** An empty text is one that is not set. */
export type SiteTexts = Readonly<Record<SiteTextKey, string>>;
export const noSiteTexts = Object.fromEntries(siteTextKeys.map((key) => [key, ''])) as SiteTexts;

/**
 * Pages from which the chat can be opened. Never while a test runs, for its player has no menu of the account; the
 * international site has no chat.
 */
export const chatPages = [
  '/home',
  '/payment',
  '/users/info',
  '/users/info/using-plan',
  '/assigned-unit-test',
  '/practice',
] as const satisfies readonly PagePath[];

/** Origin of the chat's address, for the policy of pages: null where none is set, or none is shown. */
export const chatOriginOf = (chat: string, site: Site): string | null =>
  site === 'intl' || siteTextProblem('chat', chat) !== null ? null : (plainHost.exec(chat)?.[1]?.toLowerCase() ?? null);

/** Short numbers such as 1900 0000 are hotlines too. */
const hotline = /^\+?\d[\d\s.()-]{2,28}\d$/;
const taxCode = /^\d{10}(?:-\d{3})?$|^\d{12}$/;
const address = /^https:\/\/[^\s/\\@]+\.[^\s\\@/]+(?:\/\S*)?$/i;
/** Its origin becomes a part of the policy of pages, where `*`, `;` and `'` have a meaning. */
const plainHost = /^(https:\/\/[a-z\d.-]+(?::\d{1,4})?)(?:\/|$)/i;

/** Why a text cannot be stored for `key`, as a code of the catalog `fields`; null when it can. */
export function siteTextProblem(key: SiteTextKey, value: string): 'contactInvalid' | 'emailInvalid' | 'invalid' | null {
  if (value === '') return null;
  const record: TextRecord = siteTextRecords[key];
  switch (record.kind) {
    case 'line':
      return null;
    case 'phone':
      return hotline.test(value) ? null : 'contactInvalid';
    case 'email':
      return contactOf(value, 'vn')?.kind === 'email' ? null : 'emailInvalid';
    case 'taxCode':
      return taxCode.test(value) ? null : 'invalid';
    case 'https':
      return address.test(value) ? null : 'invalid';
    case 'frame':
      return address.test(value) && plainHost.test(value) ? null : 'invalid';
  }
}
