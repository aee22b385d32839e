/** The dialog that reports a question, for lists whose menu opens it; loaded when it is first opened. */
import { lazy, Suspense } from 'react';
import type { ReportAddress } from './address.ts';

// Without lateDialog: reviews have it, which a device stores for a test, and the app would come with it.
const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })));

export function ReportOf({ about, onClose }: { about: ReportAddress | null; onClose(): void }) {
  if (about === null) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog about={about} onClose={onClose} />
    </Suspense>
  );
}
