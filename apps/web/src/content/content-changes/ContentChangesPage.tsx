/** Who changed what of the tests and formats of the system; the last change of each can be taken back. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ContentChangeView } from '@vumon/contract';
import { changeManners, contentKinds } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Note, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useNamed } from '../../api/reference-data.ts';
import { fieldErrors } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './content-changes.module.css';
import { Differences } from './Differences.tsx';
import { contentChangesQuery, useUndoChange } from './queries.ts';

function useColumns(list: List): Column<ContentChangeView>[] {
  const { t } = useTranslation('content-changes');
  const named = useNamed();
  return [
    {
      key: 'change',
      header: t('columns.change'),
      narrow: 'title',
      cell: (row) => (
        <div className={classes.change}>
          <span className={classes.subject}>
            <Tag>{t(`kinds.${row.kind}`)}</Tag>
            {row.deleted ? (
              <b>{named(row)}</b>
            ) : (
              <AppLink
                href={row.kind === 'EXAM' ? `/unit-test/${row.subjectId}` : `/unit-test-templates/${row.subjectId}`}
              >
                {named(row)}
              </AppLink>
            )}
            {row.manner !== 'SAVE' && <Tag tone="info">{t(`manners.${row.manner}`)}</Tag>}
          </span>
          <Differences change={row} />
        </div>
      ),
    },
    { key: 'who', header: t('columns.who'), width: 170, cell: (row) => row.by?.fullName ?? t('nobody') },
    { key: 'at', header: t('columns.at'), sortable: true, width: 160, cell: (row) => formatDayTime(row.at) },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 150,
      align: 'right',
      cell: (row) => <Actions row={row} list={list} />,
    },
  ];
}

function Actions({ row, list }: { row: ContentChangeView; list: List }) {
  const { t, find } = useTranslation('content-changes');
  const confirm = useConfirm();
  const report = useReport();
  const named = useNamed();
  const undo = useUndoChange();
  const name = named(row);
  const takeBack = async () => {
    const agreed = await confirm({
      title: t('undo.title', { name }),
      body: t('undo.body', { at: formatDayTime(row.at) }),
      confirmLabel: t('undo.verb'),
    });
    if (!agreed) return;
    try {
      await undo.mutateAsync(row);
      toast(t('undo.done'));
    } catch (error) {
      // What was there before and is gone: the field says more than the code.
      const [wrong] = Object.entries(fieldErrors(error));
      if (wrong === undefined) throw error;
      const [path, reason] = wrong;
      const what = find('fields', path);
      toast(t('undo.gone', { reason: what === undefined ? reason : `${what}: ${reason}` }), { tone: 'bad' });
    }
  };
  return (
    <span className={classes.actions}>
      {row.last && !row.first && (
        <Button
          size="sm"
          icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
          aria-label={t('undo.of', { name })}
          loading={undo.isPending}
          onClick={() => report(takeBack())}
        >
          {t('undo.verb')}
        </Button>
      )}
      {list.url['of'] !== row.subjectId && (
        <Button
          variant="link"
          size="sm"
          aria-label={t('allOf', { name })}
          onClick={() => list.set({ of: row.subjectId, search: undefined })}
        >
          {t('all')}
        </Button>
      )}
    </span>
  );
}

function Filters({ list, columns }: { list: List; columns: Column<ContentChangeView>[] }) {
  const { t } = useTranslation('content-changes');
  return (
    <ListTools list={list} search={t('search')} columns={columns}>
      <ListFilter
        list={list}
        name="kind"
        label={t('kind')}
        placeholder={t('anyKind')}
        data={contentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        w={190}
      />
      <ListFilter
        list={list}
        name="manner"
        label={t('manner')}
        placeholder={t('anyManner')}
        data={changeManners.map((value) => ({ value, label: t(`manners.${value}`) }))}
        w={190}
      />
    </ListTools>
  );
}

export default function ContentChangesPage() {
  const { t } = useTranslation('content-changes');
  const named = useNamed();
  const list = useList({
    keep: 'content-changes',
    sorts: ['at'],
    direction: 'desc',
    filters: ['kind', 'manner', 'of'],
  });
  const { url } = list;
  const kind = contentKinds.find((one) => one === url['kind']);
  const manner = changeManners.find((one) => one === url['manner']);
  const of = url['of'];
  const filter = { ...list.query, ...(kind && { kind }), ...(manner && { manner }), ...(of && { of }) };
  const client = useQueryClient();
  const result = useQuery(contentChangesQuery(filter));
  const columns = useColumns(list);
  const one = of === undefined ? undefined : result.data?.data[0];
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')}>
      <Filters list={list} columns={columns} />
      {one && (
        <Note>
          {t('only', { name: named(one) })}{' '}
          <Button variant="link" onClick={() => list.set({ of: undefined })}>
            {t('everything')}
          </Button>
        </Note>
      )}
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(contentChangesQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('noMatch')} body={t('noMatchBody')} clear={t('clear')}>
            <EmptyState title={t('empty')} motif="grid">
              {t('emptyBody')}
            </EmptyState>
          </ListEmpty>
        }
      />
    </ListPage>
  );
}
