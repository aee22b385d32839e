/** What has the focus: of an item of a menu, which goes when it is chosen, the button that opens the menu. */
export function whereFrom(): Element | null {
  const at = document.activeElement;
  const opener = at?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? at;
}
