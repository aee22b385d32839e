/** Addresses that lead on: to the learner named by `id`, for links from outside; without one, to the list of all. */
import { useNavigate } from '@tanstack/react-router';
import { LoadingState } from '@vumon/ui';
import { useEffect } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useUrlState } from '../../navigation/url-state.ts';

export default function LearnerDetails() {
  const navigate = useNavigate();
  const [{ id }] = useUrlState();
  useEffect(() => {
    void navigate(
      id
        ? { to: '/students/$studentSlug', params: { studentSlug: id }, replace: true }
        : { to: '/students/info', replace: true },
    );
  }, [navigate, id]);
  return (
    <AppFrame breadcrumb={[]}>
      <LoadingState />
    </AppFrame>
  );
}
