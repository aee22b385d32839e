/** A Word file's blocks as lines: pieces with a text of the same length, in which an object counts as one character. */
import { columnsIn } from '../grammar/columns.ts';
import { withLatinLetters } from '../grammar/look-alikes.ts';
import { optionsOfGrid } from './grid.ts';
import { isCaption } from './objects.ts';
import { noMarks, type Block, type Marks, type Piece, type TableBlock } from '@vumon/word';

export const object = '\uFFFC';

export interface PaperLine {
  readonly block: number;
  /** Its index among the lines of the file, which a part of a line shares. -1 inside tables. */
  readonly at: number;
  /** Where its text begins in the text of that line. */
  readonly from: number;
  readonly pieces: readonly Piece[];
  /** Objects (formulas, pictures, notes) are U+FFFC, tabs are tabs, look-alikes Latin letters. */
  readonly text: string;
  /** A table that is content, not layout. */
  readonly table: TableBlock | null;
}

const textOf = (piece: Piece): string => (piece.kind === 'text' ? piece.text : piece.kind === 'tab' ? '\t' : object);

export function lineOf(block: number, pieces: readonly Piece[], at = -1, from = 0): PaperLine {
  return { block, at, from, pieces, text: withLatinLetters(pieces.map(textOf).join('')), table: null };
}

/** The pieces between two positions of the line's text, trimmed. */
export function slice(line: PaperLine, from: number, to: number = line.text.length): PaperLine {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(line.text[start]!)) start++;
  while (end > start && /\s/.test(line.text[end - 1]!)) end--;
  const pieces: Piece[] = [];
  let at = 0;
  for (const piece of line.pieces) {
    const length = textOf(piece).length;
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, length)];
    if (first < last) pieces.push(piece.kind === 'text' ? { ...piece, text: piece.text.slice(first, last) } : piece);
    at += length;
  }
  return lineOf(line.block, pieces, line.at, line.from + start);
}

/** Marks of the character at a position. */
export function marksAt(line: PaperLine, at: number): Marks | null {
  let from = 0;
  for (const piece of line.pieces) {
    const length = textOf(piece).length;
    if (at < from + length) return piece.kind === 'text' || piece.kind === 'math' ? piece.marks : null;
    from += length;
  }
  return null;
}

/** A cell of a table of answers: a number, a letter, verdicts, or a heading such as "Câu" or "Đáp án". */
const keyCell =
  /^(?:(?:Câu|Bài|Question)?\s*\d{1,3}[.:)]?|[A-H]|[a-d][.)]?|Đúng|Sai|True|False|[ĐSTF]|(?:[a-d]\s?[.):-]?\s?(?:Đúng|Sai|True|False|[ĐSTF])[\s,;.-]{0,4}){1,6}|Câu(?:\s+hỏi)?(?:\s?[/\\]\s?(?:Ý|Mã(?:\s+đề)?|Đề))?|(?:Ý|Phát\s+biểu|Mệnh\s+đề)(?:\s?[/\\]\s?Câu)?|Đáp\s+án|ĐA|Answer|Key|Mã(?:\s+đề)?\s*\d{0,4}|-?\d{1,6}(?:[.,/]\d{1,6})?)$/iu;
const isKeyTable = (cells: readonly (readonly PaperLine[])[]): boolean =>
  cells.every((lines) => lines.length === 1 && keyCell.test(lines[0]!.text.trim())) && !areOptions(cells);

/** "A. | 1428 | B. | 1418": a letter with its sign in every other cell, and no verdicts beside them. */
const areOptions = (cells: readonly (readonly PaperLine[])[]): boolean =>
  cells.length >= 6 &&
  cells.every(([line], at) => (at % 2 === 0 ? /^\s*[A-H]\s?[.)]\s*$/ : /\d/).test(line!.text)) &&
  'ABCDEFGH'.startsWith(cells.flatMap(([line], at) => (at % 2 === 0 ? line!.text.trim()[0]! : [])).join(''));

