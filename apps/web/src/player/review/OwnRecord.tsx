/** The record of the learner's own attempt, as the teacher sees it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Card } from '@vumon/ui';
import { Suspense } from 'react';
import { api } from '../../api/client.ts';
import { RecordList } from './RecordList.tsx';

/** If the record cannot be loaded, the result is shown without it. */
export function OwnRecord({ attemptId }: { attemptId: string }) {
  const { data } = useQuery({
    queryKey: ['attempt', attemptId, 'record'],
    queryFn: () => api('GET /student/attempts/{id}/record', { params: { id: attemptId } }),
  });
  if (!data) return null;
  // The record's messages are loaded with it, not with the result.
  return (
    <Suspense>
      <Facts record={data} />
    </Suspense>
  );
}

function Facts({ record }: { record: Parameters<typeof RecordList>[0]['record'] }) {
  const { t } = useTranslation('attempt-record');
  return (
    <Card title={t('title')}>
      <RecordList record={record} />
    </Card>
  );
}
