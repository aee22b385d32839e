/** The body of a document as blocks, in reading order. What is not read is counted. */
import { attribute, child, descendants, valueOf, type XmlElement } from '../package/xml.ts';
import { readMathTypeObject } from '../math/mtef.ts';
import { eqField, ringedSign } from '../math/eq-field.ts';
import { formulaOf, writeFormula, type ReadFormula } from '../math/latex.ts';
import { readOmml } from '../math/omml.ts';
import { fromLegacyFont } from './legacy-fonts.ts';
import { isDrawable, mediaTypeOf } from './pictures.ts';
import { sameMarks } from './blocks.ts';
import type { Block, LeftOut, LeftOutCode, Marks, Numbering, ParagraphBlock, Piece } from './blocks.ts';
import type { NumberingReader } from './numbering.ts';
import type { RunLook, Styles } from './styles.ts';

export interface Parts {
  /** The part that a relation of the current part points to; null for an external or missing target. */
  readonly related: (id: string) => { readonly name: string; readonly bytes: Uint8Array } | null;
}

/** Elements that only contain others. */
const transparent = new Set([
  'w:ins',
  'w:moveTo',
  'w:hyperlink',
  'w:smartTag',
  'w:customXml',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
  'w:dir',
  'w:bdo',
]);
/** Elements without visible content. */
const silent = new Set([
  'w:pPr',
  'w:rPr',
  'w:tblPr',
  'w:tblGrid',
  'w:trPr',
  'w:tcPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:sectPr',
  'w:proofErr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:permStart',
  'w:permEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
  'w:lastRenderedPageBreak',
  'w:annotationRef',
  'w:footnoteRef',
  'w:endnoteRef',
  'w:separator',
  'w:continuationSeparator',
  'w:moveFromRangeStart',
  'w:moveFromRangeEnd',
  'w:moveToRangeStart',
  'w:moveToRangeEnd',
  'w:smartTagPr',
  'w:customXmlPr',
  'w:softHyphen',
  'w:tblPrEx',
  'w:pgNum',
  'w:fldData',
  'w:altChunkPr',
]);

export class BodyReader {
  #nextId = 0;
  readonly #left = new Map<string, { code: LeftOutCode; text: string; count: number }>();
  readonly #styles: Styles;
  readonly #numbering: NumberingReader;
  constructor(styles: Styles, numbering: NumberingReader) {
    this.#styles = styles;
    this.#numbering = numbering;
  }

