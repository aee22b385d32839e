/** The dialogs that the menu of a row opens. */
import { ReportOf } from '../../../questions/report/ReportOf.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

export interface OpenedRow {
  readonly kind: 'preview' | 'report';
  readonly id: string;
}

export function RowDialogs({ opened, onClose }: { opened: OpenedRow | null; onClose(): void }) {
  return (
    <>
      <PreviewDialog id={opened?.kind === 'preview' ? opened.id : null} onClose={onClose} />
      <ReportOf about={opened?.kind === 'report' ? { question: opened.id } : null} onClose={onClose} />
    </>
  );
}
