import { useEffect, useRef } from 'react';

export interface ProjectorKeys {
  readonly turn: () => void;
  readonly go: (step: number) => void;
  readonly onClose: () => void;
  /** Shows the similar question, or the one of the test again. */
  readonly attempt: () => void;
  readonly showNames: () => void;
}

/** What a key press asks for; undefined for keys that the browser handles. Space on a button presses the button. */
export function actionOf(
  { key, onButton }: { readonly key: string; readonly onButton: boolean },
  { turn, go, onClose, attempt, showNames }: ProjectorKeys,
): (() => void) | undefined {
  if (key === ' ') return onButton ? undefined : turn;
  if (key === 'ArrowRight' || key === 'PageDown') return () => go(1);
  if (key === 'ArrowLeft' || key === 'PageUp') return () => go(-1);
  if (key === 'Escape') return onClose;
  if (key.toLowerCase() === 't') return attempt;
  return key.toLowerCase() === 'n' ? showNames : undefined;
}

/** Space, letters, arrows and the keys of presenters (Page Up, Page Down) work wherever the focus is. */
export function useProjectorKeys(keys: ProjectorKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const onButton = event.target instanceof HTMLButtonElement;
      const action = actionOf({ key: event.key, onButton }, latest.current);
      if (!action) return;
      action();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
