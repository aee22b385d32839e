/** Class lists from which a learner could be lost, imported twice or imported wrongly without anybody noticing. */
import xlsx from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { chosenHeader, columnsOf, findHeader, guessedHeader, topRows } from './header.ts';
import { readHere } from './testing/read-here.ts';
import { file, read, type Value } from './testing/rosters.ts';

const append = (book: xlsx.WorkBook, name: string, rows: Value[][]) =>
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), name);

const cases: readonly (readonly [what: string, rows: readonly (readonly Value[])[], found: string[] | string])[] = [
  [
    'surnames that read like a sum or a signature without their marks',
    [
      ['Mã HS', 'Họ và tên'],
      [null, 'Tống Thị Hoa'],
      [null, 'Kỷ Văn Nam'],
      [null, 'Tống Công Minh'],
      [null, 'Tổng cộng: 3'],
    ],
    ['Tống Thị|Hoa', 'Kỷ Văn|Nam', 'Tống Công|Minh', 'and 1 other lines'],
  ],
  [
    'names of who signs, below their offices, in a list without numbers',
    [
      ['Mã HS', 'Họ và tên', 'Ngày sinh'],
      ['A1', 'Lê An', '05/09/2012'],
      ['Tổng số: 42 học sinh'],
      ['Sĩ số: 42'],
      [null, 'Trong đó nữ: 20'],
      [null, null, 'Hà Nội, ngày 5 tháng 9 năm 2026'],
      [null, null, 'Người lập biểu'],
      [null, 'Phạm Thị Lan'],
    ],
    ['Lê|An A1 2012-09-05', 'and 6 other lines'],
  ],
  [
    'two who sign side by side, in columns that hold something else',
    [
      ['STT', 'Họ và tên', 'SĐT'],
      [1, 'Lê An', null],
      [null, 'GVCN', 'Hiệu trưởng'],
      [null, 'Phạm Thị Lan', 'Đỗ Đức'],
    ],
    ['Lê|An', 'and 2 other lines'],
  ],
  [
    'a learner whom somebody added without a number',
    [
      ['STT', 'Họ và tên', 'Ngày sinh'],
      ['1.', 'Lê An', null],
      [null, 'Lê Bảo', '05/09/2012'],
    ],
    ['Lê|An', 'Lê|Bảo 2012-09-05'],
  ],
  [
    'girls marked by number or word',
    [
      ['STT', 'Họ và tên', 'Nữ'],
      ...[0, 1, 'x', 'không', 'Nam', '-', 'có', '?'].map((mark, at) => [at + 1, 'Lê An', mark]),
    ],
    ['MALE', 'FEMALE', 'FEMALE', 'MALE', 'MALE', 'MALE', 'FEMALE', '[GENDER_INVALID]'].map((found) => `Lê|An ${found}`),
  ],
  [
    'notes behind names',
    [
      ['STT', 'Họ và tên', 'Mã HS'],
      [1, 'Lê An (lớp trưởng)', 'A1'],
      [2, 'NGUYỄN THỊ BÌNH (nữ)', 'A2'],
      [3, '(mới) Lê Chi', 'A3'],
    ],
    ['Lê|An A1', 'Nguyễn Thị|Bình A2', '(mới) Lê|Chi A3 [NAME_CHARACTERS]'],
  ],
  [
    'a column of dates in the American order, the doubtful one too',
    [
      ['STT', 'Họ và tên', 'Ngày sinh'],
      ...['9/25/2012', '12/31/2011', '9/5/2012'].map((day, at) => [at + 1, 'Lê An', day]),
    ],
    ['2012-09-25', '2011-12-31', '2012-09-05'].map((day) => `Lê|An ${day}`),
  ],
  [
    'one slip in a column of dates turns none of the others round',
    [['STT', 'Họ và tên', 'Ngày sinh'], ...['9/25/2012', '9/5/2012'].map((day, at) => [at + 1, 'Lê An', day])],
    ['Lê|An [BIRTHDAY_IMPOSSIBLE]', 'Lê|An 2012-05-09'],
  ],
  [
    'phones of the learner before those of the parents',
    [
      ['STT', 'Họ và tên', 'SĐT mẹ', 'SĐT học sinh'],
      [1, 'Lê An', '0912345679', '0912345678'],
    ],
    ['Lê|An 0912345678'],
  ],
  ['a column of names alone', [['Họ và tên'], ['Lê An'], ['Lê Bảo']], ['Lê|An', 'Lê|Bảo']],
  [
    'forty title lines',
    [...Array.from({ length: 40 }, () => ['Trường THCS']), ['STT', 'Họ và tên'], [1, 'Lê An']],
    ['Lê|An'],
  ],
  [
    'characters that are none, and half ones',
    [
      ['STT', 'Họ và tên', 'SĐT'],
      [1, 'Lê\u0007 An', `${'1'.repeat(119)}😀`],
    ],
    ['Lê|An [PHONE_INVALID]'],
  ],
];

