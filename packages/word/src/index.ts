/** Word files as typed blocks: text with its marks, numbers as printed, tables, pictures, formulas as LaTeX. */
export { WordError, wordLimits, type WordErrorCode, type WordLimits } from './errors.ts';
export { readWord } from './read.ts';
export { htmlText, readHtml } from './read-html.ts';
export { readPdf } from './pdf/read-pdf.ts';
export { isDrawn, typedTex } from './math/latex.ts';
export { drawPicture, type Drawn } from './metafile/index.ts';
export { mediaTypeOf } from './document/pictures.ts';
export { noMarks } from './document/blocks.ts';
export type {
  Block,
  BoxBlock,
  LeftOut,
  LeftOutCode,
  Marks,
  Numbering,
  ParagraphBlock,
  Piece,
  TableBlock,
  WordDocument,
} from './document/blocks.ts';
