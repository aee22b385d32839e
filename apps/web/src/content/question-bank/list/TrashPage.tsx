/** Deleted questions that can still be restored. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { subjects, trashDays } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, PageHeader, type Column } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { partsOf } from '../../../lists/chosen-rows.ts';
import { focusOnList, FoundSelection, placeOf } from '../../../lists/FoundSelection.tsx';
import { ListFilter, ListTable, ListTools } from '../../../lists/ListPage.tsx';
import { useList } from '../../../lists/use-list.ts';
import { NoMatch } from '../../../lists/views/NoMatch.tsx';
import { RefusedDialog } from './BulkDialogs.tsx';
import { trashQuery } from '../queries.ts';
import { titleOf, useQuestionColumns } from './QuestionTable.tsx';
import { useBank } from '../use-bank.ts';
import { useBulk } from './useBulk.ts';
import classes from '../question-bank.module.css';

/** From this many days before removal the date is highlighted. */
const soonGone = 3;
/** How many questions the server restores at once. */
const atOnce = 1000;

type Trashed = Reply<'GET /itf/questions/trash'>[number];

function useColumns(restore: (ids: string[]) => void): Column<Trashed>[] {
  const { t } = useTranslation('question-bank');
  const { t: r } = useTranslation('question-trash');
  const all = useQuestionColumns<Trashed>({});
  return [
    // The header of the question has no number here, and is printed.
    ...all.flatMap((one) =>
      one.key === 'question' ? [{ ...one, header: one.label }] : one.key === 'type' ? [one] : [],
    ),
    {
      key: 'deleted',
      header: r('deleted'),
      sortable: true,
      width: 120,
      numeric: true,
      cell: (row) => <span className={classes.date}>{formatDay(row.deletedAt)}</span>,
    },
    {
      key: 'until',
      header: r('until'),
      width: 132,
      numeric: true,
      cell: (row) => (
        <span className={classes.date}>
          {formatDay(row.restorableUntil)}
          <br />
          <small className={row.daysLeft <= soonGone ? classes.soonGone : undefined}>
            {r('left', { count: row.daysLeft })}
          </small>
        </span>
      ),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 132,
      align: 'right',
      narrow: 'plain',
      cell: (row) => (
        <Button
          size="sm"
          icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          aria-label={r('restoreOf', { name: titleOf(row) })}
          onClick={() => restore([row.id])}
        >
          {r('restore')}
        </Button>
      ),
    },
  ];
}

export default function TrashPage() {
  const { t } = useTranslation('question-bank');
  const { t: r } = useTranslation('question-trash');
  const { t: c } = useTranslation('common');
  const { t: l } = useTranslation('list-views');
  const client = useQueryClient();
  const { teacher, crumbsTo } = useBank();
  const list = useList({
    keep: teacher ? undefined : 'question-trash',
    sorts: ['deleted'],
    direction: 'desc',
    filters: ['subject'],
  });
  const query = { ...list.query, subject: subjects.find((one) => one === list.url['subject']) };
  const result = useQuery(trashQuery(query));
  const all = (part: { page: number; size: number }) => client.fetchQuery(trashQuery({ ...query, ...part }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const bulk = useBulk({ onDone: (ids) => setSelected((old) => new Set([...old].filter((id) => !ids.includes(id)))) });
  const restore = async (ids: string[]) => {
    for (const part of partsOf(ids, atOnce)) await bulk.run(part, { kind: 'restore' });
  };
  const columns = useColumns((ids) => void restore(ids));
  return (
    <AppFrame breadcrumb={crumbsTo(t('trash.title'))}>
      <div className={classes.page}>
        <PageHeader title={t('trash.title')} subtitle={r('subtitle', { count: trashDays })} />
        <ListTools list={list} search={l('searchQuestions')} columns={columns}>
          <ListFilter
            list={list}
            name="subject"
            label={l('subject')}
            placeholder={l('anySubject')}
            data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
            w={170}
          />
        </ListTools>
        <FoundSelection
          label={t('selected', { count: selected.size })}
          shown={result.data}
          selected={selected}
          onChange={setSelected}
          all={all}
        >
          <Button
            variant="link"
            size="sm"
            loading={bulk.pending}
            onClick={(event) => {
              const place = placeOf(event);
              void restore([...selected]).then(() => focusOnList(place));
            }}
          >
            {r('restore')}
          </Button>
        </FoundSelection>
        <ListTable
          label={t('trash.title')}
          list={list}
          result={result}
          all={all}
          columns={columns}
          selection={{ selected, onChange: setSelected, nameOf: titleOf }}
          empty={
            <NoMatch list={list}>
              <EmptyState motif="bubbles" title={r('emptyTitle')}>
                {r('empty', { count: trashDays })}
              </EmptyState>
            </NoMatch>
          }
        />
      </div>
      <RefusedDialog refused={bulk.refused} onClose={bulk.closeRefused} />
    </AppFrame>
  );
}
