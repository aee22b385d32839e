/** The built web app: hashed files that never change, and one page for every path of the product. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import {
  asksNotToBeTracked,
  audienceOf,
  isReservedSegment,
  pages,
  partnerSlugPattern,
  type PagePath,
  type Site,
  type ManualChapter,
} from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { appManifest, appRoles, manifestOf } from './app-manifest.ts';
import {
  publicChapterOf,
  publicHead,
  publicPageOf,
  robots,
  sitemap,
  unlistedHead,
  type ChapterWords,
  type PublicSite,
} from './public-head.ts';
import { profileUrl, type EarlyViews, type PageRendering, type RenderedPage } from '#platform/rendering';
import { earlyViewOf, withEarlyView } from './early-document.ts';
import { pageLinks, type PageFiles } from './page-links.ts';

const nonceMark = '__CSP_NONCE__';
const siteMark = '__SITE__';
/** Empty where no other site is known: then no page asks where its visitor is. */
const otherSiteMark = '__OTHER_SITE__';

const also = (origin: string | null): string => (origin === null ? '' : ` ${origin}`);

/**
 * What the page may load. Style elements need the nonce of their reply; style attributes come from the markup's own
 * geometry.
 */
const pagePolicy = (
  nonce: string,
  scripts: string,
  { frame, counter, ancestors }: { frame: string | null; counter: string | null; ancestors: readonly string[] },
): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}${also(counter)}`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${also(counter)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...ancestors].join(' '),
    `frame-src 'self'${also(frame)}`,
    ["frame-ancestors 'self'", ...ancestors].join(' '),
  ].join('; ');

const gzipped = promisify(gzip);

/** Sources that allow the scripts written into the page itself, by their hash: no others can be added to it. */
function hashesOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  return inline.map(([, script]) => ` 'sha256-${createHash('sha256').update(script!).digest('base64')}'`).join('');
}

/** Addresses of partners' pages: which of them exist, the database knows. */
const partnerPage = '/$partnerSlug/$examSlug' satisfies PagePath;

/** Paths of the product, so that any other address is answered with 404 and the page that says so. */
const known = new RegExp(
  `^(?:/en)?(?:${Object.keys(pages)
    .filter((path) => path !== partnerPage)
    .map((path) => (path === '/' ? '/?' : path.replace(/\$\w+/g, '[^/]+') + '/?'))
    .join('|')})$`,
);

/** An address below the manuals that names no chapter. */
const isMissingChapter = (path: string): boolean => {
  const chapter = /^(?:\/en)?\/page\/manuals\/([^/]+)/.exec(path)?.[1];
  return chapter !== undefined && audienceOf(chapter) === undefined;
};

/** The international site has English only, without a prefix. */
export const isPage = (path: string, site: Site): boolean =>
  known.test(path) && !isMissingChapter(path) && (site === 'vn' || !/^\/en(?:\/|$)/.test(path));

/** The two segments of what may be a partner's page; null for every address of the product's own. */
export function partnerPageIn(path: string, site: Site): { partnerSlug: string; examSlug: string } | null {
  if (isPage(path, site)) return null;
  const [, partnerSlug = '', examSlug = ''] = /^(?:\/en(?=\/))?\/([a-z0-9-]+)\/([a-z0-9-]{1,80})\/?$/.exec(path) ?? [];
  const fits = partnerSlugPattern.test(partnerSlug) && !isReservedSegment(partnerSlug);
  return fits && (site === 'vn' || !path.startsWith('/en/')) ? { partnerSlug, examSlug } : null;
}

export interface WebAppOptions extends PublicSite, Pick<Config, 'otherSiteUrl' | 'analyticsScript'> {
  /** A folder with files of other releases; null where there is none. */
  readonly keptAssets: string | null;
  /** Whether a partner has a page at this address. */
  isPartnerPage(slugs: { partnerSlug: string; examSlug: string }): Promise<boolean>;
  /** Title and lead of a chapter that were published in place of those that ship. */
  chapterWords(chapter: ManualChapter, locale: 'vi' | 'en'): Promise<ChapterWords | null>;
  /** What pages may show in a frame beside what is our own: an origin, or null. */
  frame(): string | null;
  /** Renders public pages; null where they are drawn by the browser alone. */
  readonly rendering: PageRendering | null;
  /** Draws pages behind the sign-in; null where the app alone does. */
  readonly earlyViews: EarlyViews | null;
  /** Which origins may show the page at this address in a frame, beside our own, and get what it posts. */
  framingOrigins(url: string): Promise<readonly string[]>;
}

/** Where an address of the Vietnamese site in English leads on the international one; null for any other address. */
export function withoutPrefix(url: string, site: Site): string | null {
  if (site !== 'intl') return null;
  const found = /^\/en(\/[^?]*|(?=\?|$))(\?.*)?$/s.exec(url);
  if (!found) return null;
  const [, path, search = ''] = found;
  const bare = path || '/';
  // A second slash, also a backslash, would lead to another site.
  return isPage(bare, site) && !/^\/[/\\]/.test(bare) ? bare + search : null;
}

/** Title and description of a page that search engines are not to find; null where the app names the page. */
function unlistedHeadOf(
  url: string,
  { exists, locale }: { exists: boolean; locale: Locale },
): ReturnType<typeof publicHead> {
  if (isUnlisted(url)) return unlistedHead('coming-soon', locale);
  return exists ? null : unlistedHead('not-found', locale);
}

const withHead = (html: string, head: ReturnType<typeof publicHead>): string =>
  head === null
    ? html
    : html.replace(/<title>[^<]*<\/title>/, () => `<title>${head.title}</title>\n    ${head.elements}`);

/** Names the operator's script in a page; the app adds it, because a visitor may ask not to be tracked. */
const withCounter = (html: string, script: string | null): string =>
  script === null
    ? html
    : html.replace(
        '</head>',
        () => `  <meta name="counter" content="${script.replaceAll('&', '&amp;')}" />\n  </head>`,
      );

/** Whoever is signed in gets the app, which knows them. */
const isVisitor = ({ cookies }: FastifyRequest): boolean =>
  cookies['session'] === undefined && cookies['refresh'] === undefined;

/** The browser draws these for an address with a search, on which their content depends. */
const readSearch: ReadonlySet<string> = new Set<PagePath>(['/payment', '/login']);

/** What an address that leads nowhere is rendered as; no page has it. The app takes longer ones for a page that fails. */
const nowhere = '/no-such-page';
const isShort = (url: string, site: Site): boolean =>
  (site === 'vn' ? /^(?:\/en(?=\/))?\/[^/?]+\/?(?:\?|$)/ : /^\/[^/?]+\/?(?:\?|$)/).test(url);

/** A page for visitors that no search should find. */
const unlisted = '/coming-soon' satisfies PagePath;
const isUnlisted = (url: string): boolean => /^(?:\/en)?\/coming-soon\/?(?:\?|$)/.test(url);

const pathOf = (url: string, site: Site): string | undefined =>
  publicPageOf(url, site)?.path ?? (isUnlisted(url) ? unlisted : undefined);

/** The public page at this address, or the one that says that there is none. */
async function renderedPage(
  rendering: PageRendering,
  { url, site, exists, locale }: { url: string; site: Site; exists: boolean; locale: Locale },
): Promise<RenderedPage | null> {
  const path = exists ? pathOf(url, site) : isShort(url, site) ? nowhere : undefined;
  if (path === undefined || (url.includes('?') && readSearch.has(path))) return null;
  return rendering.page((site === 'vn' && locale === 'en' ? '/en' : '') + path, locale);
}

/** The script by which a rendered page begins, and the source that allows it. */
function firstScript({ files }: PageRendering): { readonly element: string; readonly source: string } {
  const element = `<script data-app="${files.app}">${files.script}</script>`;
  return { element, source: hashesOf(element) };
}

/**
 * The document with the page in it, its styles, and a first script that loads the app after the page. There is no style
 * sheet to wait for: those that the app needs come with it. The page is put in last, so that nothing in its texts is
 * taken for a mark.
 */
function withRendered(
  html: string,
  { files, nonceMark: mark }: PageRendering,
  page: RenderedPage,
  { script, nonce }: { readonly script: string; readonly nonce: string },
): string {
  const fonts = files.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const styles = `<style nonce="${nonce}">${page.styles}</style>`;
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<script', () => `${script}\n<script`)
    .replace('</head>', () => `${[...fonts, styles].join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html.replaceAll(mark, nonce)}</div>\n${page.data}`);
}

/**
 * The document with links to the files of its page; with a session its first script asks for the profile, and then for
 * what the page shows first, unless its address has a search, on which that may depend.
 */
function withFiles(html: string, files: PageFiles | null, url: string): string {
  if (files === null) return html;
  const early = [
    ...(files.asksForProfile ? [['', profileUrl] as const] : []),
    ...(url.includes('?') ? [] : files.firstReplies.map(([role, urls]) => [`-${role.toLowerCase()}`, urls.join(' ')])),
  ];
  const attributes = early.map(([role, urls]) => `data-early${role}="${urls}" `).join('');
  return html.replace('<html ', `<html ${attributes}`).replace('</head>', () => `${files.links}\n</head>`);
}

/** Serves `webRoot`; returns whether a build exists. `sendPage` is for addresses that no route handles. */
export async function serveWebApp(
  server: FastifyInstance,
  webRoot: string,
  { isPartnerPage, chapterWords, frame, framingOrigins, keptAssets, rendering, earlyViews, ...where }: WebAppOptions,
): Promise<((url: string, reply: FastifyReply) => Promise<FastifyReply>) | null> {
  const { site, otherSiteUrl, analyticsScript } = where;
  const index = join(webRoot, 'index.html');
  if (!existsSync(index)) return null;
  const read = (path: string) =>
    readFileSync(path, 'utf8')
      .replace(siteMark, site)
      .replace(otherSiteMark, otherSiteUrl ?? '');
  const html = read(index);
  const scripts = hashesOf(html);
  const first = rendering && firstScript(rendering);
  const early = earlyViews && hashesOf(`<script>${earlyViews.files.script}</script>`);
  const linksOf = pageLinks(webRoot, html);
  await server.register(fastifyStatic, {
    root: [join(webRoot, 'assets'), ...(keptAssets === null ? [] : [keptAssets])],
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  // Files in the root have no hash in their names, so a browser may cache them for an hour only.
  const loose = readdirSync(webRoot, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^\.|\.html$|\.(?:br|gz)$/.test(entry.name),
  );
  for (const { name } of loose) {
    server.get(`/${name}`, (_request, reply) => {
      // A service worker loads under the policy of its own file.
      if (name === 'sw.js') reply.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
      return reply.sendFile(name, webRoot, { maxAge: '1h', immutable: false });
    });
  }
  // The page that a device shows without a connection; it is stored with the policy of its own nonce.
  const offline = join(webRoot, 'offline.html');
  const offlineHtml = existsSync(offline) ? read(offline) : null;
  if (offlineHtml !== null)
    server.get('/offline.html', (_request, reply) => {
      const nonce = randomBytes(16).toString('base64url');
      return reply
        .header(
          'Content-Security-Policy',
          pagePolicy(nonce, hashesOf(offlineHtml), { frame: null, counter: null, ancestors: [] }),
        )
        .header('Cache-Control', 'no-cache')
        .header('X-Robots-Tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(offlineHtml.replaceAll(nonceMark, nonce));
    });
  for (const locale of ['vi', 'en'] as const)
    for (const role of appRoles)
      server.get(manifestOf(locale, role), (_request, reply) =>
        reply
          .header('Cache-Control', 'max-age=3600')
          .type('application/manifest+json; charset=utf-8')
          .send(JSON.stringify(appManifest(site, locale, role))),
      );
  server.get('/sitemap.xml', (_request, reply) =>
    reply.header('Cache-Control', 'max-age=3600').type('application/xml; charset=utf-8').send(sitemap(where)),
  );
  server.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'max-age=3600').type('text/plain; charset=utf-8').send(robots(where)),
  );
  return async (url, reply) => {
    const moved = withoutPrefix(url, site);
    if (moved !== null) return reply.header('Cache-Control', 'no-cache').redirect(moved, 302);
    const path = url.split('?')[0]!;
    const nonce = randomBytes(16).toString('base64url');
    const locale = site === 'intl' || /^\/en(?:\/|$)/.test(path) ? 'en' : 'vi';
    const at = publicChapterOf(url, site);
    // The page itself says what is wrong and asks again.
    const published = at && (await chapterWords(at.chapter, at.locale).catch(() => null));
    const head = publicHead(where, url, published);
    // Only visitors' pages: behind the sign-in a script could read tests and answers, and there the password.
    const asked = asksNotToBeTracked((name) => reply.request.headers[name]?.toString());
    const counter = head && !asked && !/\/login\/?$/.test(path) ? analyticsScript : null;
    const partners = partnerPageIn(path, site);
    const exists = isPage(path, site) || (partners !== null && (await isPartnerPage(partners)));
    const visitor = isVisitor(reply.request);
    const rendered = rendering && visitor ? await renderedPage(rendering, { url, site, exists, locale }) : null;
    const page = withCounter(withHead(html, head ?? unlistedHeadOf(url, { exists, locale })), counter)
      .replace('<html lang="vi">', `<html lang="${locale}">`)
      .replace(manifestOf('vi', 'any'), manifestOf(locale, 'any'));
    const bare = locale === 'en' && site === 'vn' ? path.replace(/^\/en(?=\/|$)/, '') || '/' : path;
    const files = exists && !rendered ? linksOf(bare, locale, visitor) : null;
    const view =
      earlyViews && files && !visitor ? await earlyViewOf(earlyViews, { url, locale, files }, reply.request) : null;
    const ancestors = await framingOrigins(url);
    // It knows no list of sites, and would refuse them in browsers that know no better.
    if (ancestors.length > 0) reply.removeHeader('X-Frame-Options');
    // Everything else is behind the sign-in or belongs to one person.
    if (!head) reply.header('X-Robots-Tag', 'noindex');
    reply
      .code(exists ? 200 : 404)
      .header(
        'Content-Security-Policy',
        pagePolicy(nonce, scripts + (rendered ? first!.source : view ? early : ''), {
          frame: frame(),
          counter: counter && new URL(counter).origin,
          ancestors,
        }),
      )
      // What is drawn for one reader is on no device that another may use next.
      .header('Cache-Control', view ? 'no-store' : 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    const empty = page.replaceAll(nonceMark, nonce);
    const text = rendered
      ? withRendered(empty, rendering!, rendered, { script: first!.element, nonce })
      : view
        ? withEarlyView(empty, files!, view, { earlyViews: earlyViews!, nonce })
        : withFiles(empty, files, url);
    // Pages leave through the handler of unknown addresses, which the plugin that compresses replies does not reach.
    if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(text);
    return reply.header('Content-Encoding', 'gzip').send(await gzipped(text, { level: 4 }));
  };
}
