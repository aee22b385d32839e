import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { pages, type PagePath } from '@vumon/domain';
import { useLocale } from '@vumon/i18n/react';
import { useScreen } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { chosenBanner, hasBanners, type Chosen } from './choice.ts';
import { nextRun } from './next-run.ts';

const shownBannersQuery = queryOptions({
  queryKey: ['banners', 'shown'],
  queryFn: ({ signal }) => api('GET /itf/banners', { query: {} }, { signal }),
  staleTime: 300_000,
  retry: false,
});

/**
 * The banner for this page, after its picture has been loaded: with a broken picture there is none. `paused` while
 * something else covers the page. A banner that was chosen stays until the page changes or it is closed.
 */
export function useChosenBanner(type: 'popup' | 'banner', paused = false): [Chosen | null, () => void] {
  const router = useRouter();
  const address = useLocation({ select: ({ pathname }) => pathname });
  const locale = useLocale();
  const phone = useScreen().screen === 'phone';
  const path: PagePath | undefined = router.state.matches.at(-1)?.fullPath as PagePath | undefined;
  const may = hasBanners(path, Object.keys(pages)) ? path : null;
  const { data } = useQuery({ ...shownBannersQuery, enabled: may !== null && !paused });
  const [chosen, setChosen] = useState<(Chosen & { readonly address: string }) | null>(null);
  useEffect(() => {
    if (may === null || paused || !data) return;
    const found = chosenBanner(data, type, { path: may, locale, phone, now: Date.now(), nextRun });
    if (!found) return;
    const picture = new Image();
    let left = false;
    picture.onload = () => {
      if (!left) setChosen({ ...found, address });
    };
    picture.src = found.image;
    return () => {
      left = true;
    };
  }, [may, paused, data, type, locale, phone, address]);
  return [chosen?.address === address && !paused ? chosen : null, () => setChosen(null)];
}
