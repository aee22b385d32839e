/**
 * Text of other programs (HTML, Markdown, plain, each with LaTeX) as the product's markup. Linear in time; no tag is
 * ever passed through.
 */
import { parseMarkup, serialiseMarkup, type Inline, type MarkName } from '@vumon/question-types';

export type ForeignFormat = 'moodle' | 'html' | 'markdown' | 'plain';

export interface FromForeign {
  readonly markup: string;
  /** A picture, table or recording that was dropped. */
  readonly dropped: boolean;
}

const latin = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ');
const entities: ReadonlyMap<string, string> = new Map([
  ...latin.map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['rarr', '→'],
  ['larr', '←'],
  ['harr', '↔'],
  ['rArr', '⇒'],
  ['hArr', '⇔'],
  ['le', '≤'],
  ['ge', '≥'],
  ['ne', '≠'],
  ['asymp', '≈'],
  ['infin', '∞'],
  ['radic', '√'],
  ['minus', '−'],
  ['pi', 'π'],
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['Delta', 'Δ'],
  ['delta', 'δ'],
  ['ang', '∠'],
  ['isin', '∈'],
  ['cap', '∩'],
  ['cup', '∪'],
  ['sub', '⊂'],
  ['empty', '∅'],
  ['prime', '′'],
  ['euro', '€'],
]);

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      const storable = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return storable ? String.fromCodePoint(code) : '';
    },
  );
}

const marks: ReadonlyMap<string, MarkName> = new Map([
  ['b', 'b'],
  ['strong', 'b'],
  ['i', 'i'],
  ['em', 'i'],
  ['u', 'u'],
  ['ins', 'u'],
]);
const lines = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'tbody',
  'thead',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'section',
  'article',
]);
const silent = new Set([
  'span',
  'font',
  'a',
  'td',
  'th',
  'code',
  'small',
  'big',
  'label',
  'center',
  'sub',
  'sup',
  's',
  'del',
  'strike',
  'colgroup',
  'col',
  'abbr',
  'tt',
  'kbd',
]);
const media = new Set(['img', 'audio', 'video', 'iframe', 'object', 'embed', 'source', 'svg', 'canvas']);
/** Elements that are dropped with their content. */
const skipped = new Set(['script', 'style', 'head', 'title', 'template']);

/** Collects text with the current marks, line by line. */
class Writer {
  readonly #paragraphs: Inline[][] = [[]];
  readonly on: Record<MarkName, number> = { b: 0, i: 0, u: 0 };
  dropped = false;

  add(inline: Inline): void {
    const marked = (['u', 'i', 'b'] as const).reduce<Inline>(
      (inner, mark) => (this.on[mark] > 0 ? { kind: 'mark', mark, children: [inner] } : inner),
      inline,
    );
    this.#paragraphs.at(-1)!.push(marked);
  }
  /** Text with formulas in it. */
  text(source: string): void {
    for (const inline of withMath(source)) this.add(inline);
  }
  line(): void {
    this.#paragraphs.push([]);
  }
  get markup(): string {
    const written = serialiseMarkup(
      this.#paragraphs.filter((children) => children.length > 0).map((children) => ({ kind: 'paragraph', children })),
    );
    const tidy = written
      .split('\n')
      .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n');
    // Parsed and written once more, so that adjacent runs with the same marks are joined.
    return serialiseMarkup(parseMarkup(tidy));
  }
}

const looksLikeMath = (latex: string): boolean => /[\\^_=<>]|^[a-zA-Z]$|\d\s*[+*/-]\s*\d/.test(latex);

/** The maximal length of a formula, which bounds the search for its end. */
const mostLatex = 2000;

/** `$…$`, `$$…$$`, `\(…\)` and `\[…\]` as formulas. A lone dollar is a dollar. */
function withMath(source: string): Inline[] {
  const found: Inline[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') found.push({ kind: 'text', text });
    text = '';
  };
  const fences = [
    ['$$', '$$', true],
    ['\\[', '\\]', true],
    ['\\(', '\\)', false],
    ['$', '$', false],
  ] as const;
  for (let at = 0; at < source.length;) {
    const fence =
      source[at] === '$' || source[at] === '\\' ? fences.find(([open]) => source.startsWith(open, at)) : undefined;
    const inside = fence ? source.slice(at + fence[0].length, at + mostLatex).indexOf(fence[1]) : -1;
    const end = inside < 0 ? -1 : at + fence![0].length + inside;
    const latex =
      fence && end >= 0
        ? source
            .slice(at + fence[0].length, end)
            .replace(/\s*\n\s*/g, ' ')
            .trim()
        : '';
    if (fence && latex !== '' && (fence[0] !== '$' || looksLikeMath(latex))) {
      flush();
      found.push({ kind: 'math', latex, display: fence[2] });
      at = end + fence[1].length;
    } else {
      text += source[at];
      at += 1;
    }
  }
  flush();
  return found;
}

