/** Between the editable field's DOM and lines of marked runs: reading what was typed or pasted, writing what is shown. */

export interface Marks {
  bold: boolean;
  italic: boolean;
  underline: boolean;
}

export type Run = Marks & ({ kind: 'text'; text: string } | { kind: 'gap'; id: string } | { kind: 'formula'; latex: string; display: boolean });
export type Line = Run[];

/** Sets LaTeX as HTML; null while KaTeX is not there or where it cannot. */
export type SetFormula = (latex: string, display: boolean) => string | null;

const plain: Marks = { bold: false, italic: false, underline: false };
const blocks = new Set(['DIV', 'P', 'LI', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'PRE', 'TR', 'TABLE', 'SECTION', 'ARTICLE', 'HEADER', 'FOOTER', 'DD', 'DT', 'DL', 'FIGURE', 'FIGCAPTION']);
const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'META', 'LINK', 'TITLE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'svg', 'math', 'INPUT', 'BUTTON', 'SELECT', 'TEXTAREA']);

function marksOf(element: HTMLElement, around: Marks): Marks {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const weight = fontWeight === 'bold' || fontWeight === 'bolder' ? 700 : Number.parseInt(fontWeight, 10);
  const line = `${textDecoration} ${textDecorationLine}`;
  const tag = element.tagName;
  return {
    // Google Docs wraps everything in <b style="font-weight:normal">: the style has the last word.
    bold: fontWeight === '' ? around.bold || tag === 'B' || tag === 'STRONG' : fontWeight !== 'normal' && weight >= 600,
    italic: fontStyle === '' ? around.italic || tag === 'I' || tag === 'EM' : fontStyle !== 'normal',
    underline: around.underline || tag === 'U' || tag === 'INS' || line.includes('underline'),
  };
}

function bullet(item: HTMLElement): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '• ';
  return `${[...list.children].filter((child) => child.tagName === 'LI').indexOf(item) + 1}. `;
}

/** Reads an editable field, or a pasted document, into lines. Anything but text, marks, lists, gaps and formulas is dropped. */
export function readLines(root: Node): Line[] {
  const lines: Line[] = [[]];
  // A block that just ended: the next content stands on a new line, trailing emptiness does not.
  let broken = false;

  const current = (): Line => {
    if (broken) {
      lines.push([]);
      broken = false;
    }
    return lines[lines.length - 1] as Line;
  };
  const put = (run: Run): void => {
    const line = current();
    const last = line[line.length - 1];
    if (run.kind === 'text' && last?.kind === 'text' && last.bold === run.bold && last.italic === run.italic && last.underline === run.underline) {
      line[line.length - 1] = { ...last, text: last.text + run.text };
    } else line.push(run);
  };

  const walk = (node: Node, marks: Marks): void => {
    if (node.nodeType === 3) {
      const text = (node.nodeValue ?? '').replace(/[\u200b\u2060\ufeff]/g, '').replace(/\u00a0/g, ' ').replace(/[\r\n\t]+/g, ' ');
      if (text !== '') put({ kind: 'text', text, ...marks });
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    if (unseen.has(element.tagName)) return;
    const { gap, latex, display, blank } = element.dataset;
    if (gap !== undefined) return put({ kind: 'gap', id: gap, ...marks });
    if (latex !== undefined) return put({ kind: 'formula', latex, display: display === 'true', ...marks });
    if (blank !== undefined) return put({ kind: 'text', text: '____', ...marks });
    if (element.tagName === 'BR') {
      // The <br> that closes a block only holds the line open.
      if (element.nextSibling === null && element.parentElement !== null && element.parentElement !== root && blocks.has(element.parentElement.tagName)) {
        current();
        return;
      }
      current();
      broken = true;
      return;
    }
    const block = blocks.has(element.tagName);
    if (block && (lines.length > 1 || (lines[0]?.length ?? 0) > 0)) broken = true;
    if (element.tagName === 'LI') put({ kind: 'text', text: bullet(element), ...plain });
    const inner = marksOf(element, marks);
    for (const child of element.childNodes) walk(child, inner);
    if (element.tagName === 'TD' || element.tagName === 'TH') put({ kind: 'text', text: ' ', ...plain });
    if (block) broken = true;
  };
  for (const child of root.childNodes) walk(child, plain);
  return lines;
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export interface ChipClasses {
  gap: string;
  blank: string;
  formula: string;
}

// The zero-width space lets the caret stand after a chip that ends its line.
const chip = (attributes: string, content: string): string => `<span ${attributes}>${content}</span>\u200b`;

export function gapHtml(id: string, classes: ChipClasses): string {
  return chip(`data-gap="${escape(id)}" class="${classes.gap}"`, '\u2060');
}

export function blankHtml(classes: ChipClasses): string {
  return chip(`data-blank="" class="${classes.blank}"`, '\u2060');
}

export function formulaHtml(latex: string, display: boolean, classes: ChipClasses): string {
  return chip(`data-latex="${escape(latex)}" data-display="${display}" class="${classes.formula}"`, escape(latex));
}

/**
 * Makes chips of one piece and sets their formulas. Done after inserting: Chrome puts an element that is not
 * editable on a line of its own when it is inserted at a line's end.
 */
export function settleChips(root: HTMLElement, set: SetFormula | null): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-gap], [data-blank], [data-latex]')) {
    if (node.contentEditable !== 'false') node.contentEditable = 'false';
    const { latex, display } = node.dataset;
    if (latex === undefined || set === null || node.firstElementChild !== null) continue;
    const html = set(latex, display === 'true');
    if (html !== null) node.innerHTML = html;
  }
}

function textHtml(text: string, classes: ChipClasses): string {
  return text
    .split(/(_{3,})/)
    .map((part, index) => (index % 2 === 1 ? blankHtml(classes) : escape(part).replace(/ {2}/g, ' \u00a0').replace(/^ | $/g, '\u00a0')))
    .join('');
}

function runHtml(run: Run, classes: ChipClasses): string {
  let html =
    run.kind === 'text' ? textHtml(run.text, classes) : run.kind === 'gap' ? gapHtml(run.id, classes) : formulaHtml(run.latex, run.display, classes);
  if (run.underline) html = `<u>${html}</u>`;
  if (run.italic) html = `<i>${html}</i>`;
  if (run.bold) html = `<b>${html}</b>`;
  return html;
}

/** One line's HTML, without its block. */
export function lineHtml(line: Line, classes: ChipClasses): string {
  return line.map((run) => runHtml(run, classes)).join('');
}

/** The whole field's HTML: a block a line, as the browser itself writes them on Enter. */
export function linesHtml(lines: readonly Line[], classes: ChipClasses): string {
  return lines.map((line) => `<div>${lineHtml(line, classes) || '<br>'}</div>`).join('');
}
