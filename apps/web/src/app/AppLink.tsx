/** Links of the shells and of pages: a path of the product as text, followed without loading the page anew. */
import { Link, useLocation } from '@tanstack/react-router';
import type { ShellLinkProps } from '@vumon/ui';
import { splitPath } from './paths.ts';

export function AppLink({ href, ...rest }: ShellLinkProps) {
  // A fragment stays on the page that is open, and the browser scrolls to it.
  const here = useLocation({ select: (location) => location.pathname });
  const { pathname, search, hash } = splitPath(href.startsWith('#') ? here + href : href);
  return <Link to={pathname} search={search as never} {...(hash && { hash })} {...rest} />;
}
