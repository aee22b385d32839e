/** Moving through a grid by keyboard: cells that take the focus carry `data-cell`. */
import type { KeyboardEvent } from 'react';

/** Roving tabindex: only the cell visited last is reached by the Tab key. */
export function keepOneTabStop({ target, currentTarget }: { target: Element; currentTarget: Element }): void {
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell) return;
  for (const other of currentTarget.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]')) other.tabIndex = -1;
  cell.tabIndex = 0;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** What takes the focus in a row, by column. The first column has two places: the name and the actions beside it. */
const placesOf = (row: HTMLTableRowElement): (HTMLElement | undefined)[] =>
  [...row.cells].flatMap((one, column) => {
    const inside = one.matches('[data-cell]') ? [one] : [...one.querySelectorAll<HTMLElement>('[data-cell]')];
    return column === 0 ? [inside[0], inside[1]] : [inside[0]];
  });

/** Arrow keys move between the cells; Enter works like a click. */
export function moveByKey(event: KeyboardEvent<HTMLTableElement>, table: HTMLTableElement | null): void {
  const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
  if (!cell || !table) return;
  if ((event.key === 'Enter' || event.key === ' ') && cell.tagName === 'TD') {
    event.preventDefault();
    cell.click();
    return;
  }
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const reachable = [...table.rows].map(placesOf).filter((row) => row.some(Boolean));
  const at = reachable.findIndex((row) => row.includes(cell));
  const column = reachable[at]!.indexOf(cell);
  const row = reachable[Math.min(reachable.length - 1, Math.max(0, at + step[0]))]!;
  const wanted = Math.min(row.length - 1, Math.max(0, column + step[1]));
  // Marks and row headers take no focus; take the nearest cell that does.
  const next =
    row[wanted] ??
    (step[1] < 0 ? row.slice(0, wanted).findLast(Boolean) : undefined) ??
    row.slice(wanted).find(Boolean) ??
    row.findLast(Boolean);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
