/** The items of the teacher's shell: links, and groups of links that open and close. */
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '../components/cx.ts';
import { CountBadge } from '../components/data/CountBadge.tsx';
import { Tooltip } from '../components/overlays/Tooltip.tsx';
import type { NavGroup, NavItem, ShellLink } from './nav.tsx';
import classes from './TeacherShell.module.css';

interface SideNavProps {
  items: readonly NavItem[];
  groups: readonly NavGroup[];
  Link: ShellLink;
  /** Icons only; names are shown in tooltips. */
  small?: boolean;
  onFollow(): void;
  /** Shows the names again, so that a group can open. */
  onExpand?(): void;
}

/** A group with a single item is shown as that item. */
export function SideNav({ items, groups, Link, small = false, onFollow, onExpand }: SideNavProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const shown = groups.filter(({ key }) => items.filter(({ group }) => group === key).length > 1);
  const isOf = (item: NavItem) => shown.find(({ key }) => key === item.group);
  const link = (item: NavItem) => <Entry key={item.key} item={item} Link={Link} small={small} onFollow={onFollow} />;
  return items.map((item, index) => {
    const group = isOf(item);
    if (!group) return link(item);
    const own = items.filter((one) => one.group === group.key);
    if (items.findIndex((one) => one.group === group.key) !== index) return null;
    const current = own.some(({ active }) => active);
    return (
      <Group
        key={group.key}
        group={group}
        current={current}
        count={own.reduce((sum, { count }) => sum + (count ?? 0), 0)}
        small={small}
        open={toggled[group.key] ?? current}
        onToggle={(open) => {
          setToggled({ ...toggled, [group.key]: open });
          if (small) onExpand?.();
        }}
      >
        {own.map(link)}
      </Group>
    );
  });
}

function Entry({ item, Link, small, onFollow }: { item: NavItem; Link: ShellLink; small: boolean; onFollow(): void }) {
  const link = (
    <Link
      href={item.href}
      className={cx(classes.item, item.active && classes.on)}
      aria-current={item.active ? 'page' : undefined}
      aria-label={small ? item.label : undefined}
      onClick={onFollow}
    >
      {item.icon}
      {!small && <span className={classes.label}>{item.label}</span>}
      {item.count ? small ? <i className={classes.dot} /> : <CountBadge hot>{item.count}</CountBadge> : null}
    </Link>
  );
  return small ? (
    <Tooltip label={item.label} described>
      {link}
    </Tooltip>
  ) : (
    link
  );
}

interface GroupProps {
  group: NavGroup;
  /** Whether the page that is shown belongs to the group. */
  current: boolean;
  count: number;
  small: boolean;
  open: boolean;
  onToggle(open: boolean): void;
  children: ReactNode;
}

function Group({ group, current, count, small, open, onToggle, children }: GroupProps) {
  const id = useId();
  if (small) {
    return (
      <Tooltip label={group.label} described>
        <button
          type="button"
          className={cx(classes.item, current && classes.on)}
          aria-label={group.label}
          aria-expanded={false}
          onClick={() => onToggle(true)}
        >
          {group.icon}
          {count > 0 && <i className={classes.dot} />}
        </button>
      </Tooltip>
    );
  }
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={cx(classes.item, classes.groupHead, current && classes.groupCurrent)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
      >
        {group.icon}
        <span className={classes.label}>{group.label}</span>
        {count > 0 && !open && <CountBadge hot>{count}</CountBadge>}
        <IconChevronRight className={classes.chevron} size={16} stroke={1.75} aria-hidden />
      </button>
      <div id={id} className={classes.groupItems} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
