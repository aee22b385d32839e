/** What each role finds in its shell's navigation: only pages that are there. */
import { IconBooks, IconChartBar, IconClipboardText, IconFileText, IconHistory, IconHome, IconLayoutDashboard, IconPlugConnected, IconTemplate, IconTicket, IconUser, IconUserCircle, IconUsers, IconUsersGroup, type Icon } from '@tabler/icons-react';
import { pages, type Page, type PagePath, type Role } from '@vumon/domain';
import type { NavItem } from '@vumon/ui';

interface Entry {
  readonly path: PagePath;
  readonly word: string;
  readonly short?: string;
  readonly icon: Icon;
}

const staff: readonly Entry[] = [
  { path: '/home', word: 'home', icon: IconLayoutDashboard },
  { path: '/questions', word: 'questions', short: 'questionsShort', icon: IconBooks },
  { path: '/manage/questions', word: 'questions', short: 'questionsShort', icon: IconBooks },
  { path: '/templates', word: 'templates', short: 'templatesShort', icon: IconTemplate },
  { path: '/unit-test', word: 'exams', icon: IconFileText },
  { path: '/classes', word: 'classes', icon: IconUsersGroup },
  { path: '/students/info', word: 'students', icon: IconUser },
  { path: '/learning', word: 'results', icon: IconChartBar },
  { path: '/manage/users', word: 'users', icon: IconUsers },
  { path: '/manage/partners', word: 'partners', icon: IconPlugConnected },
  { path: '/manage/audit-log', word: 'auditLog', short: 'auditLogShort', icon: IconHistory },
  { path: '/manage/active-codes', word: 'activeCodes', icon: IconTicket },
];

const student: readonly Entry[] = [
  { path: '/home', word: 'studentHome', icon: IconHome },
  { path: '/assigned-unit-test', word: 'assigned', short: 'assignedShort', icon: IconClipboardText },
  { path: '/users/info', word: 'account', icon: IconUserCircle },
];

const opens = (path: PagePath, role: Role): boolean => {
  const { access }: Page = pages[path];
  return access === 'public' || access === 'any' || access.includes(role);
};

/** The items for a role; the one that leads to `pathname` is marked. */
export function navigationFor(role: Role, pathname: string, t: (key: string) => string, counts: Readonly<Partial<Record<PagePath, number>>> = {}): NavItem[] {
  const entries = (role === 'STUDENT' ? student : staff).filter(({ path }) => opens(path, role));
  const under = entries.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`) || (path === '/students/info' && pathname.startsWith('/students/')));
  const active = under.sort((a, b) => b.path.length - a.path.length)[0];
  return entries.map((entry) => {
    const Draw = entry.icon;
    const count = counts[entry.path];
    return {
      key: entry.path,
      href: entry.path,
      label: t(`nav.${entry.word}`),
      ...(entry.short && { short: t(`nav.${entry.short}`) }),
      icon: <Draw size={20} stroke={1.75} aria-hidden />,
      active: entry === active,
      ...(count !== undefined && { count }),
    };
  });
}
