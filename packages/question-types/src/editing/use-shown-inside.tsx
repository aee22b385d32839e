import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';

/**
 * Whether the toolbar of a field is shown: while the focus is inside, and after that until the press that took the
 * focus away has ended. If it disappeared between press and release, the layout would shift under the pointer.
 */
export function useShownInside(): { shown: boolean; onFocus(): void; onBlur(event: FocusEvent<HTMLElement>): void } {
  const [shown, setShown] = useState(false);
  const pressing = useRef(false);

  useEffect(() => {
    if (!shown) return;
    const down = (): void => {
      pressing.current = true;
    };
    const up = (): void => {
      pressing.current = false;
    };
    window.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      window.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [shown]);

  return {
    shown,
    onFocus: () => setShown(true),
    onBlur({ currentTarget, relatedTarget }) {
      if (currentTarget.contains(relatedTarget)) return;
      const close = (): void => {
        if (!currentTarget.contains(document.activeElement)) setShown(false);
      };
      if (!pressing.current) return close();
      // The click comes after the release.
      const landed = (): void => {
        setTimeout(close);
      };
      window.addEventListener('pointerup', landed, { once: true });
      window.addEventListener('pointercancel', landed, { once: true });
    },
  };
}
