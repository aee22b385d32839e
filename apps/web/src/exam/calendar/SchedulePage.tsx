import { useTranslation } from '@vumon/i18n/react';
import { PageHeader } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useProfile } from '../../session/profile.ts';
import { AssignDialog } from '../assignments/form/AssignDialog.tsx';
import { Schedule } from './Schedule.tsx';

export default function SchedulePage() {
  const { t } = useTranslation('calendar');
  const { role } = useProfile();
  const [assigning, setAssigning] = useState<{ startsAt: number | undefined } | null>(null);
  const teaches = role !== 'STUDENT';
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <PageHeader size="lg" title={t('title')} />
      <Schedule
        side={teaches ? 'teacher' : 'student'}
        onAssign={teaches ? (startsAt) => setAssigning({ startsAt }) : undefined}
      />
      {assigning && <AssignDialog opened startsAt={assigning.startsAt} onClose={() => setAssigning(null)} />}
    </AppFrame>
  );
}
