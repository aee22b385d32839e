/** The learner's home page: the next test, other assigned tests, recent marks. */
import { useQuery } from '@tanstack/react-query';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, DotPlot, EmptyState, ErrorState, Skeleton } from '@vumon/ui';
import { lastChange } from '@vumon/ui/charts/last-change.ts';
import { useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { callName } from '../../session/call-name.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useProfile } from '../../session/profile.ts';
import { AssignedRow } from './AssignedRow.tsx';
import { NextTask } from './NextTask.tsx';
import { canWork, nextOf } from './assigned.ts';
import classes from './home.module.css';
import { assignedQuery, ownClassesQuery, ownMarksQuery } from './queries.ts';
import { longDay } from './when.ts';

const listed = 4;

export function StudentHome() {
  const { t } = useTranslation('home');
  const messageOf = useErrorMessage();
  const profile = useProfile();
  const assigned = useQuery(assignedQuery);
  const tests = assigned.data?.data;
  const next = tests && nextOf(tests);
  const rest = tests?.filter((test) => test !== next) ?? [];
  const [opened] = useState(() => new Date().toISOString());
  const now = tests?.[0]?.serverTime ?? opened;
  const waiting = tests?.filter(canWork).length ?? 0;
  return (
    <AppFrame title={t('studentTitle')} counts={waiting > 0 ? { '/assigned-unit-test': waiting } : {}}>
      <header className={classes.hello}>
        <h1>{t('greeting.STUDENT', { name: callName(profile) })}</h1>
        <p>{longDay(now, t)}</p>
      </header>
      <div className={classes.student}>
        <div className={classes.studentMain}>
          {!tests ? (
            assigned.error ? (
              <Card>
                <ErrorState onRetry={() => void assigned.refetch()}>{messageOf(assigned.error)}</ErrorState>
              </Card>
            ) : (
              <Card>
                <PageSkeleton />
              </Card>
            )
          ) : (
            <>
              {next ? (
                <NextTask test={next} />
              ) : (
                <Card tone="lift">
                  {tests.length > 0 ? (
                    <EmptyState title={t('student.free')} motif="scales">
                      {t('student.freeBody')}
                    </EmptyState>
                  ) : (
                    <NoTests />
                  )}
                </Card>
              )}
              {rest.length > 0 && (
                <section className={classes.assigned} aria-labelledby="assigned-title">
                  <div className={classes.sectionHead}>
                    <h2 id="assigned-title">{t('student.assigned')}</h2>
                    <AppLink href="/assigned-unit-test" className={classes.link}>
                      {t('student.all')}
                    </AppLink>
                  </div>
                  <ul className={classes.rows}>
                    {rest.slice(0, listed).map((test) => (
                      <AssignedRow key={test.id} test={test} />
                    ))}
                  </ul>
                </section>
              )}
            </>
          )}
        </div>
        {/* Below the tests on a phone: shown when those are, so that it is not pushed down. */}
        {(tests !== undefined || assigned.error !== null) && <Marks />}
      </div>
    </AppFrame>
  );
}

/** Nothing was ever assigned: a learner without a class is shown the way into one. */
function NoTests() {
  const { t } = useTranslation('home');
  const own = useQuery(ownClassesQuery);
  if (own.isPending) return <PageSkeleton />;
  return own.data?.data.length === 0 && !own.data.page.incomplete ? (
    <EmptyState
      title={t('student.noClass')}
      motif="scales"
      action={
        <Button variant="primary" renderRoot={(props) => <AppLink href="/join" {...props} />}>
          {t('student.enterCode')}
        </Button>
      }
    >
      {t('student.noClassBody')}
    </EmptyState>
  ) : (
    <EmptyState title={t('student.nothing')} motif="scales">
      {t('student.nothingYet')}
    </EmptyState>
  );
}

function Marks() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const marks = useQuery(ownMarksQuery);
  const all = marks.data?.data ?? [];
  const list = all.filter(({ provisional }) => !provisional).toReversed();
  const waiting = all.length - list.length;
  const says = lastChange(list.map(({ mark }) => mark));
  const average = list.length === 0 ? null : Math.round(list.reduce((sum, { mark }) => sum + mark, 0) / list.length);
  return (
    <Card
      title={t('marks.title')}
      aside={list.length > 0 ? t('marks.count', { count: list.length }) : undefined}
      as="aside"
    >
      {marks.error ? (
        <ErrorState compact onRetry={() => void marks.refetch()}>
          {messageOf(marks.error)}
        </ErrorState>
      ) : !marks.data ? (
        <Skeleton height={120} />
      ) : list.length === 0 ? (
        <EmptyState compact motif="bubbles">
          {waiting > 0 ? t('marks.waiting', { count: waiting }) : t('marks.none')}
        </EmptyState>
      ) : (
        <>
          {says?.step && (
            <p className={classes.says}>
              {t(`marks.${says.step}`, { mark: format.mark(says.last), by: format.mark(says.by) })}
            </p>
          )}
          <DotPlot
            aria-label={t('marks.title')}
            height={124}
            points={list.map(({ assignmentId, title, mark }) => ({
              key: assignmentId,
              value: mark / 100,
              text: format.mark(mark),
              label: title,
            }))}
          />
          <p className={classes.average}>
            <span>{t('marks.average')}</span>
            <b>{average === null ? '–' : format.mark(average)}</b>
          </p>
          {waiting > 0 && <p className="muted">{t('marks.waiting', { count: waiting })}</p>}
        </>
      )}
    </Card>
  );
}
