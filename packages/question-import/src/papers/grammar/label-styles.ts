/** The ways in which papers number their questions, and the way that one file uses. */
import { labelStyles, type LabelStyle } from '../choices.ts';
import { gapNumbersIn } from './gap-numbers.ts';
import { romanValue } from './roman.ts';

export interface Label {
  readonly number: number;
  /** Where the text after the label begins. */
  readonly end: number;
}

const level = String.raw`(?:[[(](?:NB|TH|VDC|VDT|VD)[\])]\s*)?`;
// Typed without accents, or as scanners read them.
const strong = String.raw`(?:C[aàầ]u|CAU|Câu(?:\s*hỏi)?|CÂU(?:\s*HỎI)?|Bài(?:\s+tập)?|BÀI(?:\s+TẬP)?|Question|QUESTION)`;
// Vietnamese, English, French and Japanese papers.
const weak = String.raw`(?:Q|C(?=\d{1,3}\s?[:.)])|Ý|Exercise|EXERCISE|Exercice|EXERCICE|Activité|ACTIVITÉ|Ex|問題?|もんだい|Problem|Task|Item|No|Mục|Bt|BT)`;
/** "Câu 5, Tìm x": a comma sets it off where no other question is named. */
const after = String.raw`\s*(?:[.:)\]/–-]+|[,;](?=\s+(?!C[âa]u|Question)\p{Lu})|(?=\s|\(|\[|$|\uFFFC))`;
/** "Bài 1.2. Tìm": the second number counts inside the first. */
const chapter = String.raw`(?:\d{1,2}\.(?=\d{1,3}\s?[.:)]+\s+\p{L}))?`;
const ofWord = new RegExp(
  String.raw`^[\s\uFFFC]*${level}[[(]?\s?${strong}\s*(?:[Ss]ố\s*)?${chapter}(\d{1,3})${after}`,
  'u',
);
/** "câu 4:" begins a question only with a sign: sentences begin with small letters after a line break. */
const ofSmall = /^\s*c[âa]u\s{0,2}(\d{1,3})\s?[.:)/]+(?!\d)/u;
/** "Câu II (2,0 điểm)." and "Câu II.": old papers count in Roman numerals, with a sign or points behind. */
const ofRoman = new RegExp(String.raw`^\s*${strong}\s+([IVX]{1,5})\s*(?:[.:)/]+|(?=[(\[]))`, 'u');
const ofOther = new RegExp(String.raw`^[\s\uFFFC]*${level}[[(]?\s?${weak}\.?\s*(\d{1,3})${after}`, 'u');
/** "Câu 1 và câu 2", "Câu 3 đến câu 5", "Câu 1–4": several questions are named, none begins. */
const several = /^\s*(?:đến|và|to|and|,|&)\s*(?:câu\s*|question\s*)?\d/iu;

function labelBy(pattern: RegExp, text: string): Label | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const rest = text.slice(found[0].length);
  // "Câu 1–3. Làm ngay trên tranh."
  const last = /[–-]\s*$/.test(found[0]) ? /^\s*(\d{1,3})\s?[.:]\s+\p{Lu}/u.exec(rest)?.[1] : undefined;
  if (last !== undefined && Number(last) > Number(found[1])) return null;
  if (several.test(rest) || (/[–-]\s*$/.test(found[0]) && /^\s*\d{1,3}(?![\d.,])/.test(rest))) return null;
  return { number: Number(found[1]), end: found[0].length };
}

function romanLabelOf(text: string): Label | null {
  const found = ofRoman.exec(text);
  const number = found && romanValue(found[1]!);
  return number ? { number, end: found[0].length } : null;
}

/** "Câu 12." and similar labels; objects before them (a picture beside the question) are skipped. */
export const labelOf = (text: string): Label | null =>
  labelBy(ofWord, text) ?? labelBy(ofSmall, text) ?? romanLabelOf(text);
/** Whether a sign ends the label. */
export const isSigned = (label: Label, text: string): boolean => /[.:)\]/–-]\s*$/.test(text.slice(0, label.end));
export const otherLabelOf = (text: string): Label | null => labelBy(ofOther, text);

/** "(2) …… of complaining" is a gap of a text at the beginning of a line. */
const bare = /^\s*(?!\(\d{1,3}\)\s{0,2}(?:_{2,}|…|\.{3,}))[[(]?(\d{1,3})\s?([.:)/\]、]+)(?!\d)\s*/;
const styleOfSign = (sign: string): LabelStyle =>
  /^[.、]/.test(sign) ? 'dot' : sign.startsWith('/') ? 'slash' : sign.startsWith(':') ? 'colon' : 'parenthesis';

/** "12.", "12)", "12/" alone; "12、" in Chinese. */
export function bareLabelOf(text: string): (Label & { readonly style: LabelStyle }) | null {
  const found = bare.exec(text);
  return found ? { number: Number(found[1]), end: found[0].length, style: styleOfSign(found[2]!) } : null;
}

