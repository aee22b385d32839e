/** A learner's own practice: tests whose keys are released can be taken again, as a whole or only the questions answered wrong. */
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, ErrorState, LoadingState, PageHeader, Pager } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './practice.module.css';

export default function PracticePage() {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const { mark } = useFormat();
  const message = useErrorMessage();
  const report = useReport();
  const [url, set] = useUrlState();
  const [starting, setStarting] = useState<string | null>(null);
  const page = Number(url['page']) || 0;
  const list = useQuery({
    queryKey: ['results', 'to-practise', page],
    queryFn: ({ signal }) => api('GET /student/results', { query: { released: 'true', page, size: 20 } }, { signal }),
  });
  const tests = list.data?.data;

  const start = async (assignmentId: string, only: 'ALL' | 'WRONG') => {
    setStarting(`${assignmentId} ${only}`);
    try {
      const { id } = await api('POST /student/unit-tests-assigned/{id}/practise', {
        params: { id: assignmentId },
        body: { only },
      });
      // A full load: the player is an app of its own.
      location.assign(
        `${location.pathname.replace(/practice\/?$/, '')}assigned-unit-test/${assignmentId}?practice=${id}`,
      );
    } finally {
      setStarting(null);
    }
  };

  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader size="lg" title={t('title')} subtitle={t('lead')} />
        {list.error && !tests ? (
          <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>
        ) : !tests || !list.data ? (
          <LoadingState />
        ) : tests.length === 0 ? (
          <Card>
            <EmptyState title={t('emptyTitle')} motif="bubbles">
              {t('empty')}
            </EmptyState>
          </Card>
        ) : (
          <Card
            flush
            footer={
              list.data.page.total > 20 ? (
                <Pager
                  page={page}
                  size={20}
                  total={list.data.page.total}
                  onPage={(next) => set({ page: String(next) })}
                />
              ) : undefined
            }
          >
            <ul className={classes.list}>
              {tests.map((test) => (
                <li key={test.assignmentId} className={classes.row}>
                  <div className={classes.words}>
                    <h2 className={classes.title}>{test.title}</h2>
                    <p className={classes.facts}>
                      {c(`subjects.${test.subject}`)} · {formatDay(test.submittedAt.slice(0, 10))} ·{' '}
                      {t('mark', { mark: mark(test.mark) })}
                    </p>
                  </div>
                  <div className={classes.actions}>
                    {test.mark < 1000 && (
                      <Button
                        variant="primary"
                        loading={starting === `${test.assignmentId} WRONG`}
                        aria-label={`${t('wrong')}: ${test.title}`}
                        onClick={() => report(start(test.assignmentId, 'WRONG'))}
                      >
                        {t('wrong')}
                      </Button>
                    )}
                    <Button
                      loading={starting === `${test.assignmentId} ALL`}
                      aria-label={`${t('whole')}: ${test.title}`}
                      onClick={() => report(start(test.assignmentId, 'ALL'))}
                    >
                      {t('whole')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </AppFrame>
  );
}
