/** Marks of runs, resolved through the chain of styles. */
import { attribute, child, toggle, valueOf, type XmlElement } from '../package/xml.ts';
import { noMarks, type Marks } from './blocks.ts';

export interface RunLook {
  readonly marks: Marks;
  readonly font: string;
  readonly hidden: boolean;
}

export interface Styles {
  readonly paragraph: (id: string | undefined) => {
    readonly id: string;
    readonly look: RunLook;
    readonly heading: number | null;
    readonly numbering: XmlElement | undefined;
  };
  /** The properties that a run sets, merged over the inherited ones. */
  readonly over: (base: RunLook, properties: XmlElement | undefined) => RunLook;
}

const plain: RunLook = { marks: noMarks, font: '', hidden: false };

/** Colours that mean no colour: black, nearly black and white. */
function colourOf(value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined;
  const colour = value.toLowerCase();
  if (!/^[0-9a-f]{6}$/.test(colour)) return null;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return Math.max(red, green, blue) < 0x30 ? null : colour;
}

function backOf(properties: XmlElement): string | null | undefined {
  const highlight = valueOf(properties, 'w:highlight');
  if (highlight !== undefined) return highlight === 'none' || highlight === 'white' ? null : highlight;
  const fill = attribute(child(properties, 'w:shd'), 'fill')?.toLowerCase();
  if (fill === undefined) return undefined;
  return fill === 'auto' || fill === 'ffffff' ? null : fill;
}

function apply(base: RunLook, properties: XmlElement | undefined): RunLook {
  if (!properties || properties.children.length === 0) return base;
  const { marks } = base;
  const underline = child(properties, 'w:u');
  const place = valueOf(properties, 'w:vertAlign');
  const fonts = child(properties, 'w:rFonts');
  const colour = colourOf(valueOf(properties, 'w:color'));
  const back = backOf(properties);
  return {
    marks: {
      bold: toggle(properties, 'w:b') ?? marks.bold,
      italic: toggle(properties, 'w:i') ?? marks.italic,
      underline: underline ? (attribute(underline, 'val') ?? 'single') !== 'none' : marks.underline,
      strike: toggle(properties, 'w:strike') ?? toggle(properties, 'w:dstrike') ?? marks.strike,
      colour: colour === undefined ? marks.colour : colour,
      highlight: back === undefined ? marks.highlight : back,
      script:
        place === undefined ? marks.script : place === 'superscript' ? 'super' : place === 'subscript' ? 'sub' : null,
    },
    font: attribute(fonts, 'ascii') ?? attribute(fonts, 'hAnsi') ?? base.font,
    hidden: toggle(properties, 'w:vanish') ?? base.hidden,
  };
}

export function readStyles(root: XmlElement | null): Styles {
  const byId = new Map<string, XmlElement>();
  let fallback: string | undefined;
  for (const style of root?.children ?? []) {
    if (style.name !== 'w:style') continue;
    const id = attribute(style, 'styleId') ?? '';
    byId.set(id, style);
    if (attribute(style, 'type') === 'paragraph' && ['1', 'true'].includes(attribute(style, 'default') ?? ''))
      fallback = id;
  }
  const defaults = apply(plain, child(child(child(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'));
  /** From the base style down; a cycle of styles is cut where it closes. */
  const chainOf = (id: string | undefined): XmlElement[] => {
    const chain: XmlElement[] = [];
    for (let next = id; next !== undefined;) {
      const style = byId.get(next);
      if (!style || chain.includes(style)) break;
      chain.unshift(style);
      next = valueOf(style, 'w:basedOn');
    }
    return chain;
  };
  const known = new Map<string, ReturnType<Styles['paragraph']>>();
  return {
    paragraph: (given) => {
      const id = given ?? fallback ?? '';
      const found = known.get(id);
      if (found) return found;
      const chain = chainOf(id);
      const look = chain.reduce((base, style) => apply(base, child(style, 'w:rPr')), defaults);
      const outline = chain
        .map((style) => valueOf(child(style, 'w:pPr'), 'w:outlineLvl'))
        .findLast((level) => level !== undefined);
      const numbering = chain
        .map((style) => child(child(style, 'w:pPr'), 'w:numPr'))
        .findLast((one) => one !== undefined);
      const level = outline === undefined ? null : Number(outline) + 1;
      const style = { id, look, heading: level !== null && level >= 1 && level <= 9 ? level : null, numbering };
      known.set(id, style);
      return style;
    },
    over: (base, properties) => {
      const named = valueOf(properties, 'w:rStyle');
      const through =
        named === undefined ? base : chainOf(named).reduce((look, style) => apply(look, child(style, 'w:rPr')), base);
      return apply(through, properties);
    },
  };
}
