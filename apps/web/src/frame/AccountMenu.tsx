import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Menu, toast, useColorScheme } from '@vumon/ui';
import { IconHelp, IconLifebuoy, IconLogout, IconMoon, IconSun, IconTicket, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorMessage } from '../forms/errors.ts';
import { destinationOf, type Href } from '../navigation/paths.ts';
import { Redeem } from '../redeem/Redeem.tsx';
import type { Profile } from '../session/profile.ts';
import { signOut } from '../session/sign-out.ts';
import { useSupport } from '../support/Support.tsx';
import classes from './AppFrame.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface AccountMenuProps {
  readonly profile: Profile;
  /** The chapter about the page, where the header has no room for it. */
  readonly help?: Href;
}

/** The menu behind the avatar: account, activation code, help, support, colour scheme, sign out. */
export function AccountMenu({ profile, help }: AccountMenuProps) {
  const { t } = useTranslation('app');
  const { t: tCommon } = useTranslation('common');
  const { scheme, choose } = useColorScheme();
  const navigate = useNavigate();
  const say = useErrorMessage();
  const [redeeming, setRedeeming] = useState(false);
  const support = useSupport();
  return (
    <>
      <Menu
        label={`${profile.fullName} · ${tCommon(`roles.${profile.role}`)}`}
        items={[
          {
            label: t('nav.account'),
            icon: <IconUser {...icon} />,
            onSelect: () => void navigate({ to: '/users/info' }),
          },
          (profile.role === 'TEACHER' || profile.role === 'STUDENT') && {
            label: t('enterCode'),
            icon: <IconTicket {...icon} />,
            onSelect: () => setRedeeming(true),
          },
          help !== undefined && {
            label: t('help'),
            icon: <IconHelp {...icon} />,
            onSelect: () => void navigate(destinationOf(help)),
          },
          { label: t('support.open'), icon: <IconLifebuoy {...icon} />, onSelect: support.ask },
          scheme === 'dark'
            ? { label: t('toLight'), icon: <IconSun {...icon} />, onSelect: () => choose('light') }
            : { label: t('toDark'), icon: <IconMoon {...icon} />, onSelect: () => choose('dark') },
          {
            label: t('signOut'),
            icon: <IconLogout {...icon} />,
            divided: true,
            onSelect: () => void signOut().catch((error: unknown) => toast(say(error), { tone: 'bad' })),
          },
        ]}
      >
        <button type="button" className={classes.avatar}>
          <Avatar name={profile.fullName} src={profile.avatar} />
          <span className="visually-hidden">{t('accountMenu')}</span>
        </button>
      </Menu>
      {support.dialog}
      {redeeming && <Redeem onClose={() => setRedeeming(false)} />}
    </>
  );
}
