/**
 * From cells to learners: tidies what spreadsheets do to names, codes, phones and dates, and says what is wrong with a
 * row. Pure.
 */
import {
  AppError,
  phoneOf,
  splitFullName,
  tidy,
  vietnameseD,
  type Gender,
  type Site,
  fullNameLength,
} from '@vumon/domain';
import type { ImportField, ImportProblem } from '@vumon/contract';
import { textOf, type Cell, type SheetCells } from './cells.ts';
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
  /** Code of a province of today; absent in checks that were stored before provinces were read. */
  readonly province?: string | null;
  /** What is wrong within the row itself. */
  readonly problems: readonly ImportProblem[];
  /** A zero that the spreadsheet had dropped was put back. */
  readonly zeroAdded: boolean;
  /** The Icelandic Ð of some keyboards became the Vietnamese Đ, which looks the same. */
  readonly letterMended: boolean;
  /** A name all in capitals got them at its words' beginnings only. */
  readonly capitalsMended: boolean;
}

export interface RowsInput {
  readonly sheet: SheetCells;
  /** Last row of the header, from 0. */
  readonly headerBottom: number;
  readonly fields: ReadonlyMap<number, ImportField>;
  readonly numberColumn: number | null;
  /** Middle names in a column of their own, between the surname and the given name. */
  readonly middleColumn: number | null;
  readonly headerTexts: readonly string[];
  /** YYYY-MM-DD in Vietnam: birthdays lie before it. */
  readonly today: string;
  /** Most rows of a file. */
  readonly maxRows: number;
  /** Most characters of an e-mail address. */
  readonly emailLength: number;
  readonly site: Site;
  readonly provinces: Provinces;
}

/** Rows of learners. Errors: IMPORT_NO_ROWS, IMPORT_ROW_LIMIT, IMPORT_ENCODING. */
export function readRows(input: RowsInput): ImportRow[] {
  const column = new Map([...input.fields].map(([index, field]) => [field, index]));
  const rows: ImportRow[] = [];
  for (let index = input.headerBottom + 1; index < input.sheet.rows.length; index += 1) {
    const cells = input.sheet.rows[index]!;
    const cell = (field: ImportField): Cell => cells[column.get(field) ?? -1] ?? null;
    if (isSkipped(input, cells, column)) continue;
    if (rows.length >= input.maxRows) throw new AppError('IMPORT_ROW_LIMIT', { params: { a: input.maxRows } });
    rows.push(readRow(index + 1, cells, cell, column, input));
  }
  if (rows.length === 0) throw new AppError('IMPORT_NO_ROWS');
  if (looksLegacy(rows.map((row) => `${row.lastName} ${row.firstName}`))) throw new AppError('IMPORT_ENCODING');
  return rows;
}

/** How lines under a list begin that are no names: sums, dates and who signs. */
const signature =
  /^(?:tong|danh sach|ngay |nguoi |hieu truong|pho hieu truong|giao vien|gvcn|xac nhan|ky |ban giam hieu|thu ky|ghi chu|list of|total|signature|head)/;

/** Blank rows, the header again on a further page, and lines under the list such as "Tổng số: 42 học sinh" or a signature. */
function isSkipped(
  { fields, numberColumn, headerTexts }: RowsInput,
  cells: readonly Cell[],
  column: ReadonlyMap<ImportField, number>,
): boolean {
  const filled = [...fields.keys()].filter((index) => textOf(cells[index]) !== '');
  if (filled.length === 0) return true;
  const numbered = numberColumn !== null && /^\d+$/.test(textOf(cells[numberColumn]));
  if (numbered) return false;
  const nameColumns = [column.get('fullName'), column.get('lastName'), column.get('firstName')];
  const named = filled.filter((index) => nameColumns.includes(index));
  if (named.length > 0 && filled.every((index) => textOf(cells[index]) === headerTexts[index])) return true;
  const onlyNames = named.length === filled.length;
  if (numberColumn !== null) return onlyNames || named.length === 0;
  return onlyNames && signature.test(headerKey(textOf(cells[named[0]!])));
}

