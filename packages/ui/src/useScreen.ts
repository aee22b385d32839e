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

/** Where the server renders for a phone, it says so. */
const onServer = () => !(globalThis as { onPhone?: boolean }).onPhone;

/** Which of the three width classes the window has, and whether it is in landscape. */
export function useScreen(): { screen: Screen; landscape: boolean } {
  const isWide = useSyncExternalStore(wideWatch.subscribe, wideWatch.read, onServer);
  const isMiddle = useSyncExternalStore(middleWatch.subscribe, middleWatch.read, onServer);
  const isLandscape = useSyncExternalStore(landscapeWatch.subscribe, landscapeWatch.read, onServer);
  return { screen: isWide ? 'desktop' : isMiddle ? 'tablet' : 'phone', landscape: isLandscape };
}
