/** Who may open which page; the player asks it too, without the router and the data cache. */
import type { Reply } from '@vumon/contract/client';
import { featureDecision, type Page } from '@vumon/domain';

export type Profile = Reply<'GET /account/profile'>;

export type Gate = 'open' | 'sign-in' | 'home' | 'upgrade';

/** The gate's decision for a page; services decide again for the data. */
export function gateOf(page: Page, profile: Profile | null, now: number): Gate {
  if (page.access === 'public') return 'open';
  if (!profile) return 'sign-in';
  if (page.access !== 'any' && !page.access.includes(profile.role)) return 'home';
  const entitlement = { role: profile.role, packageCode: profile.membership?.code ?? null, packageEndsAt: profile.membership?.endDate ? Date.parse(profile.membership.endDate) : null };
  if (page.feature && featureDecision(entitlement, page.feature, now) !== 'allowed') return 'upgrade';
  return 'open';
}
