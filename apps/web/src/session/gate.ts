/** Who may open which page. Without imports of the router or the query cache, because the player uses it too. */
import type { Reply } from '@vumon/contract/client';
import { pageGate, type Entitlement, type Gate as PageGate, type Page } from '@vumon/domain';

export type Profile = Reply<'GET /account/profile'>;

/** `role`: a new account has not yet chosen between teacher and student. */
export type Gate = PageGate | 'role';

export const entitlementOf = (profile: Profile): Entitlement => ({
  role: profile.role,
  features: profile.membership?.features ?? [],
  packageEndsAt: profile.membership?.endDate ? Date.parse(profile.membership.endDate) : null,
});

/** The gate's decision for a page at the address's query; services decide again for the data. */
export function gateOf(
  page: Page,
  profile: Profile | null,
  now: number,
  search: Readonly<Record<string, unknown>> = {},
): Gate {
  if (page.access !== 'public' && profile && !profile.roleChosen) return 'role';
  return pageGate(page, profile && entitlementOf(profile), search, now);
}
