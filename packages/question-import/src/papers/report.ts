/** A short report of a paper, for the command line and for tests. */
import type { WordDocument } from '@vumon/word';
import { readable, type PaperLine } from './lines/lines.ts';
import { segmentPaper } from './finding/segment.ts';
import type { KeySource, Level, PaperQuestion, QuestionKind } from './segments.ts';

export interface PaperReport {
  readonly title: readonly string[];
  readonly parts: readonly { readonly number: number; readonly text: string }[];
  readonly passages: readonly string[];
  readonly questions: readonly {
    readonly label: number;
    readonly part: number | null;
    readonly passage: number | null;
    readonly level: Level | null;
    readonly kind: QuestionKind;
    readonly stem: string;
    readonly options: Readonly<Record<string, string>>;
    readonly key: string | null;
    readonly keySource: KeySource | null;
    readonly solution: string;
    readonly equations: number;
    readonly unreadEquations: number;
    readonly pictures: number;
    readonly problems: readonly string[];
  }[];
  readonly notUnderstood: readonly { readonly text: string; readonly afterQuestion: number | null }[];
  readonly leftOut: WordDocument['leftOut'];
  readonly equations: number;
  readonly unreadEquations: number;
  readonly pictures: number;
}

const join = (lines: readonly PaperLine[]): string => lines.map(readable).join('\n');
const piecesIn = (lines: readonly PaperLine[]) => lines.flatMap(piecesOf);

function piecesOf(line: PaperLine): PaperLine['pieces'] {
  if (!line.table) return line.pieces;
  const inside: PaperLine['pieces'][number][] = [];
  const visit = (blocks: WordDocument['blocks']): void => {
    for (const block of blocks)
      if (block.kind === 'paragraph') inside.push(...block.pieces);
      else if (block.kind === 'box') visit(block.blocks);
      else for (const row of block.rows) for (const cell of row) visit(cell.blocks);
  };
  visit([line.table]);
  return inside;
}

/** All that a question shows to learners. */
export const shownOf = ({ stem, match, options }: PaperQuestion): PaperLine[] => [
  ...stem,
  ...[...(match?.items ?? []), ...options].flatMap(({ lines }) => lines),
];

export function countsOf(lines: readonly PaperLine[]) {
  const pieces = piecesIn(lines);
  const equations = pieces.filter(({ kind }) => kind === 'math');
  return {
    equations: equations.length,
    unreadEquations: equations.filter((piece) => piece.kind === 'math' && piece.latex === null).length,
    pictures: pieces.filter(({ kind }) => kind === 'picture').length,
  };
}

export function paperReport(document: WordDocument): PaperReport {
  const paper = segmentPaper(document.blocks);
  const everything = [
    ...paper.title,
    ...paper.parts.flatMap(({ lines }) => lines),
    ...paper.passages.flatMap(({ lines }) => lines),
    ...paper.questions.flatMap((one) => [...shownOf(one), ...one.solution, ...one.answers]),
    ...paper.keyLines,
    ...paper.notUnderstood.map(({ line }) => line),
  ];
  return {
    title: paper.title.map(readable),
    parts: paper.parts.map(({ number, lines }) => ({ number, text: join(lines) })),
    passages: paper.passages.map(({ lines }) => join(lines)),
    questions: paper.questions.map((one) => ({
      label: one.label,
      part: one.part,
      passage: one.passage,
      level: one.level,
      kind: one.kind,
      stem: join(one.stem),
      options: Object.fromEntries(one.options.map(({ letter, lines }) => [letter, join(lines)])),
      key: one.key,
      keySource: one.keySource,
      solution: join(one.solution),
      ...countsOf([...shownOf(one), ...one.solution, ...one.answers]),
      problems: one.problems,
    })),
    notUnderstood: paper.notUnderstood.map(({ line, after }) => ({
      text: readable(line),
      afterQuestion: paper.questions[after]?.label ?? null,
    })),
    leftOut: document.leftOut,
    ...countsOf(everything),
  };
}
