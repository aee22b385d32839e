export type { Inline, MarkName, MarkupTree, Paragraph } from './tree.ts';
export { parseMarkup } from './parse.ts';
export { markupOfText, serialiseMarkup } from './serialise.ts';
export { gapsIn, isBlankMarkup, plainText, plainTextOf, type PlainTextOptions } from './plain-text.ts';
export { cleanPasted, removeInvisible, straightenQuotes } from './clean.ts';
