import { pages, type PagePath } from '@vumon/domain';
import { useState } from 'react';
import { serverNow } from './plan.ts';
import { gateOf, useProfile, type Gate } from './session.ts';

/** What the gate of another page would say to this user, so that a link to it can be shown, sold or left out. */
export function useGate(path: PagePath, search: Readonly<Record<string, string>> = {}): Gate {
  const profile = useProfile();
  // The moment the page opened is near enough: the gate itself and the API look at the clock again.
  const [now] = useState(() => serverNow(profile));
  return gateOf(pages[path], profile, now, search);
}
