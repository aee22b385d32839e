/** The way from a page to the chapter of the manual that explains it. */
import { IconHelp } from '@tabler/icons-react';
import { helpFor, type Role } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { AppLink } from '../navigation/AppLink.tsx';
import { useOwnPath } from '../navigation/own-path.ts';
import type { Href } from '../navigation/paths.ts';
import classes from './AppFrame.module.css';

/** The address of the chapter for the page that is shown; undefined where there is none. */
export function useHelp(role: Role): Href | undefined {
  const chapter = helpFor(useOwnPath(), role);
  return chapter && `/page/manuals/${chapter}`;
}

export function HelpLink({ href }: { readonly href: Href }) {
  const { t } = useTranslation('app');
  return (
    <AppLink href={href} className={classes.help!} aria-label={t('help')} title={t('help')}>
      <IconHelp size={20} stroke={1.75} aria-hidden />
    </AppLink>
  );
}
