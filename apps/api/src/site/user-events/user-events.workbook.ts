/** Who has joined an event, as a workbook. */
import { vietnam } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/event-people-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/event-people-export.vi.json' with { type: 'json' };
import { iso } from '../../platform/clock.ts';
import type { FileReply } from '../../platform/http/context.ts';
import { makeWorkbook, workbookType, type ListColumn } from '../../platform/spreadsheet.ts';
import type { ParticipantRow, UserEventRow } from './user-events.queries.ts';

const translate = createTranslator('event-people-export', { vi, en });

export async function participantsWorkbook(
  event: UserEventRow,
  people: readonly ParticipantRow[],
  locale: Locale,
): Promise<FileReply> {
  const t = translate.in(locale);
  const columns: readonly ListColumn<ParticipantRow>[] = [
    { header: t('name'), width: 28, value: (row) => row.fullName },
    { header: t('email'), width: 28, value: (row) => row.email },
    { header: t('phone'), width: 16, value: (row) => row.phone },
    { header: t('role'), width: 16, value: (row) => t(`roles.${row.role ?? 'NONE'}`) },
    { header: t('joined'), width: 18, value: (row) => ({ at: iso(row.joinedAt), zone: vietnam }) },
  ];
  const name = (locale === 'en' && event.nameEn) || event.name;
  return {
    file: await makeWorkbook({ sheet: t('sheet'), columns, rows: people, cut: t('cut') }),
    name: `${name}.xlsx`,
    mime: workbookType,
  };
}
