/** Coursebook series: found, ordered, changed, hidden; what is in use says where. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconHistory,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ManagedSeries } from '@vumon/contract';
import { coursebookGroups, drawnCover, seriesGroups, seriesStates, subjects } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Segmented, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useGrades, useNamed, usePublishers } from '../../api/reference-data.ts';
import { useReport } from '../../forms/report.ts';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { SeriesCover } from '../../lists/SeriesCover.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { SeriesDialog } from './SeriesDialog.tsx';
import { seriesHistoryQuery, seriesListQuery, useSeriesChanges, type SeriesFilters } from './queries.ts';
import classes from './series-list.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const filterNames = ['gradeId', 'subject', 'seriesGroup', 'coursebookGroup', 'publisher', 'state'] as const;
const tones = { SHOWN: 'ok', DRAFT: 'neutral', HIDDEN: 'warn' } as const;

/** The values of a revision in words. */
function useSeriesWords() {
  const { t, find } = useTranslation('series');
  const { find: findCommon } = useTranslation('common');
  const grades = useGrades();
  const publishers = usePublishers();
  return (name: string, value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    if (name === 'gradeId') return grades.nameOf(value);
    if (name === 'subject') return findCommon('subjects', value);
    if (name === 'seriesGroup') return findCommon('series.groups', value);
    if (name === 'coursebookGroup') return find('coursebookGroups', value);
    if (name === 'state') return find('states', value);
    if (name === 'publisher') return publishers.choices.find((one) => one.value === value)?.label ?? value;
    return name.startsWith('imageUrl') ? t('picture') : undefined;
  };
}

interface Actions {
  onEdit(series: ManagedSeries): void;
  onHistory(series: ManagedSeries): void;
}

