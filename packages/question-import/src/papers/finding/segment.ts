/**
 * Splits a paper's blocks into questions. Pure. Every line becomes part of a question, a passage, a part, the title,
 * the answers, or the unrecognized lines.
 */
import type { Block } from '@vumon/word';
import { withoutExplanations } from './explanations.ts';
import { newQuestion, type FoundQuestion } from './found-question.ts';
import { gapNumbers, lastLabels, referencesIn, tasksInPicture } from './gaps.ts';
import type { ReadingChoices } from '../choices.ts';
import { habitsOf, labelIn, type Habits } from '../grammar/habits.ts';
import { fillQuestion, isAboveLetter, isRestOfOption } from './filling.ts';
import { statedAnswer, statedLetters, statedList } from '../grammar/key-words.ts';
import { bareLabelOf, type Label } from '../grammar/label-styles.ts';
import { KeyZone } from './key-zone.ts';
import { keyTable, statesKeys, type KeyEntry } from './keys.ts';
import {
  codeLine,
  headingOf,
  isEnd,
  isKeyHeading,
  isPairs,
  isPassageStart,
  levelOf,
  pairsIn,
  partNamedIn,
  partOf,
  rangeOf,
  script,
  writing,
} from './labels.ts';
import { numberedLines, readable, slice, type PaperLine } from '../lines/lines.ts';
import { isPageLine, withLabelsOfAnswers, withLabelsOfSeparators } from '../lines/page-lines.ts';
import {
  afterLabel,
  habitFor,
  habitOf,
  isBlankOfStem,
  isInstruction,
  isPlainLabel,
  mayListRoman,
} from './question-start.ts';
import { finishedQuestions } from './questions.ts';
import { unread, type Paper } from '../segments.ts';

type Passage = { lines: PaperLine[]; range: { from: number; to: number } | null };

export function segmentPaper(blocks: readonly Block[], choices: ReadingChoices = {}): Paper {
  return new Segmenter(withLabelsOfAnswers(withLabelsOfSeparators(numberedLines(blocks))), choices).paper();
}

class Segmenter {
  readonly #lines: readonly PaperLine[];
  readonly #habits: Habits;
  readonly #choices: ReadingChoices;
  readonly #lastLabels: ReadonlyMap<number, number>;
  readonly #isReference: (label: Label, text: string) => boolean;
  readonly #title: PaperLine[] = [];
  readonly #parts: { number: number; lines: PaperLine[] }[] = [];
  readonly #passages: Passage[] = [];
  readonly #drafts: FoundQuestion[] = [];
  /** Questions that a part with solutions repeats. */
  readonly #repeated: FoundQuestion[] = [];
  readonly #zone = new KeyZone();
  readonly #unknown: { line: PaperLine; after: number }[] = [];
  #place: 'title' | 'part' | 'passage' | 'question' | 'keys' | 'end' | 'script' = 'title';
  #passage: number | null = null;
  #now: FoundQuestion | null = null;
  #code: string | null = null;
  /** The question to whose solution the lines of the answers belong. */
  #solved: FoundQuestion | null = null;

  constructor(lines: readonly PaperLine[], choices: ReadingChoices) {
    this.#lines = lines;
    this.#choices = choices;
    this.#lastLabels = lastLabels(lines);
    this.#habits = habitsOf(lines, choices);
    this.#isReference = referencesIn(lines);
  }

