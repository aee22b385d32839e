/**
 * Reads learners from cells: repairs what spreadsheets do to names, codes, phones and dates, and reports the problems of a
 * row. Pure.
 */
import {
  AppError,
  isExistingDay,
  phoneOf,
  readDay,
  splitFullName,
  tidy,
  vietnameseD,
  type DayRead,
  type Gender,
  type Site,
  fullNameLength,
} from '@vumon/domain';
import type { ImportField, ImportProblem } from '@vumon/contract';
import { cut, textOf, type Cell, type Table } from './cells.ts';
import { headerKey } from './header.ts';
import { looksLegacy } from './encoding.ts';
import { provinceIn, type Provinces } from './provinces.ts';

export interface ImportRow {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly code: string | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Code of a current province; absent in checks that were stored before provinces were imported. */
  readonly province?: string | null;
  /** What is wrong within the row itself. */
  readonly problems: readonly ImportProblem[];
  /** A zero that the spreadsheet had dropped was put back. */
  readonly zeroAdded: boolean;
  /** The Icelandic Ð of some keyboards became the Vietnamese Đ, which looks the same. */
  readonly letterMended: boolean;
  /** A name in capitals was converted to capital initials. */
  readonly capitalsMended: boolean;
  /** A note in brackets behind the name, such as "(lớp trưởng)", was left out. Absent in older checks, like `monthFirst`. */
  readonly noteDropped?: boolean;
  /** The birthday was read with the month first, as the whole column is written. */
  readonly monthFirst?: boolean;
}

export interface RowsInput {
  readonly sheet: Table;
  /** Last row of the header, from 0. */
  readonly headerBottom: number;
  readonly fields: ReadonlyMap<number, ImportField>;
  readonly numberColumn: number | null;
  /** Middle names in a column of their own, between the surname and the given name. */
  readonly middleColumn: number | null;
  readonly headerTexts: readonly string[];
  /** Today in Vietnam as YYYY-MM-DD: birthdays must be before it. */
  readonly today: string;
  /** Most rows of a file. */
  readonly maxRows: number;
  /** Most characters of an e-mail address. */
  readonly emailLength: number;
  readonly site: Site;
  readonly provinces: Provinces;
}

/**
 * Reads rows of learners, and counts the lines that were passed over because they hold no learner. Errors:
 * IMPORT_NO_ROWS, IMPORT_ROW_LIMIT, IMPORT_ENCODING.
 */
export function readRows(input: RowsInput): { rows: ImportRow[]; passedOver: number } {
  const column = new Map([...input.fields].map(([index, field]) => [field, index]));
  const body = input.sheet.rows.slice(input.headerBottom + 1);
  const birthdays = column.get('birthday');
  const monthFirst = birthdays !== undefined && isMonthFirst(body.map((cells) => textOf(cells[birthdays])));
  const rows: ImportRow[] = [];
  let passedOver = 0;
  // After a line for signatures, names may be those of the signatories.
  let signed = false;
  for (const [index, cells] of body.entries()) {
    const line = lineOf(input, cells, column, signed);
    if (line === 'signature') signed = true;
    if (line === 'sum' || line === 'signature') passedOver += 1;
    if (line !== 'learner') continue;
    if (rows.length >= input.maxRows) throw new AppError('IMPORT_ROW_LIMIT', { params: { a: input.maxRows } });
    const cell = (field: ImportField): Cell => cells[column.get(field) ?? -1] ?? null;
    rows.push(readRow(input.headerBottom + 2 + index, cells, cell, column, { ...input, monthFirst }));
  }
  if (rows.length === 0) throw new AppError('IMPORT_NO_ROWS');
  if (looksLegacy(rows.map((row) => `${row.lastName} ${row.firstName}`))) throw new AppError('IMPORT_ENCODING');
  return { rows, passedOver };
}

/**
 * Beginnings of lines below a list that are not names: sums, place and date, and signatories. Most are written with
 * diacritics, because "Tống" and "Kỷ" are surnames; without diacritics only where no name looks like it.
 */
const sums =
  /^(?:tổng (?:số|cộng)|tổng:|sĩ số|danh sách|trong đó|ghi chú|list of|total|tong so|si so|trong do|ghi chu|tong cong.*[\d:])/;
const signatures =
  /^(?:ngày |người |hiệu trưởng|phó hiệu trưởng|giáo viên|gvcn|xác nhận|ký |ban giám hiệu|thư ký|signature|head |nguoi lap|hieu truong|pho hieu truong|giao vien|xac nhan|ban giam hieu)|, ?ngày \d/;

/**
 * The kind of a line. Blank lines and repeated headers are skipped; a line with a number of its own is a learner,
 * whatever else it contains.
 */
