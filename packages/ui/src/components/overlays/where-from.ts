/**
 * The element to return the focus to: the focused one. For a menu item it is the button of the menu, because the item
 * will be removed.
 */
export function whereFrom(): Element | null {
  const at = document.activeElement;
  const opener = at?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? at;
}
