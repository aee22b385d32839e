import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconMenu2 } from '@tabler/icons-react';
import { useMessages } from '../translation.ts';
import { cx } from '../components/cx.ts';
import { SideSheet } from '../components/overlays/SideSheet.tsx';
import { IconButton } from '../components/actions/IconButton.tsx';
import { SkipLink } from './SkipLink.tsx';
import { PlainLink } from './nav.tsx';
import type { ShellLink } from './nav.tsx';
import classes from './LandingShell.module.css';
import pub from './Public.module.css';

export interface LandingShellProps {
  brand: ReactNode;
  homeHref: string;
  homeLabel: string;
  links: readonly { label: string; href: string; active?: boolean }[];
  Link?: ShellLink;
  /** Language, sign-in, sign-up. On phones they are at the end of the menu too. */
  actions: ReactNode;
  /** Stays in the header on phones too. */
  essential?: ReactNode;
  footer?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

const MAIN = 'main-content';

/** The shell of public pages: a header of 72 px; the page itself lays out sections of 1200 px. */
export function LandingShell({
  brand,
  homeHref,
  homeLabel,
  links,
  Link = PlainLink,
  actions,
  essential,
  footer,
  banner,
  children,
}: LandingShellProps) {
  const t = useMessages();
  const [drawer, setDrawer] = useState(false);
  return (
    <div className={cx(pub.page, classes.root)}>
      <SkipLink target={MAIN} />
      {banner}
      <header className={classes.head}>
        <div className={classes.inner}>
          <Link href={homeHref} className={classes.brand} aria-label={homeLabel}>
            {brand}
          </Link>
          <nav className={classes.links} aria-label={t('mainNavigation')}>
            {links.map((link) => (
              <Link
                key={link.href}
                href={link.href}
                className={cx(classes.link, link.active && classes.on)}
                aria-current={link.active ? 'page' : undefined}
              >
                {link.label}
              </Link>
            ))}
          </nav>
          <div className={classes.actions}>{actions}</div>
          <div className={classes.small}>
            {essential}
            <IconButton
              icon={<IconMenu2 size={24} stroke={1.75} aria-hidden />}
              aria-label={t('menu')}
              onClick={() => setDrawer(true)}
            />
          </div>
        </div>
      </header>
      <main id={MAIN} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer}
      <SideSheet opened={drawer} onClose={() => setDrawer(false)} side="right" title={brand}>
        <nav className={classes.drawerLinks} aria-label={t('mainNavigation')}>
          {links.map((link) => (
            <Link key={link.href} href={link.href} className={classes.drawerLink} onClick={() => setDrawer(false)}>
              {link.label}
            </Link>
          ))}
        </nav>
        <div className={classes.drawerActions}>{actions}</div>
      </SideSheet>
    </div>
  );
}

/** A section with the width of the page and content of 1200 px; `sunken` sections alternate with plain ones. */
export function LandingSection({
  children,
  sunken,
  id,
  labelledBy,
}: {
  children: ReactNode;
  sunken?: boolean;
  id?: string;
  labelledBy?: string;
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={cx(classes.section, sunken && classes.sunken)}>
      <div className={classes.wide}>{children}</div>
    </section>
  );
}
