/** Texts of a paper as runs of Word: marks, equations and the content of gaps. */
import { stretchesOf, blocksOf, type Inline, type ListBlock, type MarkupTree } from '@vumon/question-types';
import type { PrintGaps } from '@vumon/question-types/print';
import { Paragraph, Tab, TextRun, type IParagraphOptions, type ParagraphChild, type Table } from 'docx';
import { formulaOf } from '../math/formula.ts';
import { Equation } from '../math/omml.ts';
import { columnsOfTexts, tableOf } from './tables.ts';

export type Gap = (id: string) => ParagraphChild[];
interface Style {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly underline?: object;
}

const dots = (letters: number): string => '…'.repeat(Math.max(4, Math.ceil(letters / 1.6)));

export const text = (value: string, style: Style = {}): TextRun => new TextRun({ text: value, ...style });
/** A tab as an element: some programs show a tab character as a blank. */
export const tab = (): TextRun => new TextRun({ children: [new Tab()] });
export const bold = (value: string): TextRun => text(value, { bold: true });
export const italic = (value: string): TextRun => text(value, { italics: true });

export function runsOf(nodes: readonly Inline[], gap: Gap, style: Style = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.kind) {
      case 'text':
        return [text(node.text, style)];
      case 'mark':
        return runsOf(node.children, gap, {
          ...style,
          ...(node.mark === 'b' ? { bold: true } : node.mark === 'i' ? { italics: true } : { underline: {} }),
        });
      case 'math': {
        const formula = formulaOf(node.latex);
        return formula ? [new Equation(formula) as unknown as ParagraphChild] : [text(node.latex, style)];
      }
      case 'gap':
        return gap(node.id);
    }
  });
}

export const noGap: Gap = () => [text(` ${dots(8)} `)];

export const gapOf =
  (gaps: PrintGaps): Gap =>
  (id) => {
    const gap = Object.hasOwn(gaps, id) ? gaps[id] : undefined;
    if (gap?.example !== undefined) return [text(gap.example, { underline: {} })];
    return [
      ...(gap?.number === undefined ? [] : [bold(`(${gap.number}) `)]),
      text(dots(gap?.letters ?? 8)),
      ...(gap?.cue === undefined ? [] : [bold(` (${gap.cue})`)]),
    ];
  };

/** All lines of a text in one paragraph. */
export const inLine = (tree: MarkupTree, gap: Gap = noGap): ParagraphChild[] =>
  tree.flatMap((line, at) => [...(at > 0 ? [new TextRun({ break: 1 })] : []), ...runsOf(line.children, gap)]);

/** The paragraphs, lists and tables of a text, with `lead` before its first word and `tail` after its last. */
export function paragraphsOf(
  tree: MarkupTree,
  /** The width of a line, in twentieths of a point. */
  width: number,
  {
    lead = [],
    tail = [],
    gap = noGap,
    marked = 'none',
    first = {},
    options = {},
  }: {
    lead?: readonly ParagraphChild[];
    tail?: readonly ParagraphChild[];
    gap?: Gap;
    marked?: 'none' | 'numbers' | 'letters';
    /** Options of the first paragraph only, such as its number. */
    first?: IParagraphOptions;
    options?: IParagraphOptions;
  } = {},
): (Paragraph | Table)[] {
  const stretches = stretchesOf(tree);
  if (stretches.length === 0) return [new Paragraph({ ...options, ...first, children: [...lead, ...tail] })];
  let number = 0;
  return stretches.flatMap((lines, at) => {
    const end = at === stretches.length - 1 ? tail : [];
    if (lines[0]?.form !== undefined) {
      const head =
        at === 0 && (lead.length > 0 || first.numbering)
          ? [new Paragraph({ ...options, ...first, children: [...lead] })]
          : [];
      return [
        ...head,
        ...formed(lines, width, gap),
        ...(end.length > 0 ? [new Paragraph({ ...options, children: [...end] })] : []),
      ];
    }
    number += 1;
    const mark =
      marked === 'letters'
        ? [bold(`${String.fromCharCode(64 + number)}. `)]
        : marked === 'numbers'
          ? [bold(`[${number}] `)]
          : [];
    return [
      new Paragraph({
        ...options,
        ...(at === 0 ? first : {}),
        children: [...(at === 0 ? lead : []), ...mark, ...inLine(lines, gap), ...end],
      }),
    ];
  });
}

function formed(lines: MarkupTree, width: number, gap: Gap): (Paragraph | Table)[] {
  return blocksOf(lines).flatMap((one): (Paragraph | Table)[] => {
    if (one.kind === 'paragraph') return [new Paragraph({ children: runsOf(one.line.children, gap) })];
    if (one.kind === 'list') return listed(one, gap, 0);
    return [
      tableOf(
        columnsOfTexts(
          one.rows.map((row) => row.map(({ line }) => [line])),
          width,
        ),
        one.rows.map((row) => row.map(({ line, header }) => runsOf(line.children, gap, header ? { bold: true } : {}))),
      ),
    ];
  });
}

function listed({ ordered, items }: ListBlock, gap: Gap, depth: number): Paragraph[] {
  return items.flatMap(({ line, lists }, at) => [
    new Paragraph({
      indent: { left: 425 * (depth + 1), hanging: 283 },
      children: [text(ordered ? `${at + 1}. ` : '• '), ...runsOf(line.children, gap)],
    }),
    ...lists.flatMap((one) => listed(one, gap, depth + 1)),
  ]);
}
