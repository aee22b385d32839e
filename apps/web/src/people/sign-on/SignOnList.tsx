/** The organisations of all schools, each with its school. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedSignOn } from '@vumon/contract';
import { signOnProviders } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { EmptyState, type Column } from '@vumon/ui';
import { ListFilter, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { signOnListQuery } from './queries.ts';
import classes from './sign-on.module.css';

function useColumns(): Column<ListedSignOn>[] {
  const { t } = useTranslation('sign-on');
  return [
    {
      key: 'school',
      header: t('school.choose'),
      sortable: true,
      narrow: 'title',
      cell: ({ school }) => (
        <AppLink href={`/manage/school-sign-on?school=${school.id}`} className={classes.strong!}>
          {school.name}
        </AppLink>
      ),
    },
    { key: 'organisation', header: t('list.organisation'), sortable: true, cell: (row) => row.organisation },
    { key: 'provider', header: t('school.provider'), width: 210, cell: (row) => t(`name.${row.provider}`) },
    {
      key: 'bound',
      header: t('list.bound'),
      sortable: true,
      numeric: true,
      width: 130,
      cell: (row) => formatDay(row.boundAt),
    },
    { key: 'by', header: t('list.by'), width: 190, hideBelow: 1280, cell: (row) => row.boundBy ?? '–' },
  ];
}

export function SignOnList() {
  const { t } = useTranslation('sign-on');
  const list = useList({
    keep: 'school-sign-ons',
    sorts: ['bound', 'school', 'organisation'],
    direction: 'desc',
    filters: ['provider'],
  });
  const query = { ...list.query, provider: signOnProviders.find((one) => one === list.url['provider']) };
  const client = useQueryClient();
  const result = useQuery(signOnListQuery(query));
  const columns = useColumns();
  return (
    <>
      <ListTools list={list} search={t('list.search')} columns={columns}>
        <ListFilter
          list={list}
          name="provider"
          label={t('school.provider')}
          placeholder={t('list.anyProvider')}
          data={signOnProviders.map((value) => ({ value, label: t(`name.${value}`) }))}
          w={220}
        />
      </ListTools>
      <ListTable
        label={t('list.title')}
        list={list}
        result={result}
        all={(part) => client.fetchQuery(signOnListQuery({ ...query, ...part }))}
        columns={columns}
        empty={
          <NoMatch list={list}>
            <EmptyState title={t('list.none')} motif="none">
              {t('list.noneBody')}
            </EmptyState>
          </NoMatch>
        }
      />
    </>
  );
}
