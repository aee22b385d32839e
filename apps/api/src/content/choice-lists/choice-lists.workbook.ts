/** A list of the catalogue as a workbook. */
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/choice-lists-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/choice-lists-export.vi.json' with { type: 'json' };
import { choiceGroups, type ChoiceList } from '@vumon/domain';
import { auditExport } from '#platform/audit';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { makeWorkbook, mostFileRows, workbookType, type CellValue } from '../../platform/spreadsheet.ts';
import { listChoices, type ChoiceFilter, type ChoiceRow } from './choice-lists.queries.ts';

const translate = createTranslator('choice-lists-export', { vi, en });

type ColumnKey = 'place' | 'code' | 'name' | 'nameEn' | 'group' | 'state';

export async function choiceWorkbook(
  context: SignedInContext,
  list: ChoiceList,
  filter: ChoiceFilter,
): Promise<FileReply> {
  const { db, locale } = context;
  const t = translate.in(locale);
  const part = { page: 0, size: mostFileRows + 1, sort: 'place', direction: 'asc' } as const;
  const { rows } = await listChoices(db, list, filter, part);
  const columns: (readonly [key: ColumnKey, width: number, value: (row: ChoiceRow) => CellValue])[] = [
    ['place', 8, ({ place }) => place],
    ['code', 26, ({ id }) => id],
    ['name', 40, ({ name }) => name],
    ['nameEn', 40, ({ nameEn }) => nameEn],
  ];
  if (choiceGroups[list].length > 0)
    columns.push(['group', 22, ({ group }) => group && (translate.find('groups', group, locale) ?? group)]);
  columns.push(['state', 14, ({ state }) => translate.find('states', state, locale) ?? state]);
  const sheet = t(`sheets.${list}`);
  await auditExport(context, sheet, Math.min(rows.length, mostFileRows));
  const file = await makeWorkbook({
    sheet,
    columns: columns.map(([key, width, value]) => ({ header: t(key), width, value })),
    rows,
    cut: t('cut'),
  });
  return { file, name: `${sheet}.xlsx`, mime: workbookType };
}
