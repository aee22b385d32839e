/**
 * The answer sheet of a paper, in three kinds of answers as the examinations of 2025: letters, true or false, digits. It can
 * be read from a photograph: a ring in each corner, and a QR code that names the paper, its code and the page.
 */
import type { PaperBlock, PaperDocument, PaperLocale } from '../paper.ts';
import { numbersOf } from '../paper.ts';
import { wordsIn, type Words } from '../words.ts';
import type { SheetHead } from './paper.ts';
import { letters } from './prelude.ts';
import { typstString } from './source.ts';

/** What is filled in on the sheet, part by part; numbers that are answered elsewhere are `written`. */
export interface SheetQuestions {
  readonly parts: readonly SheetPart[];
  readonly written: readonly number[];
}

interface SheetPart {
  /** "PHẦN I." */
  readonly label: string;
  readonly choices: readonly { readonly number: number; readonly labels: readonly string[] }[];
  readonly clusters: readonly { readonly number: number; readonly labels: readonly string[] }[];
  readonly digits: readonly { readonly number: number; readonly cells: number }[];
}

const mostBubbles = 6;

function partOf(label: string, blocks: readonly (readonly PaperBlock[])[]): { part: SheetPart; written: number[] } {
  const choices: SheetPart['choices'][number][] = [];
  const clusters: SheetPart['clusters'][number][] = [];
  const digits: SheetPart['digits'][number][] = [];
  const written: number[] = [];
  const choose = (number: number, labels: readonly string[]) => {
    if (labels.length >= 2 && labels.length <= mostBubbles && labels.every((one) => one.length <= 4))
      choices.push({ number, labels });
    else written.push(number);
  };
  for (const item of blocks) {
    const rows = item.find((block) => block.kind === 'gap-options');
    const cells = item.find((block) => block.kind === 'answer')?.cells;
    if (rows) {
      for (const row of rows.rows)
        choose(
          row.number,
          row.options.map((option) => option.label),
        );
      const known = new Set(rows.rows.map((row) => row.number));
      written.push(...item.flatMap(numbersOf).filter((number) => !known.has(number)));
      continue;
    }
    for (const block of item) {
      if (block.kind === 'choice')
        choose(
          block.number,
          block.options.map((option) => option.label),
        );
      else if (block.kind === 'verdicts' && block.number === undefined)
        for (const statement of block.statements) choose(Number(statement.label), block.verdicts);
      else if (block.kind === 'verdicts' && block.verdicts.length === 2)
        clusters.push({ number: block.number!, labels: block.statements.map((statement) => statement.label) });
      else if (block.kind === 'marked-text' && Object.values(block.parts).every((part) => part.label !== undefined))
        choose(
          block.number,
          Object.values(block.parts).map((part) => part.label!),
        );
      else if (cells !== undefined) digits.push(...numbersOf(block).map((number) => ({ number, cells })));
      else written.push(...numbersOf(block));
    }
  }
  return { part: { label, choices, clusters, digits }, written };
}

export function sheetsOf(paper: PaperDocument): SheetQuestions {
  const parts = paper.parts.map((part) =>
    partOf(
      part.label || part.name,
      part.questions.flatMap((question) => question.items.map((item) => item.blocks)),
    ),
  );
  return { parts: parts.map(({ part }) => part), written: parts.flatMap(({ written }) => written) };
}

/** One sheet of paper with so many bubbles fits on A4; what does not goes on to the next. */
export interface AnswerSheet {
  /** Null: the learner fills the code in. */
  readonly code: string | null;
  readonly questions: SheetQuestions;
  /** What the QR code says on a page. */
  readonly mark: (page: number) => readonly (readonly boolean[])[];
  /** Told to people who speak of the sheet: "7K3Q". */
  readonly number: string;
}

