/** Messages of errors and of invalid fields, from the common catalogs. */
import type { ErrorCode, ErrorParams } from '@vumon/domain';
import errorsEn from '@vumon/i18n/catalogs/errors.en.json' with { type: 'json' };
import errorsVi from '@vumon/i18n/catalogs/errors.vi.json' with { type: 'json' };
import fieldsEn from '@vumon/i18n/catalogs/fields.en.json' with { type: 'json' };
import fieldsVi from '@vumon/i18n/catalogs/fields.vi.json' with { type: 'json' };
import { createTranslator } from '@vumon/i18n';
import { problemCatalogs } from '@vumon/question-types/problem-messages';

const errors = createTranslator('errors', { vi: errorsVi, en: errorsEn });
const fields = createTranslator('fields', { vi: fieldsVi, en: fieldsEn });
const problemsOf = ({ vi, en }: Readonly<Record<'vi' | 'en', Readonly<Record<string, object>>>>) =>
  new Map(
    Object.keys(vi).map((namespace) => [
      namespace,
      createTranslator('qt-choice', { vi: { ...vi[namespace] }, en: { ...en[namespace] } }),
    ]),
  );
/** The problems of questions by the namespace of their family. */
const problems = problemsOf(problemCatalogs);

/** `params.kind` chooses a message for one kind of thing, such as `MEDIA_UNSUPPORTED_image`, where there is one. */
export const errorMessage = (code: ErrorCode, locale: 'vi' | 'en', params: ErrorParams = {}): string =>
  ('kind' in params ? errors.find('', `${code}_${params['kind']}`, locale, params) : undefined) ??
  errors.find('', code, locale, params) ??
  code;

/** The message of `catalog` or else of `fields`; a code without a message falls back to "not valid". */
export const fieldMessage = (
  code: string,
  locale: 'vi' | 'en',
  params: ErrorParams = {},
  catalog: string | null = null,
): string =>
  (catalog === null ? undefined : problems.get(catalog)?.find('problems', code, locale, params)) ??
  fields.find('', code, locale, params) ??
  fields('invalid', locale);
