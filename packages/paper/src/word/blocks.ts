/** Blocks of a paper as paragraphs of Word: the paper form of every question type. */
import type { MarkupTree } from '@vumon/question-types';
import { AlignmentType, Paragraph, TabStopType, TextRun } from 'docx';
import { columnsFor } from '../columns.ts';
import type { BlockOf, PaperBlock, PaperItem } from '../paper.ts';
import type { PaperTranslate } from '../translate.ts';
import { lineWidth } from './page.ts';
import {
  bank,
  columnsTable,
  figure,
  inside,
  numberedOptions,
  optionLines,
  type Piece,
  type Writing,
} from './pieces.ts';
import { pictureTask } from './picture-task.ts';
import { bold, gapOf, inLine, italic, paragraphsOf, tab, text } from './runs.ts';
import { boxesOf, columnsOfTexts, tableOf, tickColumns } from './tables.ts';

export function itemPieces(writing: Writing, item: PaperItem): Piece[] {
  const figures = item.figures.flatMap((image) => figure(writing, image));
  return [
    ...item.before.flatMap((one) => blockPieces(writing, one)),
    ...item.blocks.flatMap((one, at) => blockPieces(writing, one, at === 0 ? { stem: item.stem, figures } : undefined)),
  ];
}

const box = '☐';

/** Printed with the first block of a question: the text after its number where the block has none, and its pictures. */
interface Lead {
  readonly stem: MarkupTree | null;
  readonly figures: readonly Piece[];
}

const piecesByKind: {
  readonly [Kind in PaperBlock['kind']]: (writing: Writing, one: BlockOf<Kind>, lead: Lead) => Piece[];
} = {
  instructions: (writing, one) =>
    paragraphsOf(one.text, lineWidth(writing.columns), { options: { style: 'Instructions' } }),
  example: (writing, one) =>
    paragraphsOf(one.text, lineWidth(writing.columns), { lead: [bold(`${writing.translate('example')} `)] }),
  image: (writing, one) => figure(writing, one.image),
  recording: recordingPieces,
  passage: passagePieces,
  choice: choicePieces,
  verdicts: verdictsPieces,
  targets: targetsPieces,
  entries: entriesPieces,
  columns: (writing, one) => [columnsTable(writing, one)],
  'gapped-text': gappedTextPieces,
  'gapped-table': gappedTablePieces,
  grid: gridPieces,
  'gap-options': (writing, one) =>
    one.rows.flatMap((row) => numberedOptions(writing, row.number, row.options, columnsFor(row.options))),
  'marked-text': markedTextPieces,
  'picture-task': (writing, one, { figures }) => [...figures, ...pictureTask(writing, one)],
  bank: bankPieces,
  letters: lettersPieces,
  ordering: orderingPieces,
  answer: answerPieces,
  writing: writingPieces,
  speaking: speakingPieces,
};

export function blockPieces(writing: Writing, one: PaperBlock, lead: Lead = { stem: null, figures: [] }): Piece[] {
  const pieces = piecesByKind[one.kind] as (writing: Writing, one: PaperBlock, lead: Lead) => Piece[];
  return pieces(writing, one, lead);
}

function recordingPieces(writing: Writing, one: BlockOf<'recording'>): Piece[] {
  return [
    new Paragraph({
      style: 'Instructions',
      children: [
        text(
          one.playLimit > 0
            ? writing.translate(`${one.medium}Times`, { count: one.playLimit })
            : writing.translate(`${one.medium}Free`),
        ),
      ],
    }),
  ];
}

function passagePieces(writing: Writing, one: BlockOf<'passage'>): Piece[] {
  return [
    ...(one.title === ''
      ? []
      : [new Paragraph({ alignment: AlignmentType.CENTER, keepNext: true, children: [bold(one.title)] })]),
    ...paragraphsOf(one.text, lineWidth(writing.columns), {
      gap: gapOf(one.gaps),
      marked: one.lettered === true ? 'letters' : one.numbered ? 'numbers' : 'none',
      options: { style: 'Passage' },
    }),
  ];
}

