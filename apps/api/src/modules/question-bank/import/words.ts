/** The import's words on the server: headers of the template, reasons of the list of errors. */
import type { ImportNote, RowField } from '@vumon/question-types/importing';
import i18next from 'i18next';
import en from '@vumon/i18n/catalogs/question-imports.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/question-imports.vi.json' with { type: 'json' };

export type Locale = 'vi' | 'en';

const words = i18next.createInstance();
void words.init({ resources: { vi: { imports: vi }, en: { imports: en } }, lng: 'vi', defaultNS: 'imports', fallbackLng: false, interpolation: { escapeValue: false }, initAsync: false });

export const say = (key: string, locale: Locale, params: Readonly<Record<string, string | number>> = {}): string => words.t(key, { ...params, lng: locale });
/** Options are headed by their letters. */
export const columnWord = (field: RowField, locale: Locale): string => (field.length === 1 ? field.toUpperCase() : say(`columns.${field}`, locale));
export const reasonWord = ({ code, params }: ImportNote, locale: Locale): string => words.t([`reasons.${code}`, 'reasons.OTHER'], { ...params, lng: locale });
