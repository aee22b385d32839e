/**
 * Pictures and unread formulas of a paper. In markup each is a placeholder with its number until its replacement is
 * known.
 */
import type { Piece, WordDocument } from '@vumon/word';

export interface PaperObject {
  readonly id: number;
  readonly kind: 'picture' | 'formula';
  /** Number of the file's picture; null for one that is only linked. */
  readonly file: number | null;
  readonly alt: string;
}

export interface PaperFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const open = '\uE000';
const close = '\uE001';
const pattern = /\uE000(\d{1,6})\uE001/g;

export const objectSign = (id: number): string => `${open}${id}${close}`;
/** Removes the characters that delimit placeholders from text of a file. */
export const withoutSigns = (text: string): string => text.replace(/[\uE000\uE001]/g, '');
export const objectsIn = (markup: string): number[] => [...markup.matchAll(pattern)].map(([, id]) => Number(id));
/** The objects of a line that have words on both sides: their place is a part of the sentence. */
export function objectsBetweenWords(line: string): number[] {
  const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(pattern, '').replace(/%[biu]%/g, ''));
  return [...line.matchAll(pattern)].flatMap((found) =>
    hasWords(line.slice(0, found.index)) && hasWords(line.slice(found.index + found[0].length))
      ? [Number(found[1])]
      : [],
  );
}
const printedCaption =
  /^\s*(?:%[biu]%)*((?:Hình|HÌNH|hình|Ảnh|Sơ\s+đồ|Biểu\s+đồ|Đồ\s+thị|Picture|picture|Figure|Fig\.?)\s+(?:vẽ\s+)?\d{1,2}(?:\.\d{1,2})?[a-z]?)\s?[.:]?(?:%[biu]%)*\s*$/u;

export const isCaption = (text: string): boolean => printedCaption.test(text);

/** "Hình 1" alone below a picture is its caption, which is returned by the picture. */
export function withoutCaptions(markup: string): {
  readonly markup: string;
  readonly captions: ReadonlyMap<number, string>;
} {
  const captions = new Map<number, string>();
  const lines: string[] = [];
  for (const line of markup.split('\n')) {
    const above = /^\s*\uE000(\d{1,6})\uE001\s*$/.exec(lines.at(-1) ?? '');
    const caption = above && printedCaption.exec(line)?.[1];
    if (caption && !captions.has(Number(above[1]))) captions.set(Number(above[1]), caption);
    else lines.push(line);
  }
  return { markup: lines.join('\n'), captions };
}

export const replaceObjects = (markup: string, by: (id: number) => string): string =>
  markup.replace(pattern, (_, id: string) => by(Number(id)));

const typeOfName = (part: string): string => {
  const ending = part.slice(part.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpg' ? 'image/jpeg' : `image/${ending.replace(/[^a-z0-9]/g, '').slice(0, 10)}`;
};

/** Assigns a number to each picture and unread formula; a picture that occurs several times is one file. */
export class ObjectList {
  readonly objects: PaperObject[] = [];
  readonly files: PaperFile[] = [];
  readonly #known = new Map<Piece, PaperObject>();
  readonly #fileOfPart: Map<string, number | null>;
  readonly #document: Pick<WordDocument, 'picture'>;

  /** `known`: the numbers of files that were stored before, for reading their document again. */
  constructor(document: Pick<WordDocument, 'picture'>, known: Readonly<Record<string, number>> = {}) {
    this.#document = document;
    this.#fileOfPart = new Map(Object.entries(known));
  }

  /** The numbers of the files by their parts. */
  get fileNumbers(): Record<string, number> {
    return Object.fromEntries([...this.#fileOfPart].flatMap(([part, n]) => (n === null ? [] : [[part, n]])));
  }

  signOf(piece: Extract<Piece, { kind: 'picture' | 'math' }>): string {
    let one = this.#known.get(piece);
    if (!one) {
      const isPicture = piece.kind === 'picture';
      one = {
        id: this.objects.length + 1,
        kind: isPicture ? 'picture' : 'formula',
        file: this.#fileOf(isPicture ? piece.part : piece.picture, isPicture ? piece.mediaType : null),
        alt: isPicture ? piece.alt.slice(0, 300) : '',
      };
      this.objects.push(one);
      this.#known.set(piece, one);
    }
    return objectSign(one.id);
  }

  #fileOf(part: string | null, mediaType: string | null): number | null {
    if (part === null) return null;
    const known = this.#fileOfPart.get(part);
    if (known !== undefined) return known;
    const bytes = this.#document.picture(part);
    const number = bytes ? this.files.push({ mediaType: mediaType ?? typeOfName(part), bytes }) - 1 : null;
    this.#fileOfPart.set(part, number);
    return number;
  }
}
