/** How the lines behind a label become the stem, the options, the answer and the solution of a question. */
import { contradictsWords, keyOfWords, type FoundQuestion } from './found-question.ts';
import {
  asksNumber,
  bracketedKey,
  isAnswerBlank,
  lettersBehind,
  statedAnswer,
  statedLetters,
} from '../grammar/key-words.ts';
import { optionsIn, type OptionHabit, type OptionMark } from '../grammar/option-styles.ts';
import { hasObjectsAlone, isSolution, levelOf } from './labels.ts';
import { optionsOfGrid } from '../lines/grid.ts';
import { isCaption } from '../lines/objects.ts';
import { linesOf, readable, slice, type PaperLine } from '../lines/lines.ts';

/** A letter alone in its line. */
const lone = /^\s*([A-H])\s*[.)]?\s*$/;

/** Adds a line to a question: to its stem, options, answer or solution, or to what waits for its place. */
export function fillQuestion(draft: FoundQuestion, line: PaperLine): void {
  const { text } = line;
  if (!line.table && takesAnswer(draft, line)) return;
  if (draft.told && !line.table && /\p{L}/u.test(text)) {
    draft.told = false;
    if (!isSolution(text)) draft.state = 'solution';
  }
  // Empty cells below a stem are a place to write a short answer.
  if (line.table && draft.state === 'stem' && draft.habit === null && isEmptyRow(line)) {
    draft.answerLines.push(line);
    draft.inShort = true;
    return;
  }
  const boxed = line.table && draft.state === 'stem' && draft.habit === null ? boxedAnswer(line) : null;
  if (boxed !== null) {
    draft.answers.push(boxed);
    draft.answerLines.push(line);
    draft.inShort = true;
    return;
  }
  if (line.table && takesGrid(draft, line)) return;
  if (isSolution(text) && !beginsStem(draft, text)) {
    draft.state = 'solution';
    // "Lời giải: 7" states a number.
    const value = /^\s*(?:\p{L}{1,10}\s){0,3}\p{L}{1,10}\s?[:.]\s*(-?\d{1,6}(?:[.,/]\d{1,6})?)\s*\.?$/u.exec(text);
    if (value && draft.options.length === 0) {
      draft.answers.push(value[1]!);
      draft.answerLines.push(line);
      return;
    }
  }
  if (draft.state === 'solution') {
    draft.solution.push(line);
    return;
  }
  if (!line.table && draft.habit && takesOptions(draft, line, draft.habit)) return;
  const bracketed = line.table || draft.state !== 'stem' || draft.habit === null ? null : bracketedKey(text);
  if (bracketed) {
    draft.answers.push(bracketed.letters);
    draft.answerLines.push(slice(line, bracketed.from));
    draft.stem.push(slice(line, 0, bracketed.from));
    return;
  }
  // Text after the line with the answer no longer belongs to the question.
  const answered = draft.answers.some((one) => /[\p{L}\d]/u.test(one)) && text.trim() !== '';
  if (draft.state === 'stem' && (!answered || hasObjectsAlone(line))) draft.stem.push(line);
  else if (
    draft.state === 'options' &&
    draft.pending.length === 0 &&
    (isObjectOfOption(draft, line) || isLetterAlone(draft) || isCaptionBelow(draft, line))
  )
    draft.options.at(-1)!.lines.push(line);
  else {
    draft.pending.push(line);
    if (draft.state === 'options' && draft.answers.length === 0) draft.waited = true;
  }
}

/** A table of options, where no others follow. */
function takesGrid(draft: FoundQuestion, { table, at }: PaperLine): boolean {
  if (draft.state !== 'stem' || draft.habit !== null || draft.options.length > 0 || draft.inWriting) return false;
  const options = optionsOfGrid(table!.rows.map((row) => row.map((cell) => linesOf(cell.blocks))));
  if (!options) return false;
  const placed = (line: PaperLine): PaperLine => ({ ...line, at });
  draft.options = options.map((one) => ({ ...one, label: placed(one.label), lines: one.lines.map(placed) }));
  draft.state = 'options';
  return true;
}

/** "Câu 3. Hướng dẫn viên nói gì?": the first words of a question are no solution, unless a sign sets them off. */
const beginsStem = (draft: FoundQuestion, text: string): boolean =>
  draft.state === 'stem' && draft.stem.length === 0 && !/^\s*[\p{L}\s]{2,20}[:.]/u.test(text);

