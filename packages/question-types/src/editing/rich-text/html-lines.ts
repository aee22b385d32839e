/**
 * Reads an editable field or a pasted document into lines. Everything but text, marks, lists, tables, gaps and formulas
 * is dropped.
 */
import { maxDepth } from '../../markup/tree.ts';
import { mathmlLatex, ommlLatex } from './formulas.ts';
import { blocks, lowered, marksOf, nameOf, raised, shifted, skeleton, styleOf, unseen } from './html-style.ts';
import { attribute, children, isElement, isText, readTags, textOf, type HtmlNode } from './html-tree.ts';
import { LineWriter } from './line-writer.ts';
import { maxColumns, plain, textRun, type Line, type Marks } from './lines.ts';
import { bulletSign, numeral, withoutSign, wordItem } from './word-items.ts';

interface Place {
  readonly marks: Marks;
  /** The nesting depth of lists. */
  readonly depth: number;
  /** Inside an item or a cell, where everything stays on one line. */
  readonly held: boolean;
  /** Inside a cell, where the items of a list are joined to one line as well. */
  readonly cell: boolean;
  readonly inLink: boolean;
}

interface ListState {
  ordered: boolean;
  /** Number of the next item; null where items have no number. */
  next: number | null;
  letters: string | null;
}

export const readLines = (root: HtmlNode): Line[] => new HtmlReader(root).read();

class HtmlReader {
  readonly #root: HtmlNode;
  readonly #out = new LineWriter();

  constructor(root: HtmlNode) {
    this.#root = root;
  }

