/** MathType's and Equation Editor's stored equations (MTEF 5 and 3) as a tree. */
import { streamOf } from '../package/compound-file.ts';
import { mtefCharacter, embellish } from './mtef-signs.ts';
import { templateOf } from './mtef-templates.ts';
import { empty, row, type MathNode } from './tree.ts';

/** The equation's bytes in an embedded object (`oleObject1.bin`); null when it contains no equation. */
export function readMathTypeObject(bytes: Uint8Array): MathNode | null {
  const native = streamOf(bytes, 'Equation Native');
  if (native === null || native.length < 33) return null;
  return readMtef(native.subarray(native[0]! | (native[1]! << 8)));
}

export function readMtef(bytes: Uint8Array): MathNode {
  // Equation Editor ends a list of embellishments with two END records, other programs of version 3 with one: the
  // reading that consumes all bytes is right.
  const first = attempt(bytes, true);
  if (first.whole || bytes[0] !== 3) return first.tree;
  const second = attempt(bytes, false);
  return second.whole ? second.tree : first.tree;
}

function attempt(bytes: Uint8Array, endsTwice: boolean): { tree: MathNode; whole: boolean } {
  try {
    return new Reader(bytes, endsTwice).equation();
  } catch (error) {
    if (error instanceof Malformed) return { tree: { kind: 'unknown', what: `MTEF ${error.message}` }, whole: false };
    throw error;
  }
}

class Malformed extends Error {}

/** The content of a list of records: slots of a template keep their positions, empty ones included. */
export interface Slot {
  readonly node: MathNode;
  /** The character of a character record (letter, bracket, operator); `raised` for scripts of moved signs; or null. */
  readonly sign: string | null;
  readonly isNull: boolean;
  /** How far a sign was moved down. */
  readonly moved?: number;
}