const optionCell = /^\s*[*#$✅]?\s*(?:[A-Ha-h]\s*[.):/]|[A-H]\s?[-–]\s|\([A-H]\)|[\u2460-\u2467])/;
const labelCell = /^\s*\[?(?:Câu|Bài|Question|Q)\s*\d/i;

export function linesOf(blocks: readonly Block[]): PaperLine[] {
  return blocks.flatMap((block): PaperLine[] => {
    if (block.kind === 'box') return linesOf(block.blocks);
    if (block.kind === 'table') return tableLines(block);
    const lines: Piece[][] = [[]];
    if (block.numbering)
      lines[0]!.push({ kind: 'text', text: `${block.numbering.text} `, marks: block.numbering.marks });
    for (const piece of block.pieces)
      if (piece.kind === 'break') lines.push([]);
      else lines.at(-1)!.push(piece);
    return lines.map((pieces) => lineOf(block.id, pieces)).filter(({ text }) => text.trim() !== '');
  });
}

/** All lines of a file, each with its index. */
export const numbered = (lines: readonly PaperLine[]): PaperLine[] => lines.map((line, at) => ({ ...line, at }));

/** Layout tables, which only position options or questions, are read cell by cell; others are content. */
function tableLines(table: TableBlock): PaperLine[] {
  const cells = table.rows.map((row) => withoutBoxes(row.map((cell) => linesOf(cell.blocks))));
  const asked = numberedRows(cells, table.id);
  if (asked) return asked;
  const statements = cells.filter((row) => /^\s*[a-d]\s*[.)]/.test(row[0]?.[0]?.text ?? ''));
  const judged = judgedRows(cells, table.id);
  if (judged) return judged;
  const heads = (cells[0] ?? []).filter((cell) => cell.length > 0);
  if (
    statements.length >= 2 &&
    heads.length >= 2 &&
    heads.every((cell) => cell.length === 1 && isHeadOfVerdicts(cell[0]!))
  )
    return cells.flatMap((row) => statementLines(row, cells[0]!));
  const flat = cells.flat().filter((lines) => lines.length > 0);
  const starts = (pattern: RegExp): number => flat.filter((lines) => pattern.test(lines[0]!.text)).length;
  const isList = (lines: readonly PaperLine[]): boolean =>
    lines.filter(({ text }) => optionCell.test(text)).length >= 3;
  // Options below one another in one cell, beside a picture.
  const areBeside = flat.some(isFigure) && flat.some(isList) && flat.every((lines) => isFigure(lines) || isList(lines));
  const isLayout =
    flat.length > 0 && (starts(labelCell) > 0 || areBeside || starts(optionCell) >= Math.max(2, flat.length / 2));
  if (isLayout && !isKeyTable(flat))
    return (
      cardLines(cells, table.id) ??
      withGrids(table, cells) ??
      inTheirOrder(withFiguresInStem(cells)).flatMap((row) => layoutLines(row, table.id))
    );
  const numbered = rowsWithNumbers(cells, table.id);
  if (numbered) return numbered;
  if (statements.length >= 2 && !isKeyTable(flat)) return cells.flatMap((row) => statementLines(row, cells[0]!));
  return [contentOf(table)];
}

export const word = (text: string): Piece => ({ kind: 'text', text, marks: noMarks });

const letterAlone = /^\s*[*#$✅]?\s?\(?[A-Ha-h]\s?[.):/]\s*$/;
/** "A." in a cell of its own is the letter of the words in the next. */
function joinedCells(cells: readonly PaperLine[][]): PaperLine[][] {
  const out: PaperLine[][] = [];
  for (const cell of cells) {
    const [letter, ...more] = out.at(-1) ?? [];
    const [first, ...rest] = cell;
    if (letter && more.length === 0 && first && letterAlone.test(letter.text) && !optionCell.test(first.text))
      out[out.length - 1] = [lineOf(letter.block, [...letter.pieces, word(' '), ...first.pieces]), ...rest];
    else out.push(cell);
  }
  return out;
}

/** A table as one line. */
export const contentOf = (table: TableBlock): PaperLine => ({
  block: table.id,
  at: -1,
  from: 0,
  pieces: [],
  text: object,
  table,
});

/** Questions whose options are rows of letters and of what they name: these rows stay a table. Null where there are none. */
function withGrids(table: TableBlock, cells: readonly (readonly PaperLine[][])[]): PaperLine[] | null {
  const starts = cells.flatMap((row, at) => (row.some(([first]) => first && labelCell.test(first.text)) ? [at] : []));
  const parts = [-1, ...starts].flatMap((start, index) => {
    const rows = { from: start + 1, to: starts[index] ?? cells.length };
    return rows.from < rows.to ? [rows] : [];
  });
  const isGrid = ({ from, to }: { from: number; to: number }): boolean => optionsOfGrid(cells.slice(from, to)) !== null;
  if (!parts.some(isGrid)) return null;
  return cells.flatMap((row, at) => {
    const part = parts.find(({ from, to }) => at >= from && at < to);
    if (!part || !isGrid(part)) return layoutLines(row, table.id);
    return at === part.from ? [contentOf({ ...table, rows: table.rows.slice(part.from, part.to) })] : [];
  });
}

/** Rows of a layout table, those whose options fill columns from top to bottom as one row in the order of their letters. */
function inTheirOrder(cells: readonly (readonly PaperLine[][])[]): (readonly PaperLine[][])[] {
  const rows = cells.map((row) =>
    joinedCells(row.filter((cell) => cell.length > 0)).map((cell) => ({
      letter: optionCell.test(cell[0]!.text) ? /[A-Ha-h]/.exec(cell[0]!.text)![0] : '',
      value: cell,
    })),
  );
  const out: (readonly PaperLine[][])[] = [];
  for (let at = 0; at < rows.length; at++) {
    const found = columnsIn(rows, at);
    out.push(found?.values ?? cells[at]!);
    at += (found?.count ?? 1) - 1;
  }
  return out;
}

/**
 * A table for each question, as banks of questions have them: "Câu 1 | …", then "A | …" to "D | …", "Đáp án | B". Null for
 * other tables.
 */
function cardLines(cells: readonly (readonly PaperLine[][])[], block: number): PaperLine[] | null {
  const heads = cells.map((row) => joined(row[0] ?? []));
  const letters = heads.filter((head) => /^[A-H]$/.test(head)).join('');
  const isCard = cells.every((row) => row.length === 2) && letters.length >= 3 && 'ABCDEFGH'.startsWith(letters);
  if (!isCard || heads.filter((head) => labelCell.test(head)).length !== 1) return null;
  return cells.flatMap(([first = [], beside = []], at) => {
    const head = heads[at]!;
    const [second, ...more] = beside;
    if (!second) return first;
    const named = `${head.replace(/[.:]$/, '')}: `;
    const marks = first[0]?.pieces.find((piece) => piece.kind === 'text')?.marks ?? noMarks;
    return [lineOf(block, [{ kind: 'text', text: named, marks }, ...second.pieces]), ...more];
  });
}

/** A picture beside a question, with its caption. */
const isFigure = (cell: readonly PaperLine[]): boolean =>
  cell.some(({ pieces }) => pieces.some(({ kind }) => kind === 'picture')) &&
  cell.every(({ text, table }) => !table && (/^[\s\uFFFC]+$/.test(text) || isCaption(text)));

const isCaptionCell = (cell: readonly PaperLine[]): boolean => cell.length === 1 && isCaption(cell[0]!.text);

/** The caption in the cell below the only picture stands with it. */
function withCaptions(rows: readonly (readonly PaperLine[][])[]): readonly (readonly PaperLine[][])[] {
  const figures = rows.flat().filter(isFigure);
  const captions = rows.flat().filter(isCaptionCell);
  if (figures.length !== 1 || captions.length !== 1) return rows;
  return rows.map((row) =>
    row.flatMap((cell) => (cell === captions[0] ? [] : [cell === figures[0] ? [...cell, ...captions[0]!] : cell])),
  );
}

/** A picture in the cell beside a question or its options belongs to the stem, where no other row of options has one. */
function withFiguresInStem(given: readonly (readonly PaperLine[][])[]): (readonly PaperLine[][])[] {
  const rows = withCaptions(given);
  const found = rows.map((row) => {
    const lines = row.flat();
    const labels = lines.filter(({ text }) => labelCell.test(text));
    const option = lines.find(({ text }) => optionCell.test(text));
    const figures = joinedCells(row.filter((cell) => cell.length > 0)).filter(isFigure);
    const isSure =
      figures.length === 1 &&
      labels.length <= 1 &&
      (option ? /^[^\p{L}]*[Aa]/u.test(option.text) : labels.length === 1);
    return { figures, isSure, behind: option ?? null, label: labels[0] ?? null };
  });
  if (found.some(({ figures, isSure, behind }) => behind && figures.length > 0 && !isSure)) return [...rows];
  return rows.map((row, at) => {
    const { figures, isSure, behind, label } = found[at]!;
    if (!isSure) return row;
    return row.flatMap((cell) => {
      if (cell === figures[0]) return [];
      const place = behind ? cell.indexOf(behind) : label && cell.includes(label) ? cell.length : -1;
      return [place < 0 ? cell : [...cell.slice(0, place), ...figures[0]!, ...cell.slice(place)]];
    });
  });
}

/** A row of a layout table: a letter alone in the last of several cells is the answer. */
function layoutLines(row: readonly PaperLine[][], block: number): PaperLine[] {
  const filled = joinedCells(row.filter((cell) => cell.length > 0));
  const last = filled.at(-1);
  const isAnswer =
    filled.length >= 2 &&
    last!.length === 1 &&
    /^[A-H]$/.test(last![0]!.text.trim()) &&
    labelCell.test(filled[0]![0]!.text);
  const lines = (isAnswer ? filled.slice(0, -1) : filled).flat();
  // "Câu 1" in a cell of its own is the label of the line beside it.
  const [head, next, ...more] = lines;
  const isHead =
    head !== undefined &&
    next !== undefined &&
    filled[0]!.length === 1 &&
    /^\s*\[?\p{L}{1,8}\s*\d{1,3}\s*[.:)\]]?\s*$/u.test(head.text) &&
    labelCell.test(head.text);
  const labelled = isHead ? [lineOf(head.block, [...head.pieces, word('. '), ...next.pieces]), ...more] : lines;
  return isAnswer ? [...labelled, lineOf(block, [word('Đáp án: '), ...last![0]!.pieces])] : labelled;
}

/** Rows of a number and a question with its options, without a head. */
function rowsWithNumbers(cells: readonly PaperLine[][][], block: number): PaperLine[] | null {
  const numbers = cells.map((row) => /^(\d{1,3})[.):]?$/.exec(joined(row[0] ?? []))?.[1]);
  const isRow = cells.every(
    (row, at) =>
      numbers[at] !== undefined &&
      (at === 0 || Number(numbers[at]) === Number(numbers[at - 1]) + 1) &&
      (row[1] ?? []).some(({ text }) => optionCell.test(text)),
  );
  if (!isRow || cells.length === 0) return null;
  return cells.flatMap((row, at) => {
    const [first, ...more] = row[1]!;
    return [lineOf(block, [word(`Câu ${numbers[at]}. `), ...first!.pieces]), ...more, ...row.slice(2).flat()];
  });
}

