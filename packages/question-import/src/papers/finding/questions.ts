/** Kinds, keys and doubts of the questions that were found in a paper. */
import type { ReadingChoices } from '../choices.ts';
import type { Habits } from '../grammar/habits.ts';
import { Doubter } from './doubts.ts';
import { Witnesses } from './evidence.ts';
import { answerOfItem, namesItem } from './exercises.ts';
import { takeFigure } from './figures.ts';
import { saidRight, statedLetters } from '../grammar/key-words.ts';
import {
  areOffered,
  haveSameOptions,
  notGiven,
  keyOfWords,
  kindOf,
  kindOfAnswer,
  normalKey,
  offersWords,
  takeLevelBehind,
  takeLevelsOfStatements,
  verdictsIn,
  withoutVerdict,
  type FoundQuestion,
} from './found-question.ts';
import { pointsBehind, pointsSaid } from '../grammar/label-styles.ts';
import { areLettersAlone } from '../grammar/option-styles.ts';
import { KeyLists } from './key-lists.ts';
import { namesIn, wordsIn } from './key-names.ts';
import { keyLooks, standingOut, type KeyEntry, type Marked } from './keys.ts';
import { chosenIn, isKeyHeading, tickBoxesOf, verdictOf } from './labels.ts';
import { keysOfMatch, takeMatches } from './match-keys.ts';
import { takeNumbered } from './numbered-options.ts';
import { takeOrder } from './ordering.ts';
import {
  boxesBehind,
  letterBehindStem,
  verdictBehind,
  verdictOptions,
  verdictWords,
  wordsAboveLetters,
  wordsBeforeLetters,
} from './said-in-stem.ts';
import { slice, type PaperLine } from '../lines/lines.ts';
import type { Doubt, FoundKey, KeySource, PaperOption, PaperQuestion, QuestionKind } from '../segments.ts';

export interface FoundPaper {
  readonly drafts: FoundQuestion[];
  readonly repeated: readonly FoundQuestion[];
  readonly entries: readonly KeyEntry[];
  readonly code: string | null;
  readonly habits: Habits;
  readonly choices: ReadingChoices;
  readonly parts: readonly { readonly number: number; readonly lines: readonly PaperLine[] }[];
  readonly passages: readonly (readonly PaperLine[])[];
  readonly title: readonly PaperLine[];
  /** Lines that have no place. */
  readonly apart: readonly PaperLine[];
  /** Questions by index with unrecognized lines directly behind their options. */
  readonly after: ReadonlySet<number>;
}

export const finishedQuestions = (paper: FoundPaper): PaperQuestion[] => new Finisher(paper).questions();

/** A third verdict beside true and false. */
const saysNotGiven = /not\s+given|doesn.t\s+say|(?:[,/]|or)\s?NG(?!\p{L})/iu;
const saysVerdicts =
  /đúng\s*(?:\/|hay|hoặc|,|;|[-–])?\s*sai|true\s*(?:\(\s?T\s?\)\s*)?(?:\/|or|-|,)?\s*(?:or\s+)?false|(?:^|\s)T\s?[,/]\s?F\s?(?:[,/]|or)\s?NG(?!\p{L})|ghi\s+Đ(?!\p{L})/iu;
/** "2 hoặc –2", "color/colour", "4 (cm)": more than one answer may be accepted. A fraction is one. */
const saysSeveral = /\d\s?[.)]\s?\S.*\s\d{1,2}\s?[.)]\s?\S|\s(?:hoặc|hay|or)\s|[()|;]|,\s|\p{L}\s?\/\s?\p{L}/u;
const gapInWords = /[\p{L}\d)=][^_.…\p{L}\d)=]*(?:_{3,40}(?!_)|\.{3,40}(?!\.)|…{1,20}(?!…))/u;
/** A longer answer may be worded otherwise. */
const longest = 40;
/** A number or one or two words, and no verdict, letter, points or equation. */
const isShortAnswer = (answer: string): boolean =>
  answer.length <= 24 &&
  answer.trim().split(/\s+/).length <= 2 &&
  !/=|điểm|\d\s?đ$|^(?:[A-HTĐS]|NG|True|False|Not\s+given|Đúng|Sai)$/iu.test(answer.trim());
/** "BBCBC", "C, A, A, C": an answer for each question. Letters that rise may be several answers of one: null. */
function lettersInRow(answer: string): string[] | null {
  const found = /^[A-H](?:\s{0,2}[,;–-]?\s{0,2}[A-H]){2,99}\.?$/u.test(answer.trim()) ? answer.match(/[A-H]/g)! : [];
  return found.some((one, at) => at > 0 && one <= found[at - 1]!) ? found : null;
}

