import { lateDialog } from '../../connection/lateDialog.tsx';
import type { StudentControlProps } from './StudentControl.tsx';

const StudentControl = lateDialog(
  () => import('./StudentControl.tsx'),
  ({ onClose }) => onClose(),
);

interface StudentControlDialogProps extends Omit<StudentControlProps, 'studentId'> {
  /** Null: closed. */
  studentId: string | null;
}

export function StudentControlDialog({ studentId, ...rest }: StudentControlDialogProps) {
  return studentId !== null && <StudentControl key={studentId} studentId={studentId} {...rest} />;
}
