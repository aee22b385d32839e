/** Result of checking an upload: the bytes to store and their verified type. */
export interface CheckedFile {
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
}
