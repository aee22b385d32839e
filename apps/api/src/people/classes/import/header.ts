/** Finds the header of a school's list below its title rows, and the field of each column. Pure. */
import { fold } from '@vumon/domain';
import type { ImportColumn, ImportField } from '@vumon/contract';
import { cut, textOf, type Cell, type Merge, type Table } from './cells.ts';

/** Header texts, folded and without punctuation, by field; the most certain ones first. */
const names: Readonly<Record<ImportField | 'number', readonly string[]>> = {
  number: ['stt', 'tt', 'so tt', 'so thu tu', 'no'],
  code: [
    'ma hoc sinh',
    'ma hs',
    'mahs',
    'ma so hoc sinh',
    'ma hoc vien',
    'student code',
    'learner code',
    'ma dinh danh bo gd dt',
    'ma dinh danh bo gddt',
    'ma dinh danh',
    'ma',
  ],
  fullName: [
    'ho va ten',
    'ho ten',
    'ho va ten hoc sinh',
    'ho ten hoc sinh',
    'full name',
    'ten hoc sinh',
    'hoc sinh',
    'name',
  ],
  lastName: [
    'ho va ten dem',
    'ho ten dem',
    'ho dem',
    'ho va dem',
    'ho va chu dem',
    'ho chu dem',
    'ho lot',
    'ho va ten lot',
    'ho',
    'last name',
    'surname',
    'family name',
  ],
  firstName: ['ten', 'first name', 'given name'],
  birthday: [
    'ngay sinh',
    'ngay thang nam sinh',
    'ngay thang nam',
    'sinh ngay',
    'date of birth',
    'birthday',
    'dob',
    'birth date',
  ],
  gender: ['gioi tinh', 'gt', 'phai', 'gender', 'sex', 'nu'],
  phone: [
    'so dien thoai',
    'sdt',
    'so dt',
    'dien thoai',
    'sdt lien he',
    'so dien thoai lien he',
    'dien thoai lien he',
    'di dong',
    'sdt hoc sinh',
    'sdt hs',
    'so dien thoai hoc sinh',
    'dien thoai hoc sinh',
    'sdt phu huynh',
    'sdt ph',
    'so dien thoai phu huynh',
    'dien thoai phu huynh',
    'sdt cha me',
    'sdt me',
    'so dien thoai me',
    'dien thoai me',
    'sdt bo',
    'sdt cha',
    'so dien thoai bo',
    'so dien thoai cha',
    'dien thoai bo',
    'dien thoai cha',
    'phone',
    'phone number',
    'mobile',
  ],
  email: ['email', 'e mail', 'thu dien tu', 'dia chi email', 'mail'],
  province: [
    'tinh thanh pho',
    'tinh thanh',
    'tinh tp',
    'tinh',
    'ten tinh',
    'tinh thanh pho thuong tru',
    'tinh thanh thuong tru',
    'province',
    'province or city',
    'province city',
    'thanh pho',
  ],
};

const middleNames = new Set(['ten dem', 'dem', 'chu dem', 'ten lot', 'lot', 'chu lot', 'middle name']);

export const headerKey = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The field that a header text names and its rank (0 = most certain), or null. */
function fieldOf(text: string): { field: ImportField | 'number'; rank: number } | null {
  // "Họ và tên (*)", "Ngày sinh (dd/mm/yyyy)": text in brackets only explains.
  const key = headerKey(text.replace(/\([^)]*\)/g, ' '));
  for (const field of Object.keys(names) as (keyof typeof names)[]) {
    const rank = names[field].indexOf(key);
    if (rank >= 0) return { field, rank };
  }
  return null;
}

export interface Header {
  /** First and last row of the header, from 0. */
  readonly top: number;
  readonly bottom: number;
  /** Columns with their fields; STT under `number`. */
  readonly fields: ReadonlyMap<number, ImportField>;
  readonly numberColumn: number | null;
  /** A column of middle names beside a column of surnames; null without one. */
  readonly middleColumn: number | null;
  readonly texts: readonly string[];
  readonly score: number;
}

