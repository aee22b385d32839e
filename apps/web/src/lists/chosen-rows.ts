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
