/** A text while it is edited: lines of formatted runs, each a paragraph, a list item or a table cell. */
import { maxDepth, type LineForm } from '../../markup/tree.ts';

export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
}

export type Run = Marks &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'gap'; readonly id: string }
    | { readonly kind: 'formula'; readonly latex: string; readonly display: boolean }
  );

export interface Line {
  readonly runs: readonly Run[];
  readonly form?: LineForm;
}

export const plain: Marks = { bold: false, italic: false, underline: false };
export const textRun = (text: string, marks: Marks = plain): Run => ({ kind: 'text', text, ...marks });

/** Private characters that mark the ends of the selection while lines are changed; no stored text contains them. */
export const selectionStart = '\uE000';
export const selectionEnd = '\uE001';
const selectionMarks = /[\uE000\uE001]/g;

const holds = (line: Line, sign: string): boolean =>
  line.runs.some((run) => run.kind === 'text' && run.text.includes(sign));

/** Whether the line has no visible content. */
export const isEmpty = (line: Line): boolean =>
  line.runs.every((run) => run.kind === 'text' && run.text.replace(selectionMarks, '').trim() === '');

export function withoutSelection(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => (run.kind === 'text' ? { ...run, text: run.text.replace(selectionMarks, '') } : run)),
  }));
}

/** The first and the last line that the selection touches; the last line of the text where there is none. */
export function selectedLines(lines: readonly Line[]): [from: number, to: number] {
  const from = lines.findIndex((line) => holds(line, selectionStart));
  const to = lines.findIndex((line) => holds(line, selectionEnd));
  const end = to === -1 ? (from === -1 ? lines.length - 1 : from) : to;
  return [from === -1 ? end : from, end];
}

const bare = ({ runs }: Line): Line => ({ runs });

/** Makes items of this kind, or paragraphs again where all are items of this kind already. Cells stay cells. */
export function toggleList(lines: readonly Line[], ordered: boolean): Line[] {
  const [from, to] = selectedLines(lines);
  const touched = lines.slice(from, to + 1).filter((line) => line.form?.kind !== 'cell');
  const off = touched.every((line) => line.form?.kind === 'item' && line.form.ordered === ordered);
  return lines.map((line, at) => {
    if (at < from || at > to || line.form?.kind === 'cell') return line;
    return off
      ? bare(line)
      : { ...line, form: { kind: 'item', ordered, depth: line.form?.kind === 'item' ? line.form.depth : 0 } };
  });
}

/** One level deeper or higher; an item of the first level becomes a paragraph when it is moved higher. */
export function indent(lines: readonly Line[], by: 1 | -1): Line[] {
  const [from, to] = selectedLines(lines);
  return lines.map((line, at) => {
    if (at < from || at > to || line.form?.kind !== 'item') return line;
    const before = lines[at - 1]?.form;
    // An item is at most one level below the item before it.
    const deepest = Math.min(maxDepth, before?.kind === 'item' ? before.depth + 1 : 0);
    const depth = Math.min(deepest, line.form.depth + by);
    return depth < 0 ? bare(line) : { ...line, form: { ...line.form, depth } };
  });
}

export const maxRows = 30;
export const maxColumns = 10;

const cell = (runs: readonly Run[], header: boolean, newRow: boolean): Line => ({
  runs,
  form: { kind: 'cell', header, newRow },
});

/**
 * A new table after the line of the caret, or replacing that line where it is empty; the caret goes to the first cell.
 */
export function insertTable(lines: readonly Line[], rows: number, columns: number): Line[] {
  const [, at] = selectedLines(lines);
  const table = Array.from({ length: rows * columns }, (_, index) =>
    cell(index === 0 ? [textRun(selectionStart + selectionEnd)] : [], index < columns, index % columns === 0),
  );
  const clear = withoutSelection(lines);
  const here = clear[at];
  const replace = here !== undefined && here.form === undefined && isEmpty(here);
  return [...clear.slice(0, replace ? at : at + 1), ...table, ...clear.slice(at + 1)];
}

