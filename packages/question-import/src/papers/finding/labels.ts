/** Recognizes the labels of lines in Vietnamese and English papers. */
import { mistake } from '../grammar/key-words.ts';
import { romanValue } from '../grammar/roman.ts';
import type { PaperLine } from '../lines/lines.ts';
import type { Level } from '../segments.ts';

/**
 * "II. TỰ LUẬN": a heading by a roman number alone, which must be the next one (any where there is none before: null);
 * "B. TỰ LUẬN" by its words.
 */
export function headingOf(text: string, next: number | null, inCapitals: boolean): number | null {
  const named =
    /^\s*([IVX]{1,4})\s*[.:)/-]\s*(?:Phần|PHẦN|Trắc\s+nghiệm|TRẮC\s+NGHIỆM|Tự\s+luận|TỰ\s+LUẬN|Đọc\s+hiểu|ĐỌC\s+HIỂU|Viết|VIẾT)(?!\p{L})/u.exec(
      text,
    )?.[1];
  if (named !== undefined && text.length <= 120) return romanValue(named);
  if (text.length > 200 || (inCapitals && /\p{Ll}{2}/u.test(text.replace(/[([][^)\]]*[)\]]/g, '')))) return null;
  const [, letter] = /^\s*([AB])\s*[.:)/]\s*(?:PHẦN\s+)?(?:TRẮC\s+NGHIỆM|TỰ\s+LUẬN)(?![\p{L}])/u.exec(text) ?? [];
  if (letter !== undefined) return letter === 'A' ? 1 : 2;
  const [, section] = /^\s*([A-E])\s*[.:)]\s*(?:PHẦN|MÔN)\s+(?!MỀM|CỨNG|TRĂM)\p{Lu}/u.exec(text) ?? [];
  if (section !== undefined && inCapitals) return section.charCodeAt(0) - 64;
  const [, number] = /^\s*([IVX]{1,4})\s*[.:)]\s*(?=\p{Lu})/u.exec(text) ?? [];
  if (
    number === undefined &&
    /^\s*(?:PHẦN\s+)?(?:TRẮC\s+NGHIỆM|TỰ\s+LUẬN)(?:\s+KHÁCH\s+QUAN)?\s*(?:$|[:.(])/u.test(text)
  )
    return next ?? 1;
  const value = number === undefined ? null : romanValue(number);
  return value === next || next === null ? value : null;
}

/** "ĐÁP ÁN PHẦN II": the part to which the answers belong. */
export function partNamedIn(text: string): number | null {
  const [, number] =
    /(?:PHẦN|Phần|phần|PART|Part)\s+([IVXL]{1,7}|\d{1,2})(?![\p{L}\d])/u.exec(text.slice(0, 200)) ?? [];
  if (number === undefined) return null;
  return /^\d/.test(number) ? Number(number) : romanValue(number);
}

export function partOf(text: string): number | null {
  const [, number] =
    /^\s*(?:PHẦN|Phần|PART|Part|SECTION|Section)\s+([IVXL]{1,7}|[A-E]|\d{1,2})(?![\p{L}\d])/u.exec(text) ?? [];
  if (number === undefined) return null;
  if (/^[A-E]$/.test(number)) return number.charCodeAt(0) - 64;
  return /^\d/.test(number) ? Number(number) : romanValue(number);
}

const levels: Readonly<Record<string, Level>> = {
  M1: 'M1',
  M2: 'M2',
  M3: 'M3',
  M4: 'M4',
  NB: 'M1',
  TH: 'M2',
  VD: 'M3',
  VDT: 'M3',
  VDC: 'M4',
  'NHẬN BIẾT': 'M1',
  'THÔNG HIỂU': 'M2',
  'VẬN DỤNG': 'M3',
  'VẬN DỤNG CAO': 'M4',
};

export function levelOf(text: string): { level: Level; end: number } | null {
  const found =
    /^\s*[[(]\s*(NB|TH|VDC|VDT|VD|M[1-4]|Nhận biết|Thông hiểu|Vận dụng cao|Vận dụng)(?:\s*[-–,;:/]\s*\d{1,2}(?:[.,]\d{1,3})?\s*(?:điểm|đ))?\s*[\])]\s*[.:]?\s*/i.exec(
      text,
    );
  const level = found && levels[found[1]!.toUpperCase()];
  return found && level ? { level, end: found[0].length } : null;
}

/**
 * "[2D1N4-1]" behind a label: the place of a question in a bank, whose fourth sign is its level; "[1D2-3]" in an older
 * one, whose last digit is.
 */
