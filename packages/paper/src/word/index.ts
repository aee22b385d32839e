/** A test on paper as a Word file that can be edited: real equations, styles and automatic numbers. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  LeaderType,
  LevelFormat,
  LevelSuffix,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TabStopType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IParagraphOptions,
} from 'docx';
import { keptTogether } from '../authority.ts';
import type { PaperDocument, PaperLocale } from '../paper.ts';
import type { SheetHead } from '../typst/paper.ts';
import { translateIn, type PaperTranslate } from '../translate.ts';
import { blockPieces, itemPieces } from './blocks.ts';
import { font, lineWidth, millimetre } from './page.ts';
import type { WordPicture, Writing } from './pieces.ts';
import { bold, inLine, italic, tab, text } from './runs.ts';

export type { WordPicture } from './pieces.ts';
export { wordMatrix } from './matrix.ts';

export interface WordLook {
  readonly locale: PaperLocale;
  readonly columns: 1 | 2;
  readonly code: string | null;
  readonly sheet: boolean;
  readonly pictures: ReadonlyMap<string, WordPicture>;
  /** Pictures with their marks drawn in, by `markedName`; a missing one is replaced by the picture without marks. */
  readonly marked: ReadonlyMap<string, WordPicture>;
}

/** Numbering is automatic; a new list starts wherever the next number does not follow the last one. */
function counting(translate: PaperTranslate) {
  const lists: { reference: string; start: number }[] = [];
  let last = -1;
  return {
    numbered(number: number): IParagraphOptions {
      if (lists.length === 0 || number !== last + 1)
        lists.push({ reference: `questions-${lists.length}`, start: number });
      last = number;
      return { style: 'Question', numbering: { reference: lists.at(-1)!.reference, level: 0 } };
    },
    config: () =>
      lists.map(({ reference, start }) => ({
        reference,
        levels: [
          {
            level: 0,
            start,
            format: LevelFormat.DECIMAL,
            text: translate('number', { number: '%1' }),
            alignment: AlignmentType.LEFT,
            suffix: LevelSuffix.SPACE,
            style: { run: { bold: true }, paragraph: { indent: { left: 0, hanging: 0 } } },
          },
        ],
      })),
  };
}

