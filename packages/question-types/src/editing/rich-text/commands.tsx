/** The changes that toolbar, keys and clipboard make to the document. */
import type { Editor } from '@tiptap/core';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { Transaction } from '@tiptap/pm/state';
import { tokenise } from '../../markup/tokens.ts';
import type { FormulaDraft } from './FormulaDialog.tsx';
import { documentOf, inlinesOf, linesOf, signsIn, type Place } from './document.ts';
import { indent, insertLines, moveInTable, toggleList, withoutSelection, type Line, type Run } from './lines.ts';

export type PlaceKind = 'text' | 'ul' | 'ol' | 'table';

/** The formatting at the start of the selection. */
export function placeKind({ state }: Editor): PlaceKind {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type;
    if (name === 'orderedList') return 'ol';
    if (name === 'bulletList') return 'ul';
    if (name === 'table') return 'table';
  }
  return 'text';
}

/** Replaces only what differs, so that the selection and a running composition elsewhere are not disturbed. */
export function replaceDocument(transaction: Transaction, next: Node): { end: number } | null {
  const { doc } = transaction;
  const start = doc.content.findDiffStart(next.content);
  if (start === null) return null;
  let { a: oldEnd, b: newEnd } = doc.content.findDiffEnd(next.content)!;
  const overlap = start - Math.min(oldEnd, newEnd);
  if (overlap > 0) {
    oldEnd += overlap;
    newEnd += overlap;
  }
  transaction.replace(start, oldEnd, next.slice(start, newEnd));
  // Across lists and tables ProseMirror may fit a slice differently.
  if (!transaction.doc.eq(next)) transaction.replaceWith(0, transaction.doc.content.size, next.content);
  return { end: newEnd };
}

/** The selection limited to text: a selection of whole cells or of everything exceeds it. */
function placeOf({ state }: Editor): Place {
  const { $from, $to } = state.selection;
  const { from, to } = TextSelection.between($from, $to);
  return { from, to };
}

/** Changes the text as lines; the selection is kept. False when there is nothing to change. */
export function changeLines(editor: Editor, edit: (lines: readonly Line[]) => readonly Line[] | null): boolean {
  const next = edit(linesOf(editor.state.doc, placeOf(editor)));
  if (next === null) return false;
  const { schema, tr } = editor.state;
  const place = signsIn(schema.nodeFromJSON(documentOf(next)));
  const changed = schema.nodeFromJSON(documentOf(withoutSelection(next)));
  replaceDocument(tr, changed);
  if (place !== null) tr.setSelection(TextSelection.create(tr.doc, place.from, place.to));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}

const fragmentOf = (editor: Editor, runs: readonly Run[]): Fragment =>
  Fragment.fromJSON(editor.schema, inlinesOf(runs));

/** Replaces the selection by runs. */
export function insertRuns(editor: Editor, runs: readonly Run[]): void {
  editor.view.dispatch(editor.state.tr.replaceSelection(new Slice(fragmentOf(editor, runs), 0, 0)).scrollIntoView());
  editor.view.focus();
}

/** Replaces the selection by a gap, blank or formula. */
export function insertNode(editor: Editor, name: string, attributes: Readonly<Record<string, unknown>>): void {
  const node = editor.schema.nodes[name]!.create(attributes);
  editor.view.dispatch(editor.state.tr.replaceSelectionWith(node, true).scrollIntoView());
  editor.view.focus();
}

/** Replaces the formula at `at`, or the selection, by a formula. */
export function replaceFormula(editor: Editor, { latex, display }: FormulaDraft, at: number | null): void {
  const old = at === null ? null : editor.state.doc.nodeAt(at);
  if (at === null || old?.type.name !== 'formula') return insertNode(editor, 'formula', { latex, display });
  const { tr } = editor.state;
  tr.replaceWith(at, at + old.nodeSize, old.type.create({ latex, display }, null, old.marks));
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1)));
  editor.view.focus();
}

/** Replaces the selection by lines; in a single-line field and in a cell they become one line. */
export function insertPasted(editor: Editor, pasted: readonly Line[]): void {
  if (pasted.length === 1 && pasted[0]!.form === undefined) return insertRuns(editor, pasted[0]!.runs);
  if (!editor.state.selection.empty) editor.view.dispatch(editor.state.tr.deleteSelection());
  changeLines(editor, (lines) => insertLines(lines, pasted));
}

const inItem = ($from: TextSelection['$from']): boolean =>
  $from.depth > 1 && $from.node($from.depth - 1).type.name === 'listItem';

