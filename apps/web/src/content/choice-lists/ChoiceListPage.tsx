/** Grades, exam types, publishers and labels: one page for all four lists, which have the same shape. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconHistory,
  IconLink,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ManagedChoice } from '@vumon/contract';
import { choiceGroups, choiceLists, choiceStates, type ChoiceGroup, type ChoiceList } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Segmented, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useNamed } from '../../api/reference-data.ts';
import { useReport } from '../../forms/report.ts';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { PlaceCell } from './PlaceCell.tsx';
import { UsesDialog } from './UsesDialog.tsx';
import { choiceHistoryQuery, choicesQuery, useChoiceChanges, type ChoiceFilters } from './queries.ts';
import classes from './choice-lists.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface Actions {
  readonly list: ChoiceList;
  /** The rows that are shown, where they stand in the order of their places. */
  readonly rows: readonly ManagedChoice[] | null;
  onEdit(choice: ManagedChoice): void;
  onHistory(choice: ManagedChoice): void;
  onUses(choice: ManagedChoice): void;
  say(words: string): void;
}

function useChoiceActions({ list, onEdit, onHistory, onUses, say }: Actions) {
  const { t } = useTranslation('choice-lists');
  const { t: c } = useTranslation('common');
  const { t: h } = useTranslation('history');
  const confirm = useConfirm();
  const report = useReport();
  const { change, move, remove, undo } = useChoiceChanges(list);
  const show = async (choice: ManagedChoice) => {
    const state = choice.state === 'SHOWN' ? 'HIDDEN' : 'SHOWN';
    await change.mutateAsync({ ...choice, state });
    toast(t(`became.${state}`, { name: choice.name }));
  };
  const erase = async ({ id, name }: ManagedChoice) => {
    const agreed = await confirm({
      title: t('delete.title', { name }),
      body: t('delete.body'),
      confirmLabel: t('delete.verb'),
      danger: true,
    });
    if (!agreed) return;
    await remove.mutateAsync(id);
    toast(t('delete.done'));
  };
  const place = async (code: string, to: number) => {
    const moved = await move.mutateAsync({ code, place: to });
    say(t('moved', { name: moved.name, place: String(moved.place) }));
  };
  const onMove = (code: string, to: number) => report(place(code, to));
  const takeBack = async (choice: ManagedChoice) => {
    await undo.mutateAsync(choice);
    toast(t('undone'));
  };
  const items = (choice: ManagedChoice) => [
    { label: c('edit'), icon: <IconPencil {...icon} />, onSelect: () => onEdit(choice) },
    {
      label: t('up'),
      icon: <IconChevronUp {...icon} />,
      onSelect: () => onMove(choice.id, Math.max(1, choice.place - 1)),
    },
    { label: t('down'), icon: <IconChevronDown {...icon} />, onSelect: () => onMove(choice.id, choice.place + 1) },
    {
      label: t(choice.state === 'SHOWN' ? 'hide' : 'show'),
      icon: choice.state === 'SHOWN' ? <IconEyeOff {...icon} /> : <IconEye {...icon} />,
      onSelect: () => report(show(choice)),
    },
    { label: t('uses.button'), icon: <IconLink {...icon} />, onSelect: () => onUses(choice) },
    { label: h('button'), icon: <IconHistory {...icon} />, onSelect: () => onHistory(choice) },
    choice.revision > 1 && {
      label: t('undo'),
      icon: <IconArrowBackUp {...icon} />,
      onSelect: () => report(takeBack(choice)),
    },
    !choice.shipped && {
      label: t('delete.verb'),
      icon: <IconTrash {...icon} />,
      danger: true,
      divided: true,
      onSelect: () => report(erase(choice)),
    },
  ];
  return { items, onMove };
}

function useChoiceColumns(actions: Actions): Column<ManagedChoice>[] {
  const { t } = useTranslation('choice-lists');
  const named = useNamed();
  const { items, onMove } = useChoiceActions(actions);
  const { list, rows } = actions;
  return [
    {
      key: 'place',
      header: t('columns.place'),
      sortable: true,
      numeric: true,
      width: 110,
      narrow: 'plain',
      cell: (row) => <PlaceCell choice={row} rows={rows} onMove={onMove} />,
    },
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <span className={classes.names}>
          <b>{row.name}</b>
          <small lang="en">{row.nameEn}</small>
        </span>
      ),
    },
    { key: 'code', header: t('fields.code'), sortable: true, width: 220, cell: (row) => row.id },
    ...(choiceGroups[list].length > 0
      ? [
          {
            key: 'group',
            header: t('fields.group'),
            width: 160,
            cell: (row: ManagedChoice) => row.group && t(`groups.${row.group}`),
          },
        ]
      : []),
    {
      key: 'state',
      header: t('fields.state'),
      width: 130,
      cell: (row) => <Tag tone={row.state === 'SHOWN' ? 'ok' : 'warn'}>{t(`states.${row.state}`)}</Tag>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: named(row) }),
      nameOf: (row) => named(row),
      items,
    }),
  ];
}