export function bankCodeOf(text: string): { level: Level | null; end: number } | null {
  const [older, digit] = /^\s*\[\s?\d[DH]\d(?:\.\d)?-([1-4])\s?\]\s*[.:]?\s*/u.exec(text) ?? [];
  if (older !== undefined) return { level: levels[`M${digit}`]!, end: older.length };
  const found = /^\s*\[\s?\d[A-Z]\d([A-Z])[\dA-Z.]{1,4}(?:-\d{1,2})?\s?\]\s*[.:]?\s*/u.exec(text);
  const level: Readonly<Record<string, Level>> = { N: 'M1', H: 'M2', V: 'M3', C: 'M4' };
  return found && { level: level[found[1]!] ?? null, end: found[0].length };
}

/** "[B]", "[H]" in front of a statement: biết, hiểu. */
export function shortLevelOf(text: string): { level: Level; end: number } | null {
  const [head, letter] = /^\s*\[\s?([BH])\s?\]\s*/.exec(text) ?? [];
  return head === undefined ? null : { level: letter === 'B' ? 'M1' : 'M2', end: head.length };
}

/** A level at the end of the text and its position. Abbreviations only: words in brackets may belong to the text. */
export function levelBehind(text: string): { level: Level; from: number } | null {
  const found = /[[(]\s?(NB|TH|VDC|VDT|VD)\s?[\])]\s?\.?\s?$/.exec(text);
  const level = found && levels[found[1]!];
  return found && level ? { level, from: found.index } : null;
}

/** "Giải thích vì sao …" is a task. */
const solution =
  /^\s*(?:Lời\s*giải|LỜI\s*GIẢI|Hướng\s*dẫn(?:\s*giải)?|HƯỚNG\s*DẪN|HDG|Giải\s*thích(?:\s+đáp\s+án)?\s*(?:[:.]|$)|Giải\s*[:.]|Bài\s*giải\s*(?:[:.]|$)|BÀI\s*GIẢI\s*(?:[:.]|$)|Phương\s*pháp|Solution|Explanation)(?![\p{L}])/u;
export const isSolution = (text: string): boolean => solution.test(text);
/** "Lời giải chi tiết:" without a word of it. */
export const isSolutionHeading = (text: string): boolean =>
  isSolution(text) && /^\s*(?:giải\s*)?(?:chi\s*tiết\s*)?[\s.:;–-]*$/iu.test(text.replace(solution, ''));

const chosen = new RegExp(
  String.raw`(?:^|[\s.(])(?:Chọn|(?:Vậy|nên|ta) chọn|[Vv]ậy(?=\s+[A-H]\s{0,3}\.?$)|Chọn đáp án|Đáp án(?: đúng)?(?: là)?:?|đáp án(?: đúng)? là:?|Choose)\s+(?:đáp án\s+|phương án\s+)?([A-H])(?=\s{0,4}(?:[.,;:)\]]|$|(?:vì|do)\s(?!\s{0,3}${mistake})))`,
  'gu',
);
const chosenAtEnd = /[.;!?]\s+(?:Vậy\s+)?[Cc]họn\s+(?:đáp\s+án\s+)?([A-H])\s*[.!]?\s*$/u;
/**
 * "Chọn B", "Vậy đáp án đúng là B." in a solution. Of several letters only one that a sentence of its own chooses at the
 * end: the others may be told of as mistakes.
 */
export function chosenIn(text: string): string | null {
  const letters = new Set([...text.matchAll(chosen)].map(([, letter]) => letter!));
  const [only = null] = letters;
  return letters.size > 1 ? (chosenAtEnd.exec(text.slice(-60))?.[1] ?? null) : only;
}

