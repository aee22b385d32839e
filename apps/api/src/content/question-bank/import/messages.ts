/** Texts of the import that the server writes: headers of the template, reasons in the list of errors. */
import type { ImportNote, RowField } from '@vumon/question-import';
import en from '@vumon/i18n/catalogs/question-imports.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/question-imports.vi.json' with { type: 'json' };
import { createTranslator } from '@vumon/i18n';

export type Locale = 'vi' | 'en';

const translate = createTranslator({ vi: { imports: vi }, en: { imports: en } });

export const say = (key: string, locale: Locale, params: Readonly<Record<string, string | number>> = {}): string =>
  translate(key, locale, params);
/** Options are headed by their letters. */
export const columnTitle = (field: RowField, locale: Locale): string =>
  field.length === 1 ? field.toUpperCase() : say(`columns.${field}`, locale);
export const reasonText = ({ code, params }: ImportNote, locale: Locale): string =>
  translate([`reasons.${code}`, 'reasons.OTHER'], locale, params);
