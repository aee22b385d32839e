/** Bulk changes of questions and tests: how far each is, and stopping, going on with and taking back one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconArrowBackUp, IconList, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import type { BulkChangeView } from '@vumon/contract';
import { bulkStates, bulkSubjects } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ProgressBar, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useGrades, useLabels, useSeries } from '../../api/reference-data.ts';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { BulkDialog } from './BulkDialog.tsx';
import classes from './bulk-changes.module.css';
import { LeftRows } from './LeftRows.tsx';
import { bulkListQuery, useBulkChanges } from './queries.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const tones = { RUNNING: 'info', STOPPED: 'warn', DONE: 'ok', UNDOING: 'info', UNDONE: 'neutral' } as const;

/** A change in words, such as "Grade: Grade 6". */
function useChangeWords(): (row: BulkChangeView) => string {
  const { t } = useTranslation('bulk-changes');
  const grades = useGrades();
  const labels = useLabels();
  const series = useSeries(null, null);
  return ({ change }) => {
    const kind = t(`kinds.${change.kind}`);
    switch (change.kind) {
      case 'labels':
        return [
          kind,
          ...change.add.map((one) => `+ ${labels.nameOf(one)}`),
          ...change.remove.map((one) => `− ${labels.nameOf(one)}`),
        ].join(' ');
      case 'grade':
        return `${kind}: ${grades.nameOf(change.gradeId)}`;
      case 'series':
        return `${kind}: ${change.seriesId === null ? t('noSeries') : series.nameOf(change.seriesId)}`;
      case 'pool':
        return `${kind}: ${t(`pools.${change.pool}`)}`;
      default:
        return kind;
    }
  };
}

function useColumns(onLook: (row: BulkChangeView) => void): Column<BulkChangeView>[] {
  const { t } = useTranslation('bulk-changes');
  const { number } = useFormat();
  const words = useChangeWords();
  const confirm = useConfirm();
  const report = useReport();
  const { stop, goOn, undo } = useBulkChanges();
  const takeBack = async (row: BulkChangeView) => {
    const agreed = await confirm({
      title: t('undo.title', { n: number(row.changed) }),
      body: t('undo.body'),
      confirmLabel: t('undo.verb'),
    });
    if (!agreed) return;
    await undo.mutateAsync(row.id);
    toast(t('undo.begun'));
  };
  return [
    {
      key: 'change',
      header: t('columns.change'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.cell}>
          <b>{words(row)}</b>
          <small className="muted">
            {t(`subjects.${row.subject}`)} · {t('by', { name: row.createdBy.fullName })}
          </small>
        </span>
      ),
    },
    {
      key: 'created',
      header: t('columns.created'),
      sortable: true,
      width: 170,
      cell: (row) => formatDayTime(row.createdAt),
    },
    {
      key: 'state',
      header: t('columns.state'),
      width: 130,
      cell: (row) => <Tag tone={tones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    {
      key: 'progress',
      header: t('columns.progress'),
      width: 260,
      cell: (row) => {
        const undoing = row.state === 'UNDOING' || row.state === 'UNDONE';
        const [done, total] = undoing ? [row.undone, row.changed] : [row.done, row.total];
        return (
          <span className={classes.cell}>
            <ProgressBar aria-label={t('columns.progress')} value={done} max={Math.max(1, total)} />
            <small>
              {undoing
                ? t('undoneOf', { done: number(done), total: number(total) })
                : t('doneOf', {
                    done: number(done),
                    total: number(total),
                    changed: number(row.changed),
                    refused: number(row.refused),
                  })}
            </small>
          </span>
        );
      },
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: words(row) }),
      nameOf: words,
      items: (row) => [
        row.state === 'RUNNING' && {
          label: t('stop'),
          icon: <IconPlayerPause {...icon} />,
          onSelect: () => report(stop.mutateAsync(row.id)),
        },
        row.state === 'STOPPED' && {
          label: t('continue'),
          icon: <IconPlayerPlay {...icon} />,
          onSelect: () => report(goOn.mutateAsync(row.id)),
        },
        (row.state === 'STOPPED' || row.state === 'DONE') &&
          row.changed > 0 && {
            label: t('undo.verb'),
            icon: <IconArrowBackUp {...icon} />,
            onSelect: () => report(takeBack(row)),
          },
        { label: t('left.verb'), icon: <IconList {...icon} />, onSelect: () => onLook(row) },
      ],
    }),
  ];
}

export default function BulkChangeListPage() {
  const { t } = useTranslation('bulk-changes');
  const list = useList({ keep: 'bulk-changes', sorts: ['created'], direction: 'desc', filters: ['subject', 'state'] });
  const { sort, direction, page, size } = list.query;
  const query = {
    ...(bulkSubjects.some((one) => one === list.url['subject']) && { subject: list.url['subject'] as 'EXAM' }),
    ...(bulkStates.some((one) => one === list.url['state']) && { state: list.url['state'] as 'DONE' }),
    sort,
    direction,
    page,
    size,
  };
  const client = useQueryClient();
  const result = useQuery(bulkListQuery(query));
  const [making, setMaking] = useState(false);
  const [looking, setLooking] = useState<BulkChangeView | null>(null);
  const columns = useColumns(setLooking);
  const make = (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setMaking(true)}>
      {t('new')}
    </Button>
  );
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} actions={make}>
      <ListTools list={list} columns={columns}>
        <ListFilter
          list={list}
          name="subject"
          label={t('what')}
          placeholder={t('anySubject')}
          data={bulkSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          w={200}
        />
        <ListFilter
          list={list}
          name="state"
          label={t('columns.state')}
          placeholder={t('anyState')}
          data={bulkStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          w={200}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(part) => client.fetchQuery(bulkListQuery({ ...query, ...part }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('noMatch')} body={t('noMatchBody')} clear={t('clear')}>
            <EmptyState title={t('empty')} motif="grid" action={make}>
              {t('emptyBody')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {making && <BulkDialog onClose={() => setMaking(false)} />}
      {looking && <LeftRows change={looking} title={t('left.title')} onClose={() => setLooking(null)} />}
    </ListPage>
  );
}
