/** Moves a lost focus to a useful element, and announces a change of page to screen readers. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { nearestTo, placeOf, type Place } from './lost-focus.ts';

const nowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Delay in milliseconds: enough for a page to render and set the title, and for a closing dialog to return the focus
 * itself.
 */
const restMs = 120;

export function FocusKeeper() {
  const router = useRouter();
  const [arrived, setArrived] = useState('');
  const last = useRef<Place | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What had the focus goes with its page, and the new page has no place like it.
    const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) last.current = null;
    });
    const leave = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      // Screen readers announce the first page themselves, because a new document was loaded.
      if (!fromLocation || !pathChanged) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        setArrived(document.title);
        // If the page has focused its first field, the focus stays there.
        const main = document.querySelector<HTMLElement>('main[tabindex]');
        if (main && !main.contains(document.activeElement) && !document.querySelector('[role="dialog"]'))
          main.focus({ preventScroll: true });
      }, restMs);
    });
    return () => {
      clearTimeout(timer);
      forget();
      leave();
    };
  }, [router]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = (): Place | null => (last.current?.element.isConnected === false && nowhere() ? last.current : null);
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? placeOf(target) : null;
    };
    const lookAfter = () => {
      if (timer !== undefined || !lost()) return;
      timer = setTimeout(() => {
        timer = undefined;
        const place = lost();
        if (place) nearestTo(place)?.focus({ preventScroll: true });
      }, restMs);
    };
    const watcher = new MutationObserver(lookAfter);
    watcher.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {arrived}
    </p>
  );
}
