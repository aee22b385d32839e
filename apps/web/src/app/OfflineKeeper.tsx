/** Prepares the device for being without a connection, once the page is shown and the browser has time. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { profileQuery } from '../session/profile.ts';

const waitMs = 3_000;

export function OfflineKeeper() {
  const client = useQueryClient();
  // Reads the cache only: pages that need the profile fetch it.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  // What staff see of an account stays on no device.
  const user = profile?.support ? undefined : profile?.id;
  const begin = useEffectEvent(async () => {
    const { keepForOffline } = await import('../site/offline-home/index.ts');
    return profile ? keepForOffline(client, profile) : undefined;
  });
  useEffect(() => {
    // A page in another site's frame has its own storage, and no home of its own.
    if (user === undefined || window.top !== window || !('serviceWorker' in navigator)) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(() => {
      begin().then(
        (end) => {
          if (left) end?.();
          else stop = end;
        },
        // The code did not load: the next page tries again.
        () => undefined,
      );
    }, waitMs);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [user]);
  return null;
}