function readRow(
  row: number,
  cells: readonly Cell[],
  cell: (field: ImportField) => Cell,
  column: ReadonlyMap<ImportField, number>,
  input: RowsInput,
): ImportRow {
  const problems: ImportProblem[] = [];
  const problem = (field: ImportField, value: string, code: string, params: Record<string, string | number> = {}) => {
    problems.push({ field, value: value.slice(0, 120), code, params });
  };
  const middle = input.middleColumn === null ? '' : nameText(cells[input.middleColumn] ?? null);
  const { lastName, firstName } = readName(cell, column, middle, problem);
  const code = textOf(cell('code')).replace(/\s/g, '');
  if (code !== '' && !/^[A-Za-z0-9._-]+$/.test(code)) problem('code', code, 'CODE_CHARACTERS');
  else if (code.length > 10) problem('code', code, 'CODE_TOO_LONG', { limit: 10 });
  const birthday = readBirthday(cell('birthday'), input.today, problem);
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
  else if (!/^\p{L}[\p{L}\p{M} .'’()-]*$/u.test(whole))
    problem(split ? 'firstName' : 'fullName', whole, 'NAME_CHARACTERS');
  else if (name.firstName.length > 30)
    problem(split ? 'firstName' : 'fullName', name.firstName, 'TOO_LONG', { limit: 30 });
  else if (name.lastName.length > 30)
    problem(split ? 'lastName' : 'fullName', name.lastName, 'TOO_LONG', { limit: 30 });
  else if (whole.length > fullNameLength)
    problem(split ? 'firstName' : 'fullName', whole, 'NAME_TOO_LONG', { limit: fullNameLength });
  return { lastName: name.lastName.slice(0, 120), firstName: name.firstName.slice(0, 120) };
}

/** What `nameText` does to the names of a row. */
const mended = (names: readonly string[]): Pick<ImportRow, 'letterMended' | 'capitalsMended'> => ({
  letterMended: names.some((name) => vietnameseD(name) !== name),
  capitalsMended: names.some((name) => nameText(name) !== vietnameseD(name)),
});

/** Tidied; a name typed all in capitals gets them at its words' beginnings only. */
function nameText(cell: Cell): string {
  const text = vietnameseD(tidy(textOf(cell)));
  if (text.length < 2 || text !== text.toLocaleUpperCase('vi') || !/\p{L}/u.test(text)) return text;
  return text
    .toLocaleLowerCase('vi')
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('vi'));
}

const male = new Set(['nam', 'male', 'm', 'trai', 'boy', '1']);
const female = new Set(['nu', 'female', 'f', 'gai', 'girl', '0']);

function readGender(text: string, header: string, problem: Report): Gender | null {
  const key = headerKey(text);
  // A column headed "Nữ" marks the girls with an x.
  if (headerKey(header) === 'nu') return key === '' || key === 'nam' ? 'MALE' : 'FEMALE';
  if (key === '') return null;
  if (male.has(key)) return 'MALE';
  if (female.has(key)) return 'FEMALE';
  problem('gender', text, 'GENDER_INVALID');
  return null;
}

function readBirthday(cell: Cell, today: string, problem: Report): string | null {
  const text = textOf(cell);
  if (text === '') return null;
  const day =
    typeof cell === 'number' ? serialDay(cell) : typeof cell === 'object' && cell !== null ? cell.day : textDay(text);
  if (day === null) {
    problem('birthday', text, 'BIRTHDAY_FORMAT');
    return null;
  }
  if (!isRealDay(day)) {
    problem('birthday', text, 'BIRTHDAY_IMPOSSIBLE');
    return null;
  }
  if (day >= today || day < '1920-01-01') {
    problem('birthday', text, day >= today ? 'BIRTHDAY_FUTURE' : 'BIRTHDAY_FORMAT');
    return null;
  }
  return day;
}

/** A day's serial number whose format got lost; only numbers that can be a birthday. */
function serialDay(serial: number): string | null {
  if (!Number.isInteger(serial) || serial < 7_306 || serial > 73_050) return null;
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}

const twoDigits = (text: string) => text.padStart(2, '0');

/** DD/MM/YYYY with /, - or ., one digit allowed; or YYYY-MM-DD. */
function textDay(text: string): string | null {
  const vietnamese = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.replace(/\s/g, ''));
  if (vietnamese) return `${vietnamese[3]}-${twoDigits(vietnamese[2]!)}-${twoDigits(vietnamese[1]!)}`;
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:T?00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text.replace(/\s/g, ''));
  return iso ? `${iso[1]}-${twoDigits(iso[2]!)}-${twoDigits(iso[3]!)}` : null;
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Equal for the same name whatever way its tone is placed ("Thúy", "Thuý"), different for "An" and "Ân". */
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
