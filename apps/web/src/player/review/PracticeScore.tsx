/** How practice of one's own came out, with the way to the test that it was of. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState } from '@vumon/ui';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './review.module.css';
import { useReviewWords } from './words.ts';

export default function PracticeScore({ attempt }: { attempt: string }) {
  const t = useReviewWords();
  const format = useFormat();
  const result = useQuery({
    queryKey: ['practice result', attempt],
    queryFn: () => api('GET /student/unit-test-asset-result/{id}', { params: { id: attempt } }),
    refetchInterval: ({ state }) => (state.data?.status === 'SUBMITTED' ? 1_500 : false),
  });
  const { data } = result;
  const running = data?.status === 'RUNNING';
  // The player is an app of its own.
  useEffect(() => {
    if (running) location.reload();
  }, [running]);
  return (
    <AppFrame breadcrumb={[{ label: t('practice.title') }]} title={data?.name}>
      {result.error ? (
        <ErrorState onRetry={() => void result.refetch()} retrying={result.isFetching} />
      ) : !data || data.status !== 'SCORED' ? (
        <LoadingState>{t('scoring')}</LoadingState>
      ) : (
        <Card>
          <div className={classes.practised} role="status">
            <h1 className="h24">{data.name}</h1>
            <p>
              <b className={classes.mark}>{data.mark === null ? '–' : format.mark(data.mark)}</b>
            </p>
            <p className="muted">{t('practice.right', { right: data.right, items: data.items })}</p>
            <div className={classes.practisedActions}>
              <Button variant="primary" renderRoot={(props) => <Link to="/practice" {...props} />}>
                {t('practice.more')}
              </Button>
              {data.assignmentId !== null && (
                <Button
                  renderRoot={(props) => <AppLink href={`/assigned-unit-test/${data.assignmentId}`} {...props} />}
                >
                  {t('practice.original')}
                </Button>
              )}
            </div>
          </div>
        </Card>
      )}
    </AppFrame>
  );
}
