/** Rows of the product's spreadsheet template as questions. Pure. */
import type { Level } from '@vumon/domain';
import {
  choiceDraft,
  essayDraft,
  gapDraft,
  isBuilt,
  note,
  numberDraft,
  pairsDraft,
  rewriteDraft,
  verdictDraft,
  withGap,
  type ImportDraft,
  type ImportEntry,
  type ImportNote,
} from './drafts.ts';
import { middleOf, readDecimal, writeDecimal } from './decimals.ts';
import { markupFrom } from './markup-from.ts';

export const rowFields = [
  'type',
  'question',
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'answer',
  'explanation',
  'level',
  'keywords',
  'name',
] as const;
export type RowField = (typeof rowFields)[number];
export type RowCells = Readonly<Partial<Record<RowField, string>>>;

const optionFields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Types that rows can contain. MG1 becomes MG2 with extra words, MG4 if a word is used twice. */
export const rowTypes = ['MC1', 'MR1', 'MR2', 'TF1', 'TF5', 'FB1', 'FB8', 'MG1', 'SA1', 'EW1'] as const;
type RowType = (typeof rowTypes)[number];

/** Letters and digits without diacritics, for comparing words. */
const key = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const typeNames: ReadonlyMap<string, RowType> = new Map(
  Object.entries({
    'trac nghiem': 'MC1',
    'mot dap an': 'MC1',
    'trac nghiem chu': 'MC1',
    'multiple choice': 'MC1',
    'single choice': 'MC1',
    'text choice': 'MC1',
    'chon k dap an': 'MR1',
    'chon dung k dap an': 'MR1',
    'choose k': 'MR1',
    'nhieu dap an': 'MR2',
    'chon tat ca': 'MR2',
    'chon tat ca dap an dung': 'MR2',
    'all that apply': 'MR2',
    'multiple answers': 'MR2',
    'dung sai': 'TF1',
    'true false': 'TF1',
    'one statement': 'TF1',
    'dung sai 4 y': 'TF5',
    'dung sai bon y': 'TF5',
    'four statement cluster': 'TF5',
    'four statements': 'TF5',
    'dien tu': 'FB1',
    'dien mot o': 'FB1',
    'single gap': 'FB1',
    'tra loi ngan': 'FB8',
    'tra loi ngan so': 'FB8',
    'dien so': 'FB8',
    'numeric answer': 'FB8',
    number: 'FB8',
    ghep: 'MG1',
    'ghep cap': 'MG1',
    'ghep cau': 'MG1',
    'noi cot': 'MG1',
    matching: 'MG1',
    pairs: 'MG1',
    'text pairs': 'MG1',
    mg2: 'MG1',
    mg4: 'MG1',
    'viet lai cau': 'SA1',
    'short answer': 'SA1',
    rewrite: 'SA1',
    'viet doan': 'EW1',
    'viet bai': 'EW1',
    'tu luan': 'EW1',
    essay: 'EW1',
    'extended writing': 'EW1',
    writing: 'EW1',
  } satisfies Record<string, RowType>),
);
/** "NB, NB, TH, VD": a level for each of four statements; null for anything else. */
function levelsOfStatements(cell: string): Level[] | null {
  const words = (/[,;|/\n]/.test(cell) ? cell.split(/[,;|/\n]/) : cell.split(/\s+/))
    .map(key)
    .filter((word) => word !== '');
  const known = words.flatMap((word) => (Object.hasOwn(levelNames, word) ? levelNames[word]! : []));
  return words.length === 4 && known.length === 4 ? (known as Level[]) : null;
}
const levelNames: Readonly<Record<string, ImportEntry['difficulty']>> = {
  m1: 'M1',
  m2: 'M2',
  m3: 'M3',
  m4: 'M4',
  'nhan biet': 'M1',
  'thong hieu': 'M2',
  'van dung': 'M3',
  'van dung cao': 'M4',
  knowledge: 'M1',
  comprehension: 'M2',
  application: 'M3',
  'higher application': 'M4',
  nb: 'M1',
  th: 'M2',
  vd: 'M3',
  vdc: 'M4',
};

/** The type of a row without one, guessed from its filled cells. */
function guessType(cells: RowCells, options: readonly string[]): RowType | null {
  const answer = key(cells.answer ?? '');
  if (options.length >= 2) return /^[a-h]( ?[a-h])+$/.test(answer) ? 'MR2' : 'MC1';
  if (isVerdict(answer)) return 'TF1';
  return answer === '' ? null : 'FB1';
}

