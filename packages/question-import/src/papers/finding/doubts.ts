/** Why a question is not certain: whatever stands in it that breaks the pattern of its file. */
import { bareLabelOf, labelOf } from '../grammar/label-styles.ts';
import { isBullet, looksLikeOption, type OptionFamily } from '../grammar/option-styles.ts';
import { linesOf } from '../lines/lines.ts';
import { rangeOf } from './labels.ts';
import type { Doubt, QuestionKind } from '../segments.ts';
import { missesFigure } from './figures.ts';
import type { FoundQuestion } from './found-question.ts';
import { hasLettersInOrder } from './said-in-stem.ts';
import { asksForWork } from './question-start.ts';
import type { FoundPaper } from './questions.ts';

/** Longer lines are read up to here when they are searched for what does not belong into them. */
const mostRead = 2_000;
const ticks = /[✅✔✓☑✗✘☒]/u;
const keyInside =
  /(?:^|[\s([])(?:đáp\s*(?:án|số)|answer|key|đs|đ\/s|kq)\s*(?:đúng\s*)?(?:là\s*)?[:=]\s*\S|(?:=>|⇒|→)\s*(?:chọn|đáp\s*án)|^\s*chọn\s+[A-H](?![\p{L}\d])|^\W{0,4}(?:sample|suggested|model)\s+answers?|^\s*marking\s+scheme/iu;
/** "Choose the best answer: She …", "Chọn đáp án đúng: …": asks, unless a letter alone is named. */
const asksForAnswer =
  /(?:choose|circle|select|tick|pick|find|mark)\s+(?:the\s+)?(?:one\s+)?(?:best|correct|right|most\s+suitable)\s+answers?\s*:(?!\s*[A-H](?![\p{L}\d]))|(?:chọn|khoanh(?:\s+tròn)?(?:\s+vào)?|tìm)\s+(?:câu\s+trả\s+lời|đáp\s*án)\s+đúng(?:\s+nhất)?\s*:(?!\s*[A-H](?![\p{L}\d]))/giu;
/** "a đúng, b sai, c đúng" alone in a line. */
const verdictsAlone = /^\s*(?:[a-h]\s?[.):-]?\s*(?:đúng|sai|true|false|[đstf](?!\p{L}))\s*[.,;–-]?\s*){2,8}$/iu;
/** "1B, 2C, 3E": three letters whose numbers follow one another are a list of keys; "6A, 6B" are classes. */
function countsUp(text: string): boolean {
  const numbers = [
    ...text.slice(0, mostRead).matchAll(/(?:^|[\s:,;(])(\d{1,3})\s?[.):-]?\s?[A-H](?=[\s,;.)]|$)/gu),
  ].map(([, number]) => Number(number));
  return numbers.some((one, at) => numbers[at + 1] === one + 1 && numbers[at + 2] === one + 2);
}
/** "… bằng Câu 5. Nếu …": columns that were read across. */
const labelWithin = /\S\s{1,40}(?:Câu|Question)\s{1,4}\d{1,3}\s?[.:]\s{1,4}\p{Lu}/u;
/** Alone in its line: an answer follows, or a place to write. */
const answerWord = /^\s*(?:answers?|keys?|đáp\s*(?:án|số))\s*[.:]?\s*$/iu;
/** How a worked solution goes on. */
const worked = /^\s*(?:Ta\s+có|Vậy|Suy\s+ra|Do\s+đó|Khi\s+đó|We\s+have|Therefore|Hence|[=⇔⇒]|<=>)(?=[\s:,])/u;
/** What stands at the end of a paper or above the next task, below a question that is complete. */
const notAsked =
  /^\s*(?:Phần\s+(?:nâng\s+cao|dành)|Chúc\s+(?:các\s+)?(?:em|bạn)|Good\s+luck|Ghi\s+chú|GHI\s+CHÚ|GIÁO\s+VIÊN|Giáo\s+viên|TỔ\s+TRƯỞNG|NGƯỜI\s+RA|Cán\s+bộ|Giám\s+thị|(?:Học|Thí)\s+sinh\s+không|Bài\s+làm|BÀI\s+LÀM)/u;