const sheetPieces = String.raw`
#let ring = circle(radius: 2.45mm, stroke: 1.75mm + black)
#let bubble(label, filled: false) = box(width: 4.5mm, height: 4.5mm, baseline: 1.1mm, circle(
  radius: 2.1mm, stroke: 0.6pt, inset: 0pt, fill: if filled { black } else { none },
  align(center + horizon, text(if label.clusters().len() > 2 { 5pt } else { 7.5pt }, fill: luma(27%), font: ("Tinos"), label)),
))
#let qr(modules, side) = {
  let unit = side / modules.len()
  box(width: side, height: side, {
    for (y, row) in modules.enumerate() {
      for run in row { place(dx: run.at(0) * unit, dy: y * unit, rect(width: run.at(1) * unit, height: unit, fill: black)) }
    }
  })
}
#let line-to-write(label) = grid(columns: (auto, 1fr), column-gutter: 1.5mm, align: bottom, label, blank(100%))
#let digits-grid(title, columns, given) = block(width: columns * 6mm, stroke: 0.7pt, {
  set align(center)
  set par(leading: 0pt, spacing: 0pt)
  block(width: 100%, inset: (y: 4pt), below: 0pt, stroke: (bottom: 0.7pt), text(10pt, strong(title)))
  grid(
    columns: (6mm,) * columns, stroke: (x, y) => (left: if x > 0 { 0.7pt }, bottom: if y == 0 { 0.7pt }), inset: (y: 0.35mm),
    ..range(columns).map(x => box(height: 5.4mm, align(center + horizon, given.at(x, default: "")))),
    ..range(10).map(d => range(columns).map(x => bubble(str(d), filled: given.at(x, default: "") == str(d)))).flatten(),
  )
})
// Rows of bubbles in columns of ten, one column beside the other.
#let choice-rows(rows) = {
  let columns = calc.max(1, calc.min(4, calc.ceil(rows.len() / 10)))
  let wide = calc.max(2, ..rows.map(row => row.at(1).len()))
  if wide > 4 { columns = calc.min(columns, 3) }
  let per = calc.ceil(rows.len() / columns)
  block(stroke: 0.7pt, width: 100%, breakable: false, grid(
    columns: (1fr,) * columns,
    stroke: (x, y) => (left: if x > 0 { 0.7pt }),
    inset: (y: 1.6mm),
    ..range(columns).map(c => align(center, stack(spacing: 0pt, ..rows.slice(calc.min(rows.len(), c * per), calc.min(rows.len(), (c + 1) * per)).enumerate().map(((at, row)) => block(
      above: 0pt, below: if calc.rem(at, 5) == 4 { 1.8mm } else { 0.55mm },
      box(width: 8mm, align(right, strong(str(row.at(0))))) + h(3mm) + row.at(1).map(label => bubble(label)).join(h(2.6mm)) + h((wide - row.at(1).len()) * 7.1mm),
    ))))),
  ))
}
#let cluster(title, labels, yes, no) = block(stroke: 0.7pt, width: 100%, breakable: false, {
  set align(center)
  block(width: 100%, inset: (y: 3pt), below: 0.6mm, stroke: (bottom: 0.7pt), text(10.5pt, strong(title)))
  grid(columns: 3, column-gutter: 2mm, row-gutter: 0.7mm, align: center + horizon,
    [], text(8.5pt, yes.at(0)), text(8.5pt, no.at(0)),
    ..labels.map(label => (text(10.5pt, strong(label + ")")), bubble(yes.at(1)), bubble(no.at(1)))).flatten())
  v(1mm)
})
#let digits-answer(title, cells) = block(stroke: 0.7pt, width: 100%, breakable: false, {
  set align(center)
  block(width: 100%, inset: (y: 3pt), below: 1mm, stroke: (bottom: 0.7pt), text(10.5pt, strong(title)))
  grid(columns: (3mm,) + (5.1mm,) * cells, row-gutter: 0.45mm, align: center + horizon,
    [], ..range(cells).map(_ => rect(width: 5.1mm, height: 4.6mm, stroke: 0.7pt)),
    text(9pt, strong("−")), bubble("−"), ..range(cells - 1).map(_ => []),
    text(9pt, strong(",")), [], ..range(1, cells).map(x => if x < 3 { bubble(",") } else { [] }),
    ..range(10).map(d => (text(9pt, strong(str(d))), ..range(cells).map(_ => bubble(str(d))))).flatten())
  v(1mm)
})
#let side-by-side(items, columns) = grid(columns: (1fr,) * columns, row-gutter: 2mm, ..items)
`;

/** Runs of black modules in a row: [first, how many]. */
const runs = (modules: readonly (readonly boolean[])[]): string =>
  `(${modules
    .map((row) => {
      const found: [number, number][] = [];
      row.forEach((black, at) => {
        const last = found.at(-1);
        if (!black) return;
        if (last && last[0] + last[1] === at) last[1] += 1;
        else found.push([at, 1]);
      });
      return `(${found.map(([at, length]) => `(${at}, ${length}), `).join('')})`;
    })
    .join(', ')},)`;

