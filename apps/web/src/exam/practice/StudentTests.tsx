/** Lists of tests for a learner: all of the system, or those that are the learner's own. */
import { useQuery } from '@tanstack/react-query';
import { ownedSources, skills, skillsOf, subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, ErrorState, LoadingState, Segmented } from '@vumon/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useExamTypes, useGrades, useSeries } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { ListFilter, ListPage, ListTools } from '../../lists/ListPage.tsx';
import { SeriesHead } from '../../lists/SeriesHead.tsx';
import { listPager } from '../../lists/list-pager.tsx';
import { useList } from '../../lists/use-list.ts';
import classes from './practice.module.css';
import { ownedQuery, systemQuery, type PracticeTest } from './queries.ts';
import { StartDialog } from './StartDialog.tsx';
import { TestRow } from './TestRow.tsx';

const states = ['NEW', 'RUNNING', 'DONE'] as const;
type FilterName = 'subject' | 'grade' | 'source' | 'state' | 'type' | 'series' | 'skill';

/** `ofSeries`: whether the page shows the series that the address names. */
export default function StudentTests({ mine, ofSeries }: { mine: boolean; ofSeries: boolean }) {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const list = useList({
    sorts: ['updated'],
    filters: ['grade', 'subject', 'skill', 'series', 'type', 'source', 'state'],
  });
  const { url, query } = list;
  const grades = useGrades();
  const types = useExamTypes();
  const series = useSeries(url['grade'] ?? null, url['subject'] ?? null);
  const [starting, setStarting] = useState<PracticeTest | null>(null);
  const one = (name: string) => (url[name] ? [url[name]] : undefined);
  const shared = {
    search: query.search,
    page: query.page,
    size: query.size,
    gradeId: one('grade'),
    seriesId: one('series'),
    skill: one('skill') as never,
    examType: one('type') as never,
    subject: subjects.find((subject) => subject === url['subject']),
  };
  const own = useQuery({
    ...ownedQuery({
      ...shared,
      source: ownedSources.find((source) => source === url['source']),
      state: states.find((state) => state === url['state']),
    }),
    enabled: mine,
  });
  const system = useQuery({ ...systemQuery(shared), enabled: !mine });
  const result = mine ? own : system;
  const tests = result.data?.data;
  const filter = (name: FilterName, data: { value: string; label: string }[]) => (
    <ListFilter list={list} name={name} label={t(`filters.${name}`)} placeholder={t(`filters.${name}`)} data={data} />
  );
  return (
    <ListPage
      title={t(mine ? 'own' : 'tests')}
      beside={
        <Segmented
          aria-label={t('which')}
          value={mine ? 'mine' : 'system'}
          onChange={(to) => void navigate({ to: to === 'mine' ? '/unit-test/mine' : '/unit-test' })}
          options={[
            { value: 'system', label: t('tests') },
            { value: 'mine', label: t('own') },
          ]}
        />
      }
    >
      {ofSeries && url['series'] && <SeriesHead id={url['series']} />}
      <ListTools list={list} search={t('search')}>
        {filter(
          'subject',
          subjects.map((subject) => ({ value: subject, label: c(`subjects.${subject}`) })),
        )}
        {filter('grade', grades.choices)}
        {mine ? (
          <>
            {filter(
              'source',
              ownedSources.map((source) => ({ value: source, label: t(`sources.${source}`) })),
            )}
            {filter(
              'state',
              states.map((state) => ({ value: state, label: t(`states.${state}`) })),
            )}
          </>
        ) : (
          <>
            {filter(
              'type',
              types.choices.map(({ value, label }) => ({ value, label })),
            )}
            {filter('series', series.choices)}
            {filter(
              'skill',
              (shared.subject ? skillsOf[shared.subject] : skills).map((skill) => ({
                value: skill,
                label: c(`skills.${skill}`),
              })),
            )}
          </>
        )}
        {list.filtered && <Button onClick={list.clear}>{t('clear')}</Button>}
      </ListTools>
      {result.error && !tests ? (
        <Card>
          <ErrorState onRetry={() => void result.refetch()}>{messageOf(result.error)}</ErrorState>
        </Card>
      ) : !tests || !result.data ? (
        <LoadingState />
      ) : tests.length === 0 ? (
        <Card>
          <EmptyState title={t(list.filtered ? 'nothingFound' : 'noOwnTitle')} motif="bubbles">
            {t(list.filtered ? 'nothingFoundBody' : 'noOwn')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush footer={listPager(result.data.page, list.set)}>
          <ul className={classes.list}>
            {tests.map((test) => (
              <TestRow key={test.id} test={test} onStart={setStarting} />
            ))}
          </ul>
        </Card>
      )}
      {starting && <StartDialog test={starting} onClose={() => setStarting(null)} />}
    </ListPage>
  );
}
