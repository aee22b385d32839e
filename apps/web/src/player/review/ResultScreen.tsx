/** After the test: the score if it may be shown, and the review once keys are released. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AssignedTest } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Note } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { lazy, Suspense } from 'react';
import { hasCarp } from '../young.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { Attempts } from './Attempts.tsx';
import { OwnCertificate } from './OwnCertificate.tsx';
import { OwnRecord } from './OwnRecord.tsx';
import { PartnerFrame } from './PartnerFrame.tsx';
import { Review } from './Review.tsx';
import { SampleFrame } from './SampleFrame.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import classes from './review.module.css';
import { countStates, type StudentResult } from './summary.ts';
import { useReviewMessages } from './translation.ts';

const Leap = lazy(() => import('./leap/Leap.tsx'));

/** The carp of grades 1 to 5, for an attempt that the server has. */
function LeapOf({
  result: { exam, attempt, review, score },
  assignmentId,
  leaps,
}: {
  result: StudentResult;
  assignmentId: string;
  leaps: boolean;
}) {
  if (!hasCarp(exam.gradeId) || !attempt || attempt.status === 'RUNNING') return null;
  const counted = review && score && !score.needsTeacher ? countStates(review.items) : null;
  return (
    <Suspense fallback={null}>
      <Leap
        exam={exam.name}
        submittedAt={attempt.submittedAt ?? attempt.deadlineAt}
        scales={
          counted && { right: counted.right, of: Object.values(counted).reduce<number>((sum, one) => sum + one, 0) }
        }
        polish={review?.keys ? { assignmentId } : null}
        leaps={leaps}
      />
    </Suspense>
  );
}

/** Poll intervals while the attempt is being scored: short at first, then longer. */
const pollMs = (asked: number): number => Math.min(15_000, 1_500 * 1.4 ** asked);

interface ResultScreenProps {
  readonly test: AssignedTest;
  readonly late: number;
  /** Handed in on this page, a moment ago. */
  readonly justNow: boolean;
}

export default function ResultScreen({ test, late, justNow }: ResultScreenProps) {
  const assignment = test.id;
  const t = useReviewMessages();
  const { t: app } = useTranslation('app');
  const [url, set] = useUrlState();
  const number = Number(url['number']) || undefined;
  const result = useQuery({
    queryKey: ['result', assignment, number],
    queryFn: () =>
      api('GET /student/unit-tests-assigned/{id}/result', {
        params: { id: assignment },
        query: { ...(number && { number }) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.scoreState === 'BEING_SCORED' ? pollMs(state.dataUpdateCount) : false),
  });
  const { data, error } = result;
  const content = data ? (
    <div className={classes.page}>
      {late > 0 && (
        <Note tone="warn" live title={t('late', { count: late })}>
          {t('lateBody')}
        </Note>
      )}
      {/* A learner of a learning platform has no notebook and no practice here. */}
      {!test.partner && <LeapOf result={data} assignmentId={assignment} leaps={justNow} />}
      <ScoreCard result={data} alone={test.partner !== null} />
      {!test.partner && <OwnCertificate assignmentId={assignment} />}
      {(data.attempts.length > 1 || test.nextAttempt !== null) && (
        <Attempts result={data} test={test} onShow={(one) => set({ number: String(one), page: undefined })} />
      )}
      {test.record && data.attempt && data.attempt.status !== 'RUNNING' && <OwnRecord attemptId={data.attempt.id} />}
      {data.review && data.attempt && <Review key={data.attempt.id} review={data.review} attempt={data.attempt} />}
    </div>
  ) : result.isPending ? (
    <LoadingState />
  ) : (
    <ErrorState onRetry={() => void result.refetch()} retrying={result.isFetching}>
      {error instanceof ApiError && error.code !== 'NETWORK' ? error.message : app('networkError')}
    </ErrorState>
  );
  const title = data?.exam.name ?? t('title');
  if (test.target === 'SAMPLE')
    return <SampleFrame title={title}>{data ? <ScoreCard result={data} alone /> : content}</SampleFrame>;
  if (test.partner)
    return (
      <PartnerFrame partner={test.partner} title={title}>
        {content}
      </PartnerFrame>
    );
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]} title={title}>
      {content}
    </AppFrame>
  );
}
