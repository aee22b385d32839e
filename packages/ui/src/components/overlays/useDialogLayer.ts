import { useLayoutEffect, useState } from 'react';
import { whereFrom } from './where-from.ts';

interface Layer {
  readonly dialog: object;
  /** The element that gets the focus back: the one that opened the dialog, or, if it was in another dialog that has closed, the one that opened that dialog. */
  readonly before: readonly Element[];
}

/** Dialogs that are open, the one on top last. */
const layers: Layer[] = [];

/**
 * Gives the focus back to what had it before a dialog opened, also when the dialog is taken out of the page at once instead of
 * being closed. Answers whether the dialog is the one on top: each of them hears the Escape key. `openedFrom` is what had the
 * focus where that may have gone by the time the dialog is drawn.
 */
export function useDialogLayer(opened: boolean, openedFrom?: Element | null): () => boolean {
  const [dialog] = useState(() => ({}));
  // Read during the first render: afterwards the menu item that opened the dialog has been removed.
  const [before, setBefore] = useState<readonly Element[]>([]);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    const from = opened && (openedFrom ?? whereFrom());
    if (from) setBefore([from, ...(from.closest('[role="dialog"]') ? (layers.at(-1)?.before ?? []) : [])]);
  }
  useLayoutEffect(() => {
    if (!opened) return;
    const layer: Layer = { dialog, before };
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // After the dialog has closed, and only if no other element has taken the focus.
      setTimeout(() => {
        const now = document.activeElement;
        const there = before.find((element) => element.isConnected);
        if ((now === null || now === document.body) && there instanceof HTMLElement)
          there.focus({ preventScroll: true });
      });
    };
  }, [opened, dialog, before]);
  return () => layers.at(-1)?.dialog === dialog;
}
