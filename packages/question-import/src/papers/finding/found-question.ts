/** A question during segmentation, and how its kind, level and key follow from the lines collected so far. */
import { pointsBehind, pointsSaid } from '../grammar/label-styles.ts';
import type { OptionHabit } from '../grammar/option-styles.ts';
import { boxBehind, levelBehind, levelOf, reason, shortLevelOf, tickBoxesOf, verdictOf } from './labels.ts';
import { readable, slice, type PaperLine } from '../lines/lines.ts';
import type { Pair } from '../grammar/pairs.ts';
import type { Doubt, FoundKey, KeySource, Level, PaperEntry, QuestionKind } from '../segments.ts';

export interface FoundMatch {
  readonly items: readonly PaperEntry[];
  readonly heads: readonly PaperLine[];
  /** The letters stand first in each pair. */
  readonly isFlipped: boolean;
  /** What each place of the file states. */
  readonly stated: {
    readonly source: KeySource;
    readonly pairs: Pair[];
    /** In a line behind the columns. */
    readonly isBehind?: boolean;
  }[];
}

export interface FoundQuestion {
  label: number;
  at: number;
  /** The printed number with its words; null for a number inside a text. */
  sign: PaperLine | null;
  /** The code of its paper, as its head prints it. */
  code: string | null;
  part: number | null;
  /** The name of its exercise, text or set. */
  group: string | null;
  /** The number of the exercise of which it is an item; null where it is none. */
  exercise: number | null;
  /** Its sign there, where the items of the exercise have letters. */
  item: string | null;
  passage: number | null;
  level: Level | null;
  /** In hundredths; null where the paper does not say them. */
  points: number | null;
  stem: PaperLine[];
  /** The lines in which options were found, and the stem before the first, for a second pass. */
  optionLines: PaperLine[];
  stemBefore: PaperLine[];
  /** It is a task to match, whose lettered entries are its options. */
  match: FoundMatch | null;
  /** Its number counts among those of the other questions. */
  counts: boolean;
  options: { letter: string; starred: boolean; label: PaperLine; lines: PaperLine[]; level?: Level }[];
  /** The options are True and False of a statement without options of its own. */
  judged: boolean;
  /** A letter that two options have. */
  doubled: string | null;
  /** The options are to be put in order: what the file states, each as "c-a-b"; null in other questions. */
  orders: readonly FoundKey[] | null;
  /** The options have numbers, and so has the key. */
  numbered: boolean;
  /** Options with small letters, whose meaning is decided at the end: a choice, or statements that are true or false. */
  statements: boolean;
  /** The style of its options, found in all of its lines; null where it has none. */
  habit: OptionHabit | null;
  /** Another list of letters has begun behind its options. */
  closed: boolean;
  /** Lines behind an option that may be the rest of it. */
  pending: PaperLine[];
  /** The question of which a part with solutions repeats this one. */
  repeats: FoundQuestion | null;
  /** It repeats the stem alone: its options are those of the question. */
  borrowed: boolean;
  /** The heading of its part says that it is answered in writing. */
  inWriting: boolean;
  /** The same of short answers. */
  inShort: boolean;
  keys: { source: KeySource; key: string }[];
  doubts: Doubt[];
  solution: PaperLine[];
  /** A key in the brackets of its label: it says nothing about the lines that follow. */
  ahead: { readonly letters: string; readonly line: PaperLine } | null;
  answers: string[];
  answerLines: PaperLine[];
  /** The line before was a heading alone: a single letter behind it is the key. */
  awaits: boolean;
  /** "Trả lời:" stood alone in its line: prose behind it is the solution, a place to write is none. */
  told: boolean;
  /** Lines were not understood before the answer: they may belong to the question. */
  waited: boolean;
  state: 'stem' | 'options' | 'solution';
}

/** "I (am / is / are) a student.": a choice without letters. */
export const offersWords = ({ stem }: FoundQuestion): boolean =>
  stem.some(({ text }) => /\([^()]{1,60}\/[^()]{1,60}\)/.test(text));