const joined = (cell: readonly PaperLine[]): string =>
  cell
    .map(({ text }) => text)
    .join(' ')
    .trim();

const isNumber = (cell: string): boolean => /^(?:(?:Câu|Bài|Question|Q)\s*)?\d{1,3}\s?[.:)]?$/iu.test(cell);
const isWorth = (cell: string): boolean => /^\d{1,2}(?:[.,]\d{1,3})?$/.test(cell);

/**
 * A table with one question in each row, under "Câu | Nội dung | Đáp án": each question gets a label "Câu 1." and
 * a line with its answer. Null for other tables.
 */
function numberedRows(cells: readonly PaperLine[][][], block: number): PaperLine[] | null {
  const heads = (cells[0] ?? []).map(joined);
  const at = (pattern: RegExp): number => heads.findIndex((head) => pattern.test(head));
  const named = at(/^(?:Câu(?:\s+(?:số|hỏi))?|STT|TT|No\.?|Question)$/iu);
  const content = at(/^(?:Nội\s+dung(?:\s+câu\s+hỏi)?|Câu\s+hỏi|Đề\s+bài|Questions?|Content)$/iu);
  const answer = at(/^(?:Đáp\s+án(?:\s+đúng)?|ĐA|Answer|Key)$/iu);
  // Beside a column of answers the first column holds the numbers, whatever its head says.
  const number = named < 0 && answer > 0 ? 0 : named;
  const filled = cells.slice(1).filter((row) => row.some((cell) => cell.length > 0));
  // "Câu hỏi | A | B | C | D | Đáp án", as sheets of banks have it: the rows count by themselves.
  const isUncounted =
    content >= 0 && answer >= 0 && number === content && 'ABC'.split('').every((one) => heads.includes(one));
  if (isUncounted)
    return numberedRows(
      [cells[0]!, ...filled].map((row, index) => [[lineOf(block, [word(index === 0 ? 'STT' : `${index}`)])], ...row]),
      block,
    );
  const isQuestion = (row: readonly PaperLine[][]): boolean => isNumber(joined(row[number] ?? []));
  // A cell across the table is the heading of a part.
  const isHeading = (row: readonly PaperLine[][]): boolean =>
    row.filter((cell) => cell.length > 0).length === 1 && !isQuestion(row);
  if (number < 0 || content < 0 || number === content || !filled.some(isQuestion)) return null;
  if (!filled.every((row) => isQuestion(row) || isHeading(row))) return null;
  // Columns "A", "B", "C", "D" hold the options, and so do "Đáp án 1", "Đáp án 2", whose keys are these numbers.
  const lettered = heads.flatMap((head, index) =>
    /^(?:Phương\s+án\s+|Đáp\s+án\s+)?[A-H]\.?$/u.test(head) ? [index] : [],
  );
  const counted = heads.flatMap((head, index) =>
    /^(?:Phương\s+án|Lựa\s+chọn|Đáp\s+án|Option|Answer|Choice)\s+\d$/iu.test(head) ? [index] : [],
  );
  const areCounted = lettered.length === 0 && counted.every((index, order) => heads[index]!.endsWith(`${order + 1}`));
  const options = areCounted ? counted : lettered;
  const letterAt = (index: number): string =>
    areCounted ? 'ABCDEFGHI'[options.indexOf(index)]! : /[A-H]/.exec(heads[index]!)![0];
  const lettersOf = (said: readonly PaperLine[]): readonly PaperLine[] => {
    const place = areCounted && options.length > 0 ? Number(/^\d$/.exec(joined(said))?.[0] ?? 0) : 0;
    return place > 0 ? [lineOf(block, [word('ABCDEFGHI'[place - 1]!)])] : said;
  };
  const worth = at(/^(?:Số\s+)?điểm$/iu);
  const areWorth = worth >= 0 && filled.every((row) => isHeading(row) || isWorth(joined(row[worth] ?? [])));
  const points = areWorth ? worth : -1;
  const others = heads
    .map((_, index) => index)
    .filter((index) => ![number, content, answer, points, ...options].includes(index));
  return [
    // The heads of columns with answers say where what stands. "Đáp án" among lines would head answers.
    ...(answer < 0 ? cells[0]!.flat() : []),
    ...filled.flatMap((row) => {
      if (isHeading(row)) return row.flat();
      const [first, ...more] = row[content] ?? [];
      const said = lettersOf(row[answer] ?? []);
      const label = `Câu ${/\d+/.exec(joined(row[number]!))![0]}${areWorth ? ` (${joined(row[worth]!)} điểm)` : ''}. `;
      return [
        lineOf(block, [word(label), ...(first?.pieces ?? [])]),
        ...more,
        ...options.flatMap((index) =>
          (row[index] ?? []).map((line, at) =>
            at === 0 ? lineOf(block, [word(`${letterAt(index)}. `), ...line.pieces]) : line,
          ),
        ),
        ...(said.length > 0
          ? [
              lineOf(block, [
                word('Đáp án: '),
                ...said.flatMap(({ pieces }, line) => [...(line > 0 ? [word(' ')] : []), ...pieces]),
              ]),
            ]
          : []),
        ...others.flatMap((index) => row[index] ?? []),
      ];
    }),
  ];
}