function lineOf(
  { fields, numberColumn, headerTexts }: RowsInput,
  cells: readonly Cell[],
  column: ReadonlyMap<ImportField, number>,
  signed: boolean,
): 'blank' | 'header' | 'sum' | 'signature' | 'learner' {
  const filled = [...fields.keys()].filter((index) => textOf(cells[index]) !== '');
  if (filled.length === 0) return 'blank';
  if (numberColumn !== null && /^\d+[.)]?$/.test(textOf(cells[numberColumn]))) return 'learner';
  const nameColumns = [column.get('fullName'), column.get('lastName'), column.get('firstName')];
  const named = filled.filter((index) => nameColumns.includes(index));
  if (named.length > 0 && filled.every((index) => textOf(cells[index]) === headerTexts[index])) return 'header';
  const words = textOf(cells[named[0] ?? filled[0]!]).toLocaleLowerCase('vi');
  if (signatures.test(words)) return 'signature';
  if (sums.test(words)) return 'sum';
  const onlyNames = named.length === filled.length;
  if (numberColumn !== null) return signed || onlyNames || named.length === 0 ? 'sum' : 'learner';
  return signed && onlyNames ? 'signature' : 'learner';
}

function readRow(
  row: number,
  cells: readonly Cell[],
  cell: (field: ImportField) => Cell,
  column: ReadonlyMap<ImportField, number>,
  input: RowsInput & { readonly monthFirst: boolean },
): ImportRow {
  const problems: ImportProblem[] = [];
  const problem = (field: ImportField, value: string, code: string, params: Record<string, string | number> = {}) => {
    problems.push({ field, value: cut(value, 120), code, params });
  };
  const middle = input.middleColumn === null ? '' : nameText(cells[input.middleColumn] ?? null);
  const { lastName, firstName } = readName(cell, column, middle, problem);
  const code = textOf(cell('code')).replace(/\s/g, '');
  if (code !== '' && !/^[A-Za-z0-9._-]+$/.test(code)) problem('code', code, 'CODE_CHARACTERS');
  else if (code.length > 10) problem('code', code, 'CODE_TOO_LONG', { limit: 10 });
  const birthday = readBirthday(cell('birthday'), input, problem);
  const gender = readGender(textOf(cell('gender')), input.headerTexts[column.get('gender') ?? -1] ?? '', problem);
  const phoneText = textOf(cell('phone'));
  const phone = phoneText === '' ? null : phoneOf(phoneText, input.site);
  if (phoneText !== '' && phone === null)
    problem('phone', phoneText, input.site === 'vn' ? 'PHONE_INVALID' : 'PHONE_ABROAD_INVALID');
  const email = textOf(cell('email')).toLowerCase();
  if (email !== '' && !/^[^\s@<>"',;:]+@[a-z0-9.-]+\.[a-z]{2,}$/.test(email)) problem('email', email, 'EMAIL_INVALID');
  else if (email.length > input.emailLength) problem('email', email, 'TOO_LONG', { limit: input.emailLength });
  const provinceText = textOf(cell('province'));
  const province = provinceText === '' ? null : provinceIn(provinceText, input.provinces);
  if (provinceText !== '' && province === null) problem('province', provinceText, 'PROVINCE_UNKNOWN');
  return {
    row,
    code: code || null,
    lastName,
    firstName,
    gender,
    birthday,
    phone,
    email: email || null,
    province,
    problems,
    ...mended(['lastName', 'firstName', 'fullName'].map((field) => tidy(textOf(cell(field as ImportField))))),
    monthFirst: input.monthFirst && birthday !== null && typeof cell('birthday') === 'string',
    zeroAdded: input.site === 'vn' && phone !== null && /^[35789]\d{8}$/.test(phoneText.replace(/[\s.()-]/g, '')),
  };
}

type Report = (field: ImportField, value: string, code: string, params?: Record<string, string | number>) => void;

function readName(
  cell: (field: ImportField) => Cell,
  column: ReadonlyMap<ImportField, number>,
  middle: string,
  problem: Report,
): { lastName: string; firstName: string } {
  const split = column.has('firstName');
  const name = split
    ? { lastName: tidy(`${nameText(cell('lastName'))} ${middle}`), firstName: nameText(cell('firstName')) }
    : splitFullName(nameText(cell('fullName')));
  const whole = tidy(`${name.lastName} ${name.firstName}`);
  if (name.firstName === '') problem(split ? 'firstName' : 'fullName', '', 'NAME_MISSING');
  else if (!/^\p{L}[\p{L}\p{M} .'’-]*$/u.test(whole))
    problem(split ? 'firstName' : 'fullName', whole, 'NAME_CHARACTERS');
  else if (name.firstName.length > 30)
    problem(split ? 'firstName' : 'fullName', name.firstName, 'TOO_LONG', { limit: 30 });
  else if (name.lastName.length > 30)
    problem(split ? 'lastName' : 'fullName', name.lastName, 'TOO_LONG', { limit: 30 });
  else if (whole.length > fullNameLength)
    problem(split ? 'firstName' : 'fullName', whole, 'NAME_TOO_LONG', { limit: fullNameLength });
  return { lastName: cut(name.lastName, 120), firstName: cut(name.firstName, 120) };
}

/** What `nameText` does to the names of a row. */
const mended = (names: readonly string[]): Pick<ImportRow, 'letterMended' | 'capitalsMended' | 'noteDropped'> => ({
  letterMended: names.some((name) => vietnameseD(name) !== name),
  capitalsMended: names.some((name) => nameText(name) !== vietnameseD(withoutNote(name))),
  noteDropped: names.some((name) => withoutNote(name) !== name),
});

/** Removes a note from a name: "Lê An (lớp trưởng)" is Lê An. */
const withoutNote = (name: string): string => name.replace(/(?<=\S)\s*\([^()]*\)$/, '');

/** No word begins with a capital. */
const withoutInitials = (name: string): boolean => !/(^|\s)\p{Lu}/u.test(name);

/** The normalized name; one typed in capitals, or without any initial one, gets capital initials. */
function nameText(cell: Cell): string {
  const text = vietnameseD(withoutNote(tidy(textOf(cell))));
  const capitals = text === text.toLocaleUpperCase('vi');
  if (text.length < 2 || !(capitals || withoutInitials(text)) || !/\p{L}/u.test(text)) return text;
  return text
    .toLocaleLowerCase('vi')
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('vi'));
}

const male = new Set(['nam', 'male', 'm', 'trai', 'boy', '1']);
const female = new Set(['nu', 'female', 'f', 'gai', 'girl', '0']);

function readGender(text: string, header: string, problem: Report): Gender | null {
  const key = headerKey(text);
  // A column headed "Nữ" marks the girls, with an x, a tick or a number.
  if (headerKey(header) === 'nu') {
    if (/^[x✓✔☑+]$/i.test(text)) return 'FEMALE';
    if (/^[-–]?$/.test(text)) return 'MALE';
    if (['co', 'true', 'v'].includes(key)) return 'FEMALE';
    if (['khong', 'false'].includes(key)) return 'MALE';
    // In this column 1 means female, although elsewhere it means male.
    if (key === '1' || key === '0') return key === '1' ? 'FEMALE' : 'MALE';
  }
  if (/^[-–]?$/.test(text)) return null;
  if (male.has(key)) return 'MALE';
  if (female.has(key)) return 'FEMALE';
  problem('gender', text, 'GENDER_INVALID');
  return null;
}

function readBirthday(
  cell: Cell,
  { today, monthFirst }: { readonly today: string; readonly monthFirst: boolean },
  problem: Report,
): string | null {
  const text = textOf(cell);
  if (text === '') return null;
  const read = birthdayIn(cell, text, monthFirst, today);
  if (read === null || 'problem' in read) {
    problem('birthday', text, read?.problem === 'impossible' ? 'BIRTHDAY_IMPOSSIBLE' : 'BIRTHDAY_FORMAT');
    return null;
  }
  const { day } = read;
  if (day >= today || day < '1920-01-01') {
    problem('birthday', text, day >= today ? 'BIRTHDAY_FUTURE' : 'BIRTHDAY_FORMAT');
    return null;
  }
  return day;
}

function birthdayIn(cell: Cell, text: string, monthFirst: boolean, today: string): DayRead | null {
  if (typeof cell === 'object' && cell !== null)
    return isExistingDay(cell.day) ? { day: cell.day } : { problem: 'impossible' };
  if (typeof cell !== 'number') return textDay(text, monthFirst, today);
  const day = serialDay(cell);
  if (day !== null) return { day };
  // 5042012 was typed as 05042012: the cell lost its zero.
  return /^\d{7,8}$/.test(text) ? readDay(text.padStart(8, '0'), { today, sense: 'birthday' }) : null;
}

/** A serial number of a day whose date format was lost; only numbers that can be a birthday. */
function serialDay(serial: number): string | null {
  if (!Number.isInteger(serial) || serial < 7_306 || serial > 73_050) return null;
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}

const numbersAndYear = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/**
 * Whether a column of dates has the month first: several dates can be read no other way, and none contradicts it.
 * A single such date is a typing error.
 */
function isMonthFirst(texts: readonly string[]): boolean {
  const dates = texts.flatMap((text) => {
    const found = numbersAndYear.exec(text.replace(/\s/g, ''));
    return found ? [{ first: Number(found[1]), second: Number(found[2]) }] : [];
  });
  return (
    dates.every(({ first }) => first <= 12) && dates.filter(({ second }) => second > 12 && second <= 31).length >= 2
  );
}

/** A day as people write it; with the month first where the whole column is written so. */
function textDay(text: string, monthFirst: boolean, today: string): DayRead | null {
  const plain = text.replace(/\s/g, '');
  const found = numbersAndYear.exec(plain);
  const inOrder = found && monthFirst ? `${found[2]}/${found[1]}/${found[3]}` : text;
  return readDay(inOrder.replace(/[T ]?00:00(?::00(?:\.0+)?)?Z?$/, ''), { today, sense: 'birthday' });
}

const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** The same key for a name whichever way its tone mark is placed ("Thúy", "Thuý"), different keys for "An" and "Ân". */
export function nameKey(lastName: string, firstName: string): string {
  return tidy(`${lastName} ${firstName}`)
    .toLocaleLowerCase('vi')
    .normalize('NFD')
    .split(' ')
    .map((word) => {
      const tones = word.match(toneMarks) ?? [];
      return word.replace(toneMarks, '') + tones.join('');
    })
    .join(' ');
}
