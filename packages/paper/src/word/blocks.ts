/** Blocks of a paper as paragraphs of Word: the paper form of every question type. */
import type { MarkupTree } from '@vumon/question-types';
import { AlignmentType, Paragraph, TabStopType, TextRun } from 'docx';
import { columnsFor } from '../columns.ts';
import type { PaperBlock, PaperItem } from '../paper.ts';
import type { Words } from '../words.ts';
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

type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;

export function itemPieces(writing: Writing, item: PaperItem): Piece[] {
  const figures = item.figures.flatMap((image) => figure(writing, image));
  return [
    ...item.before.flatMap((one) => blockPieces(writing, one)),
    ...item.blocks.flatMap((one, at) =>
      blockPieces(writing, one, at === 0 ? item.stem : null, at === 0 ? figures : []),
    ),
  ];
}

const box = '☐';

export function blockPieces(
  writing: Writing,
  one: PaperBlock,
  stem: MarkupTree | null = null,
  figures: Piece[] = [],
): Piece[] {
  const { words } = writing;
  const question = (number: number) => ({ ...writing.numbered(number) });
  switch (one.kind) {
    case 'instructions':
      return paragraphsOf(one.text, lineWidth(writing.columns), { options: { style: 'Instructions' } });
    case 'example':
      return paragraphsOf(one.text, lineWidth(writing.columns), { lead: [bold(`${words('example')} `)] });
    case 'image':
      return figure(writing, one.image);
    case 'recording':
      return [
        new Paragraph({
          style: 'Instructions',
          children: [
            text(one.playLimit > 0 ? words(one.medium, { count: one.playLimit }) : words(`${one.medium}Free`)),
          ],
        }),
      ];
    case 'passage':
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
    case 'choice':
      if (one.stem.length === 0 && one.choose === undefined && !one.image && figures.length === 0)
        return numberedOptions(writing, one.number, one.options, one.columns);
      return [
        ...paragraphsOf(one.stem, lineWidth(writing.columns), {
          first: question(one.number),
          ...(one.choose !== undefined && { tail: [italic(` ${words('choose', { count: one.choose })}`)] }),
        }),
        ...(one.image ? figure(writing, one.image) : []),
        ...figures,
        ...optionLines(writing, one.options, one.columns),
      ];
    case 'verdicts':
      return [
        ...(one.number === undefined
          ? []
          : paragraphsOf(stem ?? [], lineWidth(writing.columns), { first: question(one.number) })),
        ...figures,
        ...one.statements.map((statement) => {
          const boxes =
            writing.sheet && one.number !== undefined
              ? []
              : [tab(), text(one.verdicts.map((verdict) => `${verdict}\u00a0${box}`).join('\u00a0\u00a0'))];
          return new Paragraph({
            ...(one.number === undefined ? question(Number(statement.label)) : { style: 'Option' }),
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
    case 'targets':
      return one.look === 'texts'
        ? one.targets.flatMap((target) => [
            ...(target.image ? figure(writing, target.image) : []),
            ...paragraphsOf(target.text, lineWidth(writing.columns), {
              lead: [bold(`${target.label}. `)],
              options: { style: 'Passage' },
            }),
          ])
        : [bank(writing, one.targets, one.look === 'bank')];
    case 'entries':
      return one.entries.map(
        (entry) =>
          new Paragraph({
            ...question(entry.number),
            children: [...inLine(entry.text), ...inside(writing, entry.image), text(' …………')],
          }),
      );
    case 'columns':
      return [columnsTable(writing, one)];
    case 'gapped-text':
      return [
        ...paragraphsOf(one.text, lineWidth(writing.columns), {
          gap: gapOf(one.gaps),
          ...(one.number !== undefined && { first: question(one.number) }),
        }),
        ...figures,
      ];
    case 'gapped-table':
      return [
        ...figures,
        tableOf(
          columnsOfTexts(one.rows, lineWidth(writing.columns)),
          one.rows.map((row) => row.map((cell) => inLine(cell, gapOf(one.gaps)))),
        ),
      ];
    case 'grid':
      return [
        ...figures,
        tableOf(
          tickColumns(one.columns, lineWidth(writing.columns)),
          [
            [[], ...one.columns.map((column) => inLine(column))],
            ...one.rows.map((row) => [
              [bold(`${words('number', { number: row.number })} `), ...inLine(row.text)],
              ...one.columns.map(() => [text(box)]),
            ]),
          ],
          'all',
          one.columns.length > 3,
        ),
      ];
    case 'gap-options':
      return one.rows.flatMap((row) => numberedOptions(writing, row.number, row.options, columnsFor(row.options)));
    case 'marked-text':
      return [
        ...figures,
        ...paragraphsOf(one.text, lineWidth(writing.columns), {
          first: question(one.number),
          gap: (id) => {
            const part = Object.hasOwn(one.parts, id) ? one.parts[id] : undefined;
            if (!part) return [];
            const words = part.text.flatMap((line) =>
              line.children.flatMap((node) => (node.kind === 'text' ? [text(node.text, { underline: {} })] : [])),
            );
            return part.label === undefined
              ? words
              : [...words, new TextRun({ text: part.label, bold: true, subScript: true })];
          },
        }),
      ];
    case 'picture-task':
      return [...figures, ...pictureTask(writing, one)];
    case 'bank':
      return [
        bank(
          writing,
          one.entries.map(({ label = '', ...entry }) => ({ label, ...entry })),
          true,
        ),
      ];
    case 'letters':
      return [
        ...paragraphsOf(one.clue, lineWidth(writing.columns), { first: question(one.number) }),
        ...figures,
        ...(one.image ? figure(writing, one.image) : []),
        boxesOf(one.boxes),
        ...(one.tiles === undefined ? [] : [new Paragraph({ children: [bold(one.tiles.join('   '))] })]),
      ];
    case 'ordering':
      return [
        ...paragraphsOf(one.stem, lineWidth(writing.columns), { first: question(one.number) }),
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
                (piece) =>
                  new Paragraph({ style: 'Option', children: [bold(`${piece.label}. `), ...inLine(piece.text)] }),
              ),
              new Paragraph({ children: [text(`${words('order')} ${one.pieces.map(() => '____').join('  ')}`)] }),
            ]),
      ];
    case 'answer':
      return writing.sheet
        ? []
        : [
            new Paragraph({
              children: [
                text(
                  `${words('answer')} ${one.cells === undefined ? '……………………' : Array.from({ length: one.cells }, () => '____').join(' ')}${one.unit === undefined ? '' : ` ${one.unit}`}`,
                ),
              ],
            }),
          ];
    case 'writing':
      return [
        ...task(writing, one, one.points, figures),
        ...facts(writing, [...writingFacts(words, one)], one.criteria),
        ...(one.lines === 1
          ? [
              new Paragraph({
                children: [text([one.before, '……………………………………………………', one.after].filter(Boolean).join(' '))],
              }),
            ]
          : ruled(one.lines)),
      ];
    case 'speaking':
      return [
        ...task(writing, one, one.cues, figures),
        ...facts(
          writing,
          [
            ...(one.preparation > 0 ? [words('prepare', { count: one.preparation })] : []),
            words('speak', { count: one.seconds }),
          ],
          one.criteria,
        ),
      ];
  }
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

function writingFacts(words: Words, { keyword, minWords: min, maxWords: max }: Of<'writing'>): string[] {
  return [
    ...(keyword === undefined ? [] : [words('keyword', { keyword })]),
    ...(min !== undefined && max !== undefined
      ? [words('words', { min, max })]
      : min !== undefined
        ? [words('wordsFrom', { count: min })]
        : max !== undefined
          ? [words('wordsTo', { count: max })]
          : []),
  ];
}

const task = (
  writing: Writing,
  one: Of<'writing' | 'speaking'>,
  points: readonly string[],
  figures: Piece[],
): Piece[] => [
  ...paragraphsOf(one.prompt, lineWidth(writing.columns), { first: writing.numbered(one.number) }),
  ...figures,
  ...points.map((point) => new Paragraph({ style: 'Option', children: [text(`• ${point}`)] })),
];

function facts({ words }: Writing, given: readonly string[], criteria: Of<'writing'>['criteria']): Paragraph[] {
  const all = [
    ...given,
    ...(criteria.length === 0
      ? []
      : [words('criteria', { list: criteria.map(({ name, max }) => `${name} (0–${max})`).join('; ') })]),
  ];
  return all.length === 0 ? [] : [new Paragraph({ style: 'Instructions', children: [text(all.join(' '))] })];
}
