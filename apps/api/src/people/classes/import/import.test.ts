import { readFileSync } from 'node:fs';
import xlsx from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import type { SheetCells } from './cells.ts';
import { decideRows } from './decide.ts';
import { isLegacyText, looksLegacy } from './encoding.ts';
import { columnsOf, findHeader, guessedHeader } from './header.ts';
import { readWorkbook } from './read-workbook.ts';
import { isTemplateHeader, makeErrorList, makeTemplate } from './report.ts';
import { nameKey, readRows, type ImportRow } from './rows.ts';
import { readHere } from './testing/read-here.ts';
import { zip } from '../../../testing/zip.ts';

const roster = (name: string) => readFileSync(new URL(`../../../seed/data/rosters/${name}`, import.meta.url));
const today = '2026-11-21';

type Open = (name: string, bytes: Buffer) => SheetCells | Promise<SheetCells>;
/** In this process, except for files that may end it. */
async function read(name: string, bytes: Buffer, open: Open = readHere): Promise<ImportRow[]> {
  const sheet = await open(name, bytes);
  const header = findHeader(sheet) ?? guessedHeader(sheet);
  const { rows } = readRows({
    sheet,
    headerBottom: header.bottom,
    fields: header.fields,
    numberColumn: header.numberColumn,
    middleColumn: header.middleColumn,
    headerTexts: header.texts,
    today,
    maxRows: 500,
    emailLength: 64,
    site: 'vn',
    provinces: new Map(),
  });
  return rows;
}

type Cells = (string | number | null | xlsx.CellObject)[][];
function workbook(rows: Cells, { merges = [], bookType = 'xlsx' as xlsx.BookType } = {}): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet(rows as unknown[][]);
  sheet['!merges'] = merges;
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Danh sách');
  return xlsx.write(book, { type: 'buffer', bookType }) as Buffer;
}

