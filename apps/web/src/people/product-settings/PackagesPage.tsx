/** All packages and offers, sold or not: prices, length, features and caps, with every revision. */
import { useQuery } from '@tanstack/react-query';
import type { ManagedPackage } from '@vumon/contract';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { pageOfWhole } from '../../lists/whole-list.ts';
import { PackageDialog } from './PackageDialog.tsx';
import { packagesQuery } from './queries.ts';
import classes from './product-settings.module.css';

type Row = ManagedPackage & { readonly id: string };

const audiences = ['teacher', 'student'] as const;
const sales = ['sold', 'notSold'] as const;

function usePackageName(): (row: ManagedPackage) => string {
  const english = useLocale() === 'en';
  return ({ name, nameEn }) => (english ? nameEn : name);
}

function useColumns(onEdit: (code: string) => void): Column<Row>[] {
  const { t } = useTranslation('product-settings');
  const { number } = useFormat();
  const nameOf = usePackageName();
  return [
    {
      key: 'name',
      header: t('columns.package'),
      sortable: true,
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
      sortable: true,
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
        <Button size="sm" aria-label={t('changeNamed', { name: nameOf(row) })} onClick={() => onEdit(row.code)}>
          {t('change')}
        </Button>
      ),
    },
  ];
}

function usePackageList(list: List<'place' | 'name' | 'price'>) {
  const nameOf = usePackageName();
  const loaded = useQuery(packagesQuery);
  const audience = audiences.find((one) => one === list.url['audience']);
  const sale = sales.find((one) => one === list.url['sale']);
  const pageAt = (part: { page: number; size: number }) =>
    pageOfWhole<Row, 'place' | 'name' | 'price'>(
      {
        rows: (loaded.data ?? []).map((row) => ({ ...row, id: row.code })),
        textOf: (row) => `${row.name} ${row.nameEn} ${row.code}`,
        passes: (row) =>
          (audience === undefined || row.audience === audience) &&
          (sale === undefined || (row.price !== null) === (sale === 'sold')),
        orders: { place: null, name: nameOf, price: ({ price }) => price },
      },
      { ...list.query, ...part },
    );
  return { loaded, pageAt };
}

export default function PackagesPage() {
  const { t } = useTranslation('product-settings');
  const [editing, setEditing] = useState<string | null>(null);
  const list = useList({ keep: 'packages', sorts: ['place', 'name', 'price'], filters: ['audience', 'sale'] });
  const { loaded, pageAt } = usePackageList(list);
  const nameOf = usePackageName();
  const columns = useColumns(setEditing);
  const edited = loaded.data?.find(({ code }) => code === editing);
  return (
    <ListPage title={t('packagesTitle')} subtitle={t('packagesSubtitle')}>
      <ListTools list={list} search={t('packagesSearch')} columns={columns}>
        <ListFilter
          list={list}
          name="audience"
          label={t('columns.audience')}
          placeholder={t('anyAudience')}
          data={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          w={170}
        />
        <ListFilter
          list={list}
          name="sale"
          label={t('sale')}
          placeholder={t('anySale')}
          data={sales.map((value) => ({ value, label: t(value) }))}
          w={170}
        />
      </ListTools>
      <ListTable
        label={t('packagesTitle')}
        list={list}
        result={{ ...loaded, data: loaded.data && pageAt(list.query) }}
        all={(part) => Promise.resolve(pageAt(part))}
        columns={columns}
        empty={
          <NoMatch list={list}>
            <EmptyState title={t('emptyTitle')} motif="grid" />
          </NoMatch>
        }
      />
      {edited && (
        <PackageDialog key={edited.revision} offer={edited} name={nameOf(edited)} onClose={() => setEditing(null)} />
      )}
    </ListPage>
  );
}