export const isKeyHeading = (text: string): boolean =>
  /^\s*(?:[-–—_=*.]{2,40}\s*)?(?:(?:(?:PHẦN|Phần|PART|Part|SECTION|Section)\s+)?(?:[A-H]|[IVX]{1,4}|\d(?!\d))\s?[.:)/]\s{0,3})?(?:BẢNG\s+ĐÁP\s+ÁN|Bảng\s+đáp\s+án|ĐÁP\s+ÁN|Đáp\s+án(?=\s*[:.]?\s*$)|Đáp\s+án\s+và\s+(?:hướng\s+dẫn|lời\s+giải)|Đáp\s+án\s+(?:đề|các\s+mã|phần|trắc\s+nghiệm|tham\s+khảo|chi\s+tiết)|(?:HƯỚNG\s+DẪN\s+CHẤM|Hướng\s+dẫn\s+chấm)|(?:BIỂU|THANG)\s+ĐIỂM|(?:HƯỚNG\s+DẪN|LỜI)\s+GIẢI\s+(?:CHI\s+TIẾT|THAM\s+KHẢO|ĐỀ(?:\s+SỐ)?\s+\d{1,3}|MÃ\s+ĐỀ)|(?:HƯỚNG\s+DẪN|LỜI)\s+GIẢI(?=\s*[.:]?\s*$)|CORRIG[ÉE]S?|Corrigés?|ANSWERS?(?:\s+KEYS?)?|Answer\s+keys?|KEYS?)(?=$|[\s:.–-])(?!\s*:\s*\S)/u.test(
    text,
  );

/** "PHIẾU TRẢ LỜI TRẮC NGHIỆM" above a table: answers may be typed into its cells. */
export const isAnswerSheet = (text: string): boolean =>
  /^\s*(?:[IVX]{1,4}\s?[.)]\s*)?(?:PHIẾU|BẢNG|Phiếu|Bảng|ANSWER|Answer)\s+(?:TRẢ\s+LỜI|trả\s+lời|LÀM\s+BÀI|SHEET|sheet)(?:\s+(?:TRẮC\s+NGHIỆM|trắc\s+nghiệm))?\s*[.:]?\s*$/u.test(
    text,
  );

/** "Câu tương tự: …", "Bài tập tương tự 1.": another question of the same kind below a solution. */
export const isSimilar = (text: string): boolean =>
  /^\s*(?:Câu(?:\s+hỏi)?|Bài(?:\s+t(?:ập|oán))?|Ví\s+dụ|CÂU(?:\s+HỎI)?|BÀI(?:\s+T(?:ẬP|OÁN))?)\s+(?:tương\s+tự|TƯƠNG\s+TỰ)(?:\s+\d{1,2})?\s*(?:[:.]|$)/u.test(
    text,
  );

/**
 * Words that head answers, and the place of one answer as well: a heading where numbers begin again below, or a list
 * follows.
 */
export const mayHeadKeys = (text: string): boolean =>
  /^\s*(?:[-–—_=*.]{2,40}\s*)?(?:(?:(?:Suggested\s+|Correct\s+)?[Aa]nswers?|Answers?|Keys?)|SUGGESTED\s+ANSWERS?|CORRECT\s+ANSWERS?|SOLUTIONS?|Solutions?|ĐA|Đáp\s+số|ĐÁP\s+SỐ|KẾT\s+QUẢ|Kết\s+quả|Trả\s+lời|TRẢ\s+LỜI|(?:Gợi\s+ý|GỢI\s+Ý)(?:\s+(?:đáp\s+án|trả\s+lời|giải|ĐÁP\s+ÁN|TRẢ\s+LỜI|GIẢI))?|Lời\s+giải|Hướng\s+dẫn(?:\s+giải)?|Bài\s+giải|Đáp\s+án\s+bài(?:\s+tập)?(?:\s+\d{1,2})?|(?:HƯỚNG\s+DẪN|LỜI)\s+GIẢI\s+PHẦN\s+\w{1,4})\s*[.:]?\s*$/u.test(
    text,
  );

