import { Link, useLocation } from '@tanstack/react-router';
import type { ShellLinkProps } from '@vumon/ui';
import { destinationOf, type Href } from './paths.ts';

/** The link component for the shells of packages/ui, whose hrefs come from `NavItem` and `Crumb` as text. */
export function ShellLink({ href, ...rest }: ShellLinkProps) {
  // A fragment refers to the open page, and the browser scrolls to it.
  const here = useLocation({ select: (location) => location.pathname });
  return <Link {...destinationOf(href.startsWith('#') ? here + href : href)} {...rest} />;
}

/** A link to a page of the product, followed without reloading. */
export const AppLink = (props: ShellLinkProps & { href: Href }) => <ShellLink {...props} />;
