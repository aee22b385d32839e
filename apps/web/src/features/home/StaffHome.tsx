/** The first page of those who run the product: where their work is. */
import { IconBooks, IconFileText, IconTemplate, IconUserCircle, type Icon } from '@tabler/icons-react';
import { pages, type PagePath } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, PageHeader, Sheet } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../app/AppFrame.tsx';
import { AppLink } from '../../app/AppLink.tsx';
import { gateOf, useProfile } from '../../app/session.ts';
import classes from './home.module.css';
import { longDay } from './when.ts';

const places: readonly { key: string; path: PagePath; icon: Icon }[] = [
  { key: 'questions', path: '/manage/questions', icon: IconBooks },
  { key: 'formats', path: '/templates', icon: IconTemplate },
  { key: 'exams', path: '/unit-test', icon: IconFileText },
  { key: 'account', path: '/users/info', icon: IconUserCircle },
];

export function StaffHome() {
  const { t } = useTranslation('home');
  const { t: c } = useTranslation('common');
  const profile = useProfile();
  const [now] = useState(() => Date.now());
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <PageHeader size="lg" title={t('greeting.NONE', { name: profile.fullName })} subtitle={`${c(`roles.${profile.role}`)}. ${longDay(now, t)}`} />
      <div className={classes.staff}>
        <Sheet title={t('staff.title')}>
          {places.filter(({ path }) => gateOf(pages[path], profile, now) === 'open').map(({ key, path, icon: Draw }) => (
            <Sheet.Row key={key} margin={<Draw size={22} stroke={1.75} aria-hidden />} action={<Button renderRoot={(props) => <AppLink href={path} {...props} />}>{t('staff.open')}</Button>}>
              <div className={classes.task}>{t(`staff.${key}.title`)}</div>
              <div className={classes.muted}>{t(`staff.${key}.text`)}</div>
            </Sheet.Row>
          ))}
        </Sheet>
      </div>
    </AppFrame>
  );
}
