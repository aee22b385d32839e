import { parseMarkup } from './parse.ts';
import type { Inline, LineForm, MarkupTree } from './tree.ts';

/** Writes a tree as markup. `parseMarkup(serialiseMarkup(tree))` is the tree again for every tree that came from `parseMarkup`. */
export function serialiseMarkup(tree: MarkupTree): string {
  // Backslashes are written only when the text would otherwise be read as markup: authors see "$5", not "\$5".
  const plain = write(tree, (text) => text);
  return sameTree(parseMarkup(plain), tree) ? plain : write(tree, escapeText);
}

/** Markup that displays exactly this text, for imports and seeds: dollars, percents and brackets are escaped. */
export function markupOfText(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).filter((line) => line.trim() !== '');
  return serialiseMarkup(lines.map((line) => ({ kind: 'paragraph', children: [{ kind: 'text', text: line }] })));
}

/** Whether two trees have the same text with the same marks. */
export function sameTree(a: MarkupTree, b: MarkupTree): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function write(tree: MarkupTree, text: (plain: string) => string): string {
  return tree
    .map(({ children, form }, index) => {
      const line = (form === undefined ? '' : marker(form)) + writeInlines(children, text);
      return index === 0 || (form?.kind === 'cell' && !form.newRow) ? line : `\n${line}`;
    })
    .join('');
}

function marker(form: LineForm): string {
  if (form.kind === 'cell') return form.header ? '%|h%' : '%|%';
  return `%${(form.ordered ? '1' : '-').repeat(form.depth + 1)}%`;
}

function writeInlines(nodes: readonly Inline[], text: (plain: string) => string): string {
  let out = '';
  nodes.forEach((node, index) => {
    if (node.kind === 'text') {
      // A pair of toggles has no effect and separates a digit from the formula's closing dollar.
      if (nodes[index - 1]?.kind === 'math' && /^[0-9]/.test(node.text)) out += '%b%%b%';
      out += text(node.text);
    } else if (node.kind === 'mark') out += `%${node.mark}%${writeInlines(node.children, text)}%${node.mark}%`;
    else if (node.kind === 'gap') out += `[[${node.id}]]`;
    else out += writeMath(node.latex, node.display);
  });
  return out;
}

/**
 * A formula from an editor may contain characters that are not allowed between dollars; a parsed formula never does and
 * is unchanged.
 */
function writeMath(latex: string, display: boolean): string {
  let inner = latex.replace(/(\\[\s\S])|\$/g, '$1').replace(/(^|[^\\])((?:\\\\)*)\\$/, '$1$2');
  if (!display) inner = inner.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();
  if (inner.trim() === '') return '';
  return display ? `$$${inner}$$` : `$${inner}$`;
}

function escapeText(text: string): string {
  return text.replace(/\\(?=[%$[\\]|$)|\$|%(?=[biu1|-]|$)|\[(?=\[|$)/g, '\\$&');
}
