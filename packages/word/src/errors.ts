/** Why a file cannot be read. The messages for these codes are in the product's catalogs. */
export type WordErrorCode =
  /** Not a zip archive with a Word document in it. */
  | 'WORD_NOT_DOCX'
  /** The old binary format, or a password-protected document: both are compound files. */
  | 'WORD_OLD_OR_LOCKED'
  /** More bytes, entries or elements than the limits allow, or a compression ratio that would exhaust the memory. */
  | 'WORD_TOO_LARGE'
  /** Elements nested more deeply than in any real document. */
  | 'WORD_TOO_DEEP'
  /** A document type or an entity, which Word never writes. */
  | 'WORD_ENTITIES'
  /** The archive or its XML is truncated or inconsistent. */
  | 'WORD_DAMAGED'
  /** A PDF that needs a password. */
  | 'PDF_LOCKED'
  /** A PDF of pictures of pages, without letters. */
  | 'PDF_SCAN'
  /** A PDF whose structure cannot be read. */
  | 'PDF_DAMAGED';

export class WordError extends Error {
  readonly code: WordErrorCode;
  constructor(code: WordErrorCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'WordError';
    this.code = code;
  }
}

export interface WordLimits {
  /** Bytes of the file. */
  readonly file: number;
  readonly entries: number;
  /** Bytes of all entries, unpacked. */
  readonly unpacked: number;
  /** The maximal compression ratio of an entry above 1 MB. */
  readonly ratio: number;
  /** The maximal nesting depth. */
  readonly depth: number;
  /** The maximal number of elements in one XML part. */
  readonly elements: number;
  /** The maximal number of pages of a PDF. */
  readonly pages: number;
}

export const wordLimits: WordLimits = {
  file: 50_000_000,
  entries: 5_000,
  unpacked: 200_000_000,
  ratio: 200,
  depth: 200,
  elements: 2_000_000,
  pages: 60,
};