const isHeadOfVerdicts = ({ text }: PaperLine): boolean =>
  /^\s*(?:Đúng|Sai|Đ|S|(?:Các\s+)?(?:phát biểu|mệnh đề|khẳng định|nhận định|ý)|Nội dung|True|False|Statements?)\s*$/iu.test(
    text,
  );

/** "a) 7 m = 70 dm | ☐": a box to write into belongs to the statement beside it. */
function withoutBoxes(row: readonly PaperLine[][]): PaperLine[][] {
  return row.map((cell, at) => {
    const isBox = cell.length === 1 && /^\s*[☐□▢]\s*$/u.test(cell[0]!.text);
    return isBox && /^\s*[a-h]\s?[.)]/u.test(row[at - 1]?.[0]?.text ?? '') ? [] : cell;
  });
}

const ticked = /^\s*[xX×✓✔☑√]\s*$/u;
/**
 * "Statements | T | F" above "5. The village is near. | | ✓": each row is a question, with its verdict where one is
 * ticked. Null for other tables.
 */
function judgedRows(cells: readonly PaperLine[][][], block: number): PaperLine[] | null {
  const heads = (cells[0] ?? []).map(joined);
  const verdicts = heads.flatMap((head, at) => (/^(?:Đúng|Sai|Đ|S|True|False|T|F)$/iu.test(head) ? [at] : []));
  const rows = cells.slice(1).filter((row) => row.some((cell) => cell.length > 0));
  if (verdicts.length !== 2 || verdicts[0]! < 1 || rows.length < 2) return null;
  const found = rows.flatMap((row) => {
    const [head = '', said] = row.map(joined);
    const isApart = /^\d{1,3}\s?[.)]?$/.test(head) && verdicts[0]! > 1;
    if (!isApart && !/^\d{1,3}\s?[.)]\s*\S/.test(head)) return [];
    const marks = verdicts.filter((at) => ticked.test(joined(row[at] ?? [])));
    const others = verdicts.filter(
      (at) => !ticked.test(joined(row[at] ?? [])) && !/^[☐□▢]?$/u.test(joined(row[at] ?? [])),
    );
    const [first, ...more] = (isApart ? row[1] : row[0]) ?? [];
    if (!first || more.length > 0 || said === undefined || others.length > 0 || marks.length > 1) return [];
    const label = isApart ? [word(`${/\d+/.exec(head)![0]}. `)] : [];
    const boxes = word(verdicts.map((at) => ` ${heads[at]} ☐`).join(''));
    const answer = marks.map((at) => lineOf(block, [word(`Đáp án: ${heads[at]}`)]));
    return [[lineOf(block, [...label, ...first.pieces, boxes]), ...answer]];
  });
  return found.length === rows.length ? found.flat() : null;
}

