/** Pasted content as the lines that a field can contain. */
import { cleanPasted } from '../../markup/clean.ts';
import { readLines } from './html-lines.ts';
import type { Line, Run } from './lines.ts';
import type { HtmlNode } from './html-tree.ts';
import { linesToMarkup, markupToLines } from './rich-lines.ts';

/** `\(x\)`, `\[x\]`, `$$x$$` and `$x$`; a dollar beside a space, or after or before a digit, is a price. */
const formulas = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$|\$([^\s$](?:[^$]*[^\s$])?)\$(?!\d)/g;

function withFormulas(run: Run): Run[] {
  if (run.kind !== 'text') return [run];
  const runs: Run[] = [];
  const { bold, italic, underline } = run;
  const marks = { bold, italic, underline };
  let done = 0;
  for (const found of run.text.matchAll(formulas)) {
    const latex = found
      .slice(1)
      .find((group) => group !== undefined)!
      .trim();
    if (latex === '' || (found[4] !== undefined && /\d/.test(run.text[found.index - 1] ?? ''))) continue;
    if (found.index > done) runs.push({ kind: 'text', text: run.text.slice(done, found.index), ...marks });
    runs.push({ kind: 'formula', latex, display: found[2] !== undefined || found[3] !== undefined, ...marks });
    done = found.index + found[0].length;
  }
  if (done < run.text.length) runs.push({ kind: 'text', text: run.text.slice(done), ...marks });
  return runs;
}

/** Plain text is read as markup, whose escapes would take the backslash from `\[`. */
const withDollars = (text: string): string =>
  text
    .replace(/\\\((.+?)\\\)/g, (_, latex: string) => `$${latex.trim()}$`)
    .replace(/\\\[(.+?)\\\]/g, (_, latex: string) => `$$${latex.trim()}$$`);

/**
 * The clipboard's HTML, or its text where it has none. Pasted gaps are dropped: gaps are inserted by their own button,
 * and a copy would have the id of another one.
 */
export function readPasted(html: HtmlNode | null, text: string): Line[] {
  const markup =
    html === null
      ? withDollars(text)
      : linesToMarkup(readLines(html).map((line) => ({ ...line, runs: line.runs.flatMap(withFormulas) })));
  return markupToLines(cleanPasted(markup)).map((line) => ({
    ...line,
    runs: line.runs.filter((run) => run.kind !== 'gap'),
  }));
}
