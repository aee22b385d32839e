/** The element to return the focus to: the focused one, or, for a menu item, the button of its menu, because the item is removed. */
export function whereFrom(): Element | null {
  const at = document.activeElement;
  const opener = at?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? at;
}
