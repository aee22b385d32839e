/**
 * Code that an open page could not load: no connection, or a file that a later release has removed. The error may
 * unmount the page, so what its forms hold is taken when loading fails.
 */
const lost = new WeakMap<object, () => void>();

/** A style sheet that did not come is asked for again only when its link is gone. */
function dropLink({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

/** `take` takes the values of the open forms and returns what stores them. Returns what ends the watch. */
export function watchLostCode(take: () => () => void): () => void {
  const onLost = (event: VitePreloadErrorEvent) => void lost.set(event.payload, take());
  window.addEventListener('vite:preloadError', onLost);
  window.addEventListener('error', dropLink, true);
  return () => {
    window.removeEventListener('vite:preloadError', onLost);
    window.removeEventListener('error', dropLink, true);
  };
}

/** What stores the forms of the page when this error was met; undefined when it is no such error. */
export const formsOfLostCode = (error: unknown): (() => void) | undefined =>
  typeof error === 'object' && error !== null ? lost.get(error) : undefined;

const reloadedKey = 'reloaded-at';
/** A second reload within this time would not help either. */
const reloadEveryMs = 60_000;

/** Loads the document, which names the files of the present release; false when that did not help a moment ago. */
export function reloadForCode(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadEveryMs) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return true;
}
