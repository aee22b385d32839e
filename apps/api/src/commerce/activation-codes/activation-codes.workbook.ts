/** Workbooks of activation codes: a batch to hand out, and who used which code. */
import type { ActivationCode, CodeUse } from '@vumon/contract';
import { dayOf, offerOf, vietnam, type PackageCatalogue } from '@vumon/domain';
import { createTranslator, type Locale, type Translate } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/activation-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/activation-export.vi.json' with { type: 'json' };
import type { FileReply } from '../../platform/http/context.ts';
import { makeWorkbook, workbookType, type ListColumn } from '../../platform/spreadsheet.ts';

const translate = createTranslator('activation-export', { vi, en });

export async function codesWorkbook(
  codes: readonly ActivationCode[],
  catalogue: PackageCatalogue,
  locale: Locale,
): Promise<FileReply> {
  const t = translate.in(locale);
  const columns: readonly ListColumn<ActivationCode>[] = [
    { header: t('number'), width: 6, value: (_, index) => index + 1 },
    { header: t('code'), width: 20, value: (one) => one.code ?? t('unreadable') },
    { header: t('gives'), width: 40, value: (one) => givesOf(one, catalogue, locale, t) },
    { header: t('uses'), width: 12, value: (one) => t('usesOf', { uses: one.uses, allowed: one.usesAllowed }) },
    {
      header: t('expires'),
      width: 14,
      value: (one) => (one.expiresAt ? { day: dayOf(vietnam, Date.parse(one.expiresAt)) } : t('never')),
    },
  ];
  const name = `${t('fileName', { name: codes[0]!.batchName })}.xlsx`;
  return { file: await makeWorkbook({ sheet: t('sheet'), columns, rows: codes }), name, mime: workbookType };
}

/** Who used which code when. */
export async function usesWorkbook(
  uses: readonly CodeUse[],
  catalogue: PackageCatalogue,
  locale: Locale,
): Promise<FileReply> {
  const t = translate.in(locale);
  const columns: readonly ListColumn<CodeUse>[] = [
    { header: t('usedAt'), width: 18, value: (one) => ({ at: one.usedAt, zone: vietnam }) },
    { header: t('code'), width: 20, value: (one) => one.code ?? t('unreadable') },
    { header: t('batch'), width: 28, value: (one) => one.batchName },
    { header: t('partner'), width: 28, value: (one) => one.partner },
    {
      header: t('gives'),
      width: 40,
      value: (one) => givesOf({ ...one, months: null, tests: null }, catalogue, locale, t),
    },
    { header: t('person'), width: 28, value: (one) => one.fullName },
    { header: t('contact'), width: 28, value: (one) => one.contact },
  ];
  const file = await makeWorkbook({ sheet: t('usesSheet'), columns, rows: uses, cut: t('cut') });
  return { file, name: `${t('usesSheet')}.xlsx`, mime: workbookType };
}

function givesOf(
  code: Pick<ActivationCode, 'packageCode' | 'examName' | 'examType' | 'months' | 'tests'>,
  catalogue: PackageCatalogue,
  locale: Locale,
  t: Translate<'activation-export'>,
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
