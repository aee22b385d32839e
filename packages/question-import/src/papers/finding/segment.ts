/**
 * Splits a paper's blocks into questions. Pure. Every line becomes part of a question, a passage, a part, the title,
 * the answers, or the unrecognized lines.
 */
import type { Block } from '@vumon/word';
import { Ahead } from './ahead.ts';
import { Answers } from './answers.ts';
import { Beginnings } from './beginnings.ts';
import { codeOfAnswers, codeOfSet, isSet, PaperCodes } from './codes.ts';
import { exerciseOf, type Item } from './exercises.ts';
import { withoutExplanations } from './explanations.ts';
import { styleOfPart } from './part-style.ts';
import { newQuestion, type FoundQuestion } from './found-question.ts';
import { answerOfGap, gapNumbers, lastLabels, referencesIn, tasksInPicture } from './gaps.ts';
import type { ReadingChoices } from '../choices.ts';
import { habitsOf, labelIn, type Habits } from '../grammar/habits.ts';
import { doubledLetter, fillQuestion, isAboveLetter, isRestOfOption } from './filling.ts';
import {
  answersInList,
  hasKeyWords,
  statedAnswer,
  statedLetters,
  statedList,
  type NumberedAnswer,
} from '../grammar/key-words.ts';
import { groupOf, namedLists } from '../grammar/named-lists.ts';
import { labelOf, otherLabelOf, styleOfLine, type Label } from '../grammar/label-styles.ts';
import { looksLikeOption } from '../grammar/option-styles.ts';
import { pairsStated } from '../grammar/pairs.ts';
import { withLatinLetters } from '../grammar/look-alikes.ts';
import { codesIn } from './key-names.ts';
import { keyTable, statesKeys, type KeyEntry } from './keys.ts';
import { isFilledIn } from './evidence.ts';
import {
  isAnswerSheet,
  isEnd,
  isKeyHeading,
  isPairs,
  isPassageStart,
  isRangeHead,
  isSimilar,
  mayHeadKeys,
  levelOf,
  pairsIn,
  partOf,
  rangeOf,
  script,
  setOf,
  textAsked,
  writing,
} from './labels.ts';
import { withColumnsResolved } from '../lines/columns.ts';
import { numbered, readable, slice, type PaperLine } from '../lines/lines.ts';
import { withoutMarkdown } from '../lines/markdown.ts';
import { isPageLine, withLabelsOfAnswers, withLabelsOfSeparators, withoutFormLines } from '../lines/page-lines.ts';
import { withSignsOfNumbers } from '../lines/unsigned.ts';
import { afterLabel, habitFor, habitOf, isBlankOfStem, isInstruction, isSection } from './question-start.ts';
import { linesWithColumns, matchingTasks, withoutColumns, type MatchingTask } from './matching.ts';
import { pairsOfRows, statedIn } from './match-keys.ts';
import { haveSameEntries, matchingQuestion, questionAsking } from './matching-question.ts';
import { Passages } from './passages.ts';
import { rescuedFrom } from './rescued.ts';
import { finishedQuestions } from './questions.ts';
import { unread, type Paper } from '../segments.ts';

export function segmentPaper(blocks: readonly Block[], choices: ReadingChoices = {}): Paper {
  const lines = withoutFormLines(withoutMarkdown(withColumnsResolved(linesWithColumns(blocks))));
  return new Segmenter(
    numbered(withLabelsOfAnswers(withSignsOfNumbers(withLabelsOfSeparators(lines)))),
    choices,
  ).paper();
}

/** "Trả lời:", "TL: …": an answer begins. */
const answerBelow = /^\s*(?:Trả\s+lời|TRẢ\s+LỜI|TL|Lời\s+giải|Gợi\s+ý(?:\s+trả\s+lời)?|Hướng\s+dẫn)\s?(?:[:.]|$)/u;

/** What stands on a sheet before anybody writes on it. */
const wordsOfSheet = /Câu(?:\s+(?:số|hỏi))?|Question|Đáp\s*án|Trả\s+lời|Answers?|Chọn|Phương\s+án/giu;

const namesSet = (text: string): boolean => /^\s*đề\s/iu.test(text);

/** The words of a line; of a table those that name the paper, with one code and no answers. */
const headOf = (line: PaperLine): string => {
  if (!line.table) return line.text;
  const text = readable(line);
  return new Set(codesIn(text)).size === 1 && keyTable(line, null) === null ? text : '';
};

/** A list of answers behind words such as "Đáp án:". */
const listIn = (text: string): readonly (NumberedAnswer & { readonly part?: number | null })[] | null =>
  statedList(text) ?? (hasKeyWords(text) ? namedLists(text) : null);

