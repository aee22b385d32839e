/** Draws LaTeX with KaTeX. Loaded with the first formula on the page. */
import katex from 'katex';
import { formulaMacros, typesetLatex } from '../markup/index.ts';
import { keepWords, withWords } from './vietnamese-words.ts';

/** HTML with MathML; null for LaTeX that KaTeX cannot draw. */
export function drawFormula(latex: string, display: boolean): string | null {
  try {
    const html = katex.renderToString(keepWords(typesetLatex(latex)), {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      // Bounds the size of a formula and its macro expansion.
      maxSize: 12,
      maxExpand: 300,
      macros: { ...formulaMacros },
    });
    return withWords(html);
  } catch {
    return null;
  }
}
