import type { AssignmentView } from '@vumon/contract';
import { lateDialog } from '../../../connection/lateDialog.tsx';

// Loaded when it opens, as the form for giving a test is.
const EditForm = lateDialog(
  () => import('./EditForm.tsx'),
  ({ onClose }) => onClose(),
);

export function EditAssignmentDialog({ value, onClose }: { value: AssignmentView | null; onClose: () => void }) {
  return value && <EditForm key={value.id} value={value} onClose={onClose} />;
}
