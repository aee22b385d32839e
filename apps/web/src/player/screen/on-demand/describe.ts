/** An answer as text, for a learner who compares two answers: texts of the chosen options, or the written text. */

type Json = unknown;
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts by option or item id; of several with the same id, the first in reading order. */
function textsIn(content: Json, texts = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(content)) for (const one of content) textsIn(one, texts);
  else if (isObject(content)) {
    const { id, text, name, label } = content;
    const said = [text, name, label].find((one) => typeof one === 'string' && one !== '') as string | undefined;
    if (typeof id === 'string' && said !== undefined && !texts.has(id)) texts.set(id, said);
    for (const inner of Object.values(content)) textsIn(inner, texts);
  }
  return texts;
}

/** The part of the content that belongs to an item, because other items may use the same option ids. */
function itemIn(content: Json, item: string): Json {
  if (Array.isArray(content)) {
    for (const one of content) {
      const found = itemIn(one, item);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(content)) return undefined;
  if (content['id'] === item) return content;
  return itemIn(Object.values(content), item);
}

/** The answer at a place as markup; null if only the question itself can show it. */
export function describeAnswer(content: Json, place: string, value: Json): string | null {
  const keys = place.split('/');
  const inner = keys.length > 1 ? itemIn(content, keys[0]!) : content;
  const item = keys[keys.length - 1]!;
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return null;
  const near = textsIn(itemIn(inner, item));
  const far = textsIn(inner);
  const chosen = value.map((id) => near.get(String(id)) ?? far.get(String(id)));
  return chosen.every((one) => one !== undefined) ? chosen.join(' · ') : null;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Splits both texts into their common start and end, and the differing words between them. */
export function differingWords(one: string, other: string): { before: string; differs: string; after: string } {
  const left = wordsOf(one);
  const right = wordsOf(other);
  let start = 0;
  while (start < left.length && start < right.length && left[start]!.trim() === right[start]!.trim()) start += 1;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end]!.trim() === right[right.length - 1 - end]!.trim()
  )
    end += 1;
  return {
    before: left.slice(0, start).join(''),
    differs: left.slice(start, left.length - end).join(''),
    after: left.slice(left.length - end).join(''),
  };
}
