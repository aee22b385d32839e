/** Integrated exams: a teacher's own, and all of them for operators, who may withdraw one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { IntegratedTest } from '@vumon/contract';
import { integratedStates } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, EmptyState, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useProfile } from '../../session/profile.ts';
import classes from './integrated-exams.module.css';
import { IntegratedDialog } from './IntegratedDialog.tsx';
import { integratedListQuery, partnerChoicesQuery } from './queries.ts';
import { toneOf } from './words.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export default function IntegratedListPage() {
  const { t } = useTranslation('integrated-exams');
  const teaches = useProfile().role === 'TEACHER';
  const list = useList({
    keep: teaches ? undefined : 'integrated-exams',
    sorts: ['created', 'title', 'partner', 'starts', 'ends'],
    direction: 'desc',
    filters: ['state', 'partner', 'grade'],
  });
  const { url } = list;
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<IntegratedTest | null>(null);
  const grades = useGrades();
  const partners = useQuery(partnerChoicesQuery(''));
  const state = integratedStates.find((one) => one === url['state']);
  const filter = {
    ...list.query,
    ...(state && { state: [state] }),
    ...(url['partner'] !== undefined && { partnerId: url['partner'] }),
    ...(url['grade'] !== undefined && { gradeId: url['grade'] }),
  } satisfies Parameters<typeof integratedListQuery>[0];
  const client = useQueryClient();
  const result = useQuery(integratedListQuery(filter));
  const columns = useColumns(teaches, setWithdrawing);
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
    <ListPage
      title={t('title')}
      subtitle={t(teaches ? 'subtitle' : 'subtitleStaff')}
      {...(teaches && { actions: add('primary') })}
    >
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="state"
          label={t('columns.state')}
          placeholder={t('anyState')}
          data={integratedStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          w={180}
        />
        <ListFilter
          list={list}
          name="partner"
          label={t('columns.partner')}
          placeholder={t('anyPartner')}
          data={(partners.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          w={220}
        />
        <ListFilter
          list={list}
          name="grade"
          label={t('fields.grade')}
          placeholder={t('anyGrade')}
          data={grades.choices}
          w={150}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(integratedListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('noMatchTitle')} body={t('noMatch')} clear={t('clear')}>
            <EmptyState title={t('emptyTitle')} motif="grid" {...(teaches && { action: add() })}>
              {t(teaches ? 'empty' : 'emptyStaff')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {adding && <IntegratedDialog test={null} onClose={() => setAdding(false)} />}
      {withdrawing && <WithdrawDialog test={withdrawing} onClose={() => setWithdrawing(null)} />}
    </ListPage>
  );
}

function useColumns(teaches: boolean, onWithdraw: (row: IntegratedTest) => void): Column<IntegratedTest>[] {
  const { t } = useTranslation('integrated-exams');
  const grades = useGrades();
  const columns: Column<IntegratedTest>[] = [
    {
      key: 'title',
      header: t('columns.title'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <span className={classes.text}>
          {teaches ? (
            <AppLink href={`/integrate-exam/${row.slug}`} className={classes.name!}>
              {row.title}
            </AppLink>
          ) : (
            <span className={classes.name}>{row.title}</span>
          )}
          <span className={classes.facts}>
            /{row.partner.slug}/{row.slug}
            {!teaches && ` · ${row.owner.fullName}`}
          </span>
        </span>
      ),
    },
    {
      key: 'partner',
      header: t('columns.partner'),
      sortable: true,
      width: 180,
      cell: (row) => (
        <span className={classes.partner}>
          <Avatar name={row.partner.name} src={row.partner.logo} size={24} />
          {row.partner.name}
        </span>
      ),
    },
    {
      key: 'grade',
      header: t('fields.grade'),
      width: 90,
      hideBelow: 1440,
      narrow: 'plain',
      cell: (row) => grades.nameOf(row.gradeId),
    },
    {
      key: 'starts',
      header: t('columns.starts'),
      sortable: true,
      numeric: true,
      width: 120,
      cell: (row) => formatDayTime(row.startsAt),
    },
    {
      key: 'ends',
      header: t('columns.ends'),
      sortable: true,
      numeric: true,
      width: 120,
      cell: (row) => formatDayTime(row.endsAt),
    },
    {
      key: 'submitted',
      header: t('columns.submitted'),
      numeric: true,
      width: 90,
      cell: (row) => `${row.submitted}/${row.learners}`,
    },
    {
      key: 'state',
      header: t('columns.state'),
      width: 120,
      cell: (row) => <Tag tone={toneOf[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
  ];
  if (teaches) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 110,
      align: 'right',
      cell: (row) =>
        row.state === 'PUBLISHED' || row.state === 'UNPUBLISHED' ? (
          <Button
            size="sm"
            aria-label={t(`withdraw.${row.state}.of`, { title: row.title })}
            onClick={() => onWithdraw(row)}
          >
            {t(`withdraw.${row.state}.verb`)}
          </Button>
        ) : null,
    },
  ];
}
