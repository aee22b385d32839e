/** A teacher's learners as a workbook, filtered and sorted as the list is; birthdays are dates, phones and codes stay text. */
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/students-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/students-export.vi.json' with { type: 'json' };
import { listProvinces } from '#platform/catalogue';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { makeWorkbook, workbookType, type ListColumn } from '../../platform/spreadsheet.ts';
import { listManagedStudents, type StudentPage } from './students.queries.ts';

const translate = createTranslator('students-export', { vi, en });
/** More than any package lets a teacher have. */
const most = 10_000;

export async function exportStudents(
  { db, actor, locale }: SignedInContext,
  filters: Omit<StudentPage, 'page' | 'size'> & { classId?: string | undefined; status?: string | undefined },
): Promise<FileReply> {
  const t = translate.in(locale);
  const provinces = new Map(
    (await listProvinces(db, '2025')).map((one) => [one.code, locale === 'en' ? one.nameEn : one.name]),
  );
  const { rows } = await listManagedStudents(db, actor.userId, { ...filters, page: 0, size: most });
  const columns: readonly ListColumn<(typeof rows)[number]>[] = [
    { header: t('number'), width: 6, value: (_, index) => index + 1 },
    { header: t('code'), width: 14, value: (row) => row.code },
    { header: t('lastName'), width: 24, value: (row) => row.lastName },
    { header: t('firstName'), width: 12, value: (row) => row.firstName },
    { header: t('gender'), width: 10, value: (row) => row.gender && t(`genders.${row.gender}`) },
    { header: t('birthday'), width: 12, value: (row) => (row.birthday === null ? null : { day: row.birthday }) },
    { header: t('phone'), width: 14, value: (row) => row.phone },
    { header: t('email'), width: 28, value: (row) => row.email },
    {
      header: t('province'),
      width: 18,
      value: (row) => row.provinceCode && (provinces.get(row.provinceCode) ?? row.provinceCode),
    },
    { header: t('classes'), width: 20, value: (row) => row.classes.map(({ name }) => name).join(', ') },
    { header: t('signInName'), width: 16, value: (row) => row.signInName },
    { header: t('status'), width: 18, value: (row) => t(`states.${row.status}`) },
  ];
  return {
    file: await makeWorkbook({ sheet: t('sheet'), columns, rows }),
    name: `${t('fileName')}.xlsx`,
    mime: workbookType,
  };
}
