/** Addresses of pages on both sites. */
import { describe, expect, it } from 'vitest';
import { isPage, withoutPrefix } from './web-app.ts';

describe('an address of the Vietnamese site in English', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?ref=1', '/?ref=1'],
    ['/en/payment', '/payment'],
    ['/en/payment?type=upgrade&from=%2Fhome', '/payment?type=upgrade&from=%2Fhome'],
    ['/en/learning/0192-abc/live', '/learning/0192-abc/live'],
  ])('%s leads to %s on the international site', (url, to) => {
    expect(withoutPrefix(url, 'intl')).toBe(to);
    expect(isPage(to.split('?')[0]!, 'intl')).toBe(true);
    expect(withoutPrefix(url, 'vn')).toBeNull();
  });

  it.each([
    '/payment',
    '/english',
    '/en/no-such-page',
    '/en//evil.example',
    '/en//evil.example/payment',
    '/en/\\evil.example',
    '/en/en/payment',
    '/enpayment',
  ])('%s leads nowhere else', (url) => expect(withoutPrefix(url, 'intl')).toBeNull());
});

it('knows the chapters of the manuals, and no others', () => {
  expect(isPage('/page/manuals/take-test', 'vn')).toBe(true);
  expect(isPage('/en/page/manuals', 'vn')).toBe(true);
  expect(isPage('/page/manuals/nothing', 'vn')).toBe(false);
  expect(isPage('/en/page/manuals/nothing', 'vn')).toBe(false);
});
