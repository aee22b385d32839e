/** Every test that reached the learner, newest first, of all classes or of one. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, SelectField, Table, Tag, type Column } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './learners.module.css';
import { learnerTestsQuery, type Learner, type LearnerTest } from './queries.ts';

const tones = { NOT_STARTED: 'neutral', RUNNING: 'info', SUBMITTED: 'warn', SCORED: 'ok' } as const;

export function LearnerTests({ learner }: { learner: Learner }) {
  const { t } = useTranslation('learners');
  const { t: c } = useTranslation('common');
  const { t: k } = useTranslation('classes');
  const format = useFormat();
  const message = useErrorMessage();
  const navigate = useNavigate();
  const [url, set] = useUrlState();
  const classId = learner.classes.find(({ id }) => id === url['classId'])?.id;
  const tests = useQuery(
    learnerTestsQuery(learner.id, classId, {
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const columns: Column<LearnerTest>[] = [
    {
      key: 'title',
      header: t('tests.test'),
      narrow: 'title',
      cell: (row) => (
        <AppLink href={row.attemptId ? `/learning/${row.id}?paper=${row.attemptId}` : `/learning/${row.id}`}>
          {row.title}
        </AppLink>
      ),
    },
    {
      key: 'class',
      header: k('columns.class'),
      width: 120,
      isEmpty: (row) => !row.className,
      cell: (row) => row.className || '–',
    },
    {
      key: 'day',
      header: t('tests.day'),
      width: 130,
      numeric: true,
      cell: (row) => formatDay(row.submittedAt ?? row.startsAt),
    },
    {
      key: 'status',
      header: c('status'),
      width: 150,
      cell: (row) => (
        <Tag tone={row.provisional ? 'warn' : tones[row.status]}>
          {t(row.provisional ? 'tests.provisional' : `tests.states.${row.status}`)}
        </Tag>
      ),
    },
    {
      key: 'mark',
      header: t('tests.mark'),
      width: 90,
      align: 'right',
      numeric: true,
      narrow: 'end',
      cell: (row) => <b>{row.mark === null ? '–' : format.mark(row.mark)}</b>,
    },
  ];
  return (
    <section className={classes.tests} aria-label={t('tests.title')}>
      <header className={classes.testsHead}>
        <h2 className={classes.title}>{t('tests.title')}</h2>
        {learner.classes.length > 1 && (
          <SelectField
            aria-label={k('columns.class')}
            placeholder={k('filters.allClasses')}
            clearable
            w={180}
            data={learner.classes.map(({ id, name }) => ({ value: id, label: name }))}
            value={classId ?? null}
            onChange={(next) => set({ classId: next ?? undefined })}
          />
        )}
      </header>
      <Table
        aria-label={t('tests.title')}
        columns={columns}
        rows={tests.data?.data}
        rowKey={(row) => row.id}
        error={tests.error ? message(tests.error) : undefined}
        onRetry={() => void tests.refetch()}
        onRowClick={(row) =>
          void navigate({
            to: '/learning/$learningSlug',
            params: { learningSlug: row.id },
            search: row.attemptId ? { paper: row.attemptId } : {},
          })
        }
        empty={
          <EmptyState compact title={t('tests.noneTitle')} motif="bubbles">
            {t('tests.none')}
          </EmptyState>
        }
        footer={listPager(tests.data?.page, set)}
      />
    </section>
  );
}
