/** Banners: when they are shown. */

export const bannerPlacements = ['POPUP', 'BANNER'] as const;
export type BannerPlacement = (typeof bannerPlacements)[number];
/** HOME: only on the home page; ALL: on every page that shows banners. */
export const bannerScopes = ['HOME', 'ALL'] as const;
export const bannerStates = ['DRAFT', 'SCHEDULED', 'STOPPED'] as const;
export type BannerState = (typeof bannerStates)[number];
/** Where a banner is in its time. */
export const bannerPhases = ['DRAFT', 'UPCOMING', 'RUNNING', 'ENDED', 'STOPPED'] as const;
export type BannerPhase = (typeof bannerPhases)[number];

export interface BannerTimes {
  readonly state: BannerState;
  /** Milliseconds; null while a draft has no dates. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** A scheduled banner is shown from its beginning to its end, both included. */
export function bannerPhase({ state, startsAt, endsAt }: BannerTimes, now: number): BannerPhase {
  if (state !== 'SCHEDULED') return state;
  if (startsAt !== null && now < startsAt) return 'UPCOMING';
  return endsAt !== null && now > endsAt ? 'ENDED' : 'RUNNING';
}

/** Where a banner may lead: a page of the product, or another site over HTTPS. Nothing else, such as `javascript:`. */
export const isBannerAddress = (address: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(address) || /^https:\/\/[^\s/\\]+\.[^\s\\]+$/i.test(address);
