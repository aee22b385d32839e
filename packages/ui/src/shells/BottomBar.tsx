import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { cx } from '../components/cx.ts';
import { CountBadge } from '../components/data/CountBadge.tsx';
import type { NavItem, ShellLink } from './nav.tsx';
import classes from './BottomBar.module.css';

/** The phone's navigation, 64 px at the bottom edge. */
export function BottomBar({
  items,
  Link,
  more,
}: {
  items: readonly NavItem[];
  Link: ShellLink;
  more?: { label: string; icon: ReactNode; onClick: () => void };
}) {
  const words = useWords();
  return (
    <nav className={classes.root} aria-label={words('mainNavigation')}>
      {items.map((item) => (
        <Link
          key={item.key}
          href={item.href}
          className={cx(classes.item, item.active && classes.on)}
          aria-current={item.active ? 'page' : undefined}
        >
          <span className={classes.icon}>
            {item.icon}
            {item.count ? (
              <span className={classes.count}>
                <CountBadge hot>{item.count}</CountBadge>
              </span>
            ) : null}
          </span>
          <span className={classes.label}>{item.short ?? item.label}</span>
        </Link>
      ))}
      {more && (
        <button type="button" className={classes.item} onClick={more.onClick}>
          <span className={classes.icon}>{more.icon}</span>
          <span className={classes.label}>{more.label}</span>
        </button>
      )}
    </nav>
  );
}