/** The letter of the last option stood alone in its line, as pages are copied: its words follow. */
const isLetterAlone = ({ options, answers }: FoundQuestion): boolean =>
  answers.length === 0 && options.at(-1)!.lines.length === 0 && options.at(-2)?.label.at !== options.at(-1)!.label.at;

/** A picture below an option, or the formula that one is whose letter stood alone; behind an answer neither is its own. */
const isObjectOfOption = ({ options, answers }: FoundQuestion, line: PaperLine): boolean =>
  hasObjectsAlone(line) &&
  answers.length === 0 &&
  (options.at(-1)!.lines.length === 0 || line.pieces.every(({ kind }) => kind !== 'math'));

/** "Hình 1" below a picture. */
function isCaptionBelow({ options }: FoundQuestion, { text }: PaperLine): boolean {
  const above = options.at(-1)!.lines.at(-1);
  return isCaption(text) && above !== undefined && hasObjectsAlone(above);
}

const isEmptyRow = ({ table }: PaperLine): boolean =>
  table !== null && table.rows.length === 1 && table.rows[0]!.every((cell) => linesOf(cell.blocks).length === 0);

/** "2 | 7 | |": the boxes of a short answer with its signs, one in each; null for other tables. */
function boxedAnswer({ table }: PaperLine): string | null {
  const [row, ...more] = table!.rows.map((cells) =>
    cells.map((cell) =>
      linesOf(cell.blocks)
        .map(({ text }) => text.trim())
        .join(''),
    ),
  );
  // Empty cells at the end are not kept.
  if (!row || more.length > 0 || row.length > 5) return null;
  return row.every((cell) => /^[-–−\d,.]?$/u.test(cell)) && /^-?\d/.test(row.join('').replace(/[–−]/u, '-'))
    ? row.join('')
    : null;
}

function takesAnswer(draft: FoundQuestion, line: PaperLine): boolean {
  const { text } = line;
  const level = /^\s*Mức\s+độ(?:\s+nhận\s+thức)?\s*[:.]?\s*(\S.{0,20})$/u.exec(text)?.[1];
  const said = level === undefined ? null : levelOf(`(${level.trim()})`);
  if (said) {
    draft.level ??= said.level;
    draft.answerLines.push(line);
    return true;
  }
  if (isAnswerBlank(text)) {
    draft.answerLines.push(line);
    if (asksNumber(text)) draft.inShort = true;
    return true;
  }
  if (
    draft.habit === null &&
    draft.state === 'stem' &&
    draft.stem.length > 0 &&
    /^\s*Trả\s+lời\s*[:.]?\s*$/u.test(text)
  ) {
    draft.answerLines.push(line);
    draft.told = true;
    return true;
  }
  if (/^\s*Đáp\s+án\s*[:.]?\s*$/u.test(text)) {
    draft.answerLines.push(line);
    draft.awaits = true;
    return true;
  }
  const alone = draft.awaits ? lone.exec(text) : null;
  draft.awaits = isSolution(text) && text.trim().length <= 24;
  if (alone) {
    draft.answers.push(alone[1]!);
    draft.answerLines.push(line);
    return true;
  }
  const letters = draft.state === 'solution' ? null : statedLetters(text);
  if (letters && (draft.options.length > 0 || /đáp\s*án|answer|key/iu.test(text))) {
    draft.answers.push(letters.letters);
    // "A. 5" where 5 is the option B: the letter and its words disagree.
    const words = text.slice(letters.end);
    const named = keyOfWords(words, draft);
    if (named !== null && named !== letters.letters) draft.answers.push(named);
    else if (contradictsWords(words, letters.letters, draft)) draft.doubts.push('KEYS_CONTRADICT');
    const isShort = letters.end >= text.length;
    draft.answerLines.push(isShort ? line : slice(line, 0, letters.end));
    if (!isShort) {
      draft.state = 'solution';
      draft.solution.push(slice(line, letters.end));
    }
    return true;
  }
  const answer = statedAnswer(readable(line));
  if (answer === null) return false;
  if (draft.state === 'solution' && draft.answers.length > 0) return false;
  draft.answers.push(answer);
  draft.answerLines.push(line);
  return true;
}

