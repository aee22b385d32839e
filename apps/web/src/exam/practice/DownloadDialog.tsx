/** Downloads a learner's own test for printing, and the solutions of the questions answered in practice. */
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, LoadingState, Modal, Note } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { downloadFile } from '../../api/download.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { downloadsQuery, type PracticeTest } from './queries.ts';
import classes from './practice.module.css';

export function DownloadDialog({ test, onClose }: { test: PracticeTest; onClose(): void }) {
  const { t } = useTranslation('practice');
  const english = useLocale() === 'en';
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const facts = useQuery(downloadsQuery(test.id));
  const [saving, setSaving] = useState<'test' | 'solutions' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const spent = facts.data !== undefined && !facts.data.already && facts.data.left === 0;
  // The test is not the learner's: the reason is the answer, and asking again would not change it.
  const refused = facts.error instanceof ApiError && facts.error.status >= 400 && facts.error.status < 500;
  const save = async (what: 'test' | 'solutions') => {
    setSaving(what);
    setFailure(null);
    try {
      const taken = await api('POST /student/unit-tests/{id}/download', { params: { id: test.id } });
      client.setQueryData(downloadsQuery(test.id).queryKey, taken);
      await downloadFile(`/student/unit-tests/${test.id}/download/${what}`, 'de.pdf');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(null);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('download.title', { name: (english && test.nameEn) || test.name })}
      footer={
        facts.data && (
          <>
            {facts.data.solutions > 0 && (
              <Button disabled={spent} loading={saving === 'solutions'} onClick={() => void save('solutions')}>
                {t('download.solutions', { count: facts.data.solutions })}
              </Button>
            )}
            <Button
              variant="primary"
              icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
              disabledReason={spent ? t('download.spent', { total: facts.data.total }) : null}
              loading={saving === 'test'}
              onClick={() => void save('test')}
            >
              {t('download.test')}
            </Button>
          </>
        )
      }
    >
      {refused ? (
        <Note tone="info">{messageOf(facts.error)}</Note>
      ) : facts.error && !facts.data ? (
        <ErrorState compact onRetry={() => void facts.refetch()}>
          {messageOf(facts.error)}
        </ErrorState>
      ) : !facts.data ? (
        <LoadingState compact />
      ) : (
        <div className={classes.linkBox}>
          {failure !== null && (
            <Note tone="bad" live>
              {failure}
            </Note>
          )}
          <p>
            {facts.data.already
              ? t('download.already')
              : spent
                ? t('download.spent', { total: facts.data.total })
                : t('download.left', { left: facts.data.left, total: facts.data.total })}
          </p>
          <p className="muted">{t(facts.data.solutions > 0 ? 'download.about' : 'download.aboutNone')}</p>
        </div>
      )}
    </Modal>
  );
}