const searchedRows = 60;
/**
 * So many of the first header texts of full names are unambiguous: such a column makes a header without any other
 * column.
 */
const surely = 4;

/** The row that names the most fields, one of them a name; null when there is none. */
export function findHeader(sheet: Table): Header | null {
  let best: Header | null = null;
  for (let row = 0; row < Math.min(searchedRows, sheet.rows.length); row += 1) {
    const header = headerAt(sheet, row);
    if (header.score > 0 && (!best || header.score > best.score)) best = header;
  }
  return best;
}

const mergeAt = (merges: readonly Merge[], row: number, column: number) =>
  merges.find((merge) => row >= merge.top && row <= merge.bottom && column >= merge.left && column <= merge.right);

function headerAt(sheet: Table, top: number): Header {
  const { rows, merges } = sheet;
  const width = rows.slice(top, top + 12).reduce((most, row) => Math.max(most, row.length), 0);
  const tall = merges
    .filter((merge) => merge.top === top && merge.bottom > top)
    .reduce((most, merge) => Math.max(most, merge.bottom), top);
  const bottom = Math.min(tall, top + 2);
  const texts: string[] = [];
  const fields = new Map<number, ImportField>();
  const ranks = new Map<ImportField, { column: number; rank: number }>();
  let numberColumn: number | null = null;

  for (let column = 0; column < width; column += 1) {
    const merge = mergeAt(merges, top, column);
    const own = textOf(rows[merge?.top ?? top]?.[merge?.left ?? column]);
    // Under a merged group ("Họ và tên" over two columns) the lower text is more specific.
    const lower = bottom > top && (!merge || merge.bottom === top) ? textOf(rows[bottom]?.[column]) : '';
    texts.push(lower && lower !== own ? (own ? `${own} – ${lower}` : lower) : own);
    const found = fieldOf(lower) ?? fieldOf(own);
    if (!found) continue;
    if (found.field === 'number') {
      numberColumn ??= column;
      continue;
    }
    const rival = ranks.get(found.field);
    if (
      rival &&
      found.field === 'fullName' &&
      rival.column === column - 1 &&
      mergeAt(merges, top, column) === mergeAt(merges, top, column - 1)
    ) {
      // One "Họ và tên" over two columns: surname and middle name, then the given name.
      fields.set(column - 1, 'lastName').set(column, 'firstName');
      continue;
    }
    if (rival && rival.rank <= found.rank) continue;
    if (rival) fields.delete(rival.column);
    ranks.set(found.field, { column, rank: found.rank });
    fields.set(column, found.field);
  }
  const surname = [...fields].find(([, field]) => field === 'lastName')?.[0];
  const middleColumn =
    surname !== undefined && middleNames.has(headerKey((texts[surname + 1] ?? '').replace(/^.* – /, '')))
      ? surname + 1
      : null;
  splitUnmergedName(sheet, bottom, texts, fields);
  dropDoubtfulNames(fields);
  const kinds = new Set(fields.values());
  const named = kinds.has('fullName') || kinds.has('firstName');
  const numbers = numberColumn === null ? 0 : 1;
  const alone = (ranks.get('fullName')?.rank ?? surely) < surely;
  const score = named && (alone || kinds.size + numbers >= 2) ? kinds.size * 2 + numbers : 0;
  return { top, bottom, fields, numberColumn, middleColumn, texts, score };
}

/**
 * Handles "Họ và tên" over one column beside a column without a header that holds single words: these are the given
 * names.
 */
function splitUnmergedName(
  sheet: Table,
  bottom: number,
  texts: readonly string[],
  fields: Map<number, ImportField>,
): void {
  const at = [...fields].find(([, field]) => field === 'fullName')?.[0];
  if (at === undefined || fields.has(at + 1) || (texts[at + 1] ?? '') !== '') return;
  const beside = sheet.rows
    .slice(bottom + 1, bottom + 31)
    .map((row) => textOf(row[at + 1]))
    .filter((text) => text !== '');
  if (beside.length >= 1 && beside.every((text) => /^\p{L}[\p{L}\p{M}]*$/u.test(text)))
    fields.set(at, 'lastName').set(at + 1, 'firstName');
}

