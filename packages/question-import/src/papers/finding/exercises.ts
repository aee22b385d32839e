/**
 * "Bài 1. Khoanh vào chữ đặt trước câu trả lời đúng:" above "a) …" and "b) …", each with options of its own, or above
 * "1. … (go)" and "2. … (be)" with gaps: an exercise whose items are the questions. Pure.
 */
import { looksLikeOption, runOf, usualUpper } from '../grammar/option-styles.ts';
import { labelOf, otherLabelOf, type Label } from '../grammar/label-styles.ts';
import { slice, type PaperLine } from '../lines/lines.ts';

/** An item of an exercise: the label with which its line begins, and its sign. */
export interface Item extends Label {
  /** "a" of an item with a letter, whose number is that of the exercise; null of one that has a number. */
  readonly letter: string | null;
}

interface Exercise {
  /** By the index of the line. */
  readonly items: ReadonlyMap<number, Item>;
  /** The words above them, and the lines below these that all of them need. */
  readonly asked: readonly PaperLine[];
}

const sign = /^\s*\(?(?:([a-h])|(\d{1,2}))\s?[.)/,]+\s*(?=\S)/u;
/** A gap in a sentence or a sum; a row of dots alone is a line to write on. */
const hasGap = (text: string): boolean => /_{3,}|\.{4,}|…{2,}|…\s|\(\s*\)/u.test(text) && /[\p{L}\d]/u.test(text);
/** "(go/goes)", "is / This / my / ." */
const offers = (text: string): boolean =>
  /\([^()]{1,40}\/[^()]{1,60}\)/.test(text) || /\S\s+\/\s+\S+\s+\/\s/u.test(text.slice(0, 400));
const instructs =
  /(?:^|[\s.:])(?:khoanh|chọn|điền|choose|circle|fill|complete|write|give|put|supply|mark|viết|tìm|find|hoàn|sắp\s+xếp|xếp|arrange|reorder|order|lisez|cochez|mettez|écrivez|complétez|choisissez|reliez|conjuguez|répondez)(?!\p{L})/iu;

/** "Mèo kêu meo meo. Đúng ☐ Sai ☐" */
const judged = /\S\s?[☐□▢]\s+\S{1,5}\s?[☐□▢]\s*$/u;

interface Found {
  readonly line: PaperLine;
  readonly item: Item;
  readonly lines: PaperLine[];
}

/** The lines that count up from a or from 1, each with what stands below it. */
function itemsIn(region: readonly PaperLine[], number: number, byLetter: boolean): Found[] {
  const found: Found[] = [];
  for (const line of region) {
    const [head = '', letter, digits] = sign.exec(line.text) ?? [];
    const next = found.length + 1;
    const isNext = byLetter ? letter === String.fromCharCode(96 + next) : Number(digits) === next;
    if (isNext)
      found.push({
        line,
        item: { number: byLetter ? number : next, end: head.length, letter: byLetter ? letter! : null },
        lines: [slice(line, head.length)],
      });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}

const small = { family: 'lower', signs: '.)' } as const;
/** Small letters are options of items with numbers alone. */
function haveOptions({ item, lines }: Found): boolean {
  const texts = lines.map(({ text }) => text);
  return runOf(texts, usualUpper) >= 2 || (item.letter === null && runOf(texts, small) >= 3);
}

/** `region`: the lines below the label up to the next. */
export function exerciseOf(
  line: PaperLine,
  label: Label,
  region: readonly PaperLine[],
  /** Only items with letters. */
  byLetters: boolean,
): Exercise | null {
  const asked = slice(line, label.end);
  if (asked.text.trim() === '') return null;
  const end = region.findIndex(({ text }) => labelOf(text) !== null);
  const own = region.slice(0, end < 0 ? undefined : end);
  // Behind a bare number other bare numbers are those of the next questions.
  const hasWord = labelOf(line.text) !== null || otherLabelOf(line.text) !== null;
  for (const byLetter of hasWord && !byLetters ? [true, false] : [true]) {
    const found = itemsIn(own, label.number, byLetter);
    if (found.length < 2) continue;
    const above = own.slice(0, own.indexOf(found[0]!.line));
    if (above.some(({ text }) => looksLikeOption(text))) continue;
    // Among choices with letters one may be answered in another way.
    const choices = found.filter(haveOptions).length;
    const areChoices = choices === found.length || (byLetter && choices * 2 > found.length);
    const areGaps =
      !byLetter &&
      above.length === 0 &&
      instructs.test(asked.text) &&
      found.every(({ lines }) => hasGap(lines[0]!.text) || offers(lines[0]!.text));
    const areJudged = !byLetter && found.every(({ lines }) => judged.test(lines[0]!.text.slice(-60)));
    if (areChoices || areGaps || areJudged)
      return { items: new Map(found.map((one) => [one.line.at, one.item])), asked: [asked, ...above] };
  }
  return null;
}

/** "a) …": the answer names an item, and its first letter is no option. */
export const namesItem = /^\s*[a-h]\s?[.):–-]/u;
const answers = /(?:^|[\s,;:.])([a-h])\s?[.):–-]?\s{0,3}([A-H])(?![\p{L}\d])/gu;
/** "a) B; b) A": what a list of the answers of an exercise says to one of its items; null where it does not say. */
export function answerOfItem(answer: string, letter: string): string | null {
  const found = [...answer.slice(0, 400).matchAll(answers)].filter(([, item]) => item === letter);
  return found.length === 1 ? found[0]![2]! : null;
}