/** "(0,5 điểm)", "(0,5đ):", "[1 pt]" at the start of a text: its end; 0 for none. */
export const pointsEnd = (text: string): number =>
  /^\s*[[(]\s*\d{1,2}(?:[.,]\d{1,3})?\s*(?:điểm|đ|Đ|pts?|points?|marks?)\s*[\])]\s*[.:]?\s*/iu.exec(text)?.[0].length ??
  0;

/** The same at the end of a text: where it begins; null for none. */
export function pointsBehind(text: string): number | null {
  const before = Math.max(0, text.length - 40);
  const found = /\s*[[(]\s*\d{1,2}(?:[.,]\d{1,3})?\s*(?:điểm|đ|pts?|points?|marks?)\s*[\])]\s*[.:]?\s*$/iu.exec(
    text.slice(before),
  );
  return found && before + found.index > 0 ? before + found.index : null;
}

/** "(0,5 điểm)", "(NB – 0,5 điểm)", "(3,0 điểm; 12 câu)" somewhere in a text, in hundredths; null for none. */
export function pointsSaid(text: string): number | null {
  const found =
    /[[(](?:[^[\]()\d]{0,20}[-–,;:/])?\s*(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:điểm|đ|pts?|points?|marks?)(?!\p{L})/iu.exec(
      text.slice(0, 400),
    );
  return found && Number(found[1]!.replace(',', '.')) * 100;
}

/**
 * Whether a line with a number before it is a sentence of a text with gaps: in a file where a gap has another number than
 * its sentence, "2. The (14) …… changed the world.", or where the numbers of the gaps go on in labels with words, no
 * sentence with a gap is a question.
 */
export function sentencesIn(texts: readonly string[]): (text: string) => boolean {
  const sentences = texts.flatMap((text) => {
    const number = bareLabelOf(text)?.number;
    const gaps = number === undefined ? [] : gapNumbersIn(text);
    return gaps.length > 0 ? [{ number: number!, gaps }] : [];
  });
  if (sentences.length === 0) return () => false;
  const words = new Set(texts.flatMap((text) => labelOf(text)?.number ?? []));
  const gaps = sentences.flatMap((one) => one.gaps);
  const goOn = gaps.every((gap) => !words.has(gap)) && gaps.some((gap) => words.has(gap + 1) || words.has(gap - 1));
  const counts = goOn || sentences.some(({ number, gaps: own }) => !own.includes(number));
  return (text) => counts && gapNumbersIn(text).length > 0;
}

/** The style of the label that a line begins with. */
export function styleOfLine(text: string): LabelStyle | null {
  if (labelOf(text)) return 'word';
  if (otherLabelOf(text)) return 'other-word';
  return bareLabelOf(text)?.style ?? null;
}

const numberIn = (style: LabelStyle, text: string): number | null => {
  if (style === 'word') return labelOf(text)?.number ?? null;
  if (style === 'other-word') return otherLabelOf(text)?.number ?? null;
  const found = bareLabelOf(text);
  return found?.style === style ? found.number : null;
};

export interface LabelCount {
  readonly style: LabelStyle;
  /** Lines that begin so, in a row of numbers that rises by one or starts again. */
  readonly count: number;
  /** How many of them are followed by options or a key before the next. */
  readonly answered: number;
}

/** What each style would find in a file. `isAnswer` tells lines with options or a key. */
export function countLabels(texts: readonly string[], isAnswer: (at: number) => boolean): LabelCount[] {
  const answers = texts.map((_, at) => isAnswer(at));
  const isSentence = sentencesIn(texts);
  return labelStyles.map((style) => {
    let [count, answered, last, open] = [0, 0, 0, false];
    texts.forEach((text, at) => {
      const number = style.endsWith('word') || !isSentence(text) ? numberIn(style, text) : null;
      if (
        number !== null &&
        (style === 'word' || number === last + 1 || number === 1 || (last === 0 && number <= 200))
      ) {
        count += 1;
        last = number;
        open = true;
      }
      if (open && answers[at]) {
        answered += 1;
        open = false;
      }
    });
    return { style, count, answered };
  });
}

/**
 * The style of a file: words before numbers, unless the numbers stand before twice as many questions with options as
 * the words do ("Bài 1" above the questions 1 to 10).
 */
export function labelStyleOf(counts: readonly LabelCount[]): LabelStyle {
  const of = (style: LabelStyle): LabelCount => counts.find((one) => one.style === style)!;
  const [best] = counts
    .filter(({ style, count }) => style !== 'word' && style !== 'other-word' && count > 0)
    .toSorted((a, b) => b.answered - a.answered || b.count - a.count);
  const word = of('word');
  const other = of('other-word');
  if (word.count >= 2 && !(best && best.answered >= 3 && best.answered >= word.answered * 2)) return 'word';
  // One question with a key, whose own list is numbered.
  if (word.count === 1 && word.answered === 1 && (!best || best.answered <= 1)) return 'word';
  if (other.count >= 2 && other.answered * 2 >= other.count && !(best && best.answered > other.answered))
    return 'other-word';
  if (best && best.count >= 2) return best.style;
  return word.count > 0 || !best ? 'word' : best.style;
}
