/** The template and the list of rows to correct, in the reader's language. */
import type { ImportField } from '@vumon/contract';
import en from '@vumon/i18n/catalogs/imports.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/imports.vi.json' with { type: 'json' };
import { makeSheets, makeWorkbook, type ListColumn } from '../../../platform/spreadsheet.ts';
import { catalogueCode, type Decision } from './decide.ts';
import { createTranslator } from '@vumon/i18n';

const say = createTranslator('imports', { vi, en });

type Locale = 'vi' | 'en';

/** The fixed column order. */
export const templateFields = [
  'code',
  'lastName',
  'firstName',
  'birthday',
  'gender',
  'phone',
  'email',
  'province',
] as const satisfies readonly ImportField[];

export async function makeTemplate(locale: Locale): Promise<{ name: string; file: Buffer }> {
  const widths = {
    code: 14,
    lastName: 26,
    firstName: 14,
    birthday: 14,
    gender: 12,
    phone: 18,
    email: 30,
    province: 20,
  };
  const columns = [
    { header: say('template.number', locale), width: 6 },
    ...templateFields.map((field) => ({ header: say(`fields.${field}`, locale), width: widths[field] })),
  ];
  return {
    name: say('template.file', locale),
    file: await makeSheets([{ sheet: say('sheet', locale), columns, rows: [] }]),
  };
}

/** Header texts of the template in both languages, to recognise it; older templates have no province. */
export function isTemplateHeader(texts: readonly string[]): boolean {
  const older = (texts[templateFields.length] ?? '') === '';
  const fields = templateFields.filter((field) => !older || field !== 'province');
  return (['vi', 'en'] as const).some((locale) =>
    [say('template.number', locale), ...fields.map((field) => say(`fields.${field}`, locale))].every(
      (text, index) => texts[index] === text,
    ),
  );
}

export async function makeErrorList(
  decisions: readonly Decision[],
  fileName: string,
  locale: Locale,
): Promise<{ name: string; file: Buffer }> {
  const rows = decisions.flatMap((decision) =>
    decision.kind === 'bad' ? decision.problems.map((problem) => ({ row: decision.row, ...problem })) : [],
  );
  const columns: readonly ListColumn<(typeof rows)[number]>[] = [
    { header: say('errors.row', locale), width: 8, value: ({ row }) => row.row },
    {
      header: say('errors.name', locale),
      width: 28,
      value: ({ row }) => `${row.lastName} ${row.firstName}`.trim(),
    },
    {
      header: say('errors.column', locale),
      width: 18,
      value: ({ field }) => (field ? say(`fields.${field}`, locale) : ''),
    },
    { header: say('errors.value', locale), width: 28, value: ({ value }) => value },
    {
      header: say('errors.reason', locale),
      width: 52,
      value: ({ code, params }) => say.find('reasons', code, locale, params) ?? code,
    },
    { header: say('errors.code', locale), width: 32, value: ({ code }) => catalogueCode(code) },
  ];
  return {
    name: say('errors.file', locale, { name: fileName.replace(/\.xlsx?$/i, '') }),
    file: await makeWorkbook({ sheet: say('errors.sheet', locale), columns, rows }),
  };
}
