import { useLayoutEffect, useState } from 'react';

/** Dialogs that are open, the one on top last. */
const layers: object[] = [];

/** What the focus goes back to: of an item of a menu, which goes when it is chosen, the button that opens the menu. */
function whereFrom(): Element | null {
  const at = document.activeElement;
  const opener = at?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? at;
}

/**
 * Gives the focus back to what had it before a dialog opened, also when the dialog is taken out of the page at once instead of
 * being closed. Answers whether the dialog is the one on top: each of them hears the Escape key.
 */
export function useDialogLayer(opened: boolean): () => boolean {
  const [layer] = useState(() => ({}));
  // Looked at while the dialog is drawn for the first time: once it stands, the item that opened it has gone with its menu.
  const [before, setBefore] = useState<Element | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setBefore(whereFrom());
  }
  useLayoutEffect(() => {
    if (!opened) return;
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // After the dialog has gone, and only where nobody else took the focus.
      setTimeout(() => {
        const now = document.activeElement;
        if ((now === null || now === document.body) && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [opened, layer, before]);
  return () => layers.at(-1) === layer;
}