/** A row of a table of statements: the ticked column is appended. */
function statementLines(row: readonly PaperLine[][], head: readonly PaperLine[][]): PaperLine[] {
  const [first, ...others] = row;
  if (!/^\s*[a-d]\s*[.)]/.test(first?.[0]?.text ?? '')) return row.flat().filter((line) => !isHeadOfVerdicts(line));
  const lines = [...(first ?? [])];
  others.forEach((cell, at) => {
    const word = cell
      .map(({ text }) => text)
      .join(' ')
      .trim();
    const name =
      head[at + 1]
        ?.map(({ text }) => text)
        .join(' ')
        .trim() ?? '';
    const last = lines.at(-1);
    if (word === '' || !last) return;
    if (/^[x✓☑√X]$/.test(word) && /^(Đúng|Sai|Đ|S|True|False)$/i.test(name)) {
      const marks = {
        bold: false,
        italic: false,
        underline: false,
        strike: false,
        colour: null,
        highlight: null,
        script: null,
      };
      lines[lines.length - 1] = lineOf(last.block, [...last.pieces, { kind: 'text', text: ` (${name})`, marks }]);
    } else lines.push(...cell);
  });
  return lines;
}

/** A part of a line as text: formulas between dollars, other objects by name. */
export function readable(line: PaperLine): string {
  if (line.table)
    return line.table.rows
      .map((row) => row.map((cell) => linesOf(cell.blocks).map(readable).join(' ')).join(' | '))
      .join('\n');
  return line.pieces
    .map((piece) =>
      piece.kind === 'text'
        ? piece.text
        : piece.kind === 'math'
          ? piece.latex === null
            ? '[formula]'
            : `$${piece.latex}$`
          : piece.kind === 'picture'
            ? '[picture]'
            : piece.kind === 'tab'
              ? ' '
              : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
