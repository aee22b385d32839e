import { useLayoutEffect, useState } from 'react';

/** Dialogs that are open, the one on top last. */
const layers: object[] = [];

/**
 * Gives the focus back to what had it before a dialog opened, also when the dialog is taken out of the page at once instead of
 * being closed. Answers whether the dialog is the one on top: each of them hears the Escape key.
 */
export function useDialogLayer(opened: boolean): () => boolean {
  const [layer] = useState(() => ({}));
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // After the dialog has gone, and only where nobody else took the focus.
      setTimeout(() => {
        const now = document.activeElement;
        if ((now === null || now === document.body) && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [opened, layer]);
  return () => layers.at(-1) === layer;
}
