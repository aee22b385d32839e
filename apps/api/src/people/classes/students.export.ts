/** A teacher's learners as a workbook, filtered and sorted as the list is; birthdays are dates, phones and codes stay text. */
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/students-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/students-export.vi.json' with { type: 'json' };
import { listProvinces } from '#platform/catalogue';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { makeWorkbook, workbookType, type CellValue } from '../../platform/spreadsheet.ts';
import { listManagedStudents, type StudentPage } from './students.queries.ts';

const translate = createTranslator({ vi: { export: vi }, en: { export: en } });
/** More than any package lets a teacher have. */
const most = 10_000;

export async function exportStudents(
  { db, actor, locale }: SignedInContext,
  filters: Omit<StudentPage, 'page' | 'size'> & { classId?: string | undefined; status?: string | undefined },
): Promise<FileReply> {
  const t = (key: string) => translate(key, locale, {});
  const provinces = new Map(
    (await listProvinces(db, '2025')).map((one) => [one.code, locale === 'en' ? one.nameEn : one.name]),
  );
  const { rows } = await listManagedStudents(db, actor.userId, { ...filters, page: 0, size: most });
  const widths = {
    number: 6,
    code: 14,
    lastName: 24,
    firstName: 12,
    gender: 10,
    birthday: 12,
    phone: 14,
    email: 28,
    province: 18,
  };
  const columns = Object.entries({ ...widths, classes: 20, signInName: 16, status: 18 }).map(([key, width]) => ({
    header: t(key),
    width,
  }));
  const body = rows.map((row, at): CellValue[] => [
    at + 1,
    row.code,
    row.lastName,
    row.firstName,
    row.gender && t(`genders.${row.gender}`),
    row.birthday === null ? null : { day: row.birthday },
    row.phone,
    row.email,
    row.provinceCode && (provinces.get(row.provinceCode) ?? row.provinceCode),
    row.classes.map(({ name }) => name).join(', '),
    row.signInName,
    t(`states.${row.status}`),
  ]);
  return {
    file: await makeWorkbook(t('sheet'), columns, body),
    name: `${t('fileName')}.xlsx`,
    mime: workbookType,
  };
}
