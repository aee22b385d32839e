import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import { romanNumeral } from '@vumon/domain';
import {
  gapsIn,
  isBlankMarkup,
  isQuestionTypeCode,
  parseContent,
  parseMarkup,
  serialiseMarkup,
  type ImageRef,
  type MarkupTree,
  type QuestionContent,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { printForm, type PrintBlock, type PrintForm, type PrintGaps } from '@vumon/question-types/print';
import { columnsFor, type Columns } from './columns.ts';
import { partNameIn } from './part-names.ts';
import { translateIn } from './translate.ts';

export type PaperLocale = 'vi' | 'en';

type ChoiceBlock = Extract<PrintBlock, { kind: 'choice' }>;

/** A block of a question; options with the number of columns that fit. */
export type PaperBlock = Exclude<PrintBlock, ChoiceBlock> | (ChoiceBlock & { readonly columns: Columns });

/** The blocks of one kind; kinds of the same shape share a type. */
export type BlockOf<Kind extends PaperBlock['kind'], Block extends PaperBlock = PaperBlock> = Block extends unknown
  ? Kind extends Block['kind']
    ? Block
    : never
  : never;

export interface PaperQuestion {
  readonly id: string;
  /** Blocks to be read first: instructions, passage, pictures. A page may break inside them. */
  readonly before: readonly PaperBlock[];
  readonly items: readonly PaperItem[];
}

/** Blocks to be answered; no page breaks inside them. */
export interface PaperItem {
  /** Instructions of one part of a composite. */
  readonly before: readonly PaperBlock[];
  /** Text after the number where the first block has none. */
  readonly stem: MarkupTree | null;
  /** Pictures between the question and its options. */
  readonly figures: readonly ImageRef[];
  readonly blocks: readonly PaperBlock[];
}

export interface PaperPart {
  readonly id: string;
  /** "PHẦN II."; empty where the name includes it already. */
  readonly label: string;
  readonly name: string;
  readonly instructions: MarkupTree;
  /** In hundredths. */
  readonly points: number;
  readonly questions: readonly PaperQuestion[];
}

/** Facts for the header; the renderer adds the names of subject and grade. */
export type PaperHead = Readonly<
  Pick<ExamContent, 'name' | 'subject' | 'gradeId' | 'minutes' | 'totalQuestions' | 'totalPoints'>
>;

export interface PaperDocument {
  readonly head: PaperHead;
  readonly parts: readonly PaperPart[];
  /** "HẾT" */
  readonly end: string;
}

/** The questions of a test in paper order. */
export const questionsOf = (content: ExamContent): ExamQuestionContent[] =>
  content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));

/** The parsed content of a question. Throws when it is invalid, so that no question is missing on a printed test. */
export function contentOf(question: ExamQuestionContent): QuestionContent {
  if (!isQuestionTypeCode(question.type)) throw new Error(`no question type ${question.type}`);
  const parsed = parseContent(question.type, question.schemaVersion, question.content);
  if (!parsed.ok) throw new Error(`question ${question.id} cannot be read`);
  return parsed.value;
}

/** Numbers through the whole test, or from 1 in each part, as the papers of the 2025 graduation examination. */
export type Numbering = 'through' | 'parts';

/** The same test with its questions numbered in this way. */
export function numberedBy(content: ExamContent, numbering: Numbering): ExamContent {
  if (numbering === 'through') return content;
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) => {
        let next = 1;
        return {
          ...part,
          questions: part.questions.map((question) => {
            const firstNumber = next;
            next += question.items.length;
            return { ...question, firstNumber };
          }),
        };
      }),
    })),
  };
}

/** How many letters the gaps of a question must have room for, by its id. */
export type GapWidths = Readonly<Record<string, number>>;

/**
 * The whole printable test. Options are in the order of `content`; it contains nothing of the key except rough widths.
 */
export function paperOf(content: ExamContent, locale: PaperLocale, widths: GapWidths = {}): PaperDocument {
  const { name, subject, gradeId, minutes, totalQuestions, totalPoints } = content;
  const filled = content.sections
    .flatMap((section) => section.parts)
    .filter((part) => part.questions.length > 0)
    .map((part) => ({ ...part, name: (locale === 'en' && part.nameEn) || part.name }));
  return {
    head: { name, subject, gradeId, minutes, totalQuestions, totalPoints },
    parts: filled.map((part, index) => ({
      id: part.id,
      label: labelOf(part.name, { index, of: filled.length }, locale),
      name: partNameIn(locale, part.name),
      instructions: isBlankMarkup(part.instructions) ? [] : parseMarkup(part.instructions),
      points: part.questions.reduce(
        (sum, question) => sum + Object.values(question.points).reduce((all, points) => all + points, 0),
        0,
      ),
      questions: questionsOfPart(part, locale, widths),
    })),
    end: translateIn(locale)('end'),
  };
}

/** "PHẦN II."; empty where the name includes it already, and of an only part. */
export const labelOf = (name: string, { index, of }: { index: number; of: number }, locale: PaperLocale): string =>
  of === 1 || /^(phần|part)\s/i.test(name) ? '' : translateIn(locale)('part', { number: romanNumeral(index + 1) });

