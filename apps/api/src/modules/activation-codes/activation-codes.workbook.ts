/** A batch of codes to hand out, as a workbook: everything in it is text. */
import type { ActivationCode } from '@vumon/contract';
import { offerOf, type PackageCatalogue } from '@vumon/domain';
import { createTranslator, formatDay, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/activation-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/activation-export.vi.json' with { type: 'json' };
import type { FileReply } from '../../http/context.ts';
import { makeWorkbook, workbookType } from '../../spreadsheet.ts';

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
    one.expiresAt ? formatDay(one.expiresAt) : t('never'),
  ]);
  const name = `${t('fileName', { name: codes[0]!.batchName })}.xlsx`;
  return { file: await makeWorkbook(t('sheet'), columns, rows), name, mime: workbookType };
}

function givesOf(
  code: ActivationCode,
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
