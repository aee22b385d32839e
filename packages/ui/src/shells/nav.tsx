import type { ComponentType, MouseEvent, ReactNode } from 'react';

export interface NavItem {
  key: string;
  label: string;
  href: string;
  /** 20 px in side navigation, 24 in bottom bars. */
  icon: ReactNode;
  active?: boolean;
  /** A waiting count, in amber. */
  count?: number;
  /** Shorter words for the bottom bar. */
  short?: string;
}

/** What a shell gives to the link component; the app binds its router here once. */
export interface ShellLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  title?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}
export type ShellLink = ComponentType<ShellLinkProps>;

/** The link used when the app gives none: a plain anchor. */
export const PlainLink: ShellLink = (props) => <a {...props} />;