/** The available actions on the table that contains the caret. */
export type TableEdit =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnLeft'
  | 'columnRight'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable'
  | 'toggleHeader';

interface Found {
  readonly from: number;
  readonly to: number;
  readonly rows: Line[][];
  /** The caret's cell. */
  readonly row: number;
  readonly column: number;
}

function findTable(lines: readonly Line[]): Found | null {
  const [at] = selectedLines(lines);
  if (lines[at]?.form?.kind !== 'cell') return null;
  let from = at;
  while (lines[from - 1]?.form?.kind === 'cell') from--;
  let to = at;
  while (lines[to + 1]?.form?.kind === 'cell') to++;
  const rows: Line[][] = [];
  let place = { row: 0, column: 0 };
  for (let index = from; index <= to; index++) {
    const line = lines[index]!;
    if (rows.length === 0 || (line.form?.kind === 'cell' && line.form.newRow)) rows.push([]);
    if (index === at) place = { row: rows.length - 1, column: rows.at(-1)!.length };
    rows.at(-1)!.push(line);
  }
  const width = Math.max(...rows.map((row) => row.length));
  for (const row of rows) while (row.length < width) row.push(cell([], headerOf(row[0]), false));
  return { from, to, rows, ...place };
}

const headerOf = (line: Line | undefined): boolean => line?.form?.kind === 'cell' && line.form.header;
const caretRun = textRun(selectionStart + selectionEnd);

export function editTable(lines: readonly Line[], edit: TableEdit): Line[] {
  const found = findTable(lines);
  if (found === null) return [...lines];
  const { from, to, rows, row, column } = found;
  const clear = rows.map((cells) => withoutSelection(cells));
  const width = clear[0]!.length;
  const emptyRow = (header: boolean): Line[] => Array.from({ length: width }, () => cell([], header, false));
  let next = clear;
  let caret = { row, column };
  if (edit === 'rowAbove' || edit === 'rowBelow') {
    if (clear.length >= maxRows) return [...lines];
    const at = edit === 'rowAbove' ? row : row + 1;
    // The header row stays first: a row inserted before it becomes the header.
    next = [...clear.slice(0, at), emptyRow(at === 0 && headerOf(clear[0]![0])), ...clear.slice(at)];
    if (at === 0 && next.length > 1)
      next = next.map((cells, index) => (index === 1 ? cells.map((one) => cell(one.runs, false, false)) : cells));
    caret = { row: at, column };
  } else if (edit === 'columnLeft' || edit === 'columnRight') {
    if (width >= maxColumns) return [...lines];
    const at = edit === 'columnLeft' ? column : column + 1;
    next = clear.map((cells) => [...cells.slice(0, at), cell([], headerOf(cells[0]), false), ...cells.slice(at)]);
    caret = { row, column: at };
  } else if (edit === 'toggleHeader') {
    const header = !headerOf(clear[0]![0]);
    next = clear.map((cells, index) => (index === 0 ? cells.map((one) => cell(one.runs, header, false)) : cells));
  } else if (edit === 'deleteRow') {
    next = clear.filter((_, index) => index !== row);
    caret = { row: Math.min(row, next.length - 1), column };
  } else if (edit === 'deleteColumn') {
    next = clear.map((cells) => cells.filter((_, index) => index !== column));
    caret = { row, column: Math.min(column, width - 2) };
  } else next = [];
  const table = next
    .filter((cells) => cells.length > 0)
    .flatMap((cells, at) =>
      cells.map((one, index) =>
        cell(
          at === caret.row && index === caret.column ? [...one.runs, caretRun] : one.runs,
          headerOf(one),
          index === 0,
        ),
      ),
    );
  const rest = table.length > 0 ? table : [{ runs: [caretRun] }];
  return [...lines.slice(0, from), ...rest, ...lines.slice(to + 1)];
}

/**
 * Moves the caret to the next cell, the previous one or the one below; null where the table ends there. Going below the
 * last row adds a row.
 */
