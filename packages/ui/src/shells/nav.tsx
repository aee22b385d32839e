import type { ComponentType, MouseEvent, ReactNode } from 'react';

export interface NavItem {
  key: string;
  label: string;
  href: string;
  /** Icon of 20 px in the side navigation and 24 in bottom bars. */
  icon: ReactNode;
  active?: boolean;
  /** The number of waiting items, shown in amber. */
  count?: number;
  /** A shorter label for the bottom bar. */
  short?: string;
  /** Key of the group that has the item in the side navigation. */
  group?: string;
}

/** A heading of the side navigation under which items are gathered. */
export interface NavGroup {
  key: string;
  label: string;
  icon: ReactNode;
}

/** The props that a shell gives to the link component; the app connects its router here, once. */
export interface ShellLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  title?: string;
  tabIndex?: number;
  'aria-label'?: string;
  'aria-current'?: 'page';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}
export type ShellLink = ComponentType<ShellLinkProps>;

/** The default link component: a plain anchor. */
export const PlainLink: ShellLink = (props) => <a {...props} />;
