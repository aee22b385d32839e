import { useQuery } from '@tanstack/react-query';
import { IconBan, IconCheck, IconDots, IconDownload, IconPlus, IconUsers } from '@tabler/icons-react';
import type { ActivationCode } from '@vumon/contract';
import { activationKinds, activationStatuses, packageCatalogue } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, IconButton, Menu, PageHeader, SearchInput, SelectField, SelectionBar, Table, Tag, toast, type Column, type Tone } from '@vumon/ui';
import { useRef, useState } from 'react';
import { AppFrame } from '../../app/AppFrame.tsx';
import { useExamTypes } from '../../app/catalogue.ts';
import { downloadFile } from '../../app/download.ts';
import { useErrorMessage } from '../../app/form-errors.ts';
import { listPager } from '../../app/list-pager.tsx';
import { useTyped, useUrlState } from '../../app/url-state.ts';
import classes from './activation-codes.module.css';
import { MakeDialog } from './MakeDialog.tsx';
import { codeListQuery, useCodeChanges } from './queries.ts';
import { UsesDialog } from './UsesDialog.tsx';

const sorts = ['created', 'expires', 'uses'] as const;
const tones: Record<ActivationCode['status'], Tone> = { USABLE: 'ok', USED_UP: 'neutral', EXPIRED: 'warn', DISABLED: 'bad' };