/** "ĐỀ 2", "TOPIC 2", "Exercise 2" alone in a line: behind the answers the next set of questions. */
export const setOf = (text: string): string | null =>
  /^\s*(?:ĐỀ|Đề|TOPIC|Topic|TEST|Test|EXERCISE|Exercise|UNIT|Unit|PRACTICE|Practice|BÀI\s+TẬP|Bài\s+tập)(?:\s+(?:SỐ|số|TEST|Test))?\s+(\d{1,2}|[A-E])\s*(?:$|[.:–(-]\s*.{0,80}$)/u.exec(
    text,
  )?.[1] ?? null;

/** Length is limited: the two repeated groups could split a long row of dashes in quadratically many ways. */
export const isEnd = (text: string): boolean =>
  text.length <= 200 &&
  /^[\s\-–—_=*.…]*(?:(?:HẾT|Hết)(?:\s+(?:mã\s+)?(?:đề|ĐỀ|MÃ\s+ĐỀ)(?:\s+(?:số\s+)?\d{1,4})?)?|THE\s+END|The end)?[\s\-–—_=*.…]*$/u.test(
    text,
  );

/** "Questions 4-6: Choose the correct letter." */
export const isRangeHead = (text: string): boolean =>
  /^\s*Questions\s+\d{1,3}\s?(?:[-–]|to|and)\s?\d{1,3}(?!\d)/iu.test(text);

const readsBehind =
  /[.?!]\s+Read\s+(?:the|this)\s+(?:following\s+)?(?:passage|text|article|letter|e-?mail|story|paragraph)\s+and\s+(?:answer|choose|decide|mark|circle)(?!\p{L})/u;
/** A common text or instruction for the questions that follow; words about the text may stand before the instruction. */
export function isPassageStart(text: string): boolean {
  if (readsBehind.test(text.slice(0, 2_000))) return true;
  return /^\s*(?:Passage\s+\d{1,2}\s*[.:]?\s*$|Read\s+the|Mark\s+the\s+letter|Choose\s+the|Listen|Complete\s+the|Rewrite|Write\s+(?:ONE|NO\s+MORE|one\s+word|a\s+word)|Are\s+the\s+(?:sentences|statements)|Fill\s+in|Đọc\s+(?:đoạn|văn|bài|thông|các|trích)|Dựa\s+vào|Sử\s+dụng\s+(?:các\s+|những\s+)?(?:dữ|thông|đoạn|số\s+liệu|bảng|hình)|Dùng\s+(?:các\s+)?(?:thông\s+tin|dữ\s+liệu)|Cho\s+(?:đoạn|văn\s+bản)|Thí\s+sinh\s+trả\s+lời|\(?(?:Sử\s+)?[Dd]ùng\s+cho\s+(?:các\s+)?câu|Use\s+the(?!\s+word\s*[:(]))/iu.test(
    text,
  );
}

/** "I. Đọc thầm bài văn sau": where the words of a heading begin that leads a text; null for other headings. */
export function textAsked(text: string): number | null {
  const found =
    /^\s*(?:(?:PHẦN|Phần|PART|Part|SECTION|Section)\s+)?(?:[IVX]{1,4}|[A-E]|\d{1,2})\s*[.:)/–-]+\s*(?=(?:Em\s+hãy\s+|Hãy\s+)?(?:đọc\s+(?:thầm\s+|kĩ\s+|kỹ\s+)?(?:đoạn|văn\s+bản|bài|truyện|câu\s+chuyện|mẩu\s+chuyện)|read\s+(?:the|this)\s+(?:following\s+)?(?:text|passage|paragraph|letter|e-?mail|story|article)))/iu.exec(
      text,
    );
  return found && found[0].length;
}

/** "from 12 to 15", "từ câu 3 đến câu 6". */
export function rangeOf(text: string): { from: number; to: number } | null {
  const [, from, to] =
    /(?:from|từ|questions?|câu)\s+(?:questions?\s+|câu\s+)?(?:hỏi\s+)?(\d{1,3})\s*(?:to|đến|tới|và|and|-|–)\s*(?:questions?\s+|câu\s+(?:hỏi\s+)?)?(\d{1,3})/iu.exec(
      text,
    ) ?? [];
  return from === undefined || Number(from) > Number(to) ? null : { from: Number(from), to: Number(to) };
}

/** "câu 1, 2 và 4", "questions 1, 2 and 4": the numbers; null where none are left out between them. */
export function numbersNamed(text: string): ReadonlySet<number> | null {
  const said =
    /(?:questions?|câu(?:\s+hỏi)?)\s+(\d{1,3}(?:\s?,\s?(?:câu\s+)?\d{1,3}){1,20}(?:\s?,?\s?(?:và|and|&)\s?(?:câu\s+)?\d{1,3})?)/iu.exec(
      text.slice(0, 400),
    )?.[1];
  const numbers = [...(said ?? '').matchAll(/\d{1,3}/g)].map(([number]) => Number(number));
  const isRising = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  return said !== undefined && isRising ? new Set(numbers) : null;
}

const verdictAtEnd = /\s*[([–-]?\s*(Đúng|Sai|ĐÚNG|SAI|Đ|S|True|False|T|F)\s*[)\].]?\s*$/u;

/**
 * "(Đúng)", "– S" at the end of a statement: in brackets, after a dash or behind its full stop; otherwise it is a word
 * of the statement.
 */
export function verdictOf(text: string): { value: 'T' | 'F'; from: number } | null {
  // Only the end is searched: in a long row of spaces the search would start at each of them.
  const before = Math.max(0, text.length - 40);
  const found = verdictAtEnd.exec(text.slice(before));
  if (!found) return null;
  const isBehindSentence = /\S.{3,}[.!?…]$/u.test(text.slice(0, before + found.index));
  if (!/[([–-]/.test(found[0]) && !isBehindSentence) return null;
  return { value: /^[ĐT]/iu.test(found[1]!) ? 'T' : 'F', from: before + found.index };
}

const boxesAtEnd = /(?:\s*(?:Đúng|Sai|Đ|S|True|False|T|F)\s*[☐□▢])+\s*$/u;

/** The position of the tick boxes at the end of a statement, "Đ ☐ S ☐"; null where there are none. */
export function tickBoxesOf(text: string): number | null {
  const before = Math.max(0, text.length - 60);
  const found = boxesAtEnd.exec(text.slice(before));
  return found && before + found.index;
}

/** "25 + 17 = 42 ☐": where the box to write into begins. */
export const boxBehind = (text: string): number | null => {
  const before = Math.max(0, text.length - 20);
  const found = /\S(\s*[☐□▢]\s*)$/u.exec(text.slice(before));
  return found && before + found.index + found[0].length - found[1]!.length;
};

/** "1.A 2-B 3C" as pairs; small letters only after punctuation, since "1 a)" is a statement. */
const pair =
  /(?:^|[\s,;|])(?:Câu\s*|Question\s*)?(\d{1,3})(?:\s*[.:)–-]?\s*([A-H])(?![\p{L}\d])|\s*[.:)–-]\s*([a-h])(?![\p{L}\d).]))/gu;

export const pairsIn = (text: string): [number, string][] =>
  [...text.matchAll(pair)].map((found) => [Number(found[1]), (found[2] ?? found[3]!).toUpperCase()]);

const withoutPairs = (text: string): string => text.replace(pair, '').replace(/[\s,;.|–—-]/g, '');

/** Behind the letter of a pair: nothing more, or the next pair. */
const pairEnds = /^\s*[.,;|)\]]?\s*(?:$|[–—-]?\s*(?:Câu\s*|Question\s*)?\d{1,3}\s*[.:)–-]?\s*[A-Ha-h](?![\p{L}\d]))/u;
/**
 * Behind the letter of a key: a reason, a level or points. "A là trung điểm", "A = 5" and "a + b = 5" are solutions that begin
 * with a letter.
 */
