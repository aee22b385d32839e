/** Pasted markup as blocks, in reading order. Content that cannot be imported is counted, as in Word files. */
import type { Block, LeftOut, LeftOutCode, Piece } from '../document/blocks.ts';
import { sameMarks } from '../document/blocks.ts';
import { fromLegacyFont } from '../document/legacy-fonts.ts';
import { formatNumber } from '../document/numbering.ts';
import { isDrawable, mediaTypeOf } from '../document/pictures.ts';
import type { WordLimits } from '../errors.ts';
import { formulaOf, typedTex, writeFormula, type ReadFormula } from '../math/latex.ts';
import { readMathTypeObject } from '../math/mtef.ts';
import { readOmml } from '../math/omml.ts';
import { dataOf } from './data-urls.ts';
import { readMathMl, texOf } from './mathml.ts';
import { officeMath } from './office-math.ts';
import { findElement, isComment, isElement, parseHtml, textIn, type HtmlElement, type HtmlNode } from './parse.ts';
import { declarationsOf, lookOf, plainLook, StyleSheet, type HtmlLook } from './style.ts';

const blockNames = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary ul'.split(
    ' ',
  ),
);
/** Elements without visible content. */
const silent = new Set(
  'head meta link script style title base template noscript colgroup col param source track o:p w:sdtpr xml map area wbr rp rt'.split(
    ' ',
  ),
);
const controls = new Set('input select textarea button video audio iframe object embed canvas svg applet'.split(' '));

interface Place {
  readonly look: HtmlLook;
  /** The list whose numbers the items continue. */
  readonly list: { next: number; readonly style: string; readonly step: number } | null;
}

export class HtmlReader {
  readonly #limits: WordLimits;
  readonly #sheet: StyleSheet;
  readonly #left = new Map<string, { code: LeftOutCode; text: string; count: number }>();
  readonly pictures = new Map<string, Uint8Array>();
  #nextId = 0;
  #pictureBytes = 0;
  /** The blocks and the paragraph that are being filled. */
  #blocks: Block[] = [];
  #pieces: Piece[] = [];
  /** The number of an item whose text follows in a paragraph of its own inside the item. */
  #marker = '';

  constructor(root: HtmlElement, limits: WordLimits) {
    this.#limits = limits;
    this.#sheet = new StyleSheet(root);
  }

  get leftOut(): LeftOut[] {
    return [...this.#left.values()];
  }
  #leave(code: LeftOutCode, text: string): void {
    const short = text.replace(/\s+/g, ' ').trim().slice(0, 80);
    const known = this.#left.get(`${code} ${short}`);
    if (known) known.count++;
    else this.#left.set(`${code} ${short}`, { code, text: short, count: 1 });
  }

  blocks(root: HtmlElement): Block[] {
    return this.#inside(() => this.#children(root.children, { look: plainLook, list: null }));
  }

  /** Runs `read` and returns what it reads as separate blocks. */
  #inside(read: () => void): Block[] {
    const [blocks, pieces, marker] = [this.#blocks, this.#pieces, this.#marker];
    [this.#blocks, this.#pieces, this.#marker] = [[], [], ''];
    read();
    this.#marker = '';
    this.#flush();
    const found = this.#blocks;
    [this.#blocks, this.#pieces, this.#marker] = [blocks, pieces, marker];
    return found;
  }

  #flush(): void {
    const pieces = this.#pieces;
    const [only] = pieces;
    if (this.#marker !== '' && pieces.length === 1 && only?.kind === 'text' && only.text === this.#marker) return;
    this.#withoutBlank();
    this.#pieces = [];
    this.#marker = '';
    const kept = pieces.filter((piece) => piece.kind !== 'text' || piece.text !== '');
    if (kept.length === 0) return;
    this.#blocks.push({
      kind: 'paragraph',
      id: this.#nextId++,
      style: '',
      heading: null,
      numbering: null,
      pieces: kept,
    });
  }

