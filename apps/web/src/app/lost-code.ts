/**
 * Code that an open page could not load: no connection, or a file that a later release has removed. The error unmounts
 * the page, so what its forms hold is taken when loading fails.
 */
const lost = new WeakMap<object, () => void>();

/** `take` takes the values of the open forms and returns what stores them. Returns what ends the watch. */
export function watchLostCode(take: () => () => void): () => void {
  const onLost = (event: VitePreloadErrorEvent) => void lost.set(event.payload, take());
  window.addEventListener('vite:preloadError', onLost);
  return () => window.removeEventListener('vite:preloadError', onLost);
}

/** What stores the forms of the page that this error unmounted; undefined when it is no such error. */
export const formsOfLostCode = (error: unknown): (() => void) | undefined =>
  typeof error === 'object' && error !== null ? lost.get(error) : undefined;
