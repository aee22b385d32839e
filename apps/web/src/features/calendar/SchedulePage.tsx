import { useTranslation } from '@vumon/i18n/react';
import { PageHeader } from '@vumon/ui';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useProfile } from '../../session/profile.ts';
import { Schedule } from './Schedule.tsx';

export default function SchedulePage() {
  const { t } = useTranslation('calendar');
  const { role } = useProfile();
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <PageHeader size="lg" title={t('title')} />
      <Schedule side={role === 'STUDENT' ? 'student' : 'teacher'} />
    </AppFrame>
  );
}