function takesOptions(draft: FoundQuestion, whole: PaperLine, habit: OptionHabit): boolean {
  if (draft.closed) return false;
  // A key behind the last option of the line.
  const behind = lettersBehind(whole.text);
  const head = behind ? slice(whole, 0, behind.from) : whole;
  const line = behind && (draft.options.length > 0 || optionsIn(head.text, 0, habit).length > 0) ? head : whole;
  const { text } = line;
  const next = optionsIn(text, draft.options.length, habit);
  const begins = (found: readonly OptionMark[]) => found.length > 0 && text.slice(0, found[0]!.from).trim() === '';
  const fresh = draft.options.length > 0 && !begins(next) ? optionsIn(text, 0, habit) : [];
  const again = begins(fresh);
  // A line that begins at A goes on with no earlier options, though it has their next letter too.
  const marks = again ? [] : next;
  if (again && areOfStem(draft)) {
    draft.stem = [...draft.stemBefore, ...draft.optionLines];
    draft.options = [];
    addOptions(draft, line, fresh);
  } else if (marks.length > 0) addOptions(draft, line, marks);
  else {
    // A list that begins again at A behind the options is not theirs: the words to choose from for the next questions.
    draft.closed = again && draft.options.length >= 3;
    return false;
  }
  if (line !== whole && behind) {
    draft.answers.push(behind.letters);
    draft.answerLines.push(slice(whole, behind.from));
  }
  return true;
}

/**
 * Whether the letters found before are part of the stem, because they begin again at A: fewer than four in one line, and
 * what stands between leads to options, as a question does. An instruction leads to a list for the next questions.
 */
function areOfStem({ options, optionLines, pending }: FoundQuestion): boolean {
  if (options.length >= 4 || optionLines.length !== 1) return false;
  const behind = [...options.at(-1)!.lines, ...pending].findLast(({ block }) => block !== optionLines[0]!.block);
  return behind === undefined || /[?:]\s*$/.test(behind.text);
}

/** Lines between two options are the rest of the first. Below several in one row, tabs divide what belongs to each. */
function takeRest(draft: FoundQuestion): void {
  const [rest, ...more] = draft.pending;
  const above = draft.optionLines.at(-1);
  draft.pending = [];
  if (!rest || !above) return;
  const row = draft.options.filter(({ label }) => label.at === above.at);
  const tabs = [...rest.text.matchAll(/\t+/g)];
  if (more.length === 0 && row.length > 1 && tabs.length === row.length - 1)
    row.forEach(({ lines }, at) => {
      const from = at === 0 ? 0 : tabs[at - 1]!.index;
      lines.push(slice(rest, from, tabs[at]?.index));
    });
  else {
    if (row.length > 1 && /\S(?:\s*\t|\s{3})/.test(above.text)) draft.doubts.push('OPTION_CONTINUED');
    draft.options.at(-1)!.lines.push(rest, ...more);
  }
}

function addOptions(draft: FoundQuestion, line: PaperLine, marks: readonly OptionMark[]): void {
  if (draft.options.length === 0) {
    draft.stemBefore = [...draft.stem];
    draft.optionLines = [];
  }
  takeRest(draft);
  draft.statements = draft.habit?.family === 'lower';
  draft.optionLines.push(line);
  const before = slice(line, 0, marks[0]!.from);
  if (before.text !== '') (draft.state === 'stem' ? draft.stem : draft.options.at(-1)!.lines).push(before);
  marks.forEach((mark, index) => {
    const content = slice(line, mark.end, marks[index + 1]?.from);
    draft.options.push({
      letter: mark.letter,
      starred: mark.starred,
      label: slice(line, mark.at, mark.end),
      lines: content.text === '' ? [] : [content],
    });
  });
  draft.state = 'options';
}

/** A single line behind the last option that goes on in small letters is the rest of it. */
export function isRestOfOption(draft: FoundQuestion, first: PaperLine): boolean {
  const last = draft.options.at(-1)?.lines.at(-1);
  return (
    draft.pending.length === 1 &&
    draft.answers.length === 0 &&
    last !== undefined &&
    /^\s*\p{Ll}/u.test(first.text) &&
    !/[.;?!]\s*$/.test(last.text) &&
    !last.text.includes('\t') &&
    draft.optionLines.length === draft.options.length
  );
}

/** The letter of the last option where the line behind it begins with the same: a key that names it is not certain. */
export function doubledLetter(draft: FoundQuestion, next: PaperLine): string | null {
  const letter = draft.options.at(-1)?.letter;
  const again = letter && draft.habit ? optionsIn(next.text, draft.options.length - 1, draft.habit)[0] : undefined;
  return again?.letter === letter ? (letter ?? null) : null;
}

/** "Đáp án" alone above a line with a single letter: the key of one question. */
export const isAboveLetter = (text: string, next: string): boolean => lone.test(next) && /^\s*\p{Lu}\p{Ll}/u.test(text);