/** What stands between the answers of a list without numbers. */
const separators = [/;/, /\|/, /,\s/, /\s\/\s/, /\s[–-]\s/u];
const isChoiceLetter = (answer: string): boolean => /^[A-H]{1,6}\s*[.)]?$/i.test(answer.trim());

class Finisher {
  readonly #paper: FoundPaper;
  readonly #draftsByLabel: ReadonlyMap<number, readonly FoundQuestion[]>;
  readonly #entriesByNumber: ReadonlyMap<number, readonly KeyEntry[]>;
  readonly #all: readonly FoundQuestion[];
  readonly #doubter: Doubter;
  /** The file holds papers of several codes, one behind the other. */
  readonly #areSeveral: boolean;
  /** The keys of a list that counts through parts whose numbers begin again. */
  readonly #runningKeys: ReadonlyMap<FoundQuestion, readonly KeyEntry[]> | null;
  #looks = new Map<FoundQuestion, readonly Marked[]>();

  constructor(given: FoundPaper) {
    const entries = takeMatches(given.drafts, given.entries, given.code);
    const paper = { ...given, entries };
    this.#paper = paper;
    this.#all = [...paper.drafts, ...paper.repeated];
    this.#draftsByLabel = Map.groupBy(
      paper.drafts.filter(({ counts }) => counts),
      ({ label }) => label,
    );
    this.#doubter = new Doubter(paper);
    this.#entriesByNumber = Map.groupBy(entries, ({ number }) => number);
    this.#areSeveral = new Set(paper.drafts.map(({ code }) => code)).size > 1;
    this.#runningKeys = this.#areSeveral
      ? null
      : runningKeys(
          paper.drafts.filter(({ counts }) => counts),
          entries,
        );
  }

  questions(): PaperQuestion[] {
    this.#spreadAnswers();
    this.#shareAnswersOfItems();
    this.#takeLettersBehind();
    this.#paper.drafts.forEach((draft, at, all) => {
      if (!draft.match) takeFigure(draft, [all[at - 1], all[at + 1]]);
      takeLevelBehind(draft);
    });
    this.#paper.repeated.forEach(takeLevelBehind);
    for (const draft of this.#all) {
      withoutSeparators(draft);
      withoutPoints(draft);
      withoutBlankKey(draft);
      this.#looks.set(draft, draft.borrowed ? [] : standingOut(draft.options));
    }
    for (const draft of this.#all)
      if (draft.borrowed) {
        draft.statements = draft.repeats!.statements;
        draft.options = draft.repeats!.options;
      } else if (this.#isOrder(draft)) continue;
      else if (draft.statements) this.#decideLetters(draft);
      else if (draft.options.length === 0) this.#lookIntoStem(draft);
    const numbered = this.#all.filter((draft) => draft.numbered);
    if (numbered.length === 1) numbered[0]!.doubts.push('OPTIONS_OTHER_STYLE');
    for (const draft of this.#all) if (draft.statements) takeLevelsOfStatements(draft);
    const kinds = new Map(this.#all.map((draft) => [draft, this.#kindOf(draft)]));
    const choices = this.#all.filter((draft) => kinds.get(draft) === 'choice');
    const used = keyLooks(choices.map((draft) => this.#looks.get(draft)!));
    const usedForStatements = keyLooks(
      this.#all
        .filter(({ statements }) => statements)
        .map((draft) => this.#looks.get(draft)!.map((one) => ({ ...one, marked: [true] }))),
    );
    for (const draft of this.#all)
      if (draft.match) {
        const { keys, doubts } = keysOfMatch(draft);
        draft.keys.push(...keys);
        draft.doubts.push(...doubts);
      } else if (draft.orders) draft.keys.push(...draft.orders);
      else draft.keys.push(...this.#keysOf(draft, kinds.get(draft)!, used, usedForStatements));
    for (const repeated of this.#paper.repeated) {
      const { repeats, keys, solution } = repeated;
      // Letters of options in another order name others.
      if (haveSameOptions(repeated, repeats!)) repeats!.keys.push(...keys);
      else if (keys.length > 0) repeats!.doubts.push('KEYS_CONTRADICT');
      repeats!.solution.push(...solution);
    }
    const rare = this.#rareLooks(kinds);
    const counts = this.#usualCounts(kinds);
    const { drafts, apart, title, parts } = this.#paper;
    const said = [...title, ...parts.flatMap(({ lines }) => lines)];
    const witnesses = new Witnesses(
      drafts,
      apart,
      said,
      (part) => (part === null ? title : this.#linesOf(part).slice(1)),
      new KeyLists(drafts, kinds, this.#runningKeys ? [] : this.#paper.entries, title),
    );
    return drafts.map((draft, at) => this.#finished(draft, at, kinds.get(draft)!, { shares: rare, counts, witnesses }));
  }

  /** A letter in brackets behind each stem is its key; behind some, something that looks like one. */
  #takeLettersBehind(): void {
    const asked = this.#paper.drafts.filter(
      ({ options, statements, match }) => options.length > 0 && !statements && !match,
    );
    const found = asked.flatMap((draft) => {
      const line = draft.stem.findLast(({ text }) => text.trim() !== '');
      const said = line && !line.table ? letterBehindStem(line.text) : null;
      return said ? [{ draft, line: line!, ...said }] : [];
    });
    const isWay = found.length >= 2 && found.length === asked.length;
    for (const { draft, line, letters, from } of found) {
      if (!isWay) {
        draft.doubts.push('KEY_IN_STEM');
        continue;
      }
      draft.answers.push(letters);
      draft.answerLines.push(slice(line, from));
      draft.stem = draft.stem.map((one) => (one === line ? slice(line, 0, from) : one));
    }
  }

  /** "Đáp án: 25, 13, 70" behind the last of three questions, or "Đáp án: BAC": an answer for each. */
  #spreadAnswers(): void {
    const asked = this.#paper.drafts.filter(({ inWriting, match }) => !inWriting && !match);
    const last = asked.at(-1);
    const areChoices = asked.every(({ options, statements }) => options.length > 0 && !statements);
    if (
      !last ||
      asked.length < 2 ||
      asked.some(({ answers }, at) => answers.length !== (at === asked.length - 1 ? 1 : 0)) ||
      (!areChoices && asked.some(({ options }) => options.length > 0))
    )
      return;
    if (/câu|question/iu.test(last.answers[0]!)) return;
    if (areChoices) {
      const letters = lettersInRow(last.answers[0]!);
      if (letters?.length === asked.length) asked.forEach((draft, at) => (draft.answers = [letters[at]!]));
      return;
    }
    const said = separators
      .map((sign) => last.answers[0]!.split(sign).map((one) => one.trim()))
      .find((all) => all.length === asked.length && all.every((one) => one !== '' && one.length <= 40));
    if (!said) return;
    asked.forEach((draft, at) => (draft.answers = [said[at]!]));
  }

  /** "Đáp án: a) B; b) A" below the last item of an exercise: an answer for each of its items. */
  #shareAnswersOfItems(): void {
    const items = this.#paper.drafts.filter(({ item }) => item !== null);
    for (const exercise of Map.groupBy(items, ({ passage }) => passage).values()) {
      const shared = exercise.flatMap(({ answers }) => answers.filter((one) => namesItem.test(one)));
      for (const draft of exercise)
        draft.answers = [
          ...draft.answers.filter((one) => !shared.includes(one)),
          ...shared.flatMap((one) => answerOfItem(one, draft.item!) ?? []),
        ];
    }
  }

  /** What lists say to the item of an exercise; nothing where two exercises of the file have its number. */
  #entriesOfItem(draft: FoundQuestion): readonly KeyEntry[] {
    const alike = this.#paper.drafts.filter(({ label, item }) => label === draft.label && item === draft.item);
    if (alike.length > 1) return [];
    return (this.#entriesByNumber.get(draft.label) ?? []).flatMap((entry) => {
      const answer = answerOfItem(entry.answer, draft.item!);
      return answer === null ? [] : [{ ...entry, answer }];
    });
  }

  #kindOf(draft: FoundQuestion): QuestionKind {
    const kind = kindOf(draft);
    if (kind !== 'open' || draft.inWriting) return kind;
    // Words or signs around a gap: what belongs there is short. Rows of dots alone are lines to write on.
    if (draft.stem.some(({ text }) => gapInWords.test(text))) return 'short';
    const isGap = draft.stem.some(({ text }) => /_{3,}|\.{3,}|…/.test(text));
    const said = this.#entriesOf(draft).map(({ answer }) => answer);
    if (isGap && said.some((answer) => answer.length <= 40)) return 'short';
    if (areOffered(draft, said)) return 'short';
    return !offersWords(draft) && said.some(isShortAnswer) ? 'short' : kind;
  }

  /** Options among the words of the stem, or a statement that the instruction says to judge. */
  #lookIntoStem(draft: FoundQuestion): void {
    const [line, ...more] = draft.stem.filter(({ text }) => text.trim() !== '');
    if (!line || line.table || draft.inWriting) return;
    const answers = [...draft.answers, ...this.#entriesOf(draft).map(({ answer }) => answer)];
    if (this.#paper.habits.label.endsWith('word') && takeNumbered(draft, answers)) return;
    const [letters] = more;
    const below = more.length === 1 && areLettersAlone(letters!.text) ? wordsAboveLetters(line, letters!) : null;
    if (below) {
      draft.options = below;
      draft.stem = draft.stem.filter((one) => one !== letters);
      return;
    }
    if (more.length > 0) return;
    const words = wordsBeforeLetters(line);
    if (words) {
      draft.options = words;
      return;
    }
    const isEnglish = !/[^\x20-\x7E\t\u00A0\uFFFC‘’“”–…☐□▢✓✔✗✘Đ]/.test(line.text);
    const boxes = boxesBehind(line.text, isEnglish);
    if (boxes.words.length > 0) {
      draft.judged = true;
      draft.options = verdictOptions(line.block, boxes.words);
      draft.stem = draft.stem.map((one) => (one === line ? slice(line, 0, boxes.from) : one));
      return;
    }
    const asked = this.#askedAbove(draft);
    if (!saysVerdicts.test(asked)) return;
    const said = verdictBehind(line.text);
    draft.judged = true;
    draft.options = verdictOptions(line.block, [
      ...verdictWords(isEnglish),
      ...(isEnglish && (saysNotGiven.test(asked) || this.#hasNotGiven) ? ['Not given'] : []),
    ]);
    if (!said) return;
    draft.answers.push(said.value);
    draft.answerLines.push(slice(line, said.from));
    draft.stem = draft.stem.map((one) => (one === line ? slice(line, 0, said.from) : one));
  }

  #isOrder(draft: FoundQuestion): boolean {
    const entries = this.#entriesOf(draft).map(({ answer }) => answer);
    return takeOrder(draft, entries, this.#askedAbove(draft));
  }

  #linesOf(part: number): readonly PaperLine[] {
    return this.#paper.parts.find(({ number }) => number === part)?.lines ?? [];
  }

  /** The words that ask for a question: those of its part, and the first line of its text or exercise. */
  #askedAbove(draft: FoundQuestion): string {
    const { passages, title } = this.#paper;
    const passage = draft.passage === null ? [] : (passages[draft.passage]?.slice(0, 1) ?? []);
    const part = draft.part === null ? [] : this.#linesOf(draft.part).slice(0, 3);
    // The instruction of a paper without parts is the last line above its questions.
    const above =
      draft.part === null && draft.passage === null ? title.slice(-1).filter(({ text }) => !isKeyHeading(text)) : [];
    return [...above, ...passage, ...part].map(({ text }) => text).join(' ');
  }

  /** "a." to "d.": options of a choice, or statements that are true or false. */
  #decideLetters(draft: FoundQuestion): void {
    if (this.#isTrueFalse(draft)) return;
    draft.statements = false;
    draft.options = draft.options.map((one) => ({ ...one, letter: one.letter.toUpperCase() }));
  }

  get #haveMostlyOneMark(): boolean {
    const counts = this.#all.flatMap((draft) => {
      const look = this.#looks.get(draft)?.find(({ source }) => source !== 'bold');
      return look ? [look.marked.filter(Boolean).length] : [];
    });
    return counts.filter((count) => count === 1).length * 2 > counts.length;
  }

  get #hasNotGiven(): boolean {
    return this.#paper.entries.some(({ answer }) => notGiven.test(answer.trim()));
  }

  #isTrueFalse(draft: FoundQuestion): boolean {
    const { choices, habits } = this.#paper;
    if (choices.letters) return choices.letters === 'true-false';
    const answers = [...draft.answers, ...this.#entriesOf(draft, true).map(({ answer }) => answer)];
    const last = draft.options.map(({ lines }) => lines.at(-1)?.text ?? '');
    if (last.some((text) => verdictOf(text) !== null || tickBoxesOf(text) !== null)) return true;
    if (verdictsIn(draft.solution, draft.options.length) !== null) return true;
    if (answers.some((answer) => kindOfAnswer(answer) === 'true-false')) return true;
    if (answers.some(isChoiceLetter)) return false;
    const part = this.#paper.parts.find(({ number }) => number === draft.part);
    const passage = draft.passage === null ? [] : (this.#paper.passages[draft.passage]?.slice(0, 1) ?? []);
    const nearby = [...(part?.lines.slice(0, 3) ?? []), ...passage, ...draft.stem].map(({ text }) => text).join(' ');
    // An English question asks "True or false?" and offers sentences.
    const isEnglish = !/[^\x20-\x7E\t\u00A0\uFFFC‘’“”–…]/.test([nearby, ...last].join(' '));
    if (saysVerdicts.test(nearby) && !isEnglish) return true;
    const marked = this.#looks.get(draft)!.filter(({ source }) => source !== 'bold');
    const several = marked.some((one) => one.marked.filter(Boolean).length > 1);
    if (isEnglish || draft.options.some(({ starred }) => starred)) return false;
    const asserts = /[.…]\s*$/u.test(draft.stem.at(-1)?.text ?? '') && last.every((text) => /\.\s*$/.test(text));
    if (several) {
      // Nothing but the marks says so, where most questions beside it have one.
      if (!asserts && this.#haveMostlyOneMark) draft.doubts.push('LETTERS_UNSURE');
      return true;
    }
    const asks = draft.stem.some(({ text }) => /mệnh\s+đề|phát\s+biểu|khẳng\s+định|nhận\s+định/iu.test(text));
    const one = this.#looks.get(draft)!.some(({ marked: of }) => of.filter(Boolean).length === 1);
    // Beside clusters with several marked statements it is one with a single true statement.
    const isBeside = this.#all.some(
      (other) =>
        other !== draft &&
        other.statements &&
        other.part === draft.part &&
        this.#looks.get(other)!.some((look) => look.source !== 'bold' && look.marked.filter(Boolean).length > 1),
    );
    if (one && isBeside) {
      draft.doubts.push('LETTERS_UNSURE');
      return true;
    }
    const isSection2 = draft.part === 2 && draft.options.length === 4 && habits.usual !== 'lower';
    if (one && habits.usual === 'lower') return false;
    if (isSection2) return true;
    if ((asks || /^xét(?=\s|\.|$)/iu.test(draft.stem[0]?.text.trim() ?? '')) && !one) {
      draft.doubts.push('LETTERS_UNSURE');
      return true;
    }
    // Four items with small letters among options with capitals, or four sentences below a stem that asks nothing.
    const isOwnStyle =
      habits.usual === 'upper' && draft.options.every(({ label }) => label.text.trimEnd().endsWith(')'));
    const isFour = draft.options.length === 4 && !one;
    if (habits.usual !== 'lower' || asserts) draft.doubts.push('LETTERS_UNSURE');
    return isFour && (asserts || isOwnStyle);
  }

  #keysOf(
    draft: FoundQuestion,
    kind: QuestionKind,
    used: ReadonlySet<KeySource>,
    usedForStatements: ReadonlySet<KeySource>,
  ): FoundKey[] {
    const found: FoundKey[] = [];
    const add = (source: KeySource, key: string | null): void => {
      if (key !== null && !found.some((one) => one.source === source && one.key === key)) found.push({ source, key });
    };
    for (const answer of draft.answers)
      add('answer-line', normalKey(answer, draft, kind) ?? (kind === 'choice' ? keyOfWords(answer, draft) : null));
    if (!draft.repeats)
      for (const entry of this.#entriesOf(draft)) add('key-table', normalKey(entry.answer, draft, kind));
    if (kind === 'choice' && !draft.borrowed) {
      const starred = draft.options.filter((one) => one.starred).map(({ letter }) => letter);
      if (starred.length > 0 && starred.length < draft.options.length) add('star', starred.join(''));
      const circled = draft.options
        .filter(({ label }) => /[\u24B6-\u24BD]/u.test(label.text))
        .map(({ letter }) => letter);
      if (circled.length > 0 && circled.length < draft.options.length) add('star', circled.join(''));
      const ticked = tickedOf(draft);
      if (ticked.length > 0 && ticked.length < draft.options.length) add('tick', ticked.join(''));
      const said = draft.options.filter(({ lines }) => saidRight.test(lines.at(-1)?.text ?? ''));
      if (said.length === 1) add('verdict', said[0]!.letter);
      for (const { source, marked } of this.#looks.get(draft)!)
        if (used.has(source) && marked.filter(Boolean).length === 1) {
          add(source, draft.options[marked.indexOf(true)]!.letter);
          break;
        }
      const several = this.#looks
        .get(draft)!
        .some(({ source, marked }) => source !== 'bold' && used.has(source) && marked.filter(Boolean).length > 1);
      if (several && found.length > 0) draft.doubts.push('KEYS_SEVERAL');
    }
    if (kind === 'choice')
      for (const line of draft.solution)
        add('solution', normalKey(statedLetters(line.text)?.letters ?? chosenIn(line.text) ?? '', draft, kind));
    if (kind === 'true-false') add('solution', verdictsIn(draft.solution, draft.options.length));
    if (kind === 'true-false' && !draft.borrowed) {
      const verdicts = draft.options.map(({ lines }) => (lines.length === 0 ? null : verdictOf(lines.at(-1)!.text)));
      if (verdicts.every((one) => one !== null)) add('verdict', verdicts.map((one) => one.value).join(''));
      const look = this.#looks.get(draft)!.find(({ source }) => usedForStatements.has(source));
      if (look) add(look.source, look.marked.map((one) => (one ? 'T' : 'F')).join(''));
    }
    return found;
  }

  /** The code of the paper or the set to which a question belongs; null where nobody knows it. */
  #codeOf(draft: FoundQuestion): string | null {
    return this.#areSeveral ? draft.code : this.#paper.code;
  }

  /** A table without a named part only applies to numbers that occur once in the paper. */
  #entriesOf(draft: FoundQuestion, early = false): readonly KeyEntry[] {
    if (draft.item !== null) return this.#entriesOfItem(draft);
    const numbered = this.#draftsByLabel.get(draft.label) ?? [];
    const same = this.#areSeveral ? numbered.filter(({ code }) => code === draft.code) : numbered;
    const own = this.#codeOf(draft);
    if (this.#runningKeys) return this.#runningKeys.get(draft) ?? [];
    const entries = (this.#entriesByNumber.get(draft.label) ?? []).filter(
      ({ code, group }) =>
        (code === undefined || code === own) &&
        (group === undefined || group === draft.group) &&
        // Without a name it may be that of each paper with this number.
        (code !== undefined || group !== undefined || same.length === numbered.length),
    );
    if (entries.length === 0) return [];
    const exact = entries.filter(({ part, group }) => group !== undefined || (part !== null && part === draft.part));
    if (exact.length > 0) {
      const isNamed = exact.some(({ group }) => group !== undefined);
      const alike = same.filter((one) => (isNamed ? one.group === draft.group : one.part === draft.part));
      return eachOne(exact, alike, draft);
    }
    const general = entries.filter(({ part }) => part === null || same.length === 1);
    if (same.length <= 1) return general;
    // Either one table for each part, in order; or an answer belongs to the only question whose kind it fits.
    if (general.length === same.length) return this.#inTheirOrder(general, same, draft);
    if (early) return [];
    return general.filter(({ answer }) => {
      const fitting = same.filter((one) => kindOfAnswer(answer) === kindOf(one));
      return fitting.length === 1 && fitting[0] === draft;
    });
  }

  /** Lists in the order of the parts; where words above them name something, a list is of the part that names the same. */
  #inTheirOrder(
    entries: readonly KeyEntry[],
    same: readonly FoundQuestion[],
    draft: FoundQuestion,
  ): readonly KeyEntry[] {
    const title = wordsIn(this.#paper.title.map(({ text }) => text).join(' '));
    const named = entries.map((entry) => ({
      entry,
      names: namesIn(entry.said ?? '').filter((name) => !title.includes(name)),
    }));
    if (named.every(({ names }) => names.length === 0)) return [entries[same.indexOf(draft)]!];
    const words = wordsIn(this.#askedAbove(draft));
    const fitting = named.filter(({ names }) => names.every((name) => words.includes(name)));
    const own = fitting.filter(({ names }) => names.length > 0);
    const found = own.length > 0 ? own : fitting;
    return found.length === 1 ? [found[0]!.entry] : [];
  }

  /** Marks by format that only a few of the questions have: not the way in which this file marks its keys. */
  #rareLooks(kinds: ReadonlyMap<FoundQuestion, QuestionKind>): ReadonlyMap<KeySource, number> {
    const choices = this.#paper.drafts.filter((draft) => kinds.get(draft) === 'choice' && draft.options.length >= 3);
    const shares = new Map<KeySource, number>();
    for (const source of ['star', 'tick', 'underline', 'highlight', 'colour', 'bold'] as const) {
      const marked = choices.filter(({ keys }) => keys.some((one) => one.source === source)).length;
      if (marked > 0) shares.set(source, marked / choices.length);
    }
    return shares;
  }

  /** How many options most questions of a part have. */
  #usualCounts(kinds: ReadonlyMap<FoundQuestion, QuestionKind>): ReadonlyMap<number | null, number> {
    const choices = this.#paper.drafts.filter((draft) => kinds.get(draft) === 'choice' && !draft.judged);
    return new Map(
      [...Map.groupBy(choices, ({ part }) => part)].flatMap(([part, drafts]): [number | null, number][] => {
        const counts = [...Map.groupBy(drafts, ({ options }) => options.length)];
        const [count, of] = counts.toSorted((a, b) => b[1].length - a[1].length)[0]!;
        return of.length * 2 > drafts.length ? [[part, count]] : [];
      }),
    );
  }

  #finished(
    draft: FoundQuestion,
    at: number,
    kind: QuestionKind,
    {
      shares,
      counts,
      witnesses,
    }: {
      readonly shares: ReadonlyMap<KeySource, number>;
      readonly counts: ReadonlyMap<number | null, number>;
      readonly witnesses: Witnesses;
    },
  ): PaperQuestion {
    const doubts = new Set<Doubt>(draft.doubts);
    const key = this.#decideKey(draft, kind, shares, doubts);
    this.#doubter.add(doubts, at, kind, counts);
    // Where something speaks against a question already, the teacher looks at it for that reason.
    const lack =
      doubts.size > 0 ? null : witnesses.lackOf(draft, kind, this.#askedAbove(draft), this.#entriesOf(draft));
    if (lack) doubts.add(lack);
    const isSaid = draft.keys.some(({ source }) => source === 'verdict') && kind === 'choice';
    return {
      label: draft.label,
      at: draft.at,
      sign: draft.sign,
      part: draft.part,
      passage: draft.passage,
      level: draft.level,
      points: draft.points,
      kind,
      stem: draft.stem,
      ...(draft.match && { match: { items: draft.match.items, heads: draft.match.heads } }),
      options: draft.options.map(({ letter, label, lines, level }): PaperOption => ({
        ...(level && { level }),
        letter,
        label,
        lines: withoutTicks(isSaid ? withoutSaid(lines) : withoutVerdict(lines, kind)),
      })),
      solution: draft.solution,
      answers: draft.answerLines,
      key: key?.key ?? null,
      keySource: key?.source ?? null,
      keys: draft.keys,
      problems: [...doubts],
    };
  }

  #decideKey(
    draft: FoundQuestion,
    kind: QuestionKind,
    shares: ReadonlyMap<KeySource, number>,
    doubts: Set<Doubt>,
  ): FoundKey | null {
    const { choices, entries } = this.#paper;
    const shareOf = ({ source }: FoundKey): number => (kind === 'choice' ? (shares.get(source) ?? 1) : 1);
    const wanted = choices.key === undefined ? draft.keys : draft.keys.filter(({ source }) => source === choices.key);
    // A format on a few questions of many is emphasis.
    const firm = wanted.filter(
      (one) => choices.key !== undefined || shareOf(one) >= 0.25 || /star|tick/.test(one.source),
    );
    if (firm.length < wanted.length) doubts.add('KEY_RARE');
    const said = new Set(firm.map((one) => one.key));
    if (said.size > 1) {
      doubts.add('KEYS_CONTRADICT');
      return null;
    }
    const [best] = firm;
    if (!best) {
      const own = this.#codeOf(draft);
      const codes = entries.flatMap(({ number, code }) => (number === draft.label ? (code ?? []) : []));
      if (kind === 'choice' && codes.length > 0 && codes.every((code) => code !== own))
        doubts.add((own ?? draft.code) === null ? 'KEY_CODE_UNKNOWN' : 'KEY_OF_OTHER_PAPER');
      if (kind === 'choice' && draft.answers.length > 0) doubts.add('KEY_UNUSABLE');
      return null;
    }
    if (kind === 'choice' && best.key.length > 1) doubts.add('KEYS_SEVERAL');
    // "y = 4 khi x = 1" is the end of a solution: nobody types it.
    if (
      kind === 'short' &&
      (best.key.length > longest || saysSeveral.test(best.key) || /[=≥≤⇒⇔→≈~±]|->|\S\s?[<>]\s?\S/u.test(best.key))
    )
      doubts.add('KEY_SEVERAL_WAYS');
    if (firm.length === 1 && choices.key === undefined && best.source !== 'tick' && shareOf(best) < 0.5)
      doubts.add('KEY_RARE');
    return best;
  }
}

