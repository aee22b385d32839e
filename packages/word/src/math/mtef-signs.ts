/** Characters and embellishments of MTEF. */
import { characterCommand } from './characters.ts';
import { fromLegacyFont } from '../document/legacy-fonts.ts';
import { chars, type CharStyle, type MathNode } from './tree.ts';

const spaces: Readonly<Record<number, string>> = {
  0xef00: '',
  0xef01: '',
  0xef02: '\\,',
  0xef03: '\\:',
  0xef04: '\\;',
  0xef05: '\\quad ',
  0xef06: '\\qquad ',
  0xef08: '\\,',
  0xef22: '\\,',
};
/** Characters that MathType stores in the private use area. */
const own: Readonly<Record<number, string>> = {
  0xe98f: '⌢',
  0xe98e: '⌣',
  0xeb01: '≰',
  0xeb02: '≱',
  0xec07: '↔',
  0xec08: '⇔',
  0xed01: 'ⅆ',
  0xed10: 'D',
  0xed11: 'd',
  0xed12: 'e',
  0xed13: 'i',
  0xed14: 'j',
};

const typefaces: Readonly<Record<number, CharStyle>> = {
  2: 'function',
  3: 'italic',
  4: 'italic',
  5: 'upright',
  7: 'bold',
  8: 'italic',
};

/** Legacy typefaces, for characters without a code point: `position` is the position in the font. */
const symbolFaces = new Set([4, 5, 6]);

export function mtefCharacter(code: number | null, position: number | null, typeface: number): MathNode {
  if (code === null || code === 0) {
    if (position === null) return { kind: 'unknown', what: 'character without a code' };
    const face = symbolFaces.has(typeface) ? 'Symbol' : typeface === 1 ? '.VnTime' : '';
    return mtefCharacter(fromLegacyFont(String.fromCharCode(position), face).codePointAt(0)!, null, typeface);
  }
  // Version 3 has its spaces at another offset of the private use area.
  const space = spaces[typeface === 24 ? 0xef00 | (code & 0xff) : code];
  if (space !== undefined) return { kind: 'space', latex: space };
  let text = own[code] ?? String.fromCharCode(code);
  if (code >= 0xf000 && code <= 0xf0ff) text = fromLegacyFont(text, 'Symbol');
  // Vietnamese teachers write text in fonts of TCVN 5712: § is Đ.
  if (typeface === 1 && /[§®¨©ª«¬µ-þ]/.test(text) && characterCommand(text) === null)
    text = fromLegacyFont(text, '.VnTime');
  if (typeface === 1) return { kind: 'text', text };
  const style = typefaces[typeface] ?? 'italic';
  return chars(
    text,
    /[A-Za-z]/.test(text) ? (style === 'function' ? 'upright' : style === 'upright' ? 'italic' : style) : 'italic',
  );
}

/** Brackets and operators are stored as their character, stretchy ones in the private use area. */
export function fence(sign: string | null): string {
  if (sign === null) return '';
  const code = sign.codePointAt(0)!;
  const stretchy: Readonly<Record<number, string>> = {
    0xec00: '(',
    0xec01: ')',
    0xec02: '[',
    0xec03: ']',
    0xec04: '{',
    0xec05: '}',
  };
  return stretchy[code] ?? sign;
}

const commands: Readonly<Record<number, string>> = {
  2: '\\dot',
  3: '\\ddot',
  4: '\\dddot',
  8: '\\widetilde',
  9: '\\widehat',
  11: '\\overrightarrow',
  12: '\\overleftarrow',
  13: '\\overleftrightarrow',
  14: '\\overrightharpoon',
  15: '\\overleftharpoon',
  16: '\\cancel',
  17: '\\overline',
  19: '\\overset{\\frown}',
  20: '\\overset{\\smile}',
  21: '\\xcancel',
  22: '\\cancel',
  23: '\\bcancel',
  24: '\\ddddot',
  25: '\\underset{\\cdot}',
  26: '\\underset{\\cdot\\cdot}',
  27: '\\underset{\\cdot\\cdot\\cdot}',
  28: '\\underset{\\cdot\\cdot\\cdot\\cdot}',
  29: '\\underline',
  30: '\\utilde',
  31: '\\underset{\\frown}',
  32: '\\underset{\\smile}',
  33: '\\underrightarrow',
  34: '\\underleftarrow',
  35: '\\underleftrightarrow',
  36: '\\underset{\\rightharpoonup}',
  37: '\\underset{\\leftharpoonup}',
};
const negated: Readonly<Record<string, string>> = {
  '=': '≠',
  '∈': '∉',
  '⊂': '⊄',
  '⊃': '⊅',
  '≡': '≢',
  '∃': '∄',
  '∥': '∦',
  '∣': '∤',
};

export function embellish(base: MathNode, kind: number): MathNode {
  const prime = { 5: "'", 6: "''", 18: "'''" }[kind];
  if (prime !== undefined) return { kind: 'scripts', base, sub: null, sup: chars(prime) };
  if (kind === 7) return { kind: 'scripts', base, sub: null, sup: null, before: { sub: null, sup: chars('‵') } };
  if (kind === 10 || kind === 16) {
    const other = base.kind === 'chars' ? negated[base.text] : undefined;
    if (other !== undefined) return chars(other);
    if (kind === 10 && base.kind === 'chars' && !/[A-Za-z0-9]/.test(base.text))
      return { kind: 'decorated', command: '\\not', base };
  }
  const command = kind === 10 ? '\\cancel' : commands[kind];
  return command === undefined
    ? { kind: 'unknown', what: `embellishment ${kind}` }
    : { kind: 'decorated', command, base };
}
