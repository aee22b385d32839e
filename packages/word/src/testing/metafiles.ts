/** Metafiles made by code: records of the two formats, in the order in which Windows writes them. */

const bytesOf = (numbers: readonly number[], size: 2 | 4): Uint8Array => {
  const made = new Uint8Array(numbers.length * size);
  const view = new DataView(made.buffer);
  numbers.forEach((one, at) => (size === 2 ? view.setInt16(at * 2, one, true) : view.setInt32(at * 4, one | 0, true)));
  return made;
};
const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
const padded = (bytes: Uint8Array, to: number): Uint8Array => {
  const made = new Uint8Array(Math.ceil(bytes.length / to) * to);
  made.set(bytes);
  return made;
};

/** A record of 32-bit numbers, followed by bytes. */
export function emfRecord(
  kind: number,
  numbers: readonly number[],
  behind: Uint8Array = new Uint8Array(0),
): Uint8Array {
  const rest = padded(behind, 4);
  return joined([bytesOf([kind, 8 + numbers.length * 4 + rest.length, ...numbers], 4), rest]);
}
/** A picture of 400 by 300 pixels of a quarter of a millimetre. */
export function emf(...records: readonly Uint8Array[]): Uint8Array {
  const head = emfRecord(
    1,
    [0, 0, 399, 299, 0, 0, 10_000, 7_500, 0x464d4520, 0x10000, 0, 0, 1, 0, 0, 0, 1_600, 1_200, 400, 300, 0, 0, 0, 0, 0],
  );
  return joined([head, ...records, emfRecord(14, [0, 16, 20])]);
}
export const emfText = (text: string, x: number, y: number): Uint8Array => {
  const letters = bytesOf(
    [...text].map((one) => one.charCodeAt(0)),
    2,
  );
  return emfRecord(84, [0, 0, 0, 0, 1, 0, 0, x, y, text.length, 76, 0, 0, 0, 0, 0, 0], letters);
};
export const emfFont = (handle: number, height: number, face: string): Uint8Array => {
  const look = new Uint8Array(28 + 64);
  new DataView(look.buffer).setInt32(0, height, true);
  new DataView(look.buffer).setInt32(16, 700, true);
  [...face].forEach((one, at) => new DataView(look.buffer).setUint16(28 + at * 2, one.charCodeAt(0), true));
  return emfRecord(82, [handle], look);
};

/** Two pixels, one above the other: red, then blue. */
export const bitmap = joined([
  bytesOf([40, 1, 2, 0x180001, 0, 8, 0, 0, 0, 0], 4),
  Uint8Array.from([0xff, 0, 0, 0, 0, 0, 0xff, 0]),
]);
export const emfBitmap = (x: number, y: number, width: number, height: number): Uint8Array =>
  emfRecord(81, [0, 0, 0, 0, x, y, 0, 0, 1, 2, 80, 40, 120, 8, 0, 0xcc0020, width, height], bitmap);

export function wmfRecord(
  kind: number,
  numbers: readonly number[],
  behind: Uint8Array = new Uint8Array(0),
): Uint8Array {
  const rest = padded(behind, 2);
  const words = 3 + numbers.length + rest.length / 2;
  return joined([bytesOf([words & 0xffff, words >> 16, kind, ...numbers], 2), rest]);
}
/** With the placeable header for 400 by 300, unless it is left out. */
export function wmf(records: readonly Uint8Array[], placed = true): Uint8Array {
  const head = bytesOf([0xcdd7 - 0x10000, 0x9ac6 - 0x10000, 0, 0, 0, 400, 300, 96, 0, 0, 0], 2);
  const body = joined([...records, wmfRecord(0, [])]);
  const file = bytesOf([1, 9, 0x300, (18 + body.length) / 2, 0, 8, 50, 0, 0], 2);
  return joined([...(placed ? [head] : []), file, body]);
}

/** A triangle with a dashed height, a circle and a word, in both formats. */
export const figureEmf = (): Uint8Array =>
  emf(
    emfRecord(17, [8]),
    emfRecord(9, [4_000, 3_000]),
    emfRecord(11, [400, 300]),
    emfRecord(38, [1, 0, 20, 0, 0x000000]),
    emfRecord(39, [2, 0, 0xd6f4ff, 0]),
    emfRecord(37, [1]),
    emfRecord(37, [2]),
    emfRecord(86, [0, 0, 0, 0, 3], bytesOf([600, 2_400, 3_400, 2_400, 1_600, 600], 2)),
    emfRecord(38, [3, 1, 20, 0, 0x0000cc]),
    emfRecord(37, [3]),
    emfRecord(27, [1_600, 600]),
    emfRecord(54, [1_600, 2_400]),
    emfRecord(37, [0x80000005]),
    emfRecord(42, [1_500, 1_200, 2_500, 2_200]),
    emfRecord(45, [2_600, 300, 3_600, 1_300, 3_600, 800, 3_100, 300]),
    emfRecord(18, [1]),
    emfFont(4, -250, 'Times New Roman'),
    emfRecord(37, [4]),
    emfRecord(22, [24]),
    emfText('Điểm gốc O & α < 90°', 100, 350),
    emfBitmap(200, 2_600, 600, 300),
    emfRecord(85, [0, 0, 0, 0, 4], bytesOf([1_000, 2_800, 1_500, 2_300, 2_500, 3_300, 3_800, 2_700], 2)),
  );
export const figureWmf = (placed = true): Uint8Array =>
  wmf(
    [
      wmfRecord(0x020b, [0, 0]),
      wmfRecord(0x020c, [300, 400]),
      wmfRecord(0x02fa, [0, 2, 0, 0, 0]),
      wmfRecord(0x02fc, [2, 0xcc, 0, 3]),
      wmfRecord(0x012d, [0]),
      wmfRecord(0x012d, [1]),
      wmfRecord(0x0102, [1]),
      wmfRecord(0x0324, [3, 60, 240, 340, 240, 160, 60]),
      wmfRecord(0x0418, [220, 250, 120, 150]),
      wmfRecord(0x012e, [24]),
      wmfRecord(0x0a32, [35, 150, 1, 0], Uint8Array.from([0x41])),
      wmfRecord(0x0213, [240, 160]),
    ],
    placed,
  );
