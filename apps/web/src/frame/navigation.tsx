/** The shell's navigation, built from the items that the features' pages declare. */
import { IconBooks, IconChartBar, IconReceipt, IconSettings, IconUsers, type Icon } from '@tabler/icons-react';
import { pages, type Page, type PagePath, type Role } from '@vumon/domain';
import type { Translate } from '@vumon/i18n';
import type { NavGroup, NavItem } from '@vumon/ui';
import { createContext, useContext } from 'react';
import {
  navigationGroups,
  type FeaturePages,
  type NavigationEntry,
  type NavigationGroup,
} from '../navigation/pages.ts';

/** All pages of the product; the app provides them, because the frame cannot import features. */
export const PagesContext = createContext<FeaturePages>({});

interface Entry extends NavigationEntry {
  readonly path: PagePath;
}

const opens = (path: PagePath, role: Role): boolean => {
  const { access }: Page = pages[path];
  return access === 'public' || access === 'any' || access.includes(role);
};

function entriesFor(role: Role, all: FeaturePages): Entry[] {
  return (Object.keys(all) as PagePath[])
    .flatMap((path): Entry[] => {
      const entry = all[path]?.navigation?.[role === 'STUDENT' ? 'student' : 'staff'];
      return entry && opens(path, role) && (entry.roles?.includes(role) ?? true) ? [{ ...entry, path }] : [];
    })
    .sort((a, b) => a.order - b.order);
}

const groupIcons: Record<NavigationGroup, Icon> = {
  content: IconBooks,
  people: IconUsers,
  commerce: IconReceipt,
  system: IconSettings,
  statistics: IconChartBar,
};

/** Roles with pages of at least this many groups see them in groups; fewer fit into one column. */
const groupsToShow = 3;

/** The groups of a role's pages, in their order; none for a role whose items are shown one below the other. */
export function groupsOf(role: Role, entries: readonly NavigationEntry[]): readonly NavigationGroup[] {
  if (role === 'TEACHER' || role === 'STUDENT') return [];
  const used = navigationGroups.filter((group) => entries.some((entry) => entry.group === group));
  return used.length < groupsToShow ? [] : used;
}

export interface Navigation {
  readonly items: NavItem[];
  readonly groups: NavGroup[];
  /** Keys of the items in the bottom bar of phones. */
  readonly bottomKeys: string[];
}

const leadsTo = ({ path, covers }: Entry, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`) || (covers !== undefined && pathname.startsWith(covers));

const currentOf = (entries: readonly Entry[], pathname: string): Entry | undefined =>
  entries.filter((entry) => leadsTo(entry, pathname)).sort((a, b) => b.path.length - a.path.length)[0];

/** The page whose item is marked for a role on a path; undefined where no item leads there. */
export const currentPage = (role: Role, pathname: string, all: FeaturePages): PagePath | undefined =>
  currentOf(entriesFor(role, all), pathname)?.path;

/** The navigation of a role; the item for `pathname` is marked as current. */
export function useNavigation(
  role: Role,
  pathname: string,
  t: Translate<'app'>,
  counts: Readonly<Partial<Record<PagePath, number>>> = {},
): Navigation {
  const entries = entriesFor(role, useContext(PagesContext));
  const active = currentOf(entries, pathname);
  const groups = groupsOf(role, entries);
  const inOrder = groups.length === 0 ? entries : entries.toSorted((a, b) => placeOf(groups, a) - placeOf(groups, b));
  const items = inOrder.map((entry) => {
    const Draw = entry.icon;
    const count = counts[entry.path];
    return {
      key: entry.path,
      href: entry.path,
      label: t(`nav.${entry.label}`),
      ...(entry.short && { short: t(`nav.${entry.short}`) }),
      ...(entry.group && { group: entry.group }),
      icon: <Draw size={20} stroke={1.75} aria-hidden />,
      active: entry === active,
      ...(count !== undefined && { count }),
    };
  });
  const bottomKeys = entries
    .filter(({ bottomBar }) => bottomBar === true || bottomBar?.includes(role))
    .map(({ path }) => path);
  const headings = groups.map((key) => {
    const Draw = groupIcons[key];
    return { key, label: t(`navGroups.${key}`), icon: <Draw size={20} stroke={1.75} aria-hidden /> };
  });
  return { items, groups: headings, bottomKeys };
}

/** Items without a group come first. */
const placeOf = (groups: readonly NavigationGroup[], { group }: NavigationEntry): number =>
  group === undefined ? -1 : groups.indexOf(group);
