/** Series as a workbook. */
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/series-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/series-export.vi.json' with { type: 'json' };
import commonEn from '@vumon/i18n/catalogs/common.en.json' with { type: 'json' };
import commonVi from '@vumon/i18n/catalogs/common.vi.json' with { type: 'json' };
import { auditExport } from '#platform/audit';
import { gradeNames } from '#platform/catalogue';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { makeWorkbook, mostFileRows, workbookType, type CellValue } from '../../platform/spreadsheet.ts';
import { listSeriesForStaff, type SeriesFilter, type SeriesRow } from './series.queries.ts';

const translate = createTranslator('series-export', { vi, en });
const common = createTranslator('common', { vi: commonVi, en: commonEn });

type ColumnKey =
  | 'place'
  | 'name'
  | 'nameEn'
  | 'grade'
  | 'subject'
  | 'group'
  | 'coursebookGroup'
  | 'publisher'
  | 'state'
  | 'tests'
  | 'otherTests'
  | 'questions';

export async function seriesWorkbook(context: SignedInContext, filter: SeriesFilter): Promise<FileReply> {
  const { db, locale } = context;
  const t = translate.in(locale);
  const part = { page: 0, size: mostFileRows + 1, sort: 'place', direction: 'asc' } as const;
  const { rows } = await listSeriesForStaff(db, filter, part);
  const grades = await gradeNames(db, locale);
  const columns: readonly (readonly [key: ColumnKey, width: number, value: (row: SeriesRow) => CellValue])[] = [
    ['place', 8, ({ place }) => place],
    ['name', 40, ({ name }) => name],
    ['nameEn', 40, ({ nameEn }) => nameEn],
    ['grade', 14, ({ gradeId }) => grades.get(gradeId) ?? gradeId],
    ['subject', 14, ({ subject }) => common.find('subjects', subject, locale) ?? subject],
    ['group', 20, ({ seriesGroup }) => common.find('series.groups', seriesGroup, locale) ?? seriesGroup],
    [
      'coursebookGroup',
      20,
      ({ coursebookGroup }) => translate.find('coursebookGroups', coursebookGroup, locale) ?? coursebookGroup,
    ],
    ['publisher', 14, ({ publisher }) => (publisher === 'NA' ? null : publisher)],
    ['state', 14, ({ state }) => translate.find('states', state, locale) ?? state],
    ['tests', 14, ({ systemTests }) => systemTests],
    ['otherTests', 16, ({ otherTests }) => otherTests],
    ['questions', 14, ({ questions }) => questions],
  ];
  await auditExport(context, t('sheet'), Math.min(rows.length, mostFileRows));
  const file = await makeWorkbook({
    sheet: t('sheet'),
    columns: columns.map(([key, width, value]) => ({ header: t(key), width, value })),
    rows,
    cut: t('cut'),
  });
  return { file, name: `${t('sheet')}.xlsx`, mime: workbookType };
}
