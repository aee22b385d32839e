/** The limits of the product: an administrator changes them within their bounds, and every revision is stored. */
import { useQuery } from '@tanstack/react-query';
import type { ManagedSetting } from '@vumon/contract';
import { fold } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, PageHeader, SearchInput, Table, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { settingsQuery } from './queries.ts';
import classes from './product-settings.module.css';

export default function SettingsPage() {
  const { t } = useTranslation('product-settings');
  const { number } = useFormat();
  const message = useErrorMessage();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const [editing, setEditing] = useState<string | null>(null);
  const list = useQuery(settingsQuery);
  const nameOf = ({ key }: ManagedSetting) => t(`settings.${key}.name`);
  const withUnit = ({ key }: ManagedSetting, value: number) =>
    t(`settings.${key}.value`, { count: value, formatted: number(value) });
  const sought = fold(url['search'] ?? '').trim();
  const rows = list.data?.filter((row) => sought === '' || fold(nameOf(row)).includes(sought));
  const edited = list.data?.find(({ key }) => key === editing);

  const columns: Column<ManagedSetting>[] = [
    {
      key: 'name',
      header: t('columns.name'),
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
        <Button size="sm" aria-label={t('changeNamed', { name: nameOf(row) })} onClick={() => setEditing(row.key)}>
          {t('change')}
        </Button>
      ),
    },
  ];
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('title')} subtitle={t('subtitle')} />
        <SearchInput value={typed} onChange={type} placeholder={t('search')} />
        <Table
          aria-label={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          error={list.error && !list.data ? message(list.error) : undefined}
          onRetry={() => void list.refetch()}
          empty={
            <EmptyState title={t('emptyTitle')} motif="grid">
              {t('empty')}
            </EmptyState>
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
      </div>
    </AppFrame>
  );
}
