/** The learner's certificate of the test, if one is available. */
import { useQuery } from '@tanstack/react-query';
import { Button, toast } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { downloadFile } from '../../api/download.ts';
import classes from './review.module.css';
import { useReviewMessages } from './translation.ts';

export function OwnCertificate({ assignmentId }: { assignmentId: string }) {
  const t = useReviewMessages();
  const [saving, setSaving] = useState(false);
  const found = useQuery({
    queryKey: ['result', assignmentId, 'certificate'],
    queryFn: () => api('GET /student/unit-tests-assigned/{id}/certificate', { params: { id: assignmentId } }),
  });
  if (!found.data?.ready) return null;
  const save = () => {
    setSaving(true);
    void downloadFile(`/student/unit-tests-assigned/${assignmentId}/certificate/file`, 'chung-nhan.pdf')
      .catch((error: Error) => toast(error.message, { tone: 'bad', duration: 4000 }))
      .finally(() => setSaving(false));
  };
  return (
    <p className={classes.certificate}>
      <span>{t('certificate')}</span>
      <Button loading={saving} onClick={save}>
        {t('certificateGet')}
      </Button>
    </p>
  );
}