/** Whether each of the answers is one of the words that the stem offers between slashes. */
export function areOffered({ stem }: FoundQuestion, answers: readonly string[]): boolean {
  const words = stem.flatMap(({ text }) =>
    [...text.matchAll(/\(([^()]{1,60}\/[^()]{1,60})\)/g)].flatMap(([, offered]) => offered!.split('/').map(textOf)),
  );
  return answers.length > 0 && answers.every((answer) => words.includes(textOf(answer)));
}

/** A question that was just found. */
export const newQuestion = (label: number, at: number, found: Partial<FoundQuestion>): FoundQuestion => ({
  label,
  at,
  sign: null,
  code: null,
  part: null,
  group: null,
  exercise: null,
  item: null,
  passage: null,
  level: null,
  points: null,
  stem: [],
  optionLines: [],
  stemBefore: [],
  options: [],
  match: null,
  orders: null,
  counts: true,
  statements: false,
  judged: false,
  numbered: false,
  doubled: null,
  habit: null,
  pending: [],
  repeats: null,
  borrowed: false,
  closed: false,
  inWriting: false,
  inShort: false,
  keys: [],
  doubts: [],
  solution: [],
  ahead: null,
  answers: [],
  answerLines: [],
  awaits: false,
  told: false,
  waited: false,
  state: 'stem',
  ...found,
});

/** "a) [NB] Chu vi …": each statement says its level, which leaves its text. */
export function takeLevelsOfStatements(draft: FoundQuestion): void {
  draft.options = draft.options.map((one) => {
    const [first, ...more] = one.lines;
    const before = first ? (levelOf(first.text) ?? shortLevelOf(first.text)) : null;
    if (before) return { ...one, level: before.level, lines: [slice(first!, before.end), ...more] };
    const last = one.lines.at(-1);
    const end = last && (verdictOf(last.text)?.from ?? last.text.length);
    const behind = last ? levelBehind(last.text.slice(0, end)) : null;
    if (!behind || end !== last!.text.length) return one;
    return { ...one, level: behind.level, lines: [...one.lines.slice(0, -1), slice(last!, 0, behind.from)] };
  });
}

/** Takes the level and the points from the end of the stem, unless a level was found at its beginning. */
export function takeLevelBehind(draft: FoundQuestion): void {
  const at = draft.stem.findLastIndex(({ text }) => text.trim() !== '');
  const line = draft.stem[at];
  if (!line || line.table) return;
  const points = pointsBehind(line.text);
  const rest = points === null ? line : slice(line, 0, points);
  if (points !== null) draft.points ??= pointsSaid(line.text.slice(points));
  const found = draft.level === null ? levelBehind(rest.text) : null;
  if (found) draft.level = found.level;
  // "Hỏi? * (1 điểm)": a form marks a question that must be answered.
  const star = points === null ? null : /\s\*\s*$/.exec(rest.text);
  if (found || points !== null)
    draft.stem[at] = found ? slice(rest, 0, found.from) : star ? slice(rest, 0, star.index) : rest;
}

export function kindOf(draft: FoundQuestion): QuestionKind {
  if (draft.match) return 'matching';
  if (draft.orders) return 'ordering';
  if (draft.statements) return 'true-false';
  if (draft.options.length > 0) return 'choice';
  if (draft.inWriting) return 'open';
  if (draft.inShort) return 'short';
  const hasShort = draft.answers.some((answer) => answer.length <= 24);
  return hasShort || draft.part === 3 ? 'short' : 'open';
}

/** "a) Đúng vì …; b) Sai": a verdict for each statement, in their order; null where one is missing or repeated. */
export function verdictsIn(solution: readonly PaperLine[], count: number): string | null {
  const found = solution.flatMap(({ text }) => [
    ...text.slice(0, 5_000).matchAll(/(?:^|[\s.;,])([a-h])\s?[.):]\s?(Đúng|Sai|ĐÚNG|SAI)(?!\p{L})/gu),
  ]);
  return found.length === count && found.every(([, letter], at) => letter === String.fromCharCode(97 + at))
    ? found.map(([, , verdict]) => (/^[Đ]/iu.test(verdict!) ? 'T' : 'F')).join('')
    : null;
}

