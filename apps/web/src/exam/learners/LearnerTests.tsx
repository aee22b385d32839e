/** Every test that reached the learner, newest first, of all classes or of one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, SelectField, Table, Tag, type Column } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { allPages } from '../../lists/print/all-pages.ts';
import { PrintButton } from '../../lists/print/PrintButton.tsx';
import { PrintedTable, type Printed } from '../../lists/print/Printout.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './learners.module.css';
import { learnerProgressQuery, learnerTestsQuery, type Learner, type LearnerTest } from './queries.ts';
import { PrintedWeaknesses } from './Weaknesses.tsx';

const tones = { NOT_STARTED: 'neutral', RUNNING: 'info', SUBMITTED: 'warn', SCORED: 'ok' } as const;

export function LearnerTests({ learner }: { learner: Learner }) {
  const { t } = useTranslation('learners');
  const { t: k } = useTranslation('classes');
  const message = useErrorMessage();
  const navigate = useNavigate();
  const [url, set] = useUrlState();
  const klass = learner.classes.find(({ id }) => id === url['classId']);
  const classId = klass?.id;
  const tests = useQuery(
    learnerTestsQuery(learner.id, classId, {
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const columns = useColumns();
  const printed = usePrinted(learner, klass, columns);
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
        footer={
          tests.data && tests.data.page.total > 0 ? (
            <>
              {listPager(tests.data.page, set)}
              <PrintButton load={printed} />
            </>
          ) : undefined
        }
      />
    </section>
  );
}

function useColumns(): Column<LearnerTest>[] {
  const { t } = useTranslation('learners');
  const { t: c } = useTranslation('common');
  const { t: k } = useTranslation('classes');
  const format = useFormat();
  return [
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
}

/** The learner's results whole: what to work on, then every test, of one class or of all. */
function usePrinted(
  learner: Learner,
  klass: Learner['classes'][number] | undefined,
  columns: readonly Column<LearnerTest>[],
): () => Promise<Printed> {
  const { t } = useTranslation('learners');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const client = useQueryClient();
  return async () => {
    const [progress, { rows, total }] = await Promise.all([
      client.fetchQuery(learnerProgressQuery(learner.id)),
      allPages((page) => client.fetchQuery(learnerTestsQuery(learner.id, klass?.id, page))),
    ]);
    return {
      title: learner.fullName,
      facts: [
        learner.code,
        klass?.name ?? learner.classes.map(({ name }) => name).join(', '),
        progress.average !== null && `${t('stats.average')}: ${format.mark(progress.average)}`,
      ],
      body: (
        <>
          <PrintedWeaknesses progress={progress} />
          <h2>{`${t('tests.title')} (${c('printedCount', { count: total })})`}</h2>
          <PrintedTable {...{ columns, rows, total }} rowKey={({ id }) => id} />
        </>
      ),
    };
  };
}