/** Sheets one after the other, one page each. */
export function answerSheetSource(
  name: string,
  head: SheetHead,
  sheets: readonly AnswerSheet[],
  locale: PaperLocale,
): string {
  const words = wordsIn(locale);
  return [
    `#set page(paper: "a4", margin: (x: 15mm, top: 8mm, bottom: 9mm))`,
    `#set text(lang: ${typstString(locale)})${letters}${sheetPieces}`,
    `#set page(background: { place(top + left, dx: 7mm, dy: 6.6mm, ring); place(top + right, dx: -7mm, dy: 6.6mm, ring); place(bottom + left, dx: 7mm, dy: -6.6mm, ring); place(bottom + right, dx: -7mm, dy: -6.6mm, ring) })`,
    '#set par(justify: false, leading: 0.45em, spacing: 0.5em)',
    '#{ set text(11pt)',
    sheets.map((sheet) => sheetCode(words, name, head, sheet)).join('\npagebreak()\n'),
    '}',
    '',
  ].join('\n');
}

function sheetCode(words: Words, name: string, head: SheetHead, sheet: AnswerSheet): string {
  const s = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    typstString(words(`sheet.${key}`, values));
  const digits = Math.max(3, sheet.code?.length ?? 4);
  const given = `(${[...(sheet.code ?? '')].map((digit) => `${typstString(digit)}, `).join('')})`;
  const left = [head.authority.toLocaleUpperCase(), head.school.toLocaleUpperCase()].filter(Boolean);
  const top = `grid(columns: (1fr, 1.35fr, 22mm), column-gutter: 3mm, pad(left: 3mm, align(center, { ${left.map((line, at) => (at === left.length - 1 ? `strong(${typstString(line)})` : typstString(line))).join('; linebreak(); ')}${head.year === '' ? '' : `; linebreak(); emph(${typstString(words('year', { year: head.year }))})`} })), align(center, { strong(text(14pt, ${s('title')})); linebreak(); ${typstString(name)}; linebreak(); ${typstString([`${words('subject')} ${head.subject}`, head.grade].join(', '))}; linebreak(); ${s('number', { number: sheet.number })} }), pad(right: 4mm, qr(${runs(sheet.mark(1))}, 18mm)))`;
  const fields = `stack(spacing: 3.6mm, line-to-write(${s('school')}), line-to-write(${s('name')}), grid(columns: (1fr, 1fr), column-gutter: 3mm, line-to-write(${s('birthday')}), line-to-write(${s('class')})), grid(columns: (1fr, 1fr), column-gutter: 3mm, line-to-write(${s('room')}), line-to-write(${s('date')})), table(columns: (1fr, 1fr, 1fr), rows: 14mm, stroke: 0.7pt, align: center, text(9pt, ${s('signature')}), text(9pt, ${s('invigilator', { number: 1 })}), text(9pt, ${s('invigilator', { number: 2 })})), block(width: 100%, stroke: 0.7pt, inset: 2mm, text(9pt, { strong(${s('how')}); " "; ${s('howLong')} })))`;
  const header = `grid(columns: (1fr, auto, auto), column-gutter: 4mm, ${fields}, digits-grid(${s('id')}, 6, ()), digits-grid(${s('code')}, ${digits}, ${given}))`;
  const parts = sheet.questions.parts.flatMap(({ label, choices, clusters, digits: answers }) => {
    const title = (key: string) =>
      `block(above: 2.4mm, below: 1.2mm, sticky: true, { strong(${typstString(label)}); " "; ${s(key)} })`;
    const lists: string[] = [];
    if (choices.length > 0)
      lists.push(
        title('part1'),
        `choice-rows((${choices.map(({ number, labels }) => `(${number}, (${labels.map((one) => `${typstString(one)}, `).join('')})), `).join('')}))`,
      );
    if (clusters.length > 0)
      lists.push(
        title('part2'),
        `side-by-side((${clusters.map(({ number, labels }) => `cluster(${s('question', { number })}, (${labels.map((one) => `${typstString(one)}, `).join('')}), (${s('true')}, ${s('trueMark')}), (${s('false')}, ${s('falseMark')})), `).join('')}), ${Math.min(8, Math.max(4, clusters.length))})`,
      );
    if (answers.length > 0)
      lists.push(
        title('part3'),
        `side-by-side((${answers.map(({ number, cells }) => `digits-answer(${s('question', { number })}, ${cells}), `).join('')}), 6)`,
      );
    return lists;
  });
  const written =
    sheet.questions.written.length === 0
      ? []
      : [`block(above: 3mm, emph(${s('written', { numbers: listed(sheet.questions.written) })}))`];
  return [top, 'v(2mm)', header, ...parts, ...written].join('\n');
}

/** "3, 5–9" */
function listed(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