export function moveInTable(lines: readonly Line[], to: 'next' | 'previous' | 'below'): Line[] | null {
  const found = findTable(lines);
  if (found === null) return null;
  const { rows, row, column } = found;
  const width = rows[0]!.length;
  if (to === 'below' && row === rows.length - 1) return editTable(lines, 'rowBelow');
  const place = row * width + column + (to === 'next' ? 1 : to === 'previous' ? -1 : width);
  if (place < 0 || place >= rows.length * width) return null;
  const moved = rows
    .map((cells) => withoutSelection(cells))
    .flatMap((cells, at) =>
      cells.map((one, index) =>
        cell(at * width + index === place ? [...one.runs, caretRun] : one.runs, headerOf(one), index === 0),
      ),
    );
  return [...withoutSelection(lines.slice(0, found.from)), ...moved, ...withoutSelection(lines.slice(found.to + 1))];
}

/** Inserts lines at the selection, which is a caret. Inside a cell or in a single-line field they become one line. */
export function insertLines(lines: readonly Line[], pasted: readonly Line[]): Line[] {
  const [, at] = selectedLines(lines);
  const here = lines[at] ?? { runs: [] };
  const [before, after] = splitAtCaret(here.runs);
  if (pasted.length === 0) return [...lines];
  if (here.form?.kind === 'cell' || (pasted.length === 1 && pasted[0]!.form === undefined)) {
    return [
      ...lines.slice(0, at),
      { ...here, runs: [...before, ...joinLines(pasted), caretRun, ...after] },
      ...lines.slice(at + 1),
    ];
  }
  const first = pasted[0]!;
  const last = pasted.at(-1)!;
  const result: Line[] = [];
  const beforeEmpty = isEmpty({ runs: before });
  // The first inserted line joins the current one where both are plain; a list or table starts on a new line.
  const flows = first.form === undefined && !beforeEmpty;
  if (flows) result.push({ ...here, runs: [...before, ...first.runs] });
  else if (!beforeEmpty) result.push({ ...here, runs: before });
  const middle = pasted.slice(flows ? 1 : 0);
  const afterEmpty = isEmpty({ runs: after });
  if (last.form?.kind === 'cell') {
    result.push(...middle, { runs: [caretRun, ...after] });
  } else {
    result.push(...middle.slice(0, -1));
    const end = middle.at(-1);
    if (end === undefined)
      result[result.length - 1] = { ...result.at(-1)!, runs: [...result.at(-1)!.runs, caretRun, ...after] };
    else if (end.form === undefined || afterEmpty) result.push({ ...end, runs: [...end.runs, caretRun, ...after] });
    else result.push({ ...end, runs: [...end.runs, caretRun] }, { runs: after });
  }
  return [...lines.slice(0, at), ...result, ...lines.slice(at + 1)];
}

function splitAtCaret(runs: readonly Run[]): [before: Run[], after: Run[]] {
  const before: Run[] = [];
  const after: Run[] = [];
  let passed = !runs.some((run) => run.kind === 'text' && run.text.includes(selectionEnd));
  if (passed) return [[...runs], []];
  for (const run of runs) {
    if (passed) after.push(run);
    else if (run.kind === 'text' && run.text.includes(selectionEnd)) {
      const [left = '', right = ''] = run.text.split(selectionEnd);
      if (left !== '') before.push({ ...run, text: left });
      if (right !== '') after.push({ ...run, text: right });
      passed = true;
    } else before.push(run);
  }
  const clear = (part: readonly Run[]): Run[] =>
    withoutSelection([{ runs: part }])[0]!.runs.filter((run) => run.kind !== 'text' || run.text !== '');
  return [clear(before), clear(after)];
}

/** Joins the runs of several lines. */
export function joinLines(lines: readonly Line[]): Run[] {
  return lines
    .filter((line) => line.runs.length > 0)
    .flatMap((line, index) => (index === 0 ? [...line.runs] : [textRun(' '), ...line.runs]));
}
