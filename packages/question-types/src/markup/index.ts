export type { Inline, LineForm, MarkName, MarkupTree, Paragraph } from './tree.ts';
export { blocksOf, itemSign, stretchesOf, type Block, type ListBlock, type TableBlock } from './blocks.ts';
export { markupLine, markupWords, wordsAroundGap } from './line.ts';
export { readableLatex } from './readable-latex.ts';
export { formulaMacros, typesetLatex } from './typeset-latex.ts';
export { parseMarkup } from './parse.ts';
export { markupOfText, serialiseMarkup } from './serialise.ts';
export { gapsIn, isBlankMarkup, plainText, plainTextOf, type PlainTextOptions } from './plain-text.ts';
export { cleanPasted, removeInvisible, straightenQuotes } from './clean.ts';
