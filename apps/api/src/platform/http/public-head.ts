/** What search engines and link previews read of public pages: title, description, addresses by language, sitemap, robots. */
import { manualChapters, productName, type ManualChapter, type PagePath, type Site } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import chaptersEn from '@vumon/i18n/catalogs/manual-titles.en.json' with { type: 'json' };
import chaptersVi from '@vumon/i18n/catalogs/manual-titles.vi.json' with { type: 'json' };
import en from '@vumon/i18n/catalogs/public-pages.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/public-pages.vi.json' with { type: 'json' };

const translate = createTranslator('public-pages', { vi, en });
const chapterWords = createTranslator('manual-titles', { vi: chaptersVi, en: chaptersEn });

/** Pages that visitors may find by a search. The name is the key of the texts. */
const publicPages = {
  '/': 'landing',
  '/payment': 'payment',
  '/login': 'sign-in',
  '/page/events': 'events',
  '/page/manuals': 'manuals',
  '/page/about-us': 'about-us',
  '/page/shopping-guide': 'shopping-guide',
  '/page/payment-policy': 'payment-policy',
  '/page/feedback-policy': 'feedback-policy',
  '/page/security-policy': 'security-policy',
} as const satisfies Partial<Record<PagePath, string>>;
type NamedPath = keyof typeof publicPages;
type ChapterPath = `/page/manuals/${ManualChapter}`;
type PublicPath = NamedPath | ChapterPath;
const chapters = new Map(
  manualChapters.map((chapter): [PublicPath, ManualChapter] => [`/page/manuals/${chapter}`, chapter]),
);
const paths = [...(Object.keys(publicPages) as NamedPath[]), ...chapters.keys()];

/** Where a site of an origin has its public pages. */
export interface PublicSite {
  /** Origin without a slash at its end. */
  readonly publicUrl: string;
  readonly site: Site;
}

const localesOf = (site: Site): readonly Locale[] => (site === 'vn' ? ['vi', 'en'] : ['en']);
const prefixOf = (site: Site, locale: Locale): string => (site === 'vn' && locale === 'en' ? '/en' : '');
const addressOf = ({ publicUrl, site }: PublicSite, path: PublicPath, locale: Locale): string =>
  `${publicUrl}${prefixOf(site, locale)}${path === '/' && prefixOf(site, locale) !== '' ? '' : path}`;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The address in each language, and the one for everybody else. */
function alternatesOf(where: PublicSite, path: PublicPath): readonly { lang: string; href: string }[] {
  const locales = localesOf(where.site);
  return [
    ...locales.map((locale) => ({ lang: locale as string, href: addressOf(where, path, locale) })),
    { lang: 'x-default', href: addressOf(where, path, locales[0]!) },
  ];
}

/** The path of a public page and its language; null for any other address. */
export function publicPageOf(url: string, site: Site): { path: PublicPath; locale: Locale } | null {
  const address = url.split('?')[0]!;
  const english = site === 'vn' && /^\/en(?:\/|$)/.test(address);
  const bare = (english ? address.slice(3) : address).replace(/\/+$/, '') || '/';
  const path = paths.find((one) => one === bare);
  return path === undefined ? null : { path, locale: site === 'intl' || english ? 'en' : 'vi' };
}

/** The chapter at an address, and its language; null for any other address. */
export function publicChapterOf(url: string, site: Site): { chapter: ManualChapter; locale: Locale } | null {
  const found = publicPageOf(url, site);
  const chapter = found && chapters.get(found.path);
  return chapter ? { chapter, locale: found.locale } : null;
}

/** Title and lead of a chapter that operators have published in place of those that ship. */
export interface ChapterWords {
  readonly title: string;
  readonly lead: string;
}

function wordsOf(
  path: PublicPath,
  locale: Locale,
  published: ChapterWords | null,
): { readonly name: string; readonly description: string } {
  const chapter = chapters.get(path);
  if (chapter && published) return { name: published.title, description: published.lead };
  if (chapter)
    return { name: chapterWords(`${chapter}.title`, locale), description: chapterWords(`${chapter}.lead`, locale) };
  const page = publicPages[path as NamedPath];
  return {
    name: translate(`${page}.title`, locale, { product: productName }),
    description: translate(`${page}.description`, locale, { product: productName }),
  };
}

/**
 * What is true of a page as data (schema.org): who runs the site, on its first page, and the way to a chapter. No prices
 * and ratings: those change, or do not exist.
 */
function dataOf(where: PublicSite, path: PublicPath, locale: Locale, published: ChapterWords | null): object | null {
  const context = 'https://schema.org';
  if (path === '/') {
    const url = `${where.publicUrl}/`;
    const organization = { '@type': 'Organization', '@id': `${url}#organization`, name: productName, url };
    const website = { '@type': 'WebSite', name: productName, url, inLanguage: localesOf(where.site) };
    return {
      '@context': context,
      '@graph': [
        { ...organization, logo: `${where.publicUrl}/icon.svg` },
        { ...website, publisher: { '@id': organization['@id'] } },
      ],
    };
  }
  if (!chapters.has(path)) return null;
  const steps: readonly PublicPath[] = ['/', '/page/manuals', path];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step === '/' ? productName : wordsOf(step, locale, published).name,
      item: addressOf(where, step, locale),
    })),
  };
}

/** Data is no script that runs, so the page's policy does not concern it; a `<` in it could end the element. */
const dataElement = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const previewSize = { width: 1200, height: 630 };

/**
 * Elements of the head of a public page, with its title; null for any other page, which is not to be indexed. `published` is
 * what operators have published for a chapter at this address.
 */
export function publicHead(
  where: PublicSite,
  url: string,
  published: ChapterWords | null = null,
): { readonly title: string; readonly elements: string } | null {
  const found = publicPageOf(url, where.site);
  if (!found) return null;
  const { path, locale } = found;
  const { name, description } = wordsOf(path, locale, published);
  const title = path === '/' ? name : `${name} – ${productName}`;
  const own = addressOf(where, path, locale);
  const data = dataOf(where, path, locale, published);
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;
  const elements = [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(own)}" />`,
    ...alternatesOf(where, path).map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}" />`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', own),
    meta('property', 'og:locale', locale === 'vi' ? 'vi_VN' : 'en_US'),
    meta('property', 'og:image', `${where.publicUrl}/preview-${locale}.png`),
    meta('property', 'og:image:width', String(previewSize.width)),
    meta('property', 'og:image:height', String(previewSize.height)),
    meta('property', 'og:image:alt', translate('landing.title', locale, { product: productName })),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(data === null ? [] : [dataElement(data)]),
  ];
  return { title: escapeHtml(title), elements: elements.join('\n    ') };
}

/** Pages that visitors see but no search should find; the name is the key of the texts. */
type UnlistedPage = 'not-found' | 'coming-soon';

/** Title and description of such a page. */
export function unlistedHead(
  page: UnlistedPage,
  locale: Locale,
): { readonly title: string; readonly elements: string } {
  const description = translate(`${page}.description`, locale);
  return {
    title: escapeHtml(`${translate(`${page}.title`, locale)} – ${productName}`),
    elements: `<meta name="description" content="${escapeHtml(description)}" />`,
  };
}

export function sitemap(where: PublicSite): string {
  const entries = paths.flatMap((path) =>
    localesOf(where.site).map((locale) => {
      const links = alternatesOf(where, path).map(
        ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`,
      );
      return `<url><loc>${escapeHtml(addressOf(where, path, locale))}</loc>${links.join('')}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

export const robots = ({ publicUrl }: PublicSite): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /media/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
