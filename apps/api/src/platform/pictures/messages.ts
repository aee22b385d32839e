/** Messages between the server and the child process that encodes pictures. */
export interface Order {
  /**
   * A stored picture has the size of its pixels; a printed one is made smaller, and has the size of the original. A
   * figure is our own SVG, of which a PNG fine enough for print is made.
   */
  readonly purpose: 'storage' | 'print' | 'figure';
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpg';
  /** The longest side in pixels. */
  readonly side: number;
}

export interface Encoded {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}
