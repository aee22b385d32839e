/** One event: what is announced, and who has joined. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconDownload, IconUserMinus } from '@tabler/icons-react';
import type { UserEvent, UserEventParticipant } from '@vumon/contract';
import { mostUserEventPlaces, pastedText, userEventAudiences, type UserEventAudience } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  EmptyState,
  Note,
  NumberField,
  PageHeader,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  useConfirm,
  type Column,
} from '@vumon/ui';
import { useState, type FormEvent } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useNamed } from '../../api/reference-data.ts';
import { DayField } from '../../forms/DayField.tsx';
import { TimeField } from '../../forms/TimeField.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useLeaveGuard } from '../../forms/leave-guard.ts';
import { isoOf, momentIn, type Moment } from '../../forms/moment.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { ListEmpty, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { eventQuery, participantsQuery, useEventChanges, type EventBody } from './queries.ts';
import classes from './user-events.module.css';

export default function EventPage() {
  const { t } = useTranslation('user-events');
  const name = useNamed();
  const { eventSlug: id } = useParams({ strict: false }) as { eventSlug: string };
  const { data, error, refetch } = useQuery(eventQuery(id));
  const list = { label: t('title'), href: '/manage/events' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: data ? name(data) : '' }]} title={data ? name(data) : t('title')}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} back={list} />
      ) : data ? (
        <div className={classes.page}>
          <Editor key={data.id} event={data} />
          {data.state !== 'DRAFT' && <People event={data} />}
        </div>
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

/** What is edited, and saving it in a state. */
function useEventForm(event: UserEvent) {
  const { t } = useTranslation('user-events');
  const { change } = useEventChanges();
  const validated = useValidatedForm();
  const { name, nameEn, about, aboutEn, place, placeEn, audience } = event;
  const [texts, setTexts] = useState({ name, nameEn, about, aboutEn, place, placeEn });
  const [who, setWho] = useState<UserEventAudience>(audience);
  const [capacity, setCapacity] = useState<number | string>(event.capacity);
  const [moments, setMoments] = useState({
    startsAt: momentIn(event.startsAt, '08:00'),
    endsAt: momentIn(event.endsAt, '10:00'),
    joinUntil: momentIn(event.joinUntil, '23:59'),
  });
  const send = async (state: EventBody['state']) => {
    await change.mutateAsync({
      ...texts,
      audience: who,
      capacity: Number(capacity),
      startsAt: isoOf(moments.startsAt),
      endsAt: isoOf(moments.endsAt),
      joinUntil: isoOf(moments.joinUntil),
      state,
      id: event.id,
      revision: event.revision,
    });
    toast(t(`saved.${state}`));
  };
  const validate = (state: EventBody['state']) => {
    const needed = ['name', ...(state === 'OPEN' ? (['nameEn', 'place', 'placeEn'] as const) : [])] as const;
    return {
      ...Object.fromEntries(
        needed
          .filter((field) => texts[field as keyof typeof texts].trim() === '')
          .map((field) => [field, t('required')]),
      ),
      ...(state === 'OPEN' && isoOf(moments.startsAt) === null && { startsAt: t('required') }),
      ...(state === 'OPEN' && isoOf(moments.endsAt) === null && { endsAt: t('required') }),
      ...(!(Number(capacity) >= 1) && { capacity: t('required') }),
    };
  };
  const save = (submitted: FormEvent, state: EventBody['state']) =>
    validated.submit(
      submitted,
      () => validate(state),
      () => send(state),
    );
  return { ...validated, texts, setTexts, who, setWho, capacity, setCapacity, moments, setMoments, save };
}
type EventForm = Omit<ReturnType<typeof useEventForm>, 'form'>;

function Editor({ event }: { event: UserEvent }) {
  const { t } = useTranslation('user-events');
  const message = useErrorMessage();
  const { form: element, ...form } = useEventForm(event);
  // Of the revision that is saved; saving makes the next one.
  const [entered, setEntered] = useState<number | null>(null);
  useLeaveGuard(entered === event.revision);
  return (
    <form
      ref={element}
      noValidate
      className={classes.page}
      onInput={() => setEntered(event.revision)}
      onSubmit={(sent) => void form.save(sent, event.state)}
    >
      <Head event={event} form={form} />
      {event.state === 'CANCELLED' && <Note tone="warn">{t('cancelledNote')}</Note>}
      {form.error !== null && Object.keys(form.errors).length === 0 && (
        <Note tone="bad" live>
          {message(form.error)}
        </Note>
      )}
      <fieldset className={classes.columns} disabled={event.state === 'CANCELLED'}>
        <Words form={form} />
        <Terms form={form} />
      </fieldset>
    </form>
  );
}

function Head({ event, form }: { event: UserEvent; form: EventForm }) {
  const { t } = useTranslation('user-events');
  const { t: c } = useTranslation('common');
  const name = useNamed();
  const confirm = useConfirm();
  const cancel = async (pressed: FormEvent) => {
    pressed.preventDefault();
    const agreed = await confirm({
      title: t('cancel.title', { name: name(event) }),
      body: t('cancel.body', { count: event.joined }),
      confirmLabel: t('cancel.verb'),
      danger: true,
    });
    if (agreed) await form.save(pressed, 'CANCELLED');
  };
  return (
    <PageHeader
      title={name(event)}
      subtitle={t('subtitleOf', {
        phase: t(`phases.${event.phase}`),
        at: formatDayTime(event.changedAt),
        by: event.changedBy,
      })}
      actions={
        event.state !== 'CANCELLED' && (
          <>
            {event.state === 'OPEN' ? (
              <Button onClick={(pressed) => void cancel(pressed)}>{t('cancel.verb')}</Button>
            ) : (
              <Button type="submit" loading={form.busy}>
                {t('saveDraft')}
              </Button>
            )}
            <Button variant="primary" loading={form.busy} onClick={(pressed) => void form.save(pressed, 'OPEN')}>
              {event.state === 'OPEN' ? c('save') : t('open')}
            </Button>
          </>
        )
      }
    />
  );
}

