/**
 * Keeps an event stream open over which the server reports at once that this page's session has ended. Only a visible
 * page does this, and a hidden one checks when it is shown again, so that a browser with many tabs has one connection.
 */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

export interface SessionNews {
  /**
   * Called when the session may have ended or the stream could not be opened: make a request that needs the session.
   */
  onDoubt(): void;
  /** Called when the user's role or package has changed. */
  onChanged?(): void;
}

/** Returns the function that stops watching. */
export function watchSession({ onDoubt, onChanged }: SessionNews): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function retry(): void {
    close();
    // Jitter, so that the browsers of a school do not all reconnect at the same moment after a restart of the server.
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.5 + Math.random());
    failures = Math.min(failures + 1, 10);
    timer = setTimeout(open, wait);
  }

  function open(): void {
    close();
    if (document.visibilityState === 'hidden') return;
    const opened = new EventSource('/api/account/sessions/watch');
    let heard = false;
    opened.addEventListener('open', () => {
      heard = true;
      failures = 0;
    });
    opened.addEventListener('ended', () => {
      retry();
      onDoubt();
    });
    if (onChanged) opened.addEventListener('changed', onChanged);
    opened.addEventListener('error', () => {
      retry();
      // A broken stream is opened again; one that never opened may have been refused because there is no session.
      if (!heard) onDoubt();
    });
    source = opened;
  }

  open();
  document.addEventListener('visibilitychange', open);
  return () => {
    close();
    document.removeEventListener('visibilitychange', open);
  };
}
