import { useLayoutEffect } from 'react';

/** Gives the focus back to what had it before a dialog opened, also when the dialog is taken out of the page at once instead of being closed. */
export function useFocusBack(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      // After the dialog has gone, and only where nobody else took the focus.
      setTimeout(() => {
        const now = document.activeElement;
        if ((now === null || now === document.body) && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
