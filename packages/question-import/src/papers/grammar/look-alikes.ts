/** Letters of other alphabets that look like Latin ones, and blanks of several widths; the length stays the same. */

const latin: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  а: 'a',
  с: 'c',
  е: 'e',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Ｄ: 'D',
};
/** Icelandic letters, which scanners and old fonts put for Đ: no Vietnamese or English word has them. */
const eth: Readonly<Record<string, string>> = { Ð: 'Đ', ð: 'đ' };

/** Only a letter that stands alone: inside a word of its own alphabet it is no look-alike. */
const alone = /(^|\P{L})([АВСЕНасеΑΒΕΗＤ])(?!\p{L})/gu;
const wide = /[\uFF0E\uFF1A\uFF09\uFF08\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

export function withLatinLetters(text: string): string {
  // Most lines hold none of them.
  if (!/[\u0370-\u04FF\uFF00-\uFF5E\u00A0Ðð]/.test(text)) return text;
  return text
    .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(alone, (_, before: string, sign: string) => before + (latin[sign] ?? sign))
    .replace(/[Ðð]/g, (sign) => eth[sign]!)
    .replaceAll('\u00A0', ' ');
}
