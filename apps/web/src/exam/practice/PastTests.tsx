/** Tests of the learner's classes whose keys are released: repeated as a whole, or only the wrong answers. */
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, ErrorState, LoadingState, Pager } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { AgainDialog, type Again } from './AgainDialog.tsx';
import classes from './practice.module.css';
import { pastQuery } from './queries.ts';

const againOf = (test: { assignmentId: string; title: string; mark: number }, only: Again['only']): Again => ({
  assignmentId: test.assignmentId,
  title: test.title,
  only,
  allRight: test.mark >= 1000,
});

export function PastTests() {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const { mark } = useFormat();
  const message = useErrorMessage();
  const [url, set] = useUrlState();
  const [again, setAgain] = useState<Again | null>(null);
  const page = Number(url['page']) || 0;
  const list = useQuery(pastQuery(page));
  const tests = list.data?.data;

  return (
    <section className={classes.section} aria-labelledby="past-tests">
      <h2 id="past-tests" className={classes.heading}>
        {t('past')}
      </h2>
      {list.error && !tests ? (
        <Card>
          <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>
        </Card>
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
            list.data.page.total > 10 ? (
              <Pager
                page={page}
                size={10}
                total={list.data.page.total}
                onPage={(next) => set({ page: String(next) })}
              />
            ) : undefined
          }
        >
          <ul className={classes.list}>
            {tests.map((test) => (
              <li key={test.assignmentId} className={classes.row}>
                <div className={classes.text}>
                  <h3 className={classes.title}>{test.title}</h3>
                  <p className={classes.facts}>
                    <span>{c(`subjects.${test.subject}`)}</span>
                    <span>{formatDay(test.submittedAt.slice(0, 10))}</span>
                    <span>{t('mark', { mark: mark(test.mark) })}</span>
                  </p>
                </div>
                <div className={classes.actions}>
                  {test.mark < 1000 && (
                    <Button
                      variant="tint"
                      aria-label={`${t('wrong')}: ${test.title}`}
                      onClick={() => setAgain(againOf(test, 'WRONG'))}
                    >
                      {t('wrong')}
                    </Button>
                  )}
                  <Button aria-label={`${t('whole')}: ${test.title}`} onClick={() => setAgain(againOf(test, 'ALL'))}>
                    {t('whole')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {again && <AgainDialog {...again} onClose={() => setAgain(null)} />}
    </section>
  );
}
