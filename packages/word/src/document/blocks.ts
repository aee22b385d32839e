/** The form into which a Word file is read. Every piece of the file is in a block or in the list of parts left out. */

export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  /** Six hexadecimal digits in lower case; null for the default colour. */
  readonly colour: string | null;
  /** Highlight or shading behind the letters, by name or as a colour; null for none. */
  readonly highlight: string | null;
  readonly script: 'sub' | 'super' | null;
}

export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly marks: Marks }
  | { readonly kind: 'tab' }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'math';
      readonly source: 'omml' | 'mathtype' | 'pdf';
      /** Null if the formula could not be read: its picture, if any, is then shown instead. */
      readonly latex: string | null;
      readonly problem: string | null;
      readonly picture: string | null;
      readonly display: boolean;
      readonly marks: Marks;
    }
  | {
      readonly kind: 'picture';
      /** Name of the part inside the file; null for a picture that is only linked. */
      readonly part: string | null;
      readonly mediaType: string;
      /** Whether browsers can draw it: true for PNG, JPEG, GIF, WebP and SVG, false for metafiles. */
      readonly drawable: boolean;
      readonly alt: string;
      /** It stands beside the text at a place of its own; it is among the pieces where it is anchored. */
      readonly floating?: true;
    }
  | { readonly kind: 'note'; readonly id: string };

export interface Numbering {
  /** The printed number: "Câu 3.", "b)". */
  readonly text: string;
  readonly level: number;
  readonly list: string;
  readonly format: string;
  readonly value: number;
  /** The formatting of the number, because it may mark the key. */
  readonly marks: Marks;
}

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly id: number;
  readonly style: string;
  /** 1 to 9 for headings; null else. */
  readonly heading: number | null;
  readonly numbering: Numbering | null;
  readonly pieces: readonly Piece[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly id: number;
  readonly rows: readonly (readonly { readonly blocks: readonly Block[]; readonly span: number }[])[];
}

/** A text box, at the paragraph that holds its anchor. */
export interface BoxBlock {
  readonly kind: 'box';
  readonly id: number;
  readonly blocks: readonly Block[];
}

export type Block = ParagraphBlock | TableBlock | BoxBlock;

export type LeftOutCode =
  | 'header'
  | 'footer'
  | 'comments'
  | 'deleted-text'
  | 'hidden-text'
  | 'field-code'
  | 'drawing'
  | 'chart'
  | 'embedded-object'
  | 'control'
  | 'unknown-element';

export interface LeftOut {
  readonly code: LeftOutCode;
  /** Its first words, or the element's name. */
  readonly text: string;
  readonly count: number;
}

export interface WordDocument {
  readonly blocks: readonly Block[];
  /** Footnotes and endnotes by the id that pieces name. */
  readonly notes: ReadonlyMap<string, readonly Block[]>;
  readonly leftOut: readonly LeftOut[];
  /** The bytes of a picture's part. */
  readonly picture: (part: string) => Uint8Array | null;
}

export const noMarks: Marks = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  colour: null,
  highlight: null,
  script: null,
};

export const sameMarks = (a: Marks, b: Marks): boolean =>
  a === b ||
  (a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.strike === b.strike &&
    a.colour === b.colour &&
    a.highlight === b.highlight &&
    a.script === b.script);
