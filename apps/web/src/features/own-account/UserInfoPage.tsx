import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, Card, Segmented, toast, useColorScheme } from '@vumon/ui';
import { api } from '../../app/api.ts';
import { useErrorMessage } from '../../app/form-errors.ts';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { site } from '../../app/locale.ts';
import { useProfile } from '../../app/session.ts';
import { signOut } from '../../app/sign-out.ts';
import { DevicesCard } from '../sessions/DevicesCard.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DataCard } from './DataCard.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import classes from './own-account.module.css';

export default function UserInfoPage() {
  const { t } = useTranslation('own-account');
  const { t: tApp } = useTranslation('app');
  const { t: tCommon } = useTranslation('common');
  const profile = useProfile();
  const say = useErrorMessage();
  return (
    <AccountPage title={t('nav.info')} lead={<Avatar name={profile.fullName} src={profile.avatar} size={56} />} subtitle={`${profile.fullName} · ${tCommon(`roles.${profile.role}`)}`}>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <AvatarCard profile={profile} />
          <ProfileCard />
          <ContactCard profile={profile} />
          <ChangePasswordCard />
        </div>
        <div className={classes.stack}>
          {(profile.role === 'TEACHER' || profile.role === 'STUDENT') && <Card title={t('plan.title')}><PlanSummary profile={profile} link /></Card>}
          <DisplayCard />
          {profile.role !== 'STUDENT' && <DevicesCard />}
          <DataCard />
          <div><Button onClick={() => void signOut().catch((error: unknown) => toast(say(error), { tone: 'bad' }))}>{tApp('signOut')}</Button></div>
        </div>
      </div>
    </AccountPage>
  );
}

function DisplayCard() {
  const { t } = useTranslation('own-account');
  const { t: tApp } = useTranslation('app');
  const { choice, choose } = useColorScheme();
  return (
    <Card title={t('display')}>
      <div className={classes.settings}>
        {site === 'vn' && (
          <div className={classes.setting}>
            <span className="b5">{tApp('language')}</span>
            <LanguageSwitch onChoose={(locale) => void api('POST /account/locale', { body: { locale } }, { keepalive: true }).catch(() => undefined)} />
          </div>
        )}
        <div className={classes.setting}>
          <span className="b5">{tApp('theme')}</span>
          <Segmented aria-label={tApp('theme')} value={choice} onChange={choose} options={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: tApp(value) }))} />
        </div>
      </div>
    </Card>
  );
}
