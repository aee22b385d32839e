/** Text whose characters depend on its font: Symbol, Wingdings, and the fonts of TCVN 5712 (`.VnTime` and others). */

const tcvn: ReadonlyMap<string, string> = new Map(
  [...'¡¢£¤¥¦§¨©ª«¬\u00ad®µ¶·¸¹»¼½¾ÆÇÈÉÊËÌÎÏÐÑÒÓÔÕÖ×ØÜÝÞßáâãäåæçèéêëìíîïñòóôõö÷øùúûüýþ'].map((from, at) => [
    from,
    [...'ĂÂÊÔƠƯĐăâêôơưđàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ'][at]!,
  ]),
);

const symbolLetters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'aα bβ cχ dδ eε fφ gγ hη iι jϕ kκ lλ mμ nν pπ qθ rρ sσ tτ uυ wω xξ yψ zζ ' +
    'CΧ DΔ FΦ GΓ LΛ PΠ QΘ SΣ WΩ XΞ YΨ "∀ $∃ \'∋ *∗ -− @≅ \\∴ ^⊥ ~∼'
  )
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
const symbolHigh: Readonly<Record<number, string>> = {
  0xa2: '′',
  0xa3: '≤',
  0xa4: '⁄',
  0xa5: '∞',
  0xab: '↔',
  0xac: '←',
  0xad: '↑',
  0xae: '→',
  0xaf: '↓',
  0xb0: '°',
  0xb1: '±',
  0xb2: '″',
  0xb3: '≥',
  0xb4: '×',
  0xb5: '∝',
  0xb6: '∂',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xba: '≡',
  0xbb: '≈',
  0xbc: '…',
  0xc4: '⊗',
  0xc5: '⊕',
  0xc6: '∅',
  0xc7: '∩',
  0xc8: '∪',
  0xc9: '⊃',
  0xca: '⊇',
  0xcb: '⊄',
  0xcc: '⊂',
  0xcd: '⊆',
  0xce: '∈',
  0xcf: '∉',
  0xd0: '∠',
  0xd1: '∇',
  0xd5: '∏',
  0xd6: '√',
  0xd7: '⋅',
  0xd8: '¬',
  0xd9: '∧',
  0xda: '∨',
  0xdb: '⇔',
  0xdc: '⇐',
  0xdd: '⇑',
  0xde: '⇒',
  0xdf: '⇓',
  0xe1: '⟨',
  0xe5: '∑',
  0xf1: '⟩',
  0xf2: '∫',
  0xf0: '□',
};
const wingdings: Readonly<Record<number, string>> = {
  0xa8: '□',
  0x6f: '□',
  0xfe: '☑',
  0xfc: '✓',
  0xfb: '✗',
  0xe0: '→',
  0xf0: '⇨',
  0x4a: '☺',
  0xab: '★',
  0x2d: '-',
  0x76: '❖',
  0xd8: '➢',
  0xa7: '▪',
  0x6e: '■',
  0x6c: '●',
  0x26: '📖',
  0x21: '✏',
  0x3f: '✍',
};

export function fromLegacyFont(text: string, font: string): string {
  if (/^\.Vn/i.test(font)) {
    const plain = [...text].map((character) => tcvn.get(character) ?? character).join('');
    return font.endsWith('H') ? plain.toLocaleUpperCase('vi') : plain;
  }
  const isSymbol = /^symbol/i.test(font);
  const isWingdings = /^wingdings/i.test(font);
  if (!isSymbol && !isWingdings && !/[\uf020-\uf0ff]/.test(text)) return text;
  return [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      const isPrivate = code >= 0xf020 && code <= 0xf0ff;
      if (!isPrivate && !isSymbol && !isWingdings) return character;
      const low = isPrivate ? code - 0xf000 : code;
      if (isWingdings) return wingdings[low] ?? character;
      return (
        symbolHigh[low] ??
        (low < 0x80 ? (symbolLetters[String.fromCharCode(low)] ?? String.fromCharCode(low)) : character)
      );
    })
    .join('');
}
