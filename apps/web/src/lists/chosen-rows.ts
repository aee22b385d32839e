/** Rows that are selected in a list, also those of pages that are not on show. */
import { useState } from 'react';

interface Row {
  readonly id: string;
}

/** The rows with these ids: those on show, and those that were chosen on other pages. */
export function chooseRows<R extends Row>(
  chosen: readonly R[],
  onShow: readonly R[],
  ids: ReadonlySet<string>,
): readonly R[] {
  const shown = new Set(onShow.map(({ id }) => id));
  return [...chosen.filter(({ id }) => !shown.has(id)), ...onShow].filter(({ id }) => ids.has(id));
}

export function useChosenRows<R extends Row>(onShow: readonly R[]) {
  const [chosen, setChosen] = useState<readonly R[]>([]);
  return {
    chosen,
    selected: new Set(chosen.map(({ id }) => id)),
    /** For the boxes of the list. */
    onChange: (ids: ReadonlySet<string>) => setChosen(chooseRows(chosen, onShow, ids)),
    setChosen,
  };
}

/** The chosen rows in parts of which the server takes one at a time. */
export const partsOf = <Id>(ids: readonly Id[], size = 200): Id[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

/** Sends the chosen rows in as many requests as they need, and returns how many were changed. */
export async function inParts<Id>(
  ids: readonly Id[],
  send: (part: Id[]) => Promise<{ readonly changed: number }>,
): Promise<number> {
  let changed = 0;
  for (const part of partsOf(ids)) changed += (await send(part)).changed;
  return changed;
}
