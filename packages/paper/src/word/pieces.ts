/** Components of the blocks of a paper in Word: pictures, options and word banks. */
import type { ImageRef } from '@vumon/question-types';
import type { PrintOption } from '@vumon/question-types/print';
import {
  AlignmentType,
  ImageRun,
  Paragraph,
  TabStopType,
  type IParagraphOptions,
  type ParagraphChild,
  type Table,
} from 'docx';
import type { BlockOf } from '../paper.ts';
import type { PaperTranslate } from '../translate.ts';
import { lineWidth } from './page.ts';
import { bold, inLine, italic, tab, text } from './runs.ts';
import { bankOf, neededFor, shared, tableOf } from './tables.ts';

export interface WordPicture {
  readonly type: 'png' | 'jpg';
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Writing {
  readonly translate: PaperTranslate;
  readonly pictures: ReadonlyMap<string, WordPicture>;
  /** By `markedName`. */
  readonly marked: ReadonlyMap<string, WordPicture>;
  readonly columns: 1 | 2;
  readonly sheet: boolean;
  /** The options of a paragraph that is numbered automatically. */
  numbered(number: number): IParagraphOptions;
}

type Columns = BlockOf<'columns'>;
export type Piece = Paragraph | Table;

const indent = 284;
/** The width of a picture inside an option with its letter, in twentieths of a point. */
const pictureWidth = (writing: Writing): number => small(writing).width * 15 + 500;

type Size = Pick<WordPicture, 'width' | 'height'>;

/** A picture in its own size, or reduced to fit into `most`. */
export function pictureRun(found: WordPicture, alt: string, most: Size): ImageRun {
  const scale = Math.min(1, most.width / found.width, most.height / found.height);
  return new ImageRun({
    type: found.type,
    data: found.data,
    transformation: { width: Math.round(found.width * scale), height: Math.round(found.height * scale) },
    altText: { name: alt, description: alt, title: alt },
  });
}

function picture(writing: Writing, image: ImageRef, most: Size): ParagraphChild {
  const found = writing.pictures.get(image.media);
  return found ? pictureRun(found, image.alt, most) : italic(writing.translate('picture', { alt: image.alt }));
}

/** Maximal size in pixels of a picture between paragraphs, and of one inside an option. */
const large = (writing: Writing) => ({ width: writing.columns === 1 ? 600 : 290, height: 280 });
const small = (writing: Writing) => ({ width: writing.columns === 1 ? 140 : 105, height: 110 });

export const figure = (writing: Writing, image: ImageRef): Paragraph[] => [
  new Paragraph({ alignment: AlignmentType.CENTER, children: [picture(writing, image, large(writing))] }),
  ...(image.caption === undefined
    ? []
    : [new Paragraph({ alignment: AlignmentType.CENTER, children: [italic(image.caption)] })]),
];

export const inside = (writing: Writing, image: ImageRef | undefined): ParagraphChild[] =>
  image ? [text(' '), picture(writing, image, small(writing))] : [];

export const optionRuns = (writing: Writing, option: PrintOption): ParagraphChild[] => [
  ...(option.label === '' ? [] : [bold(`${option.label}. `)]),
  ...inLine(option.text),
  ...inside(writing, option.image),
];

/** Options in rows of at most `most`, aligned by tab stops. */
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
      children: own.flatMap((option, at) => [...(at > 0 ? [tab()] : []), ...optionRuns(writing, option)]),
    });
  });
}

/** Options in the line of the question's number if they fit, else in lines below it. */
export function numberedOptions(
  writing: Writing,
  number: number,
  options: readonly PrintOption[],
  most: number,
): Paragraph[] {
  const offset = 1_100;
  const width = (lineWidth(writing.columns) - offset) / options.length;
  const fits = options.every(
    ({ text: tree, image }) => Math.max(neededFor(tree, 3), image ? pictureWidth(writing) : 0) <= width,
  );
  if (!fits)
    return [new Paragraph({ ...writing.numbered(number), children: [] }), ...optionLines(writing, options, most)];
  return [
    new Paragraph({
      ...writing.numbered(number),
      keepNext: false,
      tabStops: options.map((_, at) => ({ type: TabStopType.LEFT, position: Math.round(offset + width * at) })),
      children: options.flatMap((option) => [tab(), ...optionRuns(writing, option)]),
    }),
  ];
}

/** A framed word bank: with `across`, entries side by side as far as they fit, else one in each row. */
export function bank(writing: Writing, options: readonly Omit<PrintOption, 'id'>[], across: boolean): Table {
  const total = lineWidth(writing.columns);
  const entries = options.map((option) => ({
    text: option.text,
    runs: optionRuns(writing, option),
    least: across ? (option.image ? pictureWidth(writing) : 0) : total,
  }));
  return bankOf(entries, total);
}

export function columnsTable(writing: Writing, one: Columns): Table {
  const label = (number: number) => `${writing.translate('number', { number })} `;
  const least = (image: ImageRef | undefined) => (image ? pictureWidth(writing) : 0);
  const middle = one.lines ? (writing.columns === 1 ? 2_200 : 1_100) : 1_300;
  const [left = 0, right = 0] = shared(
    [
      Math.max(0, ...one.entries.map(({ text: tree, image }) => Math.max(neededFor(tree, 8), least(image)))),
      Math.max(0, ...one.targets.map(({ text: tree, image }) => Math.max(neededFor(tree, 4), least(image)))),
    ],
    lineWidth(writing.columns) - middle,
  );
  const columns = one.lines
    ? [{ width: left }, { width: middle / 2 }, { width: middle / 2, centred: true }, { width: right }]
    : [{ width: left }, { width: middle }, { width: right }];
  const rows = Array.from({ length: Math.max(one.entries.length, one.targets.length) }, (_, at) => {
    const entry = one.entries[at];
    const target = one.targets[at];
    return [
      entry ? [bold(label(entry.number)), ...inLine(entry.text), ...inside(writing, entry.image)] : [],
      ...(one.lines ? [entry ? [text('•')] : [], target ? [text('•')] : []] : [entry ? [text('…………')] : []]),
      target ? optionRuns(writing, target) : [],
    ];
  });
  return tableOf(columns, rows, 'none');
}
