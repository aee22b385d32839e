import { useLayoutEffect, useState } from 'react';
import { whereFrom } from './where-from.ts';

interface Layer {
  readonly dialog: object;
  /**
   * The candidates for the focus after closing, in order: the element that opened the dialog; if that was in a dialog
   * that has closed meanwhile, the element that opened that dialog; and so on.
   */
  readonly before: readonly Element[];
}

/** The open dialogs, the topmost last. */
const layers: Layer[] = [];

/**
 * Returns the focus to the element that had it before a dialog opened, even if the dialog is unmounted instead of
 * closed. Returns whether this dialog is the topmost, because every open dialog receives the Escape key. `openedFrom`
 * is the element that had the focus, for callers whose element may be removed before the dialog is rendered.
 */
export function useDialogLayer(opened: boolean, openedFrom?: Element | null): () => boolean {
  const [dialog] = useState(() => ({}));
  // Read during the first render, because the menu item that opened the dialog is removed afterwards.
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
      // Runs after the dialog has closed, and only if no other element has taken the focus.
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
