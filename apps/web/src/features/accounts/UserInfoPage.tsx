import { useQueryClient } from '@tanstack/react-query';
import { formatPhone } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, Card, DataList, PageHeader, Segmented, toast, useColorScheme } from '@vumon/ui';
import { api } from '../../app/api.ts';
import { AppFrame } from '../../app/AppFrame.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { useProfile } from '../../app/session.ts';
import { signOut } from '../../app/sign-out.ts';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';
import { devicesKey, DevicesCard } from './DevicesCard.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import classes from './accounts.module.css';

export default function UserInfoPage() {
  const { t } = useTranslation('accounts');
  const { t: tApp } = useTranslation('app');
  const { t: tCommon } = useTranslation('common');
  const profile = useProfile();
  const { choice, choose } = useColorScheme();
  const queryClient = useQueryClient();
  const say = useErrorMessage();
  const facts = [
    { label: t('info.fullName'), value: profile.fullName },
    { label: t('info.role'), value: tCommon(`roles.${profile.role}`) },
    ...(profile.signInName ? [{ label: t('info.signInName'), value: profile.signInName }] : []),
    { label: t('info.phone'), value: profile.phone ? formatPhone(profile.phone) : t('info.empty') },
    { label: t('info.email'), value: profile.email ?? t('info.empty') },
  ];
  return (
    <AppFrame breadcrumb={[{ label: t('info.title') }]}>
      <PageHeader title={t('info.title')} lead={<Avatar name={profile.fullName} src={profile.avatar} size={56} />} subtitle={profile.fullName} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Card title={t('info.facts')}><DataList items={facts} /></Card>
          {(profile.role === 'TEACHER' || profile.role === 'STUDENT') && <PlanPanel profile={profile} />}
          <Card title={t('info.display')}>
            <div className={classes.settings}>
              <div className={classes.setting}>
                <span className="b5">{tApp('language')}</span>
                <LanguageSwitch onChoose={(locale) => void api('POST /account/locale', { body: { locale } }, { keepalive: true }).catch(() => undefined)} />
              </div>
              <div className={classes.setting}>
                <span className="b5">{tApp('theme')}</span>
                <Segmented aria-label={tApp('theme')} value={choice} onChange={choose} options={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: tApp(value) }))} />
              </div>
              <div><Button onClick={() => void signOut().catch((error: unknown) => toast(say(error), { tone: 'bad' }))}>{tApp('signOut')}</Button></div>
            </div>
          </Card>
        </div>
        <div className={classes.stack}>
          <ChangePasswordCard onChanged={() => void queryClient.invalidateQueries({ queryKey: devicesKey })} />
          {profile.role !== 'STUDENT' && <DevicesCard />}
        </div>
      </div>
    </AppFrame>
  );
}
