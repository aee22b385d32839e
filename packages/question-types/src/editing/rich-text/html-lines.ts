/**
 * Reads an editable field or a pasted document into lines. Everything but text, marks, lists, tables, gaps and formulas
 * is dropped.
 */
import { maxDepth } from '../../markup/tree.ts';
import { mathmlLatex, ommlLatex } from './formulas.ts';
import { isEmpty, maxColumns, plain, textRun, type Line, type Marks, type Run } from './lines.ts';
import { attribute, children, isElement, isText, readTags, textOf, type HtmlNode } from './html-tree.ts';

const blocks = new Set([
  'DIV',
  'P',
  'LI',
  'UL',
  'OL',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'PRE',
  'TR',
  'TABLE',
  'SECTION',
  'ARTICLE',
  'HEADER',
  'FOOTER',
  'DD',
  'DT',
  'DL',
  'FIGURE',
  'FIGCAPTION',
  'CAPTION',
  'HR',
  'ADDRESS',
  'MAIN',
  'NAV',
  'ASIDE',
]);
const unseen = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'HEAD',
  'META',
  'LINK',
  'TITLE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'INPUT',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'IMG',
  'VIDEO',
  'AUDIO',
  'CANVAS',
  'DEL',
  'MJX-MATH',
  'V:SHAPE',
  'V:SHAPETYPE',
  'XML',
]);
/** White space between children of these elements is insignificant. */
const skeleton = new Set(['UL', 'OL', 'TABLE', 'TBODY', 'THEAD', 'TFOOT', 'TR', 'COLGROUP', 'DL']);

const nameOf = (node: HtmlNode): string => node.nodeName.toUpperCase();

function styleOf(node: HtmlNode): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const rule of attribute(node, 'style').split(';')) {
    const colon = rule.indexOf(':');
    if (colon > 0)
      style.set(
        rule.slice(0, colon).trim().toLowerCase(),
        rule
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      );
  }
  return style;
}

function marksOf(tag: string, style: ReadonlyMap<string, string>, around: Marks, inLink: boolean): Marks {
  const weight = style.get('font-weight') ?? '';
  const slant = style.get('font-style') ?? '';
  const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const heavy = weight === 'bold' || weight === 'bolder' || Number.parseInt(weight, 10) >= 600;
  return {
    // Google Docs wraps everything in <b style="font-weight:normal">, so the style overrides the element.
    bold: weight === '' ? around.bold || tag === 'B' || tag === 'STRONG' : heavy,
    italic: slant === '' ? around.italic || tag === 'I' || tag === 'EM' : slant !== 'normal',
    // A link's underline is no formatting.
    underline: !inLink && (around.underline || tag === 'U' || tag === 'INS' || lines.includes('underline')),
  };
}

