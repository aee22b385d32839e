/**
 * Splits a paper's blocks into questions. Pure. Every line becomes part of a question, a passage, a part, the title,
 * the answers, or the unrecognized lines.
 */
import type { Block } from '@vumon/word';
import { keyList, keyLooks, keyTable, standingOut, type KeyEntry } from './keys.ts';
import {
  answerOf,
  bareLabelOf,
  chosenIn,
  hasObjectsAlone,
  headingOf,
  isEnd,
  isKeyHeading,
  isPairs,
  isPassageStart,
  isSolution,
  labelOf,
  levelOf,
  optionsIn,
  pairsIn,
  partOf,
  rangeOf,
  statementOf,
  verdictOf,
  type Label,
  type OptionMark,
} from './labels.ts';
import {
  kindOf,
  kindOfAnswer,
  normalKey,
  takeLevelBehind,
  verdictsIn,
  withoutVerdict,
  type FoundQuestion,
} from './found-question.ts';
import { numberedLines, readable, slice, type PaperLine } from './lines.ts';
import type { KeySource, Paper, PaperOption, PaperQuestion } from './segments.ts';

type Passage = { lines: PaperLine[]; range: { from: number; to: number } | null };

export function segmentPaper(blocks: readonly Block[]): Paper {
  return new Segmenter(numberedLines(blocks)).paper();
}

class Segmenter {
  readonly #lines: readonly PaperLine[];
  readonly #bare: boolean;
  readonly #title: PaperLine[] = [];
  readonly #parts: { number: number; lines: PaperLine[] }[] = [];
  readonly #passages: Passage[] = [];
  readonly #drafts: FoundQuestion[] = [];
  readonly #keyLines: PaperLine[] = [];
  readonly #entries: KeyEntry[] = [];
  #draftsByLabel: ReadonlyMap<number, readonly FoundQuestion[]> = new Map();
  #entriesByNumber: ReadonlyMap<number, readonly KeyEntry[]> = new Map();
  readonly #unknown: { line: PaperLine; after: number }[] = [];
  #place: 'title' | 'part' | 'passage' | 'question' | 'keys' = 'title';
  #passage: number | null = null;
  #keyPart: number | null = null;

  constructor(lines: readonly PaperLine[]) {
    this.#lines = lines;
    this.#bare = lines.filter(({ text }) => labelOf(text)).length < 2;
  }

  paper(): Paper {
    for (const line of this.#lines) this.#take(line);
    const questions = this.#questions();
    return {
      lines: this.#lines,
      title: this.#title,
      parts: this.#parts,
      passages: this.#passages.map(({ lines }) => ({ lines })),
      questions,
      keyLines: this.#keyLines,
      notUnderstood: this.#unknown,
    };
  }

  get #current(): FoundQuestion | undefined {
    return this.#place === 'question' ? this.#drafts.at(-1) : undefined;
  }

