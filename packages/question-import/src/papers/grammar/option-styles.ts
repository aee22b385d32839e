/** The ways in which papers mark the options of a question. */

export interface OptionMark {
  readonly letter: string;
  readonly starred: boolean;
  /** The position of the letter, and of the text after its punctuation. */
  readonly at: number;
  readonly from: number;
  readonly end: number;
}

/** Capitals, small letters, circled digits, bullets, and capitals without punctuation. */
export const optionFamilies = ['upper', 'lower', 'circled', 'bullet', 'plain'] as const;
export type OptionFamily = (typeof optionFamilies)[number];

export interface OptionHabit {
  readonly family: OptionFamily;
  /** The punctuation behind the letters: some of `.):/-`. */
  readonly signs: string;
}

const stars = String.raw`([*#$✅✔✓☑√]?)\s?`;
const before = String.raw`(^|[\s\uFFFC.;,])`;
const escaped = (signs: string): string => signs.replace(/[-\]\\^/]/g, String.raw`\$&`);

/** Typists with a Vietnamese keyboard often write Đ for the option D. */
const letterOf = (sign: string): string => {
  if (sign === 'Đ') return 'D';
  const code = sign.charCodeAt(0);
  if (code >= 0x24b6 && code <= 0x24bd) return String.fromCharCode(code - 0x24b6 + 65);
  if (code >= 0x2460 && code <= 0x2467) return String.fromCharCode(code - 0x2460 + 65);
  if (code >= 0x24d0 && code <= 0x24d7) return String.fromCharCode(code - 0x24d0 + 65);
  return sign;
};
export const indexOfLetter = (letter: string): number => letter.toUpperCase().charCodeAt(0) - 65;

const cache = new Map<string, RegExp[]>();
function signsOf({ family, signs }: OptionHabit): RegExp[] {
  const name = `${family}${signs}`;
  const known = cache.get(name);
  if (known) return known;
  // A dash or a slash inside words and formulas is no punctuation of a letter: a blank or the end must follow.
  const [firm, soft] = ['.):', '/-'].map((some) => [...signs].filter((sign) => some.includes(sign)).join('')) as [
    string,
    string,
  ];
  const punctuation = [
    // "a)." and "a/." are one sign.
    ...(signs === '' ? [] : [String.raw`\s?[${escaped(signs)}]\.(?!\.)`]),
    ...(firm === '' ? [] : [String.raw`\s?[${escaped(firm)}]`]),
    ...(soft === '' ? [] : [String.raw`\s?[${escaped(soft)}${soft.includes('-') ? '–' : ''}](?!\d)`]),
  ].join('|');
  const made =
    family === 'upper'
      ? [
          new RegExp(`${before}${stars}([A-HĐ])(?:${punctuation})`, 'gu'),
          new RegExp(String.raw`(^|\t|\s\s|\u2003)${stars}\(([A-H])\)`, 'gu'),
          new RegExp(`()${stars}([\u24B6-\u24BD])[.):]?`, 'gu'),
        ]
      : family === 'lower'
        ? [
            new RegExp(`${before}${stars}([a-h])(?:${punctuation})(?!\\d)`, 'gu'),
            new RegExp(String.raw`(^|\t|\s\s|\u2003)${stars}\(([a-h])\)`, 'gu'),
          ]
        : family === 'circled'
          ? [new RegExp(`()${stars}([\u2460-\u2467\u24D0-\u24D7])[.):]?`, 'gu')]
          : [new RegExp(String.raw`(^\s{0,12}|\t)${stars}([A-H])(?=\s+\S|\t|\uFFFC)`, 'gu')];
  cache.set(name, made);
  return made;
}

