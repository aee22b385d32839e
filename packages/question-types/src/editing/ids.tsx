/** New ids inside a question. They are random, since a counter would reveal the order in which options were added. */

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Eight characters, starting with a letter, not among `taken`. */
export function newLocalId(taken: Iterable<string>): string {
  const used = new Set(taken);
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const id = [...bytes].map((byte, index) => letters[byte % (index === 0 ? 26 : 36)]).join('');
    if (!used.has(id)) return id;
  }
}
