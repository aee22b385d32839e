/** The editor's schema: exactly what the stored markup can contain. */
import { Extension, Mark, Node, type AnyExtension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { Transaction } from '@tiptap/pm/state';
import { canJoin } from '@tiptap/pm/transform';
import { tableEditing } from '@tiptap/pm/tables';
import type { NodeView } from '@tiptap/pm/view';
import { onFormulasLoaded, renderFormula } from '../../rich-text/Formula.tsx';
import classes from './rich-text-field.module.css';

const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }, { tag: 'div' }],
  renderHTML: () => ['p', 0],
});

const Text = Node.create({ name: 'text', group: 'inline' });

const mark = (name: string, tags: readonly string[]): AnyExtension =>
  Mark.create({ name, parseHTML: () => tags.map((tag) => ({ tag })), renderHTML: () => [tags[0]!, 0] });

const list = (name: string, tag: string): AnyExtension =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph list*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
});

/** The roles that prosemirror-tables needs for each node. */
const tableRoles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (tableRoles[name] === undefined ? {} : { tableRole: tableRoles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: string): AnyExtension =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    // Cells never span others here, but prosemirror-tables reads these attributes of every cell.
    addAttributes: () => ({
      colspan: { default: 1, rendered: false },
      rowspan: { default: 1, rendered: false },
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/**
 * A numbered gap. Not selectable: a letter typed after a click on a selected node would replace it, and with it the
 * gap's answers.
 */
const Gap = Node.create({
  name: 'gap',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-gap'),
      renderHTML: ({ id }) => ({ 'data-gap': String(id) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-gap]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, class: classes.gap, contenteditable: 'false' },
    '\u2060',
  ],
  renderText: () => '____',
});

/** Three underscores or more: a blank without an answer, shown as a box. */
const Blank = Node.create({
  name: 'blank',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    text: {
      default: '____',
      parseHTML: (element) => element.getAttribute('data-blank'),
      renderHTML: ({ text }) => ({ 'data-blank': String(text) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-blank]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, class: classes.blank, contenteditable: 'false' },
    '\u2060',
  ],
  renderText: ({ node }) => String(node.attrs.text),
});

/** Shows the LaTeX until KaTeX has loaded, and where KaTeX cannot draw it. */
function formulaView(latex: string, display: boolean): NodeView {
  const dom = document.createElement('span');
  dom.className = classes.formula ?? '';
  dom.contentEditable = 'false';
  dom.dataset.latex = latex;
  dom.dataset.display = String(display);
  const draw = (): void => {
    const html = renderFormula(latex, display);
    if (html === null) dom.textContent = latex;
    // KaTeX escapes what it is given, and `trust` is off.
    else dom.innerHTML = html;
  };
  draw();
  return { dom, ignoreMutation: () => true, destroy: onFormulasLoaded(draw) };
}

const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    latex: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-latex'),
      renderHTML: ({ latex }) => ({ 'data-latex': String(latex) }),
    },
    display: {
      default: false,
      parseHTML: (element) => element.getAttribute('data-display') === 'true',
      renderHTML: ({ display }) => ({ 'data-display': String(display) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, contenteditable: 'false' }],
  renderText: ({ node }) => {
    const sign = node.attrs.display === true ? '$$' : '$';
    return `${sign}${String(node.attrs.latex)}${sign}`;
  },
  addNodeView:
    () =>
    ({ node }) =>
      formulaView(String(node.attrs.latex), node.attrs.display === true),
});

/** Joins lists that became adjacent, and keeps a line before and after each table for the caret. */
const Neighbours = Extension.create({
  name: 'neighbours',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _, state): Transaction | null {
        if (!transactions.some((transaction) => transaction.docChanged)) return null;
        const { doc, tr, schema } = state;
        const { paragraph } = schema.nodes;
        let end = doc.content.size;
        if (doc.lastChild?.type.name === 'table') tr.insert(end, paragraph!.create());
        for (let at = doc.childCount - 1; at > 0; at--) {
          end -= doc.child(at).nodeSize;
          const { type } = doc.child(at);
          if (type.name.endsWith('List') && doc.child(at - 1).type === type && canJoin(tr.doc, end)) tr.join(end);
        }
        if (doc.firstChild?.type.name === 'table') tr.insert(0, paragraph!.create());
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

const inline: readonly AnyExtension[] = [
  Paragraph,
  Text,
  mark('bold', ['b', 'strong']),
  mark('italic', ['i', 'em']),
  mark('underline', ['u']),
  Gap,
  Blank,
  Formula,
];

/** A field of one line holds one paragraph. */
export const singleLine: AnyExtension[] = [
  Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
  ...inline,
];

export const manyLines: AnyExtension[] = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  ...inline,
  list('bulletList', 'ul'),
  list('orderedList', 'ol'),
  ListItem,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  Neighbours,
];
