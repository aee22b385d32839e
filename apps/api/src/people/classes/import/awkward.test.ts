/** Irregular class lists as schools send them: each is built here, with the rows that must be read from it. */
import xlsx from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { provinceIn } from './provinces.ts';
import { file, provinces, read } from './testing/rosters.ts';
import { zip } from '../../../testing/zip.ts';

const xls = { type: 'biff8' } as const;
const date = (serial: number): xlsx.CellObject => ({ t: 'n', v: serial, z: 'dd/mm/yyyy' });
const formula = (value: string): xlsx.CellObject => ({ t: 's', v: value, f: 'B2&" "&C2' });

/** A workbook of one sheet from raw XML, for content that libraries do not write. */
function byHand(rows: string): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Lop" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zip(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
}
const rich = (at: string, ...runs: string[]) =>
  `<c r="${at}" t="inlineStr"><is>${runs.map((run) => `<r><rPr><b/></rPr><t xml:space="preserve">${run}</t></r>`).join('')}</is></c>`;

const an = ['Nguyễn Văn', 'An'] as const;
const both = ['Nguyễn Văn|An', 'Trần Thị|Bình'];

const cases: readonly (readonly [what: string, name: string, bytes: () => Buffer, found: string[] | string])[] = [
  [
    'title lines and a merged title above',
    'a.xlsx',
    () =>
      file(
        [
          ['SỞ GD&ĐT HÀ NỘI', null, null],
          ['DANH SÁCH HỌC SINH LỚP 9A1'],
          [],
          ['STT', 'Họ và tên', 'Ngày sinh'],
          [1, 'Nguyễn Văn An', '05/09/2012'],
        ],
        { merges: ['A1:C1', 'A2:C2'] },
      ),
    ['Nguyễn Văn|An 2012-09-05'],
  ],
  [
    'two header rows with merged groups',
    'a.xlsx',
    () =>
      file(
        [
          ['STT', 'Học sinh', null, 'Liên hệ', null],
          [null, 'Họ và tên đệm', 'Tên', 'Số ĐT', 'Email'],
          [1, ...an, 912345678, 'an@example.vn'],
        ],
        { merges: ['A1:A2', 'B1:C1', 'D1:E1'] },
      ),
    ['Nguyễn Văn|An 0912345678 an@example.vn'],
  ],
  [
    'two header rows that nobody merged: the row that names the columns counts',
    'a.xlsx',
    () =>
      file([
        [null, 'Thông tin học sinh'],
        ['TT', 'Họ đệm', 'Tên', 'Mã HS'],
        [1, ...an, 'A1'],
      ]),
    ['Nguyễn Văn|An A1'],
  ],
  [
    'a name in one column',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ tên'],
        [1, 'Nguyễn Văn An'],
        [2, 'Trần Thị Bình'],
      ]),
    both,
  ],
  [
    'one header merged over two columns of names',
    'a.xlsx',
    () =>
      file(
        [
          ['STT', 'Họ và tên', null],
          [1, ...an],
          [2, 'Trần Thị', 'Bình'],
        ],
        { merges: ['B1:C1'] },
      ),
    both,
  ],
  [
    'surname, middle and given name in three columns',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ', 'Tên đệm', 'Tên'],
        [1, 'Nguyễn', 'Văn', 'An'],
        [2, 'Trần', 'Thị', 'Bình'],
        [3, 'Lê', null, 'Chi'],
      ]),
    [...both, 'Lê|Chi'],
  ],
  [
    'birthdays as text, with dots, dashes, without zeros, the year first',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Ngày sinh'],
        ...[
          '05-09-2012',
          '5.9.2012',
          '5/9/2012',
          '2012-09-05',
          '2012/9/5 ',
          '05092012',
          5092012,
          'ngày 5 tháng 9 năm 2012',
        ].map((day, at) => [at + 1, 'Lê An', day]),
      ]),
    Array.from({ length: 8 }, () => 'Lê|An 2012-09-05'),
  ],
  [
    'birthdays as dates and as bare serial numbers',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Ngày sinh'],
        [1, 'Lê An', date(41157)],
        [2, 'Lê Bảo', 41157],
      ]),
    ['Lê|An 2012-09-05', 'Lê|Bảo 2012-09-05'],
  ],
  [
    'a calendar that begins in 1904',
    'a.xlsx',
    () =>
      file(
        [
          ['STT', 'Họ và tên', 'Ngày sinh'],
          [1, 'Lê An', date(41157 - 1462)],
        ],
        {
          change: (book) => (book.Workbook = { WBProps: { date1904: true } }),
        },
      ),
    ['Lê|An 2012-09-05'],
  ],
  [
    'days that are none, in the American order, with two digits of the year',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Ngày sinh'],
        [1, 'Lê An', '30/02/2012'],
        [2, 'Lê Bảo', '09/25/2012'],
        [3, 'Lê Chi', '05/09/12'],
        [4, 'Lê Dũng', '05/09/2030'],
      ]),
    ['Lê|An [BIRTHDAY_IMPOSSIBLE]', 'Lê|Bảo [BIRTHDAY_IMPOSSIBLE]', 'Lê|Chi 2012-09-05', 'Lê|Dũng [BIRTHDAY_FUTURE]'],
  ],
  [
    'phones as numbers, with the country, grouped, and two in one cell',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'SĐT'],
        [1, 'Lê An', 912345678],
        [2, 'Lê Bảo', '+84 912 345 678'],
        [3, 'Lê Chi', '0912.345.678'],
        [4, 'Lê Dũng', '0912345678 - 0987654321'],
      ]),
    ['Lê|An 0912345678', 'Lê|Bảo 0912345678', 'Lê|Chi 0912345678', 'Lê|Dũng [PHONE_INVALID]'],
  ],
  [
    'hidden rows and columns: all that is in the file',
    'a.xlsx',
    () =>
      file(
        [
          ['STT', 'Họ và tên'],
          [1, 'Nguyễn Văn An'],
          [2, 'Trần Thị Bình'],
        ],
        {
          change: (_, sheet) => (sheet['!rows'] = [{}, {}, { hidden: true }]),
        },
      ),
    both,
  ],
  [
    'several sheets: the one that holds a list',
    'a.xlsx',
    () =>
      file([['Bìa'], ['Trường THCS']], {
        change: (book) => {
          const list = xlsx.utils.aoa_to_sheet([
            ['STT', 'Họ và tên'],
            [1, 'Nguyễn Văn An'],
            [2, 'Trần Thị Bình'],
          ]);
          xlsx.utils.book_append_sheet(book, list, '9A1');
        },
      }),
    both,
  ],
  [
    'empty rows between',
    'a.xlsx',
    () => file([['STT', 'Họ và tên'], [], [1, 'Nguyễn Văn An'], [], [null, '  '], [2, 'Trần Thị Bình']]),
    both,
  ],
  [
    'sums, dates and signatures under a list with numbers',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Ngày sinh', 'SĐT'],
        [1, 'Nguyễn Văn An'],
        [2, 'Trần Thị Bình'],
        [null, 'Tổng số: 2 học sinh'],
        [null, null, 'Hà Nội, ngày 5 tháng 9 năm 2026'],
        [null, 'Người lập biểu', null, null],
        [null, null, null, 'HIỆU TRƯỞNG'],
      ]),
    both,
  ],
  [
    'the same under a list without numbers',
    'a.xlsx',
    () =>
      file([
        ['Mã HS', 'Họ và tên'],
        [null, 'Nguyễn Văn An'],
        [null, 'Trần Thị Bình'],
        [null, 'Tổng cộng: hai học sinh'],
        [null, 'Giáo viên chủ nhiệm'],
        [null, 'Người lập bảng'],
      ]),
    both,
  ],
  [
    'the header again on each printed page',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Ngày sinh'],
        [1, 'Nguyễn Văn An'],
        ['STT', 'Họ và tên', 'Ngày sinh'],
        [2, 'Trần Thị Bình'],
      ]),
    both,
  ],
  [
    'names and codes that formulas make',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Mã HS'],
        [1, formula('Nguyễn Văn An'), formula('A1')],
      ]),
    ['Nguyễn Văn|An A1'],
  ],
  [
    'formulas that failed',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'SĐT'],
        [1, 'Lê An', { t: 'e', v: 42, f: 'VLOOKUP(1,A:B,2)' } as xlsx.CellObject],
      ]),
    ['Lê|An [PHONE_INVALID]'],
  ],
  [
    'letters in bold and colour: rich text in a cell',
    'a.xlsx',
    () =>
      byHand(
        `<row r="1">${rich('A1', 'STT')}${rich('B1', 'Họ và ', 'tên')}</row><row r="2"><c r="A2"><v>1</v></c>${rich('B2', 'Nguyễn ', 'Văn', ' An')}</row>`,
      ),
    ['Nguyễn Văn|An'],
  ],
  [
    'blanks of every kind and marks that nobody sees',
    'a.xlsx',
    () =>
      file([
        [' STT ', '\u00a0Họ  và tên\u200b'],
        [1, '  Nguyễn\u00a0 Văn\u200b  An \u200e'],
        [2, 'Trần Thị\n Bình '],
      ]),
    both,
  ],
  [
    'decomposed Unicode, as macOS writes it',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên'.normalize('NFD')],
        [1, 'Nguyễn Văn An'.normalize('NFD')],
        [2, 'Trần Thị Bình'.normalize('NFD')],
      ]),
    both,
  ],
  [
    'the old .xls, whatever its name',
    'lop.XLS',
    () =>
      file(
        [
          ['STT', 'Họ và tên'],
          [1, 'Nguyễn Văn An'],
          [2, 'Trần Thị Bình'],
        ],
        xls,
      ),
    both,
  ],
  [
    'TCVN3 letters in an .xls',
    'a.xls',
    () =>
      file(
        [
          ['STT', 'Ho va ten'],
          [1, 'NguyÔn V¨n An'],
          [2, 'TrÇn ThÞ B×nh'],
          [3, 'Lª §øc C­êng'],
        ],
        xls,
      ),
    'IMPORT_ENCODING',
  ],
  [
    'VNI letters in an .xls',
    'a.xls',
    () =>
      file(
        [
          ['STT', 'Ho va ten'],
          [1, 'Nguyeãn Vaên An'],
          [2, 'Traàn Thò Bình'],
          [3, 'Leâ Ñöùc Cöôøng'],
        ],
        xls,
      ),
    'IMPORT_ENCODING',
  ],
  [
    'headers with stars, brackets and line breaks',
    'a.xlsx',
    () =>
      file([
        ['Số\nTT', 'Họ và tên (*)', 'Ngày sinh\n(dd/mm/yyyy)', 'Giới tính (Nam/Nữ)'],
        [1, 'Nguyễn Văn An', '05/09/2012', 'NAM'],
      ]),
    ['Nguyễn Văn|An 2012-09-05 MALE'],
  ],
  [
    'names all in capitals, and the eth that looks like Đ',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên'],
        [1, 'NGUYỄN VĂN AN'],
        [2, 'ÐÀO THỊ ÁNH'],
      ]),
    ['Nguyễn Văn|An', 'Đào Thị|Ánh'],
  ],
  [
    'girls marked with an x',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Nữ'],
        [1, 'Nguyễn Văn An', null],
        [2, 'Trần Thị Bình', 'x'],
      ]),
    ['Nguyễn Văn|An MALE', 'Trần Thị|Bình FEMALE'],
  ],
  [
    'codes that are numbers which show their zeros',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Mã HS', 'Họ và tên'],
        [1, { t: 'n', v: 12, z: '0000' }, 'Lê An'],
        [2, 13, 'Lê Bảo'],
      ]),
    ['Lê|An 0012', 'Lê|Bảo 13'],
  ],
  [
    'provinces of today, of before 2025, in short, at the end of an address, and none',
    'a.xlsx',
    () =>
      file([
        ['STT', 'Họ và tên', 'Tỉnh/Thành phố'],
        ...['Thành phố Hà Nội', 'Hà Giang', 'TP.HCM', '12 Lê Lợi, phường 4, tỉnh Lâm Đồng', 'Paris'].map((name, at) => [
          at + 1,
          'Lê An',
          name,
        ]),
      ]),
    ['Lê|An 01', 'Lê|An 08', 'Lê|An 79', 'Lê|An 68', 'Lê|An [PROVINCE_UNKNOWN]'],
  ],
  [
    'a list that begins far to the right',
    'a.xlsx',
    () =>
      file([
        [],
        [null, null, null, 'TT', 'Họ và tên'],
        [null, null, null, 1, 'Nguyễn Văn An'],
        [null, null, 'x', 2, 'Trần Thị Bình'],
      ]),
    both,
  ],
  [
    'English headers',
    'a.xlsx',
    () =>
      file([
        ['No.', 'Surname', 'Given name', 'Date of birth', 'Sex'],
        [1, ...an, '05/09/2012', 'F'],
      ]),
    ['Nguyễn Văn|An 2012-09-05 FEMALE'],
  ],
  [
    'lines of a CSV in one column',
    'a.xlsx',
    () => file([['STT;Họ và tên;Ngày sinh'], ['1;Nguyễn Văn An;05/09/2012']]),
    'columns are chosen by hand',
  ],
  [
    'no header at all',
    'a.xlsx',
    () =>
      file([
        [1, 'Nguyễn Văn An'],
        [2, 'Trần Thị Bình'],
      ]),
    'columns are chosen by hand',
  ],
  [
    'a web page that is called .xls',
    'a.xls',
    () => Buffer.from('<table><tr><td>STT</td></tr></table>'),
    'IMPORT_FILE_FORMAT',
  ],
  [
    'text that is called .xlsx',
    'a.xlsx',
    () => Buffer.from('\ufeffSTT;Họ và tên\n1;Nguyễn Văn An'),
    'IMPORT_FILE_FORMAT',
  ],
  [
    'a workbook with macros',
    'a.xlsm',
    () =>
      file([
        ['STT', 'Họ và tên'],
        [1, 'Lê An'],
      ]),
    'IMPORT_FILE_FORMAT',
  ],
  ['a header alone', 'a.xlsx', () => file([['STT', 'Họ và tên']]), 'IMPORT_NO_ROWS'],
  [
    'one row too many',
    'a.xlsx',
    () => file([['STT', 'Họ và tên'], ...Array.from({ length: 501 }, (_, at) => [at + 1, 'Lê An'])]),
    'IMPORT_ROW_LIMIT',
  ],
];

describe('awkward rosters', () => {
  test.each(cases)('%s', async (_, name, bytes, found) => {
    expect(await read(name, bytes())).toEqual(found);
  });
});

test.each([
  ['Tỉnh Thừa Thiên Huế', '46'],
  ['Huế', '46'],
  ['Sài Gòn', '79'],
  ['Ba Ria - Vung Tau', '79'],
  ['Hanoi City', '01'],
  ['', null],
])('province "%s" is %s', (text, code) => expect(provinceIn(text, provinces)).toBe(code));
