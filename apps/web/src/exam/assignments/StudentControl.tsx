/** One learner at a test, over the page: where there is no room beside it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Modal, Note } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { liveQuery } from './queries.ts';
import { StudentControls } from './StudentControls.tsx';

export interface StudentControlProps {
  assignmentId: string;
  studentId: string;
  onClose: () => void;
}

export default function StudentControl({ assignmentId, studentId, onClose }: StudentControlProps) {
  const { t } = useTranslation('assignments');
  const message = useErrorMessage();
  const live = useQuery(liveQuery(assignmentId));
  const cell = live.data?.cells.find((one) => one.studentId === studentId);
  return (
    <Modal opened onClose={onClose} size="sm" title={cell?.name ?? '…'}>
      {cell && live.data ? (
        <StudentControls
          cell={cell}
          live={live.data}
          readAt={live.dataUpdatedAt}
          assignmentId={assignmentId}
          onClose={onClose}
        />
      ) : live.error ? (
        <ErrorState onRetry={() => void live.refetch()}>{message(live.error)}</ErrorState>
      ) : live.data ? (
        <Note tone="warn">{t('control.gone')}</Note>
      ) : (
        <LoadingState compact />
      )}
    </Modal>
  );
}
