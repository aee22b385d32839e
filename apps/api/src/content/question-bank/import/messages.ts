/** Texts of the import that the server writes: headers of the template, reasons in the list of errors. */
import type { ImportNote, RowField } from '@vumon/question-import';
import en from '@vumon/i18n/catalogs/question-imports.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/question-imports.vi.json' with { type: 'json' };
import { createTranslator } from '@vumon/i18n';

export type Locale = 'vi' | 'en';

export const say = createTranslator('question-imports', { vi, en });
/** Options are headed by their letters. */
export const columnTitle = (field: RowField, locale: Locale): string =>
  say.find('columns', field, locale) ?? field.toUpperCase();
export const reasonText = ({ code, params }: ImportNote, locale: Locale): string =>
  say.find('reasons', code, locale, params) ?? say('reasons.OTHER', locale);
