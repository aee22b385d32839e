/**
 * Hears from the server at once that this page's session is over. Only a page in view listens: a hidden one asks when it is
 * shown again, so that a browser with many tabs holds one connection.
 */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

export interface SessionNews {
  /** The session may be over, or could not be watched: ask for something that needs it. */
  onDoubt(): void;
  /** Role or package are others now. */
  onChanged?(): void;
}

/** Answers how to stop. */
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
    // A whole school loses its server at once: nobody comes back at the same moment.
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
      // A stream that broke comes back; one that was refused may have lost its session.
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