const lettersOfGroup = String.raw`([a-h](?:\s{0,2}(?:,|;|và)\s{0,2}[a-h]){0,5})`;
const group = new RegExp(
  String.raw`(?:${lettersOfGroup}\s{0,3}(?:là\s|:|–|-)?\s{0,3}(đúng|sai)|(đúng|sai)\s{0,3}(?:là\s|:|–|-)?\s{0,3}${lettersOfGroup})(?![\p{L}\d])`,
  'giu',
);
/** "a, c đúng; b, d sai": a verdict for every letter from a on, each once; null for other texts. */
export function groupedVerdicts(text: string): string | null {
  const verdicts = new Map<string, string>();
  let count = 0;
  for (const [, before, behind, ahead, after] of text.slice(0, 200).matchAll(group))
    for (const letter of (before ?? after)!.toLowerCase().replaceAll('và', '').match(/[a-h]/g)!) {
      verdicts.set(letter, (behind ?? ahead)!.toLowerCase() === 'đúng' ? 'T' : 'F');
      count += 1;
    }
  if (count < 2 || verdicts.size !== count || text.replace(group, '').replace(/[\s.,;]/g, '') !== '') return null;
  const all = [...verdicts.keys()].toSorted();
  return all.every((letter, at) => letter === String.fromCharCode(97 + at))
    ? all.map((letter) => verdicts.get(letter)!).join('')
    : null;
}

/** The kind of question that an answer fits by its form: a single letter, verdicts, or anything else. */
export function kindOfAnswer(answer: string): QuestionKind {
  const text = answer.trim();
  if (/^[A-H]$/i.test(text)) return 'choice';
  return groupedVerdicts(text) !== null ||
    /^(?:(?:[a-d]\s*[.):-]?\s*)?(?:Đúng|Sai|True|False|[ĐSTF])[\s,;-]*){2,8}$/iu.test(text)
    ? 'true-false'
    : 'short';
}

export function withoutVerdict(lines: readonly PaperLine[], kind: QuestionKind): PaperLine[] {
  const last = lines.at(-1);
  if (kind !== 'true-false' || !last) return [...lines];
  const from = verdictOf(last.text)?.from ?? tickBoxesOf(last.text) ?? boxBehind(last.text);
  return from === null ? [...lines] : [...lines.slice(0, -1), slice(last, 0, from)];
}

const namedVerdict = /(?:^|[^\p{L}])([a-h])\s?[.):–-]?\s{0,3}(Đúng|Sai|True|False|[ĐSTF])(?!\p{L})/giu;
/** "c) Đ a) S b) Đ d) S" in the order of its letters; null where a letter stands twice or is missing. */
function inOrder(text: string, count: number): string | null {
  const found = [...text.slice(0, 400).matchAll(namedVerdict)];
  if (found.length === 0) return text;
  const sorted = found.toSorted((a, b) => a[1]!.localeCompare(b[1]!));
  const isWhole =
    found.length === count && sorted.every(([, letter], at) => letter!.toLowerCase() === String.fromCharCode(97 + at));
  if (!isWhole) return null;
  return sorted.every((one, at) => one === found[at]) ? text : sorted.map(([, , verdict]) => verdict).join(' ');
}

const textOf = (text: string): string =>
  text
    .replace(/[\s.;]+$/, '')
    .toLocaleLowerCase('vi')
    .trim();

