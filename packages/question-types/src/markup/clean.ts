import { parseMarkup } from './parse.ts';
import { serialiseMarkup } from './serialise.ts';
import type { Inline } from './tree.ts';

/** The variants of single quotes that keyboards, word processors and scans produce. */
const singleQuotes = /[\u2018\u2019\u201A\u201B\u02BC\u02B9\u2032\u0060\u00B4\uFF07]/g;
const doubleQuotes = /[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033\uFF02]/g;
/** Invisible characters in copied text: breaks, joiners, direction marks, soft hyphens. */
const invisible = /[\u200B\u2060\uFEFF\u00AD\u200E\u200F]/g;

/** Curly, slanted and prime quotes as the two straight ones. */
export function straightenQuotes(text: string): string {
  return text.replace(singleQuotes, "'").replace(doubleQuotes, '"');
}

/** Without invisible characters. */
export function removeInvisible(text: string): string {
  return text.replace(invisible, '');
}

/**
 * Pasted text in the form that the bank stores: NFC, straight quotes, no `#` and `*` (list and heading marks of other
 * programs), trimmed lines, no empty lines. Formulas are unchanged.
 */
export function cleanPasted(source: string): string {
  const clean = (nodes: readonly Inline[]): Inline[] =>
    nodes.flatMap((node): Inline[] => {
      if (node.kind === 'mark') return [{ ...node, children: clean(node.children) }];
      return [node.kind === 'text' ? { kind: 'text', text: cleanText(node.text) } : node];
    });
  const tree = parseMarkup(source.normalize('NFC')).map((paragraph) => ({
    ...paragraph,
    children: clean(paragraph.children),
  }));
  let written = serialiseMarkup(tree);
  // Trimmed last: spaces may have been inside a mark or next to a removed character. Without its leading spaces a line
  // may have become a list item, which has spaces of its own.
  for (;;) {
    const trimmed = serialiseMarkup(
      parseMarkup(
        written
          .replace(/^[ \t]+|[ \t]+$|[ \t]+(?=%\|h?%)/gm, '')
          // No lookbehind: Safari before 16.4 refuses the whole file for one.
          .replace(/(^%(?:-{1,3}|1{1,3})%|%\|h?%)[ \t]+/gm, '$1'),
      ),
    );
    if (trimmed === written) return written;
    written = trimmed;
  }
}

function cleanText(text: string): string {
  return straightenQuotes(removeInvisible(text))
    .replace(/[#*]/g, '')
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .normalize('NFC');
}
