/** The dialog that reports a question, for lists whose menu opens it; loaded when it is first opened. */
import { lateDialog } from '../../connection/lateDialog.tsx';
import type { ReportAddress } from './address.ts';

const ReportDialog = lateDialog(
  async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }),
  ({ onClose }) => onClose(),
);

export function ReportOf({ about, onClose }: { about: ReportAddress | null; onClose(): void }) {
  return about && <ReportDialog about={about} onClose={onClose} />;
}
