/**
 * What has to speak for a question before it is ready, in one list: each entry names the doubt of a question that lacks
 * it. What was found so far is read again here as it will be shown, without a look at how it was found. Pure.
 */
import { statedAnswer } from '../grammar/key-words.ts';
import { labelOf } from '../grammar/label-styles.ts';
import type { PaperLine } from '../lines/lines.ts';
import type { KeyLists } from './key-lists.ts';
import { keyTable, type KeyEntry } from './keys.ts';
import type { Doubt, FoundKey, QuestionKind } from '../segments.ts';
import { contradictsWords, normalKey, offersWords, type FoundQuestion } from './found-question.ts';
import { isRangeHead, verdictOf } from './labels.ts';
import { asksToMatch } from './matching.ts';

/** Lines are searched up to here. */
const mostRead = 2_000;

interface Witness {
  readonly draft: FoundQuestion;
  readonly kind: QuestionKind;
  /** The words above the question that say what is to be done. */
  readonly asked: string;
  /** A text above it belongs to no question. */
  readonly isBelowText: boolean;
  /** A number above it in its part is that of two questions. */
  readonly isBehindRepeat: boolean;
  /** Where the keys of its part stand, those of questions of its kind, and how many these are. */
  readonly places: ReadonlyMap<KeyPlace, number>;
  readonly keyed: number;
  /** Answers of the file that name its number. */
  readonly entries: readonly KeyEntry[];
  readonly lists: KeyLists;
  /** A line without a place names its number. */
  readonly isNamed: boolean;
  /** The file says that its marks mean something else than the key. */
  readonly areOtherMarks: boolean;
  /** A line inside it stands elsewhere in the file too, as the head of a page does. */
  readonly holdsPrinted: boolean;
}

/** The questions that a text names: "Câu 2 chấp nhận cả D", "C5 cô ra thiếu". */
const numbersNamed = (text: string): number[] =>
  [
    ...text
      .slice(0, mostRead)
      .matchAll(/(?:^|[^\p{L}\d])(?:(?:câu|question|bài)\s?(?:số\s)?|[cq](?=\d))(\d{1,3})(?![\p{L}\d])/giu),
  ].map(([, number]) => Number(number));

const textsOf = ({ stem }: FoundQuestion): string[] => stem.map(({ text }) => text.slice(0, mostRead));
const optionsOf = ({ options }: FoundQuestion): string[] =>
  options.map(({ lines }) =>
    lines
      .map(({ text }) => text)
      .join(' ')
      .slice(0, mostRead)
      .trim(),
  );

