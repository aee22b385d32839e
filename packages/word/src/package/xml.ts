/** XML as a tree, with the usual prefixes whatever prefixes the file uses, and with limits. */
import { strFromU8 } from 'fflate';
import { SaxesParser } from 'saxes';
import { WordError, type WordLimits } from '../errors.ts';

export interface XmlElement {
  /** `w:p`, `m:f`, … */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly inside; only leaves have relevant text. */
  readonly text: string;
}

/** Namespaces of the transitional and of the strict form, by the last segments of their URIs. */
const namespaces: readonly (readonly [RegExp, string])[] = [
  [/\/wordprocessingml\/(2006\/)?main$/, 'w'],
  [/\/officeDocument\/(2006\/)?math$/, 'm'],
  [/\/officeDocument\/(2006\/)?relationships$/, 'r'],
  [/\/drawingml\/(2006\/)?main$/, 'a'],
  [/\/drawingml\/(2006\/)?wordprocessingDrawing$/, 'wp'],
  [/\/drawingml\/(2006\/)?picture$/, 'pic'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/office:office$/, 'o'],
  [/schemas-microsoft-com:vml$/, 'v'],
  [/\/word\/2010\/wordprocessingShape$/, 'wps'],
  [/\/word\/2010\/wordprocessingGroup$/, 'wpg'],
  [/\/package\/2006\/relationships$/, 'rel'],
];

const standard = (address: string): string | null => namespaces.find(([pattern]) => pattern.test(address))?.[1] ?? null;

export function parseXml(bytes: Uint8Array, limits: WordLimits): XmlElement {
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: XmlElement[];
    text: string;
    prefixes: ReadonlyMap<string, string>;
  }
  const parser = new SaxesParser();
  const stack: Open[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  const named = (name: string, prefixes: ReadonlyMap<string, string>): string => {
    const colon = name.indexOf(':');
    const prefix = prefixes.get(colon < 0 ? '' : name.slice(0, colon));
    return prefix === undefined ? name : `${prefix}:${name.slice(colon + 1)}`;
  };
  parser.on('error', (error) => {
    throw new WordError('WORD_DAMAGED', error.message);
  });
  parser.on('doctype', () => {
    throw new WordError('WORD_ENTITIES');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > limits.elements) throw new WordError('WORD_TOO_LARGE', 'elements');
    if (stack.length >= limits.depth) throw new WordError('WORD_TOO_DEEP');
    let prefixes = stack.at(-1)?.prefixes ?? new Map<string, string>();
    const entries = Object.entries(attributes as Record<string, string>);
    if (entries.some(([key]) => key.startsWith('xmlns'))) {
      const changed = new Map(prefixes);
      for (const [key, address] of entries) {
        if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
        const known = standard(address);
        const prefix = key.slice('xmlns:'.length);
        if (known === null) changed.delete(prefix);
        else changed.set(prefix, known);
      }
      prefixes = changed;
    }
    const own: Record<string, string> = {};
    for (const [key, value] of entries) own[key.includes(':') ? named(key, prefixes) : key] = value;
    stack.push({ name: named(name, prefixes), attributes: own, children: [], text: '', prefixes });
  });
  const characters = (text: string): void => {
    const open = stack.at(-1);
    if (open) open.text += text;
  };
  parser.on('text', characters);
  parser.on('cdata', characters);
  parser.on('closetag', () => {
    const { name, attributes, children, text } = stack.pop()!;
    const element: XmlElement = { name, attributes, children, text };
    const parent = stack.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  });
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  parser.write(isUtf16 ? fromUtf16(bytes) : strFromU8(bytes)).close();
  if (root === null) throw new WordError('WORD_DAMAGED', 'empty');
  return root;
}

function fromUtf16(bytes: Uint8Array): string {
  const low = bytes[0] === 0xff ? 0 : 1;
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes[at + low]! | (bytes[at + 1 - low]! << 8));
  return text;
}

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((one) => one.name === name);

/** An attribute with or without its element's prefix, which some programs leave out. */
export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  const prefix = element.name.slice(0, element.name.indexOf(':') + 1);
  return element.attributes[prefix + name] ?? element.attributes[name];
}

/** The `val` of a child: `<w:b w:val="0"/>`. */
export const valueOf = (element: XmlElement | undefined, name: string): string | undefined =>
  attribute(child(element, name), 'val');

/** All descendants of this name, in reading order. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const stack = [element];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next !== element && next.name === name) found.push(next);
    for (let at = next.children.length - 1; at >= 0; at--) stack.push(next.children[at]!);
  }
  return found;
}

/** `w:b`, `w:b w:val="true"`, but not `w:b w:val="0"`; undefined when it is absent. */
export function toggle(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = child(element, name);
  return found && !['0', 'false', 'off', 'none'].includes(attribute(found, 'val') ?? '1');
}
