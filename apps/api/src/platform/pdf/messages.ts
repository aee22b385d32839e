/** Messages between the renderer and its child process. */

/**
 * How a source is drawn. With a `label` the values of the metadata with this label are sent along. A page is one of an
 * upright A4 document; a picture is a document of one page of any size.
 */
export type Drawing =
  | { readonly as: 'pdf'; readonly label?: string }
  | { readonly as: 'page'; readonly page: number; readonly width: number }
  | { readonly as: 'picture'; readonly scale: number };

export interface Order {
  readonly drawing: Drawing;
  readonly source: string;
  readonly data: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** `pages` and `page` as in `PagePicture`; 1 for the other drawings. */
export interface Made {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly page: number;
  readonly values: readonly unknown[];
}
