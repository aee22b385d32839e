/** The events of the page that a recorder uses. Focus, size and orientation of the window are not recorded. */
import type { Recorder } from './recorder.ts';

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input', 'scroll'] as const;

/** The selected text, in a field or on the page. */
function selectedText(target: EventTarget | null): string {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0);
  return getSelection()?.toString() ?? '';
}

/** Whether the field belongs to the test, and not to signing in again. */
const isAnswer = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-question], textarea, [contenteditable]') !== null &&
  !(target instanceof HTMLInputElement && target.type === 'password');

/** Keeps the screen on where the browser can, so that a learner who only reads does not appear to leave. */
function keepLit(recorder: Recorder, signal: AbortSignal): () => void {
  let lock: WakeLockSentinel | null = null;
  signal.addEventListener('abort', () => void lock?.release().catch(() => undefined));
  return () => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock || document.visibilityState !== 'visible') return;
    wakeLock.request('screen').then(
      (held) => {
        if (signal.aborted) return void held.release().catch(() => undefined);
        lock = held;
        recorder.keepsLit(true);
        // The browser also releases the lock when the page is hidden, which does not mean that the screen turned off.
        held.addEventListener('release', () => {
          if (document.visibilityState === 'visible') recorder.keepsLit(false);
        });
      },
      () => recorder.keepsLit(false),
    );
  };
}

/** Watches the page until the returned function is called. */
export function watchPage(recorder: Recorder): () => void {
  const over = new AbortController();
  const { signal } = over;
  const light = keepLit(recorder, signal);
  const look = () => {
    if (document.visibilityState === 'hidden') return recorder.hidden();
    recorder.shown();
    light();
  };
  document.addEventListener('visibilitychange', look, { signal });
  // Some browsers do not dispatch the event above when the page is left.
  addEventListener('pagehide', () => recorder.hidden(), { signal });
  addEventListener('pageshow', look, { signal });
  for (const name of touches)
    addEventListener(name, () => recorder.touched(), { signal, passive: true, capture: true });
  for (const name of ['copy', 'cut'] as const)
    addEventListener(name, ({ target }) => recorder.copied(selectedText(target)), { signal, capture: true });
  addEventListener(
    'paste',
    ({ target, clipboardData }) => {
      if (isAnswer(target)) recorder.pasted(clipboardData?.getData('text/plain') ?? '');
    },
    { signal, capture: true },
  );
  light();
  return () => over.abort();
}