  /** Removes white space at the end of a line. */
  #withoutBlank(): void {
    const last = this.#pieces.at(-1);
    if (last?.kind === 'text') this.#pieces[this.#pieces.length - 1] = { ...last, text: last.text.replace(/ $/, '') };
  }

  #children(children: readonly HtmlNode[], place: Place): void {
    for (let at = 0; at < children.length; at++) {
      const node = children[at]!;
      if (typeof node === 'string') this.#text(node, place.look);
      else if (isElement(node)) this.#element(node, place);
      else if (this.#comment(node.comment, children, at)) at = endOfOther(children, at + 1);
    }
  }

  /** Content that Word writes for itself. True when it was read: the alternative for other programs is then skipped. */
  #comment(comment: string, children: readonly HtmlNode[], at: number): boolean {
    const condition = /^\s*\[if ([^\]]{1,60})\]>/.exec(comment);
    if (!condition) return false;
    const inside = comment.slice(condition[0].length);
    if (/msEquation/i.test(condition[1]!)) {
      const formulas = officeMath(inside, this.#limits).map((one) => formulaOf([readOmml(one)]));
      if (formulas.length === 0) return false;
      const other = otherPicture(children, at + 1);
      for (const formula of formulas) this.#formula(formula, 'omml', other ? this.#pictureOf(other) : null);
      return true;
    }
    if (/vml/i.test(condition[1]!) && /<v:textbox/i.test(inside)) {
      const box = parseHtml(inside, this.#limits);
      const text = findElement(box, ({ name }) => name === 'v:textbox');
      if (!text || textIn(text).trim() === '') return false;
      const blocks = this.#inside(() => this.#children(text.children, { look: plainLook, list: null }));
      // Placed at its anchor, as in Word files; the end of the paragraph is not known yet.
      this.#flush();
      this.#blocks.push({ kind: 'box', id: this.#nextId++, blocks });
      return true;
    }
    return false;
  }

  #text(text: string, look: HtmlLook): void {
    let read = fromLegacyFont(text, look.font).normalize('NFC');
    if (look.hidden) {
      if (read.trim() !== '') this.#leave('hidden-text', read);
      return;
    }
    if (look.preserved) {
      for (const [at, line] of read.split(/\r\n?|\n/).entries()) {
        if (at > 0) this.#pieces.push({ kind: 'break' });
        for (const [part, words] of line.split('\t').entries()) {
          if (part > 0) this.#pieces.push({ kind: 'tab' });
          this.#put(words, look);
        }
      }
      return;
    }
    read = read.replace(/[ \t\r\n\f]+/g, ' ');
    const last = this.#pieces.at(-1);
    const afterBlank =
      last === undefined ||
      last.kind === 'break' ||
      last.kind === 'tab' ||
      (last.kind === 'text' && last.text.endsWith(' '));
    this.#put(afterBlank ? read.replace(/^ /, '') : read, look);
  }

  #put(text: string, { marks }: HtmlLook): void {
    if (text === '') return;
    const last = this.#pieces.at(-1);
    if (last?.kind === 'text' && sameMarks(last.marks, marks))
      this.#pieces[this.#pieces.length - 1] = { ...last, text: last.text + text };
    else this.#pieces.push({ kind: 'text', text, marks });
  }

  #formula(read: ReadFormula, source: 'omml' | 'mathtype', picture: Extract<Piece, { kind: 'picture' }> | null): void {
    this.#pieces.push({
      kind: 'math',
      source,
      latex: 'latex' in read ? read.latex : null,
      problem: 'unread' in read ? read.unread : null,
      picture: picture?.part ?? null,
      display: false,
      marks: plainLook.marks,
    });
  }

  #element(element: HtmlElement, place: Place): void {
    const { name, attributes } = element;
    if (name === 'math' || name.endsWith(':math')) return this.#math(element);
    if (name === 'script' && /^math\/tex/i.test(attributes['type'] ?? '')) return this.#tex(textIn(element));
    if (silent.has(name)) return;
    // Pages contain each formula twice: as MathML for screen readers, and drawn.
    if (/(^|\s)(katex-html|MathJax_Preview|mwe-math-fallback-image\S*)(\s|$)/.test(attributes['class'] ?? '')) return;
    if (name === 'br') {
      this.#withoutBlank();
      this.#pieces.push({ kind: 'break' });
      return;
    }
    if (name === 'img' || name === 'v:imagedata') return this.#image(element);
    if (controls.has(name)) return this.#leave('control', `${name} ${attributes['value'] ?? ''} ${textIn(element)}`);
    const look = lookOf(place.look, element, this.#sheet);
    const style = declarationsOf(attributes['style'] ?? '');
    const special = style.get('mso-element')?.toLowerCase() ?? '';
    if (special === 'comment-list' || style.get('mso-special-character') === 'comment') {
      if (textIn(element).trim() !== '') this.#leave('comments', textIn(element));
      return;
    }
    if (/^(header|footer)$/.test(special)) return this.#leave(special as 'header' | 'footer', textIn(element));
    if (name === 'del' && (attributes['cite'] !== undefined || attributes['datetime'] !== undefined))
      return this.#leave('deleted-text', textIn(element));
    const tabs = Number(style.get('mso-tab-count') ?? 0);
    if (tabs > 0 && textIn(element).trim() === '') {
      if (!look.hidden) this.#pieces.push({ kind: 'tab' });
      return;
    }
    if (/^ignore/i.test(style.get('mso-list') ?? '')) return this.#number(textIn(element), look);
    if (name === 'table') return this.#table(element, { ...place, look });
    const isBlock = blockNames.has(name) || /^(block|list-item|flex|grid)/i.test(style.get('display') ?? '');
    if (isBlock) this.#flush();
    if (name === 'li') this.#item(element, place, look);
    this.#children(element.children, {
      look,
      list: name === 'ol' || name === 'ul' ? listOf(element, style) : place.list,
    });
    if (name === 'li') this.#marker = '';
    if (isBlock) this.#flush();
  }

  /** The number of an item as Word has printed it. */
  #number(text: string, look: HtmlLook): void {
    const number = text.replace(/[\s\u00a0]+/g, ' ').trim();
    if (number === '') return;
    this.#mark(/^[\p{L}\p{N}([]/u.test(number) && number !== 'o' && number !== '§' ? number : '•', look);
  }

  #mark(number: string, look: HtmlLook): void {
    this.#put(`${number} `, look);
    const last = this.#pieces.at(-1);
    this.#marker = last?.kind === 'text' ? last.text : '';
  }

  #item({ attributes }: HtmlElement, { list }: Place, look: HtmlLook): void {
    const own = declarationsOf(attributes['style'] ?? '')
      .get('list-style-type')
      ?.toLowerCase();
    const style = own ?? list?.style ?? 'disc';
    const value = Number.parseInt(attributes['value'] ?? '', 10);
    if (list && Number.isInteger(value)) list.next = value;
    if (style === 'none') return;
    const format = formats[style];
    if (!list || format === undefined) this.#mark('•', look);
    else {
      this.#mark(`${formatNumber(list.next, format)}.`, look);
      list.next += list.step;
    }
  }

  #math(element: HtmlElement): void {
    const tex = texOf(element);
    const said = tex === null ? null : typedTex(tex);
    this.#formula(said === null ? writeFormula(readMathMl(element)) : { latex: said }, 'omml', null);
  }

  #tex(text: string): void {
    const latex = typedTex(text);
    this.#formula(latex === null ? { unread: text.slice(0, 200) } : { latex }, 'omml', null);
  }

  #image(element: HtmlElement): void {
    const { attributes } = element;
    const alt = (attributes['alt'] ?? attributes['o:title'] ?? '').replace(/\s+/g, ' ').trim();
    const width = Number.parseInt(attributes['width'] ?? '', 10);
    const height = Number.parseInt(attributes['height'] ?? '', 10);
    // Tracking pixels are no pictures.
    if (width === 1 && height === 1) return;
    // Pages that show formulas as pictures have the TeX in the alternative text.
    const tex = /\\|[\^_]/.test(alt) ? typedTex(alt) : null;
    if (tex !== null) return this.#formula({ latex: tex }, 'omml', null);
    const picture = this.#pictureOf(element);
    const object = dataOf(attributes['data-object'] ?? '', this.#limits.file);
    const tree = object && readMathTypeObject(object.bytes);
    if (tree) return this.#formula(writeFormula(tree), 'mathtype', picture);
    this.#pieces.push(
      picture ?? { kind: 'picture', part: null, mediaType: 'application/octet-stream', drawable: false, alt },
    );
  }

  /** A picture whose bytes are in the markup; others are only linked. */
  #pictureOf({ attributes }: HtmlElement): Extract<Piece, { kind: 'picture' }> | null {
    const data = dataOf(attributes['src'] ?? '', this.#limits.file - this.#pictureBytes);
    if (!data) return null;
    this.#pictureBytes += data.bytes.length;
    const part = `picture-${this.pictures.size + 1}`;
    const mediaType = mediaTypeOf(data.bytes, data.mediaType === 'image/svg+xml' ? 'x.svg' : part);
    this.pictures.set(part, data.bytes);
    return { kind: 'picture', part, mediaType, drawable: isDrawable(mediaType), alt: attributes['alt'] ?? '' };
  }

  #table(element: HtmlElement, place: Place): void {
    this.#flush();
    const id = this.#nextId++;
    const rows: { blocks: readonly Block[]; span: number }[][] = [];
    const take = (holder: HtmlElement, look: HtmlLook): void => {
      for (const one of holder.children) {
        if (typeof one === 'string' || isComment(one)) continue;
        const own = lookOf(look, one, this.#sheet);
        if (one.name === 'tr') {
          const cells = one.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');
          rows.push(
            cells.map((cell) => ({
              blocks: this.#inside(() =>
                this.#children(cell.children, { look: lookOf(own, cell, this.#sheet), list: null }),
              ),
              span: Math.min(100, Number.parseInt(cell.attributes['colspan'] ?? '1', 10) || 1),
            })),
          );
        } else if (['tbody', 'thead', 'tfoot'].includes(one.name)) take(one, own);
        else if (one.name !== 'colgroup' && one.name !== 'col') this.#element(one, { look, list: null });
      }
    };
    take(element, place.look);
    this.#flush();
    if (rows.some((cells) => cells.length > 0)) this.#blocks.push({ kind: 'table', id, rows });
  }
}

