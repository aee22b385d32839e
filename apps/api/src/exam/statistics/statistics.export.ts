/** The rankings of classes and learners as a workbook of two sheets; marks are numbers. */
import { resultLevel, type ResultLevel } from '@vumon/domain';
import { createTranslator, formatDay } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/statistics-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/statistics-export.vi.json' with { type: 'json' };
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { makeSheets, workbookType } from '../../platform/spreadsheet.ts';
import { rankings, type Asked } from './statistics.service.ts';

const translate = createTranslator({ vi: { export: vi }, en: { export: en } });
const levels: readonly ResultLevel[] = ['GOOD', 'FAIR', 'PASS', 'FAIL'];

export async function exportRankings(context: SignedInContext, asked: Asked): Promise<FileReply> {
  const t = (key: string, params: Record<string, string> = {}) => translate(key, context.locale, params);
  const { first, last, classes, learners } = await rankings(context, asked);
  const heads = (widths: Readonly<Record<string, number>>) =>
    Object.entries(widths).map(([key, width]) => ({ header: t(key), width }));
  const file = await makeSheets([
    {
      sheet: t('classSheet'),
      columns: [
        ...heads({ rank: 6, class: 16, students: 16, tests: 14, average: 16 }),
        ...levels.map((level) => ({ header: t(`levels.${level}`), width: 10 })),
      ],
      rows: classes.map((row) => [
        row.rank,
        row.className,
        row.students,
        row.tests,
        row.average / 100,
        ...levels.map((level) => row[level]),
      ]),
    },
    {
      sheet: t('studentSheet'),
      columns: heads({ rank: 6, code: 14, lastName: 24, firstName: 12, class: 16, tests: 14, average: 16, level: 12 }),
      rows: learners.map((row) => [
        row.rank,
        row.code,
        row.lastName,
        row.firstName,
        row.className,
        row.tests,
        row.average / 100,
        t(`levels.${resultLevel(row.average)}`),
      ]),
    },
  ]);
  const day = (date: string) => formatDay(date).replaceAll('/', '-');
  return { file, name: `${t('fileName', { from: day(first), to: day(last) })}.xlsx`, mime: workbookType };
}
