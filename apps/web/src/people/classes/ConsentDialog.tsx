/** Asked once a school year, before learners are entered: the teacher confirms that the school has their parents' consent. */
import { useQuery } from '@tanstack/react-query';
import type { CallOptions } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, ErrorState, FieldError, LoadingState, Modal, Note } from '@vumon/ui';
import { useId, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';

export default function ConsentDialog({ onAnswer }: { onAnswer: (options: CallOptions | null) => void }) {
  const { t } = useTranslation('consents');
  const { t: tCommon } = useTranslation('common');
  const say = useErrorMessage();
  const problemId = useId();
  const asked = useQuery({
    queryKey: ['students', 'consents'],
    queryFn: () => api('GET /itf/students/consents'),
    staleTime: 0,
    gcTime: 0,
  });
  const [checked, setChecked] = useState(false);
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (!asked.data || busy) return;
    setMissing(!checked);
    if (!checked) return;
    setBusy(true);
    setError(null);
    try {
      await api('POST /itf/students/consents', { body: { textVersion: asked.data.textVersion } });
      onAnswer({});
    } catch (caught) {
      setBusy(false);
      setError(caught);
    }
  }

  return (
    <Modal
      opened
      onClose={() => onAnswer(null)}
      title={t('title')}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{tCommon('cancel')}</Button>
          {asked.data && (
            <Button variant="primary" loading={busy} onClick={() => void confirm()}>
              {t('submit')}
            </Button>
          )}
        </>
      }
    >
      {asked.isPending && <LoadingState />}
      {asked.isError && (
        <ErrorState compact onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
          {say(asked.error)}
        </ErrorState>
      )}
      {asked.data && (
        <>
          <p>{t('why')}</p>
          {error !== null && <Note tone="bad" live title={say(error)} />}
          <Checkbox
            checked={checked}
            aria-invalid={missing ? true : undefined}
            aria-describedby={missing ? problemId : undefined}
            onChange={(next) => {
              setChecked(next);
              setMissing(false);
            }}
            label={t('statement', { year: `${asked.data.schoolYear}–${asked.data.schoolYear + 1}` })}
          />
          {missing && <FieldError id={problemId}>{t('missing')}</FieldError>}
        </>
      )}
    </Modal>
  );
}
