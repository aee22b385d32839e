/**
 * Where the focus goes when what had it leaves the page: a deleted row, a button that is not needed any more. The browser
 * leaves it on no element, and users of keyboards and screen readers would start again at the top.
 */

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex="0"]';
const rows = 'tr, li, [role="row"], [role="listitem"]';

/** What was there while the element had the focus: its place cannot be asked of an element that has gone. */
export interface Place {
  readonly element: Element;
  /** From the element's parent up to the body, each with the place of the focus among what can have it inside. */
  readonly around: readonly { readonly box: Element; readonly index: number }[];
  /** The row that holds it, among its neighbours, and the place within the row. */
  readonly row: { readonly list: Element; readonly index: number; readonly inside: number } | null;
}

const inside = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.getClientRects().length > 0 && one.tabIndex >= 0,
  );

export function placeOf(element: Element): Place {
  const around: { box: Element; index: number }[] = [];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    // A handful of levels finds a neighbour; counting inside ever larger boxes would cost more than it tells.
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

/** What is nearest to where the focus was: the same place of the row that moved up, a neighbour, else the page's content. */
export function nearestTo({ around, row }: Place): HTMLElement | null {
  if (row?.list.isConnected && row.list.children.length > 0) {
    const next = row.list.children[Math.min(Math.max(row.index, 0), row.list.children.length - 1)];
    const there = next ? inside(next) : [];
    const found = there[Math.min(Math.max(row.inside, 0), there.length - 1)];
    if (found) return found;
  }
  for (const { box, index } of around) {
    if (!box.isConnected) continue;
    const there = inside(box);
    const found = there[Math.min(Math.max(index, 0), there.length - 1)];
    if (found) return found;
  }
  return document.querySelector<HTMLElement>('[role="dialog"] [tabindex="-1"], main[tabindex]');
}
