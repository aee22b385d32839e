import { useSyncExternalStore } from 'react';

export type Screen = 'phone' | 'tablet' | 'desktop';

const wide = '(min-width: 1280px)';
const middle = '(min-width: 768px)';
const landscape = '(orientation: landscape)';

function watch(query: string) {
  return {
    subscribe(listener: () => void) {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    read: () => window.matchMedia(query).matches,
  };
}
const wideWatch = watch(wide);
const middleWatch = watch(middle);
const landscapeWatch = watch(landscape);

/** Which of the three width classes the window has, and whether it is in landscape. */
export function useScreen(): { screen: Screen; landscape: boolean } {
  const isWide = useSyncExternalStore(wideWatch.subscribe, wideWatch.read, () => true);
  const isMiddle = useSyncExternalStore(middleWatch.subscribe, middleWatch.read, () => true);
  const isLandscape = useSyncExternalStore(landscapeWatch.subscribe, landscapeWatch.read, () => true);
  return { screen: isWide ? 'desktop' : isMiddle ? 'tablet' : 'phone', landscape: isLandscape };
}
