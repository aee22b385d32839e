/** Texts about the operator of the site that an administrator keeps: public pages show those that are set. */
import { contactOf } from '../people/names.ts';

type TextKind = 'line' | 'phone' | 'email' | 'taxCode' | 'https';
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
} as const satisfies Record<string, TextRecord>;

export type SiteTextKey = keyof typeof siteTextRecords;
export const siteTextKeys = Object.keys(siteTextRecords) as readonly SiteTextKey[];
/** An empty text is one that is not set. */
export type SiteTexts = Readonly<Record<SiteTextKey, string>>;
export const noSiteTexts = Object.fromEntries(siteTextKeys.map((key) => [key, ''])) as SiteTexts;

/** Short numbers such as 1900 0000 are hotlines too. */
const hotline = /^\+?\d[\d\s.()-]{2,28}\d$/;
const taxCode = /^\d{10}(?:-\d{3})?$|^\d{12}$/;
const address = /^https:\/\/[^\s/\\@]+\.[^\s\\@/]+(?:\/\S*)?$/i;

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
  }
}