/** Words alone, without an end: a heading or an instruction. */
const wordsAlone = /^\s*(?=.*\p{L}{2}.*[\s–-]\p{L}{2})[\p{Lu}][\p{L}\s,–-]{4,50}:?\s*$/u;

/** "Chọn số đúng:" above lines "1) 6", "2) 9", "3) 12". */
function choosesByNumber(texts: readonly string[]): boolean {
  const numbered = texts.filter((text, at) => at > 0 && new RegExp(String.raw`^\s*${at}\s?[).]\s`).test(text));
  return numbered.length >= 3 && /(?:^|[\s.(])(?:chọn|khoanh|choose|circle)(?!\p{L})/iu.test(texts[0]!);
}

/** "Tính 5 + 6. 11" with a red 11: an answer behind the end of the stem. */
function endsInColour({ stem }: FoundQuestion): boolean {
  const pieces = (stem.at(-1)?.pieces ?? []).flatMap((piece) =>
    piece.kind === 'text' && piece.text.trim() !== '' ? [piece] : [],
  );
  const from = pieces.findLastIndex(({ marks }) => marks.colour === null && marks.highlight === null);
  return from >= 0 && from < pieces.length - 1 && /[.?!:=]\s*$/.test(pieces[from]!.text);
}

/** "We (not go) didn’t go there." with the answer in red where the gap was. */
function holdsColour({ stem }: FoundQuestion): boolean {
  const pieces = stem.flatMap((line) =>
    line.pieces.filter((piece) => piece.kind === 'text' && piece.text.trim() !== ''),
  );
  const coloured = pieces.filter(
    (piece) => piece.kind === 'text' && (piece.marks.colour !== null || piece.marks.highlight !== null),
  );
  const lengthOf = (some: typeof pieces): number =>
    some.reduce((sum, piece) => sum + (piece.kind === 'text' ? piece.text.length : 0), 0);
  return coloured.length > 0 && lengthOf(coloured) * 2 < lengthOf(pieces);
}

/** Sentences a to e above options that only order them. */
function isArrangement({ options }: FoundQuestion): boolean {
  return (
    options.length >= 3 &&
    options.every(({ lines }) => {
      const text = lines
        .map((line) => line.text)
        .join(' ')
        .trim();
      return /^[a-h1-9](?:\s*[-–—,>→]+\s*[a-h1-9]){1,8}\.?$/.test(text);
    })
  );
}

/** "Vì sao …?", "Em hiểu thế nào …?": answered in sentences. */
const inSentences = /(?:^|[^\p{L}])(?:vì\s+sao|tại\s+sao|em\s+(?:hãy|hiểu|có\s+nhận\s+xét)|theo\s+em|hãy)(?!\p{L})/iu;
const chooses = /(?:^|[^\p{L}])(?:chọn|khoanh|điền|choose|circle)(?!\p{L})/iu;
/** Words that say what is to be written or worked out, and that do not lead to options. */
function isTask({ stem, sign }: FoundQuestion): boolean {
  const first = stem[0]?.text ?? '';
  const last = stem.at(-1)?.text ?? '';
  return (
    sign !== null &&
    (asksForWork(first) || inSentences.test(first)) &&
    !chooses.test(first) &&
    /[.?!…]\s*$|^\s*[a-h]\s?[.)]/u.test(last) &&
    stem.every(({ table, pieces }) => table === null && pieces.every(({ kind }) => kind !== 'picture'))
  );
}

/**
 * The last questions of a paper, each of which says what is to be done, and has no options, no letter as its answer and
 * no line without a place behind it.
 */
