/** Tables whose cells are options, with their letters in rows of their own or behind what they name. Pure. */
import type { PaperLine } from './lines.ts';

type Cell = readonly PaperLine[];

interface GridOption {
  readonly letter: string;
  readonly starred: boolean;
  readonly label: PaperLine;
  readonly lines: PaperLine[];
}

const letterAlone = /^\s*(?:(?:Hình|Tranh|Ảnh|Picture)\s*)?([*#$✅✓]?)\s?\(?([A-H])\)?\s?[.:)]?\s*$/u;
const isLetter = (line: PaperLine | undefined): boolean =>
  line !== undefined && line.table === null && letterAlone.test(line.text);
const isLetterCell = (cell: Cell): boolean => cell.length === 1 && isLetter(cell[0]);

function optionOf(label: PaperLine, lines: Cell): GridOption {
  const [, star, letter] = letterAlone.exec(label.text)!;
  return { letter: letter!, starred: star !== '', label, lines: [...lines] };
}

/** Rows of letters alone and rows of what they name in turn, the letters above or below throughout. */
function inRows(rows: readonly (readonly Cell[])[]): GridOption[] | null {
  const areLetters = rows.map((row) => row.every((cell) => cell.length === 0 || isLetterCell(cell)));
  if (rows.length % 2 > 0 || areLetters.some((one, at) => one === areLetters[at - 1] || one !== areLetters[at % 2]))
    return null;
  const above = areLetters[0]!;
  const options: GridOption[] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const [letters, named] = above ? [rows[at]!, rows[at + 1]!] : [rows[at + 1]!, rows[at]!];
    if (letters.length !== named.length) return null;
    for (const [column, cell] of letters.entries()) {
      if ((cell.length === 0) !== (named[column]!.length === 0)) return null;
      if (cell.length > 0) options.push(optionOf(cell[0]!, named[column]!));
    }
  }
  return options;
}

/** Cells that hold an option each, its letter in their last line or in their first. */
function inCells(rows: readonly (readonly Cell[])[]): GridOption[] | null {
  const cells = rows.flat().filter((cell) => cell.length > 0);
  if (cells.some((cell) => cell.length < 2)) return null;
  if (cells.every((cell) => isLetter(cell.at(-1))))
    return cells.map((cell) => optionOf(cell.at(-1)!, cell.slice(0, -1)));
  return cells.every((cell) => isLetter(cell[0])) ? cells.map((cell) => optionOf(cell[0]!, cell.slice(1))) : null;
}

/** The options of such a table; null for any other. */
export function optionsOfGrid(rows: readonly (readonly Cell[])[]): GridOption[] | null {
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  const options = inRows(filled) ?? inCells(filled);
  return options && options.length >= 3 && 'ABCDEFGH'.startsWith(options.map(({ letter }) => letter).join(''))
    ? options
    : null;
}
