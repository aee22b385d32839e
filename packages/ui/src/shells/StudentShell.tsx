import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { cx } from '../components/cx.ts';
import { CountBadge } from '../components/data/CountBadge.tsx';
import { BottomBar } from './BottomBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { PlainLink } from './nav.tsx';
import type { NavItem, ShellLink } from './nav.tsx';
import classes from './StudentShell.module.css';

export interface StudentShellProps {
  brand: ReactNode;
  homeHref: string;
  homeLabel: string;
  /** Up to four; they are the tabs above and the bar below. */
  items: readonly NavItem[];
  Link?: ShellLink;
  actions?: ReactNode;
  /** Between head and content. */
  banner?: ReactNode;
  children: ReactNode;
}

const MAIN = 'main-content';

/** Tabs on top, content up to 1040, a bar at the bottom of phones. */
export function StudentShell({
  brand,
  homeHref,
  homeLabel,
  items,
  Link = PlainLink,
  actions,
  banner,
  children,
}: StudentShellProps) {
  const words = useWords();
  return (
    <div className={classes.root}>
      <SkipLink target={MAIN} />
      <header className={classes.head}>
        <div className={classes.inner}>
          <Link href={homeHref} className={classes.brand} aria-label={homeLabel}>
            {brand}
          </Link>
          <nav className={classes.tabs} aria-label={words('mainNavigation')}>
            {items.map((item) => (
              <Link
                key={item.key}
                href={item.href}
                className={cx(classes.tab, item.active && classes.on)}
                aria-current={item.active ? 'page' : undefined}
              >
                {item.label}
                {item.count ? <CountBadge hot>{item.count}</CountBadge> : null}
              </Link>
            ))}
          </nav>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      </header>
      {banner}
      <main id={MAIN} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {items.length > 0 && <BottomBar items={items} Link={Link} />}
    </div>
  );
}
