/** Converts between lines and the editor's document. */
import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { stretchesOf } from '../../markup/blocks.ts';
import { selectionEnd, selectionStart, type Line, type Marks, type Run } from './lines.ts';

const markNames = ['bold', 'italic', 'underline'] as const satisfies readonly (keyof Marks)[];

function inlineOf(run: Run): JSONContent[] {
  const marks = markNames.filter((name) => run[name]).map((type) => ({ type }));
  const withMarks = (node: JSONContent): JSONContent => (marks.length === 0 ? node : { ...node, marks });
  if (run.kind === 'gap') return [withMarks({ type: 'gap', attrs: { id: run.id } })];
  if (run.kind === 'formula')
    return [withMarks({ type: 'formula', attrs: { latex: run.latex, display: run.display } })];
  return run.text
    .split(/(_{3,})/)
    .map((text, index): JSONContent => (index % 2 === 1 ? { type: 'blank', attrs: { text } } : { type: 'text', text }))
    .filter((node) => node.text !== '')
    .map(withMarks);
}

export const inlinesOf = (runs: readonly Run[]): JSONContent[] => runs.flatMap(inlineOf);

const paragraphOf = (line: Line): JSONContent => ({ type: 'paragraph', content: inlinesOf(line.runs) });
const depthOf = (line: Line): number => (line.form?.kind === 'item' ? line.form.depth : 0);

function listsOf(lines: readonly Line[], depth: number): JSONContent[] {
  const lists: { type: string; content: JSONContent[] }[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const type = line.form?.kind === 'item' && line.form.ordered ? 'orderedList' : 'bulletList';
    let end = at + 1;
    while (end < lines.length && depthOf(lines[end]!) > depth) end++;
    const item = {
      type: 'listItem',
      content: [paragraphOf(line), ...listsOf(lines.slice(at + 1, end), depth + 1)],
    };
    const last = lists.at(-1);
    if (last?.type === type) last.content.push(item);
    else lists.push({ type, content: [item] });
    at = end;
  }
  return lists;
}

function tableOf(lines: readonly Line[]): JSONContent {
  const rows: JSONContent[][] = [];
  for (const line of lines) {
    const { header, newRow } = line.form?.kind === 'cell' ? line.form : { header: false, newRow: false };
    if (newRow || rows.length === 0) rows.push([]);
    rows.at(-1)!.push({ type: header ? 'tableHeader' : 'tableCell', content: [paragraphOf(line)] });
  }
  const width = Math.max(...rows.map((row) => row.length));
  for (const row of rows)
    while (row.length < width) row.push({ type: row[0]!.type!, content: [{ type: 'paragraph' }] });
  return { type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) };
}

/** Lines as a document; an empty line for the caret is added before a table at the start and after one at the end. */
export function documentOf(lines: readonly Line[]): JSONContent {
  // `stretchesOf` only looks at the kinds of lines.
  const stretches = stretchesOf(
    lines.map((line) => ({
      kind: 'paragraph' as const,
      children: [],
      ...(line.form === undefined ? {} : { form: line.form }),
    })),
  );
  let at = 0;
  const content = stretches.flatMap((stretch): JSONContent[] => {
    const these = lines.slice(at, (at += stretch.length));
    const kind = these[0]?.form?.kind;
    if (kind === 'item') return listsOf(these, 0);
    return kind === 'cell' ? [tableOf(these)] : [paragraphOf(these[0]!)];
  });
  const empty: JSONContent = { type: 'paragraph' };
  if (content.length === 0 || content[0]!.type === 'table') content.unshift(empty);
  if (content.at(-1)!.type === 'table') content.push(empty);
  return { type: 'doc', content };
}

/** Browsers write no-break spaces where spaces would collapse; zero-width characters come from other programs. */
const readable = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/[\u200b\u2060\ufeff]/g, '');

/** Positions in a document, `from` ≤ `to`. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** A document as lines. With a range, `selectionStart` and `selectionEnd` are inserted into the text there. */
export function linesOf(document: Node, place?: Place): Line[] {
  const lines: Line[] = [];
  const signsAt = (at: number): string =>
    (at === place?.from ? selectionStart : '') + (at === place?.to ? selectionEnd : '');

  const textblock = (block: Node, start: number, form?: Line['form']): void => {
    const runs: Run[] = [];
    const put = (text: string, marks: Marks): void => {
      const last = runs.at(-1);
      if (text === '') return;
      if (last?.kind === 'text' && markNames.every((name) => last[name] === marks[name]))
        runs[runs.length - 1] = { ...last, text: last.text + text };
      else runs.push({ kind: 'text', text, ...marks });
    };
    let marks: Marks = { bold: false, italic: false, underline: false };
    block.forEach((node, offset) => {
      const at = start + offset;
      const has = (name: string): boolean => node.marks.some((one) => one.type.name === name);
      marks = { bold: has('bold'), italic: has('italic'), underline: has('underline') };
      if (node.isText) {
        const text = node.text ?? '';
        const cuts = place === undefined ? [] : [place.from - at, place.to - at];
        let done = 0;
        for (const cut of new Set(cuts.filter((one) => one >= 0 && one < text.length))) {
          put(readable(text.slice(done, cut)), marks);
          put(signsAt(at + cut), marks);
          done = cut;
        }
        put(readable(text.slice(done)), marks);
        return;
      }
      put(signsAt(at), marks);
      if (node.type.name === 'gap') runs.push({ kind: 'gap', id: String(node.attrs.id), ...marks });
      else if (node.type.name === 'blank') put(String(node.attrs.text), marks);
      else if (node.type.name === 'formula')
        runs.push({
          kind: 'formula',
          latex: String(node.attrs.latex),
          display: node.attrs.display === true,
          ...marks,
        });
    });
    put(signsAt(start + block.content.size), marks);
    lines.push(form === undefined ? { runs } : { runs, form });
  };

  const list = (node: Node, start: number, depth: number): void =>
    node.forEach((item, offset) =>
      item.forEach((child, inner) => {
        const at = start + offset + inner + 2;
        if (child.isTextblock) textblock(child, at, { kind: 'item', ordered: node.type.name === 'orderedList', depth });
        else list(child, at, depth + 1);
      }),
    );

  const table = (node: Node, start: number): void =>
    node.forEach((row, rowAt) =>
      row.forEach((cell, cellAt, index) =>
        textblock(cell.firstChild!, start + rowAt + cellAt + 3, {
          kind: 'cell',
          header: cell.type.name === 'tableHeader',
          newRow: index === 0,
        }),
      ),
    );

  document.forEach((node, offset) => {
    const start = offset + 1;
    if (node.isTextblock) textblock(node, start);
    else if (node.type.name === 'table') table(node, start);
    else list(node, start, 0);
  });
  return lines;
}

/**
 * Positions of the selection markers in a document, as positions in the same document without them; null without
 * markers.
 */
export function signsIn(document: Node): Place | null {
  let from: number | null = null;
  let to: number | null = null;
  document.descendants((node, at) => {
    if (!node.isText) return;
    const start = node.text!.indexOf(selectionStart);
    const end = node.text!.indexOf(selectionEnd);
    if (start !== -1) from = at + start;
    if (end !== -1) to = at + end;
  });
  if (to === null) return null;
  // Removing the start marker shifts what follows it by one.
  return from === null ? { from: to, to } : { from, to: to - 1 };
}