function tasksBehind({ drafts, entries, after }: FoundPaper): ReadonlySet<FoundQuestion> {
  const chosen = new Set(entries.flatMap(({ number, answer }) => (letterOrVerdict.test(answer) ? [number] : [])));
  const last = drafts.findLastIndex(
    (one, at) => one.options.length > 0 || one.match || !isTask(one) || after.has(at) || chosen.has(one.label),
  );
  return new Set(drafts.slice(last + 1));
}

const pointsAlone = /^\s*\d{1,2}(?:[.,]\d{1,2})?\s*$/;
/** The head of a column of a guide to marking. */
const pointsHead = /^\s*(?:biểu\s+|thang\s+)?điểm\s*$/iu;

/** What a list of keys has for a choice or a statement: such a question is not one without options. */
const letterOrVerdict = /^(?:[A-HTĐS]|NG|True|False|Not\s+given|Đúng|Sai)$/iu;

/** "a) 345 + 120". */
const partSign = /^\s*[a-h]\s?[.)]\s/u;

/** "A: How are you?": the lines of a dialogue, where options have another sign. */
const speaker = /^\s*[AB]\s?:/;

/** "C. x + C." as a line of the option C. */
const beginsOption = (text: string, letters: string): boolean =>
  /^[A-H[]/.test(letters) && new RegExp(String.raw`^\s{0,12}${letters}\s?[.)]\s`, 'u').test(text);

/** The last number that a question has: that of its last entry, where a task to match has no label. */
const lastOf = (question: FoundQuestion | undefined): number =>
  (question?.match && !question.sign ? question.match.items.at(-1)!.number : (question?.exercise ?? question?.label)) ??
  0;

/** What no two questions of a paper have in common: its part and number, of an item of an exercise these of the exercise too. */
const placeOf = ({ part, label, exercise, item, passage }: FoundQuestion): string =>
  exercise === null ? `${part} ${label}` : `${part} ${label} ${exercise} ${item} ${passage}`;

export class Doubter {
  readonly #paper: FoundPaper;
  /** The questions whose numbers count. */
  readonly #row: readonly FoundQuestion[];
  /** How many questions of a part have a number. */
  readonly #inPart = new Map<string, number>();
  readonly #partsWithOptions: ReadonlySet<number | null>;
  /** The questions from which on the paper holds tasks in writing alone. */
  readonly #tasksBehind: ReadonlySet<FoundQuestion>;

  /** How the options of most choices are written, whatever marks the statements beside them. */
  readonly #usual: OptionFamily | null;

  constructor(paper: FoundPaper) {
    this.#paper = paper;
    const asked = paper.drafts.filter(({ match }) => !match);
    const families = asked.flatMap(({ statements, habit }) => (statements || !habit ? [] : [habit.family]));
    const [most] = [...Map.groupBy(families, (one) => one)].toSorted((a, b) => b[1].length - a[1].length);
    this.#usual = most?.[0] ?? paper.habits.usual;
    this.#partsWithOptions = new Set(asked.flatMap(({ part, options }) => (options.length > 0 ? [part] : [])));
    this.#tasksBehind = tasksBehind(paper);
    this.#row = paper.drafts.filter(({ counts }) => counts);
    for (const draft of this.#row) this.#inPart.set(placeOf(draft), (this.#inPart.get(placeOf(draft)) ?? 0) + 1);
  }

  /** Adds the doubts of the question at an index; `counts` is the usual number of options of each part. */
  add(doubts: Set<Doubt>, at: number, kind: QuestionKind, counts: ReadonlyMap<number | null, number>): void {
    const draft = this.#paper.drafts[at]!;
    if (draft.match) this.#match(draft, doubts);
    else {
      this.#options(draft, kind, counts, doubts);
      this.#stem(draft, kind, doubts);
    }
    if (draft.counts) this.#number(draft, kind, doubts);
    if (this.#paper.after.has(at)) doubts.add('LINES_AFTER');
    if (missesFigure(draft, this.#paper.passages[draft.passage ?? -1] ?? [])) doubts.add('FIGURE_MISSING');
  }

  /** Pairs behind the columns at the end of a file may be those of its other questions, where nothing answers these. */
  #match(draft: FoundQuestion, doubts: Set<Doubt>): void {
    const numbers = new Set(draft.match!.items.map(({ number }) => number));
    const isBehind = draft.match!.stated.some((one) => one.isBehind) && draft === this.#paper.drafts.at(-1);
    const others = this.#paper.drafts.filter(({ match, label }) => !match && numbers.has(label));
    if (isBehind && others.length > 0 && others.every(({ keys }) => keys.length === 0)) doubts.add('MATCH_KEYS');
  }

  #options(
    draft: FoundQuestion,
    kind: QuestionKind,
    counts: ReadonlyMap<number | null, number>,
    doubts: Set<Doubt>,
  ): void {
    const { options, habit } = draft;
    if (kind === 'true-false' && options.length !== 4) doubts.add('STATEMENTS_NOT_FOUR');
    if (kind === 'choice') {
      if (options.length < 3 && !draft.judged) doubts.add('OPTIONS_FEW');
      const usual = counts.get(draft.part);
      if (usual !== undefined && usual !== options.length && !draft.judged) doubts.add('OPTIONS_UNEVEN');
      if (this.#closesMatching(draft)) doubts.add('OPTIONS_UNEVEN');
      const isLetter = habit?.family === 'upper' || habit?.family === 'circled' || habit?.family === 'plain';
      const isUsual = habit === null || this.#usual === null || habit.family === this.#usual;
      if (!isUsual && (isLetter || habit!.family === 'lower' || habit!.family === 'bullet'))
        doubts.add('OPTIONS_OTHER_STYLE');
    }
    if (options.some(({ lines }) => lines.every(({ text }) => text.trim() === ''))) doubts.add('OPTION_EMPTY');
    const inside = options.some(({ letter, lines }) =>
      lines.some(
        ({ text }, at) =>
          beginsOption(text, at > 0 ? '[A-H]' : letter) ||
          /(?:\t|\s\s)\(?[A-H]\s?[.)]\s{0,4}\S|(?:^|\s)a\s?\)\s.{1,200}\sb\s?\)\s/u.test(text.slice(0, mostRead)),
      ),
    );
    if (inside) doubts.add('OPTIONS_IN_OPTION');
    if (kind === 'open' && this.#partsWithOptions.size > 0 && !draft.inWriting && !this.#tasksBehind.has(draft))
      doubts.add('OPTIONS_MISSING');
    // A letter is the key of a choice.
    if (kind === 'short' && draft.keys.some(({ key }) => /^[A-H]{1,4}$/.test(key))) doubts.add('OPTIONS_MISSING');
    const isKeyed = this.#paper.entries.some(
      ({ number, answer, part }) =>
        number === draft.label && (part === null || part === draft.part) && letterOrVerdict.test(answer),
    );
    if (kind === 'open' && !draft.inWriting && isKeyed && this.#inPart.get(placeOf(draft)) === 1)
      doubts.add('OPTIONS_MISSING');
  }

  /**
   * Behind two or more questions without options one that has an option for each of them and itself: its options are
   * the right column of a matching task.
   */
  #closesMatching(draft: FoundQuestion): boolean {
    const { drafts } = this.#paper;
    const at = drafts.indexOf(draft);
    const row = drafts
      .slice(0, at + 1)
      .findLastIndex((one, index) => one.label !== draft.label - (at - index) || one.part !== draft.part);
    const before = drafts.slice(row + 1, at);
    const isKeyed = before.some(({ label }) =>
      this.#paper.entries.some(({ number, answer }) => number === label && letterOrVerdict.test(answer)),
    );
    return (
      before.length >= 2 &&
      before.every(
        (one) => one.options.length === 0 && !one.inWriting && one.stem.length > 0 && one.passage === draft.passage,
      ) &&
      draft.options.length > before.length &&
      (isKeyed || draft.keys.length === 0)
    );
  }

  /** Nothing that looks like options, bullets, a tick, a key or a label may stand inside a stem. */
  #stem(draft: FoundQuestion, kind: QuestionKind, doubts: Set<Doubt>): void {
    const hasText = draft.stem.some((line) => line.text.trim() !== '');
    const isBlank =
      draft.stem.length > 0 && draft.stem.every(({ table, text }) => table === null && /^[\s_.…]+$/u.test(text));
    if ((!hasText || isBlank) && draft.passage === null) doubts.add('STEM_MISSING');
    const below = draft.stem.slice(1).filter(({ table, text }) => table === null && text.trim() !== '');
    if (draft.options.length === 0)
      this.#ends(
        draft,
        below.map(({ text }) => text),
        doubts,
      );
    // Also in a task to work out, which may say "Đáp án: 5" itself.
    if (
      draft.stem.some(
        ({ table, text }) => !table && (countsUp(text) || (text.length <= 200 && verdictsAlone.test(text))),
      )
    )
      doubts.add('KEY_IN_STEM');
    if (draft.inWriting) return;
    const arranges = isArrangement(draft);
    const isSpoken = draft.habit !== null && !draft.habit.signs.includes(':');
    const texts = draft.stem.flatMap((line) =>
      line.table
        ? line.table.rows.flatMap((row) =>
            row.flatMap((cell) => linesOf(cell.blocks).map(({ text }) => ({ text, cell: true }))),
          )
        : [{ text: line.text.slice(0, mostRead), cell: false }],
    );
    // In a file without options the parts a), b) of a task to work out are parts.
    const parts = texts.flatMap(({ text }) => (partSign.test(text) ? [text.replace(partSign, '')] : []));
    const hasParts =
      kind === 'open' &&
      this.#partsWithOptions.size === 0 &&
      (asksForWork(texts[0]?.text ?? '') || (parts.length > 0 && parts.every(asksForWork)));
    const isList = texts.some(({ text }, at) => at > 0 && bareLabelOf(text)?.number === 1);
    texts.forEach(({ text, cell }, at) => {
      if (
        !arranges &&
        looksLikeOption(text) &&
        !(hasParts && at > 0 && partSign.test(text)) &&
        !(isSpoken && speaker.test(text)) &&
        !(at === 0 && !cell && /^\s*[A-H]\.\s?\p{Lu}\p{Ll}/u.test(text))
      )
        doubts.add('OPTIONS_IN_STEM');
      if (/(?:\t|\s\s\s)\(?[A-H]\s?[.)]\s/u.test(text)) doubts.add('OPTIONS_IN_STEM');
      if (isBullet(text)) doubts.add('BULLETS_IN_STEM');
      if (!cell && pointsHead.test(text)) doubts.add('LABEL_IN_STEM');
      if (ticks.test(text)) doubts.add('TICK_IN_STEM');
      const isNext = !isList && kind === 'open' && bareLabelOf(text)?.number === draft.label + 1;
      if (at > 0 && !cell && (labelOf(text) || isNext || this.#isOtherLabel(text))) doubts.add('LABEL_IN_STEM');
      if (kind === 'open' && (hasLettersInOrder(text) || /\s[–-]\s?[a-h]\s?[.)]\s/u.test(text)))
        doubts.add('OPTIONS_IN_STEM');
      if (kind !== 'choice' && this.#holdsNext(text, draft.label)) doubts.add('LABEL_IN_STEM');
      if (labelWithin.test(text)) doubts.add('LABEL_IN_STEM');
      const isAnswered = !cell && answerWord.test(text) && /[\p{L}\d]/u.test(texts[at + 1]?.text ?? '');
      if ((!cell && keyInside.test(text.replace(asksForAnswer, ' '))) || isAnswered) doubts.add('KEY_IN_STEM');
    });
    if ((kind === 'open' && endsInColour(draft)) || (kind !== 'choice' && holdsColour(draft)))
      doubts.add('KEY_IN_STEM');
    if (kind === 'open' && choosesByNumber(texts.map(({ text }) => text))) doubts.add('OPTIONS_IN_STEM');
    if (kind === 'choice' && draft.options.length > 0 && draft.stem.length > 12) doubts.add('LABEL_IN_STEM');
  }

  /** "(go) home. 2. She": the next number inside a line. */
  #holdsNext(text: string, label: number): boolean {
    return new RegExp(String.raw`(?:\t|\s\s|[.?!)_]\s)${label + 1}\s?[.)]\s{0,3}[\p{L}_]`, 'u').test(text);
  }

  /** Below a question without options: a solution without a heading, a heading, points, or the end of the paper. */
  #ends(draft: FoundQuestion, below: readonly string[], doubts: Set<Doubt>): void {
    const last = below.at(-1);
    const first = draft.stem[0]?.text ?? '';
    if (below.some((text) => worked.test(text))) doubts.add('KEY_IN_STEM');
    if (last === undefined) return;
    const isComplete = /[.?!…_]\s*$/u.test(below.at(-2) ?? first);
    if (below.some((text) => notAsked.test(text)) || (isComplete && wordsAlone.test(last))) doubts.add('LABEL_IN_STEM');
    if (pointsAlone.test(last) || /:\s*$/.test(last)) doubts.add('LABEL_IN_STEM');
  }

  /** A number that could be the label of the next question. */
  #isOtherLabel(text: string): boolean {
    const label = bareLabelOf(text);
    return label !== null && this.#paper.habits.usual !== null && looksLikeOption(text.slice(label.end));
  }

  #number(draft: FoundQuestion, kind: QuestionKind, doubts: Set<Doubt>): void {
    const drafts = this.#row;
    const at = drafts.indexOf(draft);
    const begins = rangeOf(this.#paper.passages[draft.passage ?? -1]?.[0]?.text ?? '')?.from;
    if (at === 0 && begins === draft.label) return;
    const skips = (one: FoundQuestion | undefined, next: FoundQuestion | undefined): boolean => {
      if (next === undefined || next.label === 1) return false;
      const isBeside = next.exercise !== null && next.exercise === one?.exercise;
      return next.label > (isBeside ? one!.label : lastOf(one)) + 1;
    };
    if (skips(drafts[at - 1], draft) || (at + 1 < drafts.length && skips(draft, drafts[at + 1])))
      doubts.add('NUMBER_SKIPPED');
    const same = this.#inPart.get(placeOf(draft)) ?? 0;
    const before = drafts[at - 1];
    const isFirst = draft.label === 1 || lastOf(before) === draft.label - 1;
    // A second "Câu 1" that ends with points alone is a row of the guide to marking.
    const hasPoints = kind === 'open' && pointsAlone.test(draft.stem.at(-1)?.text ?? '');
    // The same number again, without options and below the same text, may be the answer to the first.
    const isAgain =
      kind === 'open' &&
      drafts.some(
        (one) =>
          one !== draft &&
          one.options.length === 0 &&
          one.label === draft.label &&
          one.part === draft.part &&
          one.passage === draft.passage &&
          one.code === draft.code,
      );
    if (same > 1 && (!isFirst || hasPoints || isAgain)) doubts.add('NUMBER_REPEATED');
    if (kind === 'short' && doubts.size === 0 && draft.keys.length > 0 && this.#isLastKeyAlone(draft))
      doubts.add('KEY_RARE');
  }

  /** Only the last question has an answer: it may be the list of all answers, or a line of the next page. */
  #isLastKeyAlone(draft: FoundQuestion): boolean {
    const { drafts } = this.#paper;
    return drafts.length > 1 && draft === drafts.at(-1) && drafts.slice(0, -1).every(({ keys }) => keys.length === 0);
  }
}