  get leftOut(): LeftOut[] {
    return [...this.#left.values()];
  }
  leave(code: LeftOutCode, text: string): void {
    const short = text.replace(/\s+/g, ' ').trim().slice(0, 80);
    const known = this.#left.get(`${code} ${short}`);
    if (known) known.count++;
    else this.#left.set(`${code} ${short}`, { code, text: short, count: 1 });
  }

  blocks(container: XmlElement, parts: Parts): Block[] {
    return container.children.flatMap((element) => this.#block(element, parts));
  }

  #block(element: XmlElement, parts: Parts): Block[] {
    if (element.name === 'w:p') return this.#paragraph(element, parts);
    if (element.name === 'w:tbl') return this.#table(element, parts);
    if (element.name === 'mc:AlternateContent') return this.blocks(chosen(element), parts);
    if (this.isPrompt(element)) return [];
    if (transparent.has(element.name)) return this.blocks(element, parts);
    if (silent.has(element.name)) return [];
    if (element.name === 'm:oMathPara' || element.name === 'm:oMath') {
      const inline = new Inline(this, this.#styles, parts, this.#styles.paragraph(undefined).look);
      inline.read(element);
      return [this.#make('', null, null, inline.pieces)];
    }
    if (element.name === 'w:del' || element.name === 'w:moveFrom') this.leave('deleted-text', textOf(element));
    else this.leave('unknown-element', `${element.name} ${textOf(element)}`);
    return [];
  }

  /** "Choose an item.": what an empty control shows is not written in the file. */
  isPrompt(element: XmlElement): boolean {
    if (element.name !== 'w:sdt' || !child(child(element, 'w:sdtPr'), 'w:showingPlcHdr')) return false;
    this.leave('control', textOf(element));
    return true;
  }

  #make(style: string, heading: number | null, numbering: Numbering | null, pieces: readonly Piece[]): ParagraphBlock {
    return { kind: 'paragraph', id: this.#nextId++, style, heading, numbering, pieces };
  }

  #paragraph(element: XmlElement, parts: Parts): Block[] {
    const properties = child(element, 'w:pPr');
    const style = this.#styles.paragraph(valueOf(properties, 'w:pStyle'));
    const list = child(properties, 'w:numPr') ?? style.numbering;
    const listId = valueOf(list, 'w:numId') ?? valueOf(style.numbering, 'w:numId');
    const mark = this.#styles.over(style.look, child(properties, 'w:rPr'));
    const inline = new Inline(this, this.#styles, parts, style.look);
    for (const one of element.children) inline.read(one);
    const numbering =
      listId === undefined ? null : this.#numbering.next(listId, Number(valueOf(list, 'w:ilvl') ?? 0) || 0, mark);
    const outline = valueOf(properties, 'w:outlineLvl');
    const heading = outline === undefined ? style.heading : Number(outline) < 9 ? Number(outline) + 1 : null;
    const block = this.#make(style.id, heading, numbering, inline.pieces);
    const boxes = inline.boxes.map((box): Block => ({
      kind: 'box',
      id: this.#nextId++,
      blocks: this.blocks(box, parts),
    }));
    return [block, ...boxes];
  }

  #table(element: XmlElement, parts: Parts): Block[] {
    const id = this.#nextId++;
    const rowsOf = (holder: XmlElement): XmlElement[] =>
      holder.children.flatMap((one) => (one.name === 'w:tr' ? [one] : transparent.has(one.name) ? rowsOf(one) : []));
    const cellsOf = (holder: XmlElement): XmlElement[] =>
      holder.children.flatMap((one) => (one.name === 'w:tc' ? [one] : transparent.has(one.name) ? cellsOf(one) : []));
    return [
      {
        kind: 'table',
        id,
        rows: rowsOf(element).map((line) =>
          cellsOf(line).map((cell) => ({
            blocks: this.blocks(cell, parts),
            span: Number(valueOf(child(cell, 'w:tcPr'), 'w:gridSpan') ?? 1) || 1,
          })),
        ),
      },
    ];
  }
}

const textOf = (element: XmlElement): string =>
  [...descendants(element, 'w:t'), ...descendants(element, 'w:delText'), ...descendants(element, 'm:t')]
    .map(({ text }) => text)
    .join('');

/**
 * Of two forms of the same content the newer one if it contains something that this reader supports, else the fallback.
 */
function chosen(element: XmlElement): XmlElement {
  const choice = element.children.find(({ name }) => name === 'mc:Choice');
  const fallback = element.children.find(({ name }) => name === 'mc:Fallback');
  const readable =
    choice && ['a:blip', 'w:txbxContent', 'w:p', 'w:t', 'm:oMath'].some((name) => descendants(choice, name).length > 0);
  return (readable ? choice : (fallback ?? choice)) ?? element;
}

/** Pieces of one paragraph. */
class Inline {
  readonly pieces: Piece[] = [];
  readonly boxes: XmlElement[] = [];
  /** Open fields: in the code, before its result, or in the result, which begins at a piece. */
  readonly #fields: { code: string; inResult: boolean; hasResult: boolean; from: number }[] = [];
  readonly #body: BodyReader;
  readonly #styles: Styles;
  readonly #parts: Parts;
  readonly #base: RunLook;
  constructor(body: BodyReader, styles: Styles, parts: Parts, base: RunLook) {
    this.#body = body;
    this.#styles = styles;
    this.#parts = parts;
    this.#base = base;
  }

  read(element: XmlElement): void {
    switch (element.name) {
      case 'w:r':
        this.#run(element);
        return;
      case 'm:oMath':
        this.#math(element, false);
        return;
      case 'm:oMathPara':
        for (const one of element.children)
          if (one.name === 'm:oMath') this.#math(one, true);
          else if (one.name === 'w:r') this.#run(one);
        return;
      case 'w:del':
      case 'w:moveFrom':
        if (textOf(element) !== '') this.#body.leave('deleted-text', textOf(element));
        return;
      case 'mc:AlternateContent':
        for (const one of chosen(element).children) this.read(one);
        return;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#run({ name: 'w:r', attributes: {}, children: [element], text: '' });
        return;
      default:
        if (this.#body.isPrompt(element)) return;
        if (transparent.has(element.name)) for (const one of element.children) this.read(one);
        else if (!silent.has(element.name)) this.#body.leave('unknown-element', `${element.name} ${textOf(element)}`);
    }
  }

  #math(element: XmlElement, display: boolean): void {
    const read = formulaOf([readOmml(element)]);
    if ('unread' in read && read.unread === 'empty' && textOf(element).trim() === '') return;
    this.#formula(read, textOf(element), display);
  }

  #formula(read: ReadFormula, text: string, display: boolean): void {
    this.pieces.push({
      kind: 'math',
      source: 'omml',
      latex: 'latex' in read ? read.latex : null,
      problem: 'unread' in read ? `${read.unread}: ${text}` : null,
      picture: null,
      display,
      marks: this.#base.marks,
    });
  }

  #text(text: string, { marks, font, hidden }: RunLook): void {
    if (text === '') return;
    if (hidden) {
      this.#body.leave('hidden-text', text);
      return;
    }
    const field = this.#fields.at(-1);
    if (field && !field.inResult) {
      field.code += text;
      return;
    }
    if (text.trim() !== '') for (const open of this.#fields) open.hasResult = true;
    const read = fromLegacyFont(text, font).normalize('NFC');
    const last = this.pieces.at(-1);
    if (last?.kind === 'text' && sameMarks(last.marks, marks))
      this.pieces[this.pieces.length - 1] = { ...last, text: last.text + read };
    else this.pieces.push({ kind: 'text', text: read, marks });
  }

  #run(run: XmlElement): void {
    const look = this.#styles.over(this.#base, child(run, 'w:rPr'));
    for (const one of run.children) this.#content(one, look);
  }

