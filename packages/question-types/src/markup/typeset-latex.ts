/** What KaTeX needs beside the LaTeX of an author to draw it as Vietnamese papers do, the same on screens and on paper. */

/** Commands of LaTeX packages for Vietnamese papers: a system of equations, and alternatives. */
export const formulaMacros: Readonly<Record<string, string>> = {
  '\\heva': '\\left\\{\\begin{aligned}#1\\end{aligned}\\right.',
  '\\hoac': '\\left[\\begin{aligned}#1\\end{aligned}\\right.',
};

/**
 * LaTeX spaces every comma as one of a list, so that a typed `2,5` would be read as two numbers. A comma between digits
 * belongs to a number, `0,(3)` included; three numbers in a row are a list, and so is whatever has a space behind its
 * comma.
 */
export const typesetLatex = (latex: string): string =>
  latex.replace(/(^|[^\d,^_])(\d+),(?=\d*(?:\(\d+\)|\d(?!\d|,\d)))/g, '$1$2{,}');
