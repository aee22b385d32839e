/** Events to come, for everybody; who may join does it here. */
import { useQuery } from '@tanstack/react-query';
import { IconCalendarEvent, IconMapPin, IconUsers } from '@tabler/icons-react';
import type { ShownUserEvent } from '@vumon/contract';
import { pastedText } from '@vumon/domain';
import { formatDayTime, formatEnd } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, LoadingState, Note, Tag, TextField, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useNamed } from '../../api/reference-data.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { wasSignedIn } from '../../session/profile.ts';
import { PublicFrame } from '../landing/index.ts';
import { openEventsQuery, useEventChanges } from './queries.ts';
import classes from './user-events.module.css';

export default function PublicEventsPage() {
  const { t } = useTranslation('user-events');
  const message = useErrorMessage();
  const { data, error, refetch, isFetching } = useQuery(openEventsQuery);
  const [joining, setJoining] = useState<ShownUserEvent | null>(null);
  // A visitor without an account is not known after a reload.
  const [joined, setJoined] = useState<readonly string[]>([]);
  return (
    <PublicFrame title={t('title')}>
      <div className={classes.public}>
        <h1>{t('title')}</h1>
        <p className={classes.lead}>{t('public.lead')}</p>
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {message(error)}
          </ErrorState>
        ) : !data ? (
          <LoadingState />
        ) : data.length === 0 ? (
          <EmptyState title={t('public.none')} motif="scales">
            {t('public.noneBody')}
          </EmptyState>
        ) : (
          <ul className={classes.cards}>
            {data.map((event) => (
              <EventCard
                key={event.id}
                event={event}
                visited={joined.includes(event.id)}
                onJoin={() => setJoining(event)}
              />
            ))}
          </ul>
        )}
      </div>
      {joining && (
        <JoinDialog
          event={joining}
          onJoined={() => setJoined([...joined, joining.id])}
          onClose={() => setJoining(null)}
        />
      )}
    </PublicFrame>
  );
}

function EventCard({ event, visited, onJoin }: { event: ShownUserEvent; visited: boolean; onJoin(): void }) {
  const { t } = useTranslation('user-events');
  const name = useNamed();
  const about = name({ name: event.about, nameEn: event.aboutEn });
  return (
    <li className={classes.card}>
      <h2 className="h20">{name(event)}</h2>
      <ul className={classes.facts}>
        <li>
          <IconCalendarEvent size={20} stroke={1.75} aria-hidden />
          {t('public.time', { from: formatDayTime(event.startsAt), to: formatEnd(event.startsAt, event.endsAt) })}
        </li>
        <li>
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          {name({ name: event.place, nameEn: event.placeEn })}
        </li>
        <li>
          <IconUsers size={20} stroke={1.75} aria-hidden />
          {t(`audiences.${event.audience}`)}
        </li>
      </ul>
      {about !== '' && <p className={classes.about}>{about}</p>}
      <div className={classes.choice}>
        {visited ? <Tag tone="ok">{t('public.mine')}</Tag> : <Choice event={event} onJoin={onJoin} />}
      </div>
    </li>
  );
}

/** What the visitor may do about the event. */
function Choice({ event, onJoin }: { event: ShownUserEvent; onJoin(): void }) {
  const { t } = useTranslation('user-events');
  const name = useNamed();
  const report = useReport();
  const confirm = useConfirm();
  const { join, leave } = useEventChanges();
  const joinNow = async () => {
    await join.mutateAsync({ eventId: event.id });
    toast(t('public.joined'));
  };
  const giveUp = async () => {
    const agreed = await confirm({
      title: t('leave.title', { name: name(event) }),
      body: t('leave.body'),
      confirmLabel: t('leave.verb'),
      danger: true,
    });
    if (!agreed) return;
    await leave.mutateAsync(event.id);
    toast(t('leave.done'));
  };
  switch (event.choice) {
    case 'JOINED':
      return (
        <>
          <Tag tone="ok">{t('public.mine')}</Tag>
          <Button size="sm" loading={leave.isPending} onClick={() => report(giveUp())}>
            {t('leave.verb')}
          </Button>
        </>
      );
    case 'JOIN':
      return (
        <>
          <Button
            variant="primary"
            loading={join.isPending}
            onClick={() => (wasSignedIn() ? report(joinNow()) : onJoin())}
          >
            {t('public.join')}
            <span className="visually-hidden"> {name(event)}</span>
          </Button>
          <span className="muted">
            {t('public.left', { count: event.left })} {t('public.until', { at: formatDayTime(event.joinUntil) })}
          </span>
        </>
      );
    case 'SIGN_IN':
      return (
        <Button renderRoot={(props) => <AppLink href="/login?redirect=%2Fpage%2Fevents" {...props} />}>
          {t('public.signIn')}
        </Button>
      );
    case 'NOT_FOR_YOU':
    case 'FULL':
    case 'CLOSED':
      return <Tag tone="neutral">{t(`public.${event.choice}`)}</Tag>;
  }
}

const nobody = { fullName: '', phone: '', email: '' };

/** A visitor without an account leaves a name and contacts. */
function JoinDialog({ event, onJoined, onClose }: { event: ShownUserEvent; onJoined(): void; onClose(): void }) {
  const { t } = useTranslation('user-events');
  const name = useNamed();
  const message = useErrorMessage();
  const { join } = useEventChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [typed, setTyped] = useState(nobody);
  const put = (field: keyof typeof nobody, value: string) => {
    setTyped({ ...typed, [field]: value });
    clearErrors(field);
  };
  const validate = () =>
    Object.fromEntries(
      (Object.keys(nobody) as (keyof typeof nobody)[])
        .filter((field) => typed[field].trim() === '')
        .map((field) => [field, t('required')]),
    );
  const send = async () => {
    await join.mutateAsync({ eventId: event.id, ...typed });
    onJoined();
    toast(t('public.joined'));
    onClose();
  };
  const field = (key: keyof typeof nobody) => ({
    label: t(`people.${key}`),
    value: typed[key],
    error: errors[key],
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="sm"
      title={name(event)}
      submitLabel={t('public.join')}
      busy={busy}
      className={classes.form}
      onSubmit={(sent) => submit(sent, validate, send)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      <TextField
        {...field('fullName')}
        autoComplete="name"
        maxLength={60}
        cleanPaste={pastedText}
        data-autofocus
        onChange={(changed) => put('fullName', changed.currentTarget.value)}
      />
      <PhoneField {...field('phone')} autoComplete="tel" maxLength={60} onChange={(phone) => put('phone', phone)} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={80}
        onChange={(changed) => put('email', changed.currentTarget.value)}
      />
      <p className="muted">{t('public.privacy')}</p>
    </FormModal>
  );
}
