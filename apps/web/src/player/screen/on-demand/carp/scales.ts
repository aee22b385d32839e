/** Where the scales of the carp are: two rows from the tail on, one scale a question. */

export interface Scale {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The body between tail and head, in units of the drawing. */
const tail = 64;
const head = 232;
const middle = 32;

/** In the order in which they are lit: by count from the tail, never by number, so that a skipped question leaves no hole. */
export function scalesOf(questions: number): Scale[] {
  const rows = questions > 60 ? 3 : 2;
  const columns = Math.max(1, Math.ceil(questions / rows));
  const step = (head - tail) / columns;
  // They overlap, and a few large ones stay inside the body.
  const r = Math.min(13, Math.max(5, step * 0.72));
  return Array.from({ length: questions }, (_, at) => {
    const row = at % rows;
    const x = tail + step * (Math.floor(at / rows) + 0.5 + (row % 2) * 0.4);
    const spread = 6 + 6 * Math.min(1, (x - tail) / (head - tail));
    return { x, y: middle + (rows === 2 ? row * 2 - 1 : row - 1) * spread, r };
  });
}
