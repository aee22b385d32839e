import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Modal, NumberField, SelectField, toast, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { useTyped } from '../../navigation/url-state.ts';
import classes from './sales.module.css';
import { soldTestsQuery, testsToSellQuery, useSaleChanges } from './queries.ts';

type SoldTest = Reply<'GET /sale-asset'>[number] & { readonly id: string };

/** System tests that learners buy one by one. */
export function SoldTests() {
  const { t } = useTranslation('sales');
  const { locale, money, number } = useFormat();
  const report = useReport();
  const list = useList({ sorts: ['changed'], filters: [] });
  const { search, page, size } = list.query;
  const result = useQuery({
    ...soldTestsQuery({ search, page, size }),
    placeholderData: keepPreviousData,
    select: (found) => ({ ...found, data: found.data.map((row) => ({ ...row, id: row.examId })) }),
  });
  const { price } = useSaleChanges();
  const [editing, setEditing] = useState<SoldTest | 'new' | null>(null);
  const nameOf = (row: SoldTest) => (locale === 'en' ? row.nameEn : row.name);
  const takeOff = async (row: SoldTest) => {
    await price.mutateAsync({ id: row.examId, price: null });
    toast(t('test.off', { name: nameOf(row) }), {
      action: { label: t('undo'), onAction: () => report(price.mutateAsync({ id: row.examId, price: row.price })) },
    });
  };
  const columns: Column<SoldTest>[] = [
    {
      key: 'name',
      header: t('test.name'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.two}>
          <b>{nameOf(row)}</b>
          <span className={classes.small}>
            {t('test.minutes', { count: row.minutes, formatted: number(row.minutes) })}
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: t('columns.price'),
      width: 140,
      align: 'right',
      numeric: true,
      cell: (row) => money(row.price),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 220,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <span className={classes.tools}>
          <Button size="sm" aria-label={t('test.changeOf', { name: nameOf(row) })} onClick={() => setEditing(row)}>
            {t('test.change')}
          </Button>
          <Button size="sm" aria-label={t('test.stopOf', { name: nameOf(row) })} onClick={() => report(takeOff(row))}>
            {t('test.stop')}
          </Button>
        </span>
      ),
    },
  ];
  const add = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      {t('test.add')}
    </Button>
  );
  return (
    <>
      <ListTools list={list} search={t('test.search')}>
        {add}
      </ListTools>
      <ListTable
        label={t('tests')}
        list={list}
        result={result}
        columns={columns}
        empty={
          <EmptyState title={t(list.filtered ? 'test.noMatch' : 'test.empty')} motif="grid">
            {t('test.emptyBody')}
          </EmptyState>
        }
      />
      {editing && <PriceDialog test={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function PriceDialog({ test, onClose }: { test: SoldTest | null; onClose(): void }) {
  const { t } = useTranslation('sales');
  const { t: c } = useTranslation('common');
  const say = useErrorMessage();
  const { price } = useSaleChanges();
  const [typed, setTyped] = useState<number | string>(test?.price ?? 29_000);
  const [examId, setExamId] = useState<string | null>(test?.examId ?? null);
  const [search, setSearch] = useState('');
  const [word, setWord] = useTyped(search, setSearch);
  const found = useQuery({ ...testsToSellQuery(search), enabled: test === null });
  const save = async () => {
    await price.mutateAsync({ id: examId!, price: Number(typed) });
    toast(t('saved'));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={test ? test.name : t('test.add')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={price.isPending}
            disabled={examId === null || Number(typed) < 1}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {test === null && (
          <SelectField
            label={t('test.name')}
            searchable
            searchValue={word}
            onSearchChange={setWord}
            filter={({ options }) => options}
            nothingFoundMessage={t('test.noMatch')}
            value={examId}
            onChange={setExamId}
            data={(found.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <NumberField
          label={t('fields.price')}
          min={1}
          allowDecimal={false}
          thousandSeparator="."
          decimalSeparator=","
          value={typed}
          error={price.isError ? say(price.error) : undefined}
          onChange={setTyped}
        />
      </div>
    </Modal>
  );
}
