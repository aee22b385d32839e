/** The API's own words: errors and field messages from the common catalogs. */
import type { ErrorCode, ErrorParams } from '@vumon/domain';
import i18next from 'i18next';
import errorsEn from '@vumon/i18n/catalogs/errors.en.json' with { type: 'json' };
import errorsVi from '@vumon/i18n/catalogs/errors.vi.json' with { type: 'json' };
import fieldsEn from '@vumon/i18n/catalogs/fields.en.json' with { type: 'json' };
import fieldsVi from '@vumon/i18n/catalogs/fields.vi.json' with { type: 'json' };

const instance = i18next.createInstance();
void instance.init({
  resources: { vi: { errors: errorsVi, fields: fieldsVi }, en: { errors: errorsEn, fields: fieldsEn } },
  lng: 'vi',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

export const errorMessage = (code: ErrorCode, locale: 'vi' | 'en', params: ErrorParams = {}): string => instance.t(`errors:${code}`, { ...params, lng: locale });

/** A code without words of its own reads as "not valid". */
export const fieldMessage = (code: string, locale: 'vi' | 'en', params: ErrorParams = {}): string =>
  instance.t([`fields:${code}`, 'fields:invalid'], { ...params, lng: locale });
