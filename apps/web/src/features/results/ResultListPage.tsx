/** All assigned tests of a teacher and how they came out. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, PageHeader, ProgressBar, SearchInput, SelectField, Table, Tag, type Column } from '@vumon/ui';
import { AppFrame } from '../../app/AppFrame.tsx';
import { AppLink } from '../../app/AppLink.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { listPager } from '../../app/list-pager.tsx';
import { useTyped, useUrlState } from '../../app/url-state.ts';
import { windowOf } from './marks.ts';
import { classNamesQuery, resultListQuery, type ResultListQuery, type ResultSummary } from './queries.ts';
import classes from './results.module.css';

const statuses = ['UPCOMING', 'ONGOING', 'ENDED'] as const;
const sorts = ['newest', 'oldest', 'average'] as const;
const tones = { UPCOMING: 'neutral', ONGOING: 'warn', ENDED: 'ok' } as const;

export default function ResultListPage() {
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const classNames = useQuery(classNamesQuery);

  const query: ResultListQuery = {
    search: url['search'],
    classId: url['class'],
    status: statuses.find((one) => one === url['status']),
    sort: sorts.find((one) => one === url['sort']) ?? 'newest',
    page: Number(url['page'] ?? 0) || 0,
    size: Number(url['size'] ?? 20) || 20,
  };
  const list = useQuery(resultListQuery(query));
  const filtered = Boolean(url['search'] || url['class'] || url['status']);

  const columns: Column<ResultSummary>[] = [
    {
      key: 'title', header: t('columns.test'), narrow: 'title',
      cell: (row) => (
        <div className={classes.nameCell}>
          <AppLink href={`/learning/${row.id}`} className={classes.nameLink}>{row.title}</AppLink>
          <span className={classes.facts}><span className={classes.phoneOnly}>{t('paper.class', { name: row.className })}</span>{c(`subjects.${row.subject}`)}<span>{c('questionCount', { count: row.questions })}</span><span>{c('minutes', { count: row.minutes })}</span></span>
          {row.toMark > 0 && <AppLink href={`/learning/${row.id}/marking`}><Tag tone="warn">{t('toMark', { count: row.toMark })}</Tag></AppLink>}
        </div>
      ),
    },
    { key: 'class', header: t('columns.class'), width: 110, narrow: 'hidden', cell: (row) => row.className },
    { key: 'window', header: t('columns.window'), width: 170, cell: (row) => <span className={classes.two}>{formatDay(row.startsAt)}<small>{windowOf(row)}</small></span> },
    { key: 'status', header: c('status'), width: 120, cell: (row) => <Tag tone={tones[row.status]}>{t(`status.${row.status}`)}</Tag> },
    {
      key: 'submitted', header: t('columns.submitted'), width: 150,
      cell: (row) => (
        <span className={classes.progress}>
          <span className={classes.numeral}>{row.submitted}/{row.students}</span>
          <ProgressBar value={row.submitted} max={Math.max(1, row.students)} height={4} width={72} aria-label={t('submittedOf', { submitted: row.submitted, students: row.students })} />
        </span>
      ),
    },
    { key: 'average', header: t('columns.average'), width: 90, align: 'right', numeric: true, narrow: 'end', cell: (row) => <b className={classes.mark}>{row.average === null ? '–' : format.mark(row.average)}</b> },
  ];

  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('title')} />
        <div className={classes.tools}>
          <SearchInput value={typed} onChange={type} placeholder={t('searchPlaceholder')} className={classes.search} />
          <SelectField aria-label={t('columns.class')} placeholder={t('filters.allClasses')} data={classNames.data ?? []} value={url['class'] ?? null} onChange={(one) => set({ class: one ?? undefined })} clearable w={150} />
          <SelectField aria-label={c('status')} placeholder={t('filters.anyStatus')} data={statuses.map((value) => ({ value, label: t(`status.${value}`) }))} value={url['status'] ?? null}
            onChange={(status) => set({ status: status ?? undefined })} clearable w={170} />
          <SelectField aria-label={t('sort.label')} data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))} value={query.sort ?? 'newest'} allowDeselect={false}
            onChange={(sort) => set({ sort: sort === 'newest' ? undefined : (sort ?? undefined) })} w={170} />
        </div>
        <Table aria-label={t('title')} columns={columns} rows={list.data?.data} rowKey={(row) => row.id} rowHeight={72} onRowClick={(row) => void navigate({ to: `/learning/${row.id}` as never })}
          error={list.error ? messageOf(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={(
            <EmptyState title={t(filtered ? 'empty.noneTitle' : 'empty.title')} motif="bubbles"
              action={filtered
                ? <Button onClick={() => set({ search: undefined, class: undefined, status: undefined })}>{t('filters.clear')}</Button>
                : <Button variant="primary" renderRoot={(props) => <AppLink href="/unit-test" {...props} />}>{t('empty.toExams')}</Button>}>
              {t(filtered ? 'empty.filtered' : 'empty.body')}
            </EmptyState>
          )}
          footer={listPager(list.data?.page, set)} />
      </div>
    </AppFrame>
  );
}
