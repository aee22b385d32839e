/** The result of an assigned test inside the main app. A test that is still to be taken loads the player instead. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { LoadingState } from '@vumon/ui';
import { useEffect } from 'react';
import { api } from '../api/client.ts';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { isOver, wantedAttempt } from './gate.ts';
import { lateAnswers } from './session/late-answers.ts';
import ResultScreen from './review/ResultScreen.tsx';
import { usePlayerMessages } from './translation.ts';

export default function ResultPage() {
  const t = usePlayerMessages();
  const { assignSlug: assignment } = useParams({ strict: false }) as { assignSlug: string };
  const test = useQuery({
    queryKey: ['assigned', assignment],
    queryFn: () => api('GET /itf/classes/unit-test-assigned/{id}', { params: { id: assignment } }),
  });
  const { number } = wantedAttempt();
  const over = test.data !== undefined && isOver(test.data, number);
  const toTake = test.data !== undefined && !over;
  useEffect(() => {
    if (toTake) location.reload();
  }, [toTake]);

  if (over)
    return (
      <ResultScreen test={test.data} late={lateAnswers.get(assignment) ?? 0} justNow={lateAnswers.has(assignment)} />
    );
  if (!test.isError) return <LoadingState>{t('start.opening')}</LoadingState>;
  return (
    <LoadFailed
      error={test.error}
      onRetry={() => void test.refetch()}
      retrying={test.isFetching}
      back={{ label: t('start.back'), href: '/assigned-unit-test' }}
    />
  );
}