/** What is announced, in both languages. */
function Words({ form }: { form: EventForm }) {
  const { t } = useTranslation('user-events');
  const { texts, setTexts, errors, clearErrors } = form;
  const field = (name: keyof typeof texts, maxLength: number) => ({
    label: t(`fields.${name}`),
    value: texts[name],
    maxLength,
    error: errors[name],
    cleanPaste: pastedText,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTexts({ ...texts, [name]: event.currentTarget.value });
      clearErrors(name);
    },
  });
  return (
    <Card title={t('words')}>
      <div className={classes.form}>
        <TextField {...field('name', 150)} />
        <TextField {...field('nameEn', 150)} />
        <TextField {...field('place', 200)} description={t('placeHint')} />
        <TextField {...field('placeEn', 200)} />
        <TextAreaField {...field('about', 2000)} autosize minRows={4} maxRows={14} />
        <TextAreaField {...field('aboutEn', 2000)} autosize minRows={4} maxRows={14} />
      </div>
    </Card>
  );
}

/** Dates, places, who may join. */
function Terms({ form }: { form: EventForm }) {
  const { t } = useTranslation('user-events');
  const { moments, setMoments, errors, clearErrors, who, setWho, capacity, setCapacity } = form;
  const moment = (name: keyof typeof moments) => {
    const value: Moment = moments[name];
    const set = (next: Moment) => {
      setMoments({ ...moments, [name]: next });
      clearErrors(name);
    };
    return (
      <div className={classes.pair}>
        <DayField
          label={t(`fields.${name}`)}
          value={value.day}
          error={errors[name]}
          onChange={(day) => set({ ...value, day })}
        />
        <TimeField label={t('fields.time')} value={value.time} onChange={(time) => set({ ...value, time })} />
      </div>
    );
  };
  return (
    <Card title={t('terms')}>
      <div className={classes.form}>
        {moment('startsAt')}
        {moment('endsAt')}
        {moment('joinUntil')}
        <p className="muted">{t('joinUntilHint')}</p>
        <SelectField
          label={t('fields.audience')}
          data={userEventAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          value={who}
          allowDeselect={false}
          onChange={(value) => value && setWho(value as UserEventAudience)}
        />
        <NumberField
          label={t('fields.capacity')}
          value={capacity}
          min={1}
          max={mostUserEventPlaces}
          error={errors['capacity']}
          onChange={(next) => {
            setCapacity(next);
            clearErrors('capacity');
          }}
        />
      </div>
    </Card>
  );
}

function usePeopleColumns(id: string): Column<UserEventParticipant>[] {
  const { t } = useTranslation('user-events');
  const { t: c } = useTranslation('common');
  const confirm = useConfirm();
  const report = useReport();
  const { takeOut } = useEventChanges();
  const remove = async ({ id: person, fullName }: UserEventParticipant) => {
    const agreed = await confirm({
      title: t('takeOut.title', { name: fullName }),
      body: t('takeOut.body'),
      confirmLabel: t('takeOut.verb'),
      danger: true,
    });
    if (!agreed) return;
    await takeOut.mutateAsync({ id, person });
    toast(t('takeOut.done'));
  };
  return [
    { key: 'fullName', header: t('people.name'), narrow: 'title', cell: (row) => row.fullName },
    {
      key: 'contact',
      header: t('people.contact'),
      cell: (row) => (
        <span className={classes.names}>
          <span>{row.email || '–'}</span>
          <small>{row.phone}</small>
        </span>
      ),
    },
    {
      key: 'role',
      header: t('people.role'),
      width: 160,
      cell: (row) => (row.role === null ? t('people.noAccount') : c(`roles.${row.role}`)),
    },
    {
      key: 'joined',
      header: t('people.joined'),
      width: 180,
      numeric: true,
      cell: (row) => formatDayTime(row.joinedAt),
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: row.fullName }),
      nameOf: (row) => row.fullName,
      items: (row) => [
        {
          label: t('takeOut.verb'),
          icon: <IconUserMinus size={18} stroke={1.75} aria-hidden />,
          danger: true,
          onSelect: () => report(remove(row)),
        },
      ],
    }),
  ];
}

function People({ event }: { event: UserEvent }) {
  const { t } = useTranslation('user-events');
  const report = useReport();
  const name = useNamed();
  const client = useQueryClient();
  const list = useList({ keep: 'event-people', sorts: ['joined'], direction: 'desc', filters: [] });
  const { search, page, size } = list.query;
  const filter = { search, page, size };
  const result = useQuery(participantsQuery(event.id, filter));
  const columns = usePeopleColumns(event.id);
  return (
    <section className={classes.people} aria-labelledby="event-people">
      <header className={classes.peopleHead}>
        <h2 id="event-people" className="h20">
          {t('people.title')} <span className="muted num">{t('taken', event)}</span>
        </h2>
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => report(downloadFile(`/itf/user-events/${event.id}/people/file`, `${name(event)}.xlsx`))}
        >
          {t('people.export')}
        </Button>
      </header>
      <ListTools list={list} search={t('people.search')} columns={columns} />
      <ListTable
        label={t('people.title')}
        list={list}
        ownFile
        result={result}
        all={(next) => client.fetchQuery(participantsQuery(event.id, { ...filter, ...next }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('empty.clear')}>
            <EmptyState title={t('people.none')} motif="grid">
              {t('people.noneBody')}
            </EmptyState>
          </ListEmpty>
        }
      />
    </section>
  );
}