export default function CodesPage() {
  const { t } = useTranslation('activation-codes');
  const message = useErrorMessage();
  const { locale } = useFormat();
  const types = useExamTypes();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const { disable } = useCodeChanges();
  const search = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<ActivationCode | null>(null);
  const [selected, setSelected] = useState<Set<string>>(new Set());

  const sort = sorts.find((one) => one === url['sort']) ?? 'created';
  const direction = url['direction'] === 'asc' ? 'asc' : 'desc';
  const kind = activationKinds.find((one) => one === url['kind']);
  const status = activationStatuses.find((one) => one === url['status']);
  const list = useQuery(codeListQuery({ search: url['search'], kind, status, sort, direction, page: Number(url['page'] ?? 0) || 0, size: Number(url['size'] ?? 20) || 20 }));
  const filtered = Boolean(url['search'] || kind || status);
  const report = (work: Promise<unknown>) => void work.catch((error: unknown) => toast(message(error), { tone: 'bad', duration: 4000 }));

  // What was pressed goes with the filters.
  const clear = () => {
    type('');
    set({ search: undefined, kind: undefined, status: undefined });
    search.current?.focus();
  };
  /** The buttons go with the selection: the focus goes back to where it began. */
  const turnSelected = (disabled: boolean) => {
    const first = page.current?.querySelector<HTMLInputElement>('tbody input:checked');
    report(turn([...selected], disabled).then(() => first?.focus()));
  };
  const turn = async (ids: string[], disabled: boolean) => {
    await disable.mutateAsync({ ids, disabled });
    setSelected(new Set());
    toast(t(disabled ? 'disabled' : 'enabled', { count: ids.length }), { action: { label: t('undo'), onAction: () => report(disable.mutateAsync({ ids, disabled: !disabled })) } });
  };
  const gives = (row: ActivationCode): string => {
    if (row.packageCode === null) return row.examName ?? t('allOfType', { name: types.nameOf(row.examType ?? '') });
    const { name, nameEn } = packageCatalogue[row.packageCode];
    const label = locale === 'en' ? nameEn : name;
    return row.months !== null ? t('packageMonths', { name: label, count: row.months }) : row.tests !== null ? t('packageTests', { name: label, count: row.tests }) : t('package', { name: label });
  };

  const columns: Column<ActivationCode>[] = [
    { key: 'code', header: t('columns.code'), narrow: 'title', width: 200, cell: (row) => <span className={classes.code}>{row.code}</span> },
    { key: 'gives', header: t('columns.gives'), cell: (row) => <span>{gives(row)}<span className={classes.second}>{row.batchName}</span></span> },
    { key: 'uses', header: t('columns.uses'), width: 110, align: 'right', numeric: true, sortable: true, cell: (row) => `${row.uses}/${row.usesAllowed}` },
    { key: 'status', header: t('columns.status'), width: 140, cell: (row) => <Tag tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Tag> },
    { key: 'expires', header: t('columns.expires'), width: 130, numeric: true, sortable: true, cell: (row) => (row.expiresAt ? formatDay(row.expiresAt) : t('never')) },
    { key: 'created', header: t('columns.created'), width: 130, numeric: true, sortable: true, hideBelow: 1280, cell: (row) => <span title={row.createdBy}>{formatDay(row.createdAt)}</span> },
    {
      key: 'actions', header: <span className="visually-hidden">{t('columns.actions')}</span>, label: t('columns.actions'), width: 56, align: 'right', narrow: 'end',
      cell: (row) => (
        <Menu label={row.code} items={[
          { label: t('whoUsed'), icon: <IconUsers size={18} stroke={1.75} />, onSelect: () => setShown(row) },
          { label: t('downloadBatch'), icon: <IconDownload size={18} stroke={1.75} />, onSelect: () => report(downloadFile(`/itf/active-codes/batches/${row.batchId}/file`, 'codes.xlsx')) },
          row.disabledAt === null
            ? { label: t('disable'), icon: <IconBan size={18} stroke={1.75} />, danger: true, divided: true, onSelect: () => report(turn([row.id], true)) }
            : { label: t('enable'), icon: <IconCheck size={18} stroke={1.75} />, divided: true, onSelect: () => report(turn([row.id], false)) },
        ]}>
          <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('actionsOf', { code: row.code })} />
        </Menu>
      ),
    },
  ];

  const make = (variant: 'primary' | 'outline') => <Button variant={variant} icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setMaking(true)}>{t('make.open')}</Button>;
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div ref={page} className={classes.page}>
        <PageHeader title={t('title')} subtitle={t('subtitle')} actions={make('primary')} />
        <div className={classes.tools}>
          <SearchInput ref={search} value={typed} onChange={type} placeholder={t('search')} className={classes.search} />
          <SelectField aria-label={t('filters.kind')} placeholder={t('filters.anyKind')} data={activationKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))} value={kind ?? null} onChange={(next) => set({ kind: next ?? undefined })} clearable w={170} />
          <SelectField aria-label={t('filters.status')} placeholder={t('filters.anyStatus')} data={activationStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) }))} value={status ?? null} onChange={(next) => set({ status: next ?? undefined })} clearable w={170} />
        </div>
        {selected.size > 0 && (
          <SelectionBar label={t('selected', { count: selected.size })}>
            <Button size="sm" onClick={() => turnSelected(true)}>{t('disable')}</Button>
            <Button size="sm" onClick={() => turnSelected(false)}>{t('enable')}</Button>
          </SelectionBar>
        )}
        <Table aria-label={t('title')} columns={columns} rows={list.data?.data} rowKey={(row) => row.id} rowHeight={72} selection={{ selected, onChange: setSelected, nameOf: (row) => row.code }}
          sort={{ key: sort, direction }} onSort={(next) => set({ sort: next.key, direction: next.direction })} error={list.error ? message(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={filtered
            ? <EmptyState title={t('empty.noMatch')} motif="grid" action={<Button onClick={clear}>{t('filters.clear')}</Button>}>{t('empty.noMatchBody')}</EmptyState>
            : <EmptyState title={t('empty.title')} motif="grid" action={make('outline')}>{t('empty.body')}</EmptyState>}
          footer={listPager(list.data?.page, set)} />
      </div>
      {making && <MakeDialog onClose={() => setMaking(false)} />}
      {shown && <UsesDialog code={shown} onClose={() => setShown(null)} />}
    </AppFrame>
  );
}
