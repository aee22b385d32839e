/**
 * Results as a workbook: one row per learner, one column per numbered item, and a second sheet with the answers. Text
 * stays text, marks are numeric cells, days are date cells.
 */
import type { ExportedResults } from './exported.service.ts';
import { resultLevel } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/results-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/results-export.vi.json' with { type: 'json' };
import { listSheet, makeSheets, type CellValue, type ListColumn } from '../../platform/spreadsheet.ts';

const translate = createTranslator('results-export', { vi, en });

type Row = ExportedResults['rows'][number];

/** Marks and points are stored in hundredths. */
const hundredths = (value: number | null | undefined): CellValue => (value == null ? null : value / 100);

/** The points of the item in the column `at`; empty where they are not final. */
const pointsAt =
  (at: number) =>
  ({ points, states, itemPoints }: Row): CellValue =>
    points === null || states[at] === 'needs-teacher' || states[at] === 'unscored' ? null : hundredths(itemPoints[at]);

export async function resultsWorkbook(
  results: ExportedResults,
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
): Promise<{ file: Buffer; name: string }> {
  const t = translate.in(locale);
  const { assignment, columns: items, rows, certificates, answersOf } = results;
  const nameOf = (option: string) => translate.find('options', option, locale);
  const moment = (at: string | null): CellValue => at && { at, zone };
  const learner: ListColumn<Row>[] = [
    { header: t('number'), width: 6, value: (_, index) => index + 1 },
    { header: t('code'), width: 14, value: (row) => row.code },
    { header: t('lastName'), width: 24, value: (row) => row.lastName },
    { header: t('firstName'), width: 12, value: (row) => row.firstName },
  ];
  const markOf = ({ mark, needsTeacher }: Row) => (needsTeacher ? null : mark);
  const columns: ListColumn<Row>[] = [
    ...learner,
    { header: t('class'), width: 12, value: () => assignment.className },
    { header: t('test'), width: 30, value: () => assignment.title },
    {
      header: t('state'),
      width: 14,
      value: (row) => (row.needsTeacher ? t('provisional') : t(`states.${row.status}`)),
    },
    { header: t('mark'), width: 8, value: (row) => hundredths(markOf(row)) },
    {
      header: t('level'),
      width: 12,
      value(row) {
        const mark = markOf(row);
        return mark === null ? null : t(`levels.${resultLevel(mark)}`);
      },
    },
    { header: t('points'), width: 10, value: (row) => hundredths(row.points) },
    { header: t('maxPoints'), width: 10, value: (row) => hundredths(row.maxPoints) },
    { header: t('started'), width: 18, value: (row) => moment(row.startedAt) },
    { header: t('submitted'), width: 18, value: (row) => moment(row.submittedAt) },
    ...items.map(({ number }, at) => ({ header: t('question', { number }), width: 9, value: pointsAt(at) })),
    { header: t('birthday'), width: 12, value: (row) => row.birthday && { day: row.birthday } },
    { header: t('phone'), width: 14, value: (row) => row.phone },
    { header: t('email'), width: 28, value: (row) => row.email },
    ...(certificates.size === 0
      ? []
      : (['candidateNumber', 'code', 'organisation'] as const).map((key) => ({
          header: t(key === 'code' ? 'certificateCode' : key),
          width: 18,
          value: (row: Row) => certificates.get(row.studentId)?.[key] ?? null,
        }))),
  ];
  // The answers of an attempt are read once, for all of its cells.
  const answers = new Map(
    rows.map((row) => [
      row.studentId,
      row.attemptId === null || row.states.length === 0 ? [] : answersOf(row.attemptId, nameOf),
    ]),
  );
  const answerColumns: ListColumn<Row>[] = [
    ...learner,
    ...items.map(({ number }, at) => ({
      header: t('question', { number }),
      width: 18,
      value: (row: Row) => answers.get(row.studentId)?.[at] ?? null,
    })),
  ];
  return {
    file: await makeSheets([
      listSheet({ sheet: t('sheet'), columns, rows }),
      listSheet({ sheet: t('answerSheet'), columns: answerColumns, rows }),
    ]),
    name: `${t('fileName', { title: assignment.title, className: assignment.className })}.xlsx`,
  };
}
