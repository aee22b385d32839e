/** Which banner is shown on a page now: the rules of the popup and of the strip. */
import type { ShownBanner } from '@vumon/contract';
import type { PagePath } from '@vumon/domain';

/**
 * Pages without banners: those that somebody opens for one purpose (signing in, paying, joining a class, a test, a
 * result), and pages for partners' learners, which have no path of their own here.
 */
const without: readonly PagePath[] = [
  '/login',
  '/auth',
  '/register',
  '/forgot-password',
  '/set-password',
  '/payment',
  '/payment/results',
  '/unsubscribe',
  '/undo',
  '/sign-on/$provider',
  '/certificate',
  '/thu',
  '/join',
  '/join/$classCode',
  '/assigned-unit-test/$assignSlug',
  '/practice/$attemptSlug',
  '/practice-test/$practiceTestSlug',
  '/unit-test/student-unit-test-result',
];

const homes: readonly string[] = ['/', '/home'] satisfies PagePath[];

/** `path` as pages are declared; undefined for an address that is no page of the product. */
export const hasBanners = (path: string | undefined, known: readonly string[]): path is PagePath =>
  path !== undefined && known.includes(path) && !(without as readonly string[]).includes(path);

export interface Viewer {
  readonly path: PagePath;
  readonly locale: 'vi' | 'en';
  readonly phone: boolean;
  /** Milliseconds. */
  readonly now: number;
  /** From when a banner may be shown to this person again; null when it has not been shown. */
  nextRun(id: string): number | null;
}

export interface Chosen {
  readonly id: string;
  readonly image: string;
  readonly alt: string;
  readonly url: string | null;
  readonly openNewTab: boolean;
  readonly repeatMs: number;
}

export function chosenBanner(
  banners: readonly ShownBanner[],
  type: ShownBanner['type'],
  { path, locale, phone, now, nextRun }: Viewer,
): Chosen | null {
  for (const banner of banners) {
    if (banner.type !== type) continue;
    if (now < Date.parse(banner.startDate) || now > Date.parse(banner.endDate)) continue;
    if (banner.displayPlace === 'home' && !homes.includes(path)) continue;
    if ((nextRun(banner.id) ?? now) > now) continue;
    const item = banner.bannerItems.find(({ lang }) => lang === locale);
    const image = phone ? item?.imageMobile : item?.imageDesktop;
    if (!item || !image) continue;
    const { alt, url, openNewTab } = item;
    return { id: banner.id, image, alt, url, openNewTab, repeatMs: banner.repeatTime * 3_600_000 };
  }
  return null;
}