/** Keys of lists, tables and lines; false where the editor's default applies. */
export function structureKey(editor: Editor, event: KeyboardEvent): boolean {
  const control = event.ctrlKey || event.metaKey;
  if (control && event.shiftKey && event.code === 'Digit7')
    return changeLines(editor, (lines) => toggleList(lines, true));
  if (control && event.shiftKey && event.code === 'Digit8')
    return changeLines(editor, (lines) => toggleList(lines, false));
  const { empty, $from } = editor.state.selection;
  const place = placeKind(editor);
  const list = place === 'ul' || place === 'ol';
  if (list && control && event.code === 'BracketRight') return changeLines(editor, (lines) => indent(lines, 1));
  if (list && control && event.code === 'BracketLeft') return changeLines(editor, (lines) => indent(lines, -1));
  if (event.key === 'Enter' && place === 'table') {
    // A cell has one line.
    if (!event.shiftKey) changeLines(editor, (lines) => moveInTable(lines, 'below'));
    return true;
  }
  if (event.key === 'Enter' && list) {
    if (event.shiftKey) return true;
    // Leaves the list, one level at a time.
    if (empty && inItem($from) && $from.parent.content.size === 0)
      return changeLines(editor, (lines) => indent(lines, -1));
    return editor.commands.splitListItem('listItem');
  }
  if (event.key === 'Enter' && event.shiftKey) return editor.commands.splitBlock();
  if (event.key === 'Backspace' && empty && $from.parentOffset === 0) {
    if (list) return changeLines(editor, (lines) => indent(lines, -1));
    return place === 'text' && editor.commands.joinTextblockBackward();
  }
  if (event.key === 'Delete' && empty && $from.parentOffset === $from.parent.content.size)
    return editor.commands.joinTextblockForward();
  // From the last cell Tab leaves the field, as everywhere.
  if (event.key === 'Tab' && place === 'table' && !control)
    return changeLines(editor, (lines) => moveInTable(lines, event.shiftKey ? 'previous' : 'next'));
  return false;
}

/** Backspace and Delete beside a gap, blank or formula, where browsers differ in what they delete. */
export function deleteNeighbour(editor: Editor, key: string): boolean {
  const { empty, $from, from } = editor.state.selection;
  if (!empty) return false;
  const back = key === 'Backspace';
  const node = back ? $from.nodeBefore : $from.nodeAfter;
  if (node === null || !node.isInline || !node.isAtom || node.isText) return false;
  editor.view.dispatch(editor.state.tr.delete(back ? from - node.nodeSize : from, back ? from : from + node.nodeSize));
  return true;
}

/** The character that represents a gap or formula where a textblock is read as text. */
const leaf = '\ufffc';

/** The last formula that was created by typing, for Backspace. */
interface TypedFormula {
  readonly document: Node;
  readonly end: number;
  readonly source: string;
}
const lastTyped = new WeakMap<Editor, TypedFormula>();

/** Backspace directly after a formula was created by typing: restores the typed text, for authors who meant dollars. */
export function revertFormula(editor: Editor): boolean {
  const made = lastTyped.get(editor);
  const { doc, schema, selection, tr } = editor.state;
  if (made === undefined || made.document !== doc || !selection.empty || selection.from !== made.end) return false;
  editor.view.dispatch(tr.replaceWith(made.end - 1, made.end, schema.text(made.source)));
  return true;
}

/**
 * Turns `$…$` or `$$…$$` into a formula once the last dollar is typed. False where it is none: a dollar after a digit
 * is a price.
 */
export function typeFormula(editor: Editor, from: number, to: number, typed: string): boolean {
  if (!typed.endsWith('$')) return false;
  const $from = editor.state.doc.resolve(from);
  if (!$from.parent.isTextblock) return false;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, leaf) + typed;
  const last = tokenise(before).at(-1);
  if (last?.kind !== 'math' || last.latex.includes(leaf)) return false;
  const length = last.latex.length + (last.display ? 4 : 2);
  if (/\d/.test(before[before.length - length - 1] ?? '')) return false;
  const start = from + typed.length - length;
  const { schema } = editor;
  const formula = schema.nodes.formula!.create({ latex: last.latex.trim(), display: last.display });
  // Several characters at once, as some keyboards send them, may begin before the formula.
  const lead = start > from ? [schema.text(typed.slice(0, start - from))] : [];
  editor.view.dispatch(editor.state.tr.replaceWith(Math.min(start, from), to, [...lead, formula]));
  lastTyped.set(editor, {
    document: editor.state.doc,
    end: editor.state.selection.from,
    source: before.slice(-length),
  });
  return true;
}
