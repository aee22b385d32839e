/**
 * Characters without a shape: they hide text, turn its direction around ("\u202e" before a name), or make two names look
 * the same. Texts that users enter are stored without them.
 */

/** Format characters, and others that are ignored where they are not supported, such as Hangul fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const everyInvisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A picture character, with its skin colour or variation. */
const endsWithEmoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0e\ufe0f]$/u;
/** Letters and marks of scripts whose letters a joiner changes, which are not those of Vietnamese and English. */
const endsWithJoinedLetter = /(?!\p{Script=Latin})[\p{L}\p{M}]$/u;
/**
 * Hebrew marks that stand on no Hebrew letter. Nothing shows them, and where a character without a glyph follows,
 * Typst's layout ends its process. The same is true of the plus sign U+FB29 anywhere.
 */
const markAlone = /(^|[^\p{Script=Hebrew}])[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\ufb1e]+/gu;
const anyHebrewSign = /[\u0591-\u05c7\ufb1e\ufb29]/;
const combiningAlone = /[\u0300-\u036f]$/;

/**
 * Without invisible characters and without Hebrew marks that stand on nothing. The variation selectors of emoji stay, as do the joiners U+200C and U+200D after an emoji
 * or a letter that they change; combining diacritics are visible.
 */
export function withoutInvisible(text: string): string {
  const visible = withoutFormatCharacters(text);
  return anyHebrewSign.test(visible) ? visible.replaceAll('\ufb29', '+').replace(markAlone, '$1') : visible;
}

function withoutFormatCharacters(text: string): string {
  if (!invisible.test(text)) return text;
  return text.replace(everyInvisible, (sign, at: number) => {
    if (sign === '\ufe0e' || sign === '\ufe0f') return at > 0 ? sign : '';
    if (sign !== '\u200c' && sign !== '\u200d') return '';
    const before = text.slice(Math.max(0, at - 2), at);
    if (sign === '\u200d' && endsWithEmoji.test(before)) return sign;
    return endsWithJoinedLetter.test(before) && !combiningAlone.test(before) ? sign : '';
  });
}

/** Every text in it without invisible characters. What holds none is returned as it is, not copied. */
export function visibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(visibleTexts);
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, visibleTexts(inner)] as const);
  if (entries.every(([name, inner]) => inner === (value as Record<string, unknown>)[name])) return value;
  return Object.fromEntries(entries);
}
