/** Recognizes the labels of lines in Vietnamese and English papers. */
import type { PaperLine } from './lines.ts';
import type { Level } from './segments.ts';

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** "II. TỰ LUẬN": a heading by a roman number alone, which must be the next one; "B. TỰ LUẬN" by its words. */
export function headingOf(text: string, next: number, inCapitals: boolean): number | null {
  if (text.length > 200 || (inCapitals && /\p{Ll}{2}/u.test(text.replace(/[([][^)\]]*[)\]]/g, '')))) return null;
  const [, letter] = /^\s*([AB])\s*[.:)]\s*(?:PHẦN\s+)?(?:TRẮC\s+NGHIỆM|TỰ\s+LUẬN)(?![\p{L}])/u.exec(text) ?? [];
  if (letter !== undefined) return letter === 'A' ? 1 : 2;
  const [, number] = /^\s*([IVX]{1,4})\s*[.:)]\s*(?=\p{Lu})/u.exec(text) ?? [];
  return number !== undefined && romans.indexOf(number) + 1 === next ? next : null;
}

export function partOf(text: string): number | null {
  const [, number] =
    /^\s*(?:PHẦN|Phần|PART|Part|SECTION|Section)\s+([IVX]{1,4}|\d{1,2})(?![\p{L}\d])/u.exec(text) ?? [];
  if (number === undefined) return null;
  return /^\d/.test(number) ? Number(number) : romans.indexOf(number) + 1 || null;
}

export interface Label {
  readonly number: number;
  /** Where the text after the label begins. */
  readonly end: number;
}

/** "Câu 12." and similar labels; objects before them (a picture beside the question) are skipped. */
export function labelOf(text: string): Label | null {
  const found =
    /^[\s\uFFFC]*(?:[[(](?:NB|TH|VDC|VDT|VD)[\])]\s*)?(?:Câu\s*(?:hỏi)?|CÂU|Bài(?:\s+tập)?|BÀI|Question|QUESTION)\s*(?:số\s*)?(\d{1,3})\s*(?:[.:)\]–-]+|(?=\s|\(|\[|$|\uFFFC))/u.exec(
      text,
    );
  return found ? { number: Number(found[1]), end: found[0].length } : null;
}

/** "12." or "12)" alone: a label only in papers without the words above. */
export function bareLabelOf(text: string): Label | null {
  const found = /^\s*(\d{1,3})\s*[.):](?!\d)\s*/.exec(text);
  return found ? { number: Number(found[1]), end: found[0].length } : null;
}

const levels: Readonly<Record<string, Level>> = {
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
  const found = /^\s*[[(]\s*(NB|TH|VDC|VDT|VD|Nhận biết|Thông hiểu|Vận dụng cao|Vận dụng)\s*[\])]\s*[.:]?\s*/i.exec(
    text,
  );
  const level = found && levels[found[1]!.toUpperCase()];
  return found && level ? { level, end: found[0].length } : null;
}

/** A level at the end of the text and its position. Abbreviations only: words in brackets may belong to the text. */
export function levelBehind(text: string): { level: Level; from: number } | null {
  const found = /[[(]\s?(NB|TH|VDC|VDT|VD)\s?[\])]\s?\.?\s?$/.exec(text);
  const level = found && levels[found[1]!];
  return found && level ? { level, from: found.index } : null;
}

export interface OptionMark {
  readonly letter: string;
  readonly starred: boolean;
  /** The position of the letter, and of the text after its punctuation. */
  readonly at: number;
  readonly from: number;
  readonly end: number;
}

