import { useMutation, useQueryClient } from '@tanstack/react-query';
import { subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, Card, Segmented, SelectField, toast, useColorScheme } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { site } from '../../i18n/locale.ts';
import { profileQuery, useProfile } from '../../session/profile.ts';
import { signOut } from '../../session/sign-out.ts';
import { SignOnCard } from '../sign-on/index.ts';
import { SupportCard } from '../sessions/SupportCard.tsx';
import { DevicesCard } from '../sessions/DevicesCard.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AvatarCard } from './avatar/AvatarCard.tsx';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DataCard } from './DataCard.tsx';
import { PlanSummary } from './plan/PlanSummary.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import classes from './own-account.module.css';

export default function UserInfoPage() {
  const { t } = useTranslation('own-account');
  const { t: tApp } = useTranslation('app');
  const { t: tCommon } = useTranslation('common');
  const profile = useProfile();
  const say = useErrorMessage();
  return (
    <AccountPage
      title={t('nav.info')}
      lead={<Avatar name={profile.fullName} src={profile.avatar} size={56} />}
      subtitle={`${profile.fullName} · ${tCommon(`roles.${profile.role}`)}`}
    >
      <div className={classes.columns}>
        <div className={classes.stack}>
          <AvatarCard profile={profile} />
          <ProfileCard />
          <ContactCard profile={profile} />
          <ChangePasswordCard />
          <SignOnCard />
        </div>
        <div className={classes.stack}>
          {(profile.role === 'TEACHER' || profile.role === 'STUDENT') && (
            <Card title={t('plan.title')}>
              <PlanSummary profile={profile} link />
            </Card>
          )}
          <DisplayCard />
          {profile.role !== 'STUDENT' && profile.support === null && <DevicesCard />}
          {(profile.role === 'TEACHER' || profile.role === 'STUDENT') && profile.support === null && <SupportCard />}
          <DataCard />
          <div>
            <Button onClick={() => void signOut().catch((error: unknown) => toast(say(error), { tone: 'bad' }))}>
              {tApp('signOut')}
            </Button>
          </div>
        </div>
      </div>
    </AccountPage>
  );
}

function DisplayCard() {
  const { t } = useTranslation('own-account');
  const { t: tApp } = useTranslation('app');
  const { choice, choose } = useColorScheme();
  const { role } = useProfile();
  return (
    <Card title={t('display')}>
      <div className={classes.settings}>
        {site === 'vn' && (
          <div className={classes.setting}>
            <span className="b5">{tApp('language')}</span>
            <LanguageSwitch
              onChoose={(locale) =>
                void api('POST /account/locale', { body: { locale } }, { keepalive: true }).catch(() => undefined)
              }
            />
          </div>
        )}
        {site === 'intl' && <ZoneSetting />}
        {role !== 'STUDENT' && role !== 'SALE' && <SubjectSetting />}
        <div className={classes.setting}>
          <span className="b5">{tApp('theme')}</span>
          <Segmented
            aria-label={tApp('theme')}
            value={choice}
            onChange={choose}
            options={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: tApp(value) }))}
          />
        </div>
      </div>
    </Card>
  );
}

/** The subject that is preselected in forms and lists. */
function SubjectSetting() {
  const { t } = useTranslation('own-account');
  const { t: c } = useTranslation('common');
  const { subject } = useProfile();
  const queryClient = useQueryClient();
  const say = useErrorMessage();
  const choose = useMutation({
    mutationFn: (value: 'ENGLISH' | 'MATH' | null) => api('POST /account/subject', { body: { subject: value } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
    onError: (error) => toast(say(error), { tone: 'bad' }),
  });
  return (
    <SelectField
      label={t('subject.label')}
      description={t('subject.hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[
        { value: 'BOTH', label: t('subject.both') },
        ...subjects.map((value) => ({ value, label: c(`subjects.${value}`) })),
      ]}
      value={subject ?? 'BOTH'}
      allowDeselect={false}
      disabled={choose.isPending}
      onChange={(value) => choose.mutate(subjects.find((one) => one === value) ?? null)}
    />
  );
}

/** On the international site every user has a time zone of their own, in which times are shown and entered. */
function ZoneSetting() {
  const { t } = useTranslation('own-account');
  const { timeZone } = useProfile();
  const queryClient = useQueryClient();
  const say = useErrorMessage();
  const choose = useMutation({
    mutationFn: (zone: string) => api('POST /account/time-zone', { body: { timeZone: zone } }),
    // Refetches everything, because all displayed times change.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => toast(say(error), { tone: 'bad' }),
  });
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <SelectField
      label={t('timeZone')}
      data={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      value={timeZone}
      searchable
      disabled={choose.isPending}
      onChange={(zone) => zone !== null && choose.mutate(zone)}
    />
  );
}
