/** All assigned tests of a teacher with their results. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ProgressBar, SelectField, Tag, type Column } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useGrades } from '../../api/reference-data.ts';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { useProfile } from '../../session/profile.ts';
import { windowOf } from './marks.ts';
import { MarkingInvitations } from '../marking/Invitations.tsx';
import { classNamesQuery, resultListQuery, type ResultSummary } from './queries.ts';
import { WindowTag } from '../../lists/statuses.tsx';
import classes from './results.module.css';

const statuses = ['UPCOMING', 'ONGOING', 'ENDED'] as const;
const sorts = ['newest', 'oldest', 'average'] as const;

function useResultColumns(): Column<ResultSummary>[] {
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  return [
    {
      key: 'title',
      header: t('columns.test'),
      narrow: 'title',
      cell: (row) => (
        <div className={classes.nameCell}>
          <AppLink href={`/learning/${row.id}`} className={classes.nameLink}>
            {row.title}
          </AppLink>
          <span className={classes.facts}>
            <span className={classes.phoneOnly}>{t('paper.class', { name: row.className })}</span>
            {c(`subjects.${row.subject}`)}
            <span>{c('questionCount', { count: row.questions })}</span>
            {row.minutes !== null && <span>{c('minutes', { count: row.minutes })}</span>}
          </span>
          {row.toMark > 0 && (
            <AppLink href={`/learning/${row.id}/marking`}>
              <Tag tone="warn">{t('toMark', { count: row.toMark })}</Tag>
            </AppLink>
          )}
        </div>
      ),
    },
    { key: 'class', header: t('columns.class'), width: 110, narrow: 'hidden', cell: (row) => row.className },
    {
      key: 'window',
      header: t('columns.window'),
      width: 170,
      cell: (row) => (
        <span className={classes.two}>
          {formatDay(row.startsAt)}
          <small>{windowOf(row)}</small>
        </span>
      ),
    },
    {
      key: 'status',
      header: c('status'),
      width: 120,
      cell: (row) => <WindowTag status={row.status}>{t(`status.${row.status}`)}</WindowTag>,
    },
    {
      key: 'submitted',
      header: t('columns.submitted'),
      width: 150,
      cell: (row) => (
        <span className={classes.progress}>
          <span className={classes.numeral}>
            {row.submitted}/{row.students}
          </span>
          <ProgressBar
            value={row.submitted}
            max={Math.max(1, row.students)}
            height={4}
            width={72}
            aria-label={t('submittedOf', { submitted: row.submitted, students: row.students })}
          />
        </span>
      ),
    },
    {
      key: 'average',
      header: t('columns.average'),
      width: 90,
      align: 'right',
      numeric: true,
      narrow: 'end',
      cell: (row) => <b className={classes.mark}>{row.average === null ? '–' : format.mark(row.average)}</b>,
    },
  ];
}

export default function ResultListPage() {
  const { t } = useTranslation('results');
  const navigate = useNavigate();
  const grades = useGrades();
  const { t: c } = useTranslation('common');
  const list = useList({ sorts, filters: ['class', 'grade', 'status'] });
  const { url } = list;
  // Loading classes requires a package; results do not.
  const { membership } = useProfile();
  const hasPackage = membership !== null && !membership.isExpired;
  const classNames = useQuery({ ...classNamesQuery, enabled: hasPackage });

  const filter = {
    search: list.query.search,
    classId: url['class'],
    gradeId: url['grade'],
    status: statuses.find((one) => one === url['status']),
    sort: list.query.sort,
    page: list.query.page,
    size: list.query.size,
  };
  const client = useQueryClient();
  const result = useQuery(resultListQuery(filter));

  const columns = useResultColumns();

  return (
    <ListPage title={t('title')}>
      <MarkingInvitations enabled={hasPackage} />
      <ListTools list={list} search={t('searchPlaceholder')}>
        {hasPackage && (
          <ListFilter
            list={list}
            name="class"
            label={t('columns.class')}
            placeholder={t('filters.allClasses')}
            data={classNames.data ?? []}
            w={150}
          />
        )}
        <ListFilter
          list={list}
          name="grade"
          label={t('filters.grade')}
          placeholder={t('filters.allGrades')}
          data={grades.choices}
          w={150}
        />
        <ListFilter
          list={list}
          name="status"
          label={c('status')}
          placeholder={t('filters.anyStatus')}
          data={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          w={170}
        />
        <SelectField
          aria-label={t('sort.label')}
          data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={list.query.sort}
          allowDeselect={false}
          onChange={(sort) => list.set({ sort: sort === 'newest' ? undefined : (sort ?? undefined) })}
          w={170}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(resultListQuery({ ...filter, ...page }))}
        columns={columns}
        onRowClick={(row) => void navigate({ to: '/learning/$learningSlug', params: { learningSlug: row.id } })}
        empty={
          <EmptyState
            title={t(list.filtered ? 'empty.noneTitle' : 'empty.title')}
            motif="bubbles"
            action={
              list.filtered ? (
                <Button onClick={list.clear}>{t('filters.clear')}</Button>
              ) : (
                <Button variant="primary" renderRoot={(props) => <AppLink href="/unit-test" {...props} />}>
                  {t('empty.toExams')}
                </Button>
              )
            }
          >
            {t(list.filtered ? 'empty.filtered' : 'empty.body')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}
