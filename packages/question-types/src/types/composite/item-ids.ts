/**
 * The numbered items of a composite are those of its parts, which are independent: two parts may both have an item
 * "q1". In the composite the id of an item is a hash of part and item: 14 characters, always the same. Stored points,
 * flags and results depend on it; never change it.
 */
export function itemIdOf(part: string, item: string): string {
  return hash(`${part}/${item}`, 0x811c9dc5) + hash(`${item}/${part}`, 0x2f0b4a93);
}

/** FNV-1a with its own initial value, then mixed, as seven digits of base 36. */
function hash(text: string, start: number): string {
  let state = start;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
  return ((state ^ (state >>> 15)) >>> 0).toString(36).padStart(7, '0');
}
