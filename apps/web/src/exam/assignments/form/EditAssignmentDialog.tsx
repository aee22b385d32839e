import type { AssignmentView } from '@vumon/contract';
import { lazy, Suspense } from 'react';

// Loaded when it opens, as the form for giving a test is.
const EditForm = lazy(() => import('./EditForm.tsx'));

export function EditAssignmentDialog({ value, onClose }: { value: AssignmentView | null; onClose: () => void }) {
  return value ? (
    <Suspense>
      <EditForm key={value.id} value={value} onClose={onClose} />
    </Suspense>
  ) : null;
}
