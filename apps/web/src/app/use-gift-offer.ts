/** Offers the welcome gift to learners who have not received it: on most pages behind the sign-in, once per visit. */
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { PagePath } from '@vumon/domain';
import { lazy, Suspense, useState } from 'react';
import { site } from '../i18n/locale.ts';
import { profileQuery } from '../session/profile.ts';
import { assignedQuery } from '../site/home/queries.ts';
import { hasDueTest, mayOfferGift } from './gift-offer.ts';

const GiftDialog = lazy(() => import('../exam/practice/GiftDialog.tsx'));

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

export function GiftKeeper() {
  const router = useRouter();
  useLocation({ select: ({ href }) => href });
  // Reads the cache only: pages that need the profile fetch it.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const [done, setDone] = useState(wasPutOff);
  const path = router.state.matches.at(-1)?.fullPath as PagePath;
  const wanted =
    site === 'vn' && profile?.role === 'STUDENT' && profile.roleChosen && !profile.receivedGift && mayOfferGift(path);
  // The home page asks the same; nothing is offered before it is known that no test waits.
  const assigned = useQuery({ ...assignedQuery, enabled: wanted && !done });
  if (done || !wanted || !assigned.data || hasDueTest(assigned.data.data)) return null;
  return (
    <Suspense fallback={null}>
      <GiftDialog
        onDone={() => {
          putOff();
          setDone(true);
        }}
      />
    </Suspense>
  );
}
