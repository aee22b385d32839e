/**
 * Single-key shortcuts of the player. They are inactive while typing (Escape moves from the field to its card), with a
 * sheet open, or when switched off.
 */
import type { KeyActions } from '../usePlayerKeys.ts';

const typed =
  'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable=true]';

export function pressKey(event: KeyboardEvent, actions: KeyActions, on: boolean): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('dialog[open]')) return;
  const key = event.key.toLowerCase();
  if (target?.closest(typed)) {
    // From the card, single keys work again, and Enter leads back into the field.
    if (key === 'escape') target.closest<HTMLElement>('article[tabindex]')?.focus({ preventScroll: true });
    return;
  }
  const run = (): boolean => {
    if (key === '?') return (actions.help(), true);
    if (!on) return false;
    if (key === 'j') return (actions.next(), true);
    if (key === 'k') return (actions.previous(), true);
    if (key === 'f') return (actions.flag(), true);
    if (key === 'g') return (actions.navigator(), true);
    if (key === 'h') return (actions.highlight(), true);
    if (/^[a-d]$/.test(key)) return actions.choose(key.charCodeAt(0) - 97);
    if (/^[1-9]$/.test(key)) return actions.choose(Number(key) - 1);
    if (key === 'enter' && target instanceof HTMLElement && target.tabIndex === -1) return actions.enter();
    return false;
  };
  if (run()) event.preventDefault();
}
