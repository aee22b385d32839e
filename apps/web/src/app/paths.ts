/** Paths of the product as plain text, without the language's prefix. */

export interface SplitPath {
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
  readonly hash: string;
}

export function splitPath(href: string): SplitPath {
  const url = new URL(href, 'http://product');
  return { pathname: url.pathname, search: Object.fromEntries(url.searchParams), hash: url.hash.slice(1) };
}

/**
 * Where to go after signing in: a path of this site without the language's prefix, else the home page. Anything that a browser could read as another
 * origin (`//evil`, `/\evil`, control characters, a scheme) is refused.
 */
export function safeReturn(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2_000 || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return '/home';
  const url = new URL(value, 'http://product');
  if (url.origin !== 'http://product' || url.pathname.startsWith('//')) return '/home';
  const pathname = url.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  // The pages that lead here would be a circle.
  if (pathname.startsWith('//') || /^\/(?:login|auth|register|forgot-password|set-password)(?:\/|$)/.test(pathname)) return '/home';
  return pathname + url.search + url.hash;
}

/** Search parameters are plain text both ways: `?page=1` is "1". */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
