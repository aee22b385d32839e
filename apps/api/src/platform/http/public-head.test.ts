/** What search engines read of public pages, on both sites. */
import { manualChapters } from '@vumon/domain';
import { expect, it } from 'vitest';
import { publicChapterOf, publicHead, robots, sitemap } from './public-head.ts';

const vn = { publicUrl: 'https://vumon.example', site: 'vn' } as const;
const intl = { publicUrl: 'https://vumon.example', site: 'intl' } as const;

it.each([
  [vn, '/', 'https://vumon.example/', 'vi_VN'],
  [vn, '/?ref=mail', 'https://vumon.example/', 'vi_VN'],
  [vn, '/en', 'https://vumon.example/en', 'en_US'],
  [vn, '/en/', 'https://vumon.example/en', 'en_US'],
  [vn, '/page/about-us', 'https://vumon.example/page/about-us', 'vi_VN'],
  [vn, '/en/payment', 'https://vumon.example/en/payment', 'en_US'],
  [vn, '/en/page/manuals/take-test', 'https://vumon.example/en/page/manuals/take-test', 'en_US'],
  [intl, '/payment', 'https://vumon.example/payment', 'en_US'],
] as const)('%o %s is found as %s', (where, url, own, locale) => {
  const { elements } = publicHead(where, url)!;
  expect(elements).toContain(`<link rel="canonical" href="${own}" />`);
  expect(elements).toContain(`content="${locale}"`);
  expect(elements).not.toContain('{{');
});

it.each(['/home', '/register', '/en/classes', '/practice-test/abc', '/nothing', '/page/manuals/nothing'])(
  '%s is not for search engines',
  (url) => {
    expect(publicHead(vn, url)).toBeNull();
  },
);

it('names each page in both languages on the Vietnamese site, and in English alone on the international one', () => {
  const languages = (text: string) => [...text.matchAll(/hreflang="([\w-]+)"/g)].map(([, one]) => one);
  expect(languages(publicHead(vn, '/')!.elements)).toEqual(['vi', 'en', 'x-default']);
  expect(languages(publicHead(intl, '/')!.elements)).toEqual(['en', 'x-default']);
  expect(sitemap(vn).match(/<url>/g)).toHaveLength(2 * (10 + manualChapters.length));
  expect(sitemap(intl).match(/<url>/g)).toHaveLength(10 + manualChapters.length);
  expect(sitemap(vn)).toContain('<loc>https://vumon.example/en/page/about-us</loc>');
  expect(robots(vn)).toContain('Sitemap: https://vumon.example/sitemap.xml');
});

it('shows a picture in link previews, and true data: who runs the site, and the way to a chapter', () => {
  const dataIn = (url: string): unknown =>
    JSON.parse(
      /<script type="application\/ld\+json">(.*)<\/script>/.exec(publicHead(vn, url)?.elements ?? '')?.[1] ?? 'null',
    );
  expect(publicHead(vn, '/en')!.elements).toContain('content="https://vumon.example/preview-en.png"');
  expect(dataIn('/')).toMatchObject({
    '@graph': [{ '@type': 'Organization', logo: 'https://vumon.example/icon.svg' }, {}],
  });
  expect(dataIn('/en/page/manuals/take-test')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://vumon.example/en' },
      { position: 2, item: 'https://vumon.example/en/page/manuals' },
      { position: 3, name: 'Take an assigned test' },
    ],
  });
  expect(dataIn('/payment')).toBeNull();
});

it('has the title and the description of a chapter that were published', () => {
  const url = '/page/manuals/make-test';
  const words = { title: 'Ra đề <nhanh>', lead: 'Hai bước.' };
  expect(publicChapterOf(`/en${url}?a=b`, 'vn')).toEqual({ chapter: 'make-test', locale: 'en' });
  expect(publicChapterOf('/page/manuals', 'vn')).toBeNull();
  const { title, elements } = publicHead(vn, url, words)!;
  expect(title).toContain('Ra đề &#60;nhanh&#62;');
  expect(elements).toContain('content="Hai bước."');
  expect(elements).toContain('Ra đề \\u003cnhanh>');
});
