/** Blocks of a paper as paragraphs of Word: the paper form of every question type. */
import type { ImageRef, MarkupTree } from '@vumon/question-types';
import type { PrintOption } from '@vumon/question-types/print';
import {
  AlignmentType,
  ImageRun,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
  type Table,
} from 'docx';
import type { PaperBlock, PaperItem } from '../paper.ts';
import type { Words } from '../words.ts';
import { bold, gapOf, inLine, italic, paragraphsOf, tableOf, text } from './runs.ts';

export interface WordPicture {
  readonly type: 'png' | 'jpg';
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Writing {
  readonly words: Words;
  readonly pictures: ReadonlyMap<string, WordPicture>;
  readonly columns: 1 | 2;
  readonly sheet: boolean;
  /** The automatic number of a question, as Word counts it. */
  numbered(number: number): IParagraphOptions;
}

type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;
type Piece = Paragraph | Table;

/** The width of a line of text in twentieths of a point. */
export const lineWidth = (columns: 1 | 2): number => (columns === 1 ? 9_921 : 4_760);
const indent = 284;

function picture(writing: Writing, image: ImageRef, most: { width: number; height: number }): ParagraphChild {
  const found = writing.pictures.get(image.media);
  if (!found) return italic(writing.words('picture', { alt: image.alt }));
  const scale = Math.min(1, most.width / found.width, most.height / found.height);
  return new ImageRun({
    type: found.type,
    data: found.data,
    transformation: { width: Math.round(found.width * scale), height: Math.round(found.height * scale) },
    altText: { name: image.alt, description: image.alt, title: image.alt },
  });
}

/** Maximal size in pixels of a picture between the lines, and of one inside an option. */
const large = (writing: Writing) => ({ width: writing.columns === 1 ? 600 : 290, height: 280 });
const small = { width: 140, height: 110 };

const figure = (writing: Writing, image: ImageRef): Paragraph[] => [
  new Paragraph({ alignment: AlignmentType.CENTER, children: [picture(writing, image, large(writing))] }),
  ...(image.caption === undefined
    ? []
    : [new Paragraph({ alignment: AlignmentType.CENTER, children: [italic(image.caption)] })]),
];

const inside = (writing: Writing, image: ImageRef | undefined): ParagraphChild[] =>
  image ? [text(' '), picture(writing, image, small)] : [];

const optionRuns = (writing: Writing, option: PrintOption): ParagraphChild[] => [
  ...(option.label === '' ? [] : [bold(`${option.label}. `)]),
  ...inLine(option.text),
  ...inside(writing, option.image),
];

/** Options in rows of so many, aligned at the same tab stops. */
export function optionLines(writing: Writing, options: readonly PrintOption[], most: number): Paragraph[] {
  const columns = writing.columns === 1 ? most : most === 4 ? 2 : 1;
  const width = (lineWidth(writing.columns) - indent) / columns;
  const tabStops = Array.from({ length: columns - 1 }, (_, at) => ({
    type: TabStopType.LEFT,
    position: Math.round(indent + width * (at + 1)),
  }));
  return Array.from({ length: Math.ceil(options.length / columns) }, (_, row) => {
    const own = options.slice(row * columns, (row + 1) * columns);
    const last = (row + 1) * columns >= options.length;
    return new Paragraph({
      style: 'Option',
      keepNext: !last,
      tabStops,
      children: own.flatMap((option, at) => [
        ...(at > 0 ? [new TextRun({ children: ['\t'] })] : []),
        ...optionRuns(writing, option),
      ]),
    });
  });
}

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
      return paragraphsOf(one.text, { options: { style: 'Instructions' } });
    case 'example':
      return paragraphsOf(one.text, { lead: [bold(`${words('example')} `)] });
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
        ...paragraphsOf(one.text, {
          gap: gapOf(one.gaps),
          marked: one.lettered === true ? 'letters' : one.numbered ? 'numbers' : 'none',
          options: { style: 'Passage' },
        }),
      ];
    case 'choice':
      return [
        ...paragraphsOf(one.stem, {
          first: question(one.number),
          ...(one.choose !== undefined && { tail: [italic(` ${words('choose', { count: one.choose })}`)] }),
        }),
        ...(one.image ? figure(writing, one.image) : []),
        ...figures,
        ...optionLines(writing, one.options, one.columns),
      ];
    case 'verdicts':
      return [
        ...(one.number === undefined ? [] : paragraphsOf(stem ?? [], { first: question(one.number) })),
        ...figures,
        ...one.statements.map((statement) => {
          const boxes =
            writing.sheet && one.number !== undefined
              ? []
              : [text(`   ${one.verdicts.map((verdict) => `${verdict} ${box}`).join('  ')}`)];
          return new Paragraph({
            ...(one.number === undefined ? question(Number(statement.label)) : { style: 'Option' }),
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
            ...paragraphsOf(target.text, { lead: [bold(`${target.label}. `)], options: { style: 'Passage' } }),
          ])
        : [tableOf([one.targets.map((target) => optionRuns(writing, target))])];
    case 'entries':
      return one.entries.map(
        (entry) =>
          new Paragraph({
            ...question(entry.number),
            children: [...inLine(entry.text), ...inside(writing, entry.image), text(' …………')],
          }),
      );
    case 'columns':
      return [
        tableOf(
          Array.from({ length: Math.max(one.entries.length, one.targets.length) }, (_, at) => {
            const entry = one.entries[at];
            const target = one.targets[at];
            return [
              entry
                ? [
                    bold(`${words('number', { number: entry.number })} `),
                    ...inLine(entry.text),
                    ...inside(writing, entry.image),
                  ]
                : [],
              entry ? [text(one.lines ? '•' : '…………')] : [],
              target ? [...(one.lines ? [text('• ')] : []), ...optionRuns(writing, target)] : [],
            ];
          }),
        ),
      ];
    case 'gapped-text':
      return [
        ...paragraphsOf(one.text, {
          gap: gapOf(one.gaps),
          ...(one.number !== undefined && { first: question(one.number) }),
        }),
        ...figures,
      ];
    case 'gapped-table':
      return [...figures, tableOf(one.rows.map((row) => row.map((cell) => inLine(cell, gapOf(one.gaps)))))];
    case 'grid':
      return [
        ...figures,
        tableOf([
          [[], ...one.columns.map((column) => inLine(column))],
          ...one.rows.map((row) => [
            [bold(`${words('number', { number: row.number })} `), ...inLine(row.text)],
            ...one.columns.map(() => [text(box)]),
          ]),
        ]),
      ];
    case 'gap-options':
      return one.rows.flatMap((row) => [
        new Paragraph({ ...question(row.number), children: [] }),
        ...optionLines(writing, row.options, 4),
      ]);
    case 'marked-text':
      return [
        ...figures,
        ...paragraphsOf(one.text, {
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
        tableOf([
          one.entries.map((entry) => [
            ...(entry.label === undefined ? [] : [bold(`${entry.label}. `)]),
            ...inside(writing, entry.image),
            ...inLine(entry.text),
          ]),
        ]),
      ];
    case 'letters':
      return [
        ...paragraphsOf(one.clue, { first: question(one.number) }),
        ...figures,
        ...(one.image ? figure(writing, one.image) : []),
        new Paragraph({ children: [text(one.boxes.map((letter) => (letter === '' ? '___' : letter)).join('  '))] }),
        ...(one.tiles === undefined ? [] : [new Paragraph({ children: [bold(one.tiles.join('   '))] })]),
      ];
    case 'ordering':
      return [
        ...paragraphsOf(one.stem, { first: question(one.number) }),
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
        children: [new TextRun({ children: ['\t'] })],
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
  ...paragraphsOf(one.prompt, { first: writing.numbered(one.number) }),
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

/** Word cannot draw marks over a picture, so they are listed below it. */
function pictureTask(writing: Writing, one: Of<'picture-task'>): Piece[] {
  return [
    ...(one.bank.length > 0 ? [tableOf([one.bank.map((option) => optionRuns(writing, option))])] : []),
    ...(one.image ? figure(writing, one.image) : []),
    ...one.tasks.map(
      (entry) =>
        new Paragraph({
          ...writing.numbered(entry.number),
          children: [
            ...inLine(entry.text),
            ...inside(writing, entry.image),
            ...(entry.line ? [text(' ……………………')] : []),
          ],
        }),
    ),
  ];
}
