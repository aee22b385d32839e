/** Partners and their clients: added, changed, given a new secret, disabled. */
import { useQuery } from '@tanstack/react-query';
import { IconDots, IconKey, IconKeyOff, IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import type { PartnerView } from '@vumon/contract';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, EmptyState, IconButton, Menu, PageHeader, SearchInput, SelectField, Table, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useRef, useState } from 'react';
import { AppFrame } from '../../app/AppFrame.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { listPager } from '../../app/list-pager.tsx';
import { useTyped, useUrlState } from '../../app/url-state.ts';
import { PartnerDialog } from './PartnerDialog.tsx';
import { partnerListQuery, usePartnerChanges } from './queries.ts';
import { SecretDialog, type Secret } from './SecretDialog.tsx';
import classes from './partners.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export default function PartnerListPage() {
  const { t } = useTranslation('partners');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const confirm = useConfirm();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const { status: setStatus, rotate, revokeOld } = usePartnerChanges();
  const search = useRef<HTMLInputElement>(null);
  const [editing, setEditing] = useState<PartnerView | 'new' | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const sort = url['sort'] === 'created' ? 'created' : 'name';
  const direction = url['direction'] === 'desc' ? 'desc' : 'asc';
  const status = url['status'] === 'ACTIVE' || url['status'] === 'DISABLED' ? url['status'] : undefined;
  const list = useQuery(partnerListQuery({ search: url['search'], status, sort, direction, page: Number(url['page'] ?? 0) || 0, size: Number(url['size'] ?? 20) || 20 }));
  const filtered = Boolean(url['search'] || status);

  const say = (error: unknown) => toast(message(error), { tone: 'bad', duration: 5000 });
  const disable = async (row: PartnerView) => {
    if (!(await confirm({ title: t('disable.title', { name: row.name }), body: t('disable.body'), confirmLabel: t('disable.verb'), danger: true }))) return;
    await setStatus.mutateAsync({ id: row.id, status: 'DISABLED' });
    toast(t('disable.done', { name: row.name }), { action: { label: t('undo'), onAction: () => void enable(row).catch(say) } });
  };
  const enable = async (row: PartnerView) => {
    await setStatus.mutateAsync({ id: row.id, status: 'ACTIVE' });
    toast(t('enable.done', { name: row.name }));
  };
  const renew = async (row: PartnerView) => {
    if (!(await confirm({ title: t('rotate.title', { name: row.name }), body: t('rotate.body'), confirmLabel: t('rotate.verb') }))) return;
    const made = await rotate.mutateAsync(row.id);
    setSecret({ name: row.name, clientAppId: made.partner.clientAppId, secret: made.secret });
  };
  const revoke = async (row: PartnerView) => {
    if (!(await confirm({ title: t('revoke.title', { name: row.name }), body: t('revoke.body'), confirmLabel: t('revoke.verb'), danger: true }))) return;
    await revokeOld.mutateAsync(row.id);
    toast(t('revoke.done'));
  };

  // What was pressed goes with the filters.
  const clear = () => {
    type('');
    set({ search: undefined, status: undefined });
    search.current?.focus();
  };

  const columns: Column<PartnerView>[] = [
    {
      key: 'name', header: t('columns.name'), sortable: true, narrow: 'title',
      cell: (row) => <span className={classes.nameCell}><Avatar name={row.name} src={row.logo} size={40} /><span className={classes.words}><span className={classes.strong}>{row.name}</span><span className={classes.facts}>/{row.slug}</span></span></span>,
    },
    { key: 'client', header: t('columns.client'), width: 210, cell: (row) => <code className={classes.code}>{row.clientAppId}</code> },
    {
      key: 'secret', header: t('columns.secret'), width: 230,
      cell: (row) => <span className={classes.words}><span>{t('secretSince', { day: formatDay(row.secretSince) })}</span>{row.oldSecretUntil && <span className={classes.facts}>{t('oldUntil', { at: formatDayTime(row.oldSecretUntil) })}</span>}</span>,
    },
    { key: 'origins', header: t('columns.origins'), width: 200, hideBelow: 1280, cell: (row) => <span className={classes.facts}>{row.allowedOrigins.join(', ') || '–'}</span> },
    { key: 'status', header: t('columns.status'), width: 130, cell: (row) => <Tag tone={row.status === 'ACTIVE' ? 'ok' : 'neutral'}>{t(`statuses.${row.status}`)}</Tag> },
    { key: 'created', header: t('columns.created'), sortable: true, numeric: true, width: 110, hideBelow: 1280, cell: (row) => <span className={classes.muted}>{formatDay(row.createdAt)}</span> },
    {
      key: 'actions', header: <span className="visually-hidden">{t('columns.actions')}</span>, label: t('columns.actions'), width: 56, align: 'right', narrow: 'end',
      cell: (row) => (
        <Menu label={row.name} items={[
          { label: c('edit'), icon: <IconPencil {...icon} />, onSelect: () => setEditing(row) },
          { label: t('rotate.verb'), icon: <IconKey {...icon} />, onSelect: () => void renew(row).catch(say) },
          row.oldSecretUntil !== null && { label: t('revoke.verb'), icon: <IconKeyOff {...icon} />, onSelect: () => void revoke(row).catch(say) },
          row.status === 'ACTIVE'
            ? { label: t('disable.verb'), icon: <IconPlayerPause {...icon} />, danger: true, divided: true, onSelect: () => void disable(row).catch(say) }
            : { label: t('enable.verb'), icon: <IconPlayerPlay {...icon} />, divided: true, onSelect: () => void enable(row).catch(say) },
        ]}>
          <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('actionsOf', { name: row.name })} />
        </Menu>
      ),
    },
  ];
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setEditing('new')}>{t('add')}</Button>} />
        <div className={classes.tools}>
          <SearchInput ref={search} value={typed} onChange={type} placeholder={t('search')} className={classes.search} />
          <SelectField aria-label={t('columns.status')} placeholder={t('anyStatus')} data={(['ACTIVE', 'DISABLED'] as const).map((one) => ({ value: one, label: t(`statuses.${one}`) }))} value={status ?? null} onChange={(next) => set({ status: next ?? undefined })} clearable w={190} />
        </div>
        <Table aria-label={t('title')} columns={columns} rows={list.data?.data} rowKey={(row) => row.id} rowHeight={72}
          sort={{ key: sort, direction }} onSort={(next) => set({ sort: next.key, direction: next.direction })}
          error={list.error && !list.data ? message(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={filtered
            ? <EmptyState title={t('noMatchTitle')} motif="grid" action={<Button onClick={clear}>{t('clear')}</Button>}>{t('noMatch')}</EmptyState>
            : <EmptyState title={t('emptyTitle')} motif="scales" action={<Button onClick={() => setEditing('new')}>{t('add')}</Button>}>{t('empty')}</EmptyState>}
          footer={listPager(list.data?.page, set)} />
      </div>
      {editing !== null && <PartnerDialog partner={editing === 'new' ? null : editing} onClose={() => setEditing(null)} onSecret={setSecret} />}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </AppFrame>
  );
}
