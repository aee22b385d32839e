/** Undo and redo by keys and by the browser's own menu, for all fields of the form. */
import { useEffect, useEffectEvent, type RefObject } from 'react';

const fieldsOf = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[role="textbox"], input, textarea'),
];
const contentOf = (field: HTMLElement): string =>
  field instanceof HTMLInputElement
    ? `${field.value}${field.checked}`
    : field instanceof HTMLTextAreaElement
      ? field.value
      : field.innerHTML;

/** Scrolls to the first field that an undo changed, and focuses it. */
function follow(root: HTMLElement, act: () => void): void {
  const before = new Map(fieldsOf(root).map((field) => [field, contentOf(field)]));
  act();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const changed = fieldsOf(root).find((field) => before.get(field) !== contentOf(field));
      if (changed === undefined) return;
      if (!changed.contains(document.activeElement)) changed.focus({ preventScroll: true });
      changed.scrollIntoView({ block: 'nearest' });
    }),
  );
}

/** Whether the key press belongs to a dialog or to an element with its own undo. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], dialog, math-field, [data-own-undo]') !== null;
}

export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  undo: () => void,
  redo: () => void,
): { undo(): void; redo(): void } {
  const back = (): void => {
    if (root.current !== null) follow(root.current, undo);
  };
  const forth = (): void => {
    if (root.current !== null) follow(root.current, redo);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey) || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'y' || event.shiftKey) forth();
    else back();
  });
  const onInput = useEffectEvent((event: InputEvent) => {
    if ((event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') || isElsewhere(event.target)) return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') back();
    else forth();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => onKey(event);
    const input = (event: InputEvent): void => onInput(event);
    window.addEventListener('keydown', key, true);
    window.addEventListener('beforeinput', input, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('beforeinput', input, true);
    };
  }, []);
  return { undo: back, redo: forth };
}
