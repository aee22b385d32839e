/** What search engines read of public pages, on both sites. */
import { expect, it } from 'vitest';
import { publicHead, robots, sitemap } from './public-head.ts';

const vn = { publicUrl: 'https://vumon.example', site: 'vn' } as const;
const intl = { publicUrl: 'https://vumon.example', site: 'intl' } as const;

it.each([
  [vn, '/', 'https://vumon.example/', 'vi_VN'],
  [vn, '/?ref=mail', 'https://vumon.example/', 'vi_VN'],
  [vn, '/en', 'https://vumon.example/en', 'en_US'],
  [vn, '/en/', 'https://vumon.example/en', 'en_US'],
  [vn, '/page/about-us', 'https://vumon.example/page/about-us', 'vi_VN'],
  [vn, '/en/payment', 'https://vumon.example/en/payment', 'en_US'],
  [intl, '/payment', 'https://vumon.example/payment', 'en_US'],
] as const)('%o %s is found as %s', (where, url, own, locale) => {
  const { elements } = publicHead(where, url)!;
  expect(elements).toContain(`<link rel="canonical" href="${own}" />`);
  expect(elements).toContain(`content="${locale}"`);
  expect(elements).not.toContain('{{');
});

it.each(['/home', '/login', '/en/classes', '/practice-test/abc', '/nothing'])('%s is not for search engines', (url) => {
  expect(publicHead(vn, url)).toBeNull();
});

it('names each page in both languages on the Vietnamese site, and in English alone on the international one', () => {
  const languages = (text: string) => [...text.matchAll(/hreflang="([\w-]+)"/g)].map(([, one]) => one);
  expect(languages(publicHead(vn, '/')!.elements)).toEqual(['vi', 'en', 'x-default']);
  expect(languages(publicHead(intl, '/')!.elements)).toEqual(['en', 'x-default']);
  expect(sitemap(vn).match(/<url>/g)).toHaveLength(16);
  expect(sitemap(intl).match(/<url>/g)).toHaveLength(8);
  expect(sitemap(vn)).toContain('<loc>https://vumon.example/en/page/about-us</loc>');
  expect(robots(vn)).toContain('Sitemap: https://vumon.example/sitemap.xml');
});
