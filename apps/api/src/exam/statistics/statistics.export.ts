/** The rankings of classes and learners as a workbook of two sheets; marks are numbers. */
import { resultLevel, type ResultLevel } from '@vumon/domain';
import { createTranslator, formatDay } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/statistics-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/statistics-export.vi.json' with { type: 'json' };
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { listSheet, makeSheets, workbookType, type ListColumn } from '../../platform/spreadsheet.ts';
import { rankings, type Asked } from './statistics.service.ts';

const translate = createTranslator('statistics-export', { vi, en });
const levels: readonly ResultLevel[] = ['GOOD', 'FAIR', 'PASS', 'FAIL'];

export async function exportRankings(context: SignedInContext, asked: Asked): Promise<FileReply> {
  const t = translate.in(context.locale);
  const { first, last, classes, learners } = await rankings(context, asked);
  const file = await makeSheets([
    listSheet({
      sheet: t('classSheet'),
      columns: [
        { header: t('rank'), width: 6, value: (row) => row.rank },
        { header: t('class'), width: 16, value: (row) => row.className },
        { header: t('students'), width: 16, value: (row) => row.students },
        { header: t('tests'), width: 14, value: (row) => row.tests },
        { header: t('average'), width: 16, value: (row) => row.average / 100 },
        ...levels.map((level): ListColumn<(typeof classes)[number]> => ({
          header: t(`levels.${level}`),
          width: 10,
          value: (row) => row[level],
        })),
      ],
      rows: classes,
    }),
    listSheet({
      sheet: t('studentSheet'),
      columns: [
        { header: t('rank'), width: 6, value: (row) => row.rank },
        { header: t('code'), width: 14, value: (row) => row.code },
        { header: t('lastName'), width: 24, value: (row) => row.lastName },
        { header: t('firstName'), width: 12, value: (row) => row.firstName },
        { header: t('class'), width: 16, value: (row) => row.className },
        { header: t('tests'), width: 14, value: (row) => row.tests },
        { header: t('average'), width: 16, value: (row) => row.average / 100 },
        { header: t('level'), width: 12, value: (row) => t(`levels.${resultLevel(row.average)}`) },
      ],
      rows: learners,
    }),
  ]);
  const day = (date: string) => formatDay(date).replaceAll('/', '-');
  return { file, name: `${t('fileName', { from: day(first), to: day(last) })}.xlsx`, mime: workbookType };
}
