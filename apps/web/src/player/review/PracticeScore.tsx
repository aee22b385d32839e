/** The result of the learner's own practice, with the next steps: wrong answers, the whole test again, other tests. */
import { IconCheck, IconCircleHalf2, IconHourglass, IconMinus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { PracticeResult } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useFormat } from '@vumon/i18n/react';
import { Button, Card, LoadingState, Note, toast } from '@vumon/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import '../../api/on-demand/send-once.ts';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { localeOfPath, pathIn } from '../../i18n/locale.ts';
import classes from './review.module.css';
import { hasCarp } from '../young.ts';
import { lateAnswers } from '../session/late-answers.ts';
import { useReviewMessages } from './translation.ts';

const Leap = lazy(() => import('./leap/Leap.tsx'));

const drawn = { size: 14, stroke: 2.5, 'aria-hidden': true } as const;
const marks = {
  right: <IconCheck {...drawn} />,
  partial: <IconCircleHalf2 {...drawn} />,
  wrong: <IconX {...drawn} />,
  blank: <IconMinus {...drawn} />,
  'needs-teacher': <IconHourglass {...drawn} />,
  unscored: null,
};

/** The outcome of each answer by its number. */
function Answers({ answers }: Pick<PracticeResult, 'answers'>) {
  const t = useReviewMessages();
  return (
    <ol className={classes.practisedAnswers} aria-label={t('practice.answers')}>
      {answers.map(({ number, state }) => (
        <li key={number}>
          <span className={classes.practisedAnswer} data-state={state}>
            <span aria-hidden>{number}</span>
            {marks[state]}
            <span className="visually-hidden">
              {t('practice.answer', { number, state: t(`practice.states.${state}`) })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The carp of grades 1 to 5. */
function OwnLeap({ result, leaps }: { result: PracticeResult; leaps: boolean }) {
  const { gradeId, name, submittedAt, examId, assignmentId } = result;
  if (!hasCarp(gradeId) || submittedAt === null) return null;
  return (
    <Suspense fallback={null}>
      <Leap
        exam={name}
        submittedAt={submittedAt}
        scales={result.heldBack || result.needsTeacher ? null : { right: result.right, of: result.items }}
        polish={examId !== null ? { examId } : assignmentId !== null ? { assignmentId } : null}
        leaps={leaps}
      />
    </Suspense>
  );
}

export default function PracticeScore() {
  const t = useReviewMessages();
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { attemptSlug: attempt } = useParams({ strict: false }) as { attemptSlug: string };
  const [starting, setStarting] = useState<'ALL' | 'WRONG' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const result = useQuery({
    queryKey: ['practice result', attempt],
    queryFn: () => api('GET /student/unit-test-asset-result/{id}', { params: { id: attempt } }),
    refetchInterval: ({ state }) => (state.data?.status === 'SUBMITTED' ? 1_500 : false),
    retry: (times, error) => times < 2 && !(error instanceof ApiError && error.status === 404),
  });
  const { data } = result;
  const running = data?.status === 'RUNNING';
  const practice = { label: t('practice.title'), href: '/practice' } as const;
  // The player is a separate app, so the whole page is loaded.
  useEffect(() => {
    if (running) location.reload();
  }, [running]);

  const start = async (only: 'ALL' | 'WRONG') => {
    if (!data) return;
    setStarting(only);
    setFailure(null);
    try {
      const { id } =
        data.examId !== null
          ? await api('POST /student/unit-tests/{id}/practise', { params: { id: data.examId }, body: { only } })
          : await api('POST /student/unit-tests-assigned/{id}/practise', {
              params: { id: data.assignmentId! },
              body: { only },
            });
      location.assign(pathIn(localeOfPath(location.pathname), { pathname: `/practice/${id}`, search: '', hash: '' }));
    } catch (error) {
      setStarting(null);
      setFailure(messageOf(error));
    }
  };

  const share = async () => {
    try {
      const { url } = await api('POST /student/unit-test-asset-result/{id}/link', { params: { id: attempt } });
      await navigator.clipboard.writeText(url);
      toast(t('practice.shared'));
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  const again = data && (data.examId !== null || data.assignmentId !== null);
  const mistaken = data?.answers.some(({ state }) => state === 'wrong' || state === 'partial' || state === 'blank');
  return (
    <AppFrame breadcrumb={[practice]} title={data?.name}>
      {result.error && !data ? (
        <LoadFailed error={result.error} onRetry={() => void result.refetch()} back={practice} />
      ) : !data || data.status !== 'SCORED' ? (
        <LoadingState>{t('scoring')}</LoadingState>
      ) : (
        <>
          <OwnLeap result={data} leaps={lateAnswers.has(attempt)} />
          <Card>
            <div className={classes.practised} role="status">
              <h1 className="h24">{data.name}</h1>
              {data.heldBack ? (
                <Note tone="info">{t('practice.heldBack')}</Note>
              ) : (
                <>
                  <p>
                    <b className={classes.mark}>{data.mark === null ? '–' : format.mark(data.mark)}</b>
                  </p>
                  <p className="muted">{t('practice.right', { right: data.right, items: data.items })}</p>
                </>
              )}
              {data.needsTeacher && <Note tone="info">{t('practice.unmarked')}</Note>}
            </div>
            <Answers answers={data.answers} />
            {failure !== null && (
              <Note tone="bad" live>
                {failure}
              </Note>
            )}
            <div className={classes.practisedActions}>
              {again && mistaken && (
                <Button variant="primary" loading={starting === 'WRONG'} onClick={() => void start('WRONG')}>
                  {t('practice.wrong')}
                </Button>
              )}
              {again && (
                <Button loading={starting === 'ALL'} onClick={() => void start('ALL')}>
                  {t('practice.again')}
                </Button>
              )}
              <Button renderRoot={(props) => <AppLink href="/practice" {...props} />}>{t('practice.more')}</Button>
              <Button onClick={() => void share()}>{t('practice.share')}</Button>
              {data.assignmentId !== null && (
                <Button
                  renderRoot={(props) => <AppLink href={`/assigned-unit-test/${data.assignmentId}`} {...props} />}
                >
                  {t('practice.original')}
                </Button>
              )}
            </div>
          </Card>
        </>
      )}
    </AppFrame>
  );
}
