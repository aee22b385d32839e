import { describe, expect, it } from 'vitest';
import { basePath, localeOfPath, pathIn } from './locale.ts';

const page = { pathname: '/en/classes', search: '?tab=a', hash: '#top' };

describe('in Vietnam', () => {
  it.each([
    ['/', 'vi'],
    ['/en', 'en'],
    ['/en/classes', 'en'],
    ['/entrance', 'vi'],
  ] as const)('%s is %s', (path, locale) => expect(localeOfPath(path, 'vn')).toBe(locale));
  it('each language has its own address', () => {
    expect([basePath('vi', 'vn'), basePath('en', 'vn')]).toEqual(['/', '/en']);
    expect(pathIn('vi', page, 'vn')).toBe('/classes?tab=a#top');
    expect(pathIn('en', { pathname: '/', search: '', hash: '' }, 'vn')).toBe('/en');
  });
});

describe('on the international site', () => {
  it.each(['/', '/classes', '/en'])('%s is English', (path) => expect(localeOfPath(path, 'intl')).toBe('en'));
  it('English has no prefix', () => {
    expect(basePath('en', 'intl')).toBe('/');
    expect(pathIn('en', { pathname: '/classes', search: '', hash: '' }, 'intl')).toBe('/classes');
  });
});