describe('class lists as schools have them', () => {
  test.each([
    [
      '01_simple_5col.xlsx',
      35,
      2,
      {
        code: 'HS001',
        lastName: 'Nguyễn Hồng',
        firstName: 'Thu',
        gender: 'FEMALE',
        birthday: '2017-02-11',
        phone: null,
      },
    ],
    [
      '02_csdl_moet_25col.xlsx',
      42,
      5,
      {
        code: '7407107418',
        lastName: 'Lê Bích',
        firstName: 'Quân',
        gender: 'FEMALE',
        birthday: '2009-11-17',
        phone: '0973300316',
      },
    ],
    [
      '03_vnedu_gradebook.xlsx',
      40,
      8,
      { code: '2303168662', lastName: 'Hà Phúc', firstName: 'Tâm', gender: null, birthday: null, phone: null },
    ],
    [
      '04_simple_5col.xls',
      30,
      2,
      {
        code: 'HS7001',
        lastName: 'Nguyễn Văn Đình',
        firstName: 'Cường',
        gender: 'MALE',
        birthday: '2014-04-01',
        phone: null,
      },
    ],
  ])('%s', async (name, count, row, first) => {
    const rows = await read(name, roster(name));
    expect(rows).toHaveLength(count);
    expect(rows[0]).toMatchObject({ row, ...first });
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('a .csv is refused, whatever its name', async () => {
    const bytes = roster('05_vnedu_accounts_semicolon_bom.csv');
    await expect(read('05.csv', bytes)).rejects.toMatchObject({ code: 'IMPORT_FILE_FORMAT' });
    await expect(read('05.xlsx', bytes)).rejects.toMatchObject({ code: 'IMPORT_FILE_FORMAT' });
  });

  test('title rows, merged headers in two rows, a footer below the list', async () => {
    const rows = await read(
      'lop.xlsx',
      workbook(
        [
          ['TRƯỜNG THCS MẪU'],
          ['Danh sách lớp 9A1'],
          [],
          ['STT', 'Mã HS', 'Thông tin học sinh', null, null, 'Liên hệ', null],
          [null, null, 'Họ đệm', 'Tên', 'Ngày sinh', 'Điện thoại', 'Email'],
          [1, 12, 'Nguyễn Thị', 'Ánh', 41000, 912345678, 'ANH@Example.VN'],
          [2, 'HS2', 'Lê', 'Đạt', '5.9.2012', '+84 912 345 679', null],
          [null, null, 'Tổng số: 2 học sinh', null, null, null, null],
        ],
        { merges: ['A4:A5', 'B4:B5', 'C4:E4', 'F4:G4'].map((range) => xlsx.utils.decode_range(range)) as never[] },
      ),
    );
    expect(rows).toMatchObject([
      {
        row: 6,
        code: '12',
        lastName: 'Nguyễn Thị',
        firstName: 'Ánh',
        birthday: '2012-04-01',
        phone: '0912345678',
        email: 'anh@example.vn',
        zeroAdded: true,
        problems: [],
      },
      {
        row: 7,
        code: 'HS2',
        lastName: 'Lê',
        firstName: 'Đạt',
        birthday: '2012-09-05',
        phone: '0912345679',
        zeroAdded: false,
        problems: [],
      },
    ]);
  });

  test('one header above two name columns that are not merged', async () => {
    expect(
      await read(
        'a.xlsx',
        workbook([
          ['STT', 'Họ và tên', null, 'Nữ'],
          [1, 'Trần Gia', 'Bảo', null],
          [2, 'Vũ Thùy', 'Dung', 'x'],
        ]),
      ),
    ).toMatchObject([
      { lastName: 'Trần Gia', firstName: 'Bảo', gender: 'MALE' },
      { lastName: 'Vũ Thùy', firstName: 'Dung', gender: 'FEMALE' },
    ]);
  });

  test('each fault is reported with its value', async () => {
    const rows = await read(
      'a.xlsx',
      workbook([
        ['STT', 'Mã học sinh', 'Họ và tên', 'Ngày sinh', 'Giới tính', 'SĐT', 'Email'],
        [1, 'HAN003800019', 'Phan Gia Hân', '31/02/2012', 'Nam', '0212 345 67', 'han@'],
        [2, 'mã 1', '12345', '2030-01-01', 'khác', null, null],
        [3, 'A3', null, '20/11', null, null, null],
        [4, 'A4', `${'Lê '.repeat(8)}${'b'.repeat(24)}`, null, null, null, null],
      ]),
    );
    expect(rows.map(({ row, problems }) => [row, problems.map(({ field, code }) => `${field} ${code}`)])).toEqual([
      [2, ['code CODE_TOO_LONG', 'birthday BIRTHDAY_IMPOSSIBLE', 'phone PHONE_INVALID', 'email EMAIL_INVALID']],
      [3, ['fullName NAME_CHARACTERS', 'code CODE_CHARACTERS', 'birthday BIRTHDAY_FUTURE', 'gender GENDER_INVALID']],
      [4, ['fullName NAME_MISSING', 'birthday BIRTHDAY_FORMAT']],
      [5, ['fullName NAME_TOO_LONG']],
    ]);
    expect(rows[0]!.problems[1]).toMatchObject({ value: '31/02/2012' });
  });

  test('names in capitals and in NFD are normalized', async () => {
    const rows = await read(
      'a.xlsx',
      workbook([
        ['Mã HS', 'Họ và tên'],
        ['1', 'NGUYỄN THỊ ÁNH'],
        ['2', 'Đỗ Khánh Linh'.normalize('NFD')],
      ]),
    );
    expect(rows).toMatchObject([
      { lastName: 'Nguyễn Thị', firstName: 'Ánh' },
      { lastName: 'Đỗ Khánh', firstName: 'Linh' },
    ]);
  });

  test('a workbook without a header leaves the matching to the teacher', async () => {
    const sheet = readHere(
      'a.xlsx',
      workbook([
        ['x', 'y'],
        ['Nguyễn Văn Nam', '0912345678'],
      ]),
    );
    expect(findHeader(sheet)).toBeNull();
    const header = guessedHeader(sheet);
    expect(columnsOf(sheet, header, { 0: 'fullName', 1: 'phone' })).toEqual([
      { index: 0, header: 'x', sample: 'Nguyễn Văn Nam', field: 'fullName' },
      { index: 1, header: 'y', sample: '0912345678', field: 'phone' },
    ]);
  });

  test('old encodings are told from Vietnamese and from foreign names', () => {
    for (const text of ['NguyÔn V¨n An', 'TrÇn ThÞ Hoµ', 'Nguyeãn Vaên Hoaøng', 'Traàn Thò Thuùy'])
      expect([text, isLegacyText(text)]).toEqual([text, true]);
    for (const text of [
      'Nguyễn Văn An',
      'Trần Thị Hoà',
      'Huỳnh Đức Quý',
      'Đỗ Xuân Tuân',
      'Lò Thị Uyên',
      'Trương Quốc Hòa',
      'Phạm Hoãn',
    ])
      expect([text, isLegacyText(text)]).toEqual([text, false]);
    expect(looksLegacy(['François Nguyễn', ...Array.from({ length: 9 }, () => 'Lê An')])).toBe(false);
  });

  test('a file in TCVN3 is refused with its own error', async () => {
    await expect(
      read(
        'a.xlsx',
        workbook([
          ['Mã HS', 'Họ và tên'],
          ['1', 'NguyÔn V¨n An'],
          ['2', 'TrÇn ThÞ Hoµ'],
        ]),
      ),
    ).rejects.toMatchObject({ code: 'IMPORT_ENCODING' });
  });
});

describe('malicious files', () => {
  const refused = (name: string, bytes: Buffer) =>
    expect(read(name, bytes, readWorkbook)).rejects.toMatchObject({ code: 'IMPORT_FILE_FORMAT' });

  test('not a workbook, a truncated one, an encrypted one, another kind of zip', async () => {
    await refused('a.xlsx', Buffer.from('MZ\x90\x00 this program cannot be run'));
    await refused('a.xlsx', Buffer.alloc(0));
    await refused('a.xlsx', roster('01_simple_5col.xlsx').subarray(0, 4_000));
    await refused('a.xlsx', zip({ 'word/document.xml': Buffer.from('<w/>') }));
    await refused(
      'a.xls',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2_000, 7)]),
    );
    await refused(
      'a.xls',
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.from('Workbook\0EncryptedPackage', 'utf16le'),
      ]),
    );
    await refused('a.exe', roster('01_simple_5col.xlsx'));
  });

  test('a zip bomb with a false size in its directory', async () => {
    const bomb = zip({
      'xl/workbook.xml': Buffer.from('<workbook/>'),
      'xl/worksheets/sheet1.xml': Buffer.alloc(300 * 1024 * 1024, 0x20),
    });
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    await refused('a.xlsx', bomb);
  });

  test('a hundred thousand rows', async () => {
    const bytes = workbook([
      ['STT', 'Mã HS', 'Họ và tên'],
      ...Array.from({ length: 100_000 }, (_, index) => [index + 1, `H${index}`, 'Lê Văn An']),
    ]);
    await expect(read('a.xlsx', bytes, readWorkbook)).rejects.toMatchObject({
      code: expect.stringMatching(/IMPORT_(ROW_LIMIT|FILE_FORMAT)/),
    });
  }, 120_000);

  test('501 rows are one too many, none are too few', async () => {
    const rows = (count: number) =>
      workbook([['Mã HS', 'Họ và tên'], ...Array.from({ length: count }, (_, index) => [`H${index}`, 'Lê Văn An'])]);
    await expect(read('a.xlsx', rows(501))).rejects.toMatchObject({ code: 'IMPORT_ROW_LIMIT' });
    expect(await read('a.xlsx', rows(500))).toHaveLength(500);
    await expect(read('a.xlsx', rows(0))).rejects.toMatchObject({ code: 'IMPORT_NO_ROWS' });
  });

  test('headers and names of built-in properties stay text', async () => {
    const rows = await read(
      'a.xlsx',
      workbook([
        ['__proto__', 'constructor', 'Mã HS', 'Họ và tên'],
        ['x', 'y', '__proto__', 'constructor'],
      ]),
    );
    expect(rows).toMatchObject([{ code: '__proto__', firstName: 'Constructor' }]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('a letter that only looks like Đ, and capitals, are corrected and reported', async () => {
    const rows = await read(
      'a.xlsx',
      workbook([
        ['Mã HS', 'Họ và tên'],
        ['1', 'Ðỗ Văn Ðạt'],
        ['2', 'TRẦN THỊ MAI'],
        ['3', 'Lê Đạt'],
        ['4', 'trần  thị hÀ'],
      ]),
    );
    expect(rows.map((row) => [row.lastName, row.firstName, row.letterMended, row.capitalsMended])).toEqual([
      ['Đỗ Văn', 'Đạt', true, false],
      ['Trần Thị', 'Mai', false, true],
      ['Lê', 'Đạt', false, false],
      ['Trần Thị', 'Hà', false, true],
    ]);
  });

  test('the sign that keeps a number as text is no part of it', async () => {
    const rows = await read(
      'a.xlsx',
      workbook([
        ['Họ và tên', 'Ngày sinh', 'Số điện thoại'],
        ['Lê An', "'5/9/2012", "'0912345678"],
        ['Vũ Bình', '’05/09/2012', "'+84 912 345 679"],
        ["H'Hen Niê", '', ''],
      ]),
    );
    expect(
      rows.map(({ lastName, firstName, birthday, phone, problems }) => [
        lastName,
        firstName,
        birthday,
        phone,
        problems,
      ]),
    ).toEqual([
      ['Lê', 'An', '2012-09-05', '0912345678', []],
      ['Vũ', 'Bình', '2012-09-05', '0912345679', []],
      ["H'Hen", 'Niê', null, null, []],
    ]);
  });

  test('formulas are never evaluated: their stored value counts', async () => {
    const rows = await read(
      'a.xlsx',
      workbook([
        ['Mã HS', 'Họ và tên'],
        [
          { t: 's', v: 'HS9', f: 'CONCAT("HS","1")' },
          { t: 's', v: '=HYPERLINK("http://x")' },
        ],
      ]),
    );
    expect(rows).toMatchObject([{ code: 'HS9', problems: [{ field: 'fullName', code: 'NAME_CHARACTERS' }] }]);
  });
});

describe('which learner a row refers to', () => {
  const row = (values: Partial<ImportRow>): ImportRow => ({
    row: 2,
    code: null,
    lastName: 'Lê',
    firstName: 'An',
    gender: null,
    birthday: null,
    phone: null,
    email: null,
    problems: [],
    zeroAdded: false,
    letterMended: false,
    capitalsMended: false,
    ...values,
  });
  const known = (values: object) => ({
    id: 's1',
    code: null,
    lastName: 'Lê',
    firstName: 'An',
    birthday: null,
    phone: null,
    email: null,
    inClass: true,
    ...values,
  });
  const around = {
    known: [known({ code: 'HS1' })],
    former: [],
    accountPhones: new Set(['0912345678']),
    accountEmails: new Set<string>(),
    classLimit: 40,
    teacherLimit: 100,
    managed: 1,
  };
  const kinds = (rows: ImportRow[], more: object = {}) =>
    decideRows(rows, { ...around, ...more }).map((one) =>
      one.kind === 'bad' ? one.problems.map(({ code }) => code).join(' ') : one.kind,
    );

  test('by code, by name and birthday, never by a name that is only equal after folding', () => {
    expect(kinds([row({ code: 'hs1' })])).toEqual(['already']);
    expect(kinds([row({ code: 'HS1', firstName: 'Ân' })])).toEqual(['IMPORT_EXISTING_STUDENT_CODE']);
    expect(kinds([row({})])).toEqual(['already']);
    expect(kinds([row({ firstName: 'Ân' })])).toEqual(['new']);
    expect(kinds([row({ code: 'HS1' })], { known: [known({ code: 'HS1', inClass: false })] })).toEqual(['link']);
    expect(nameKey('Trần', 'Thúy')).toBe(nameKey('Trần', 'Thuý'));
    expect(nameKey('Trần', 'Hòa')).toBe(nameKey('TRẦN', 'Hoà'));
    expect(nameKey('Lê', 'An')).not.toBe(nameKey('Lê', 'Ân'));
  });

  test('a learner of another class is linked by name and birthday, unless two have them', () => {
    const born = { birthday: '2012-09-05' };
    const other = known({ code: 'C7', firstName: 'Cúc', inClass: false, ...born });
    const found = (...all: object[]) => kinds([row({ firstName: 'Cúc', ...born })], { known: all });
    expect(found(other)).toEqual(['link']);
    expect(found(other, { ...other, id: '2', code: 'C8' })).toEqual(['new']);
    expect(found({ ...other, birthday: null })).toEqual(['new']);
    expect(kinds([row({ code: 'C9', firstName: 'Cúc', ...born })], { known: [other] })).toEqual(['new']);
    expect(kinds([row({ code: 'C9', firstName: 'Cúc', ...born })], { known: [{ ...other, code: null }] })).toEqual([
      'link',
    ]);
    expect(
      kinds([row({ firstName: 'Cúc', ...born }), row({ row: 3, code: 'C7', firstName: 'Cúc', ...born })], {
        known: [other],
      }),
    ).toEqual(['link', 'IMPORT_DUPLICATE']);
  });

  test('a former learner returns once, by code and name or by name and birthday', () => {
    const born = { birthday: '2012-09-05' };
    const former = [known({ code: 'C7', firstName: 'Cúc', inClass: false, ...born })];
    const back = (...rows: ImportRow[]) => kinds(rows, { former });
    expect(back(row({ code: 'c7', firstName: 'Cúc' }))).toEqual(['old']);
    expect(back(row({ firstName: 'Cúc', ...born }))).toEqual(['old']);
    expect(back(row({ firstName: 'Cúc' }))).toEqual(['new']);
    expect(back(row({ code: 'C7', firstName: 'Cam' }))).toEqual(['new']);
    expect(back(row({ code: 'C8', firstName: 'Cúc', ...born }))).toEqual(['new']);
    expect(back(row({ code: 'C7', firstName: 'Cúc', birthday: '2011-01-01' }))).toEqual(['new']);
    expect(back(row({ code: 'C7', firstName: 'Cúc' }), row({ row: 3, firstName: 'Cúc', ...born }))).toEqual([
      'old',
      'new',
    ]);
  });

  test('duplicates within the file', () => {
    expect(
      kinds([row({ code: 'X' }), row({ row: 3, code: 'x' }), row({ row: 4, code: 'X', firstName: 'Bình' })]),
    ).toEqual(['new', 'IMPORT_DUPLICATE', 'IMPORT_DUPLICATE_STUDENT_CODE']);
    expect(kinds([row({ firstName: 'Bình' }), row({ row: 3, firstName: 'Bình' })])).toEqual([
      'new',
      'IMPORT_DUPLICATE',
    ]);
    expect(kinds([row({ firstName: 'B', email: 'a@b.vn' }), row({ row: 3, firstName: 'C', email: 'a@b.vn' })])).toEqual(
      ['new', 'IMPORT_DUPLICATE_EMAIL'],
    );
  });

  test('siblings share a phone; one used for signing in is taken', () => {
    expect(
      kinds([row({ firstName: 'B', phone: '0987654321' }), row({ row: 3, firstName: 'C', phone: '0987654321' })]),
    ).toEqual(['new', 'new']);
    expect(kinds([row({ firstName: 'B', phone: '0912345678' })])).toEqual(['IMPORT_EXISTING_PHONE']);
    expect(
      kinds([row({ firstName: 'B', email: 'co@truong.vn' })], { accountEmails: new Set(['co@truong.vn']) }),
    ).toEqual(['IMPORT_EXISTING_EMAIL']);
    expect(
      kinds([row({ firstName: 'B', email: 'em@truong.vn' })], {
        known: [known({ code: 'HS1', email: 'em@truong.vn' })],
      }),
    ).toEqual(['IMPORT_EXISTING_EMAIL']);
  });

  test('rows beyond the cap of the class or package wait', () => {
    const rows = ['B', 'C', 'D'].map((firstName, index) => row({ row: index + 2, firstName }));
    expect(kinds(rows, { classLimit: 3 })).toEqual(['new', 'new', 'IMPORT_REACH_LIMIT']);
    expect(kinds(rows, { teacherLimit: 2 })).toEqual([
      'new',
      'REACH_LIMIT_STUDENT_PER_TEACHER',
      'REACH_LIMIT_STUDENT_PER_TEACHER',
    ]);
  });
});

describe('generated workbooks', () => {
  const reopened = (file: Buffer) => {
    const book = xlsx.read(file, { type: 'buffer' });
    return book.Sheets[book.SheetNames[0]!]!;
  };

  test('the template is recognized as a template, in both languages', async () => {
    for (const locale of ['vi', 'en'] as const) {
      const sheet = readHere('t.xlsx', (await makeTemplate(locale)).file);
      const header = findHeader(sheet)!;
      expect(isTemplateHeader(header.texts)).toBe(true);
      expect([...header.fields.values()]).toEqual([
        'code',
        'lastName',
        'firstName',
        'birthday',
        'gender',
        'phone',
        'email',
        'province',
      ]);
    }
  });

  test('the error list holds no formula', async () => {
    const { rows } = readRows({
      sheet: {
        name: 'a',
        rows: [
          ['Họ tên', 'Mã'],
          ['=cmd|calc', '+1 2'],
        ],
        merges: [],
      },
      headerBottom: 0,
      fields: new Map([
        [0, 'fullName'],
        [1, 'code'],
      ]),
      numberColumn: null,
      headerTexts: ['Họ tên', 'Mã'],
      today,
      maxRows: 500,
      emailLength: 64,
      site: 'vn',
      middleColumn: null,
      provinces: new Map(),
    });
    const { file, name } = await makeErrorList(
      decideRows(rows, {
        known: [],
        former: [],
        accountPhones: new Set(),
        accountEmails: new Set(),
        classLimit: 9,
        teacherLimit: 9,
        managed: 0,
      }),
      'lop 9.xlsx',
      'vi',
    );
    const sheet = reopened(file);
    expect(name).toBe('loi-lop 9.xlsx');
    expect(Object.values(sheet).filter((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toEqual([]);
    expect(sheet['D2'].v).toBe("'=cmd|calc");
    expect(sheet['E2'].v).toBe('Tên chỉ gồm chữ cái, dấu cách, dấu nháy và gạch nối');
    expect(sheet['A2'].v).toBe(2);
  });
});
