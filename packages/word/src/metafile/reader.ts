/** Numbers of a record; reading beyond its end makes the picture undrawable. */
import { Undrawable, type Box, type Point } from './device.ts';

export class RecordReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  #held(at: number, length: number): number {
    if (at < 0 || at + length > this.bytes.length) throw new Undrawable('record too short');
    return at;
  }
  byte(at: number): number {
    return this.#view.getUint8(this.#held(at, 1));
  }
  short(at: number): number {
    return this.#view.getInt16(this.#held(at, 2), true);
  }
  word(at: number): number {
    return this.#view.getUint16(this.#held(at, 2), true);
  }
  int(at: number): number {
    return this.#view.getInt32(this.#held(at, 4), true);
  }
  uint(at: number): number {
    return this.#view.getUint32(this.#held(at, 4), true);
  }
  float(at: number): number {
    const value = this.#view.getFloat32(this.#held(at, 4), true);
    if (!Number.isFinite(value)) throw new Undrawable('number');
    return value;
  }
  point(at: number): Point {
    return { x: this.int(at), y: this.int(at + 4) };
  }
  box(at: number): Box {
    return [this.int(at), this.int(at + 4), this.int(at + 8), this.int(at + 12)];
  }
  /** Checks that so many points fit into the record before memory is allocated for them. */
  points(at: number, count: number, wide: boolean): Point[] {
    const size = wide ? 8 : 4;
    this.#held(at, count * size);
    return Array.from({ length: count }, (_, index) => {
      const from = at + index * size;
      return wide ? this.point(from) : { x: this.short(from), y: this.short(from + 2) };
    });
  }
  part(at: number, length: number): Uint8Array {
    return this.bytes.subarray(this.#held(at, length), at + length);
  }
  wide(at: number, count: number): string {
    this.#held(at, count * 2);
    return Array.from({ length: count }, (_, index) => String.fromCharCode(this.word(at + index * 2))).join('');
  }
}

const pages: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  204: 'windows-1251',
  238: 'windows-1250',
};
/** Single-byte characters by the font's character set. Characters of symbol fonts keep their codes. */
export const lettersOf = (bytes: Uint8Array, charset: number): string =>
  charset === 2
    ? String.fromCharCode(...bytes.subarray(0, 4_000))
    : new TextDecoder(pages[charset] ?? 'windows-1252').decode(bytes);
