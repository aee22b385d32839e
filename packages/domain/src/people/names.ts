/** Vietnamese names, phone numbers and search folding, shared by forms, API and import. */
import type { Site } from '../platform/product.ts';
import { settingRecords } from '../platform/settings.ts';

/** Same folding as the database's `fold()`: no diacritics, no case, đ = d. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}

/** NFC, single spaces, trimmed. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Replaces the Icelandic and the African letter that some keyboards produce instead of the Vietnamese Đ. */
export const vietnameseD = (text: string): string => text.replace(/[\u00d0\u0189]/g, 'Đ');

/** Pasted text with straight quotation marks, and without `#` and `*`, the markup of other programs. */
export function pastedText(text: string): string {
  return text
    .replace(/[#*]/g, '')
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"');
}

/** Splits at the last space: "Nguyễn Thị Ánh" → last "Nguyễn Thị", first "Ánh". */
export function splitFullName(fullName: string): { lastName: string; firstName: string } {
  const name = tidy(fullName);
  const at = name.lastIndexOf(' ');
  return at < 0 ? { lastName: '', firstName: name } : { lastName: name.slice(0, at), firstName: name.slice(at + 1) };
}

/** The maximal length of surname and given name together, with the space between them. */
export const fullNameLength = 45;

export const joinName = (lastName: string, firstName: string): string => tidy(`${lastName} ${firstName}`);

const vietnameseMobile = /^0[35789]\d{8}$/;

/**
 * A Vietnamese mobile number as ten digits, or null. Accepts +84 and 84 as prefixes, and a leading zero that was lost
 * in a spreadsheet.
 */
export function normalisePhone(text: string): string | null {
  let digits = text.replace(/[\s.()-]/g, '');
  if (digits.startsWith('+84')) digits = `0${digits.slice(3)}`;
  else if (digits.length === 11 && digits.startsWith('84')) digits = `0${digits.slice(2)}`;
  else if (digits.length === 9 && /^[35789]/.test(digits)) digits = `0${digits}`;
  return vietnameseMobile.test(digits) ? digits : null;
}

/** `0912 345 678` */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** A phone number abroad without its separators: an optional plus sign and digits, 10 to 30 characters; else null. */
export function normaliseForeignPhone(text: string): string | null {
  const digits = text.replace(/[\s.()-]/g, '');
  return /^\+?\d+$/.test(digits) && digits.length >= 10 && digits.length <= 30 ? digits : null;
}

/** A phone number in its normalized form, or null: a Vietnamese mobile number, on the international site any number. */
export const phoneOf = (text: string, site: Site): string | null =>
  site === 'intl' ? normaliseForeignPhone(text) : normalisePhone(text);

export interface Contact {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

const emailShape = /^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/;
/** The longest address that the setting 'account-email-length' can allow. */
const longestEmail = settingRecords['account-email-length'].max;

/** A phone number of the site or an e-mail address in its normalized form; null for anything else. */
export function contactOf(text: string, site: Site): Contact | null {
  const value = text.normalize('NFC').trim().toLowerCase();
  if (value.includes('@'))
    return value.length <= longestEmail && emailShape.test(value) ? { kind: 'email', value } : null;
  const phone = phoneOf(value, site);
  return phone === null ? null : { kind: 'phone', value: phone };
}

export type ContactProblem = 'required' | 'emailInvalid' | 'phoneInvalid' | 'contactInvalid';

/** Why `text` is no contact of the site (a key of the catalog `fields`), or null. */
export function contactProblem(text: string, site: Site): ContactProblem | null {
  if (text.trim() === '') return 'required';
  if (contactOf(text, site) !== null) return null;
  if (text.includes('@')) return 'emailInvalid';
  return site === 'vn' && /^[\d\s+.()-]+$/.test(text) ? 'phoneInvalid' : 'contactInvalid';
}
