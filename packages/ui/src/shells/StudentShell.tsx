import { IconDots } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../translation.ts';
import { cx } from '../components/cx.ts';
import { CountBadge } from '../components/data/CountBadge.tsx';
import { BottomSheet } from '../components/overlays/BottomSheet.tsx';
import { BottomBar } from './BottomBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { PlainLink } from './nav.tsx';
import type { NavItem, ShellLink } from './nav.tsx';
import '../targets.css';
import classes from './StudentShell.module.css';

export interface StudentShellProps {
  brand: ReactNode;
  homeHref: string;
  homeLabel: string;
  /**
   * The tabs at the top. A wide screen shows all of them. Otherwise, and in the bar of phones, there are four: all if
   * there are at most four, or three and "more".
   */
  items: readonly NavItem[];
  /** Keys of the items in the bar when there are more than four; the first three by default. */
  bottomKeys?: readonly string[];
  Link?: ShellLink;
  actions?: ReactNode;
  /** Shown between header and content. */
  banner?: ReactNode;
  children: ReactNode;
}

const MAIN = 'main-content';

const inBar = 4;

/** The learner's shell: tabs at the top, content up to 1040 px wide, on phones a bar at the bottom. */
export function StudentShell({
  brand,
  homeHref,
  homeLabel,
  items,
  bottomKeys,
  Link = PlainLink,
  actions,
  banner,
  children,
}: StudentShellProps) {
  const t = useMessages();
  const [more, setMore] = useState(false);
  const wanted = bottomKeys ? items.filter(({ key }) => bottomKeys.includes(key)) : items;
  const named = items.length <= inBar ? items : wanted.slice(0, inBar - 1);
  const rest = items.filter((item) => !named.includes(item));
  const restActive = rest.some(({ active }) => active);
  const waiting = rest.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <div className={classes.root}>
      <SkipLink target={MAIN} />
      <header className={classes.head}>
        <div className={classes.inner}>
          <Link href={homeHref} className={classes.brand} aria-label={homeLabel}>
            {brand}
          </Link>
          <nav className={classes.tabs} aria-label={t('mainNavigation')}>
            {items.map((item) => (
              <Link
                key={item.key}
                href={item.href}
                className={cx(classes.tab, item.active && classes.on, rest.includes(item) && classes.wide)}
                aria-current={item.active ? 'page' : undefined}
              >
                {item.label}
                {item.count ? <CountBadge hot>{item.count}</CountBadge> : null}
              </Link>
            ))}
            {rest.length > 0 && (
              <button
                type="button"
                className={cx(classes.tab, classes.rest, restActive && classes.on)}
                aria-haspopup="dialog"
                onClick={() => setMore(true)}
              >
                {t('more')}
                {waiting > 0 && <CountBadge hot>{waiting}</CountBadge>}
              </button>
            )}
          </nav>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      </header>
      {banner}
      <main id={MAIN} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {items.length > 0 && (
        <BottomBar
          items={named}
          Link={Link}
          {...(rest.length > 0 && {
            more: {
              label: t('more'),
              icon: <IconDots size={24} stroke={1.75} aria-hidden />,
              onClick: () => setMore(true),
              active: restActive,
              count: waiting,
            },
          })}
        />
      )}
      {rest.length > 0 && (
        <BottomSheet opened={more} onClose={() => setMore(false)} title={t('more')}>
          <nav className={classes.more} aria-label={t('mainNavigation')}>
            {rest.map((item) => (
              <Link
                key={item.key}
                href={item.href}
                className={cx(classes.place, item.active && classes.here)}
                aria-current={item.active ? 'page' : undefined}
                onClick={() => setMore(false)}
              >
                {item.icon}
                <span className={classes.placeName}>{item.label}</span>
                {item.count ? <CountBadge hot>{item.count}</CountBadge> : null}
              </Link>
            ))}
          </nav>
        </BottomSheet>
      )}
    </div>
  );
}
