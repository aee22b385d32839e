import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, SelectionBar, type Column } from '@vumon/ui';
import { useReport } from '../../../forms/report.ts';
import { ListEmpty, ListTable, ListTools } from '../../../lists/ListPage.tsx';
import { useChosenRows } from '../../../lists/chosen-rows.ts';
import { useList } from '../../../lists/use-list.ts';
import classes from '../classes.module.css';
import { schoolLearnersQuery } from '../queries.ts';
import type { useRenewal } from '../sign-in-cards/use-renewal.ts';

type Row = Reply<'GET /itf/students/of-school'>[number];

/** For the administrator of a school: all its learners who sign in by name, to replace forgotten passwords. */
export function SchoolLearners({ renewal }: { renewal: ReturnType<typeof useRenewal> }) {
  const { t } = useTranslation('classes');
  const report = useReport();
  const list = useList({ sorts: ['name'], filters: ['scope'] });
  const { search, page, size } = list.query;
  const result = useQuery(schoolLearnersQuery({ search, page, size }));
  const client = useQueryClient();
  const { chosen, selected, onChange } = useChosenRows(result.data?.data ?? []);
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('columns.fullName'),
      narrow: 'title',
      cell: (row) => <span className={classes.strong}>{row.fullName}</span>,
    },
    { key: 'signIn', header: t('columns.signIn'), width: 200, cell: (row) => row.signInName },
    {
      key: 'teachers',
      header: t('renewed.teachers'),
      cell: (row) => <span className={classes.muted}>{row.teachers.join(', ')}</span>,
    },
  ];
  return (
    <>
      <p className={classes.hint}>{t('renewed.ofSchoolHint')}</p>
      <ListTools list={list} search={t('students.search')} />
      {chosen.length > 0 && (
        <SelectionBar label={t('students.selected', { count: chosen.length })}>
          <Button
            size="sm"
            icon={<IconKey size={18} stroke={1.75} aria-hidden />}
            loading={renewal.renewing}
            onClick={() => report(renewal.renew(chosen))}
          >
            {t('menu.newPassword')}
          </Button>
        </SelectionBar>
      )}
      <ListTable
        label={t('renewed.ofSchool')}
        list={list}
        result={result}
        all={(next) => client.fetchQuery(schoolLearnersQuery({ search, ...next }))}
        columns={columns}
        rowHeight={48}
        selection={{ selected, onChange, nameOf: (row: Row) => row.fullName }}
        empty={
          <ListEmpty
            list={list}
            title={t('empty.filteredTitle')}
            body={t('students.noMatch')}
            clear={t('filters.clear')}
          >
            <EmptyState title={t('renewed.schoolEmpty')} motif="scales" />
          </ListEmpty>
        }
      />
    </>
  );
}
