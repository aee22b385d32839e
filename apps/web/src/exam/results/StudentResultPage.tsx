import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { useProfile } from '../../session/profile.ts';

/**
 * The address of one learner's result, for links from outside: `id` names the assigned test, `paper` the attempt. A
 * teacher is redirected to the attempt, a learner to their own result; on both pages the API checks whose it is.
 */
export default function StudentResultPage() {
  const navigate = useNavigate();
  const { role } = useProfile();
  const [url] = useUrlState();
  const [id, paper] = [url['id'], url['paper']];
  useEffect(() => {
    if (role === 'TEACHER')
      void navigate(
        id
          ? { to: '/learning/$learningSlug', params: { learningSlug: id }, search: { paper }, replace: true }
          : { to: '/learning', replace: true },
      );
    else if (id) void navigate({ to: '/assigned-unit-test/$assignSlug', params: { assignSlug: id }, replace: true });
    else void navigate({ to: '/assigned-unit-test', replace: true });
  }, [navigate, role, id, paper]);
  return (
    <AppFrame breadcrumb={[]}>
      <PageSkeleton />
    </AppFrame>
  );
}
