/** Options and keys that stand inside the stem of a question without options of its own. Pure. */
import { noMarks, type Piece } from '@vumon/word';
import { lineOf, marksAt, slice, type PaperLine } from '../lines/lines.ts';
import type { FoundQuestion } from './found-question.ts';

const marked = /\s?\(([A-D])\)/gu;

/**
 * "He __go__ (A) to __school__ (B) …": the underlined words before the letters are the options, and the stem stays
 * whole. Null where the letters are not A to D in order, or where no underlined word stands before one of them.
 */
export function wordsBeforeLetters(line: PaperLine): FoundQuestion['options'] | null {
  const found = [...line.text.slice(0, 2_000).matchAll(marked)];
  if (found.map(([, letter]) => letter).join('') !== 'ABCD') return null;
  const options = found.map(({ 0: whole, 1: letter, index }) => {
    let from = index;
    while (from > 0 && marksAt(line, from - 1)?.underline === true) from--;
    return {
      letter: letter!,
      starred: false,
      label: slice(line, index, index + whole.length),
      lines: [slice(line, from, index)],
    };
  });
  return options.every(({ lines: [words] }) => words!.text !== '') ? options : null;
}

/**
 * The underlined parts of a sentence as options, where as many letters stand in a line below it; null where the numbers
 * differ.
 */
export function wordsAboveLetters(line: PaperLine, letters: PaperLine): FoundQuestion['options'] | null {
  const parts: { from: number; end: number }[] = [];
  [...line.text].forEach((_, at) => {
    if (marksAt(line, at)?.underline !== true) return;
    const last = parts.at(-1);
    if (last?.end === at) last.end = at + 1;
    else parts.push({ from: at, end: at + 1 });
  });
  const names = [...letters.text.matchAll(/[A-D]/g)];
  if (names.length !== parts.length) return null;
  return parts.map(({ from, end }, at) => ({
    letter: names[at]![0],
    starred: false,
    label: slice(letters, names[at]!.index, names[at]!.index + 1),
    lines: [slice(line, from, end)],
  }));
}

/** Whether letters in brackets, A to C at least, stand in a text in their order. */
export const hasLettersInOrder = (text: string): boolean =>
  [...text.slice(0, 2_000).matchAll(marked)]
    .map(([, letter]) => letter)
    .join('')
    .startsWith('ABC');

/** "Số nào chẵn? (B)": a letter in brackets behind a stem that has ended. */
export function letterBehindStem(text: string): { readonly letters: string; readonly from: number } | null {
  const before = Math.max(0, text.length - 30);
  const found = /[.?:!…_]\s{0,10}([[(]\s?([A-H])\s?[\])]\s?\.?\s*)$/u.exec(text.slice(before));
  return found && { letters: found[2]!, from: before + found.index + found[0].length - found[1]!.length };
}

const atEnd = /(^|[\s_.…])[([]?\s?(True|False|T|F|Đúng|Sai|ĐÚNG|SAI|Đ|S)\s?[)\]]?\s*$/u;

/** A verdict at the end of a statement. */
export function verdictBehind(text: string): { readonly value: 'T' | 'F'; readonly from: number } | null {
  const before = Math.max(0, text.length - 30);
  const found = atEnd.exec(text.slice(before));
  // A word of a sentence has no full stop before it.
  if (!found || !/[.!?:_…)\]]\s*[([]?\s?$/u.test(text.slice(0, before + found.index + found[0].search(/[\p{L}]/u))))
    return null;
  return { value: /^[TĐ]/u.test(found[2]!) ? 'T' : 'F', from: before + found.index + found[1]!.length };
}

const names: Readonly<Record<string, string>> = {
  Đ: 'Đúng',
  S: 'Sai',
  KCTT: 'Không có thông tin',
  T: 'True',
  F: 'False',
  NG: 'Not given',
  DS: "Doesn't say",
};
const boxes = /(?:\s{0,4}[^\s☐□▢]{1,5}\s?[☐□▢]){2,3}\s*$/u;

/** "Katy could see the road. Đ ☐ S ☐": the words of the boxes behind a statement; empty where there are none. */
export function boxesBehind(
  text: string,
  isEnglish: boolean,
): { readonly words: readonly string[]; readonly from: number } {
  const before = Math.max(0, text.length - 60);
  const found = boxes.exec(text.slice(before));
  if (!found) return { words: [], from: text.length };
  const marks = [...found[0].matchAll(/[^\s☐□▢]{1,5}/gu)].map(([mark]) => mark);
  // A printed tick names a verdict and is no answer.
  const [right, wrong] = verdictWords(isEnglish);
  const named: Readonly<Record<string, string>> = { ...names, '✓': right!, '✔': right!, '✗': wrong!, '✘': wrong! };
  const words = marks.map((mark) => (Object.hasOwn(named, mark) ? named[mark]! : mark));
  return { words, from: before + found.index };
}

export const verdictWords = (isEnglish: boolean): readonly string[] =>
  isEnglish ? ['True', 'False'] : ['Đúng', 'Sai'];

/** The options of a statement that is to be judged. */
export function verdictOptions(block: number, words: readonly string[]): FoundQuestion['options'] {
  const word = (text: string): Piece => ({ kind: 'text', text, marks: noMarks });
  return words.map((text, at) => ({
    letter: 'ABC'[at]!,
    starred: false,
    label: lineOf(block, [word(`${'ABC'[at]}.`)]),
    lines: [lineOf(block, [word(text)])],
  }));
}