  #content(element: XmlElement, look: RunLook): void {
    switch (element.name) {
      case 'w:t':
      case 'w:delText':
        this.#text(element.text, look);
        return;
      case 'w:instrText':
        if (this.#fields.length > 0) this.#fields.at(-1)!.code += element.text;
        return;
      case 'w:fldChar':
        this.#field(attribute(element, 'fldCharType'));
        return;
      case 'w:sym': {
        const code = Number.parseInt(attribute(element, 'char') ?? '', 16);
        if (code > 0)
          this.#text(fromLegacyFont(String.fromCharCode(code), attribute(element, 'font') ?? ''), {
            ...look,
            font: '',
          });
        return;
      }
      case 'w:tab':
      case 'w:ptab':
        this.pieces.push({ kind: 'tab' });
        return;
      case 'w:br':
      case 'w:cr':
        this.pieces.push({ kind: 'break' });
        return;
      case 'w:noBreakHyphen':
        this.#text('-', look);
        return;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.pieces.push({
          kind: 'note',
          id: `${element.name === 'w:footnoteReference' ? 'footnote' : 'endnote'}-${attribute(element, 'id') ?? ''}`,
        });
        return;
      case 'w:object':
        this.#object(element, look.marks);
        return;
      case 'w:drawing':
      case 'w:pict':
        this.#drawing(element);
        return;
      case 'w:ruby':
        this.#text(textOf(child(element, 'w:rubyBase') ?? element), look);
        return;
      case 'mc:AlternateContent':
        for (const one of chosen(element).children) this.#content(one, look);
        return;
      case 'm:oMath':
      case 'm:oMathPara':
      case 'w:r':
        this.read(element);
        return;
      default:
        if (this.#body.isPrompt(element)) return;
        if (transparent.has(element.name)) for (const one of element.children) this.#content(one, look);
        else if (!silent.has(element.name)) this.#body.leave('unknown-element', `${element.name} ${textOf(element)}`);
    }
  }

  #field(type: string | undefined): void {
    if (type === 'begin') this.#fields.push({ code: '', inResult: false, hasResult: false, from: 0 });
    const field = this.#fields.at(-1);
    if (!field) return;
    if (type === 'separate') {
      field.inResult = true;
      field.from = this.pieces.length;
    }
    if (type === 'end') {
      this.#fields.pop();
      // A field with a result is read by its result. `EQ` draws formulas without one.
      if (field.inResult && (field.hasResult || this.pieces.length > field.from)) return;
      const ringed = ringedSign(field.code);
      if (ringed !== null) return this.#text(ringed, this.#base);
      const tree = eqField(field.code);
      if (tree) this.#formula(writeFormula(tree), field.code, false);
      else if (!field.inResult && field.code.trim() !== '') this.#body.leave('field-code', field.code);
    }
  }

  /** An embedded object: an equation if it is one, else the picture that represents it. */
  #object(element: XmlElement, marks: Marks): void {
    const ole = descendants(element, 'o:OLEObject')[0];
    const program = ole?.attributes['ProgID'] ?? '';
    const image = descendants(element, 'v:imagedata')[0];
    const picture = this.#pictureOf(image?.attributes['r:id'] ?? image?.attributes['r:pict'], '');
    const isEquation = /equation|mathtype/i.test(program);
    const part = ole?.attributes['r:id'] === undefined ? null : this.#parts.related(ole.attributes['r:id']);
    const tree = part && (isEquation || program === '') ? readMathTypeObject(part.bytes) : null;
    if (tree !== null || isEquation) {
      const read = tree === null ? { unread: 'no equation in the object' } : writeFormula(tree);
      this.pieces.push({
        kind: 'math',
        source: 'mathtype',
        latex: 'latex' in read ? read.latex : null,
        problem: 'unread' in read ? read.unread : null,
        picture: picture?.part ?? null,
        display: false,
        marks,
      });
      return;
    }
    if (picture) this.pieces.push(picture);
    this.#body.leave('embedded-object', program);
  }

  #drawing(element: XmlElement): void {
    const boxes = descendants(element, 'w:txbxContent');
    // Text boxes inside a text box are read with it.
    this.boxes.push(
      ...boxes.filter(
        (box) => !boxes.some((other) => other !== box && descendants(other, 'w:txbxContent').includes(box)),
      ),
    );
    const inBoxes = new Set(
      boxes.flatMap((box) => [...descendants(box, 'a:blip'), ...descendants(box, 'v:imagedata')]),
    );
    const about = descendants(element, 'wp:docPr')[0]?.attributes;
    const alt = about?.['descr'] ?? about?.['title'] ?? '';
    const isFloating =
      descendants(element, 'wp:anchor').length > 0 ||
      descendants(element, 'v:shape').some(({ attributes }) => /position:\s?absolute/.test(attributes['style'] ?? ''));
    let found = boxes.length > 0;
    for (const blip of [...descendants(element, 'a:blip'), ...descendants(element, 'v:imagedata')]) {
      if (inBoxes.has(blip)) continue;
      found = true;
      const id =
        blip.attributes['r:embed'] ?? blip.attributes['r:id'] ?? blip.attributes['r:link'] ?? blip.attributes['r:href'];
      const picture = this.#pictureOf(id, alt) ?? {
        kind: 'picture',
        part: null,
        mediaType: 'application/octet-stream',
        drawable: false,
        alt,
      };
      this.pieces.push(isFloating ? { ...picture, floating: true } : picture);
    }
    if (found) return;
    const chart = descendants(element, 'a:graphicData')[0]?.attributes['uri'] ?? '';
    this.#body.leave(chart.includes('chart') || chart.includes('diagram') ? 'chart' : 'drawing', alt);
  }

  #pictureOf(id: string | undefined, alt: string): Extract<Piece, { kind: 'picture' }> | null {
    const part = id === undefined ? null : this.#parts.related(id);
    if (!part) return null;
    const mediaType = mediaTypeOf(part.bytes, part.name);
    return { kind: 'picture', part: part.name, mediaType, drawable: isDrawable(mediaType), alt };
  }
}
