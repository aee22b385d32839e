import { lateDialog } from '../../../connection/lateDialog.tsx';
import type { AssignFormProps } from './AssignForm.tsx';

// Loaded when it opens: the form, with its days and times, weighs more than the lists that it opens from.
const AssignForm = lateDialog(
  () => import('./AssignForm.tsx'),
  ({ onClose }) => onClose(),
);

export function AssignDialog({ opened, ...rest }: AssignFormProps & { opened: boolean }) {
  return opened && <AssignForm {...rest} />;
}
