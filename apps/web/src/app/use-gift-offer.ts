/** Whether the welcome gift is offered: to learners who have not received it, on most pages behind the sign-in, once per visit. */
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { PagePath } from '@vumon/domain';
import { useState } from 'react';
import { site } from '../i18n/locale.ts';
import { profileQuery } from '../session/profile.ts';
import { assignedQuery } from '../site/home/queries.ts';
import { hasDueTest, mayOfferGift } from './gift-offer.ts';

const laterKey = 'gift-later';
const wasPutOff = (): boolean => {
  try {
    return sessionStorage.getItem(laterKey) !== null;
  } catch {
    return false;
  }
};
function putOff(): void {
  try {
    sessionStorage.setItem(laterKey, '1');
  } catch {
    // Without storage the next page offers it again.
  }
}

/** `none`: no gift on this page. While it is not known yet, or the gift was on this page, nothing else covers it. */
export function useGiftOffer(): { readonly state: 'none' | 'unknown' | 'offered'; readonly done: () => void } {
  const router = useRouter();
  useLocation({ select: ({ href }) => href });
  // Reads the cache only: pages that need the profile fetch it.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const [before] = useState(wasPutOff);
  const [done, setDone] = useState(false);
  const path = router.state.matches.at(-1)?.fullPath as PagePath;
  const allowed = site === 'vn' && mayOfferGift(path);
  const wanted = allowed && profile?.role === 'STUDENT' && profile.roleChosen && !profile.receivedGift;
  // The home page asks the same; nothing is offered before it is known that no test waits.
  const assigned = useQuery({ ...assignedQuery, enabled: wanted && !done && !before });
  const finish = () => {
    putOff();
    setDone(true);
  };
  const state =
    done || (allowed && !profile)
      ? 'unknown'
      : before || !wanted || assigned.isError
        ? 'none'
        : !assigned.data
          ? 'unknown'
          : hasDueTest(assigned.data.data)
            ? 'none'
            : 'offered';
  return { state, done: finish };
}
