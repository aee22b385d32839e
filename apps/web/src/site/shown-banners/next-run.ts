/** From when a banner may be shown again on this device, in milliseconds. */
const keyOf = (id: string): string => `banner-next:${id}`;

export function nextRun(id: string): number | null {
  try {
    const stored = localStorage.getItem(keyOf(id));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

export function storeNextRun(id: string, at: number): void {
  try {
    localStorage.setItem(keyOf(id), String(at));
  } catch {
    // Where storage is forbidden, the banner is shown on the next page again.
  }
}