export async function wordPaper(paper: PaperDocument, head: SheetHead, look: WordLook): Promise<Uint8Array> {
  const { locale, columns, code } = look;
  const translate = translateIn(locale);
  const counter = counting(translate);
  const writing: Writing = {
    translate,
    pictures: look.pictures,
    marked: look.marked,
    columns,
    sheet: look.sheet,
    numbered: counter.numbered,
  };
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const body = paper.parts.flatMap((part) => [
    new Paragraph({
      style: 'Part',
      children: [
        bold(`${part.label} ${/[.!?:]$/.test(part.name) ? part.name : `${part.name}.`}`.trim()),
        ...(part.instructions.length > 0 ? [text(' '), ...inLine(part.instructions)] : []),
        ...(part.points > 0
          ? [italic(` ${translate('points', { count: part.points / 100, points: format.format(part.points / 100) })}`)]
          : []),
      ],
    }),
    ...part.questions.flatMap((question) => [
      ...question.before.flatMap((one) => blockPieces(writing, one)),
      ...question.items.flatMap((item) => itemPieces(writing, item)),
    ]),
  ]);
  const end = [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before: 240 },
      keepNext: true,
      children: [bold(`———— ${paper.end} ————`)],
    }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [italic(translate('notes'))] }),
  ];
  const page = {
    size: { width: Math.round(210 * millimetre), height: Math.round(297 * millimetre) },
    margin: {
      top: Math.round(20 * millimetre),
      right: Math.round(15 * millimetre),
      bottom: Math.round(20 * millimetre),
      left: Math.round(20 * millimetre),
    },
  };
  const footers = { default: new Footer({ children: [footer(translate, code)] }) };
  const document = new Document({
    title: paper.head.name,
    creator: head.school,
    styles: styles(columns),
    numbering: { config: counter.config() },
    sections:
      columns === 1
        ? [
            {
              properties: { page },
              footers,
              children: [...headPieces(translate, paper, head, code, locale), ...body, ...end],
            },
          ]
        : [
            { properties: { page }, footers, children: headPieces(translate, paper, head, code, locale) },
            {
              properties: {
                page,
                type: SectionType.CONTINUOUS,
                column: { count: 2, space: Math.round(7 * millimetre) },
              },
              footers,
              children: [...body, ...end],
            },
          ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function styles(columns: 1 | 2) {
  const style = (id: string, paragraph: object, run: object = {}) => ({
    id,
    name: id,
    basedOn: 'Normal',
    quickFormat: true,
    paragraph,
    run,
  });
  return {
    default: { document: { run: { font, size: 24 }, paragraph: { spacing: { before: 30, after: 30 } } } },
    paragraphStyles: [
      style('Part', { spacing: { before: 160, after: 60 }, keepNext: true, outlineLevel: 0 }),
      style('Question', { spacing: { before: 60 }, keepNext: true, keepLines: true }),
      style('Option', { indent: { left: 284 }, keepLines: true }),
      style('Passage', { indent: { left: 227, firstLine: 227 }, alignment: AlignmentType.JUSTIFIED }),
      style('Instructions', { keepNext: true, spacing: { before: 80 } }, { italics: true }),
      style('NarrowHead', {}, { size: columns === 1 ? 20 : 16 }),
      style('Ruled', {
        spacing: { before: 120 },
        tabStops: [{ type: TabStopType.RIGHT, position: lineWidth(columns), leader: LeaderType.DOT }],
      }),
    ],
  };
}

function footer(translate: PaperTranslate, code: string | null): Paragraph {
  const children = translate('page', { page: '#', pages: '##' })
    .split(/(##?)/)
    .map((part) => (part === '#' ? PageNumber.CURRENT : part === '##' ? PageNumber.TOTAL_PAGES : part));
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({ size: 21, children }),
      ...(code === null ? [] : [new TextRun({ size: 21, text: ` – ${translate('code', { code })}` })]),
    ],
  });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none };
const clear = { ...noBorders, insideHorizontal: none, insideVertical: none };

/** Name, class and number with dotted lines to write on, which tab stops end at the same place in any font. */
const fieldsOf = (translate: PaperTranslate, width: number): Paragraph =>
  new Paragraph({
    tabStops: [
      { type: TabStopType.LEFT, position: Math.round(width * 0.56), leader: LeaderType.DOT },
      { type: TabStopType.LEFT, position: Math.round(width * 0.77), leader: LeaderType.DOT },
      { type: TabStopType.RIGHT, position: width, leader: LeaderType.DOT },
    ],
    children: (['fullName', 'class', 'id'] as const).flatMap((name, at) => [
      text(`${at === 0 ? '' : ' '}${translate(name)} `),
      tab(),
    ]),
  });

function headPieces(
  translate: PaperTranslate,
  paper: PaperDocument,
  head: SheetHead,
  code: string | null,
  locale: PaperLocale,
): (Paragraph | Table)[] {
  const centred = (...children: TextRun[]) => new Paragraph({ alignment: AlignmentType.CENTER, children });
  const upper = (value: string) => value.toLocaleUpperCase(locale);
  const cell = (children: Paragraph[], width: number) =>
    new TableCell({
      children,
      borders: noBorders,
      width: { size: width, type: WidthType.PERCENTAGE },
      verticalAlign: VerticalAlign.CENTER,
    });
  const school = [
    ...(head.authority === '' ? [] : [centred(text(keptTogether(upper(head.authority))))]),
    centred(head.school === '' ? text(`${translate('schoolLine')}: ……………………`) : bold(upper(head.school))),
  ];
  const title = [
    centred(bold(keptTogether(upper(paper.head.name)))),
    ...(head.year === '' ? [] : [centred(bold(translate('year', { year: head.year })))]),
    centred(
      text(`${translate('subject')} `),
      bold(upper(head.subject)),
      text(`, ${head.grade.toLocaleLowerCase(locale)}`),
    ),
    centred(italic(translate('minutesLine', { count: paper.head.minutes }))),
  ];
  const share = code === null ? 1 : 0.82;
  const free = Math.round(lineWidth(1) * share) - 216;
  const full = { size: 100, type: WidthType.PERCENTAGE } as const;
  return [
    new Table({ width: full, borders: clear, rows: [new TableRow({ children: [cell(school, 42), cell(title, 58)] })] }),
    new Paragraph({ children: [] }),
    new Table({
      width: full,
      borders: clear,
      rows: [
        new TableRow({
          children: [
            cell([fieldsOf(translate, free)], share * 100),
            ...(code === null
              ? []
              : [
                  new TableCell({
                    children: [centred(bold(translate('code', { code })))],
                    width: { size: 18, type: WidthType.PERCENTAGE },
                    borders: Object.fromEntries(
                      ['top', 'bottom', 'left', 'right'].map((side) => [
                        side,
                        { style: BorderStyle.SINGLE, size: 6, color: '000000' },
                      ]),
                    ),
                  }),
                ]),
          ],
        }),
      ],
    }),
    new Paragraph({ children: [] }),
  ];
}
