/**
 * Keeps an event stream open, over which the server tells at once that this page's session has ended. Only a visible page
 * does: a hidden one asks when it is shown again, so that a browser with many tabs holds one connection.
 */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

export interface SessionNews {
  /** The session may have ended, or the stream could not be opened: make a request that needs the session. */
  onDoubt(): void;
  /** Role or package have changed. */
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
    // Jitter: after a restart of the server, the browsers of a school do not all come back at the same moment.
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
      // A stream that broke is opened again; one that never opened may have been refused for want of a session.
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
