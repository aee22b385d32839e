/**
 * A practice link of a test, to copy or scan. In a class that gets it, each learner takes the test once under their own
 * name.
 */
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, LoadingState, Modal, toast } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { QrCode } from '../assignments/sharing/QrCode.tsx';
import classes from './practice.module.css';
import { SendLinks } from './SendLinks.tsx';

export function LinkDialog({ examId, name, onClose }: { examId: string; name: string; onClose(): void }) {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const report = useReport();
  const link = useQuery({
    queryKey: ['practice', 'link', examId],
    queryFn: () => api('POST /itf/unit-tests/{id}/practice-link', { params: { id: examId }, body: {} }),
    retry: false,
  });
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast(c('copied'));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('link.title', { name })}
      footer={
        link.data && (
          <Button variant="primary" onClick={() => report(copy(link.data.url))}>
            {t('link.copy')}
          </Button>
        )
      }
    >
      {link.error ? (
        <ErrorState compact onRetry={() => void link.refetch()}>
          {messageOf(link.error)}
        </ErrorState>
      ) : !link.data ? (
        <LoadingState />
      ) : (
        <div className={classes.linkBox}>
          <p>{t('link.body', { day: formatDay(link.data.endsAt) })}</p>
          <QrCode link={link.data.url} label={t('link.qr', { name })} className={classes.qr} />
          <code className={classes.address}>{link.data.url}</code>
          <SendLinks examId={examId} />
        </div>
      )}
    </Modal>
  );
}
