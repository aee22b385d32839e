/** The exam sessions of a teacher. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { ExamSessionSummary } from '@vumon/contract';
import { examSessionStates } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './exam-sessions.module.css';
import { ExamSessionDialog } from './ExamSessionDialog.tsx';
import { examSessionsQuery } from './queries.ts';
import { toneOf } from './words.ts';

export default function ExamSessionsPage() {
  const { t } = useTranslation('exam-sessions');
  const list = useList({ sorts: ['starts'], filters: ['state'] });
  const [adding, setAdding] = useState(false);
  const state = examSessionStates.find((one) => one === list.url['state']);
  const { search, page, size } = list.query;
  const filter = { search, page, size, ...(state && { state: [state] }) };
  const client = useQueryClient();
  const result = useQuery(examSessionsQuery(filter));
  const add = (variant?: 'primary') => (
    <Button
      {...(variant && { variant })}
      icon={<IconPlus size={18} stroke={2} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  );
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} actions={add('primary')}>
      <ListTools list={list} search={t('search')}>
        <ListFilter
          list={list}
          name="state"
          label={t('columns.state')}
          placeholder={t('anyState')}
          data={examSessionStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          w={180}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(one) => client.fetchQuery(examSessionsQuery({ ...filter, ...one }))}
        columns={useColumns()}
        empty={
          <ListEmpty list={list} title={t('noMatchTitle')} body={t('noMatch')} clear={t('clear')}>
            <EmptyState title={t('emptyTitle')} motif="grid" action={add()}>
              {t('empty')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {adding && <ExamSessionDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

function useColumns(): Column<ExamSessionSummary>[] {
  const { t } = useTranslation('exam-sessions');
  return [
    {
      key: 'title',
      header: t('columns.title'),
      narrow: 'title',
      cell: (row) => (
        <AppLink href={`/exam-sessions/${row.id}`} className={classes.name!}>
          {row.title}
        </AppLink>
      ),
    },
    {
      key: 'starts',
      header: t('columns.starts'),
      numeric: true,
      width: 150,
      cell: (row) => formatDayTime(row.startsAt),
    },
    { key: 'shifts', header: t('columns.shifts'), numeric: true, width: 70, cell: (row) => row.shifts },
    { key: 'rooms', header: t('columns.rooms'), numeric: true, width: 80, cell: (row) => row.rooms },
    {
      key: 'submitted',
      header: t('columns.submitted'),
      numeric: true,
      width: 110,
      cell: (row) => `${row.submitted}/${row.candidates}`,
    },
    {
      key: 'state',
      header: t('columns.state'),
      width: 130,
      cell: (row) => <Tag tone={toneOf[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
  ];
}
