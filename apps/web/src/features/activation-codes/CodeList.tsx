import { useQuery } from '@tanstack/react-query';
import { IconBan, IconCheck, IconDownload, IconUsers } from '@tabler/icons-react';
import type { ActivationCode } from '@vumon/contract';
import { activationKinds, activationStatuses } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, SelectionBar, Tag, toast, type Column, type Tone } from '@vumon/ui';
import { useRef, useState, type ReactNode } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { useExamTypes } from '../../api/reference-data.ts';
import { downloadFile } from '../../api/download.ts';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListFilter, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import classes from './activation-codes.module.css';
import { PartnerFilter } from './PartnerFilter.tsx';
import { codeListQuery, useCodeChanges } from './queries.ts';
import { UsesDialog } from './UsesDialog.tsx';

const tones: Record<ActivationCode['status'], Tone> = {
  USABLE: 'ok',
  USED_UP: 'neutral',
  EXPIRED: 'warn',
  DISABLED: 'bad',
};

/** All codes, with what they open and how often they were used. */
export function CodeList({ make }: { make: ReactNode }) {
  const { t } = useTranslation('activation-codes');
  const report = useReport();
  const types = useExamTypes();
  const list = useList({
    sorts: ['created', 'expires', 'uses'],
    direction: 'desc',
    filters: ['kind', 'status', 'partner'],
  });
  const { url } = list;
  const { disable } = useCodeChanges();
  const page = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ActivationCode | null>(null);
  const [selected, setSelected] = useState<Set<string>>(new Set());

  const kind = activationKinds.find((one) => one === url['kind']);
  const status = activationStatuses.find((one) => one === url['status']);
  const packageName = usePackageNames();
  const result = useQuery(codeListQuery({ ...list.query, kind, status, partnerId: url['partner'] }));

  /** The buttons disappear with the selection, so the focus returns to its first row. */
  const turnSelected = (disabled: boolean) => {
    const first = page.current?.querySelector<HTMLInputElement>('tbody input:checked');
    report(turn([...selected], disabled).then(() => first?.focus()));
  };
  const turn = async (ids: string[], disabled: boolean) => {
    await disable.mutateAsync({ ids, disabled });
    setSelected(new Set());
    toast(t(disabled ? 'disabled' : 'enabled', { count: ids.length }), {
      action: { label: t('undo'), onAction: () => report(disable.mutateAsync({ ids, disabled: !disabled })) },
    });
  };
  const nameOf = (row: ActivationCode) => row.code ?? t('unreadable');
  const gives = (row: ActivationCode): string => {
    if (row.packageCode === null) return row.examName ?? t('allOfType', { name: types.nameOf(row.examType ?? '') });
    const label = packageName(row.packageCode);
    return row.months !== null
      ? t('packageMonths', { name: label, count: row.months })
      : row.tests !== null
        ? t('packageTests', { name: label, count: row.tests })
        : t('package', { name: label });
  };

  const columns: Column<ActivationCode>[] = [
    {
      key: 'code',
      header: t('columns.code'),
      narrow: 'title',
      width: 200,
      cell: (row) => <span className={classes.code}>{nameOf(row)}</span>,
    },
    {
      key: 'gives',
      header: t('columns.gives'),
      cell: (row) => (
        <span>
          {gives(row)}
          <span className={classes.second}>{[row.batchName, row.partner?.name].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'uses',
      header: t('columns.uses'),
      width: 110,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => `${row.uses}/${row.usesAllowed}`,
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 140,
      cell: (row) => <Tag tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Tag>,
    },
    {
      key: 'expires',
      header: t('columns.expires'),
      width: 130,
      numeric: true,
      sortable: true,
      cell: (row) => (row.expiresAt ? formatDay(row.expiresAt) : t('never')),
    },
    {
      key: 'created',
      header: t('columns.created'),
      width: 130,
      numeric: true,
      sortable: true,
      hideBelow: 1280,
      cell: (row) => <span title={row.createdBy}>{formatDay(row.createdAt)}</span>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { code: nameOf(row) }),
      nameOf,
      items: (row) => [
        { label: t('whoUsed'), icon: <IconUsers size={18} stroke={1.75} />, onSelect: () => setShown(row) },
        {
          label: t('downloadBatch'),
          icon: <IconDownload size={18} stroke={1.75} />,
          onSelect: () => report(downloadFile(`/itf/active-codes/batches/${row.batchId}/file`, 'codes.xlsx')),
        },
        row.disabledAt === null
          ? {
              label: t('disable'),
              icon: <IconBan size={18} stroke={1.75} />,
              danger: true,
              divided: true,
              onSelect: () => report(turn([row.id], true)),
            }
          : {
              label: t('enable'),
              icon: <IconCheck size={18} stroke={1.75} />,
              divided: true,
              onSelect: () => report(turn([row.id], false)),
            },
      ],
    }),
  ];

  return (
    <>
      <div ref={page} className={classes.page}>
        <ListTools list={list} search={t('search')}>
          <ListFilter
            list={list}
            name="kind"
            label={t('filters.kind')}
            placeholder={t('filters.anyKind')}
            data={activationKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
            w={170}
          />
          <ListFilter
            list={list}
            name="status"
            label={t('filters.status')}
            placeholder={t('filters.anyStatus')}
            data={activationStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) }))}
            w={170}
          />
          <PartnerFilter list={list} />
        </ListTools>
        {selected.size > 0 && (
          <SelectionBar label={t('selected', { count: selected.size })}>
            <Button size="sm" onClick={() => turnSelected(true)}>
              {t('disable')}
            </Button>
            <Button size="sm" onClick={() => turnSelected(false)}>
              {t('enable')}
            </Button>
          </SelectionBar>
        )}
        <ListTable
          label={t('title')}
          list={list}
          result={result}
          columns={columns}
          selection={{ selected, onChange: setSelected, nameOf }}
          empty={
            <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('filters.clear')}>
              <EmptyState title={t('empty.title')} motif="grid" action={make}>
                {t('empty.body')}
              </EmptyState>
            </ListEmpty>
          }
        />
      </div>
      {shown && <UsesDialog code={shown} onClose={() => setShown(null)} />}
    </>
  );
}
