/** What the editable field shows of its lines, and where the selection stands in it. */
import { stretchesOf } from '../markup/blocks.ts';
import { selectionEnd, selectionStart, type Line, type Run } from './lines.ts';

/** Sets LaTeX as HTML; null while KaTeX is not there or where it cannot. */
export type SetFormula = (latex: string, display: boolean) => string | null;

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
  return line.runs.map((run) => runHtml(run, classes)).join('');
}

const depthOf = (line: Line): number => (line.form?.kind === 'item' ? line.form.depth : 0);

function listHtml(lines: readonly Line[], depth: number, classes: ChipClasses): string {
  let html = '';
  let open = '';
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const tag = line.form?.kind === 'item' && line.form.ordered ? 'ol' : 'ul';
    let end = at + 1;
    while (end < lines.length && depthOf(lines[end]!) > depth) end++;
    if (tag !== open) html += `${open === '' ? '' : `</${open}>`}<${tag}>`;
    open = tag;
    const deeper = lines.slice(at + 1, end);
    html += `<li>${lineHtml(line, classes) || '<br>'}${deeper.length === 0 ? '' : listHtml(deeper, depth + 1, classes)}</li>`;
    at = end;
  }
  return `${html}</${open}>`;
}

function tableHtml(lines: readonly Line[], classes: ChipClasses): string {
  const rows = lines.map((line, at) => {
    const { header, newRow } = line.form?.kind === 'cell' ? line.form : { header: false, newRow: false };
    const tag = header ? 'th' : 'td';
    return `${at > 0 && newRow ? '</tr><tr>' : ''}<${tag}>${lineHtml(line, classes) || '<br>'}</${tag}>`;
  });
  return `<table><tbody><tr>${rows.join('')}</tr></tbody></table>`;
}

/** The whole field's HTML: a block a line, as the browser itself writes them on Enter; lists and tables as such. */
export function linesHtml(lines: readonly Line[], classes: ChipClasses): string {
  // `stretchesOf` looks at forms alone.
  const stretches = stretchesOf(lines.map((line) => ({ kind: 'paragraph' as const, children: [], ...(line.form === undefined ? {} : { form: line.form }) })));
  let at = 0;
  const html = stretches.map((stretch) => {
    const own = lines.slice(at, (at += stretch.length));
    const kind = own[0]?.form?.kind;
    if (kind === 'item') return listHtml(own, 0, classes);
    return kind === 'cell' ? tableHtml(own, classes) : `<div>${lineHtml(own[0]!, classes) || '<br>'}</div>`;
  });
  // Before and after a table there must be a place for the caret.
  const line = '<div><br></div>';
  return `${lines[0]?.form?.kind === 'cell' ? line : ''}${html.join('')}${lines.at(-1)?.form?.kind === 'cell' ? line : ''}`;
}

/** Writes signs where the selection begins and ends, so that reading the field tells where it stands; false where it is elsewhere. */
export function markSelection(root: HTMLElement): boolean {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return false;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return false;
  const end = range.cloneRange();
  end.collapse(false);
  end.insertNode(document.createTextNode(selectionEnd));
  const start = range.cloneRange();
  start.collapse(true);
  start.insertNode(document.createTextNode(selectionStart));
  return true;
}

/** Takes the signs out again and puts the selection there. */
export function restoreSelection(root: HTMLElement): void {
  const start = takeOut(root, selectionStart);
  const end = takeOut(root, selectionEnd);
  const selection = document.getSelection();
  if (selection === null || end === null) return;
  const [node, offset] = start ?? end;
  selection.setBaseAndExtent(node, offset, end[0], end[1]);
}

function takeOut(root: HTMLElement, sign: string): [Node, number] | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(sign);
    if (at === -1) continue;
    node.deleteData(at, 1);
    const parent = node.parentNode;
    // A line that held nothing but the sign needs something to stand on.
    if (node.length === 0 && parent instanceof HTMLElement && parent.childNodes.length === 1) parent.append(document.createElement('br'));
    return node.length === 0 && parent !== null ? [parent, Array.prototype.indexOf.call(parent.childNodes, node)] : [node, at];
  }
  return null;
}

/** Where two states of a text part for the last time: the caret belongs there after an undo. */
export function lastDifference(before: string, after: string): number {
  let same = 0;
  const most = Math.min(before.length, after.length);
  while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return after.length - same;
}

/** Puts the caret behind so many characters of the field's text. */
export function placeCaret(root: HTMLElement, characters: number): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let left = characters;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.length >= left) {
      document.getSelection()?.collapse(node, left);
      return;
    }
    left -= node.length;
  }
  const selection = document.getSelection();
  selection?.selectAllChildren(root);
  selection?.collapseToEnd();
}