  paper(): Paper {
    this.#lines.forEach((line, at) => this.#take(line, at));
    this.#endQuestion();
    this.#zone.end();
    const notUnderstood = withoutExplanations(this.#drafts, this.#unknown, this.#behindAnswer);
    if (this.#drafts.length === 0) return unread(this.#lines);
    const entries: readonly KeyEntry[] = this.#zone.entries;
    const codes = [...new Set(entries.flatMap(({ code }) => code ?? []))];
    const code = this.#choices.code ?? (this.#code !== null && codes.includes(this.#code) ? this.#code : null);
    return {
      lines: this.#lines,
      title: this.#title,
      parts: this.#parts,
      passages: this.#passages.map(({ lines }) => ({ lines })),
      questions: finishedQuestions({
        drafts: this.#drafts,
        repeated: this.#repeated,
        entries,
        code,
        habits: this.#habits,
        choices: this.#choices,
        parts: this.#parts,
        passages: this.#passages.map(({ lines }) => lines),
        title: this.#title,
        after: new Set(this.#unknown.filter(({ line }) => this.#follows.has(line)).map(({ after }) => after)),
      }),
      codes,
      code,
      keyLines: this.#zone.lines,
      notUnderstood,
    };
  }

  /** Unrecognized lines that stand directly behind the options of a question. */
  readonly #follows = new Set<PaperLine>();
  readonly #behindAnswer = new Set<PaperLine>();

  get #current(): FoundQuestion | undefined {
    return this.#place === 'question' ? (this.#now ?? undefined) : undefined;
  }

  #take(line: PaperLine, at: number): void {
    const { text } = line;
    if (this.#code === null && (this.#drafts.length === 0 || isPageLine(text)))
      this.#code = codeLine.exec(text)?.[1] ?? null;
    if (isPageLine(text)) {
      this.#title.push(line);
      return;
    }
    const number = partOf(text) ?? this.#headingOf(text);
    const label = number === null || this.#labelOf(text) !== null ? this.#labelOf(text) : null;
    if (this.#place === 'keys' && !(label && this.#beginsAgain(label, line, at)) && !this.#isNewPart(number, at))
      return this.#takeKey(line, number, label);
    if (this.#drafts.length > 0 && this.#isKeyTable(line, at)) {
      const table = keyTable(line, null)!;
      // A table at the end without a named part applies to the whole paper.
      this.#zone.entries.push(...table.map((entry) => ({ ...entry, part: null })));
      this.#zone.lines.push(line);
      return;
    }
    const list = this.#drafts.length > 0 && !line.table ? statedList(readable(line)) : null;
    if (list && (this.#current?.state !== 'stem' || this.#current.options.length > 0 || this.#areKnown(list))) {
      this.#endQuestion();
      this.#zone.entries.push(...list.map((entry) => ({ part: null, ...entry })));
      this.#zone.lines.push(line);
      return;
    }
    if (
      this.#drafts.length > 0 &&
      isKeyHeading(text) &&
      statedLetters(text) === null &&
      statedAnswer(text) === null &&
      !(this.#current && isAboveLetter(text, this.#lines[at + 1]?.text ?? ''))
    ) {
      this.#endQuestion();
      this.#place = 'keys';
      this.#zone.part = null;
      this.#zone.take(line, partNamedIn(text), null);
      return;
    }
    if (this.#drafts.length > 0 && script.test(text)) {
      this.#endQuestion();
      this.#place = 'script';
    }
    if (number !== null && !label) {
      this.#endQuestion();
      this.#parts.push({ number, lines: [line] });
      this.#place = 'part';
      this.#passage = null;
      return;
    }
    if (label) return this.#begin(line, label, at);
    const isPassage =
      (isPassageStart(text) && this.#mayBeginPassage(text, at)) || isInstruction(text, this.#habits.label);
    if (!isPassage && this.#takesGaps(line, at)) return;
    if (isPassage) {
      this.#endQuestion();
      this.#passages.push({ lines: [line], range: rangeOf(text) });
      this.#passage = this.#passages.length - 1;
      this.#place = 'passage';
      this.#takesGaps(line, at);
      return;
    }
    const pairs = isPairs(text) ? pairsIn(text) : [];
    // A list of answers below the last question, without a heading of its own.
    if (pairs.length * 2 >= this.#drafts.length && pairs.length > 0 && this.#current?.state === 'options') {
      this.#zone.entries.push(...pairs.map(([one, answer]) => ({ part: null, number: one, answer })));
      this.#zone.lines.push(line);
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

  /** A Roman numeral may label a statement: in a stem and in papers with labels, a heading must be in capitals. */
  #headingOf(text: string): number | null {
    const free = this.#habits.label !== 'word' && !(this.#current && mayListRoman(this.#current, this.#parts.length));
    const last = this.#parts.at(-1)?.number;
    const next = last === undefined ? (free && this.#drafts.length === 0 ? null : 1) : last + 1;
    return this.#place === 'keys' ? null : headingOf(text, next, !free);
  }

  #labelOf(text: string): Label | null {
    const label = labelIn(this.#habits.label, text);
    const last = this.#drafts.at(-1)?.label ?? 0;
    if (this.#habits.label === 'word') {
      if (label) return isPlainLabel(label, last, text) && !this.#isReference(label, text) ? label : null;
      // "12. A. in  B. on": a gap of a text, in a paper whose other questions have words.
      const bare = bareLabelOf(text);
      return bare && bare.number === last + 1 && /^\s*\*?A\s?[.)]/.test(text.slice(bare.end)) ? bare : null;
    }
    if (!label) return null;
    return label.number === last + 1 || label.number === 1 || this.#place !== 'question' || this.#choices.label
      ? label
      : null;
  }

  /** The lines from the one behind `at` to the next label, part or heading of answers. */
  #region(at: number): PaperLine[] {
    const region: PaperLine[] = [];
    for (const line of this.#lines.slice(at + 1, at + 120)) {
      if (this.#labelOf2(line.text) || partOf(line.text) !== null || isKeyHeading(line.text)) break;
      region.push(line);
    }
    return region;
  }

  /** A label by its form alone, for looking ahead. */
  #labelOf2(text: string): boolean {
    const label = labelIn(this.#habits.label, text);
    if (this.#habits.label === 'word') return label !== null && !this.#isReference(label, text);
    return label !== null && label.number > (this.#drafts.at(-1)?.label ?? 0);
  }

  #areKnown(list: readonly { readonly number: number }[]): boolean {
    const known = new Set(this.#drafts.map(({ label }) => label));
    return list.length >= 2 && list.every(({ number }) => known.has(number));
  }

  /** In the answers: whether a heading begins a part of questions. */
  #isNewPart(number: number | null, at: number): boolean {
    if (number === null || this.#parts.some((part) => part.number === number)) return false;
    for (let next = at + 1; next < Math.min(at + 8, this.#lines.length); next++) {
      const line = this.#lines[next]!;
      const label = labelIn(this.#habits.label, line.text);
      if (label)
        return (
          statedLetters(line.text.slice(label.end)) === null &&
          habitOf([slice(line, label.end), ...this.#region(next)], this.#habits) !== null
        );
    }
    return false;
  }

  /** In the answers: whether a label begins a new question or repeats an earlier one with its options. */
  #beginsAgain(label: Label, line: PaperLine, at: number): boolean {
    if (statedLetters(line.text.slice(label.end)) !== null) return false;
    const known = this.#knownAs(label, line);
    if (known) return true;
    const isNew = this.#drafts.every(
      (one) => one.label !== label.number || one.part !== (this.#parts.at(-1)?.number ?? null),
    );
    return isNew && habitOf([slice(line, label.end), ...this.#region(at)], this.#habits)?.family === 'upper';
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
    const isLast = (): boolean => this.#lines.slice(at + 1).every(({ text }) => !this.#labelOf2(text));
    return statesKeys(line, new Set(this.#drafts.map(({ label }) => label)), isLast);
  }

  #mayBeginPassage(text: string, at: number): boolean {
    const draft = this.#current;
    if (!draft || draft.state !== 'stem') return true;
    if (!draft.stem.some((one) => one.text.trim() !== '')) return false;
    if (rangeOf(text)) return true;
    // Before the options of a question it is a part of the stem.
    return (
      draft.habit === null &&
      habitOf(this.#region(at), this.#habits) === null &&
      draft.stem.length > 0 &&
      !draft.inWriting
    );
  }

  #begin(line: PaperLine, label: Label, at: number): void {
    this.#endQuestion();
    const repeats = this.#place === 'keys' || this.#place === 'end' ? (this.#knownAs(label, line) ?? null) : null;
    const range = repeats || this.#passage === null ? null : this.#passages[this.#passage]!.range;
    if (range && (label.number < range.from || label.number > range.to)) this.#passage = null;
    const { level, rest } = afterLabel(line, label);
    const region = [rest, ...this.#region(at)];
    const part = this.#parts.at(-1);
    const inWriting = part !== undefined && writing.test(part.lines[0]!.text);
    const draft = newQuestion(label.number, line.at, {
      part: part?.number ?? null,
      passage: this.#passage,
      level: (level ?? levelOf(line.text))?.level ?? null,
      habit: habitFor(region, { inWriting, habits: this.#habits, choices: this.#choices }),
      repeats,
      inWriting,
      inShort: part !== undefined && /trả\s+lời\s+ngắn|short\s+answer/iu.test(part.lines[0]!.text),
    });
    (repeats ? this.#repeated : this.#drafts).push(draft);
    if (repeats) this.#zone.lines.push(line);
    this.#now = draft;
    this.#solved = null;
    this.#place = repeats ? 'keys' : 'question';
    // A picture before the label belongs to the question.
    const from = line.text.slice(0, label.end).lastIndexOf('\uFFFC') + 1;
    draft.sign = slice(line, from, label.end);
    if (from > 0) draft.stem.push(slice(line, 0, from));
    if (rest.text !== '') fillQuestion(draft, rest);
  }

  /** Questions whose numbers stand inside a text, a table or a picture, where no line begins with them. */
  #takesGaps(line: PaperLine, at: number): boolean {
    if (this.#place === 'end' || this.#place === 'script') return false;
    const inPicture = line.table ? [] : tasksInPicture(line.text);
    const numbers = inPicture.length > 0 ? inPicture : gapNumbers(line);
    const [first] = numbers;
    const next = (this.#drafts.at(-1)?.label ?? 0) + 1;
    const from = this.#passage === null ? null : this.#passages[this.#passage]?.range?.from;
    if (first !== next && (this.#place === 'question' || (first !== 1 && first !== from))) return false;
    if (numbers.some((number, index) => number !== first! + index || (this.#lastLabels.get(number) ?? -1) > at))
      return false;
    this.#endQuestion();
    if (this.#place !== 'passage') {
      // The lines below the heading are a part of the text.
      const above = this.#place === 'part' ? this.#parts.at(-1)!.lines.splice(1) : [];
      this.#passages.push({ lines: above, range: null });
      this.#passage = this.#passages.length - 1;
      this.#place = 'passage';
    }
    const { lines } = this.#passages[this.#passage!]!;
    if (lines.at(-1) !== line) lines.push(line);
    const part = this.#parts.at(-1)?.number ?? null;
    for (const number of numbers) {
      const draft = newQuestion(number, line.at, { part, passage: this.#passage, inShort: inPicture.length === 0 });
      if (inPicture.length > 0) draft.doubts.push('STEM_MISSING');
      this.#drafts.push(draft);
    }
    return true;
  }

  #more(line: PaperLine): void {
    const draft = this.#current;
    if (draft) return fillQuestion(draft, line);
    if (this.#place === 'passage') this.#passages[this.#passage!]!.lines.push(line);
    else if (this.#place === 'part') this.#parts.at(-1)!.lines.push(line);
    else if (this.#place === 'title') this.#title.push(line);
    else this.#unknown.push({ line, after: this.#drafts.length - 1 });
  }

  /** Gives the lines that wait behind the last option their place. */
  #endQuestion(): void {
    const draft = this.#now;
    this.#now = null;
    if (!draft) return;
    if (draft.repeats) {
      this.#zone.lines.push(...draft.pending);
      return;
    }
    const [first] = draft.pending;
    if (first && isRestOfOption(draft, first)) draft.options.at(-1)!.lines.push(first);
    else
      for (const line of draft.pending) {
        this.#unknown.push({ line, after: this.#drafts.length - 1 });
        (draft.waited ? this.#follows : this.#behindAnswer).add(line);
      }
    draft.pending = [];
  }

  #takeKey(line: PaperLine, number: number | null, label: Label | null): void {
    const draft = this.#now;
    // A repeated question's own lines.
    if (draft?.repeats && number === null && !isKeyHeading(line.text)) {
      this.#zone.lines.push(line);
      fillQuestion(draft, line);
      return;
    }
    this.#endQuestion();
    this.#zone.take(line, number, label);
    if (label) {
      const same = this.#drafts.filter((one) => one.label === label.number);
      const inPart = same.filter((one) => this.#zone.part === null || one.part === this.#zone.part);
      this.#solved = inPart.length === 1 ? inPart[0]! : null;
    } else if (this.#solved && !line.table) {
      const said = statedLetters(line.text);
      if (said) this.#zone.entries.push({ part: this.#solved.part, number: this.#solved.label, answer: said.letters });
      else if (this.#zone.open === null) this.#solved.solution.push(line);
    }
  }
}
