import type { ShownBanner } from '@vumon/contract';
import { pages } from '@vumon/domain';
import { expect, test } from 'vitest';
import { chosenBanner, hasBanners, type Viewer } from './choice.ts';

const start = Date.parse('2026-11-18T00:00:00Z');
const end = Date.parse('2026-11-21T00:00:00Z');
const item = { imageDesktop: '/media/d', imageMobile: '/media/m', alt: 'Tri ân', url: null, openNewTab: false };
const banner = (changes: Partial<ShownBanner> = {}): ShownBanner => ({
  id: 'b1',
  type: 'popup',
  bannerItems: [{ lang: 'vi', ...item }],
  startDate: new Date(start).toISOString(),
  endDate: new Date(end).toISOString(),
  displayPlace: 'home',
  repeatTime: 24,
  status: 'active',
  ...changes,
});
const viewer = (changes: Partial<Viewer> = {}): Viewer => ({
  path: '/home',
  locale: 'vi',
  phone: false,
  now: start + 1,
  nextRun: () => null,
  ...changes,
});
const shows = (one: ShownBanner, who: Viewer) => chosenBanner([one], 'popup', who) !== null;

test.each<[string, boolean, Partial<ShownBanner>, Partial<Viewer>]>([
  ['at its first moment', true, {}, { now: start }],
  ['before it', false, {}, { now: start - 1 }],
  ['at its last moment', true, {}, { now: end }],
  ['after it', false, {}, { now: end + 1 }],
  ['of the home page on another page', false, {}, { path: '/classes' }],
  ['of the home page on the first page of visitors', true, {}, { path: '/' }],
  ['of all pages on another page', true, { displayPlace: 'all' }, { path: '/classes' }],
  ['before its next run', false, {}, { nextRun: () => start + 2 }],
  ['at its next run', true, {}, { nextRun: () => start + 1 }],
  [
    'without a picture for phones on a phone',
    false,
    { bannerItems: [{ lang: 'vi', ...item, imageMobile: null }] },
    { phone: true },
  ],
  [
    'without a picture for phones on a desktop',
    true,
    { bannerItems: [{ lang: 'vi', ...item, imageMobile: null }] },
    {},
  ],
  ['without a picture of the language', false, {}, { locale: 'en' }],
  ['of the strip as a popup', false, { type: 'banner' }, {}],
])('a banner %s: %s', (_, expected, changes, who) => {
  expect(shows(banner(changes), viewer(who))).toBe(expected);
});

test('the picture is that of the device, and the pause is in milliseconds', () => {
  expect(chosenBanner([banner()], 'popup', viewer({ phone: true }))).toMatchObject({
    image: '/media/m',
    repeatMs: 86_400_000,
  });
});

test('no banner in tests, on sign-in pages, on practice-test pages, or on an address of a partner', () => {
  const known = Object.keys(pages);
  for (const path of [
    '/practice-test/$practiceTestSlug',
    '/assigned-unit-test/$assignSlug',
    '/login',
    '/$slug/$subSlug',
  ])
    expect(hasBanners(path, known)).toBe(false);
  for (const path of ['/', '/home', '/classes']) expect(hasBanners(path, known)).toBe(true);
  expect(hasBanners(undefined, known)).toBe(false);
});
