/** Active classes of all members: name, teacher and how many learners; nothing of what happens in them. */
import { useQuery } from '@tanstack/react-query';
import type { SchoolClass } from '@vumon/contract';
import { formatSchoolYear } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, EmptyState, SearchInput, Table, type Column } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { schoolClassesQuery } from './queries.ts';
import classes from './schools.module.css';

/** `schoolId` is null for the own school. */
export function ClassesCard({ schoolId }: { schoolId: string | null }) {
  const { t } = useTranslation('schools');
  const { locale, number } = useFormat();
  const message = useErrorMessage();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const list = useQuery(
    schoolClassesQuery(schoolId, {
      search: url['search'],
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const columns: Column<SchoolClass>[] = [
    {
      key: 'name',
      header: t('columns.class'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.text}>
          <b className={classes.strong}>{row.name}</b>
          <span className={classes.facts}>{row.code}</span>
        </span>
      ),
    },
    { key: 'teacher', header: t('columns.teacher'), cell: (row) => row.teacherName },
    {
      key: 'grade',
      header: t('columns.grade'),
      width: 120,
      cell: (row) => (locale === 'en' ? row.gradeNameEn : row.gradeName),
    },
    {
      key: 'year',
      header: t('columns.year'),
      numeric: true,
      width: 130,
      hideBelow: 768,
      cell: (row) => <span className={classes.muted}>{formatSchoolYear(row.schoolYear)}</span>,
    },
    {
      key: 'students',
      header: t('usage.students'),
      numeric: true,
      align: 'right',
      width: 100,
      cell: (row) => number(row.students),
    },
  ];
  return (
    <Card title={t('classes.title')} flush footer={listPager(list.data?.page, set)}>
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('classes.search')} className={classes.search} />
      </div>
      <Table
        bare
        aria-label={t('classes.title')}
        columns={columns}
        rows={list.data?.data}
        rowKey={({ id }) => id}
        rowHeight={72}
        loading={list.isPlaceholderData}
        error={list.error && !list.data ? message(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={<EmptyState compact motif="grid" title={t(url['search'] ? 'classes.noMatch' : 'classes.none')} />}
      />
    </Card>
  );
}
