/** Workbooks of activation codes: a batch to hand out, and who used which code. */
import type { ActivationCode, CodeUse } from '@vumon/contract';
import { dayOf, offerOf, vietnam, type PackageCatalogue } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/activation-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/activation-export.vi.json' with { type: 'json' };
import type { FileReply } from '../../platform/http/context.ts';
import { cutRows, makeWorkbook, workbookType } from '../../platform/spreadsheet.ts';

const translate = createTranslator({ vi: { export: vi }, en: { export: en } });

export async function codesWorkbook(
  codes: readonly ActivationCode[],
  catalogue: PackageCatalogue,
  locale: Locale,
): Promise<FileReply> {
  const t = (key: string, params: Record<string, string | number> = {}) => translate(key, locale, params);
  const columns = [
    { header: t('number'), width: 6 },
    { header: t('code'), width: 20 },
    { header: t('gives'), width: 40 },
    { header: t('uses'), width: 12 },
    { header: t('expires'), width: 14 },
  ];
  const rows = codes.map((one, index) => [
    index + 1,
    one.code ?? t('unreadable'),
    givesOf(one, catalogue, locale, t),
    t('usesOf', { uses: one.uses, allowed: one.usesAllowed }),
    one.expiresAt ? { day: dayOf(vietnam, Date.parse(one.expiresAt)) } : t('never'),
  ]);
  const name = `${t('fileName', { name: codes[0]!.batchName })}.xlsx`;
  return { file: await makeWorkbook(t('sheet'), columns, rows), name, mime: workbookType };
}

/** Who used which code when. */
export async function usesWorkbook(
  uses: readonly CodeUse[],
  catalogue: PackageCatalogue,
  locale: Locale,
): Promise<FileReply> {
  const t = (key: string, params: Record<string, string | number> = {}) => translate(key, locale, params);
  const columns = (
    [
      ['usedAt', 18],
      ['code', 20],
      ['batch', 28],
      ['partner', 28],
      ['gives', 40],
      ['person', 28],
      ['contact', 28],
    ] as const
  ).map(([key, width]) => ({ header: t(key), width }));
  const rows = uses.map((one) => [
    { at: one.usedAt, zone: vietnam },
    one.code ?? t('unreadable'),
    one.batchName,
    one.partner,
    givesOf({ ...one, months: null, tests: null }, catalogue, locale, t),
    one.fullName,
    one.contact,
  ]);
  const name = `${t('usesSheet')}.xlsx`;
  return { file: await makeWorkbook(t('usesSheet'), columns, cutRows(rows, t('cut'))), name, mime: workbookType };
}

function givesOf(
  code: Pick<ActivationCode, 'packageCode' | 'examName' | 'examType' | 'months' | 'tests'>,
  catalogue: PackageCatalogue,
  locale: Locale,
  t: (key: string, params?: Record<string, string | number>) => string,
): string {
  if (code.packageCode === null) return code.examName ?? t('testsOfType', { type: code.examType ?? '' });
  const { name, nameEn } = offerOf(catalogue, code.packageCode);
  const label = locale === 'en' ? nameEn : name;
  return code.months !== null
    ? t('packageMonths', { name: label, count: code.months })
    : code.tests !== null
      ? t('packageTests', { name: label, count: code.tests })
      : label;
}
