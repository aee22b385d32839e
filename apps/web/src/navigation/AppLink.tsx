import { Link, useLocation } from '@tanstack/react-router';
import type { ShellLinkProps } from '@vumon/ui';
import { destinationOf, type Href } from './paths.ts';

/** A link that the shells of packages/ui draw; their hrefs come from `NavItem` and `Crumb` as text. */
export function ShellLink({ href, ...rest }: ShellLinkProps) {
  // A fragment stays on the page that is open, and the browser scrolls to it.
  const here = useLocation({ select: (location) => location.pathname });
  return <Link {...destinationOf(href.startsWith('#') ? here + href : href)} {...rest} />;
}

/** A link to a page of the product, followed without loading the page anew. */
export const AppLink = (props: ShellLinkProps & { href: Href }) => <ShellLink {...props} />;