  #take(line: PaperLine): void {
    const { text } = line;
    const number = partOf(text) ?? this.#headingOf(text);
    if (this.#place === 'keys') return this.#takeKey(line, number);
    const table = keyTable(line, this.#parts.at(-1)?.number ?? null);
    if (table && this.#drafts.length > 0) {
      // A table at the end without a named part applies to the whole paper.
      this.#entries.push(...table.map((entry) => ({ ...entry, part: null })));
      this.#keyLines.push(line);
      return;
    }
    if (this.#drafts.length > 0 && isKeyHeading(text) && answerOf(text) === null) {
      this.#place = 'keys';
      this.#keyLines.push(line);
      return;
    }
    if (number !== null && labelOf(text) === null) {
      this.#parts.push({ number, lines: [line] });
      this.#place = 'part';
      this.#passage = null;
      return;
    }
    const label = this.#labelOf(text);
    if (label) return this.#begin(line, label);
    if (
      isPassageStart(text) &&
      !(this.#current && this.#current.state === 'stem' && !this.#current.stem.some((one) => one.text.trim() !== ''))
    ) {
      this.#passages.push({ lines: [line], range: rangeOf(text) });
      this.#passage = this.#passages.length - 1;
      this.#place = 'passage';
      return;
    }
    const pairs = isPairs(text) ? pairsIn(text) : [];
    // A list of answers below the last question, without a heading of its own.
    if (pairs.length * 2 >= this.#drafts.length && pairs.length > 0 && this.#current?.state === 'options') {
      this.#entries.push(...pairs.map(([one, answer]) => ({ part: null, number: one, answer })));
      this.#keyLines.push(line);
      return;
    }
    if (isEnd(text) && text.trim() !== '') {
      (this.#parts.at(-1)?.lines ?? this.#title).push(line);
      return;
    }
    this.#more(line);
  }

  /** A Roman numeral may label a statement: in a stem and in papers with labels, a heading must be in capitals. */
  #headingOf(text: string): number | null {
    const free = this.#bare && this.#current?.state !== 'stem';
    return this.#place === 'keys' ? null : headingOf(text, (this.#parts.at(-1)?.number ?? 0) + 1, !free);
  }

  #labelOf(text: string): Label | null {
    const label = labelOf(text);
    if (label || !this.#bare) return label;
    const bare = bareLabelOf(text);
    const last = this.#drafts.at(-1)?.label ?? 0;
    return bare && (bare.number === last + 1 || bare.number === 1 || this.#place !== 'question') ? bare : null;
  }

  #begin(line: PaperLine, label: Label): void {
    const passage = this.#passage === null ? undefined : this.#passages[this.#passage];
    if (passage?.range && (label.number < passage.range.from || label.number > passage.range.to)) this.#passage = null;
    const draft: FoundQuestion = {
      label: label.number,
      at: line.at,
      part: this.#parts.at(-1)?.number ?? null,
      passage: this.#passage,
      level: null,
      stem: [],
      optionLines: [],
      stemBefore: [],
      options: [],
      statements: false,
      solution: [],
      answers: [],
      answerLines: [],
      state: 'stem',
    };
    this.#drafts.push(draft);
    this.#place = 'question';
    // A picture before the label belongs to the question.
    const before = line.text.slice(0, label.end).lastIndexOf('\uFFFC');
    if (before >= 0) draft.stem.push(slice(line, 0, before + 1));
    const level = levelOf(line.text.slice(label.end));
    draft.level = (level ?? levelOf(line.text))?.level ?? null;
    const rest = slice(line, label.end + (level?.end ?? 0));
    if (rest.text !== '') this.#fill(draft, rest);
  }

  #more(line: PaperLine): void {
    const draft = this.#current;
    if (draft) return this.#fill(draft, line);
    if (this.#place === 'passage') this.#passages[this.#passage!]!.lines.push(line);
    else if (this.#place === 'part') this.#parts.at(-1)!.lines.push(line);
    else this.#title.push(line);
  }

  #fill(draft: FoundQuestion, line: PaperLine): void {
    const { text } = line;
    const answer = answerOf(text);
    if (answer !== null) {
      draft.answers.push(readable(line).replace(/^[^:.]*[:.]\s*/, ''));
      draft.answerLines.push(line);
      return;
    }
    if (isSolution(text)) draft.state = 'solution';
    if (draft.state === 'solution') {
      draft.solution.push(line);
      return;
    }
    if (!line.table) {
      const marks = draft.statements ? [] : optionsIn(text, draft.options.length);
      // The letters start again at A in this line, so the options found before were part of the stem.
      const anew =
        draft.options.length > 0 && draft.optionLines.length === 1 && draft.options.length < 4
          ? optionsIn(text, 0)
          : [];
      if (marks.length === 0 && anew.length > 0 && text.slice(0, anew[0]!.from).trim() === '') {
        draft.stem = [...draft.stemBefore, ...draft.optionLines];
        draft.options = [];
        return this.#options(draft, line, anew);
      }
      if (marks.length > 0) return this.#options(draft, line, marks);
      const statement = draft.options.length === 0 || draft.statements ? statementOf(text, draft.options.length) : null;
      if (statement) {
        draft.statements = true;
        return this.#options(draft, line, [statement]);
      }
    }
    // Text after the line with the answer no longer belongs to the question.
    const answered = draft.answers.some((one) => /[\p{L}\d]/u.test(one)) && text.trim() !== '';
    if (draft.state === 'stem' && (!answered || hasObjectsAlone(line))) draft.stem.push(line);
    else if (draft.state === 'options' && hasObjectsAlone(line)) draft.options.at(-1)!.lines.push(line);
    else this.#unknown.push({ line, after: this.#drafts.length - 1 });
  }

  #options(draft: FoundQuestion, line: PaperLine, marks: readonly OptionMark[]): void {
    if (draft.options.length === 0) {
      draft.stemBefore = [...draft.stem];
      draft.optionLines = [];
    }
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

  #takeKey(line: PaperLine, number: number | null): void {
    this.#keyLines.push(line);
    if (number !== null) this.#keyPart = number;
    this.#entries.push(...(keyTable(line, this.#keyPart) ?? keyList(line, this.#keyPart)));
  }

  #questions(): PaperQuestion[] {
    for (const draft of this.#drafts) takeLevelBehind(draft);
    this.#draftsByLabel = Map.groupBy(this.#drafts, ({ label }) => label);
    this.#entriesByNumber = Map.groupBy(this.#entries, ({ number }) => number);
    for (const draft of this.#drafts)
      if (draft.statements && this.#isChoice(draft)) {
        draft.statements = false;
        draft.options = draft.options.map((one) => ({ ...one, letter: one.letter.toUpperCase() }));
      }
    const looks = this.#drafts.map((draft) => standingOut(draft.options));
    const used = keyLooks(looks.filter((_, at) => !this.#drafts[at]!.statements));
    const usedForStatements = keyLooks(
      looks
        .filter((_, at) => this.#drafts[at]!.statements)
        .map((found) => found.map((one) => ({ ...one, marked: [true] }))),
    );
    return this.#drafts.map((draft, at) => {
      const kind = kindOf(draft);
      const found: { source: KeySource; key: string }[] = [];
      const add = (source: KeySource, key: string | null): void => {
        if (key !== null) found.push({ source, key });
      };
      for (const answer of draft.answers) add('answer-line', normalKey(answer, draft, kind));
      for (const entry of this.#entriesOf(draft)) add('key-table', normalKey(entry.answer, draft, kind));
      if (kind === 'choice') {
        const starred = draft.options.filter((one) => one.starred);
        if (starred.length === 1) add('star', starred[0]!.letter);
        const said = draft.options.filter(({ lines }) =>
          /[([](?:đúng|Đúng|correct)[)\]]\s*$/.test(lines.at(-1)?.text ?? ''),
        );
        if (said.length === 1) add('verdict', said[0]!.letter);
        for (const { source, marked } of looks[at]!)
          if (used.has(source) && marked.filter(Boolean).length === 1) {
            add(source, draft.options[marked.indexOf(true)]!.letter);
            break;
          }
        for (const line of draft.solution) add('solution', normalKey(chosenIn(line.text) ?? '', draft, kind));
      }
      if (kind === 'true-false') {
        const verdicts = draft.options.map(({ lines }) => (lines.length === 0 ? null : verdictOf(lines.at(-1)!.text)));
        if (verdicts.every((one) => one !== null)) add('verdict', verdicts.map((one) => one.value).join(''));
        const look = looks[at]!.find(({ source }) => usedForStatements.has(source));
        add('solution', verdictsIn(draft.solution, draft.options.length));
        if (look) add(look.source, look.marked.map((one) => (one ? 'T' : 'F')).join(''));
      }
      const keys = new Set(found.map(({ key }) => key));
      const problems = [
        ...(keys.size > 1 ? ['KEYS_CONTRADICT'] : []),
        ...(kind === 'choice' && draft.options.length < 3 ? ['OPTIONS_FEW'] : []),
        ...(kind === 'true-false' && draft.options.length !== 4 ? ['STATEMENTS_NOT_FOUR'] : []),
      ];
      const [best] = found;
      return {
        label: draft.label,
        at: draft.at,
        part: draft.part,
        passage: draft.passage,
        level: draft.level,
        kind,
        stem: draft.stem,
        options: draft.options.map(({ letter, label, lines }): PaperOption => ({
          letter,
          label,
          lines: withoutVerdict(lines, kind),
        })),
        solution: draft.solution,
        answers: draft.answerLines,
        key: keys.size === 1 ? best!.key : null,
        keySource: keys.size === 1 ? best!.source : null,
        problems,
      };
    });
  }

  /** "a." to "d." are options if the answer is a letter, or if an English question says neither true nor false. */
  #isChoice(draft: FoundQuestion): boolean {
    const isLetter = (answer: string): boolean => /^[A-H]\s*[.)]?$/i.test(answer.trim());
    const alone = (this.#draftsByLabel.get(draft.label) ?? []).length === 1;
    const entries = alone ? (this.#entriesByNumber.get(draft.label) ?? []) : [];
    if (draft.answers.some(isLetter) || entries.some(({ answer }) => isLetter(answer))) return true;
    const words = [...draft.stem, ...draft.options.flatMap(({ lines }) => lines)].map(({ text }) => text).join(' ');
    return (
      draft.options.length >= 3 &&
      draft.options.every(({ label }) => label.text.trimEnd().endsWith('.')) &&
      /[A-Za-z]{2}/.test(words) &&
      !/[^\x20-\x7E\t\u00A0\uFFFC‘’“”–…]/.test(words) &&
      !/\b(?:true|false)\b/i.test(words) &&
      draft.answers.length === 0 &&
      entries.length === 0 &&
      draft.options.every(({ lines }) => verdictOf(lines.at(-1)?.text ?? '') === null)
    );
  }

  /** A table without a named part only applies to numbers that occur once in the paper. */
  #entriesOf(draft: FoundQuestion): KeyEntry[] {
    const same = this.#draftsByLabel.get(draft.label) ?? [];
    const entries = this.#entriesByNumber.get(draft.label) ?? [];
    const exact = entries.filter(({ part }) => part !== null && part === draft.part);
    if (exact.length > 0) return exact;
    const general = entries.filter(({ part }) => part === null || same.length === 1);
    if (same.length <= 1) return general;
    // Either one table for each part, in order; or an answer belongs to the only question whose kind it fits.
    if (general.length === same.length) return [general[same.indexOf(draft)]!];
    return general.filter(({ answer }) => {
      const fitting = same.filter((one) => kindOfAnswer(answer) === kindOf(one));
      return fitting.length === 1 && fitting[0] === draft;
    });
  }
}