/** "BD", "B, D", "B và D". */
const severalLetters = /^(?:[A-H]{2,6}|[A-H](?:\s{0,2}(?:,|;|&|\/|\+|và|and)\s{0,2}[A-H]){1,5})$/u;
/** "B hoặc C", "B C C", "B 1C": behind the letter stands another one. */
const namesAnother =
  /^(?:đáp án\s*)?[A-H]\s*[.)\]]?\s*(?:hoặc|hay|và|or|and|[,;/&+–-]|\d{1,3}\s?[.:)–-]?)?\s*[A-H](?![\p{L}\d(])/iu;

/** "B", "b)", "B. 15 cm", "B vì …". */
const letterSaid = new RegExp(
  String.raw`^(?:đáp án\s*)?(?:([A-H])(?=\s{0,3}(?:$|[.)\]:;,])|${reason})|([a-h])(?=\s*(?:$|[.)])))`,
  'u',
);

/** The third verdict beside true and false. */
export const notGiven = /^(?:NG|DS|Not\s+given|Doesn.t\s+say)$/iu;

/** An answer in the form in which keys of this kind are stored; null for a text that is no such answer. */
export function normalKey(answer: string, draft: FoundQuestion, kind: QuestionKind): string | null {
  const text = answer.trim().replace(/[.;]$/, '');
  if (kind === 'choice') {
    if (draft.judged) {
      if (draft.options.length > 2 && notGiven.test(text)) return 'C';
      return /^(?:T|True|Đ|Đúng)$/iu.test(text) ? 'A' : /^(?:F|False|S|Sai)$/iu.test(text) ? 'B' : null;
    }
    if (draft.numbered)
      return /^\d\)?$/.test(text) ? (draft.options[Number.parseInt(text, 10) - 1]?.letter ?? null) : null;
    const letters = severalLetters.test(text) ? text.match(/[A-H]/g)! : [];
    // "A, A" answers two questions.
    const several = letters.length > 0 && new Set(letters).size === letters.length ? letters.toSorted().join('') : null;
    if (several === null && namesAnother.test(text)) return null;
    const [, large, small] = letterSaid.exec(text) ?? [];
    const said = several ?? large ?? small?.toUpperCase() ?? '';
    const isOption = (letter: string): boolean =>
      letter !== draft.doubled && draft.options.some((one) => one.letter.toUpperCase() === letter);
    return said !== '' && [...said].every(isOption) ? said : null;
  }
  if (kind === 'true-false') {
    const grouped = groupedVerdicts(text);
    if (grouped) return grouped.length === draft.options.length ? grouped : null;
    const ordered = inOrder(text, draft.options.length);
    if (ordered === null) return null;
    const words = ordered.match(/Đúng|Sai|True|False|[ĐSTF]/giu) ?? [];
    if (
      words.length !== draft.options.length ||
      /[^ĐSTFđstfúngaireuls\s,;.\-–]/u.test(ordered.replace(/[a-d]\s*[.):-]/g, ''))
    )
      return null;
    return words.map((word) => (/^[ĐT]/iu.test(word) ? 'T' : 'F')).join('');
  }
  const plain = text.replace(/^\$|\$$/g, '').trim();
  return plain === '' || plain.length > 200 ? null : plain;
}

const wordsOf = ({ options }: FoundQuestion): string[] =>
  options.map(({ lines }) => textOf(lines.map(readable).join(' ')));

/** A number, with its unit or without: "15 cm", "–2,5". */
const isValue = (text: string): boolean => text.length <= 20 && /\d/.test(text) && !/\p{L}{6}/u.test(text);

/** "A. 22" where 22 is another option than A, or none among values: the letter and its words disagree. */
export function contradictsWords(words: string, letter: string, draft: FoundQuestion): boolean {
  const said = textOf(words);
  const texts = wordsOf(draft);
  const own = texts[draft.options.findIndex((one) => one.letter.toUpperCase() === letter)];
  if (said === '' || own === undefined || said === own) return false;
  const named = keyOfWords(words, draft);
  if (named !== null) return named !== letter;
  return texts.every(isValue) && isValue(said) && !said.includes(own);
}

/** Whether a question that is repeated with its options has them in the same order. */
export const haveSameOptions = (one: FoundQuestion, other: FoundQuestion): boolean =>
  one.options.length === 0 || wordsOf(one).join('\n') === wordsOf(other).join('\n');

/** "Đáp án: Hà Nội", "The correct answer is: Mercury": the letter of the only option with these words. */
export function keyOfWords(answer: string, { options }: FoundQuestion): string | null {
  const words = textOf(answer);
  const same = options.filter(({ lines }) => textOf(lines.map(readable).join(' ')) === words);
  return same.length === 1 && /\p{L}{2}|\d/u.test(words) ? same[0]!.letter.toUpperCase() : null;
}