/** "A." and Ⓐ anywhere in a line; "(A)" only at its start or after a tab or two spaces. */
const optionSigns = [
  /(^|[\s\uFFFC.;,])([*#]?)\s?([A-HĐ])\s?[.):]/gu,
  /(^|\t|\s\s|\u2003)([*#]?)\(([A-H])\)/gu,
  /()([*#]?)([\u24B6-\u24BD])/gu,
];
/** Typists with a Vietnamese keyboard often write Đ for the option D. */
const letterOf = (sign: string): string =>
  sign === 'Đ' ? 'D' : sign > '\u24B5' ? String.fromCharCode(sign.charCodeAt(0) - 0x24b6 + 65) : sign;

/**
 * Options that begin in this line, in alphabetical order from `next` on (0 is A). The last "A." before "B." is taken:
 * earlier ones belong to the stem. In the middle of a line a single "A." is no option.
 */
export function optionsIn(text: string, next: number): OptionMark[] {
  const marks = optionSigns
    .flatMap((sign) => [...text.matchAll(sign)])
    .map((found): OptionMark => ({
      letter: letterOf(found[3]!),
      starred: found[2] !== '',
      at: found.index + found[0].lastIndexOf(found[3]!),
      from: found.index + found[1]!.length,
      end: found.index + found[0].length,
    }))
    .toSorted((a, b) => a.at - b.at);
  if (marks.length > 400) return [];
  // "B -" marks an option only at the start of a line, and only if B is the next letter.
  const dashed = next > 0 ? /^(\s*)([*#]?)\s?([B-HĐ])\s?[-–]\s+/u.exec(text) : null;
  if (dashed && letterOf(dashed[3]!).charCodeAt(0) - 65 === next)
    return [
      {
        letter: letterOf(dashed[3]!),
        starred: dashed[2] !== '',
        at: dashed[0].lastIndexOf(dashed[3]!),
        from: dashed[1]!.length,
        end: dashed[0].length,
      },
    ];
  let best: OptionMark[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start]!.letter.charCodeAt(0) - 65 !== next) continue;
    const sequence: OptionMark[] = [];
    for (const mark of marks.slice(start))
      if (mark.letter.charCodeAt(0) - 65 === next + sequence.length) sequence.push(mark);
    if (sequence.length >= best.length) best = sequence;
  }
  const [first] = best;
  if (!first) return [];
  return best.length > 1 || text.slice(0, first.from).trim() === '' ? best : [];
}

export function statementOf(text: string, next: number): OptionMark | null {
  const found = /^(\s*)([*#]?)\s?([a-d])\s?[.)]\s*/.exec(text);
  if (!found || found[3]!.charCodeAt(0) - 97 !== next) return null;
  const at = found[0].lastIndexOf(found[3]!);
  return { letter: found[3]!, starred: found[2] !== '', at, from: 0, end: found[0].length };
}

export const answerOf = (text: string): string | null =>
  /^\s*(?:Đáp\s*án(?:\s+đúng)?(?:\s+là)?|Đáp\s*số|ĐÁP\s*ÁN|ĐA|Trả lời|Answer|Key|Correct answer)\s*[:.]\s*(.+)$/u
    .exec(text)?.[1]
    ?.trim() ?? null;

export const isSolution = (text: string): boolean =>
  /^\s*(?:Lời\s*giải|LỜI\s*GIẢI|Hướng\s*dẫn(?:\s*giải)?|HƯỚNG\s*DẪN|HDG|Giải\s*thích|Giải\s*[:.]|Phương\s*pháp|Solution|Explanation)(?![\p{L}])/u.test(
    text,
  );

/** "Chọn B" in a solution. */
export const chosenIn = (text: string): string | null =>
  /(?:^|[\s.(])(?:Chọn|Vậy chọn|Chọn đáp án|Đáp án(?: đúng)?(?: là)?:?|Choose)\s+(?:đáp án\s+|phương án\s+)?([A-H])(?![\p{L}\d])/u.exec(
    text,
  )?.[1] ?? null;

export const isKeyHeading = (text: string): boolean =>
  /^\s*(?:BẢNG\s+ĐÁP\s+ÁN|Bảng\s+đáp\s+án|ĐÁP\s+ÁN|HƯỚNG\s+DẪN\s+CHẤM|(?:HƯỚNG\s+DẪN|LỜI)\s+GIẢI\s+CHI\s+TIẾT|ANSWER\s+KEYS?|Answer\s+keys?|KEY)(?=$|[\s:.–-])(?!\s*:\s*\S)/u.test(
    text,
  );

/** Length is limited: the two repeated groups could split a long row of dashes in quadratically many ways. */
export const isEnd = (text: string): boolean =>
  text.length <= 200 && /^[\s\-–—_=*.…]*(?:HẾT|Hết|THE\s+END|The end)?[\s\-–—_=*.…]*$/u.test(text);

/** A common text or instruction for the questions that follow. */
export function isPassageStart(text: string): boolean {
  return /^\s*(?:Read\s+the|Mark\s+the\s+letter|Choose\s+the|Listen|Complete\s+the|Rewrite|Fill\s+in|Đọc\s+(?:đoạn|văn|bài|thông|các)|Dựa\s+vào|Sử\s+dụng\s+(?:dữ|thông|đoạn)|Dùng\s+thông\s+tin|Cho\s+(?:đoạn|văn\s+bản)|Thí\s+sinh\s+trả\s+lời|Use\s+the)/iu.test(
    text,
  );
}

/** "from 12 to 15", "từ câu 3 đến câu 6". */
export function rangeOf(text: string): { from: number; to: number } | null {
  const [, from, to] =
    /(?:from|từ|questions?|câu)\s+(?:questions?\s+|câu\s+)?(\d{1,3})\s*(?:to|đến|-|–)\s*(?:questions?\s+|câu\s+)?(\d{1,3})/iu.exec(
      text,
    ) ?? [];
  return from === undefined || Number(from) > Number(to) ? null : { from: Number(from), to: Number(to) };
}

const verdictAtEnd = /\s*[([–-]?\s*(Đúng|Sai|ĐÚNG|SAI|Đ|S|True|False|T|F)\s*[)\].]?\s*$/u;

/** "(Đúng)", "– S" at the end of a statement; in brackets or after a dash, otherwise it is a word of the statement. */
export function verdictOf(text: string): { value: 'T' | 'F'; from: number } | null {
  // Only the end is searched: in a long row of spaces the search would start at each of them.
  const before = Math.max(0, text.length - 40);
  const found = verdictAtEnd.exec(text.slice(before));
  if (!found || !/[([–-]/.test(found[0])) return null;
  return { value: /^[ĐT]/iu.test(found[1]!) ? 'T' : 'F', from: before + found.index };
}

const boxesAtEnd = /(?:\s*(?:Đúng|Sai|Đ|S|True|False|T|F)\s*[☐□▢])+\s*$/u;

/** The position of the tick boxes at the end of a statement, "Đ ☐ S ☐"; null where there are none. */
export function tickBoxesOf(text: string): number | null {
  const before = Math.max(0, text.length - 60);
  const found = boxesAtEnd.exec(text.slice(before));
  return found && before + found.index;
}

/** "1.A 2-B 3C" as pairs; small letters only after punctuation, since "1 a)" is a statement. */
const pair =
  /(?:^|[\s,;|])(?:Câu\s*|Question\s*)?(\d{1,3})(?:\s*[.:)–-]?\s*([A-H])(?![\p{L}\d])|\s*[.:)–-]\s*([a-h])(?![\p{L}\d).]))/gu;

export const pairsIn = (text: string): [number, string][] =>
  [...text.matchAll(pair)].map((found) => [Number(found[1]), (found[2] ?? found[3]!).toUpperCase()]);

/** Whether a line holds pairs of numbers and letters, and nothing else. */
export const isPairs = (text: string): boolean =>
  text.length <= 2_000 && pairsIn(text).length >= 2 && text.replace(pair, '').replace(/[\s,;.|]/g, '') === '';

export const hasObjectsAlone = (line: PaperLine): boolean => line.table === null && /^[\s\uFFFC]+$/.test(line.text);