/**
 * A list from 1 on beyond the last number of each part, where the numbers of the parts begin again: it counts all
 * questions. Without an answer for each of them nobody knows which it means. Null where the list is no such one.
 */
function runningKeys(
  drafts: readonly FoundQuestion[],
  entries: readonly KeyEntry[],
): ReadonlyMap<FoundQuestion, readonly KeyEntry[]> | null {
  const asked = drafts.filter(({ inWriting }) => !inWriting);
  const last = Math.max(...asked.map(({ label }) => label));
  const beginsAgain =
    asked.some(({ label }, at) => at > 0 && label === 1) && new Set(asked.map(({ part }) => part)).size > 1;
  const isOneRow = entries.every(
    ({ number, part, code }, at) => number === at + 1 && part === entries[0]!.part && !code,
  );
  if (!beginsAgain || !isOneRow || entries.length <= last) return null;
  return new Map(entries.length === asked.length ? asked.map((draft, at) => [draft, [entries[at]!]]) : []);
}

/** The answers of one name and number: the questions that have both share them in their order, or nobody knows whose they are. */
const eachOne = (
  entries: readonly KeyEntry[],
  alike: readonly FoundQuestion[],
  draft: FoundQuestion,
): readonly KeyEntry[] =>
  alike.length <= 1 ? entries : entries.length === alike.length ? [entries[alike.indexOf(draft)]!] : [];