function choicePieces(writing: Writing, one: BlockOf<'choice'>, { figures }: Lead): Piece[] {
  if (one.stem.length === 0 && one.choose === undefined && !one.image && figures.length === 0)
    return numberedOptions(writing, one.number, one.options, one.columns);
  return [
    ...paragraphsOf(one.stem, lineWidth(writing.columns), {
      first: writing.numbered(one.number),
      ...(one.choose !== undefined && { tail: [italic(` ${writing.translate('choose', { count: one.choose })}`)] }),
    }),
    ...(one.image ? figure(writing, one.image) : []),
    ...figures,
    ...optionLines(writing, one.options, one.columns),
  ];
}

function verdictsPieces(writing: Writing, one: BlockOf<'verdicts'>, { stem, figures }: Lead): Piece[] {
  return [
    ...(one.number === undefined
      ? []
      : paragraphsOf(stem ?? [], lineWidth(writing.columns), { first: writing.numbered(one.number) })),
    ...figures,
    ...one.statements.map((statement) => {
      const boxes =
        writing.sheet && one.number !== undefined
          ? []
          : [tab(), text(one.verdicts.map((verdict) => `${verdict}\u00a0${box}`).join('\u00a0\u00a0'))];
      return new Paragraph({
        ...(one.number === undefined ? writing.numbered(Number(statement.label)) : { style: 'Option' }),
        tabStops: [{ type: TabStopType.RIGHT, position: lineWidth(writing.columns) }],
        children: [
          ...(one.number === undefined ? [] : [bold(`${statement.label}) `)]),
          ...inLine(statement.text),
          ...inside(writing, statement.image),
          ...boxes,
        ],
      });
    }),
  ];
}

function targetsPieces(writing: Writing, one: BlockOf<'targets'>): Piece[] {
  return one.look === 'texts'
    ? one.targets.flatMap((target) => [
        ...(target.image ? figure(writing, target.image) : []),
        ...paragraphsOf(target.text, lineWidth(writing.columns), {
          lead: [bold(`${target.label}. `)],
          options: { style: 'Passage' },
        }),
      ])
    : [bank(writing, one.targets, one.look === 'bank')];
}

function entriesPieces(writing: Writing, one: BlockOf<'entries'>): Piece[] {
  return one.entries.map(
    (entry) =>
      new Paragraph({
        ...writing.numbered(entry.number),
        children: [...inLine(entry.text), ...inside(writing, entry.image), text(' …………')],
      }),
  );
}

function gappedTextPieces(writing: Writing, one: BlockOf<'gapped-text'>, { figures }: Lead): Piece[] {
  return [
    ...paragraphsOf(one.text, lineWidth(writing.columns), {
      gap: gapOf(one.gaps),
      ...(one.number !== undefined && { first: writing.numbered(one.number) }),
    }),
    ...figures,
  ];
}

function gappedTablePieces(writing: Writing, one: BlockOf<'gapped-table'>, { figures }: Lead): Piece[] {
  return [
    ...figures,
    tableOf(
      columnsOfTexts(one.rows, lineWidth(writing.columns)),
      one.rows.map((row) => row.map((cell) => inLine(cell, gapOf(one.gaps)))),
    ),
  ];
}

function gridPieces(writing: Writing, one: BlockOf<'grid'>, { figures }: Lead): Piece[] {
  return [
    ...figures,
    tableOf(
      tickColumns(one.columns, lineWidth(writing.columns)),
      [
        [[], ...one.columns.map((column) => inLine(column))],
        ...one.rows.map((row) => [
          [bold(`${writing.translate('number', { number: row.number })} `), ...inLine(row.text)],
          ...one.columns.map(() => [text(box)]),
        ]),
      ],
      'all',
      one.columns.length > 3,
    ),
  ];
}

function markedTextPieces(writing: Writing, one: BlockOf<'marked-text'>, { figures }: Lead): Piece[] {
  return [
    ...figures,
    ...paragraphsOf(one.text, lineWidth(writing.columns), {
      first: writing.numbered(one.number),
      gap: (id) => {
        const part = Object.hasOwn(one.parts, id) ? one.parts[id] : undefined;
        if (!part) return [];
        const runs = part.text.flatMap((line) =>
          line.children.flatMap((node) => (node.kind === 'text' ? [text(node.text, { underline: {} })] : [])),
        );
        return part.label === undefined
          ? runs
          : [...runs, new TextRun({ text: part.label, bold: true, subScript: true })];
      },
    }),
  ];
}

function bankPieces(writing: Writing, one: BlockOf<'bank'>): Piece[] {
  return [
    bank(
      writing,
      one.entries.map(({ label = '', ...entry }) => ({ label, ...entry })),
      true,
    ),
  ];
}

