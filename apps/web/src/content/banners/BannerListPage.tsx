/** Banners with where they are in their time, and what would be shown at a chosen time. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ManagedBanner } from '@vumon/contract';
import { bannerPhases, bannerPlacements, pastedText, type BannerPlacement } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Note, SelectField, Tag, TextField, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './banners.module.css';
import { bannerListQuery, useBannerChanges } from './queries.ts';

const tones = { DRAFT: 'neutral', UPCOMING: 'info', RUNNING: 'ok', ENDED: 'neutral', STOPPED: 'warn' } as const;

function useBannerColumns(): Column<ManagedBanner>[] {
  const { t } = useTranslation('banners');
  const confirm = useConfirm();
  const report = useReport();
  const { remove } = useBannerChanges();
  const erase = async ({ id, name }: ManagedBanner) => {
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
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <span className={classes.names}>
          <AppLink href={`/manage/banners/${row.id}`}>{row.name}</AppLink>
          <small>{[t(`placements.${row.placement}`), t(`scopes.${row.scope}`)].join(' · ')}</small>
        </span>
      ),
    },
    {
      key: 'starts',
      header: t('columns.time'),
      sortable: true,
      width: 190,
      numeric: true,
      cell: (row) => (
        <span className={classes.names}>
          <span>{row.startsAt ? formatDayTime(row.startsAt) : '–'}</span>
          <small>{row.endsAt ? t('until', { at: formatDayTime(row.endsAt) }) : ''}</small>
        </span>
      ),
    },
    {
      key: 'phase',
      header: t('columns.phase'),
      width: 140,
      cell: (row) => <Tag tone={tones[row.phase]}>{t(`phases.${row.phase}`)}</Tag>,
    },
    {
      key: 'changed',
      header: t('columns.changed'),
      sortable: true,
      width: 190,
      numeric: true,
      hideBelow: 1280,
      cell: (row) => (
        <span className={classes.names}>
          <span>{formatDayTime(row.changedAt)}</span>
          <small>{row.changedBy}</small>
        </span>
      ),
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: row.name }),
      nameOf: (row) => row.name,
      items: (row) => [
        {
          label: t('delete.verb'),
          icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
          danger: true,
          ...(row.state !== 'DRAFT' && { disabled: true }),
          onSelect: () => report(erase(row)),
        },
      ],
    }),
  ];
}

export default function BannerListPage() {
  const { t } = useTranslation('banners');
  const list = useList({
    keep: 'banners',
    sorts: ['changed', 'name', 'starts'],
    direction: 'desc',
    filters: ['placement', 'phase'],
  });
  const placement = bannerPlacements.find((one) => one === list.url['placement']);
  const phase = bannerPhases.find((one) => one === list.url['phase']);
  const filter = { ...list.query, placement, phase };
  const client = useQueryClient();
  const result = useQuery(bannerListQuery(filter));
  const [making, setMaking] = useState(false);
  const columns = useBannerColumns();
  const make = (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setMaking(true)}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} actions={make}>
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="placement"
          label={t('fields.placement')}
          placeholder={t('anyPlacement')}
          data={bannerPlacements.map((value) => ({ value, label: t(`placements.${value}`) }))}
          w={190}
        />
        <ListFilter
          list={list}
          name="phase"
          label={t('columns.phase')}
          placeholder={t('anyPhase')}
          data={bannerPhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
          w={170}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(bannerListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('empty.clear')}>
            <EmptyState title={t('empty.title')} motif="grid" action={make}>
              {t('empty.body')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {making && <AddDialog onClose={() => setMaking(false)} />}
    </ListPage>
  );
}

/** A banner begins as a draft with a name, which its page fills. */
function AddDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('banners');
  const message = useErrorMessage();
  const navigate = useNavigate();
  const { add } = useBannerChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [name, setName] = useState('');
  const [placement, setPlacement] = useState<BannerPlacement>('POPUP');
  const send = async () => {
    const { id } = await add.mutateAsync({ name, placement });
    await navigate({ to: '/manage/banners/$bannerSlug', params: { bannerSlug: id } });
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="sm"
      title={t('add')}
      submitLabel={t('add')}
      busy={busy}
      className={classes.form}
      onSubmit={(event) => submit(event, () => (name.trim() === '' ? { name: t('required') } : {}), send)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      <TextField
        label={t('fields.name')}
        description={t('nameHint')}
        cleanPaste={pastedText}
        value={name}
        maxLength={100}
        error={errors['name']}
        onChange={(event) => {
          setName(event.currentTarget.value);
          clearErrors('name');
        }}
        data-autofocus
      />
      <SelectField
        label={t('fields.placement')}
        data={bannerPlacements.map((value) => ({ value, label: t(`placements.${value}`) }))}
        value={placement}
        allowDeselect={false}
        onChange={(value) => value && setPlacement(value as BannerPlacement)}
      />
    </FormModal>
  );
}
