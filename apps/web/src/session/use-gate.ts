import { pages, type PagePath } from '@vumon/domain';
import { useState } from 'react';
import { serverNow } from './plan.ts';
import { gateOf, useProfile, type Gate } from './profile.ts';

/**
 * The gate's decision for another page, so that a link to it can be shown, marked as needing a package, or left out.
 */
export function useGate(path: PagePath, search: Readonly<Record<string, string>> = {}): Gate {
  const profile = useProfile();
  // The time when the page opened is exact enough, because the gate of the other page and the API check again.
  const [now] = useState(() => serverNow(profile));
  return gateOf(pages[path], profile, now, search);
}
