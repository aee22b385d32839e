/** A printed table as cells of a workbook: what its cells say, with numbers and days that can be calculated with. */
import type { Input } from '@vumon/contract/client';
import { listFileBounds } from '@vumon/domain';

type Cell = Input<'POST /list-views/{list}/file'>['body']['rows'][number][number];

/** Texts of the parts of a cell, which stand below each other on the page, beside each other. */
export function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof HTMLElement)) return '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  // A formula is there twice, once to be read aloud.
  if (node.classList.contains('katex')) return node.querySelector('annotation')?.textContent ?? '';
  const parts = [...node.childNodes]
    .map((child) => ({ element: child.nodeType === Node.ELEMENT_NODE, text: textOf(child) }))
    .filter(({ text }) => text.trim() !== '');
  const apart = parts.length > 1 && parts.every(({ element }) => element);
  return parts.map(({ text }) => (apart ? text.trim() : text)).join(apart ? ' · ' : '');
}

const day = /^(\d\d)\/(\d\d)\/(\d{4})$/;
const dayTime = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/;

/** `numeric`: the column has figures; elsewhere a text of digits, such as a code, stays a text. */
export function cellOf(text: string, { numeric, locale }: { numeric: boolean; locale: 'vi' | 'en' }): Cell {
  const said = text.replaceAll(/\s+/g, ' ').trim();
  const [, d, m, y] = day.exec(said) ?? [];
  if (y !== undefined) return { day: `${y}-${m!}-${d!}` };
  const [, dd, mm, yy, time] = dayTime.exec(said) ?? [];
  if (time !== undefined) return { time: `${yy!}-${mm!}-${dd!}T${time}` };
  const figure = said.replace(/ ?₫$/, '');
  const [thousands, point] = locale === 'vi' ? ['.', ','] : [',', '.'];
  const plain = figure.replaceAll(thousands, '').replace(point, '.').replace('−', '-');
  if (numeric && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(plain)) return Number(plain);
  return said.slice(0, listFileBounds.text);
}

/** The header and the rows of a table. */
export function cellsOf(table: HTMLTableElement, locale: 'vi' | 'en'): { columns: string[]; rows: Cell[][] } {
  const columns = [...table.tHead!.rows[0]!.cells].map((cell) => textOf(cell).trim());
  const rows = [...table.tBodies[0]!.rows].map((row) =>
    [...row.cells].map((cell) => cellOf(textOf(cell), { numeric: cell.dataset['numeric'] !== undefined, locale })),
  );
  return { columns, rows };
}