class Segmenter {
  readonly #all: readonly PaperLine[];
  readonly #tasks: ReadonlyMap<number, MatchingTask>;
  /** Without the columns of tasks to match. */
  readonly #lines: readonly PaperLine[];
  /** Those of the whole file, and those of the part that is being read. */
  readonly #usual: Habits;
  #habits: Habits;
  readonly #choices: ReadingChoices;
  readonly #lastLabels: ReadonlyMap<number, number>;
  readonly #title: PaperLine[] = [];
  readonly #parts: { number: number; lines: PaperLine[] }[] = [];
  readonly #passages = new Passages();
  readonly #drafts: FoundQuestion[] = [];
  /** Questions that a part with solutions repeats. */
  readonly #repeated: FoundQuestion[] = [];
  readonly #answers = new Answers();
  readonly #unknown: { line: PaperLine; after: number }[] = [];
  /** The line behind the last task to match: without a place of its own it may be a part of it. */
  #behindTask: PaperLine | null = null;
  /** No answers stand between two papers of the file: a list without a name behind them may be that of each. */
  #isShared = false;
  /** The task to match whose label stood alone among the answers. */
  #awaited: FoundQuestion | null = null;
  #place: 'title' | 'part' | 'passage' | 'question' | 'keys' | 'end' | 'script' = 'title';
  #now: FoundQuestion | null = null;
  /** Where the last list of answers stood among the questions, and how it ended. */
  #list: { readonly at: number; readonly last: NumberedAnswer & { readonly part?: number | null } } | null = null;
  /** The table below the heading of a sheet to write on. */
  #sheet: PaperLine | null = null;
  /** A question like the one above is being read. */
  #isSimilar = false;
  #group: string | null = null;
  /** The items of the exercise that is being read, its number, its text, and the one above it. */
  #exercise: {
    readonly items: ReadonlyMap<number, Item>;
    readonly number: number;
    readonly above: number | null;
    readonly asked: number | null;
  } | null = null;
  /** A task in words whose answer is being read, in a paper whose questions have bare numbers: so may its answer. */
  #solving: FoundQuestion | null = null;
  readonly #codes = new PaperCodes();
  #ahead: Ahead;
  #beginnings: Beginnings;
  readonly #isReference: ReturnType<typeof referencesIn>;

  constructor(all: readonly PaperLine[], choices: ReadingChoices) {
    const tasks = matchingTasks(all);
    const lines = withoutColumns(all, tasks);
    this.#all = all;
    this.#tasks = new Map(tasks.map((task) => [task.from, task]));
    this.#lines = lines;
    this.#choices = choices;
    this.#usual = habitsOf(lines, choices);
    this.#habits = this.#usual;
    this.#lastLabels = lastLabels(lines, this.#habits.label);
    this.#isReference = referencesIn(lines);
    this.#beginnings = new Beginnings(this.#habits, this.#isReference, choices.label !== undefined);
    this.#ahead = new Ahead(lines, this.#habits, this.#isReference, () => this.#last);
    this.#readPart(-1);
  }

  /**
   * Below a heading: a part whose questions are numbered in another way than those of the file, from 1 and in that way
   * alone ("Bài 1" in a paper with "1.").
   */
  #readPart(at: number): void {
    const label = this.#choices.label ? null : styleOfPart(this.#lines.slice(at + 1), this.#usual.label);
    const wanted = label ?? this.#usual.label;
    if (wanted === this.#habits.label) return;
    this.#habits = { ...this.#usual, label: wanted };
    this.#beginnings = new Beginnings(this.#habits, this.#isReference, this.#choices.label !== undefined);
    this.#ahead = new Ahead(this.#lines, this.#habits, this.#isReference, () => this.#last);
  }

  paper(): Paper {
    for (let at = 0; at < this.#all.length; at++) {
      const task = this.#tasks.get(at);
      if (task && this.#place !== 'keys') this.#takeTask(task);
      else if (!task || !this.#repeatsTask(task)) {
        this.#take(this.#all[at]!, at);
        continue;
      }
      at = task.to - 1;
    }
    this.#endQuestion();
    this.#rescue();
    if (this.#drafts.length === 0) return unread(this.#all);
    this.#correctKeys();
    // The foot of a page may print the code below the first questions.
    for (const draft of this.#drafts) draft.code ??= this.#codes.printed;
    const understood = withoutExplanations(this.#drafts, this.#unknown, this.#behindAnswer);
    const apart = this.#answers.unplaced.map((line) => ({ line, after: this.#drafts.length - 1 }));
    const notUnderstood = [...understood, ...this.#taskless(), ...apart].toSorted((a, b) => a.line.at - b.line.at);
    if (this.#leadsWithKey)
      for (const draft of this.#drafts) {
        if (draft.answers.length > 0) draft.doubts.push('KEY_UNUSABLE');
        draft.answers = [];
      }
    const set = this.#firstSet;
    const printed = this.#codes.printed ?? (set && codeOfSet(set));
    const groups = new Set(this.#drafts.map(({ group }) => group));
    const entries = this.#answers.entriesFor(this.#numbers(), printed).map(({ group, ...entry }): KeyEntry => {
      // "Đề 2: 1A 2B" below a paper that names no set.
      const set = groups.has(group ?? null) ? undefined : /^đề (\d{1,2})$/u.exec(group ?? '')?.[1];
      return set ? { ...entry, code: codeOfSet(set) } : { ...entry, ...(group !== undefined && { group }) };
    });
    const codes = [...new Set(entries.flatMap(({ code }) => code ?? []))];
    const code = this.#choices.code ?? (printed !== null && codes.includes(printed) ? printed : null);
    // Sets are only to choose from where the paper does not say which it is.
    const isNameless = printed === null && this.#drafts.every((draft) => draft.code === null);
    const offered = isNameless ? codes : codes.filter((one) => !isSet(one));
    return {
      lines: this.#all,
      title: this.#title,
      parts: this.#parts,
      passages: this.#passages.lines.map((lines) => ({ lines })),
      questions: finishedQuestions({
        drafts: this.#drafts,
        repeated: this.#repeated,
        entries,
        code,
        habits: this.#habits,
        choices: this.#choices,
        parts: this.#parts,
        passages: this.#passages.lines,
        title: this.#title,
        apart: notUnderstood.map(({ line }) => line),
        after: new Set(
          this.#unknown
            .filter(({ line }) => this.#follows.has(line))
            // A text or a formula may be what the next question asks about.
            .flatMap(({ line, after }) =>
              line.text.length >= 60 || line.pieces.some(({ kind }) => kind === 'math') ? [after, after + 1] : [after],
            ),
        ),
      }),
      codes: offered,
      code: code !== null && offered.includes(code) ? code : null,
      keyLines: this.#answers.lines,
      notUnderstood,
    };
  }

  #leadsWithKey = false;

  /** Unrecognized lines that stand directly behind the options of a question. */
  readonly #follows = new Set<PaperLine>();
  readonly #behindAnswer = new Set<PaperLine>();

  /** A pupil's name stands above the questions. */
  readonly #isFilledIn = (): boolean => this.#title.some(({ text }) => isFilledIn(text));

  get #current(): FoundQuestion | undefined {
    return this.#place === 'question' ? (this.#now ?? undefined) : undefined;
  }

  #take(line: PaperLine, at: number): void {
    const { text } = line;
    this.#codes.read(headOf(line), this.#drafts.length === 0);
    if (isPageLine(text)) {
      this.#title.push(line);
      return;
    }
    if (this.#drafts.length === 0 && this.#answers.takesAhead(line, this.#isFilledIn)) return;
    // A key above the first question: those below the others may be of the next ones as well.
    if (this.#drafts.length === 0 && (statedLetters(text)?.end ?? 0) >= text.length && text !== '')
      this.#leadsWithKey = true;
    if (this.#takesCode(line, at) || this.#takesSet(line, at)) return;
    const filled = answerOfGap(text);
    if (filled && this.#drafts.some(({ label, sign }) => label === filled.number && sign === null)) {
      this.#answers.add(line, [filled]);
      return;
    }
    const before = { last: this.#last, question: this.#current, parts: this.#parts };
    const number = partOf(text) ?? (this.#place === 'keys' ? null : this.#beginnings.heading(text, before));
    if (this.#takesSolution(line, at)) return;
    const item = this.#place === 'keys' ? undefined : this.#exercise?.items.get(line.at);
    if (item) return this.#begin(line, item, at);
    const label = this.#beginnings.label(text, before) ?? this.#labelOutOfRow(text, at);
    if (this.#isOfSimilar(line, at, label, number)) return;
    if (this.#place === 'keys' && !(label && this.#beginsAgain(label, line, at)) && !this.#isNewPart(number, at))
      return this.#takeKey(line, number, label);
    if (line === this.#sheet || (this.#drafts.length > 0 && this.#isKeyTable(line, at))) {
      this.#answers.add(line, keyTable(line, null) ?? []);
      return;
    }
    if (this.#takesSheet(line, at) || this.#isOfScript(line, label, number, at)) return;
    if ((label && this.#statesKeyOf(label, line)) || this.#takesList(line, at)) return;
    if (
      this.#drafts.length > 0 &&
      (isKeyHeading(text) || (mayHeadKeys(text) && this.#ahead.beginsAgain(at))) &&
      statedLetters(text) === null &&
      statedAnswer(text) === null &&
      !(this.#current && isAboveLetter(text, this.#lines[at + 1]?.text ?? ''))
    ) {
      this.#endQuestion();
      this.#place = 'keys';
      this.#answers.under(this.#codeOfAnswers(line) ?? (this.#isShared ? null : this.#codes.current));
      this.#answers.begin(line);
      return;
    }
    if (this.#drafts.length > 0 && script.test(text)) {
      this.#endQuestion();
      this.#place = 'script';
    }
    if (!label) this.#group = groupOf(text) ?? (number === null ? this.#group : null);
    if (this.#takesName(line, at)) return;
    if (number !== null && !label) {
      this.#endQuestion();
      this.#leaveExercise();
      this.#parts.push({ number, lines: [line] });
      this.#readPart(at);
      this.#place = 'part';
      this.#passages.current = null;
      const from = textAsked(text);
      if (from !== null) {
        this.#passages.begin([slice(line, from)]);
        this.#place = 'passage';
      }
      return;
    }
    if (label?.number === 1 && this.#ahead.listsLetters(at)) {
      this.#endQuestion();
      this.#place = 'keys';
      this.#takeKey(line, null, label);
      return;
    }
    if (label) return this.#opensExercise(line, label, at) ? undefined : this.#begin(line, label, at);
    if (this.#current && isSection(text, this.#current)) {
      this.#endQuestion();
      this.#passages.begin([line]);
      this.#place = 'passage';
      return;
    }
    const readsFrom = textAsked(text);
    const isPassage =
      ((isPassageStart(text) || readsFrom !== null || this.#isRangeHead(text, at)) &&
        this.#mayBeginPassage(text, at)) ||
      isInstruction(text, this.#habits.label);
    if (!isPassage && this.#takesGaps(line, at)) return;
    // Items with numbers are questions of such a paper by themselves.
    const head = isPassage ? (labelOf(text) ?? otherLabelOf(text)) : null;
    if (head && this.#opensExercise(line, head, at, true)) return;
    if (isPassage) {
      this.#endQuestion();
      if (this.#isRangeHead(text, at)) this.#passages.beginBelow(line);
      else this.#passages.begin([readsFrom === null ? line : slice(line, readsFrom)]);
      this.#place = 'passage';
      this.#takesGaps(line, at);
      return;
    }
    const pairs = isPairs(text) ? pairsIn(text) : [];
    // A list of answers below the last question, without a heading of its own.
    const isBelowOptions = this.#current?.state === 'options' && !this.#current.waited;
    if (pairs.length * 2 >= this.#drafts.length && pairs.length > 0 && isBelowOptions) {
      this.#answers.add(
        line,
        pairs.map(([one, answer]) => ({ number: one, answer })),
      );
      return;
    }
    if (isEnd(text) && text.trim() !== '' && !isBlankOfStem(this.#current, text)) {
      if (/\p{L}/u.test(text)) {
        this.#endQuestion();
        this.#place = 'end';
      }
      (this.#parts.at(-1)?.lines ?? this.#title).push(line);
      return;
    }
    this.#more(line);
  }

  /** "Mã đề 102" alone: a line of the page, or the head of the next paper of the file. */
  #takesCode(line: PaperLine, at: number): boolean {
    const other = this.#codes.other(headOf(line));
    const found = this.#codes.alone(line.text) ?? (other && this.#ahead.opensSet(at) ? other : null);
    if (!found || (this.#place === 'keys' && !(found.isOther && this.#ahead.opensQuestions(at)))) return false;
    if (found.isOther && this.#drafts.length === 0) return false;
    this.#title.push(line);
    if (!found.isOther) return true;
    this.#endQuestion();
    this.#codes.begin(found.code);
    this.#isShared ||= this.#answers.lines.length === 0;
    this.#passages.current = null;
    this.#place = 'title';
    return true;
  }

  /** The name of the set with which the file begins. */
  get #firstSet(): string | null {
    return this.#title.flatMap(({ text }) => (namesSet(text) ? (setOf(text) ?? []) : []))[0] ?? null;
  }

  /** "TOPIC 2" behind the answers: the next set of questions, whose numbers begin again and have keys of their own. */
  #takesSet(line: PaperLine, at: number): boolean {
    const set = line.table ? null : setOf(line.text);
    if (set === null || this.#drafts.length === 0) return false;
    const first = this.#firstSet;
    // "ĐỀ 2" where "ĐỀ 1" heads the file: the answers of all stand at its end.
    const isNamed = first !== null && namesSet(line.text) && this.#place !== 'keys';
    if ((this.#answers.lines.length === 0 && !isNamed) || !this.#ahead.opensSet(at)) return false;
    this.#endQuestion();
    if (this.#codes.current === null) {
      for (const draft of this.#drafts) draft.code = codeOfSet(first ?? '');
      this.#answers.under(codeOfSet(first ?? ''));
    }
    this.#codes.begin(codeOfSet(set));
    this.#isShared ||= this.#answers.lines.length === 0;
    this.#group = groupOf(line.text);
    this.#answers.under(this.#isShared ? null : this.#codes.current);
    this.#title.push(line);
    this.#passages.current = null;
    this.#place = 'title';
    return true;
  }

  /** "TEST 2" behind the questions of a test: the name of the next, by which the lists of answers know it. */
  #takesName(line: PaperLine, at: number): boolean {
    if (!this.#current || groupOf(line.text) === null || setOf(line.text) === null || !this.#ahead.opensSet(at))
      return false;
    this.#endQuestion();
    this.#title.push(line);
    this.#passages.current = null;
    this.#place = 'title';
    return true;
  }

  /** Below options a number that repeats the last one or leaves one out, with options of the same style behind it. */
  #labelOutOfRow(text: string, at: number): Label | null {
    const draft = this.#current;
    const label = this.#habits.label.endsWith('word') ? null : labelIn(this.#habits.label, text);
    if (!label || draft?.state !== 'options' || draft.options.length < 3 || draft.habit === null) return null;
    const isNear = label.number >= this.#last && label.number <= this.#last + 2;
    return isNear && this.#ahead.optionsBehind(label, at)?.family === draft.habit.family ? label : null;
  }

  /** A sheet to write on below the questions, with or without answers; one that a pupil has filled in has no keys. */
  #takesSheet(line: PaperLine, at: number): boolean {
    const below = this.#lines[at + 1];
    if (this.#drafts.length === 0 || !below?.table || !isAnswerSheet(line.text)) return false;
    const isEmpty = !/\p{L}/u.test(readable(below).replace(wordsOfSheet, ''));
    const answers = this.#isFilledIn() ? null : keyTable(below, null);
    const known = this.#numbers();
    if (!isEmpty && !answers?.every(({ number }) => known.has(number))) return false;
    this.#endQuestion();
    this.#place = 'end';
    this.#answers.keep([line]);
    this.#sheet = below;
    return true;
  }

  /** A question of the same kind below a solution, up to the next one of the paper: its answer is not that of the question above. */
  #isOfSimilar(line: PaperLine, at: number, label: Label | null, number: number | null): boolean {
    const isNext = label !== null && (this.#place === 'keys' || label.number === this.#last + 1);
    if (isNext || number !== null || isKeyHeading(line.text)) this.#isSimilar = false;
    else if (isSimilar(line.text) || this.#leadsToSimilar(line.text, at))
      this.#isSimilar ||=
        this.#place === 'keys' || (this.#current?.answers.length ?? 0) > 0 || this.#current?.state === 'solution';
    if (!this.#isSimilar) return false;
    if (this.#place !== 'keys') this.#endQuestion();
    this.#unknown.push({ line, after: this.#drafts.length - 1 });
    return true;
  }

  /** "Tương tự:" alone, above options. */
  #leadsToSimilar(text: string, at: number): boolean {
    return (
      /^\s*Tương\s+tự\s*[:.]?\s*$/u.test(text) &&
      this.#ahead.optionsBehind({ number: 0, end: 0 }, at)?.family === 'upper'
    );
  }

  /** The words of a recording, up to the next part, the next question with options, or answers. */
  #isOfScript(line: PaperLine, label: Label | null, number: number | null, at: number): boolean {
    if (this.#place !== 'script' || isKeyHeading(line.text) || listIn(line.text) !== null) return false;
    const isNext = label?.number === this.#last + 1 && this.#ahead.optionsBehind(label, at)?.family === 'upper';
    if (isNext || this.#isNewPart(number, at)) return false;
    this.#unknown.push({ line, after: this.#drafts.length - 1 });
    return true;
  }

  /** A list of answers among or behind the questions. */
  #takesList(line: PaperLine, at: number): boolean {
    const text = this.#drafts.length > 0 && !line.table ? withLatinLetters(readable(line)) : '';
    const above = this.#list?.at === at - 1 ? this.#list.last : null;
    const rest = above && answersInList(text);
    // "KEY 402: 1-B, 2-C," goes on in the line below.
    const more = rest?.[0]!.number === (above?.number ?? 0) + 1 ? rest.map((one) => ({ ...above, ...one })) : null;
    const list = more ?? listIn(text);
    // Below question 1 an answer to question 2 may be one to question 1.
    const isAhead = list?.length === 1 && this.#current !== undefined && list[0]!.number > this.#current.label;
    const isInStem = this.#current?.state === 'stem' && this.#current.options.length === 0;
    if (!list || isAhead || (isInStem && !this.#areKnown(list))) return false;
    this.#endQuestion();
    this.#answers.add(line, list);
    this.#list = { at, last: list.at(-1)! };
    // The lists of other parts follow.
    if (list.some(({ part }) => part !== undefined && part !== null)) this.#place = 'keys';
    return true;
  }

  /** "Câu 1 - Đáp án C" below the last question, for one that has options. */
  #statesKeyOf(label: Label, line: PaperLine): boolean {
    const said = statedLetters(line.text.slice(label.end));
    const asked = this.#drafts.filter((one) => one.label === label.number && one.part === this.#drafts.at(-1)!.part);
    const isKnown = asked.length === 1 && asked[0]!.options.length > 0 && label.number <= this.#last;
    if (!said || said.end < line.text.length - label.end || !isKnown) return false;
    this.#endQuestion();
    this.#answers.add(line, [{ number: label.number, answer: said.letters }]);
    return true;
  }

  /** "Đính chính: 1B": the answers that it names are not certain. */
  #correctKeys(): void {
    for (const { text } of [...this.#unknown.map(({ line }) => line), ...this.#answers.lines]) {
      if (
        !/^[\s(*–-]*(?:đính\s+chính|sửa(?:\s+(?:lại|đáp\s+án))?\s?[:\d]|sửa\s+(?:lại|đáp\s+án)|corrections?)/iu.test(
          text,
        )
      )
        continue;
      const named = new Set([
        ...pairsIn(text).map(([number]) => number),
        // "C2 → B", "câu 3 thành A"
        ...[...text.slice(0, 400).matchAll(/(?:câu\s?|[cq])(\d{1,3})(?![\d\p{L}])/giu)].map(([, number]) =>
          Number(number),
        ),
      ]);
      for (const draft of this.#drafts)
        if (named.has(draft.label) || named.size === 0) draft.doubts.push('KEYS_CONTRADICT');
    }
  }

  /** Makes questions of what asks for something and has none. */
  #rescue(): void {
    const insert = (draft: FoundQuestion | null): boolean => {
      if (!draft) return false;
      const found = this.#drafts.findIndex(({ at }) => at > draft.at);
      const index = found < 0 ? this.#drafts.length : found;
      this.#drafts.splice(index, 0, draft);
      for (const one of this.#unknown) if (one.line.at > draft.at) one.after += 1;
      return true;
    };
    const place = (lines: readonly PaperLine[]): { part: number | null; code: string | null } => {
      const before = this.#drafts.findLast(({ at }) => at < lines[0]!.at);
      return { part: before?.part ?? null, code: before?.code ?? null };
    };
    const nextOf = (lines: readonly PaperLine[]): number =>
      (this.#drafts.findLast(({ at }) => at < lines[0]!.at)?.label ?? 0) + 1;
    for (const part of this.#parts.filter(({ number }) => !this.#drafts.some((one) => one.part === number))) {
      const { code } = place(part.lines);
      const inWriting = writing.test(part.lines[0]!.text);
      const draft = rescuedFrom(part.lines, nextOf(part.lines), { part: part.number, code, inWriting }, this.#habits);
      if (insert(draft)) part.lines.splice(1);
    }
    this.#passages.lines.forEach((lines, at) => {
      if (lines.length === 0 || this.#drafts.some(({ passage }) => passage === at)) return;
      if (insert(rescuedFrom(lines, nextOf(lines), place(lines), this.#habits))) this.#passages.empty(at);
    });
  }

  /** Texts and parts to which no question belongs, and what looks like questions above the first: they are shown. */
  #taskless(): { line: PaperLine; after: number }[] {
    const asked = new Set(this.#drafts.flatMap(({ passage }) => this.#passages.lines[passage ?? -1] ?? []));
    const texts = this.#passages.lines.filter(
      (lines, at) =>
        !this.#drafts.some(({ passage }) => passage === at) && !lines.slice(1).every((one) => asked.has(one)),
    );
    const parts = this.#parts.filter(({ number }) => !this.#drafts.some(({ part }) => part === number));
    const labelled = this.#title.filter(({ text }) => styleOfLine(text) !== null).length;
    const above = labelled < 2 ? -1 : this.#title.findIndex(({ text }) => looksLikeOption(text));
    const lines = [
      ...[...texts, ...parts.map((part) => part.lines)].filter((all) => all.length > 1).flat(),
      ...(above > 0 ? this.#title.slice(above - 1) : []),
    ];
    return lines.map((line) => ({ line, after: this.#drafts.findLastIndex(({ at }) => at < line.at) }));
  }

  /** The number of the last question; 0 before the first. */
  get #last(): number {
    const last = this.#drafts.findLast(({ counts }) => counts);
    // The numbers of a task to match without a label are those of its entries.
    return (last?.match && !last.sign ? last.match.items.at(-1)!.number : (last?.exercise ?? last?.label)) ?? 0;
  }

  #numbers(): ReadonlySet<number> {
    return new Set(
      this.#drafts.flatMap(({ label, match }) => [label, ...(match?.items.map(({ number }) => number) ?? [])]),
    );
  }

  #areKnown(list: readonly { readonly number: number }[]): boolean {
    const known = this.#numbers();
    const found = list.filter(({ number }) => known.has(number)).length;
    // A list of many may count a number that the paper leaves out.
    return list.length >= 2 && (found === list.length || (list.length >= 5 && found * 5 >= list.length * 4));
  }

  /** In the answers: whether a heading begins a part of questions. */
  #isNewPart(number: number | null, at: number): boolean {
    return number !== null && !this.#parts.some((part) => part.number === number) && this.#ahead.opensQuestions(at);
  }

  /** In the answers: whether a label begins a new question or repeats an earlier one with its options. */
  #beginsAgain(label: Label, line: PaperLine, at: number): boolean {
    if (statedLetters(line.text.slice(label.end)) !== null) return false;
    const known = this.#knownAs(label, line);
    if (known) return true;
    const isNew = this.#drafts.every(
      (one) => one.label !== label.number || one.part !== (this.#parts.at(-1)?.number ?? null),
    );
    return isNew && this.#ahead.optionsBehind(label, at)?.family === 'upper';
  }

  #knownAs(label: Label, line: PaperLine): FoundQuestion | undefined {
    const said = afterLabel(line, label).rest.text.replace(/\s+/g, ' ').trim();
    if (said.length < 4) return undefined;
    return this.#drafts.find(
      (one) => one.label === label.number && (one.stem[0]?.text.replace(/\s+/g, ' ').trim() ?? '') === said,
    );
  }

  #isKeyTable(line: PaperLine, at: number): boolean {
    if (this.#current?.state === 'stem') return false;
    // Below a line that says what it holds ("Bảng xếp loại") it is no table of keys, unless it says so itself.
    return statesKeys(line, this.#numbers(), () => !this.#current?.waited && this.#ahead.isLast(at));
  }

  /** "Questions 4-6: Choose the correct letter." above the next questions; behind a text, or above options, it belongs to these. */
  #isRangeHead(text: string, at: number): boolean {
    return this.#place !== 'passage' && isRangeHead(text) && !this.#ahead.hasOptionsFirst(at);
  }

  #mayBeginPassage(text: string, at: number): boolean {
    const draft = this.#current;
    if (!draft || draft.state !== 'stem') return true;
    if (!draft.stem.some((one) => one.text.trim() !== '')) return false;
    if (rangeOf(text)) return true;
    // Before the options of a question it is a part of the stem.
    return (
      draft.habit === null &&
      habitOf(this.#ahead.region(at), this.#habits) === null &&
      draft.stem.length > 0 &&
      !draft.inWriting
    );
  }

  /** "Câu 1: Nêu ba ý." above "Trả lời:" and "1. Một", "2. Hai": these are no questions. */
  #takesSolution(line: PaperLine, at: number): boolean {
    const { text } = line;
    const ends =
      line.table === null && (isInstruction(text, this.#habits.label) || isKeyHeading(text) || this.#isPart(text));
    if (ends) this.#solving = null;
    if (this.#solving) {
      fillQuestion(this.#solving, line);
      return true;
    }
    if (this.#place !== 'passage' || line.table || !answerBelow.test(text)) return false;
    const lines = this.#passages.lines[this.#passages.current ?? -1] ?? [];
    const isTask =
      lines.length > 0 && /^\s*(?:Câu|CÂU)/u.test(lines[0]!.text) && isInstruction(lines[0]!.text, this.#habits.label);
    const draft = isTask
      ? rescuedFrom(lines, 1, { part: this.#parts.at(-1)?.number ?? null, code: this.#codes.current }, this.#habits)
      : null;
    if (!draft || this.#ahead.optionsBehind({ number: 0, end: 0 }, at) !== null) return false;
    this.#passages.empty(this.#passages.current!);
    this.#passages.current = null;
    this.#drafts.push(draft);
    this.#place = 'end';
    draft.state = 'solution';
    this.#solving = draft;
    fillQuestion(draft, line);
    return true;
  }

  #isPart(text: string): boolean {
    const before = { last: this.#last, question: this.#current, parts: this.#parts };
    return partOf(text) !== null || this.#beginnings.heading(text, before) !== null;
  }

  /** Whether a label is that of an exercise, whose items are the questions; the words behind it ask for all of them. */
  #opensExercise(line: PaperLine, label: Label, at: number, byLetters = false): boolean {
    this.#leaveExercise();
    const found = exerciseOf(line, label, this.#ahead.region(at), byLetters);
    if (!found) return false;
    this.#endQuestion();
    // The text above stays that of the items, and of the questions behind them.
    if (!byLetters) this.#passages.endBefore(label.number);
    const above = byLetters ? null : this.#passages.withText;
    const text = above === null ? [] : this.#passages.lines[above]!;
    this.#passages.begin([...found.asked, ...text]);
    this.#place = 'passage';
    this.#group = groupOf(line.text);
    this.#exercise = { items: found.items, number: label.number, above, asked: this.#passages.current };
    return true;
  }

  #leaveExercise(): void {
    if (!this.#exercise) return;
    // Another text may have begun behind its items.
    if (this.#passages.current === this.#exercise.asked) this.#passages.current = this.#exercise.above;
    this.#exercise = null;
    this.#group = null;
  }

  #begin(line: PaperLine, label: Label, at: number): void {
    this.#endQuestion();
    const repeats = this.#place === 'keys' || this.#place === 'end' ? (this.#knownAs(label, line) ?? null) : null;
    if (!repeats) this.#passages.endBefore(label.number);
    const { level, points, key, rest } = afterLabel(line, label);
    const region = [rest, ...this.#ahead.region(at)];
    const part = this.#parts.at(-1);
    const inWriting = part !== undefined && writing.test(part.lines[0]!.text);
    const habit = habitFor(region, { inWriting, habits: this.#habits, choices: this.#choices });
    const borrowed = habit === null && repeats !== null;
    const draft = newQuestion(label.number, line.at, {
      code: this.#codes.current,
      part: part?.number ?? null,
      group: this.#group,
      exercise: this.#exercise?.number ?? null,
      item: this.#exercise?.items.get(line.at)?.letter ?? null,
      passage: this.#passages.current,
      level: (level ?? levelOf(line.text))?.level ?? null,
      points,
      habit,
      repeats,
      borrowed,
      ...(borrowed && { options: repeats.options }),
      inWriting,
      inShort: part !== undefined && /trả\s+lời\s+ngắn|short\s+answer/iu.test(part.lines[0]!.text),
    });
    (repeats ? this.#repeated : this.#drafts).push(draft);
    if (repeats) this.#answers.keep([line]);
    this.#now = draft;
    this.#answers.leave();
    this.#place = repeats ? 'keys' : 'question';
    // A picture before the label belongs to the question.
    const from = line.text.slice(0, label.end).lastIndexOf('\uFFFC') + 1;
    draft.sign = slice(line, from, label.end);
    if (from > 0) draft.stem.push(slice(line, 0, from));
    draft.ahead = key;
    if (rest.text !== '') fillQuestion(draft, rest);
  }

  /** Among the answers: the columns of a question again, with its pairs. */
  #repeatsTask({ from, to, items, targets, stated }: MatchingTask): boolean {
    const same = this.#drafts.find(
      ({ match, options }) => match && haveSameEntries([match.items, options], [items, targets]),
    );
    if (!same) return false;
    for (const pairs of stated) same.match!.stated.push({ source: 'key-table', pairs: [...pairs] });
    this.#endQuestion();
    this.#answers.keep(this.#all.slice(from, to));
    return true;
  }

  /** Columns to match, below words that may be a heading or have a label. */
  #takeTask(task: MatchingTask): void {
    const [line, ...more] = task.asked as [PaperLine, ...PaperLine[]];
    const { text } = line;
    const before = { last: this.#last, question: this.#current, parts: this.#parts };
    const counted = this.#beginnings.label(text, before);
    const label = counted ?? labelOf(text) ?? otherLabelOf(text);
    const number = label ? null : (partOf(text) ?? this.#beginnings.heading(text, before));
    // The numbers of its entries go on with those of the questions.
    const goesOn = !label && Number(task.items[0]!.sign) === this.#last + 1;
    const above = label || number !== null || goesOn ? null : questionAsking(this.#current, this.#habits.label);
    if (above) {
      this.#drafts.pop();
      this.#now = null;
    }
    this.#endQuestion();
    if (number !== null) {
      this.#parts.push({ number, lines: [line] });
      this.#passages.current = null;
      this.#readPart(task.to - 1);
    }
    const draft = matchingQuestion(task, { label, isHeading: number !== null, above });
    draft.at = above?.at ?? line.at;
    draft.stem.push(...more);
    if (label || goesOn) this.#passages.endBefore(draft.label);
    draft.passage = above?.passage ?? this.#passages.withText;
    draft.code = this.#codes.current;
    draft.part = this.#parts.at(-1)?.number ?? null;
    draft.group = groupOf(text) ?? this.#group;
    draft.counts = counted !== null || above !== null || goesOn;
    this.#drafts.push(draft);
    this.#answers.leave();
    this.#place = 'question';
    this.#behindTask = this.#all[task.to] ?? null;
  }

  /** "Câu 5: 1-c, 2-a" among the answers, also in lines below its label and in rows of a table. */
  #takesPairs(line: PaperLine, own: Label | null): boolean {
    if (line.table) {
      for (const row of pairsOfRows(line)) {
        const [only, ...others] = this.#labelled(row.number);
        // The columns of a table may be those of all papers of the file.
        for (const task of this.#labelled(row.number, true)) {
          const isOnly = task === only && others.length === 0;
          task.match!.stated.push(...statedIn(row, task, { printed: this.#codes.printed, isOnly }));
        }
      }
      return false;
    }
    const label = own ?? labelOf(line.text) ?? otherLabelOf(line.text);
    const labelled = label ? this.#labelled(label.number) : [];
    const draft = label ? (labelled.length === 1 ? labelled[0]! : null) : this.#awaited;
    const { text } = label ? afterLabel(line, label).rest : line;
    const pairs = draft && pairsStated(text, draft.match!.isFlipped);
    const isTaken = draft !== null && (pairs !== null || (label !== null && text === ''));
    this.#awaited = isTaken ? draft : null;
    if (!isTaken) return false;
    if (label) draft.match!.stated.push({ source: 'key-table', pairs: [] });
    draft.match!.stated.at(-1)!.pairs.push(...(pairs ?? []));
    this.#answers.keep([line]);
    return true;
  }

  /** The tasks to match with a label of this number, in the paper and the part that the answers name. */
  #labelled(number: number, ofAnyCode = false): FoundQuestion[] {
    const { code, part } = this.#answers.place;
    return this.#drafts.filter(
      (one) =>
        one.match &&
        one.label === number &&
        (ofAnyCode || code === null || one.code === null || one.code === code) &&
        (part === null || one.part === null || one.part === part),
    );
  }

  /** Questions whose numbers stand inside a text, a table or a picture, where no line begins with them. */
  #takesGaps(line: PaperLine, at: number): boolean {
    if (this.#place === 'end' || this.#place === 'script') return false;
    const inPicture = line.table ? [] : tasksInPicture(line.text);
    const numbers = inPicture.length > 0 ? inPicture : gapNumbers(line);
    const [first] = numbers;
    const isStart =
      this.#place !== 'question' && (first === 1 || (first !== undefined && first === this.#passages.from));
    if (first !== this.#last + 1 && !isStart) return false;
    if (numbers.some((number, index) => number !== first! + index)) return false;
    // Labels that follow name the gaps again, with their options.
    const areLabelled = numbers.some((number) => (this.#lastLabels.get(number) ?? -1) > at);
    if (areLabelled && this.#place !== 'part') return false;
    this.#endQuestion();
    if (this.#place !== 'passage') {
      // The lines below the heading are a part of the text.
      const above = this.#place === 'part' ? this.#parts.at(-1)!.lines.splice(1) : [];
      this.#passages.begin(above);
      this.#place = 'passage';
    }
    if (!this.#passages.has(line)) this.#passages.add(line);
    if (areLabelled) return true;
    this.#passages.tookGaps();
    const part = this.#parts.at(-1)?.number ?? null;
    for (const number of numbers) {
      const draft = newQuestion(number, line.at, {
        code: this.#codes.current,
        part,
        group: this.#group,
        passage: this.#passages.current,
        inShort: inPicture.length === 0,
      });
      if (inPicture.length > 0) draft.doubts.push('STEM_MISSING');
      this.#drafts.push(draft);
    }
    return true;
  }

  #more(line: PaperLine): void {
    const draft = this.#current;
    if (draft) return fillQuestion(draft, line);
    if (this.#place === 'passage') this.#passages.add(line);
    else if (this.#place === 'part') this.#parts.at(-1)!.lines.push(line);
    else if (this.#place === 'title') this.#title.push(line);
    else {
      this.#unknown.push({ line, after: this.#drafts.length - 1 });
      if (line === this.#behindTask) this.#follows.add(line);
    }
  }

  /** Gives the lines that wait behind the last option their place. */
  #endQuestion(): void {
    const draft = this.#now;
    this.#now = null;
    if (!draft) return;
    if (draft.ahead) {
      draft.answers.unshift(draft.ahead.letters);
      draft.answerLines.unshift(draft.ahead.line);
    }
    if (draft.repeats) {
      this.#answers.keep(draft.pending);
      return;
    }
    const [first] = draft.pending;
    if (first) draft.doubled = doubledLetter(draft, first);
    if (first && isRestOfOption(draft, first)) {
      // A line that was broken is long; below a short one it may be a name or a footer.
      if (draft.options.at(-1)!.lines.at(-1)!.text.length < 30) draft.doubts.push('OPTION_CONTINUED');
      draft.options.at(-1)!.lines.push(first);
    } else
      for (const line of draft.pending) {
        this.#unknown.push({ line, after: this.#drafts.length - 1 });
        (draft.waited ? this.#follows : this.#behindAnswer).add(line);
      }
    draft.pending = [];
  }

  /** The code of the paper, or of the set that the file holds, whose answers begin with a line. */
  #codeOfAnswers({ table, text }: PaperLine): string | null {
    const code = table ? null : codeOfAnswers(text);
    if (code === null || !isSet(code) || this.#drafts.some((draft) => draft.code === code)) return code;
    const first = this.#firstSet;
    return first !== null && code !== codeOfSet(first) ? code : null;
  }

  #takeKey(line: PaperLine, number: number | null, label: Label | null): void {
    const code = this.#codeOfAnswers(line);
    if (code !== null) this.#answers.under(code);
    const draft = this.#now;
    // A repeated question's own lines.
    if (draft?.repeats && number === null && !isKeyHeading(line.text)) {
      this.#answers.keep([line]);
      fillQuestion(draft, line);
      return;
    }
    this.#endQuestion();
    if (number !== null) this.#awaited = null;
    else if (this.#takesPairs(line, label)) return;
    this.#answers.take(line, number, label, this.#drafts);
  }
}
