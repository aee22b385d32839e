/** The dialogs that the menu of a row opens. */
import { ReportOf } from '../../../questions/report/ReportOf.tsx';
import { lateDialog } from '../../../connection/lateDialog.tsx';

const PreviewDialog = lateDialog(
  async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }),
  ({ onClose }) => onClose(),
);

export interface OpenedRow {
  readonly kind: 'preview' | 'report';
  readonly id: string;
}

export function RowDialogs({ opened, onClose }: { opened: OpenedRow | null; onClose(): void }) {
  return (
    <>
      {opened?.kind === 'preview' && <PreviewDialog id={opened.id} onClose={onClose} />}
      <ReportOf about={opened?.kind === 'report' ? { question: opened.id } : null} onClose={onClose} />
    </>
  );
}
