import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  IconChevronRight,
  IconDots,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { useMessages } from '../translation.ts';
import { cx } from '../components/cx.ts';
import { SideSheet } from '../components/overlays/SideSheet.tsx';
import { IconButton } from '../components/actions/IconButton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { SideNav } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';
import { PlainLink } from './nav.tsx';
import type { NavGroup, NavItem, ShellLink } from './nav.tsx';
import '../targets.css';
import classes from './TeacherShell.module.css';

export interface Crumb {
  label: ReactNode;
  href?: string;
}

export interface TeacherShellProps {
  /** Logo and name, as a link to the start page. */
  brand: ReactNode;
  /** The logo alone, for the collapsed navigation. */
  mark: ReactNode;
  homeHref: string;
  homeLabel: string;
  items: readonly NavItem[];
  /** Groups of the side navigation; items without one stand between them, in the order of `items`. */
  groups?: readonly NavGroup[];
  /** Keys of up to four items for the bar of phones, whose fifth item is "more"; the first four by default. */
  bottomKeys?: readonly string[];
  Link?: ShellLink;
  collapsed?: boolean;
  onCollapsedChange?: (collapsed: boolean) => void;
  breadcrumb?: readonly Crumb[];
  /** Search, language, bell, avatar. */
  actions?: ReactNode;
  /** A card at the bottom of the side navigation. */
  sideFooter?: ReactNode;
  /** No padding and no limit to the width: the page lays out its own panes. */
  flush?: boolean;
  /** Shown between header and content, across the whole width. */
  banner?: ReactNode;
  children: ReactNode;
}

const MAIN = 'main-content';

/** The teacher's shell: side navigation, a header of 60 px, content up to 1440 px wide. */
export function TeacherShell(props: TeacherShellProps) {
  const {
    brand,
    mark,
    homeHref,
    homeLabel,
    items,
    groups = [],
    bottomKeys,
    Link = PlainLink,
    collapsed,
    onCollapsedChange,
    breadcrumb = [],
    actions,
    sideFooter,
    flush,
    banner,
    children,
  } = props;
  const t = useMessages();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = () => setDrawer(false);
  const bottom = bottomKeys ? items.filter((item) => bottomKeys.includes(item.key)).slice(0, 4) : items.slice(0, 4);

  return (
    <div className={cx(classes.root, collapsed && classes.collapsed)}>
      <SkipLink target={MAIN} />
      <aside className={classes.side}>
        <Link href={homeHref} className={classes.brand} aria-label={homeLabel}>
          {collapsed ? mark : brand}
        </Link>
        <nav className={classes.nav} aria-label={t('mainNavigation')}>
          <SideNav
            items={items}
            groups={groups}
            Link={Link}
            small={collapsed ?? false}
            onFollow={closeDrawer}
            onExpand={() => onCollapsedChange?.(false)}
          />
        </nav>
        <div className={classes.sideEnd}>
          {!collapsed && sideFooter}
          {onCollapsedChange && <CollapseButton collapsed={collapsed ?? false} onChange={onCollapsedChange} />}
        </div>
      </aside>
      <div className={classes.page}>
        <header className={classes.head}>
          <span className={classes.burger}>
            <IconButton
              icon={<IconMenu2 size={22} stroke={1.75} aria-hidden />}
              aria-label={t('menu')}
              onClick={() => setDrawer(true)}
            />
          </span>
          {breadcrumb.length === 0 ? (
            <Link href={homeHref} className={classes.headMark} aria-label={homeLabel}>
              {mark}
            </Link>
          ) : (
            <Breadcrumb crumbs={breadcrumb} Link={Link} />
          )}
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </header>
        {banner}
        <main id={MAIN} tabIndex={-1} className={cx(classes.main, flush && classes.flush)}>
          {children}
        </main>
      </div>
      <SideSheet opened={drawer} onClose={() => setDrawer(false)} side="left" title={brand}>
        <nav className={classes.drawerNav} aria-label={t('mainNavigation')}>
          <SideNav items={items} groups={groups} Link={Link} onFollow={closeDrawer} />
        </nav>
        {sideFooter !== undefined && <div className={classes.drawerFooter}>{sideFooter}</div>}
      </SideSheet>
      <BottomBar
        items={bottom}
        Link={Link}
        more={{
          label: t('more'),
          icon: <IconDots size={24} stroke={1.75} aria-hidden />,
          onClick: () => setDrawer(true),
          active: items.some((item) => item.active && !bottom.includes(item)),
        }}
      />
    </div>
  );
}

function Breadcrumb({ crumbs, Link }: { crumbs: readonly Crumb[]; Link: ShellLink }) {
  const t = useMessages();
  return (
    <nav aria-label={t('breadcrumb')} className={classes.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={index} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index > 0 && <IconChevronRight size={16} stroke={1.75} aria-hidden />}
            {crumb.href === undefined ? <span>{crumb.label}</span> : <Link href={crumb.href}>{crumb.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CollapseButton({ collapsed, onChange }: { collapsed: boolean; onChange(collapsed: boolean): void }) {
  const t = useMessages();
  return (
    <button
      type="button"
      className={cx(classes.item, classes.toggle)}
      onClick={() => onChange(!collapsed)}
      aria-label={t(collapsed ? 'expandMenu' : 'collapseMenu')}
    >
      {collapsed ? (
        <IconLayoutSidebarLeftExpand size={20} stroke={1.75} aria-hidden />
      ) : (
        <>
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} aria-hidden />
          <span className={classes.label}>{t('collapseMenu')}</span>
        </>
      )}
    </button>
  );
}