const deepest = 60;

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #version = 5;
  #depth = 0;
  /** 0 is full size, 1 a script, 2 a script of a script. */
  #size = 0;
  readonly #endsTwice: boolean;
  constructor(bytes: Uint8Array, endsTwice: boolean) {
    this.#bytes = bytes;
    this.#endsTwice = endsTwice;
  }

  equation(): { tree: MathNode; whole: boolean } {
    this.#version = this.#byte();
    if (this.#version !== 5 && this.#version !== 3) throw new Malformed(`version ${this.#version}`);
    this.#at += 4;
    if (this.#version === 5) {
      this.#string();
      this.#at += 1;
    }
    const tree = row(this.#list().map(({ node }) => node));
    return { tree, whole: this.#bytes.subarray(this.#at).every((byte) => byte === 0) };
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new Malformed('breaks off');
    return byte;
  }
  #word(): number {
    return this.#byte() | (this.#byte() << 8);
  }
  /** One byte, or 255 and two. */
  #number(): number {
    const byte = this.#byte();
    return byte === 255 ? this.#word() : byte;
  }
  #string(): string {
    let text = '';
    for (let byte = this.#byte(); byte !== 0; byte = this.#byte()) text += String.fromCharCode(byte);
    return text;
  }
  /** Two statements, because `at += read()` would use the position from before the call. */
  #skip(count: number): void {
    this.#at += count;
  }
  /** How far up (negative) or down the sign was moved. */
  #nudge(): number {
    const [x, y] = [this.#byte(), this.#byte()];
    if (x !== 128 || y !== 128) return y - 128;
    this.#at += 2;
    const far = this.#word();
    return far > 0x7fff ? far - 0x1_0000 : far;
  }

  /** Records up to END; the end of the data counts as END, because old programs leave the last END out. */
  #list(): Slot[] {
    if (++this.#depth > deepest) throw new Malformed('too deep');
    const slots: Slot[] = [];
    const ambient = this.#size;
    let isSmall = false;
    while (this.#at < this.#bytes.length) {
      const tag = this.#byte();
      const type = this.#version === 3 ? tag & 0x0f : tag;
      if (type === 0) break;
      if (type >= 10 && type <= 14) {
        this.#size = type === 11 ? 1 : type === 12 ? 2 : 0;
        isSmall = this.#size > ambient;
      }
      const slot = this.#record(type, tag >> 4, slots);
      if (slot === null) continue;
      // A small sign after another one that was moved by hand looks like a script and is read as one.
      if (isSmall && type === 2 && slots.length > 0) raise(slots, slot);
      else slots.push(slot);
    }
    this.#size = ambient;
    this.#depth--;
    return slots;
  }

  #record(type: number, high: number, before: Slot[]): Slot | null {
    if (type > 6) return this.#setting(type);
    // The two versions use different bits for the same options.
    const options = this.#version === 5 ? this.#byte() : high;
    const moved = options & 8 ? this.#nudge() : 0;
    const isOld = this.#version === 3;
    switch (type) {
      case 1: {
        if (options & 4) this.#at += isOld ? 1 : 2;
        if (options & 2) this.#ruler();
        const isNull = (options & 1) !== 0;
        return { node: isNull ? empty : this.#line(), sign: null, isNull };
      }
      case 2:
        return { ...this.#character(options), moved };
      case 3:
        return this.#template(before);
      case 4: {
        const align = this.#byte();
        this.#at += 1;
        if (options & 2) this.#ruler();
        const lines = this.#list().map(({ node }) => node);
        return slot({ kind: 'lines', lines, align: align === 2 ? 'center' : align === 3 ? 'right' : 'left' });
      }
      case 5:
        return this.#matrix();
      default: {
        this.#at += 1;
        return null;
      }
    }
  }

  #line(): MathNode {
    return row(this.#list().map(({ node }) => node));
  }

  #character(options: number): Slot {
    const isOld = this.#version === 3;
    const typeface = this.#byte() - 128;
    let code: number | null = null;
    if (isOld || (options & 0x20) === 0) code = this.#word();
    let position: number | null = null;
    if (!isOld && options & 0x04) position = this.#byte();
    if (!isOld && options & 0x10) position = this.#word();
    let node = mtefCharacter(code, position, typeface);
    const sign = code !== null ? String.fromCharCode(code) : node.kind === 'chars' ? node.text : '?';
    if (options & (isOld ? 0x02 : 0x01)) for (const kind of this.#embellishments()) node = embellish(node, kind);
    return { node, sign, isNull: false };
  }

  #embellishments(): number[] {
    const kinds: number[] = [];
    for (;;) {
      const tag = this.#byte();
      const type = this.#version === 3 ? tag & 0x0f : tag;
      if (type === 0) {
        if (this.#version === 3 && this.#endsTwice) this.#at += 1;
        return kinds;
      }
      if (type !== 6) throw new Malformed('embellishment');
      const options = this.#version === 5 ? this.#byte() : tag >> 4;
      if (options & 8) this.#nudge();
      kinds.push(this.#byte());
    }
  }

  #template(before: Slot[]): Slot {
    const selector = this.#byte();
    let variation = this.#byte();
    if (this.#version === 5 && variation & 0x80) variation = (variation & 0x7f) | (this.#byte() << 7);
    this.#at += 1;
    const slots = this.#list();
    const made = templateOf(this.#version, selector, variation, slots);
    // Scripts come after their base in the list; scripts before a base have none of their own.
    if (made.kind === 'scripts' && made.base === empty && !made.before)
      return slot({ ...made, base: before.pop()?.node ?? empty });
    return slot(made);
  }

  #matrix(): Slot {
    this.#at += 3;
    const [rows, columns] = [this.#byte(), this.#byte()];
    this.#at += Math.ceil((2 * (rows + 1)) / 8) + Math.ceil((2 * (columns + 1)) / 8);
    const cells = this.#list().map(({ node }) => node);
    if (cells.length !== rows * columns) throw new Malformed('matrix');
    return slot({
      kind: 'matrix',
      rows: Array.from({ length: rows }, (_, at) => cells.slice(at * columns, (at + 1) * columns)),
    });
  }

  #ruler(): void {
    // The record's own tag may come first.
    if ((this.#version === 3 ? this.#bytes[this.#at]! & 0x0f : this.#bytes[this.#at]) === 7) this.#at += 1;
    this.#skip(this.#byte() * 3);
  }

  /** Records that only concern the appearance. */
  #setting(type: number): null {
    switch (type) {
      case 7:
        this.#skip(this.#byte() * 3);
        return null;
      case 8:
        if (this.#version === 3) {
          this.#at += 2;
          this.#string();
        } else {
          this.#number();
          this.#at += 1;
        }
        return null;
      case 9: {
        const kind = this.#byte();
        this.#at += kind === 101 ? 2 : kind === 100 ? 3 : 1;
        return null;
      }
      case 10:
      case 11:
      case 12:
      case 13:
      case 14:
        return null;
      case 15:
        this.#number();
        return null;
      case 16: {
        const options = this.#byte();
        this.#at += options & 1 ? 8 : 6;
        if (options & 4) this.#string();
        return null;
      }
      case 17:
        this.#number();
        this.#string();
        return null;
      case 18:
        this.#preferences();
        return null;
      case 19:
        this.#string();
        return null;
      default:
        if (type < 100) throw new Malformed(`record ${type}`);
        this.#skip(this.#number());
        return null;
    }
  }

  #preferences(): void {
    this.#at += 1;
    for (let list = 0; list < 2; list++) {
      // Sizes and spaces are numbers in half bytes, each terminated by F.
      let left = this.#byte();
      let isHigh = true;
      while (left > 0) {
        const byte = this.#bytes[this.#at];
        if (byte === undefined) throw new Malformed('preferences');
        if ((isHigh ? byte >> 4 : byte & 0x0f) === 0x0f) left--;
        if (!isHigh) this.#at += 1;
        isHigh = !isHigh;
      }
      if (!isHigh) this.#at += 1;
    }
    for (let styles = this.#byte(); styles > 0; styles--) if (this.#byte() !== 0) this.#at += 1;
  }
}

function raise(slots: Slot[], small: Slot): void {
  const base = slots.pop()!;
  const place = (small.moved ?? 0) < 0 ? 'sup' : 'sub';
  const earlier = base.node.kind === 'scripts' && base.sign === 'raised' ? base.node : null;
  const onto = earlier ?? { kind: 'scripts' as const, base: base.node, sub: null, sup: null };
  const node: MathNode = { ...onto, [place]: onto[place] === null ? small.node : row([onto[place], small.node]) };
  slots.push({ node, sign: 'raised', isNull: false });
}

const slot = (node: MathNode): Slot => ({ node, sign: null, isNull: false });
