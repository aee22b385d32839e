/** Messages between the renderer and its thread. */
export interface Order {
  readonly id: number;
  /** A drawing is all pages, one below the other. */
  readonly as: 'pdf' | 'svg';
  readonly source: string;
  readonly data: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

export type Reply =
  | { readonly id: number; readonly made: Uint8Array }
  /** The error message of Typst, for the log. */
  | { readonly id: number; readonly problem: string };