const verdicts: Readonly<Record<string, boolean>> = {
  d: true,
  dung: true,
  t: true,
  true: true,
  x: true,
  s: false,
  sai: false,
  f: false,
  false: false,
};
const isVerdict = (word: string): boolean => Object.hasOwn(verdicts, word);

/** Letters of the right options as indices; null when the cell contains something else. */
function lettersOf(answer: string): number[] | null {
  const words = key(answer)
    .replace(/ (va|and) /g, ' ')
    .split(' ')
    .flatMap((word) => (/^[a-h]{2,8}$/.test(word) ? [...word] : [word]));
  const indices = words.map((word) => (word.length === 1 ? 'abcdefgh'.indexOf(word) : -1));
  return indices.some((at) => at < 0) ? null : [...new Set(indices)];
}

/** "a | b", or one on each line. */
const acceptedOf = (answer: string): string[] =>
  answer
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

class RowReader {
  /** Four statements can have a level each. */
  statementLevels: readonly Level[] | null = null;
  readonly problems: ImportNote[] = [];
  #dropped = false;
  readonly cells: RowCells;
  constructor(cells: RowCells) {
    this.cells = cells;
  }

  text(field: RowField): string {
    const { markup, dropped } = markupFrom(this.cells[field] ?? '', 'moodle');
    this.#dropped ||= dropped;
    return markup;
  }
  refuse(code: string, params: ImportNote['params'] = {}): null {
    this.problems.push(note(code, params));
    return null;
  }
  get notices(): ImportNote[] {
    return this.#dropped ? [note('MEDIA_DROPPED')] : [];
  }

  make(code: RowType, options: readonly string[], criterion: string): ImportDraft | null {
    const stem = this.text('question');
    const explanation = this.text('explanation');
    const answer = (this.cells.answer ?? '').trim();
    if (stem === '') this.refuse('ROW_QUESTION_MISSING');
    const silent = answer === '' && code !== 'MG1' && code !== 'EW1';
    if (silent) this.refuse('ROW_ANSWER_MISSING');
    if (stem === '' || silent) return null;
    switch (code) {
      case 'MC1':
      case 'MR1':
      case 'MR2': {
        const correct = lettersOf(answer) ?? this.#byText(answer);
        if (correct === null) return this.refuse('ROW_ANSWER_LETTERS', { answer });
        const gap = this.#hole(options.length);
        if (gap !== null) return this.refuse('ROW_OPTION_GAP', { letter: gap });
        if (correct.some((at) => at >= options.length)) return this.refuse('ROW_ANSWER_NO_OPTION', { answer });
        return choiceDraft(code, { stem, options, correct, explanation });
      }
      case 'TF1': {
        const word = key(answer);
        return isVerdict(word)
          ? verdictDraft('TF1', { statements: [{ text: stem, isTrue: verdicts[word]! }], explanation })
          : this.refuse('ROW_ANSWER_VERDICT', { answer });
      }
      case 'TF5': {
        const words = key(answer)
          .split(' ')
          .flatMap((word) => (isVerdict(word) ? [word] : [...word]));
        if (options.length !== 4) return this.refuse('ROW_FOUR_STATEMENTS');
        if (words.length !== 4 || !words.every(isVerdict)) return this.refuse('ROW_ANSWER_FOUR', { answer });
        return verdictDraft('TF5', {
          instructions: stem,
          statements: options.map((text, at) => {
            const level = this.statementLevels?.[at];
            return { text, isTrue: verdicts[words[at]!]!, ...(level && { level }) };
          }),
          explanation,
        });
      }
      case 'FB1':
        return gapDraft({ text: withGap(stem), accepted: acceptedOf(answer), explanation });
      case 'FB8':
        return this.#number(stem, answer, explanation);
      case 'SA1':
        return rewriteDraft({ prompt: stem, accepted: acceptedOf(answer), explanation });
      case 'EW1': {
        const [, least, most] = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/.exec(answer) ?? [];
        if (answer !== '' && (least === undefined || Number(least) > Number(most) || Number(least) < 1))
          return this.refuse('ROW_ANSWER_WORDS', { answer });
        return essayDraft({
          prompt: stem,
          words: answer === '' ? null : [Number(least), Number(most)],
          explanation,
          criterion,
        });
      }
      case 'MG1': {
        const pairs = options
          .map((option) => /^([^=]*)=([\s\S]*)$/.exec(option.replace(/\s*(?:->|→)\s*/, ' = ')))
          .map((found) => ({ left: found?.[1]?.trim() ?? '', right: found?.[2]?.trim() ?? '' }));
        if (pairs.some(({ right }) => right === '') || pairs.filter(({ left }) => left !== '').length < 2)
          return this.refuse('ROW_PAIRS');
        return pairsDraft({ instructions: stem, pairs, explanation });
      }
    }
  }

