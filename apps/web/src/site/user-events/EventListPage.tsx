/** Events with where they are in their time, and how many places are taken. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { UserEvent } from '@vumon/contract';
import { pastedText, userEventAudiences, userEventPhases } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Note, Tag, TextField, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useNamed } from '../../api/reference-data.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { eventListQuery, useEventChanges } from './queries.ts';
import { tones } from './tones.ts';
import classes from './user-events.module.css';

function useEventColumns(): Column<UserEvent>[] {
  const { t } = useTranslation('user-events');
  const name = useNamed();
  const confirm = useConfirm();
  const report = useReport();
  const { remove } = useEventChanges();
  const erase = async (event: UserEvent) => {
    const agreed = await confirm({
      title: t('delete.title', { name: name(event) }),
      body: t('delete.body'),
      confirmLabel: t('delete.verb'),
      danger: true,
    });
    if (!agreed) return;
    await remove.mutateAsync(event.id);
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
          <AppLink href={`/manage/events/${row.id}`}>{name(row)}</AppLink>
          <small>{name({ name: row.place, nameEn: row.placeEn }) || t('noPlace')}</small>
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
      key: 'places',
      header: t('columns.places'),
      width: 130,
      numeric: true,
      cell: (row) => t('taken', { joined: row.joined, capacity: row.capacity }),
    },
    {
      key: 'audience',
      header: t('fields.audience'),
      width: 160,
      hideBelow: 1280,
      cell: (row) => t(`audiences.${row.audience}`),
    },
    {
      key: 'phase',
      header: t('columns.phase'),
      width: 140,
      cell: (row) => <Tag tone={tones[row.phase]}>{t(`phases.${row.phase}`)}</Tag>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: name(row) }),
      nameOf: (row) => name(row),
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

export default function EventListPage() {
  const { t } = useTranslation('user-events');
  const list = useList({
    keep: 'events',
    sorts: ['starts', 'name'],
    direction: 'desc',
    filters: ['phase', 'audience'],
  });
  const phase = userEventPhases.find((one) => one === list.url['phase']);
  const audience = userEventAudiences.find((one) => one === list.url['audience']);
  const filter = { ...list.query, phase, audience };
  const client = useQueryClient();
  const result = useQuery(eventListQuery(filter));
  const [making, setMaking] = useState(false);
  const columns = useEventColumns();
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
          name="phase"
          label={t('columns.phase')}
          placeholder={t('anyPhase')}
          data={userEventPhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
          w={170}
        />
        <ListFilter
          list={list}
          name="audience"
          label={t('fields.audience')}
          placeholder={t('anyAudience')}
          data={userEventAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(eventListQuery({ ...filter, ...page }))}
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

/** An event begins as a draft with a name, which its page fills. */
function AddDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('user-events');
  const message = useErrorMessage();
  const navigate = useNavigate();
  const { add } = useEventChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [name, setName] = useState('');
  const send = async () => {
    const { id } = await add.mutateAsync(name);
    await navigate({ to: '/manage/events/$eventSlug', params: { eventSlug: id } });
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
        cleanPaste={pastedText}
        value={name}
        maxLength={150}
        error={errors['name']}
        onChange={(event) => {
          setName(event.currentTarget.value);
          clearErrors('name');
        }}
        data-autofocus
      />
    </FormModal>
  );
}
