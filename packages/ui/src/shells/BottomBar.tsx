import type { ReactNode } from 'react';
import { useMessages } from '../translation.ts';
import { cx } from '../components/cx.ts';
import { CountBadge } from '../components/data/CountBadge.tsx';
import type { NavItem, ShellLink } from './nav.tsx';
import classes from './BottomBar.module.css';

/** The navigation of phones: 64 px high at the bottom edge. */
export function BottomBar({
  items,
  Link,
  more,
}: {
  items: readonly NavItem[];
  Link: ShellLink;
  /**
   * Opens the list of pages that do not fit in the bar. `active` while one of them is open; `count` is the sum of their
   * counts.
   */
  more?: { label: string; icon: ReactNode; onClick: () => void; active?: boolean; count?: number };
}) {
  const t = useMessages();
  return (
    <nav className={classes.root} aria-label={t('mainNavigation')}>
      {items.map((item) => (
        <Link
          key={item.key}
          href={item.href}
          className={cx(classes.item, item.active && classes.on)}
          aria-current={item.active ? 'page' : undefined}
        >
          <Icon count={item.count}>{item.icon}</Icon>
          <span className={classes.label}>{item.short ?? item.label}</span>
        </Link>
      ))}
      {more && (
        <button
          type="button"
          className={cx(classes.item, more.active && classes.on)}
          aria-current={more.active ? 'true' : undefined}
          aria-haspopup="dialog"
          onClick={more.onClick}
        >
          <Icon count={more.count}>{more.icon}</Icon>
          <span className={classes.label}>{more.label}</span>
        </button>
      )}
    </nav>
  );
}

function Icon({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <span className={classes.icon}>
      {children}
      {count ? (
        <span className={classes.count}>
          <CountBadge hot>{count}</CountBadge>
        </span>
      ) : null}
    </span>
  );
}
