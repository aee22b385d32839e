/** What a check makes of an upload: the bytes to keep, of a type it vouches for. */
export interface CheckedFile {
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
}