export const usualUpper: OptionHabit = { family: 'upper', signs: '.):' };
/** A ticked box, or a crossed one as Word's forms have it, is a bullet and a mark in one. */
const bullet = /^(\s{0,12})(?:([*#$✅✔✓☑√]?)\s?([-–—•●▪◦○❖➢►+□☐\uF0B7\uF0A7])|([☑☒]))\s+(?=\S)/u;
const bulletAhead = /^\s{0,12}[-–—•●▪◦○❖➢►+\uF0B7\uF0A7]\s+$/u;
export const isBullet = (text: string): boolean => bullet.test(text);

/**
 * Options that begin in this line, in alphabetical order from `next` on (0 is A). The last "A." before "B." is taken:
 * earlier ones belong to the stem. In the middle of a line a single "A." is no option.
 */
export function optionsIn(text: string, next: number, habit: OptionHabit = usualUpper): OptionMark[] {
  if (habit.family === 'bullet') {
    const found = bullet.exec(text);
    if (!found) return [];
    const [whole, , star, box, ticked] = found;
    const at = whole.indexOf(box ?? ticked!);
    const starred = ticked !== undefined || star !== '';
    return [{ letter: String.fromCharCode(65 + next), starred, at, from: 0, end: whole.length }];
  }
  if (habit.family === 'plain' && areLettersAlone(text)) return [];
  const small = habit.family === 'lower' ? 97 : 65;
  const marks = signsOf(habit)
    .flatMap((sign) => [...text.matchAll(sign)])
    .map((found): OptionMark => {
      const from = found.index + found[1]!.length;
      const at = found.index + found[0].lastIndexOf(found[3]!);
      const place = found[2] === '' ? null : placeOfMark(text, from, at);
      return {
        letter: letterOf(found[3]!),
        starred: place === 'letter' || place === 'either',
        at,
        from: place === null || place === 'letter' ? from : at,
        end: found.index + found[0].length,
      };
    })
    .toSorted((a, b) => a.at - b.at);
  if (marks.length > 400) return [];
  const free = marks.filter((mark, at) => !isOfFormula(text, mark, marks, at));
  // "B -" marks an option only at the start of a line, and only if B is the next letter.
  const dashed = habit.family === 'upper' && next > 0 ? dashedIn(text, next) : null;
  if (dashed) return [dashed];
  let best: OptionMark[] = [];
  for (let start = 0; start < free.length; start++) {
    const first = free[start]!;
    if (first.letter.charCodeAt(0) - small !== next) continue;
    // "A. A. B. B." offers the letters: the second one is what the first one offers.
    const before = free[start - 1];
    if (before?.letter === first.letter && text.slice(before.end, first.from).trim() === '') continue;
    const sequence: OptionMark[] = [];
    for (const mark of free.slice(start))
      if (mark.letter.charCodeAt(0) - small === next + sequence.length) sequence.push(mark);
    if (sequence.length >= best.length) best = sequence;
  }
  const [first] = best;
  if (!first) return [];
  // A list of bullets whose items have letters: the bullet is none of the words.
  const isBehindBullet = habit.family === 'upper' && bulletAhead.test(text.slice(0, first.from));
  if (isBehindBullet) return [{ ...first, from: 0 }, ...best.slice(1)];
  // A picture beside the options is often anchored in front of one.
  return best.length > 1 || /^[\s\uFFFC]*$/.test(text.slice(0, first.from)) ? best : [];
}

/** Whether a mark between two options belongs to the letter behind it, by the blanks on both sides; a tab is wide. */
function placeOfMark(text: string, from: number, letter: number): 'letter' | 'before' | 'either' {
  const width = (blanks: string): number => (blanks.includes('\t') ? 4 : blanks.length);
  const before = /\s*$/.exec(text.slice(Math.max(0, from - 12), from))![0];
  if (before.length === from) return 'letter';
  const [left, right] = [width(before), width(text.slice(from + 1, letter))];
  return right < left ? 'letter' : right > left ? 'before' : 'either';
}

/** Letters in a row without words, as they stand below the parts of a sentence. */
export const areLettersAlone = (text: string): boolean => /^\s*A\s+B\s+C(?:\s+D)?\s*$/.test(text);

/** "B. 2x² + C." ends with a constant: its letter stands behind a sign of operation, or directly before its own option. */
function isOfFormula(
  text: string,
  { letter, from, end }: OptionMark,
  marks: readonly OptionMark[],
  at: number,
): boolean {
  const next = marks[at + 1];
  const isDoubled = next?.letter === letter && text.slice(end, next.from).trim() === '';
  const before = text.slice(marks[at - 1]?.end ?? 0, from);
  // "C. C. D. D." offers the letters themselves, and "B. B. Franklin" a name.
  const isFirst = before === '' || before.endsWith('\t');
  if (isDoubled && !isFirst && text.slice(next.end, marks[at + 2]?.from).trim() !== '') return true;
  return /\S\s*[+=·×÷<>≤≥±]\s*$/u.test(before);
}

function dashedIn(text: string, next: number): OptionMark | null {
  const found = /^(\s*)([*#]?)\s?([B-HĐ])\s?[-–]\s+/u.exec(text);
  if (!found || indexOfLetter(letterOf(found[3]!)) !== next) return null;
  return {
    letter: letterOf(found[3]!),
    starred: found[2] !== '',
    at: found[0].lastIndexOf(found[3]!),
    from: found[1]!.length,
    end: found[0].length,
  };
}

/** How many options a row of lines holds in one style, in order from the first letter. */
export function runOf(texts: readonly string[], habit: OptionHabit): number {
  let next = 0;
  for (const text of texts) {
    const found = optionsIn(text, next, habit);
    if (next > 0 && found.length === 0 && next < 4 && optionsIn(text, 0, habit).length > 1) next = 0;
    next += optionsIn(text, next, habit).length;
  }
  return next;
}

/** The punctuation that the lines of a file put behind letters. Slash, dash and colon count only where A and B have it. */
export function signsUsed(texts: readonly string[], upper: boolean): string {
  const [a, b] = upper ? ['A', 'B'] : ['a', 'b'];
  const counts = ['.', ')', ':', '/', '-'].filter((sign) => {
    const of = (letter: string): boolean => {
      const pattern = new RegExp(`(?:^|\\t|\\s)${stars}${letter}\\s?${sign === '-' ? '[-–]' : `[${sign}]`}`, 'u');
      return texts.some((text) => pattern.test(text));
    };
    return of(a!) && of(b!);
  });
  return counts.join('');
}

const startsLikeOption =
  /^\s{0,12}[*#$✅✔✓☑√]?\s?(?:\([A-Ha-h]\)|[A-HĐa-h]\s?[.):/](?=\s|\S)|[A-H]\s?[-–]\s|[\u2460-\u2467\u24B6-\u24BD])/u;
/** A line that begins as an option does in some style. */
export const looksLikeOption = (text: string): boolean => startsLikeOption.test(text);
