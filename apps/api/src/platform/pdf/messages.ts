/** Messages between the renderer and its thread. */
export interface Order {
  readonly id: number;
  /** A drawing is all pages, one below the other. */
  readonly as: 'pdf' | 'svg';
  readonly source: string;
  readonly data: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** The values of the metadata with this label are sent along with the document. */
  readonly label?: string;
}

export type Reply =
  | { readonly id: number; readonly made: Uint8Array; readonly values: readonly unknown[] }
  /** The error message of Typst, for the log. */
  | { readonly id: number; readonly problem: string };