  /** The right option written out instead of its letter. */
  #byText(answer: string): number[] | null {
    const at = optionFields.findIndex(
      (field) => (this.cells[field] ?? '').trim() !== '' && (this.cells[field] ?? '').trim() === answer,
    );
    return at < 0 ? null : [at];
  }
  /** The first letter that is missing before a later one. */
  #hole(count: number): string | null {
    const at = optionFields.findIndex((field) => (this.cells[field] ?? '').trim() === '');
    return at >= 0 && at < count ? optionFields[at]!.toUpperCase() : null;
  }
  #number(stem: string, answer: string, explanation: string): ImportDraft | null {
    const [, from, to] = /^([^~]+?)\s*(?:\.\.|~|→)\s*([^~]+)$/.exec(answer) ?? [];
    if (from !== undefined && to !== undefined) {
      const middle = middleOf(from, to);
      return middle
        ? numberDraft({ text: stem, accepted: [middle.middle], tolerance: middle.distance, explanation })
        : this.refuse('ROW_ANSWER_NUMBER', { answer });
    }
    const [values = '', allowed] = answer.split(/±|\+\/-/);
    const tolerance = allowed === undefined ? null : readDecimal(allowed);
    const accepted = acceptedOf(values).map((value) =>
      /^-?\d{1,9}\s*\/\s*\d{1,9}$/.test(value) ? value.replace(/\s/g, '') : writeOrNull(value),
    );
    if (
      accepted.length === 0 ||
      accepted.includes(null) ||
      (allowed !== undefined && (!tolerance || tolerance.digits < 0n))
    )
      return this.refuse('ROW_ANSWER_NUMBER', { answer });
    return numberDraft({
      text: stem,
      accepted: accepted as string[],
      tolerance: tolerance && writeDecimal(tolerance),
      explanation,
    });
  }
}

function writeOrNull(value: string): string | null {
  const decimal = readDecimal(value);
  return decimal && writeDecimal(decimal);
}

/**
 * `line` is the row's number in the sheet; `criterion` the name of an essay's single criterion until its author adds
 * more.
 */
export function questionFromRow(line: number, cells: RowCells, criterion: string): ImportEntry {
  const reader = new RowReader(cells);
  const options = optionFields.map((field) => reader.text(field)).filter((text) => text !== '');
  const named = (cells.type ?? '').trim();
  const code =
    named === ''
      ? guessType(cells, options)
      : (typeNames.get(key(named)) ?? rowTypes.find((type) => type === named.toUpperCase()) ?? null);
  if (code === null)
    reader.refuse(
      named === '' ? 'ROW_TYPE_MISSING' : isBuilt(named.toUpperCase()) ? 'ROW_TYPE_UNSUITED' : 'ROW_TYPE_UNKNOWN',
      { type: named.slice(0, 40) },
    );
  const levelled = code === 'TF5' ? levelsOfStatements(cells.level ?? '') : null;
  reader.statementLevels = levelled;
  const draft = code && reader.make(code, options, criterion);
  // A cluster with four levels counts as its second hardest statement where the bank shows one level.
  const level = levelled ? levelled.toSorted()[2]!.toLowerCase() : key(cells.level ?? '');
  if (level !== '' && !Object.hasOwn(levelNames, level))
    reader.refuse('ROW_LEVEL_UNKNOWN', { level: (cells.level ?? '').slice(0, 40) });
  return {
    line,
    name: (cells.name ?? '').trim().slice(0, 255),
    keywords: [
      ...new Set(
        (cells.keywords ?? '')
          .split(/[,;|\n]/)
          .map((word) => word.trim().slice(0, 60))
          .filter((word) => word !== ''),
      ),
    ].slice(0, 30),
    difficulty: levelNames[level] ?? 'NA',
    draft: reader.problems.length > 0 ? null : draft,
    text: (cells.question ?? '').trim().slice(0, 200),
    problems: reader.problems,
    notices: code === 'EW1' ? [...reader.notices, note('RUBRIC_MADE')] : reader.notices,
  };
}