export const reason = String.raw`\s{1,3}(?:[–-]\s)?\(?(?:(?:[Vv]ì|do|because|since)(?!\p{L})|(?:NB|TH|VDC?|M[1-4])\s?\)|\d{1,2}(?:[.,]\d{1,3})?\s?(?:điểm|đ)(?!\p{L}))`;
const reasonFollows = new RegExp(String.raw`^(?:\s*[.)\]]\s|${reason})`, 'u');

/**
 * The pairs at the beginning of a line, one behind the other, or all that stands behind a heading: words of a solution
 * may hold "2 C" too.
 */
export function pairsAtStart(text: string): [number, string][] {
  const head = /^[^\d:]{1,60}:/u.exec(text)?.[0].length;
  if (head !== undefined && withoutPairs(text.slice(head)) === '') return pairsIn(text.slice(head));
  let end = 0;
  const found: [number, string][] = [];
  for (const one of text.matchAll(pair)) {
    if (/[^\s,;.|]/.test(text.slice(end, one.index))) break;
    end = one.index + one[0].length;
    const rest = text.slice(end, end + 80);
    if (!pairEnds.test(rest) && !(one[2] !== undefined && reasonFollows.test(rest))) break;
    found.push([Number(one[1]), (one[2] ?? one[3]!).toUpperCase()]);
  }
  return found;
}

/** Whether a line holds pairs of numbers and letters, and nothing else. */
export const isPairs = (text: string): boolean =>
  text.length <= 2_000 && pairsIn(text).length >= 2 && withoutPairs(text) === '';

export const hasObjectsAlone = (line: PaperLine): boolean => line.table === null && /^[\s\uFFFC]+$/.test(line.text);

export const writing = /[Tt][ựỰ]\s*[Ll][uU][ậẬ][nN]|(?:^|[\s.:])(?:VIẾT|WRITING|LÀM\s+VĂN)(?:$|[\s.:(])/u;
export const script =
  /^\s*(?:AUDIO\s*SCRIPTS?|TAPE\s*SCRIPTS?|TRANSCRIPTS?|Audio\s+scripts?|Tapescripts?|Transcripts?|LỜI\s+BÀI\s+NGHE)\b/u;