const raised = new Map(
  Array.from('0123456789+-−()nix', (char, index) => [char, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿⁱˣ')[index] ?? '']),
);
const lowered = new Map(
  Array.from('0123456789+-−()anx', (char, index) => [char, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎ₐₙₓ')[index] ?? '']),
);

/** Superscript and subscript as Unicode characters, "x²"; letters of an ordinal ("1st") as plain text. */
function shifted(text: string, signs: ReadonlyMap<string, string>, sign: string): string {
  const chars = Array.from(text.trim());
  if (chars.length === 0) return '';
  if (chars.every((char) => signs.has(char))) return chars.map((char) => signs.get(char)).join('');
  return /^\p{L}{2,3}$/u.test(text.trim())
    ? text.trim()
    : chars.length === 1
      ? `${sign}${chars[0]}`
      : `${sign}(${text.trim()})`;
}

/** A line while it is read: items remember the number that was written before them. */
interface Reading {
  runs: Run[];
  form?: Line['form'];
  number?: number;
}

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

const numeral = /^\(?(\d{1,4})[.)]?$/;
const bulletSign = /^(?:[^\p{L}\p{N}]|[oüØvq])$/u;

interface ListState {
  ordered: boolean;
  /** Number of the next item; null where items have no number. */
  next: number | null;
  letters: string | null;
}

export function readLines(root: HtmlNode): Line[] {
  const lines: Reading[] = [{ runs: [] }];
  // Set after the end of a block: following content starts a new line; without any there is no empty line at the end.
  let broken = false;

  const open = (line: Reading): void => {
    const last = lines.at(-1)!;
    if (last.runs.length === 0 && last.form === undefined) lines[lines.length - 1] = line;
    else lines.push(line);
    broken = false;
  };
  const current = (): Reading => {
    if (broken) {
      lines.push({ runs: [] });
      broken = false;
    }
    return lines.at(-1)!;
  };
  const put = (run: Run): void => {
    const { runs } = current();
    const last = runs.at(-1);
    if (
      run.kind === 'text' &&
      last?.kind === 'text' &&
      last.bold === run.bold &&
      last.italic === run.italic &&
      last.underline === run.underline
    )
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  };
  /** A line break inside an item or a cell, which have one line, becomes a space. */
  const space = (): void => {
    const last = lines.at(-1)!.runs.at(-1);
    if (last !== undefined && !(last.kind === 'text' && /\s$/.test(last.text))) put(textRun(' '));
  };

  const inside = (node: HtmlNode, place: Place, list: ListState | null = null): void => {
    for (const child of children(node)) walk(child, place, list, nameOf(node));
  };

  const walk = (node: HtmlNode, place: Place, list: ListState | null, parent: string): void => {
    if (isText(node)) {
      const text = (node.nodeValue ?? '')
        .replace(/[\u200b\u2060\ufeff]/g, '')
        .replace(/\u00a0/g, ' ')
        .replace(/[\r\n\t]+/g, ' ');
      if (text === '' || (skeleton.has(parent) && text.trim() === '')) return;
      put({ kind: 'text', text, ...place.marks });
      return;
    }
    if (node.nodeType === 8) return readComment(node.nodeValue ?? '', place);
    if (!isElement(node)) return;
    const tag = nameOf(node);
    if (tag === 'MATH') return putFormula(mathmlLatex(node), attribute(node, 'display') === 'block', place);
    const classes = attribute(node, 'class');
    const style = styleOf(node);
    if (unseen.has(tag) || classes.includes('katex-html') || /mso-?com/i.test(classes)) return;
    // Wikipedia hides the text form of a formula behind its picture.
    if ((style.get('display') === 'none' || style.get('mso-hide') === 'all') && !/mathml/i.test(classes)) return;
    const gap = node.getAttribute?.('data-gap') ?? null;
    const latex = node.getAttribute?.('data-latex') ?? null;
    if (gap !== null) return put({ kind: 'gap', id: gap, ...place.marks });
    if (latex !== null)
      return put({ kind: 'formula', latex, display: attribute(node, 'data-display') === 'true', ...place.marks });
    if ((node.getAttribute?.('data-blank') ?? null) !== null)
      return put({ kind: 'text', text: '____', ...place.marks });
    if (tag === 'BR') return readBreak(node, place);
    if (tag === 'M:OMATH') return putFormula(ommlLatex(node), false, place);
    if (tag === 'SUP' || style.get('vertical-align') === 'super')
      return put({ kind: 'text', text: shifted(textOf(node), raised, '^'), ...place.marks });
    if (tag === 'SUB' || style.get('vertical-align') === 'sub')
      return put({ kind: 'text', text: shifted(textOf(node), lowered, '_'), ...place.marks });

    const inLink = place.inLink || (tag === 'A' && attribute(node, 'href') !== '');
    const inner: Place = { ...place, inLink, marks: marksOf(tag, style, place.marks, inLink) };
    if (tag === 'TABLE' && !place.held) return readTable(node, inner);
    if ((tag === 'UL' || tag === 'OL') && !place.cell) return readList(node, inner, tag === 'OL', style);
    if (tag === 'LI' && !place.cell) return readItem(node, inner, list, style);
    const fake = fakeItem(node, style);
    if (fake !== null && !place.held) return readFakeItem(node, inner, fake);

    const block = blocks.has(tag);
    const end = (): void => {
      if (!block) return;
      if (place.held) space();
      else if (lines.length > 1 || lines[0]!.runs.length > 0) broken = true;
    };
    end();
    inside(node, inner);
    end();
    if (tag === 'TD' || tag === 'TH') space();
    if (block && !place.held) broken = true;
  };

  const putFormula = (latex: string, display: boolean, place: Place): void => {
    if (latex !== '') put({ kind: 'formula', latex, display: display && !place.held, ...place.marks });
  };

  function readBreak(node: HtmlNode, place: Place): void {
    if (place.held) return space();
    const { nextSibling, parentNode } = node as HtmlNode & { nextSibling?: unknown; parentNode?: HtmlNode | null };
    current();
    // A <br> at the end of a block is a placeholder of the browser.
    if (nextSibling === null && parentNode != null && parentNode !== root && blocks.has(nameOf(parentNode))) return;
    broken = true;
  }

  /** Word stores its formulas in comments, which other programs ignore. */
  function readComment(comment: string, place: Place): void {
    if (!comment.startsWith('[if gte msEquation')) return;
    const visit = (node: HtmlNode): void => {
      if (nameOf(node) === 'M:OMATH') putFormula(ommlLatex(node), false, place);
      else children(node).forEach(visit);
    };
    visit(readTags(comment));
  }

  function readList(node: HtmlNode, place: Place, ordered: boolean, style: ReadonlyMap<string, string>): void {
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
    broken = lines.length > 1 || lines[0]!.runs.length > 0;
    inside(
      node,
      { ...place, depth: place.depth + 1, held: false },
      { ordered, next: Number.isInteger(start) ? start : 1, letters: letters || null },
    );
    broken = true;
  }

  function readItem(node: HtmlNode, place: Place, list: ListState | null, style: ReadonlyMap<string, string>): void {
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
      open({ runs: [textRun(`${String.fromCharCode(letters.charCodeAt(0) + ((number - 1) % 26))}. `)] });
    } else
      open({
        runs: [],
        form: { kind: 'item', ordered: state.ordered, depth },
        ...(state.ordered && number !== null ? { number } : {}),
      });
    const at = lines.length;
    inside(node, { ...place, held: true });
    // A list inside an item has already created its own lines.
    if (lines.length === at) trimEnd(lines[at - 1]!);
    broken = true;
  }

  function readFakeItem(node: HtmlNode, place: Place, { level, sign }: { level: number; sign: string }): void {
    const number = numeral.exec(sign)?.[1];
    const depth = Math.min(maxDepth, level - 1);
    if (number !== undefined) open({ runs: [], form: { kind: 'item', ordered: true, depth }, number: Number(number) });
    else if (bulletSign.test(sign)) open({ runs: [], form: { kind: 'item', ordered: false, depth } });
    else open({ runs: [textRun(`${sign} `)] });
    inside(withoutSign(node), { ...place, held: true });
    trimEnd(lines.at(-1)!);
    broken = true;
  }

  function readTable(table: HtmlNode, place: Place): void {
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
    broken = lines.length > 1 || lines[0]!.runs.length > 0;
    for (const caption of captions) {
      inside(caption, place);
      broken = true;
    }
    // A table of one column is read as plain lines, because it usually serves as a frame.
    const framed = rows.every((row) => row.length <= 1);
    if (framed) {
      for (const row of rows) for (const { cell } of row) inside(cell, place);
      broken = true;
      return;
    }
    const covered: number[] = [];
    for (const row of rows) {
      let column = 0;
      const next = (header: boolean): void => {
        open({ runs: [], form: { kind: 'cell', header, newRow: column === 0 } });
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
          inside(cell, { ...place, held: true, cell: true });
          trimEnd(lines.at(-1)!);
        }
      }
      underneath();
    }
    broken = true;
  }

  for (const child of children(root))
    walk(child, { marks: plain, depth: 0, held: false, cell: false, inLink: false }, null, nameOf(root));
  return numbered(lines);
}

const spanOf = (cell: HtmlNode, name: string): number =>
  Math.min(20, Math.max(1, Number.parseInt(attribute(cell, name), 10) || 1));

function trimEnd(line: Reading): void {
  for (let last = line.runs.at(-1); last?.kind === 'text'; last = line.runs.at(-1)) {
    const text = last.text.trimEnd();
    line.runs.pop();
    if (text !== '') {
      line.runs.push({ ...last, text });
      return;
    }
  }
}

const ignored = /mso-list:\s*ignore/i;

/** A paragraph that Word displays as an item: its level and the sign before it. */
function fakeItem(node: HtmlNode, style: ReadonlyMap<string, string>): { level: number; sign: string } | null {
  const level = /level(\d)/.exec(style.get('mso-list') ?? '')?.[1];
  if (level === undefined) return null;
  const sign = signOf(node);
  return sign === null ? null : { level: Number(level), sign: sign.replace(/[\s\u00a0]+/g, ' ').trim() };
}

function signOf(node: HtmlNode): string | null {
  for (const child of children(node)) {
    if (!isElement(child)) continue;
    if (ignored.test(attribute(child, 'style'))) return textOf(child);
    const deeper = signOf(child);
    if (deeper !== null) return deeper;
  }
  return null;
}

function withoutSign(node: HtmlNode): HtmlNode {
  return {
    nodeType: node.nodeType,
    nodeName: node.nodeName,
    nodeValue: node.nodeValue,
    childNodes: children(node)
      .filter((child) => !ignored.test(attribute(child, 'style')))
      .map((child) => (isElement(child) ? withoutSign(child) : child)),
    getAttribute: (name) => node.getAttribute?.(name) ?? null,
  };
}

/** Items whose number differs from their position in the list become lines that begin with the number. */
function numbered(lines: readonly Reading[]): Line[] {
  const counts: number[] = [];
  const kinds: (boolean | undefined)[] = [];
  return lines.map(({ runs, form, number }): Line => {
    if (form?.kind !== 'item') {
      if (form !== undefined || !isEmpty({ runs })) counts.length = 0;
      return form === undefined ? { runs } : { runs, form };
    }
    counts.length = Math.min(counts.length, form.depth + 1);
    const going = kinds[form.depth] === form.ordered ? (counts[form.depth] ?? 0) : 0;
    if (form.ordered && number !== undefined && number !== going + 1) {
      counts.length = 0;
      return { runs: [textRun(`${number}. `), ...runs] };
    }
    kinds[form.depth] = form.ordered;
    counts[form.depth] = going + 1;
    return { runs, form };
  });
}