/** Plain text: tags have no meaning. */
function fromPlain(source: string, writer: Writer): void {
  source.split('\n').forEach((line, index) => {
    if (index > 0) writer.line();
    writer.text(line);
  });
}

const tagPattern = /<(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})((?:\s[^<>]{0,2000})?)\/?>|<!--/y;

/** `strict`: every tag is a tag (HTML); otherwise only known ones, so that `<Lan>` in a plain text is kept. */
function fromHtml(source: string, writer: Writer, strict: boolean): void {
  let text = '';
  const flush = () => {
    const decoded = decodeEntities(text);
    text = '';
    // In HTML a line break of the source is a space.
    if (strict) writer.text(decoded.replace(/[ \t\r\n]+/g, ' '));
    else fromPlain(decoded, writer);
  };
  for (let at = 0; at < source.length;) {
    if (source[at] !== '<') {
      text += source[at];
      at += 1;
      continue;
    }
    tagPattern.lastIndex = at;
    const [whole, slash, written] = tagPattern.exec(source) ?? [];
    if (whole === '<!--') {
      const end = source.indexOf('-->', at + 4);
      at = end < 0 ? source.length : end + 3;
      continue;
    }
    const name = written?.toLowerCase();
    const mark = name === undefined ? undefined : marks.get(name);
    const known =
      name !== undefined &&
      (mark !== undefined || lines.has(name) || silent.has(name) || media.has(name) || skipped.has(name));
    if (whole === undefined || name === undefined || (!known && !strict)) {
      text += '<';
      at += 1;
      continue;
    }
    flush();
    at += whole.length;
    const opens = slash === '';
    if (mark) writer.on[mark] = Math.max(0, writer.on[mark] + (opens ? 1 : -1));
    else if (lines.has(name)) {
      writer.line();
      if (name === 'li' && opens) writer.text('– ');
      if (name === 'table' && opens) writer.dropped = true;
    } else if (name === 'td' || name === 'th') writer.text(' ');
    else if (media.has(name) && opens) writer.dropped = true;
    else if ((name === 'sup' || name === 'sub') && opens) {
      const inner = new RegExp(`([^<>]{1,60})</${name}\\s*>`, 'iy');
      inner.lastIndex = at;
      const [found, raised] = inner.exec(source) ?? [];
      if (found !== undefined) {
        writer.add({
          kind: 'math',
          latex: `${name === 'sup' ? '^' : '_'}{${decodeEntities(raised!).replace(/[${}\\]/g, '')}}`,
          display: false,
        });
        at += found.length;
      }
    } else if (skipped.has(name) && opens) {
      const close = new RegExp(`</${name}`, 'gi');
      close.lastIndex = at;
      at = close.exec(source)?.index ?? source.length;
    }
  }
  flush();
}

/** The inline part of Markdown, with lists and headings as lines. */
function fromMarkdown(source: string, writer: Writer): void {
  const inline = source
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s{0,12}#{1,6}\s+/, '')
        .replace(/^\s{0,12}[-*+]\s+/, '– ')
        .replace(/^\s{0,12}>\s?/, '')
        .trimEnd(),
    )
    .join('\n')
    .replace(/!\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, () => {
      writer.dropped = true;
      return '';
    })
    .replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/`([^`\n]{1,500})`/g, '$1');
  const pattern = /(\*\*|__)(?=\S)([^*\n]{1,1000}?)\1|(\*|_)(?=[^\s*_])([^*_\n]{1,1000}?)\3(?![A-Za-z0-9])/g;
  let from = 0;
  for (const found of inline.matchAll(pattern)) {
    fromHtml(inline.slice(from, found.index), writer, false);
    const mark: MarkName = found[1] === undefined ? 'i' : 'b';
    writer.on[mark] += 1;
    writer.text(found[2] ?? found[4]!);
    writer.on[mark] -= 1;
    from = found.index + found[0].length;
  }
  fromHtml(inline.slice(from), writer, false);
}

export function markupFrom(source: string, format: ForeignFormat): FromForeign {
  const writer = new Writer();
  const text = source.normalize('NFC').replace(/\r\n?/g, '\n');
  if (format === 'plain') fromPlain(text, writer);
  else if (format === 'markdown') fromMarkdown(text, writer);
  else fromHtml(text, writer, format === 'html');
  return { markup: writer.markup, dropped: writer.dropped };
}
