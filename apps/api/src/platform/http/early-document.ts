/** Documents of pages behind the sign-in with what the server has drawn of them, see `EarlyViews`. */
import type { FastifyRequest } from 'fastify';
import type { Locale } from '@vumon/i18n';
import type { EarlyView, EarlyViews } from '#platform/rendering';
import type { PageFiles } from './page-links.ts';

/** Browsers that tell nothing say it in their name. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '');

/** The page as its reader sees it at first. An address with a search shows something else perhaps. */
export async function earlyViewOf(
  earlyViews: EarlyViews,
  { url, locale, files }: { url: string; locale: Locale; files: PageFiles },
  request: FastifyRequest,
): Promise<EarlyView | null> {
  if (files.page === null || url.includes('?')) return null;
  const { cookie = '', 'user-agent': agent = '' } = request.headers;
  return earlyViews.view({
    page: files.page,
    path: url,
    locale,
    onPhone: isPhone(request),
    firstReplies: files.firstReplies,
    ask: async (asked) => {
      const reply = await request.server.inject({
        method: 'GET',
        url: asked,
        remoteAddress: request.ip,
        headers: { cookie, 'user-agent': agent, 'accept-language': locale },
      });
      return reply.statusCode === 200 ? reply.body : null;
    },
  });
}

/**
 * The document with what is shown until the app is there, before everything that the app needs: style sheets in the head
 * would hold it back. It is a picture, which nobody can press and no screen reader reads.
 */
export function withEarlyView(
  html: string,
  files: PageFiles,
  view: EarlyView,
  { earlyViews, nonce }: { readonly earlyViews: EarlyViews; readonly nonce: string },
): string {
  const later: string[] = [];
  const head = html.replaceAll(
    /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g,
    (element) => {
      later.push(element.trim());
      return '';
    },
  );
  const links = files.links.slice(files.fonts.length);
  const body = [
    `<div id="early-view" inert aria-hidden="true">${view.html.replaceAll(earlyViews.nonceMark, nonce)}</div>`,
    '<div id="root"></div>',
    view.replies,
    `<script>${earlyViews.files.script}</script>`,
    ...later.filter((element) => element.startsWith('<link')),
    links,
    ...later.filter((element) => element.startsWith('<script')),
  ];
  // It is shown once its fonts are there (early.ts).
  const place =
    '#early-view{position:absolute;inset:0 0 auto;visibility:hidden}#early-view [aria-busy=true]{opacity:.6}';
  return head
    .replace(
      '</head>',
      () =>
        `${files.fonts}${earlyViews.files.titleFont}<style nonce="${nonce}">${place}${view.styles}</style>\n</head>`,
    )
    .replace('<div id="root"></div>', () => body.join('\n'));
}
