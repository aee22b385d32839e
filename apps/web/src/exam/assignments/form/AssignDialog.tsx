import { lazy, Suspense } from 'react';
import type { AssignFormProps } from './AssignForm.tsx';

// Loaded when it opens: the form, with its days and times, weighs more than the lists that it opens from.
const AssignForm = lazy(() => import('./AssignForm.tsx'));

export function AssignDialog({ opened, ...rest }: AssignFormProps & { opened: boolean }) {
  return opened ? (
    <Suspense>
      <AssignForm {...rest} />
    </Suspense>
  ) : null;
}
