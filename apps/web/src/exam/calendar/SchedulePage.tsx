import { useTranslation } from '@vumon/i18n/react';
import { PageHeader } from '@vumon/ui';
import { Suspense, lazy, useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useProfile } from '../../session/profile.ts';
import { Schedule } from './Schedule.tsx';

/** For teachers alone. */
const AssignDialog = lazy(async () => ({
  default: (await import('../assignments/form/AssignDialog.tsx')).AssignDialog,
}));

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
      {assigning && (
        <Suspense>
          <AssignDialog opened startsAt={assigning.startsAt} onClose={() => setAssigning(null)} />
        </Suspense>
      )}
    </AppFrame>
  );
}