const tickedOf = (draft: FoundQuestion): string[] =>
  draft.options
    .filter(({ lines }) => {
      const text = lines
        .map((line) => line.text)
        .join(' ')
        .trim();
      return /^[✅✔✓☑]|[✅✔✓☑]$|\s[√#*]$/u.test(text);
    })
    .map(({ letter }) => letter);

function withoutSaid(lines: readonly PaperLine[]): PaperLine[] {
  const last = lines.at(-1);
  const from = last && !last.table ? saidRight.exec(last.text)?.index : undefined;
  return from === undefined ? [...lines] : [...lines.slice(0, -1), slice(last!, 0, from)];
}

function withoutTicks(lines: readonly PaperLine[]): PaperLine[] {
  const last = lines.at(-1);
  if (!last || last.table) return [...lines];
  const from = /^\s*[✅✔✓☑☐□]\s*/u.exec(last.text)?.[0].length ?? 0;
  const before = Math.max(0, last.text.length - 20);
  const behind = /(?:\s*[✅✔✓☑]|\s[√#*])\s*$/u.exec(last.text.slice(before))?.index;
  const end = behind === undefined ? last.text.length : before + behind;
  return from === 0 && end === last.text.length ? [...lines] : [...lines.slice(0, -1), slice(last, from, end)];
}

/** "D. 12 (0,25đ)": points behind the last option are those of the question. */
function withoutPoints(draft: FoundQuestion): void {
  const option = draft.statements ? undefined : draft.options.at(-1);
  const last = option?.lines.at(-1);
  const from = last && !last.table ? pointsBehind(last.text) : null;
  if (!last || from === null) return;
  draft.points ??= pointsSaid(last.text.slice(from));
  draft.options = [
    ...draft.options.slice(0, -1),
    { ...option!, lines: [...option!.lines.slice(0, -1), slice(last, 0, from)] },
  ];
}

const blankKey =
  /(?:\t|\s\s|\s[[(])\s{0,4}(?:Đ\s?[./]?\s?[aA]n?|Đáp\s+án|Answers?|Keys?)\s{0,4}[:.]?[\s._…]{0,40}[\])]?\s*$/u;
/** "D. Bạch Mã	(ĐA:  )": a place for the key, where nobody has written it. */
function withoutBlankKey(draft: FoundQuestion): void {
  const option = draft.statements ? undefined : draft.options.at(-1);
  const last = option?.lines.at(-1);
  const from = last && !last.table ? blankKey.exec(last.text.slice(0, 2_000))?.index : undefined;
  if (!last || from === undefined || from === 0) return;
  draft.options = [
    ...draft.options.slice(0, -1),
    { ...option!, lines: [...option!.lines.slice(0, -1), slice(last, 0, from)] },
  ];
}

/** "A. một; B. hai; C. ba": the semicolons separate the options. */
function withoutSeparators(draft: FoundQuestion): void {
  const sign = draft.options[0]?.lines.at(-1)?.text.trimEnd().endsWith(',') ? ',' : ';';
  const ends = draft.options.slice(0, -1).map(({ lines }) => lines.at(-1)?.text.trimEnd().endsWith(sign) ?? false);
  if (draft.statements || ends.length < 2 || !ends.every(Boolean)) return;
  draft.options = draft.options.map((one) => {
    const last = one.lines.at(-1);
    const end = last?.text.trimEnd().endsWith(sign) ? last.text.trimEnd().length - 1 : null;
    return last && end !== null ? { ...one, lines: [...one.lines.slice(0, -1), slice(last, 0, end)] } : one;
  });
}