function useSeriesActions({ onEdit, onHistory }: Actions) {
  const { t } = useTranslation('series');
  const { t: c } = useTranslation('common');
  const { t: h } = useTranslation('history');
  const confirm = useConfirm();
  const report = useReport();
  const { change, move, remove, undo } = useSeriesChanges();
  const show = async (series: ManagedSeries) => {
    const { id, revision, name, nameEn, gradeId, subject, seriesGroup, coursebookGroup, publisher } = series;
    const state = series.state === 'SHOWN' ? 'HIDDEN' : 'SHOWN';
    const facts = { name, nameEn, gradeId, subject, seriesGroup, coursebookGroup, publisher, state } as const;
    await change.mutateAsync({ ...facts, id, revision });
    toast(t(`became.${state}`, { name }));
  };
  const erase = async ({ id, name }: ManagedSeries) => {
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
  const takeBack = async ({ id, revision }: ManagedSeries) => {
    await undo.mutateAsync({ id, revision });
    toast(t('undone'));
  };
  return (series: ManagedSeries) => {
    const shown = series.state === 'SHOWN';
    return [
      { label: c('edit'), icon: <IconPencil {...icon} />, onSelect: () => onEdit(series) },
      {
        label: t('up'),
        icon: <IconChevronUp {...icon} />,
        onSelect: () => report(move.mutateAsync({ id: series.id, place: Math.max(1, series.place - 1) })),
      },
      {
        label: t('down'),
        icon: <IconChevronDown {...icon} />,
        onSelect: () => report(move.mutateAsync({ id: series.id, place: series.place + 1 })),
      },
      {
        label: t(shown ? 'hide' : 'show'),
        icon: shown ? <IconEyeOff {...icon} /> : <IconEye {...icon} />,
        onSelect: () => report(show(series)),
      },
      { label: h('button'), icon: <IconHistory {...icon} />, onSelect: () => onHistory(series) },
      series.revision > 1 && {
        label: t('undo'),
        icon: <IconArrowBackUp {...icon} />,
        onSelect: () => report(takeBack(series)),
      },
      {
        label: t('delete.verb'),
        icon: <IconTrash {...icon} />,
        danger: true,
        divided: true,
        onSelect: () => report(erase(series)),
      },
    ];
  };
}

function useSeriesColumns(actions: Actions): Column<ManagedSeries>[] {
  const { t } = useTranslation('series');
  const named = useNamed();
  const { t: c } = useTranslation('common');
  const { number } = useFormat();
  const grades = useGrades();
  const items = useSeriesActions(actions);
  return [
    {
      key: 'place',
      header: t('columns.place'),
      sortable: true,
      numeric: true,
      width: 80,
      narrow: 'plain',
      cell: (row) => number(row.place, 0),
    },
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <span className={classes.row}>
          <SeriesCover
            series={{
              imageUrl: row.imageUrl ?? drawnCover(row.id, 'vi', row.revision),
              imageUrlEn: row.imageUrlEn ?? row.imageUrl ?? drawnCover(row.id, 'en', row.revision),
            }}
          />
          <span className={classes.names}>
            <b>{row.name}</b>
            <span lang="en">{row.nameEn}</span>
            <small>
              {[c(`series.groups.${row.seriesGroup}`), grades.nameOf(row.gradeId), c(`subjects.${row.subject}`)].join(
                ' · ',
              )}
            </small>
          </span>
        </span>
      ),
    },
    {
      key: 'tests',
      header: t('columns.tests'),
      sortable: true,
      numeric: true,
      align: 'right',
      width: 130,
      cell: (row) => (
        <span className={classes.uses}>
          {row.uses.systemTests > 0 ? (
            <AppLink href={`/unit-test?series=${row.id}`}>{number(row.uses.systemTests, 0)}</AppLink>
          ) : (
            '0'
          )}
          <small>
            {t('otherUses', { tests: number(row.uses.otherTests, 0), questions: number(row.uses.questions, 0) })}
          </small>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('fields.state'),
      width: 130,
      cell: (row) => <Tag tone={tones[row.state]}>{t(`states.${row.state}`)}</Tag>,
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
function Filters({ list, columns }: { list: List; columns: Column<ManagedSeries>[] }) {
  const { t } = useTranslation('series');
  const { t: c } = useTranslation('common');
  const grades = useGrades();
  const publishers = usePublishers();
  return (
    <ListTools list={list} search={t('search')} columns={columns}>
      <ListFilter
        list={list}
        name="gradeId"
        label={t('fields.gradeId')}
        placeholder={t('any.gradeId')}
        data={grades.choices}
        w={150}
      />
      <ListFilter
        list={list}
        name="subject"
        label={t('fields.subject')}
        placeholder={t('any.subject')}
        data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
        w={150}
      />
      <ListFilter
        list={list}
        name="seriesGroup"
        label={t('fields.seriesGroup')}
        placeholder={t('any.seriesGroup')}
        data={seriesGroups.map((value) => ({ value, label: c(`series.groups.${value}`) }))}
        w={180}
      />
      <ListFilter
        list={list}
        name="coursebookGroup"
        label={t('fields.coursebookGroup')}
        placeholder={t('any.coursebookGroup')}
        data={coursebookGroups.map((value) => ({ value, label: t(`coursebookGroups.${value}`) }))}
        w={170}
      />
      <ListFilter
        list={list}
        name="publisher"
        label={t('fields.publisher')}
        placeholder={t('any.publisher')}
        data={publishers.choices}
        w={170}
      />
    </ListTools>
  );
}

export default function SeriesListPage() {
  const { t, find } = useTranslation('series');
  const report = useReport();
  const list = useList({ keep: 'series', sorts: ['place', 'name', 'tests'], filters: filterNames });
  const { url } = list;
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (url[name] ? [[name, url[name]]] : [])),
  ) as SeriesFilters;
  const filter = { ...list.query, ...filters };
  const client = useQueryClient();
  const result = useQuery(seriesListQuery(filter));
  const words = useSeriesWords();
  const [editing, setEditing] = useState<ManagedSeries | 'new' | null>(null);
  const [looking, setLooking] = useState<ManagedSeries | null>(null);
  const columns = useSeriesColumns({ onEdit: setEditing, onHistory: setLooking });
  const file = new URLSearchParams({
    ...(filters as Record<string, string>),
    ...(url['search'] && { search: url['search'] }),
  });
  const make = (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      beside={
        <Segmented
          aria-label={t('fields.state')}
          value={url['state'] ?? ''}
          options={[
            { value: '', label: t('anyState') },
            ...seriesStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChange={(state) => list.set({ state: state || undefined })}
        />
      }
      actions={
        <>
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => report(downloadFile(`/itf/series/file?${file}`, `${t('title')}.xlsx`))}
          >
            {t('excel')}
          </Button>
          {make}
        </>
      }
    >
      <Filters list={list} columns={columns} />
      <ListTable
        label={t('title')}
        list={list}
        ownFile
        result={result}
        all={(page) => client.fetchQuery(seriesListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('empty.clear')}>
            <EmptyState title={t('empty.title')} motif="grid" action={make} />
          </ListEmpty>
        }
      />
      {editing !== null && (
        <SeriesDialog
          series={editing === 'new' ? null : editing}
          gradeId={filters?.gradeId}
          subject={subjects.find((one) => one === filters?.subject)}
          onClose={() => setEditing(null)}
        />
      )}
      {looking && (
        <HistoryDialog
          title={looking.name}
          query={seriesHistoryQuery(looking.id)}
          labelOf={(name) => find('fields', name) ?? name}
          show={words}
          onClose={() => setLooking(null)}
        />
      )}
    </ListPage>
  );
}
