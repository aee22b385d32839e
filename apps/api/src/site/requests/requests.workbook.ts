/** Requests as a workbook. */
import { daysLate, vietnam } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/requests-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/requests-export.vi.json' with { type: 'json' };
import { iso } from '../../platform/clock.ts';
import type { FileReply } from '../../platform/http/context.ts';
import { makeWorkbook, workbookType, type ListColumn } from '../../platform/spreadsheet.ts';
import type { RequestRow } from './requests.queries.ts';

const translate = createTranslator('requests-export', { vi, en });

export async function requestsWorkbook(
  requests: readonly RequestRow[],
  today: string,
  locale: Locale,
): Promise<FileReply> {
  const t = translate.in(locale);
  const columns: readonly ListColumn<RequestRow>[] = [
    { header: t('received'), width: 18, value: (row) => ({ at: iso(row.receivedAt), zone: vietnam }) },
    { header: t('due'), width: 14, value: (row) => ({ day: row.dueOn }) },
    { header: t('late'), width: 12, value: (row) => daysLate(row, today) },
    { header: t('kind'), width: 18, value: (row) => t(`kinds.${row.kind}`) },
    { header: t('package'), width: 18, value: (row) => row.packageCode },
    { header: t('name'), width: 28, value: (row) => row.fullName },
    { header: t('organisation'), width: 28, value: (row) => row.organisation },
    { header: t('phone'), width: 16, value: (row) => row.phone },
    { header: t('email'), width: 28, value: (row) => row.email },
    { header: t('message'), width: 60, value: (row) => row.message },
    { header: t('state'), width: 16, value: (row) => t(`states.${row.state}`) },
    { header: t('assignee'), width: 24, value: (row) => row.assigneeName },
  ];
  return {
    file: await makeWorkbook({ sheet: t('sheet'), columns, rows: requests, cut: t('cut') }),
    name: `${t('sheet')}.xlsx`,
    mime: workbookType,
  };
}