const formats: Readonly<Record<string, string>> = {
  decimal: 'decimal',
  'decimal-leading-zero': 'decimalZero',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-roman': 'upperRoman',
  'lower-roman': 'lowerRoman',
};
const types: Readonly<Record<string, string>> = {
  '1': 'decimal',
  A: 'upper-alpha',
  a: 'lower-alpha',
  I: 'upper-roman',
  i: 'lower-roman',
};

function listOf({ name, attributes }: HtmlElement, style: ReadonlyMap<string, string>): NonNullable<Place['list']> {
  const start = Number.parseInt(attributes['start'] ?? '1', 10);
  const said = style.get('list-style-type') ?? style.get('list-style')?.split(' ')[0];
  return {
    next: Number.isInteger(start) ? start : 1,
    step: attributes['reversed'] === undefined ? 1 : -1,
    style: (said ?? types[attributes['type'] ?? ''] ?? (name === 'ol' ? 'decimal' : 'disc')).toLowerCase(),
  };
}

const isStart = (node: HtmlNode | undefined): boolean =>
  node !== undefined &&
  typeof node !== 'string' &&
  isComment(node) &&
  /^\[if !(vml|msEquation|supportFields)/i.test(node.comment);
const isEnd = (node: HtmlNode): boolean =>
  typeof node !== 'string' && isComment(node) && /^\[endif\]/i.test(node.comment);

/** The end of the content for other programs than Word, if it begins here or after white space. */
function endOfOther(children: readonly HtmlNode[], from: number): number {
  let at = from;
  while (typeof children[at] === 'string' && (children[at] as string).trim() === '') at++;
  if (!isStart(children[at])) return from - 1;
  const end = children.findIndex((node, index) => index > at && isEnd(node));
  return end < 0 ? children.length : end;
}

function otherPicture(children: readonly HtmlNode[], from: number): HtmlElement | null {
  const end = endOfOther(children, from);
  const between: HtmlElement = { name: '', attributes: {}, children: children.slice(from, Math.max(from, end)) };
  return findElement(between, ({ name }) => name === 'img');
}
