/** Class lists that tests make, and what the import reads from them. */
import xlsx from '@e965/xlsx';
import { AppError } from '@vumon/domain';
import before from '../../../../seed/data/vn-admin/mapping_63_to_34.json' with { type: 'json' };
import current from '../../../../seed/data/vn-admin/provinces_34_current.json' with { type: 'json' };
import { findHeader, guessedHeader } from '../header.ts';
import { provincesOf } from '../provinces.ts';
import { readHere } from './read-here.ts';
import { readRows } from '../rows.ts';

export const provinces = provincesOf([
  ...current.map((one) => ({ name: one.Name, nameEn: one.NameEn, code: one.Code })),
  ...before.map((one) => ({ name: one.old_name, nameEn: one.old_name, code: one.new_code })),
]);

/**
 * Each learner as `last|first` with the other values found, and problems as codes in brackets; or the code of the
 * error when the file is refused. `withLines` adds how many lines were passed over.
 */
export async function read(name: string, bytes: Buffer, withLines = false): Promise<string[] | string> {
  try {
    const sheet = readHere(name, bytes);
    const header = findHeader(sheet) ?? guessedHeader(sheet);
    if (header.fields.size === 0) return 'columns are chosen by hand';
    const { rows, passedOver } = readRows({
      sheet,
      headerBottom: header.bottom,
      fields: header.fields,
      numberColumn: header.numberColumn,
      middleColumn: header.middleColumn,
      headerTexts: header.texts,
      today: '2026-11-21',
      maxRows: 500,
      emailLength: 64,
      site: 'vn',
      provinces,
    });
    const found = rows.map(({ lastName, firstName, code, birthday, gender, phone, email, province, problems }) =>
      [
        `${lastName}|${firstName}`,
        ...[code, birthday, gender, phone, email, province].filter((value) => value !== null),
        ...problems.map((one) => `[${one.code}]`),
      ].join(' '),
    );
    return withLines && passedOver > 0 ? [...found, `and ${passedOver} other lines`] : found;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

export type Value = string | number | null | xlsx.CellObject;
interface Made {
  readonly merges?: readonly string[];
  readonly type?: xlsx.BookType;
  readonly change?: (book: xlsx.WorkBook, sheet: xlsx.WorkSheet) => void;
}
export function file(rows: readonly (readonly Value[])[], { merges = [], type = 'xlsx', change }: Made = {}): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet(rows as Value[][]);
  sheet['!merges'] = merges.map((range) => xlsx.utils.decode_range(range));
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Lớp');
  change?.(book, sheet);
  return xlsx.write(book, { type: 'buffer', bookType: type }) as Buffer;
}
