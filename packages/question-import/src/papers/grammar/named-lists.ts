/** Lists of answers behind the names of parts and exercises: "Phần II: Câu 1: Đ Đ S Đ", "Exercise 1: 1. C 2. D". Pure. */
import { answersInList, withoutKeyWords, type NumberedAnswer } from './key-words.ts';
import { romanValue } from './roman.ts';

const groupWord = String.raw`(?:EXERCISE|[Ee]xercise|EXERCICE|[Ee]xercice|Ex|BÀI\s+TẬP|[Bb]ài\s+tập|BT|BÀI|[Bb]ài|PASSAGE|[Pp]assage|TOPIC|[Tt]opic|TEST|[Tt]est|UNIT|[Uu]nit|ĐỀ|[Đđ]ề)(?:\s+(?:SỐ|số))?\s{0,2}\.?\s{0,2}\d{1,2}`;
/** "P1" is part 1. */
const partWord = String.raw`(?:(?:PHẦN|[Pp]hần|PART|[Pp]art|SECTION|Section)\s+(?:[IVX]{1,4}|\d{1,2}|[A-E])|P\s?\d(?!\d))`;
const name = new RegExp(
  String.raw`(?:^|[\s;|,])(${groupWord}|${partWord}|[IVX]{1,4}(?=\s?[.:)–-]|\s+\d))\s{0,3}[.:)–-]{0,2}\s{0,3}(?=(?:Câu\s*|Question\s*|C(?=\d))?\(?\d)`,
  'gu',
);
const groupAtStart = new RegExp(String.raw`^\s*(${groupWord})\s*(?:$|[.:–(-])`, 'u');

/** "Ex 1" and "EXERCISE 1" are one name. */
const normal = (words: string): string =>
  `${words
    .replace(/[\s.\d]+/g, ' ')
    .trim()
    .toLocaleLowerCase('vi')
    .replace(/^(?:ex|exercice)$/, 'exercise')
    .replace(/^bt$/, 'bài tập')
    .replace(/ số$/, '')} ${Number(/\d+/.exec(words)![0])}`;

/** The name of the exercise, the text or the set that a line begins with. */
export function groupOf(text: string): string | null {
  const found = groupAtStart.exec(text)?.[1];
  return found === undefined ? null : normal(found);
}

export interface NamedAnswer extends NumberedAnswer {
  readonly part: number | null;
  readonly group?: string;
}

function nameOf(words: string): { part: number | null; group?: string } {
  const part =
    /^(?:(?:PHẦN|[Pp]hần|PART|[Pp]art|SECTION|Section)\s+|P\s?(?=\d))?(?:([IVX]{1,4})|(\d{1,2})|([A-E]))$/u.exec(words);
  if (!part) return { part: null, group: normal(words) };
  const [, roman, digits, letter] = part;
  return { part: roman ? romanValue(roman) : digits ? Number(digits) : letter!.charCodeAt(0) - 64 };
}

const one = /^(?:Câu\s{0,3}|Question\s{0,3}|C(?=\d))?\(?(\d{1,3})\s{0,2}[.:)–-]\s{0,3}(\S.{0,39})$/u;

/** The answers of a line that begins with a name, after words such as "Đáp án:"; null for other lines. */
export function namedLists(text: string): NamedAnswer[] | null {
  if (text.length > 8_000) return null;
  const rest = withoutKeyWords(text);
  const names = [...rest.matchAll(name)];
  if (names[0]?.index !== 0) return null;
  const found = names.map((head, at): NamedAnswer[] => {
    const said = rest.slice(head.index + head[0].length, names[at + 1]?.index).replace(/[\s;,|]+$/, '');
    const [, number, answer] = one.exec(said) ?? [];
    const named = nameOf(head[1]!);
    // "Bài 1: 12 : 4 = 3" is the answer of an exercise.
    const single = number === undefined || named.group ? [] : [{ number: Number(number), answer: answer! }];
    return (answersInList(said, true) ?? single).map((entry) => ({ ...entry, ...named }));
  });
  return found.every((list) => list.length > 0) ? found.flat() : null;
}