const chooses = /(?:^|[\s.:(–-])(?:khoanh|chọn|choose|circle|tick|mark\s+the\s+letter|odd\s+one\s+out)(?!\p{L})/iu;
const writes =
  /(?:^|[\s.:(–-])(?:điền|viết|ghi|hoàn\s+(?:thành|thiện)|giải\s+thích|write|fill|complete|rewrite|correct|explain|replace)(?!\p{L})/iu;
/** The heading of a part that holds choices alone. */
const onlyChooses = (text: string): boolean => chooses.test(text) && !writes.test(text);

/** A question, or a verb that asks for something to be written or worked out. */
const asks =
  /\?|…|_{2}|\.{4}|(?:^|[^\p{L}])(?:gì|nào|sao|mấy|bao\s+(?:nhiêu|lâu)|ai|đâu|hãy|what|why|how|who|when|where|which|your|you)(?!\p{L})/iu;
const verb =
  /(?:^|[.;:,)–-]\s*|\s(?:và|rồi|em|sau|để|and|then|to)\s)(?:(?:em\s+)?(?:hãy\s+)?(?:đặt|tính|chứng|giải|vẽ|tìm|nêu|viết|trình|so|phân|xác|rút|lập|kể|thực|cho|điền|nối|tả|kẻ|đọc|chép|nghe|xếp|sắp|chỉ|quan|gạch|khoanh|đo|dựa|tóm|liệt|mô|cảm|đóng|thuyết|nghị|suy|chuyển|hoàn|ghi|đổi|chia|nhân|cộng|trừ|biểu|khảo|khai|một|hai|trong|trên)|explain|prove|find|calculate|write|draw|describe|solve|give|make|put|use|rewrite|complete|read|talk|speak|listen|discuss|compare|list|name|correct|fill|answer|imagine|present|translate|arrange|reorder|underline|evaluate|simplify|show|state|complete|do|work)(?!\p{L})/iu;

/** Only a task that asks for something is answered in writing: a sentence alone may be what its part judges or chooses. */
function isAsked({ draft, asked }: Witness): boolean {
  const texts = textsOf(draft);
  return (
    draft.inWriting ||
    draft.solution.length > 0 ||
    draft.points !== null ||
    [asked, ...texts].some((text) => asks.test(text) || verb.test(text)) ||
    draft.stem.some(
      ({ pieces, table }) => table !== null || pieces.some(({ kind }) => kind !== 'text' && kind !== 'tab'),
    )
  );
}

/** "Nối hai câu sau thành một câu ghép" is answered in writing. */
const joins = /(?:^|\s)thành(?!\p{L})|nối\s+các\s+điểm/iu;
const isWritten = ({ kind }: Witness): boolean => kind === 'open' || kind === 'short';

/** Two options with the same words, where nothing but words tells them apart. */
function areDistinct({ draft }: Witness): boolean {
  const isPlain = draft.options.every(({ lines }) =>
    lines.every(({ pieces, table }) => !table && pieces.every(({ kind }) => kind === 'text' || kind === 'tab')),
  );
  const texts = optionsOf(draft).filter((text) => text !== '');
  return !isPlain || new Set(texts).size === texts.length;
}

const labelInside = /(?:\t|\s{2}|[.?!;:]\s)(?=(?:Câu|Bài|Question)\s+\d{1,3}\s?[.:])/u;
const holdsNoLabel = ({ draft }: Witness): boolean =>
  optionsOf(draft).every((text) => labelOf(text) === null && !labelInside.test(text));

const ended = /[-–—_=*]{3,}\s*(?:hết|the\s+end)(?!\p{L})/iu;
/** "2,25 --- Hết ---": the end of the paper behind the last option. */
const holdsNoEnd = ({ draft }: Witness): boolean =>
  ![...textsOf(draft), ...optionsOf(draft)].some((text) => ended.test(text));

const keyAtEnd = /(?:^|[\s([])(?:đáp\s*án|answer|key|đa|đ\/a)\s{0,3}(?:\p{L}{1,6}\s{0,3}){0,2}[:=]/iu;
const holdsNoKey = ({ draft, kind }: Witness): boolean =>
  optionsOf(draft).every(
    (text) =>
      !keyAtEnd.test(text) &&
      statedAnswer(text) === null &&
      // Two verdicts behind one statement.
      (kind !== 'true-false' || verdictOf(text.slice(0, verdictOf(text)?.from ?? 0)) === null),
  );

/** "3	D 5": the next letter without its sign inside the last option. */
function holdsNoNext({ draft, kind }: Witness): boolean {
  const last = draft.options.at(-1);
  if (kind !== 'choice' || !last) return true;
  const next = String.fromCharCode(last.letter.toUpperCase().charCodeAt(0) + 1);
  return last.lines.every(({ text }) => !new RegExp(String.raw`(?:\t|\s{2})\s*\(?${next}(?:[,;]|\s)`, 'u').test(text));
}

/** An option that is much longer than all others may have taken what stands below it. */
function isOfOneLength({ draft }: Witness): boolean {
  const lengths = optionsOf(draft).map((text) => text.length);
  const [first = 0, second = 0] = lengths.toSorted((a, b) => b - a);
  return first < 80 || first < second * 3;
}

/** Behind a number that two questions have, a list by numbers may mean the one or the next. */
const isCounted = ({ draft, isBehindRepeat }: Witness): boolean =>
  !isBehindRepeat || draft.keys.length === 0 || draft.keys.some(({ source }) => source !== 'key-table');

/** Keys in a list, below or in the questions in words, or by marks. */
type KeyPlace = 'list' | 'words' | 'marks';
const placeOf = ({ source }: FoundKey): KeyPlace =>
  source === 'key-table' ? 'list' : /answer-line|solution|verdict/.test(source) ? 'words' : 'marks';
const placesOf = ({ keys }: FoundQuestion): ReadonlySet<KeyPlace> => new Set(keys.map(placeOf));

/** A question whose key stands in another place than those of most questions of its kind in its part. */
function isFromOneSource({ draft, kind, places, keyed }: Witness): boolean {
  const own = placesOf(draft);
  if (own.size === 0 || kind !== 'choice' || keyed < 3) return true;
  const others = (place: KeyPlace): number => ((places.get(place) ?? 0) - (own.has(place) ? 1 : 0)) * 2;
  const isUsual = [...own].some((place) => others(place) >= keyed - 1);
  return isUsual || ![...places.keys()].some((place) => others(place) > keyed - 1);
}

/** "1. A. 22" in a list, where 22 is no option A. */
const agreesWithWords = ({ draft, entries }: Witness): boolean =>
  entries.every(({ answer, words = '' }) => {
    const [, letter, rest = words] = /^\s*([A-H])\s?(?:[.:)–-]\s*(\S.*))?$/u.exec(answer) ?? [];
    return letter === undefined || !contradictsWords(rest, letter, draft);
  });

const otherMarks =
  /(?:màu|tô|in\s+đậm|gạch\s+chân|đánh\s+dấu|(?:^|[^\p{L}])(?:red|blue|bold|underlined|highlighted|marked))(?!\p{L}).{0,80}(?:^|[^\p{L}])(?:sai|nhầm|lỗi|wrong|incorrect|mistakes?)(?!\p{L})/iu;
/** "Họ và tên: Trần Văn Bình", "Điểm: 7": a paper that a pupil has filled in, whose marks are the pupil's. */
const filledIn =
  /(?:họ\s*(?:và|,)?\s*tên(?:\s+(?:học\s+sinh|thí\s+sinh))?|(?:học|thí)\s+sinh|name)\s*:\s*\p{Lu}\p{Ll}+\s+\p{Lu}|(?:^|\s)(?:điểm|score|mark)\s*:\s*\d/iu;
export const isFilledIn = (text: string): boolean => filledIn.test(text) && !/giáo\s+viên|\bGV\b/iu.test(text);

/** "Phương án màu đỏ là phương án SAI": a mark alone is no key in such a file. */
const isNoOtherMark = ({ draft, areOtherMarks }: Witness): boolean =>
  !areOtherMarks || draft.keys.length === 0 || draft.keys.some((key) => placeOf(key) !== 'marks');

/** Each answer that names it can be one: "2. chấp nhận cả D" behind "1A 2B" says more than the letter. */
const isUnderstood = ({ draft, kind, entries }: Witness): boolean =>
  entries.every(
    ({ answer }) => normalKey(answer, draft, kind) !== null || !/^[A-H]$|[^\p{L}][A-H](?!\p{L})/u.test(answer),
  );

/** The answers of lists from which alone its key is. */
const listed = ({ draft, kind, entries }: Witness): readonly KeyEntry[] =>
  draft.keys.every(({ source }) => source === 'key-table')
    ? entries.filter(({ answer }) => normalKey(answer, draft, kind) !== null)
    : [];
/** Its list names nothing that the paper does not. */
const isOfThisPaper = (witness: Witness): boolean => {
  const all = listed(witness);
  return all.length === 0 || all.some((entry) => !witness.lists.namesOther(entry, witness.asked));
};
/** Its list counts the questions of the paper, and answers them. */
const isOfEvenList = (witness: Witness): boolean => {
  const all = listed(witness);
  return all.length === 0 || all.some((entry) => !witness.lists.isUneven(entry));
};

const prose = /\p{Ll}["”’)]?[.!?]["”’)]?\s+["“‘(]?\p{Lu}.*\p{Ll}/u;
const instructs =
  /(?:thí|học)\s+sinh|(?:^|[^\p{L}])(?:HS|điểm|phút|câu|chọn|khoanh|mark|choose|write|questions?|answers?|points?|minutes)(?!\p{L})/iu;
/** Sentences of some length that tell something, and instruct nobody. */
const told = (text: string): number =>
  text.split(/[.!?]["”’)]?\s+/).filter((one) => one.length >= 15 && !instructs.test(one)).length;
/** Whether some lines above questions hold a text: its sentences may speak of pupils or minutes, not all of them. */
const holdText = (lines: readonly PaperLine[]): boolean =>
  lines.some(({ text }) => {
    const read = text.slice(0, mostRead);
    return text.length >= 80 && prose.test(read) && (!instructs.test(read) || told(read) >= 2);
  });

const headingBelow = /^\s*(?:[IVX]{1,4}\s?[.:)/]|[A-E]\s?[./])\s*\p{Lu}/u;
/** The last line of a task without options is no heading of what follows. */
function endsInItsOwn({ draft }: Witness): boolean {
  const texts = textsOf(draft).slice(1);
  const last = texts.at(-1);
  return (
    draft.options.length > 0 ||
    last === undefined ||
    !headingBelow.test(last) ||
    texts.slice(0, -1).some((text) => headingBelow.test(text))
  );
}

/** What goes on below words that have ended: a part with a sign, a formula, a gap, a quotation, or words that lead to it. */
const goesOn = /^\s*(?:[-–+•*([“"‘']|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})\s?[.)/:]|=>|→)|[=<>≤≥:…]|_{2}|\.{3}/iu;
/** A last line that asks for nothing below a sentence that has ended is a note: when to hand in, how many copies. */
function endsInATask({ draft, kind }: Witness): boolean {
  const [above, last] = draft.stem.slice(-2);
  if ((kind !== 'open' && kind !== 'short') || !above || !last || last.table) return true;
  const leads = draft.stem.slice(0, -1).some(({ table, text }) => table !== null || /:\s*$/.test(text));
  return (
    leads ||
    !/[.?!)]\s*$/.test(above.text) ||
    goesOn.test(last.text) ||
    last.pieces.some(({ kind: piece }) => piece !== 'text' && piece !== 'tab') ||
    asks.test(last.text) ||
    last.text.split(/[.!;]\s+/).some((sentence) => verb.exec(sentence)?.index === 0)
  );
}

const asksNext =
  /[\p{L}\d)][.?!)”"]\s+(?:Mark\s+the\s+letter|Read\s+the\s+following|Choose\s+the\s+(?:correct|best|word|letter|sentence)|Circle\s+the|Khoanh\s+(?:tròn\s+)?vào\s+chữ)/u;
/** "… before the exam. Mark the letter A, B, C or D to indicate …" in one line: the instruction is that of the next questions. */
const holdsNoInstruction = ({ draft }: Witness): boolean =>
  draft.options.length === 0 || ![...textsOf(draft), ...optionsOf(draft)].some((text) => asksNext.test(text));

/** "1 コーヒー  2 おちゃ  3 みず": options with numbers in a row, as Japanese papers have them. */
const numbersInRow = /^\s*1\s+\p{L}\S*\s+2\s+\p{L}\S*\s+3\s+\p{L}/u;
const holdsNoRow = ({ draft }: Witness): boolean =>
  draft.options.length > 0 || !textsOf(draft).some((text) => numbersInRow.test(text));

/** A table of letters below a task is one of keys. */
const holdsNoKeys = ({ draft }: Witness): boolean =>
  draft.options.length > 0 ||
  !draft.stem.some((line) => (keyTable(line, null)?.filter(({ answer }) => /^[A-H]$/.test(answer)).length ?? 0) >= 2);

/** "他（ C ）学习": the letter of an option in colour, or with blanks around it in brackets, stands where a gap was. */
const letterInGap = /\(\s+[A-H]\s+\)/u;
const holdsNoLetter = ({ draft, kind }: Witness): boolean =>
  kind !== 'choice' ||
  draft.stem.every(
    ({ pieces, text }) =>
      !letterInGap.test(text.slice(0, mostRead)) &&
      pieces.every(
        (piece) => piece.kind !== 'text' || piece.marks.colour === null || !/^[\s()]*[A-H][\s()]*$/u.test(piece.text),
      ),
  );

/** Words that are struck out are no longer of the question, or are its key. */
const isNotStruck = ({ draft }: Witness): boolean =>
  [...draft.stem, ...draft.options.flatMap(({ lines }) => lines)].every(({ pieces }) =>
    pieces.every((piece) => piece.kind !== 'text' || !piece.marks.strike || piece.text.trim() === ''),
  );

const pointsAbove =
  /(?:biểu\s+thức|phương\s+trình|hàm\s+số|đoạn\s+(?:thơ|văn|trích)|văn\s+bản|bài\s+(?:thơ|đọc|văn)|bảng|số\s+liệu|thông\s+tin|dữ\s+liệu)\s+trên(?=\s+(?:là|bằng|có|thuộc|cho|nói|được|sử)(?!\p{L})|\s*[?.,:]|\s*$)|(?:text|passage|table|data)\s+above/iu;
/** "Giá trị của biểu thức trên là": what it points at stands in the question or in its text. */
const hasWhatItNames = ({ draft }: Witness): boolean =>
  draft.passage !== null ||
  draft.stem.some(({ table, pieces }) => table || pieces.some(({ kind }) => kind === 'math' || kind === 'picture')) ||
  !pointsAbove.test(draft.stem[0]?.text.slice(0, mostRead) ?? '');

const evidence: readonly { readonly doubt: Doubt; readonly holds: (witness: Witness) => boolean }[] = [
  // Its kind agrees with what its part asks for.
  {
    doubt: 'OPTIONS_MISSING',
    holds: (one) => !isWritten(one) || one.draft.inWriting || !onlyChooses(one.asked) || one.draft.keys.length > 0,
  },
  {
    doubt: 'OPTIONS_MISSING',
    holds: ({ kind, draft }) =>
      kind !== 'open' || draft.inWriting || !textsOf(draft).some((text) => asksToMatch(text) && !joins.test(text)),
  },
  { doubt: 'OPTIONS_MISSING', holds: ({ kind, draft }) => kind !== 'open' || !offersWords(draft) || draft.inWriting },
  { doubt: 'OPTIONS_IN_STEM', holds: holdsNoRow },
  // "Questions 5–6" head statements to judge, letters to choose or gaps to fill, and no essays.
  { doubt: 'OPTIONS_MISSING', holds: ({ kind, asked }) => kind !== 'open' || !isRangeHead(asked) },
  { doubt: 'STEM_MISSING', holds: (one) => one.kind !== 'open' || isAsked(one) },
  // Its options are its own, whole, and can be told apart.
  { doubt: 'OPTIONS_ALIKE', holds: areDistinct },
  { doubt: 'LABEL_IN_OPTION', holds: holdsNoLabel },
  { doubt: 'LABEL_IN_OPTION', holds: holdsNoEnd },
  { doubt: 'KEY_IN_OPTION', holds: holdsNoKey },
  { doubt: 'OPTIONS_IN_OPTION', holds: holdsNoNext },
  { doubt: 'OPTION_CONTINUED', holds: isOfOneLength },
  // Its key stands where those of its part stand, and counts as they do.
  { doubt: 'KEY_UNCOUNTED', holds: isCounted },
  { doubt: 'KEY_OF_OTHER_PAPER', holds: isOfThisPaper },
  { doubt: 'KEY_LIST_UNEVEN', holds: isOfEvenList },
  { doubt: 'KEY_RARE', holds: isFromOneSource },
  { doubt: 'KEY_UNUSABLE', holds: isUnderstood },
  { doubt: 'KEYS_CONTRADICT', holds: agreesWithWords },
  { doubt: 'MARKS_MEAN_OTHER', holds: isNoOtherMark },
  { doubt: 'NAMED_APART', holds: ({ isNamed }) => !isNamed },
  // The text that it is about is its own.
  { doubt: 'TEXT_APART', holds: ({ draft, isBelowText }) => draft.passage !== null || !isBelowText },
  { doubt: 'TEXT_APART', holds: hasWhatItNames },
  // Nothing of what follows stands in it, nor of what a program prints on each page.
  { doubt: 'LABEL_IN_STEM', holds: endsInItsOwn },
  { doubt: 'LABEL_IN_STEM', holds: endsInATask },
  { doubt: 'LABEL_IN_STEM', holds: holdsNoInstruction },
  { doubt: 'KEY_IN_STEM', holds: holdsNoKeys },
  { doubt: 'KEY_IN_STEM', holds: holdsNoLetter },
  { doubt: 'MARKS_MEAN_OTHER', holds: isNotStruck },
  { doubt: 'LINE_REPEATED', holds: ({ holdsPrinted }) => !holdsPrinted },
];

/** A statement of a list may stand in two questions, and words that ask in many. */
const itemOfList = /^(?:[-–•+]|[([]?(?:\d{1,2}|[a-h]|[ivx]{1,4})\s?[.)\]:])|(?:\s(?:là|bằng|is|are)|[:?])$/iu;

interface Part {
  readonly places: Map<string, { counts: Map<KeyPlace, number>; keyed: number }>;
  readonly behindRepeat: Set<FoundQuestion>;
  readonly isBelowText: boolean;
}

/** Asks all questions of a paper, once their keys are found. */
export class Witnesses {
  readonly #parts: ReadonlyMap<number | null, Part>;
  /** The numbers that lines without a place name, and those that answers of other questions name. */
  readonly #named: ReadonlySet<number>;
  readonly #areOtherMarks: boolean;
  readonly #lists: KeyLists;
  /** How often a line stands in the file. */
  readonly #times = new Map<string, number>();

  constructor(
    drafts: readonly FoundQuestion[],
    apart: readonly PaperLine[],
    /** What the file says above its questions and in the headings of its parts. */
    said: readonly PaperLine[],
    /** The lines above the questions of a part, without its heading; above the first question where it is null. */
    aboveOf: (part: number | null) => readonly PaperLine[],
    lists: KeyLists,
  ) {
    this.#lists = lists;
    this.#parts = new Map(
      [...Map.groupBy(drafts, ({ part }) => part)].map(([part, of]) => [part, partOf(of, holdText(aboveOf(part)))]),
    );
    const inside = drafts.flatMap(({ stem, options }) => [...stem, ...options.flatMap(({ lines }) => lines)]);
    for (const { text } of [...said, ...apart, ...inside])
      if (text.length <= 120) this.#times.set(text.trim(), (this.#times.get(text.trim()) ?? 0) + 1);
    this.#areOtherMarks = [...said, ...apart].some(
      ({ text }) => otherMarks.test(text.slice(0, mostRead)) || isFilledIn(text.slice(0, mostRead)),
    );
    this.#named = new Set([
      ...apart.flatMap(({ text }) => numbersNamed(text)),
      ...drafts.flatMap(({ label, keys, answers }) =>
        keys.length > 0 ? answers.flatMap(numbersNamed).filter((number) => number !== label) : [],
      ),
    ]);
  }

  /** The first piece of evidence that a question lacks, as its doubt; null where it has all. */
  lackOf(draft: FoundQuestion, kind: QuestionKind, asked: string, entries: readonly KeyEntry[]): Doubt | null {
    const { places, behindRepeat, isBelowText } = this.#parts.get(draft.part)!;
    const { counts, keyed } = places.get(sortOf(draft))!;
    const witness: Witness = {
      draft,
      kind,
      asked: asked.slice(0, mostRead),
      entries,
      lists: this.#lists,
      isNamed: this.#named.has(draft.label),
      areOtherMarks: this.#areOtherMarks,
      holdsPrinted: [draft.stem, ...draft.options.map(({ lines }) => lines)].some((lines) =>
        lines
          .slice(1)
          .map(({ text }) => text.trim())
          .some((text) => text.length >= 15 && !itemOfList.test(text) && (this.#times.get(text) ?? 0) > 1),
      ),
      isBelowText,
      isBehindRepeat: behindRepeat.has(draft),
      places: counts,
      keyed,
    };
    return evidence.find(({ holds }) => !holds(witness))?.doubt ?? null;
  }
}

/** Statements to judge and other questions have keys of their own. */
const sortOf = ({ judged, options }: FoundQuestion): string => `${judged} ${options.length > 0}`;

function partOf(drafts: readonly FoundQuestion[], isBelowText: boolean): Part {
  const places: Part['places'] = new Map();
  const behindRepeat = new Set<FoundQuestion>();
  const seen = new Set<string>();
  let isRepeated = false;
  for (const draft of drafts) {
    const name = sortOf(draft);
    const sort = places.get(name) ?? { counts: new Map<KeyPlace, number>(), keyed: 0 };
    places.set(name, sort);
    if (draft.keys.length > 0) sort.keyed += 1;
    for (const place of placesOf(draft)) sort.counts.set(place, (sort.counts.get(place) ?? 0) + 1);
    const number = JSON.stringify([draft.code, draft.label, draft.group, draft.passage, draft.item]);
    isRepeated ||= draft.counts && seen.has(number);
    if (draft.counts) seen.add(number);
    if (isRepeated) behindRepeat.add(draft);
  }
  return { places, behindRepeat, isBelowText };
}
