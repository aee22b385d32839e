import { lazy, Suspense } from 'react';
import type { StudentControlProps } from './StudentControl.tsx';

const StudentControl = lazy(() => import('./StudentControl.tsx'));

interface StudentControlDialogProps extends Omit<StudentControlProps, 'studentId'> {
  /** Null: closed. */
  studentId: string | null;
}

export function StudentControlDialog({ studentId, ...rest }: StudentControlDialogProps) {
  return studentId === null ? null : (
    <Suspense>
      <StudentControl key={studentId} studentId={studentId} {...rest} />
    </Suspense>
  );
}
