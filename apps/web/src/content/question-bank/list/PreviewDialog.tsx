/** Shows a question of the bank without leaving the list. */
import { useQuery } from '@tanstack/react-query';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Modal, Segmented, useScreen } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { questionQuery } from '../queries.ts';
import { StoredQuestionPreview } from '../StoredQuestionPreview.tsx';
import classes from '../question-bank.module.css';

export type PreviewWidth = 'phone' | 'desktop';

export function WidthSwitch({ value, onChange }: { value: PreviewWidth; onChange(value: PreviewWidth): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <Segmented
      aria-label={t('widths.label')}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'phone',
          label: <IconDeviceMobile size={20} stroke={1.75} aria-hidden />,
          'aria-label': t('widths.phone'),
        },
        {
          value: 'desktop',
          label: <IconDeviceDesktop size={20} stroke={1.75} aria-hidden />,
          'aria-label': t('widths.desktop'),
        },
      ]}
    />
  );
}

export function PreviewDialog({ id, onClose }: { id: string | null; onClose(): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <Modal opened={id !== null} onClose={onClose} size="xl" title={t('learnersSee')}>
      {id !== null && <Body id={id} />}
    </Modal>
  );
}

function Body({ id }: { id: string }) {
  const messageOf = useErrorMessage();
  const question = useQuery(questionQuery(id));
  const { screen } = useScreen();
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  if (question.isError)
    return (
      <ErrorState compact onRetry={() => void question.refetch()}>
        {messageOf(question.error)}
      </ErrorState>
    );
  if (!question.data) return <LoadingState />;
  return (
    <div className={classes.dialogBody}>
      {screen !== 'phone' && (
        <div className={classes.dialogTools}>
          <WidthSwitch value={width} onChange={setWidth} />
        </div>
      )}
      <div className={width === 'phone' && screen !== 'phone' ? classes.phone : undefined}>
        <StoredQuestionPreview question={question.data} split={width === 'desktop' && screen === 'desktop'} />
      </div>
    </div>
  );
}
