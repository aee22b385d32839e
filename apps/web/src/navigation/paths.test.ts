import { describe, expect, it } from 'vitest';
import { destinationOf, parseSearch, safeReturn, stringifySearch, type Href } from './paths.ts';

describe('the target after signing in', () => {
  it.each(['/classes', '/classes/42?tab=assigned#top', '/unit-test?search=a%2Fb'])('%s is kept', (path) => {
    expect(safeReturn(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n//evil.example',
    ' //evil.example',
    'evil.example',
    '',
    undefined,
    null,
    42,
    ['/classes'],
    '/..//evil.example',
    '/./\\evil',
    '/login',
    '/login?redirect=/login',
    '/en/login',
    '/register',
    '/forgot-password?x=1',
    '/set-password',
    'https:evil.example',
    'https:/evil.example',
    '/%09/evil.example\t',
    '\\\\evil.example',
    '/en//evil.example',
    `/${'a'.repeat(3000)}`,
  ])('%j becomes the home page', (path) => {
    expect(safeReturn(path)).toBe('/home');
  });

  it('does not include the language, which the open page has', () => {
    expect(safeReturn('/en/classes?tab=assigned')).toBe('/classes?tab=assigned');
    expect(safeReturn('/en')).toBe('/');
  });

  it('cannot leave the site however it is resolved', () => {
    for (const start of ['/', '//', '/\\', '/;//', '/%2f/', '/.//', '/..//', '/%5c']) {
      const target = new URL(safeReturn(`${start}evil.example`), 'https://vumon.test');
      expect(target.origin).toBe('https://vumon.test');
    }
  });
});

describe('search parameters', () => {
  it('stay text and omit empty ones', () => {
    expect(parseSearch('?page=1&search=%22a%22')).toEqual({ page: '1', search: '"a"' });
    expect(stringifySearch({ page: '1', search: undefined, skill: '', text: 'Ánh sáng' })).toBe(
      '?page=1&text=%C3%81nh+s%C3%A1ng',
    );
  });
});

describe('addresses of links', () => {
  it('are paths of the product, with search and fragment', () => {
    const known: readonly Href[] = ['/classes/42?tab=assigned', '/learning/7/marking', '/#prices', '#top'];
    // @ts-expect-error: no page has this path
    const unknown: Href = '/clases';
    expect([...known, unknown]).toHaveLength(5);
  });

  it('are split into what the router takes', () => {
    expect(destinationOf('/classes/42?tab=assigned#top')).toEqual({
      to: '/classes/42',
      search: { tab: 'assigned' },
      hash: 'top',
    });
    expect(destinationOf('/home')).toEqual({ to: '/home', search: {} });
  });
});