/** Where full names stand beside split ones, the split ones are used. A surname alone is not enough for a name. */
function dropDoubtfulNames(fields: Map<number, ImportField>): void {
  const column = (field: ImportField) => [...fields].find(([, other]) => other === field)?.[0];
  const [full, last, first] = [column('fullName'), column('lastName'), column('firstName')];
  if (full !== undefined && last !== undefined && first !== undefined) fields.delete(full);
  else if (full !== undefined && first !== undefined && full < first) fields.set(full, 'lastName');
  else if (full === undefined && last !== undefined && first === undefined) fields.delete(last);
}

/** Every column with its header and first value, for the teacher to confirm; `chosen` takes precedence over the detected fields. */
export function columnsOf(
  sheet: Table,
  header: Pick<Header, 'bottom' | 'texts' | 'fields'>,
  chosen?: Readonly<Record<string, ImportField>>,
): ImportColumn[] {
  const width = Math.max(
    header.texts.length,
    ...sheet.rows.slice(header.bottom + 1, header.bottom + 30).map((row) => row.length),
  );
  const columns: ImportColumn[] = [];
  for (let index = 0; index < width; index += 1) {
    const sample =
      sheet.rows
        .slice(header.bottom + 1)
        .map((row) => textOf(row[index]))
        .find((text) => text !== '') ?? '';
    const field = chosen
      ? Object.hasOwn(chosen, String(index))
        ? chosen[String(index)]!
        : null
      : (header.fields.get(index) ?? null);
    const text = header.texts[index] ?? '';
    if (text !== '' || sample !== '') columns.push({ index, header: cut(text, 120), sample: cut(sample, 60), field });
  }
  return columns;
}

/** The rows above the list: `bottom` is the last one, -1 where the list starts in the first row. Texts and fields are only known with a header. */
export type Head = Pick<Header, 'top' | 'bottom' | 'texts' | 'fields' | 'numberColumn' | 'middleColumn'>;

const headless = (first: number): Head => ({
  top: -1,
  bottom: first - 1,
  texts: [],
  fields: new Map(),
  numberColumn: null,
  middleColumn: null,
});

/** The first row with several texts, else the first with any: header or learner. */
function firstRow({ rows }: Table): number {
  const filled = rows.map((cells) => cells.filter((cell) => textOf(cell) !== '').length);
  const several = filled.findIndex((count) => count >= 2);
  return Math.max(0, several >= 0 ? several : filled.findIndex((count) => count > 0));
}

/** A row with numbers or dates is no header but the first learner. */
const isData = (cells: readonly Cell[]): boolean =>
  cells.some(
    (cell) =>
      typeof cell === 'number' ||
      (typeof cell === 'object' && cell !== null) ||
      /^\d+$|^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$|\d{8}/.test(textOf(cell)),
  );

/** The fallback when no row is recognised as a header: a likely row, or none. The teacher then matches the columns. */
export function guessedHeader(sheet: Table): Head {
  const row = firstRow(sheet);
  return isData(sheet.rows[row] ?? []) ? headless(row) : headerAt(sheet, row);
}

/** The row that the teacher chose as the header, from 1; 0: there is none. */
export const chosenHeader = (sheet: Table, row: number): Head =>
  row === 0 ? headless(firstRow(sheet)) : headerAt(sheet, row - 1);

/** The first rows of a sheet as lines of text, for the teacher to choose the header from. */
export function topRows({ rows }: Table): { row: number; text: string }[] {
  return rows
    .map((cells, index) => ({
      row: index + 1,
      text: cut(
        cells
          .map((cell) => textOf(cell))
          .filter((text) => text !== '')
          .slice(0, 6)
          .join(' · '),
        80,
      ),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, 15);
}