function lettersPieces(writing: Writing, one: BlockOf<'letters'>, { figures }: Lead): Piece[] {
  return [
    ...paragraphsOf(one.clue, lineWidth(writing.columns), { first: writing.numbered(one.number) }),
    ...figures,
    ...(one.image ? figure(writing, one.image) : []),
    boxesOf(one.boxes),
    ...(one.tiles === undefined ? [] : [new Paragraph({ children: [bold(one.tiles.join('   '))] })]),
  ];
}

function orderingPieces(writing: Writing, one: BlockOf<'ordering'>, { figures }: Lead): Piece[] {
  return [
    ...paragraphsOf(one.stem, lineWidth(writing.columns), { first: writing.numbered(one.number) }),
    ...figures,
    ...(one.layout === 'line'
      ? [
          new Paragraph({
            children: one.pieces.flatMap((piece, at) => [...(at > 0 ? [text(' / ')] : []), ...inLine(piece.text)]),
          }),
          ...ruled(2),
        ]
      : [
          ...one.pieces.map(
            (piece) => new Paragraph({ style: 'Option', children: [bold(`${piece.label}. `), ...inLine(piece.text)] }),
          ),
          new Paragraph({
            children: [text(`${writing.translate('order')} ${one.pieces.map(() => '____').join('  ')}`)],
          }),
        ]),
  ];
}

function answerPieces(writing: Writing, one: BlockOf<'answer'>): Piece[] {
  return writing.sheet
    ? []
    : [
        new Paragraph({
          children: [
            text(
              `${writing.translate('answer')} ${one.cells === undefined ? '……………………' : Array.from({ length: one.cells }, () => '____').join(' ')}${one.unit === undefined ? '' : ` ${one.unit}`}`,
            ),
          ],
        }),
      ];
}

function writingPieces(writing: Writing, one: BlockOf<'writing'>, { figures }: Lead): Piece[] {
  return [
    ...task(writing, one, one.points, figures),
    ...facts(writing, [...writingFacts(writing.translate, one)], one.criteria),
    ...(one.lines === 1
      ? [
          new Paragraph({
            children: [text([one.before, '……………………………………………………', one.after].filter(Boolean).join(' '))],
          }),
        ]
      : ruled(one.lines)),
  ];
}

function speakingPieces(writing: Writing, one: BlockOf<'speaking'>, { figures }: Lead): Piece[] {
  return [
    ...task(writing, one, one.cues, figures),
    ...facts(
      writing,
      [
        ...(one.preparation > 0 ? [writing.translate('prepare', { count: one.preparation })] : []),
        writing.translate('speak', { count: one.seconds }),
      ],
      one.criteria,
    ),
  ];
}

/** Writing lines: a leader of dots up to the margin. */
const ruled = (count: number): Paragraph[] =>
  Array.from(
    { length: count },
    () =>
      new Paragraph({
        style: 'Ruled',
        children: [tab()],
      }),
  );

function writingFacts(
  translate: PaperTranslate,
  { keyword, minWords: min, maxWords: max }: BlockOf<'writing'>,
): string[] {
  return [
    ...(keyword === undefined ? [] : [translate('keyword', { keyword })]),
    ...(min !== undefined && max !== undefined
      ? [translate('words', { min, max })]
      : min !== undefined
        ? [translate('wordsFrom', { count: min })]
        : max !== undefined
          ? [translate('wordsTo', { count: max })]
          : []),
  ];
}

const task = (
  writing: Writing,
  one: BlockOf<'writing' | 'speaking'>,
  points: readonly string[],
  figures: readonly Piece[],
): Piece[] => [
  ...paragraphsOf(one.prompt, lineWidth(writing.columns), { first: writing.numbered(one.number) }),
  ...figures,
  ...points.map((point) => new Paragraph({ style: 'Option', children: [text(`• ${point}`)] })),
];

function facts(
  { translate }: Writing,
  given: readonly string[],
  criteria: BlockOf<'writing'>['criteria'],
): Paragraph[] {
  const all = [
    ...given,
    ...(criteria.length === 0
      ? []
      : [translate('criteria', { list: criteria.map(({ name, max }) => `${name} (0–${max})`).join('; ') })]),
  ];
  return all.length === 0 ? [] : [new Paragraph({ style: 'Instructions', children: [text(all.join(' '))] })];
}
