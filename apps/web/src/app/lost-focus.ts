/**
 * Finds a new element for the focus when the focused one is removed, such as a deleted row or a button that is no
 * longer needed. The browser would focus nothing, and users of keyboards and screen readers would start again at the
 * top.
 */

// Not a list of choices, which opens itself once it has the focus and covers what is below it.
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"], [aria-haspopup="listbox"]), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex="0"]';
const rows = 'tr, li, [role="row"], [role="listitem"]';

/** Surroundings of the focused element, stored while it exists because a removed element has no position. */
export interface Place {
  readonly element: Element;
  /** The ancestors up to the body, each with the index of the element among the focusable elements inside it. */
  readonly around: readonly { readonly box: Element; readonly index: number }[];
  /** The row that contains the element: its index among its siblings, and the element's index within the row. */
  readonly row: { readonly list: Element; readonly index: number; readonly inside: number } | null;
}

const inside = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.getClientRects().length > 0 && one.tabIndex >= 0,
  );

export function placeOf(element: Element): Place {
  const around: { box: Element; index: number }[] = [];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    // Eight levels are enough to find a neighbour; counting inside larger ancestors would be slow.
    if (around.length === 8) break;
    around.push({ box, index: inside(box).indexOf(element as HTMLElement) });
  }
  const row = element.closest(rows);
  const list = row?.parentElement;
  return {
    element,
    around,
    row:
      row && list
        ? { list, index: [...list.children].indexOf(row), inside: inside(row).indexOf(element as HTMLElement) }
        : null,
  };
}

/**
 * The element nearest to the lost focus: the same position in the row that moved up, a neighbour, or the page's
 * content.
 */
export function nearestTo({ around, row }: Place): HTMLElement | null {
  if (row?.list.isConnected && row.list.children.length > 0) {
    const next = row.list.children[Math.min(Math.max(row.index, 0), row.list.children.length - 1)];
    const there = next ? inside(next) : [];
    const found = there[Math.min(Math.max(row.inside, 0), there.length - 1)];
    if (found) return found;
  }
  for (const { box, index } of around) {
    // What no tab stop reaches, such as the content of a page, has no neighbours: the new content takes its place.
    if (!box.isConnected || index < 0) continue;
    const there = inside(box);
    const found = there[Math.min(index, there.length - 1)];
    if (found) return found;
  }
  return document.querySelector<HTMLElement>('[role="dialog"] [tabindex="-1"], main[tabindex]');
}
