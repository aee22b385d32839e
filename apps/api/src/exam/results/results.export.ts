/**
 * Results as a workbook: one row per learner, one column per numbered item, and a second sheet with the answers. Text
 * stays text, marks are numeric cells, days are date cells.
 */
import type { ExportedResults } from './exported.service.ts';
import type { CertificateFacts } from '#exam/certificates';
import { resultLevel } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/results-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/results-export.vi.json' with { type: 'json' };
import { makeSheets, type CellValue, type Column } from '../../platform/spreadsheet.ts';

const translate = createTranslator({ vi: { export: vi }, en: { export: en } });

const optionNames = new Set(Object.keys(vi.options));

const certificateCells = (one: CertificateFacts | undefined): CellValue[] => [
  one?.candidateNumber ?? null,
  one?.code ?? null,
  one?.organisation ?? null,
];

export async function resultsWorkbook(
  results: ExportedResults,
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
): Promise<{ file: Buffer; name: string }> {
  const t = (key: string, params: Record<string, string | number> = {}) => translate(key, locale, params);
  const { assignment, columns: items, rows, certificates, answersOf } = results;
  const columns: Column[] = [
    { header: t('number'), width: 6 },
    { header: t('code'), width: 14 },
    { header: t('lastName'), width: 24 },
    { header: t('firstName'), width: 12 },
    { header: t('class'), width: 12 },
    { header: t('test'), width: 30 },
    { header: t('state'), width: 14 },
    { header: t('mark'), width: 8 },
    { header: t('level'), width: 12 },
    { header: t('points'), width: 10 },
    { header: t('maxPoints'), width: 10 },
    { header: t('started'), width: 18 },
    { header: t('submitted'), width: 18 },
    ...items.map(({ number }) => ({ header: t('question', { number }), width: 9 })),
    { header: t('birthday'), width: 12 },
    { header: t('phone'), width: 14 },
    { header: t('email'), width: 28 },
    ...(certificates.size > 0
      ? (['candidateNumber', 'certificateCode', 'organisation'] as const).map((key) => ({ header: t(key), width: 18 }))
      : []),
  ];
  const nameOf = (option: string) => (optionNames.has(option) ? t(`options.${option}`) : undefined);
  const moment = (at: string | null): CellValue => at && { at, zone };
  const body = rows.map((row, index): CellValue[] => [
    index + 1,
    row.code,
    row.lastName,
    row.firstName,
    assignment.className,
    assignment.title,
    row.needsTeacher ? t('provisional') : t(`states.${row.status}`),
    row.mark === null || row.needsTeacher ? null : row.mark / 100,
    row.mark === null || row.needsTeacher ? null : t(`levels.${resultLevel(row.mark)}`),
    row.points === null ? null : row.points / 100,
    row.maxPoints === null ? null : row.maxPoints / 100,
    moment(row.startedAt),
    moment(row.submittedAt),
    ...items.map((_, at): CellValue => {
      const state = row.states[at];
      const points =
        row.points === null || state === 'needs-teacher' || state === 'unscored' ? null : row.itemPoints[at];
      return points === null || points === undefined ? null : points / 100;
    }),
    row.birthday && { day: row.birthday },
    row.phone,
    row.email,
    ...(certificates.size > 0 ? certificateCells(certificates.get(row.studentId)) : []),
  ]);
  const answerColumns: Column[] = [
    ...columns.slice(0, 4),
    ...items.map(({ number }) => ({ header: t('question', { number }), width: 18 })),
  ];
  const answers = rows.map((row, index): CellValue[] => [
    index + 1,
    row.code,
    row.lastName,
    row.firstName,
    ...(row.attemptId === null || row.states.length === 0 ? items.map(() => null) : answersOf(row.attemptId, nameOf)),
  ]);
  return {
    file: await makeSheets([
      { sheet: t('sheet'), columns, rows: body },
      { sheet: t('answerSheet'), columns: answerColumns, rows: answers },
    ]),
    name: `${t('fileName', { title: assignment.title, className: assignment.className })}.xlsx`,
  };
}
