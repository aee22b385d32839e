/**
 * The frame of every page that needs a session: the shell of the user's role with navigation, language, account and
 * plan.
 */
import { useLocation } from '@tanstack/react-router';
import { productName, type PagePath, type Role } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Logo, StudentShell, TeacherShell, useScreen, type Crumb } from '@vumon/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AccountMenu } from './AccountMenu.tsx';
import { api } from '../api/client.ts';
import { ShellLink } from '../navigation/AppLink.tsx';
import type { Href } from '../navigation/paths.ts';
import { HelpLink, useHelp } from './HelpLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NoticeBell } from '../notices/NoticeBell.tsx';
import { useNavigation } from './navigation.tsx';
import { usePaperTheme } from './paper-theme.ts';
import { PlanCard } from './PlanCard.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { useProfile } from '../session/profile.ts';
import classes from './AppFrame.module.css';

/** The path from the list that a page belongs to, to the page itself. */
export type Breadcrumb = readonly (Omit<Crumb, 'href'> & { href?: Href })[];

export interface AppFrameProps {
  /** The last crumb is the page itself and is the tab's title. Hrefs are paths of the product. */
  readonly breadcrumb?: Breadcrumb;
  /** The tab's title if the last crumb is not text. */
  readonly title?: string;
  /** Numbers of waiting items, shown beside navigation items. */
  readonly counts?: Readonly<Partial<Record<PagePath, number>>>;
  /** No padding and no width limit: the page lays out its own panes. */
  readonly flush?: boolean;
  /** Starts with the side navigation collapsed, so that a wide table has room. */
  readonly wide?: boolean;
  /** Shown before the language switch. */
  readonly actions?: ReactNode;
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

const collapsedKey = 'side-collapsed';

export function AppFrame({ breadcrumb = [], title, counts, flush, wide, actions, banner, children }: AppFrameProps) {
  const { t } = useTranslation('app');
  const profile = useProfile();
  const help = useHelp(profile.role);
  const { screen } = useScreen();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [collapsed, setCollapsed] = useState(() =>
    flush || wide ? localStorage.getItem(collapsedKey) !== '0' : localStorage.getItem(collapsedKey) === '1',
  );
  const last = breadcrumb.at(-1)?.label;
  usePaperTheme();
  useRoleManifest(profile.role);
  useTitle(title ?? (typeof last === 'string' ? last : undefined));

  const { items, groups, bottomKeys } = useNavigation(profile.role, pathname, t, counts);
  const head = (
    <>
      {actions}
      <SearchButton pages={items} wide={profile.role !== 'STUDENT'} />
      <LanguageSwitch
        onChoose={(locale) =>
          void api('POST /account/locale', { body: { locale } }, { keepalive: true }).catch(() => undefined)
        }
      />
      {help && screen !== 'phone' && <HelpLink href={help} />}
      <NoticeBell />
      <AccountMenu profile={profile} {...(help && screen === 'phone' && { help })} />
    </>
  );
  const brand = <Logo name={productName} />;
  if (profile.role === 'STUDENT') {
    return (
      <StudentShell
        brand={brand}
        homeHref="/home"
        homeLabel={t('homeOf', { name: productName })}
        items={items}
        bottomKeys={bottomKeys}
        Link={ShellLink}
        actions={head}
        banner={banner}
      >
        {children}
        <PrintedAt />
      </StudentShell>
    );
  }
  return (
    <TeacherShell
      brand={brand}
      mark={<Logo />}
      homeHref="/home"
      homeLabel={t('homeOf', { name: productName })}
      items={items}
      groups={groups}
      bottomKeys={bottomKeys}
      Link={ShellLink}
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        localStorage.setItem(collapsedKey, next ? '1' : '0');
        setCollapsed(next);
      }}
      breadcrumb={breadcrumb}
      actions={head}
      {...(profile.role === 'TEACHER' && { sideFooter: <PlanCard profile={profile} /> })}
      {...(flush && { flush })}
      banner={banner}
    >
      {children}
      <PrintedAt />
    </TeacherShell>
  );
}

/** On paper, when the page was printed: its figures are true for that time alone. */
function PrintedAt() {
  const { t } = useTranslation('common');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The browser prints what stands there when the event ends, before React would have rendered.
    const write = () => void line.current?.replaceChildren(t('printedAt', { time: formatDayTime(Date.now()) }));
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [t]);
  return <p ref={line} className={classes.printedAt} />;
}

/** The installed app offers pages of the role that is signed in. */
function useRoleManifest(role: Role): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    if (!link || (role !== 'TEACHER' && role !== 'STUDENT')) return undefined;
    const before = link.href;
    link.href = before.replace(/(\/app-\w\w)(?:-\w+)?(?=\.)/, `$1-${role.toLowerCase()}`);
    return () => {
      link.href = before;
    };
  }, [role]);
}

export function useWholeTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Sets the tab's title, such as "Lớp học – Vumon". */
export const useTitle = (title: string | undefined): void =>
  useWholeTitle(title ? `${title} – ${productName}` : productName);
