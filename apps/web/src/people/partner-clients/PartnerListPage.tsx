/** Partners and their API clients: add, edit, renew the secret, disable. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconKey, IconKeyOff, IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import type { PartnerView } from '@vumon/contract';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, EmptyState, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PartnerDialog } from './PartnerDialog.tsx';
import { usePartnerActions } from './partner-actions.ts';
import { partnerListQuery } from './queries.ts';
import { SecretDialog, type Secret } from './SecretDialog.tsx';
import classes from './partners.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export default function PartnerListPage() {
  const { t } = useTranslation('partner-clients');
  const list = useList({ keep: 'partners', sorts: ['name', 'created'], filters: ['status'] });
  const { url } = list;
  const [editing, setEditing] = useState<PartnerView | 'new' | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const status = url['status'] === 'ACTIVE' || url['status'] === 'DISABLED' ? url['status'] : undefined;
  const filter = { ...list.query, status } satisfies Parameters<typeof partnerListQuery>[0];
  const client = useQueryClient();
  const result = useQuery(partnerListQuery(filter));

  const columns = usePartnerColumns({ onEdit: setEditing, onSecret: setSecret });
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button
          variant="primary"
          icon={<IconPlus size={18} stroke={2} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {t('add')}
        </Button>
      }
    >
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="status"
          label={t('columns.status')}
          placeholder={t('anyStatus')}
          data={(['ACTIVE', 'DISABLED'] as const).map((one) => ({ value: one, label: t(`statuses.${one}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(partnerListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('noMatchTitle')} body={t('noMatch')} clear={t('clear')}>
            <EmptyState
              title={t('emptyTitle')}
              motif="scales"
              action={<Button onClick={() => setEditing('new')}>{t('add')}</Button>}
            >
              {t('empty')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {editing !== null && (
        <PartnerDialog
          partner={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSecret={setSecret}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </ListPage>
  );
}

/** Columns of the list of partners, with the menu of each row. */
function usePartnerColumns({
  onEdit,
  onSecret,
}: {
  onEdit: (row: PartnerView) => void;
  onSecret: (secret: Secret) => void;
}): Column<PartnerView>[] {
  const { t } = useTranslation('partner-clients');
  const { t: c } = useTranslation('common');
  const report = useReport();
  const { disable, enable, renew, revoke } = usePartnerActions(onSecret);
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <span className={classes.nameCell}>
          <Avatar name={row.name} src={row.logo} size={40} />
          <span className={classes.text}>
            <AppLink href={`/manage/partners/${row.id}`} className={classes.strong}>
              {row.name}
            </AppLink>
            <span className={classes.facts}>/{row.slug}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'client',
      header: t('columns.client'),
      width: 210,
      cell: (row) => <code className={classes.code}>{row.clientAppId}</code>,
    },
    {
      key: 'secret',
      header: t('columns.secret'),
      width: 210,
      cell: (row) => (
        <span className={classes.text}>
          <span>{t('secretSince', { day: formatDay(row.secretSince) })}</span>
          {row.oldSecretUntil && (
            <span className={classes.facts}>{t('oldUntil', { at: formatDayTime(row.oldSecretUntil) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'origins',
      header: t('columns.origins'),
      width: 200,
      hideBelow: 1440,
      cell: (row) => <span className={classes.facts}>{row.allowedOrigins.join(', ') || '–'}</span>,
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 130,
      cell: (row) => <Tag tone={row.status === 'ACTIVE' ? 'ok' : 'neutral'}>{t(`statuses.${row.status}`)}</Tag>,
    },
    {
      key: 'created',
      header: t('columns.created'),
      sortable: true,
      numeric: true,
      width: 110,
      hideBelow: 1280,
      cell: (row) => <span className={classes.muted}>{formatDay(row.createdAt)}</span>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: row.name }),
      nameOf: (row) => row.name,
      items: (row) => [
        { label: c('edit'), icon: <IconPencil {...icon} />, onSelect: () => onEdit(row) },
        { label: t('rotate.verb'), icon: <IconKey {...icon} />, onSelect: () => report(renew(row)) },
        row.oldSecretUntil !== null && {
          label: t('revoke.verb'),
          icon: <IconKeyOff {...icon} />,
          onSelect: () => report(revoke(row)),
        },
        row.status === 'ACTIVE'
          ? {
              label: t('disable.verb'),
              icon: <IconPlayerPause {...icon} />,
              danger: true,
              divided: true,
              onSelect: () => report(disable(row)),
            }
          : {
              label: t('enable.verb'),
              icon: <IconPlayerPlay {...icon} />,
              divided: true,
              onSelect: () => report(enable(row)),
            },
      ],
    }),
  ];
}
