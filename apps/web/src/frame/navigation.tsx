/** The shell's navigation, built from the items that the features' pages declare. */
import { pages, type Page, type PagePath, type Role } from '@vumon/domain';
import type { NavItem } from '@vumon/ui';
import { createContext, useContext } from 'react';
import type { FeaturePages, NavigationEntry } from '../navigation/pages.ts';

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
      return entry && opens(path, role) ? [{ ...entry, path }] : [];
    })
    .sort((a, b) => a.order - b.order);
}

export interface Navigation {
  readonly items: NavItem[];
  /** Keys of the items in the bottom bar of phones. */
  readonly bottomKeys: string[];
}

/** The navigation of a role; the item for `pathname` is marked as current. */
export function useNavigation(
  role: Role,
  pathname: string,
  t: (key: string) => string,
  counts: Readonly<Partial<Record<PagePath, number>>> = {},
): Navigation {
  const entries = entriesFor(role, useContext(PagesContext));
  const active = entries
    .filter(
      ({ path, covers }) =>
        pathname === path || pathname.startsWith(`${path}/`) || (covers !== undefined && pathname.startsWith(covers)),
    )
    .sort((a, b) => b.path.length - a.path.length)[0];
  const items = entries.map((entry) => {
    const Draw = entry.icon;
    const count = counts[entry.path];
    return {
      key: entry.path,
      href: entry.path,
      label: t(`nav.${entry.label}`),
      ...(entry.short && { short: t(`nav.${entry.short}`) }),
      icon: <Draw size={20} stroke={1.75} aria-hidden />,
      active: entry === active,
      ...(count !== undefined && { count }),
    };
  });
  const bottomKeys = entries
    .filter(({ bottomBar }) => bottomBar === true || bottomBar?.includes(role))
    .map(({ path }) => path);
  return { items, bottomKeys };
}
