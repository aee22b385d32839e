import type { MarkupTree, Paragraph } from './tree.ts';

export interface ListBlock {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly { readonly line: Paragraph; readonly lists: readonly ListBlock[] }[];
}

export interface TableBlock {
  readonly kind: 'table';
  /** Every row is as long as the longest. */
  readonly rows: readonly (readonly { readonly line: Paragraph; readonly header: boolean }[])[];
}

export type Block = { readonly kind: 'paragraph'; readonly line: Paragraph } | ListBlock | TableBlock;

/** A paragraph, or the adjacent lines that form one list or table. */
export function stretchesOf(tree: MarkupTree): MarkupTree[] {
  const stretches: Paragraph[][] = [];
  for (const line of tree) {
    const last = stretches.at(-1);
    if (line.form !== undefined && last?.[0]?.form?.kind === line.form.kind) last.push(line);
    else stretches.push([line]);
  }
  return stretches;
}

/** Lines as they are displayed: adjacent items as one list with nested lists, adjacent rows as one table. */
export function blocksOf(tree: MarkupTree): Block[] {
  return stretchesOf(tree).flatMap((lines): Block[] => {
    const kind = lines[0]?.form?.kind;
    if (kind === 'item') return listsOf(lines, 0);
    return kind === 'cell' ? [tableOf(lines)] : lines.map((line) => ({ kind: 'paragraph', line }));
  });
}

/** The sign before an item where a list is displayed within a line. */
export const itemSign = (ordered: boolean, index: number): string => (ordered ? `${index + 1}. ` : '• ');

const depthOf = (line: Paragraph): number => (line.form?.kind === 'item' ? line.form.depth : 0);
const isOrdered = (line: Paragraph): boolean => line.form?.kind === 'item' && line.form.ordered;

function listsOf(lines: readonly Paragraph[], depth: number): ListBlock[] {
  const lists: { kind: 'list'; ordered: boolean; items: { line: Paragraph; lists: ListBlock[] }[] }[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    let end = at + 1;
    while (end < lines.length && depthOf(lines[end]!) > depth) end++;
    const item = { line, lists: listsOf(lines.slice(at + 1, end), depth + 1) };
    const last = lists.at(-1);
    if (last?.ordered === isOrdered(line)) last.items.push(item);
    else lists.push({ kind: 'list', ordered: isOrdered(line), items: [item] });
    at = end;
  }
  return lists;
}

const filler: Paragraph = { kind: 'paragraph', children: [] };

function tableOf(lines: readonly Paragraph[]): TableBlock {
  const rows: { line: Paragraph; header: boolean }[][] = [];
  for (const line of lines) {
    const { form } = line;
    if (form?.kind !== 'cell') continue;
    if (form.newRow || rows.length === 0) rows.push([]);
    rows.at(-1)!.push({ line, header: form.header });
  }
  const columns = Math.max(...rows.map((row) => row.length));
  for (const row of rows) while (row.length < columns) row.push({ line: filler, header: row[0]!.header });
  return { kind: 'table', rows };
}
