/** The limits of the product: an administrator changes them within their bounds, and every revision is stored. */
import { useQuery } from '@tanstack/react-query';
import type { ManagedSetting } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, type Column } from '@vumon/ui';
import { useState } from 'react';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { pageOfWhole } from '../../lists/whole-list.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { settingsQuery } from './queries.ts';
import classes from './product-settings.module.css';

type Row = ManagedSetting & { readonly id: string };

const states = ['changed', 'unchanged'] as const;

function useSettingWords() {
  const { t } = useTranslation('product-settings');
  const { number } = useFormat();
  return {
    nameOf: ({ key }: ManagedSetting) => t(`settings.${key}.name`),
    withUnit: ({ key }: ManagedSetting, value: number) =>
      t(`settings.${key}.value`, { count: value, formatted: number(value) }),
  };
}

function useColumns(onEdit: (key: string) => void): Column<Row>[] {
  const { t } = useTranslation('product-settings');
  const { number } = useFormat();
  const { nameOf, withUnit } = useSettingWords();
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => <span className={classes.strong}>{nameOf(row)}</span>,
    },
    { key: 'value', header: t('columns.value'), width: 200, cell: (row) => withUnit(row, row.value) },
    {
      key: 'bounds',
      header: t('columns.bounds'),
      width: 200,
      hideBelow: 768,
      cell: (row) => <span className="muted">{t('bounds', { min: number(row.min), max: number(row.max) })}</span>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 110,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <Button size="sm" aria-label={t('changeNamed', { name: nameOf(row) })} onClick={() => onEdit(row.key)}>
          {t('change')}
        </Button>
      ),
    },
  ];
}

function useSettingList(list: List<'place' | 'name'>) {
  const { nameOf } = useSettingWords();
  const loaded = useQuery(settingsQuery);
  const state = states.find((one) => one === list.url['state']);
  const pageAt = (part: { page: number; size: number }) =>
    pageOfWhole<Row, 'place' | 'name'>(
      {
        rows: (loaded.data ?? []).map((row) => ({ ...row, id: row.key })),
        textOf: nameOf,
        passes: ({ revision }) => state === undefined || revision > 1 === (state === 'changed'),
        orders: { place: null, name: nameOf },
      },
      { ...list.query, ...part },
    );
  return { loaded, pageAt };
}

export default function SettingsPage() {
  const { t } = useTranslation('product-settings');
  const [editing, setEditing] = useState<string | null>(null);
  const list = useList({ keep: 'settings', sorts: ['place', 'name'], filters: ['state'] });
  const { loaded, pageAt } = useSettingList(list);
  const { nameOf, withUnit } = useSettingWords();
  const columns = useColumns(setEditing);
  const edited = loaded.data?.find(({ key }) => key === editing);
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')}>
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="state"
          label={t('state')}
          placeholder={t('anyState')}
          data={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={{ ...loaded, data: loaded.data && pageAt(list.query) }}
        all={(part) => Promise.resolve(pageAt(part))}
        columns={columns}
        rowHeight={48}
        empty={
          <NoMatch list={list}>
            <EmptyState title={t('emptyTitle')} motif="grid" />
          </NoMatch>
        }
      />
      {edited && (
        <SettingDialog
          key={edited.revision}
          setting={edited}
          name={nameOf(edited)}
          show={(value) => withUnit(edited, value)}
          onClose={() => setEditing(null)}
        />
      )}
    </ListPage>
  );
}
