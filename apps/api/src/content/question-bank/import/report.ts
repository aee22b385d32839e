/** The template, and the list of rows that cannot be imported, in the teacher's language. */
import { rowFields, rowTypes, type RowField } from '@vumon/question-import';
import { makeSheets, makeWorkbook, type CellValue, type ListColumn } from '../../../platform/spreadsheet.ts';
import { exampleRows } from './examples.ts';
import type { StoredRow } from './question-imports.queries.ts';
import { columnTitle, reasonText, say, type Locale } from './messages.ts';

const widths: Readonly<Partial<Record<RowField, number>>> = {
  type: 12,
  question: 60,
  answer: 20,
  explanation: 40,
  level: 14,
  keywords: 20,
  name: 24,
};

/** An empty sheet to fill in, one with an example of each type, and one with instructions. */
export async function makeQuestionTemplate(locale: Locale): Promise<{ name: string; file: Buffer }> {
  const columns = rowFields.map((field) => ({ header: columnTitle(field, locale), width: widths[field] ?? 18 }));
  const file = await makeSheets([
    { sheet: say('sheet', locale), columns, rows: [] },
    {
      sheet: say('template.examples', locale),
      columns,
      rows: exampleRows(locale).map((row) => rowFields.map((field): CellValue => row[field] ?? null)),
    },
    {
      sheet: say('template.guide', locale),
      columns: [
        { header: say('template.guideTopic', locale), width: 14 },
        { header: say('template.guideText', locale), width: 110 },
      ],
      rows: [
        ...rowTypes.map((type) => [type, say(`guide.${type}`, locale)]),
        ['$ $', say('guide.text', locale)],
        ['500', say('guide.limit', locale)],
      ],
    },
  ]);
  return { name: say('template.file', locale), file };
}

export async function makeQuestionErrors(
  rows: readonly StoredRow[],
  fileName: string,
  locale: Locale,
): Promise<{ name: string; file: Buffer }> {
  const lines = rows.flatMap(({ line, title, problems }) => problems.map((problem) => ({ line, title, problem })));
  const columns: readonly ListColumn<(typeof lines)[number]>[] = [
    { header: say('errors.line', locale), width: 8, value: ({ line }) => line },
    { header: say('errors.question', locale), width: 60, value: ({ title }) => title },
    { header: say('errors.reason', locale), width: 60, value: ({ problem }) => reasonText(problem, locale) },
  ];
  return {
    name: say('errors.file', locale, { name: fileName.replace(/\.\w{1,5}$/, '') }),
    file: await makeWorkbook({ sheet: say('errors.sheet', locale), columns, rows: lines }),
  };
}
