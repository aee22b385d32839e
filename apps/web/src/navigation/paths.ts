/** Paths of the product as plain text, without the language's prefix. */
import type { PagePath } from '@vumon/domain';

/** A path with its parameters filled in: `/learning/$learningSlug/marking` → `/learning/…/marking`. */
type Filled<Path extends string> = Path extends `${infer Start}$${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}$${string}`
    ? `${Start}${string}`
    : Path;

/** A path of the product; an unknown one does not compile. */
export type Path = Filled<PagePath>;

/** A path with search parameters or a fragment, as used by links. */
export type Href = `${Path}${'' | `?${string}` | `#${string}`}` | `#${string}`;

/** Search parameters of a page; empty or missing ones are left out of the address. */
export type Search = Readonly<Record<string, string | undefined>>;

/** Converts an address given as text to the router's parameters. */
export interface Destination {
  readonly to: string;
  readonly search: Search;
  readonly hash?: string;
}

export function destinationOf(href: string): Destination {
  const url = new URL(href, 'http://product');
  return {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    ...(url.hash && { hash: url.hash.slice(1) }),
  };
}

/**
 * Where to go after signing in: a path of this site without the language's prefix, or the home page. Anything that a
 * browser could interpret as another origin (`//evil`, `/\evil`, control characters, a scheme) is refused.
 */
export function safeReturn(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2_000 || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value))
    return '/home';
  const url = new URL(value, 'http://product');
  if (url.origin !== 'http://product' || url.pathname.startsWith('//')) return '/home';
  const pathname = url.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  // The sign-in pages would redirect here again.
  if (pathname.startsWith('//') || /^\/(?:login|auth|register|forgot-password|set-password)(?:\/|$)/.test(pathname))
    return '/home';
  return pathname + url.search + url.hash;
}

/** Search parameters are plain text both ways: `?page=1` is "1". */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