/** Search and filters. */
function Filters({ of, list, columns }: { of: ChoiceList; list: List; columns: Column<ManagedChoice>[] }) {
  const { t } = useTranslation('choice-lists');
  const groups: readonly ChoiceGroup[] = choiceGroups[of];
  return (
    <ListTools list={list} search={t('search')} columns={columns}>
      {groups.length > 0 && (
        <ListFilter
          list={list}
          name="group"
          label={t('fields.group')}
          placeholder={t('anyGroup')}
          data={groups.map((value) => ({ value, label: t(`groups.${value}`) }))}
          w={180}
        />
      )}
      <ListFilter
        list={list}
        name="state"
        label={t('fields.state')}
        placeholder={t('anyState')}
        data={choiceStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        w={170}
      />
    </ListTools>
  );
}

/** The lists side by side; another list begins without the filters of this one. */
function ListSwitch({ of, list }: { of: ChoiceList; list: List }) {
  const { t } = useTranslation('choice-lists');
  return (
    <Segmented
      aria-label={t('list')}
      value={of}
      options={choiceLists.map((value) => ({ value, label: t(`lists.${value}`) }))}
      onChange={(value) => {
        list.clear();
        list.set({
          list: value,
          search: undefined,
          group: undefined,
          state: undefined,
          sort: undefined,
          direction: undefined,
        });
      }}
    />
  );
}

type Open = { readonly dialog: 'edit' | 'history' | 'uses'; readonly choice: ManagedChoice } | 'new' | null;

export default function ChoiceListPage() {
  const { t, find } = useTranslation('choice-lists');
  const report = useReport();
  const client = useQueryClient();
  const list = useList({ keep: 'choice-lists', sorts: ['place', 'name', 'code'], filters: ['group', 'state'] });
  const { url } = list;
  const of = choiceLists.find((one) => one === url['list']) ?? 'grades';
  const filters = Object.fromEntries(
    (['group', 'state'] as const).flatMap((name) => (url[name] ? [[name, url[name]]] : [])),
  ) as ChoiceFilters;
  const filter = { ...list.query, ...filters };
  const result = useQuery(choicesQuery(of, filter));
  const [open, setOpen] = useState<Open>(null);
  const [said, say] = useState('');
  const close = () => setOpen(null);
  const columns = useChoiceColumns({
    list: of,
    rows: list.query.sort === 'place' && list.query.direction === 'asc' ? (result.data?.data ?? []) : null,
    onEdit: (choice) => setOpen({ dialog: 'edit', choice }),
    onHistory: (choice) => setOpen({ dialog: 'history', choice }),
    onUses: (choice) => setOpen({ dialog: 'uses', choice }),
    say,
  });
  const file = new URLSearchParams({
    ...(filters as Record<string, string>),
    ...(url['search'] && { search: url['search'] }),
  });
  const make = (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setOpen('new')}>
      {t(`add.${of}`)}
    </Button>
  );
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => report(downloadFile(`/itf/choice-lists/${of}/file?${file}`, `${t(`lists.${of}`)}.xlsx`))}
          >
            {t('excel')}
          </Button>
          {make}
        </>
      }
    >
      <ListSwitch of={of} list={list} />
      <Filters of={of} list={list} columns={columns} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListTable
        key={of}
        label={t(`lists.${of}`)}
        list={list}
        ownFile
        result={result}
        all={(page) => client.fetchQuery(choicesQuery(of, { ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('empty.clear')}>
            <EmptyState title={t('empty.title')} motif="grid" action={make} />
          </ListEmpty>
        }
      />
      {open === 'new' && <ChoiceDialog list={of} choice={null} onClose={close} />}
      {open !== null && open !== 'new' && open.dialog === 'edit' && (
        <ChoiceDialog list={of} choice={open.choice} onClose={close} />
      )}
      {open !== null && open !== 'new' && open.dialog === 'uses' && (
        <UsesDialog list={of} choice={open.choice} onClose={close} />
      )}
      {open !== null && open !== 'new' && open.dialog === 'history' && (
        <HistoryDialog
          title={open.choice.name}
          query={choiceHistoryQuery(of, open.choice.id)}
          labelOf={(name) => find('fields', name) ?? name}
          show={(name, value) =>
            name === 'group'
              ? find('groups', String(value))
              : name === 'state'
                ? find('states', String(value))
                : undefined
          }
          onClose={close}
        />
      )}
    </ListPage>
  );
}