function questionsOfPart(
  part: ExamContent['sections'][number]['parts'][number],
  locale: PaperLocale,
  widths: GapWidths,
): PaperQuestion[] {
  // Instructions that repeat those of the part or of the previous question are left out.
  let lastInstructions = textOf(parseMarkup(part.instructions));

  function laidOut({ blocks }: PrintForm): Pick<PaperQuestion, 'before' | 'items'> {
    // Statements under one number have no text of their own before them: the instructions are their question.
    const clustered = blocks.some((block) => block.kind === 'verdicts' && block.number !== undefined);
    const alone =
      blocks.flatMap((block) => numbersOf(placed(block))).length === 1 &&
      !blocks.some((block) => block.kind === 'passage');
    const before: PaperBlock[] = [];
    const items: PaperBlock[][] = [];
    const figures: ImageRef[] = [];
    let stem: MarkupTree | null = null;
    for (const block of blocks.map(placed)) {
      if (block.kind === 'instructions' && clustered) {
        stem = block.text;
      } else if (block.kind === 'instructions') {
        const text = textOf(block.text);
        if (text !== lastInstructions) before.push(block);
        lastInstructions = text;
      } else if (block.kind === 'image' && (alone || clustered)) figures.push(block.image);
      // No page break between a question and the place for its answer.
      else if ((block.kind === 'answer' || block.kind === 'gap-options') && items.length > 0) items.at(-1)!.push(block);
      else if (isItem(block)) items.push([block]);
      else before.push(block);
    }
    const split = items.flatMap(oneByOne);
    return {
      before,
      items: split.map((own, at) => ({
        before: [],
        stem: at === 0 ? stem : null,
        figures: at === 0 ? figures : [],
        blocks: own,
      })),
    };
  }

  return part.questions.map((question) => {
    const form = widened(
      printForm(question.type as QuestionTypeCode, contentOf(question), question.firstNumber, locale),
      Object.hasOwn(widths, question.id) ? widths[question.id]! : 0,
    );
    const whole = laidOut(form);
    const parts = (form.parts ?? []).flatMap((one) => {
      const { before, items } = laidOut(one);
      return items.map((item, at) => (at === 0 ? { ...item, before } : item));
    });
    return { id: question.id, before: whole.before, items: [...whole.items, ...parts] };
  });
}

/** Gaps without a width of their own, because the question shows no words for them, become as wide as `letters`. */
function widened(form: PrintForm, letters: number): PrintForm {
  if (letters === 0) return form;
  const wider = (gaps: PrintGaps): PrintGaps =>
    Object.fromEntries(Object.entries(gaps).map(([id, gap]) => [id, { letters, ...gap }]));
  return {
    blocks: form.blocks.map((block) =>
      block.kind === 'gapped-text' || block.kind === 'gapped-table' || block.kind === 'passage'
        ? { ...block, gaps: wider(block.gaps) }
        : block,
    ),
    ...(form.parts && { parts: form.parts.map((part) => widened(part, letters)) }),
  };
}

const itemKinds: ReadonlySet<PaperBlock['kind']> = new Set([
  'choice',
  'columns',
  'entries',
  'verdicts',
  'gapped-text',
  'gapped-table',
  'picture-task',
  'grid',
  'marked-text',
  'letters',
  'ordering',
  'writing',
  'speaking',
  'answer',
]);
const isItem = (block: PaperBlock): boolean => itemKinds.has(block.kind);
function placed(block: PrintBlock): PaperBlock {
  if (block.kind === 'choice') return { ...block, columns: columnsFor(block.options) };
  return block.kind === 'gapped-text' ? numberedInFront(block) : block;
}

/** A single line with a single gap is a question like any other: its number is in front, not at the gap. */
function numberedInFront(block: Extract<PrintBlock, { kind: 'gapped-text' }>): typeof block {
  const numbers = numbersOf(block);
  if (
    block.number !== undefined ||
    numbers.length !== 1 ||
    block.text.length !== 1 ||
    block.text[0]!.form !== undefined
  )
    return block;
  const gaps = Object.fromEntries(
    Object.entries(block.gaps).map(([id, { number: _, ...gap }]): [string, (typeof block.gaps)[string]] => [id, gap]),
  );
  return { ...block, number: numbers[0]!, gaps };
}

const textOf = (tree: MarkupTree): string => serialiseMarkup(tree).trim();

/** Statements and entries with a number each are treated as questions: a page may end between them. */
function oneByOne(blocks: readonly PaperBlock[]): (readonly PaperBlock[])[] {
  const [block, ...rest] = blocks;
  if (block?.kind === 'entries' && rest.length === 0)
    return block.entries.map((entry) => [{ ...block, entries: [entry] }]);
  if (block?.kind !== 'verdicts' || block.number !== undefined || rest.length > 0) return [blocks];
  return block.statements.map((statement) => [{ ...block, statements: [statement] }]);
}

/** The numbers that a learner answers in this block, in reading order. */
export function numbersOf(block: PaperBlock): number[] {
  const inText = (tree: MarkupTree, gaps: PrintGaps): number[] =>
    gapsIn(tree).flatMap((id) => (Object.hasOwn(gaps, id) ? (gaps[id]!.number ?? []) : []));
  switch (block.kind) {
    case 'choice':
    case 'writing':
    case 'speaking':
    case 'marked-text':
      return [block.number];
    case 'verdicts':
      return block.number === undefined ? block.statements.map((statement) => Number(statement.label)) : [block.number];
    case 'entries':
    case 'columns':
      return block.entries.map((entry) => entry.number);
    case 'gapped-text':
      return block.number === undefined ? inText(block.text, block.gaps) : [block.number];
    case 'gapped-table':
      return block.rows.flatMap((row) => row.flatMap((cell) => inText(cell, block.gaps)));
    case 'letters':
    case 'ordering':
      return [block.number];
    case 'grid':
      return block.rows.map((row) => row.number);
    case 'picture-task':
      return block.tasks.map((task) => task.number);
    case 'instructions':
    case 'example':
    case 'image':
    case 'recording':
    case 'passage':
    case 'targets':
    case 'bank':
    case 'gap-options':
    case 'answer':
      return [];
  }
}
