/**
 * Differences in spelling that do not matter: white space, quotes, dashes, full-width characters, the position of a
 * Vietnamese tone mark, spaces in mathematics, units. Each rule maps all variants to one.
 */
import { straightenQuotes } from '../../../markup/index.ts';

/** Invisible characters: joiners, direction marks, fillers, variation selectors, an empty Braille cell. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
/** The capital eth and the African d look like Đ and come from other keyboards and scans. */
const lookAlikes: Readonly<Record<string, string>> = {
  '\u00D0': 'Đ',
  '\u0189': 'Đ',
  '\u00F0': 'đ',
  '\u0256': 'đ',
  '\u00B5': '\u03BC',
  '\u00BA': '\u00B0',
  '\u02DA': '\u00B0',
  '\u2206': '\u0394',
};
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'g');

/**
 * NFC, trimmed, single spaces, straight quotes, plain dashes and widths, no invisible characters. Diacritics and case
 * are kept.
 */
export function foldAnswer(text: string): string {
  // Composed before as well: some characters, such as the Greek oxia, become a quotation mark only by composition.
  const plain = text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return straightenQuotes(plain)
    .replace(dashes, '-')
    .replace(lookAlike, (sign) => lookAlikes[sign] ?? sign)
    .replace(/\u2026/g, '...')
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ');
}

/**
 * The number of words as exams count them: separated by spaces, so that a contraction and a compound with a hyphen are
 * one word each; a dash between spaces is none.
 */
export const countWords = (text: string): number =>
  foldAnswer(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Tone marks as combining characters: grave, acute, tilde, hook above, dot below. */
const tones = '\u0300\u0301\u0303\u0309\u0323';
/** "hòa" and "thúy" as older books write them: the tone on the first vowel of an open oa, oe or uy. */
const olderTone = new RegExp(`([oO])([${tones}])([aeAE])(?![\\p{L}\\p{M}])`, 'gu');
const olderToneOfUy = new RegExp(`([uU])([${tones}])([yY])(?![\\p{L}\\p{M}])`, 'gu');

/** The newer position of tone marks: "hòa" becomes "hoà", "thúy" becomes "thuý". */
const withNewerTones = (text: string): string =>
  text.normalize('NFD').replace(olderTone, '$1$3$2').replace(olderToneOfUy, '$1$3$2').normalize('NFC');

const superscripts = '\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079';
const subscripts = '\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089';
const superscript = new RegExp(`(\u207B?)([${superscripts}]+)`, 'g');
const subscript = new RegExp(`[${subscripts}]`, 'g');
/** A unit with its exponent as a plain digit: "5 m2", "m/s2", "km2". */
const powerOfUnit = /(^|[\d\s/])([mcdk]?m|dam|hm|s)([23])(?![\p{L}\p{M}\d])/giu;
const blankBeforeUnit =
  /(\d) (?=(?:[mcdk]?m|dam|hm|[km]?g|m?l|s|h|ha|\u00B0C|\u00B0F|\u00B0|%)(?:\^\d)?(?![\p{L}\p{M}\d^]))/giu;
const operators = /\s*([=<>\u2264\u2265\u2260\u2248+\u00D7\u00B7*/^\u00B1;:])\s*/g;
const doubled: Readonly<Record<string, string>> = { '<=': '\u2264', '>=': '\u2265', '!=': '\u2260' };
const hasSigns = /[-\d=<>+\u00D7\u00B7*/^\u00B1;:\u2248\u2264\u2265\u2260\u00F7\u2236\u00B9\u00B2\u00B3\u2070-\u2089]/;
const endOfTerm = /(?:^|[^\p{L}\p{M}])\p{L}$|[\d)\]}]$/u;
const startOfTerm = /^(?:[\d([{]|\p{L}(?![\p{L}\p{M}]))/u;
const beforeASign = /(?:^|[=<>\u2264\u2265\u2260\u2248+\u00D7:*/^\u00B1;([{])$/;

/**
 * One spelling of exponents, units, signs and the spaces around them. A dash is a minus beside digits, brackets and
 * single letters; between words it is unchanged.
 */
function foldMathematics(text: string): string {
  if (!hasSigns.test(text)) return text;
  return text
    .replace(superscript, (_, minus: string, digits: string) => {
      const plain = Array.from(digits, (digit) => superscripts.indexOf(digit)).join('');
      return `^${minus === '' ? '' : '-'}${plain}`;
    })
    .replace(subscript, (digit) => String(subscripts.indexOf(digit)))
    .replace(/<=|>=|!=/g, (sign) => doubled[sign] ?? sign)
    .replace(/[\u00F7\u2236]/g, ':')
    .replace(powerOfUnit, '$1$2^$3')
    .replace(operators, '$1')
    .replace(/(\d)\s*[x*\u00B7]\s*(?=\d)/gi, '$1\u00D7')
    .replace(/([([{]) | (?=[)\]}])/g, '$1')
    .replace(/ ?- ?/g, (dash, at: number, whole: string) => {
      const [before, after] = [whole.slice(0, at), whole.slice(at + dash.length)];
      return startOfTerm.test(after) && (endOfTerm.test(before) || beforeASign.test(before)) ? '-' : dash;
    })
    .replace(blankBeforeUnit, '$1');
}

/** Without the punctuation at the end; an answer of punctuation alone keeps it, since a gap may ask for it. */
function withoutFinalPunctuation(text: string): string {
  const cut = text.replace(/[\s.!?,;:]+$/, '');
  return cut === '' ? text : cut;
}

/** Locale-independent lower case; composed again, since some capitals decompose into two characters. */
const withoutCase = (text: string): string => text.toLowerCase().normalize('NFC');

export interface FoldingRules {
  readonly caseSensitive: boolean;
  /** Punctuation at the end of an answer counts; if not set, "goes." equals "goes". */
  readonly punctuation?: boolean | undefined;
}

/** The canonical form of an answer under the author's rules: equal answers have equal forms. */
export function comparableAnswer(text: string, rules: FoldingRules): string {
  const folded = foldAnswer(text);
  const ended = rules.punctuation === true ? folded : withoutFinalPunctuation(folded);
  return foldMathematics(withNewerTones(rules.caseSensitive ? ended : withoutCase(ended)));
}
