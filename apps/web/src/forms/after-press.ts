let pressed = false;
addEventListener('mousedown', () => (pressed = true), true);
addEventListener('mouseup', () => (pressed = false), true);

/**
 * Calls `then` once no mouse button is down. Leaving a field by pressing a button must not move that button before it is
 * released: the browser would take it for no click. Touch sends these events too.
 */
export function afterPress(then: () => void): void {
  if (!pressed) return then();
  // The click follows the release in the same task.
  addEventListener('mouseup', () => setTimeout(then), { capture: true, once: true });
}
