/** Messages of errors and of invalid fields, from the common catalogs. */
import type { ErrorCode, ErrorParams } from '@vumon/domain';
import errorsEn from '@vumon/i18n/catalogs/errors.en.json' with { type: 'json' };
import errorsVi from '@vumon/i18n/catalogs/errors.vi.json' with { type: 'json' };
import fieldsEn from '@vumon/i18n/catalogs/fields.en.json' with { type: 'json' };
import fieldsVi from '@vumon/i18n/catalogs/fields.vi.json' with { type: 'json' };
import { createTranslator } from '@vumon/i18n';
import { problemCatalogs } from '@vumon/question-types/problem-messages';

const translate = createTranslator({
  vi: { errors: errorsVi, fields: fieldsVi, ...problemCatalogs.vi },
  en: { errors: errorsEn, fields: fieldsEn, ...problemCatalogs.en },
});

/** `params.kind` chooses a message for one kind of thing, such as `MEDIA_UNSUPPORTED_image`, where there is one. */
export const errorMessage = (code: ErrorCode, locale: 'vi' | 'en', params: ErrorParams = {}): string =>
  translate([...('kind' in params ? [`errors:${code}_${params['kind']}`] : []), `errors:${code}`], locale, params);

/** The message of `catalog` or else of `fields`; a code without a message falls back to "not valid". */
export const fieldMessage = (
  code: string,
  locale: 'vi' | 'en',
  params: ErrorParams = {},
  catalog: string | null = null,
): string =>
  translate([...(catalog ? [`${catalog}:problems.${code}`] : []), `fields:${code}`, 'fields:invalid'], locale, params);
