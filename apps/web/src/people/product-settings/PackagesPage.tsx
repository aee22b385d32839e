/** All packages and offers, sold or not: prices, length, features and caps, with every revision. */
import { useQuery } from '@tanstack/react-query';
import type { ManagedPackage } from '@vumon/contract';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, PageHeader, Table, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PackageDialog } from './PackageDialog.tsx';
import { packagesQuery } from './queries.ts';
import classes from './product-settings.module.css';

export default function PackagesPage() {
  const { t } = useTranslation('product-settings');
  const { number } = useFormat();
  const locale = useLocale();
  const message = useErrorMessage();
  const [editing, setEditing] = useState<string | null>(null);
  const list = useQuery(packagesQuery);
  const nameOf = ({ name, nameEn }: ManagedPackage) => (locale === 'en' ? nameEn : name);
  const edited = list.data?.find(({ code }) => code === editing);

  const columns: Column<ManagedPackage>[] = [
    {
      key: 'name',
      header: t('columns.package'),
      narrow: 'title',
      cell: (row) => (
        <>
          <div className={classes.strong}>{nameOf(row)}</div>
          <div className="t12 muted">{row.code}</div>
        </>
      ),
    },
    {
      key: 'audience',
      header: t('columns.audience'),
      width: 130,
      hideBelow: 768,
      cell: (row) => t(`audiences.${row.audience}`),
    },
    {
      key: 'price',
      header: t('columns.price'),
      width: 160,
      numeric: true,
      cell: (row) =>
        row.price === null ? <Tag tone="neutral">{t('notSold')}</Tag> : t('dong', { formatted: number(row.price) }),
    },
    {
      key: 'runs',
      header: t('columns.runs'),
      width: 160,
      hideBelow: 768,
      cell: (row) =>
        row.months !== null
          ? t('runs.months', { count: row.months })
          : row.days !== null
            ? t('runs.days', { count: row.days })
            : row.uses !== null
              ? t('runs.tests', { count: row.uses, formatted: number(row.uses) })
              : t('runs.open'),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 110,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <Button size="sm" aria-label={t('changeNamed', { name: nameOf(row) })} onClick={() => setEditing(row.code)}>
          {t('change')}
        </Button>
      ),
    },
  ];
  return (
    <AppFrame breadcrumb={[{ label: t('packagesTitle') }]}>
      <div className={classes.page}>
        <PageHeader title={t('packagesTitle')} subtitle={t('packagesSubtitle')} />
        <Table
          aria-label={t('packagesTitle')}
          columns={columns}
          rows={list.data}
          rowKey={({ code }) => code}
          rowHeight={72}
          error={list.error && !list.data ? message(list.error) : undefined}
          onRetry={() => void list.refetch()}
          empty={
            <EmptyState title={t('emptyTitle')} motif="grid">
              {t('empty')}
            </EmptyState>
          }
        />
        {edited && (
          <PackageDialog key={edited.revision} offer={edited} name={nameOf(edited)} onClose={() => setEditing(null)} />
        )}
      </div>
    </AppFrame>
  );
}