describe('traps in rosters', () => {
  test.each(cases)('%s', async (_, rows, found) => {
    expect(await read('lop.xlsx', file(rows), true)).toEqual(found);
  });

  test('characters that cannot be stored are removed from the text of a cell', async () => {
    const sheet = readHere('a.xlsx', file([['a'], [`${'b'.repeat(299)}😀`], ['Lê\u0000An']]));
    expect(sheet.rows.flat().every((cell) => typeof cell === 'string' && cell.isWellFormed())).toBe(true);
    // Cut at 300 characters, in the middle of the last one.
    expect(sheet.rows[1]).toEqual([`${'b'.repeat(299)}\uFFFD`]);
    expect(sheet.rows[2]).toEqual(['Lê An']);
  });

  test('a hidden sheet is passed over, and a further list can be chosen', async () => {
    const bytes = file(
      [
        ['STT', 'Họ và tên'],
        [1, 'Lê An'],
      ],
      {
        change: (book) => {
          append(book, 'Năm ngoái', [
            ['STT', 'Mã HS', 'Họ và tên', 'Ngày sinh'],
            [1, 'CU1', 'Lê Cũ', '05/09/2010'],
          ]);
          append(book, '9A2', [
            ['STT', 'Họ và tên'],
            [1, 'Lê Bảo'],
          ]);
          append(book, 'Trống', []);
          book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
        },
      },
    );
    expect(readHere('a.xlsx', bytes)).toMatchObject({ name: 'Lớp', sheets: ['Lớp', '9A2'] });
    expect(readHere('a.xlsx', bytes, { sheet: '9A2' })).toMatchObject({
      name: '9A2',
      rows: [{}, [1, 'Lê Bảo']],
    });
    expect(readHere('a.xlsx', bytes, { sheet: 'Năm ngoái' })).toMatchObject({ name: 'Lớp' });
  });

  test('a list without a header begins with its first learner; the teacher may say otherwise', async () => {
    const sheet = readHere(
      'a.xlsx',
      file([['Đội tuyển'], [], [1, 'Lê An', '05/09/2012'], [2, 'Lê Bảo', '06/09/2012']]),
    );
    expect(findHeader(sheet)).toBeNull();
    expect(guessedHeader(sheet)).toMatchObject({ top: -1, bottom: 1 });
    expect(columnsOf(sheet, guessedHeader(sheet))).toMatchObject([{ sample: '1' }, { sample: 'Lê An' }, {}]);
    expect(chosenHeader(sheet, 3)).toMatchObject({ top: 2, bottom: 2, texts: ['1', 'Lê An', '05/09/2012'] });
    expect(chosenHeader(sheet, 0)).toMatchObject({ top: -1, bottom: 1 });
    expect(topRows(sheet)).toEqual([
      { row: 1, text: 'Đội tuyển' },
      { row: 3, text: '1 · Lê An · 05/09/2012' },
      { row: 4, text: '2 · Lê Bảo · 06/09/2012' },
    ]);
  });

  test('a row of unknown texts above a list is its header, and the known ones are used', async () => {
    const sheet = readHere('a.xlsx', file([['Đội tuyển'], ['Thí sinh', 'Ngày sinh'], ['Lê An', '05/09/2012']]));
    expect(guessedHeader(sheet)).toMatchObject({ top: 1, bottom: 1, fields: new Map([[1, 'birthday']]) });
  });
});