  read(): Line[] {
    for (const child of children(this.#root))
      this.#walk(child, { marks: plain, depth: 0, held: false, cell: false, inLink: false }, null, nameOf(this.#root));
    return this.#out.finish();
  }

  #inside(node: HtmlNode, place: Place, list: ListState | null = null): void {
    for (const child of children(node)) this.#walk(child, place, list, nameOf(node));
  }

  #walk(node: HtmlNode, place: Place, list: ListState | null, parent: string): void {
    if (isText(node)) {
      const text = (node.nodeValue ?? '')
        .replace(/[\u200b\u2060\ufeff]/g, '')
        .replace(/\u00a0/g, ' ')
        .replace(/[\r\n\t]+/g, ' ');
      if (text === '' || (skeleton.has(parent) && text.trim() === '')) return;
      this.#out.put({ kind: 'text', text, ...place.marks });
      return;
    }
    if (node.nodeType === 8) return this.#readComment(node.nodeValue ?? '', place);
    if (!isElement(node)) return;
    const tag = nameOf(node);
    if (tag === 'MATH') return this.#putFormula(mathmlLatex(node), attribute(node, 'display') === 'block', place);
    const classes = attribute(node, 'class');
    const style = styleOf(node);
    if (unseen.has(tag) || classes.includes('katex-html') || /mso-?com/i.test(classes)) return;
    // Wikipedia hides the text form of a formula behind its picture.
    if ((style.get('display') === 'none' || style.get('mso-hide') === 'all') && !/mathml/i.test(classes)) return;
    const gap = node.getAttribute?.('data-gap') ?? null;
    const latex = node.getAttribute?.('data-latex') ?? null;
    if (gap !== null) return this.#out.put({ kind: 'gap', id: gap, ...place.marks });
    if (latex !== null)
      return this.#out.put({
        kind: 'formula',
        latex,
        display: attribute(node, 'data-display') === 'true',
        ...place.marks,
      });
    if ((node.getAttribute?.('data-blank') ?? null) !== null)
      return this.#out.put({ kind: 'text', text: '____', ...place.marks });
    if (tag === 'BR') return this.#readBreak(node, place);
    if (tag === 'M:OMATH') return this.#putFormula(ommlLatex(node), false, place);
    if (tag === 'SUP' || style.get('vertical-align') === 'super')
      return this.#out.put({ kind: 'text', text: shifted(textOf(node), raised, '^'), ...place.marks });
    if (tag === 'SUB' || style.get('vertical-align') === 'sub')
      return this.#out.put({ kind: 'text', text: shifted(textOf(node), lowered, '_'), ...place.marks });

    const inLink = place.inLink || (tag === 'A' && attribute(node, 'href') !== '');
    const inner: Place = { ...place, inLink, marks: marksOf(tag, style, place.marks, inLink) };
    if (tag === 'TABLE' && !place.held) return this.#readTable(node, inner);
    if ((tag === 'UL' || tag === 'OL') && !place.cell) return this.#readList(node, inner, tag === 'OL', style);
    if (tag === 'LI' && !place.cell) return this.#readItem(node, inner, list, style);
    const fake = wordItem(node, style);
    if (fake !== null && !place.held) return this.#readWordItem(node, inner, fake);

    const block = blocks.has(tag);
    const end = (): void => {
      if (!block) return;
      if (place.held) this.#out.space();
      else this.#out.startBlock();
    };
    end();
    this.#inside(node, inner);
    end();
    if (tag === 'TD' || tag === 'TH') this.#out.space();
    if (block && !place.held) this.#out.endBlock();
  }

  #putFormula(latex: string, display: boolean, place: Place): void {
    if (latex !== '') this.#out.put({ kind: 'formula', latex, display: display && !place.held, ...place.marks });
  }

  #readBreak(node: HtmlNode, place: Place): void {
    if (place.held) return this.#out.space();
    const { nextSibling, parentNode } = node as HtmlNode & { nextSibling?: unknown; parentNode?: HtmlNode | null };
    this.#out.current();
    // A <br> at the end of a block is a placeholder of the browser.
    if (nextSibling === null && parentNode != null && parentNode !== this.#root && blocks.has(nameOf(parentNode)))
      return;
    this.#out.endBlock();
  }

  /** Word stores its formulas in comments, which other programs ignore. */
  #readComment(comment: string, place: Place): void {
    if (!comment.startsWith('[if gte msEquation')) return;
    const visit = (node: HtmlNode): void => {
      if (nameOf(node) === 'M:OMATH') this.#putFormula(ommlLatex(node), false, place);
      else children(node).forEach(visit);
    };
    visit(readTags(comment));
  }

  #readList(node: HtmlNode, place: Place, ordered: boolean, style: ReadonlyMap<string, string>): void {
    const kind = attribute(node, 'type') || style.get('list-style-type') || '';
    const letters =
      ordered &&
      (/^[Aa]$/.test(kind)
        ? kind
        : kind.includes('upper-alpha') || kind.includes('upper-latin')
          ? 'A'
          : kind.includes('lower-alpha') || kind.includes('lower-latin')
            ? 'a'
            : null);
    const start = Number.parseInt(attribute(node, 'start'), 10);
    this.#out.startPart();
    this.#inside(
      node,
      { ...place, depth: place.depth + 1, held: false },
      { ordered, next: Number.isInteger(start) ? start : 1, letters: letters || null },
    );
    this.#out.endBlock();
  }

  #readItem(node: HtmlNode, place: Place, list: ListState | null, style: ReadonlyMap<string, string>): void {
    const depth = Math.min(maxDepth, Math.max(0, place.depth - 1));
    const state = list ?? { ordered: false, next: null, letters: null };
    const value = Number.parseInt(attribute(node, 'value'), 10);
    const number = Number.isInteger(value) ? value : state.next;
    if (number !== null) state.next = number + 1;
    const letters = /upper-(?:alpha|latin)/.test(style.get('list-style-type') ?? '')
      ? 'A'
      : /lower-(?:alpha|latin)/.test(style.get('list-style-type') ?? '')
        ? 'a'
        : state.letters;
    if (letters !== null && number !== null) {
      // Lettered items become lines that begin with their letter, since our lists have numbers only.
      this.#out.open({ runs: [textRun(`${String.fromCharCode(letters.charCodeAt(0) + ((number - 1) % 26))}. `)] });
    } else
      this.#out.open({
        runs: [],
        form: { kind: 'item', ordered: state.ordered, depth },
        ...(state.ordered && number !== null ? { number } : {}),
      });
    const at = this.#out.count;
    this.#inside(node, { ...place, held: true });
    // A list inside an item has already created its own lines.
    if (this.#out.count === at) this.#out.trimEnd();
    this.#out.endBlock();
  }

  #readWordItem(node: HtmlNode, place: Place, { level, sign }: { level: number; sign: string }): void {
    const number = numeral.exec(sign)?.[1];
    const depth = Math.min(maxDepth, level - 1);
    if (number !== undefined)
      this.#out.open({ runs: [], form: { kind: 'item', ordered: true, depth }, number: Number(number) });
    else if (bulletSign.test(sign)) this.#out.open({ runs: [], form: { kind: 'item', ordered: false, depth } });
    else this.#out.open({ runs: [textRun(`${sign} `)] });
    this.#inside(withoutSign(node), { ...place, held: true });
    this.#out.trimEnd();
    this.#out.endBlock();
  }

  #readTable(table: HtmlNode, place: Place): void {
    const rows: { cell: HtmlNode; header: boolean; span: number; down: number }[][] = [];
    const captions: HtmlNode[] = [];
    const collect = (node: HtmlNode, head: boolean): void => {
      for (const child of children(node).filter(isElement)) {
        const tag = nameOf(child);
        if (tag === 'TR') {
          rows.push(
            children(child)
              .filter((cell) => /^T[DH]$/.test(nameOf(cell)))
              .map((cell) => ({
                cell,
                header: head || nameOf(cell) === 'TH',
                span: spanOf(cell, 'colspan'),
                down: spanOf(cell, 'rowspan'),
              })),
          );
        } else if (tag === 'CAPTION') captions.push(child);
        else if (tag === 'THEAD' || tag === 'TBODY' || tag === 'TFOOT') collect(child, tag === 'THEAD');
      }
    };
    collect(table, false);
    this.#out.startPart();
    for (const caption of captions) {
      this.#inside(caption, place);
      this.#out.endBlock();
    }
    // A table of one column is read as plain lines, because it usually serves as a frame.
    const framed = rows.every((row) => row.length <= 1);
    if (framed) {
      for (const row of rows) for (const { cell } of row) this.#inside(cell, place);
      this.#out.endBlock();
      return;
    }
    const covered: number[] = [];
    for (const row of rows) {
      let column = 0;
      const next = (header: boolean): void => {
        this.#out.open({ runs: [], form: { kind: 'cell', header, newRow: column === 0 } });
        column++;
      };
      const underneath = (): void => {
        while ((covered[column] ?? 0) > 0 && column < maxColumns) {
          covered[column]!--;
          next(false);
        }
      };
      for (const { cell, header, span, down } of row) {
        underneath();
        for (let part = 0; part < span && column < maxColumns; part++) {
          if (down > 1) covered[column] = down - 1;
          next(header);
          if (part > 0) continue;
          this.#inside(cell, { ...place, held: true, cell: true });
          this.#out.trimEnd();
        }
      }
      underneath();
    }
    this.#out.endBlock();
  }
}

const spanOf = (cell: HtmlNode, name: string): number =>
  Math.min(20, Math.max(1, Number.parseInt(attribute(cell, name), 10) || 1));
