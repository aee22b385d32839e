/** All schools for an administrator of the product: found by name, by the state of their package; each on its own page. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { ListedSchool } from '@vumon/contract';
import { schoolStates } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, type Column } from '@vumon/ui';
import { useState } from 'react';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PackageTag, usePackageFacts } from './PackageState.tsx';
import { schoolListQuery } from './queries.ts';
import { SchoolDialog } from './SchoolDialog.tsx';
import classes from './schools.module.css';

export default function SchoolListPage() {
  const { t } = useTranslation('schools');
  const list = useList({
    keep: 'schools',
    sorts: ['created', 'name', 'members', 'ends'],
    direction: 'desc',
    filters: ['state'],
  });
  const [adding, setAdding] = useState(false);
  const state = schoolStates.find((one) => one === list.url['state']);
  const filter = { ...list.query, state };
  const client = useQueryClient();
  const result = useQuery(schoolListQuery(filter));
  const columns = useSchoolColumns();
  const add = () => setAdding(true);
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={add}>
          {t('add')}
        </Button>
      }
    >
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="state"
          label={t('columns.plan')}
          placeholder={t('anyState')}
          data={schoolStates.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          w={200}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(schoolListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('noMatchTitle')} body={t('noMatch')} clear={t('clear')}>
            <EmptyState title={t('emptyTitle')} motif="grid" action={<Button onClick={add}>{t('add')}</Button>}>
              {t('empty')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {adding && <SchoolDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

function useSchoolColumns(): Column<ListedSchool>[] {
  const { t } = useTranslation('schools');
  const { number } = useFormat();
  const facts = usePackageFacts();
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <AppLink href={`/manage/schools/${row.id}`} className={classes.strong}>
          {row.name}
        </AppLink>
      ),
    },
    {
      key: 'members',
      header: t('columns.members'),
      sortable: true,
      numeric: true,
      align: 'right',
      width: 120,
      cell: (row) => number(row.members),
    },
    { key: 'state', header: t('columns.plan'), width: 150, cell: (row) => <PackageTag pack={row.package} /> },
    {
      key: 'ends',
      header: t('columns.ends'),
      sortable: true,
      width: 230,
      cell: (row) => <span className={classes.muted}>{facts(row.package)}</span>,
    },
    {
      key: 'created',
      header: t('columns.created'),
      sortable: true,
      numeric: true,
      width: 120,
      hideBelow: 1280,
      cell: (row) => <span className={classes.muted}>{formatDay(row.createdAt)}</span>,
    },
  ];
}
