/** One request: its words, facts, who takes care of it, the answer, and what has happened. */
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconDots, IconSend, IconX } from '@tabler/icons-react';
import type { UserRequest, UserRequestEvent } from '@vumon/contract';
import { formatPhone } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  DataList,
  IconButton,
  LoadingState,
  Menu,
  Note,
  SelectField,
  Tag,
  TextAreaField,
  toast,
} from '@vumon/ui';
import { useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { localDraft, removeLocalDraft, storeLocalDraft } from '../../forms/local-drafts.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useProfile } from '../../session/profile.ts';
import { QuotesCard } from '../quotes/index.ts';
import { requestQuery, useRequestChanges } from './queries.ts';
import classes from './requests.module.css';

type Person = NonNullable<UserRequest['assignee']>;

export function RequestPanel({ id, staff, onClose }: { id: string; staff: readonly Person[]; onClose(): void }) {
  const { t } = useTranslation('requests');
  const { data, error, refetch } = useQuery(requestQuery(id));
  const title = useRef<HTMLHeadingElement>(null);
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) title.current?.focus();
  }, [loaded]);
  return (
    <section className={classes.panel} aria-labelledby="request-title">
      <button type="button" className={classes.back} onClick={onClose}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('back')}
      </button>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState />
      ) : (
        <>
          <header className={classes.head}>
            <div>
              <h2 id="request-title" ref={title} tabIndex={-1} className={classes.title}>
                {data.request.organisation || data.request.fullName}
              </h2>
              <div className={classes.tags}>
                <Tag tone={data.request.kind === 'QUESTION' ? 'neutral' : 'info'}>
                  {t(`kinds.${data.request.kind}`)}
                </Tag>
                <span className={classes.state}>{t(`states.${data.request.state}`)}</span>
                {data.request.daysLate > 0 && <Tag tone="bad">{t('late', { count: data.request.daysLate })}</Tag>}
              </div>
            </div>
            <More request={data.request} />
            <span className={classes.close}>
              <IconButton
                aria-label={t('close')}
                icon={<IconX size={20} stroke={1.75} aria-hidden />}
                onClick={onClose}
              />
            </span>
          </header>
          <blockquote className={classes.quote}>{data.request.message}</blockquote>
          <Facts request={data.request} staff={staff} />
          {data.request.kind !== 'QUESTION' && (
            <QuotesCard
              about={{ requestId: data.request.id }}
              to={{
                name: data.request.fullName,
                organisation: data.request.organisation,
                locale: data.request.locale,
                audience: null,
                packageCode: data.request.packageCode ?? (data.request.kind === 'SCHOOL' ? 'SCHOOL' : null),
              }}
            />
          )}
          <Answer request={data.request} />
          <NoteForm id={id} />
          <History events={data.events} />
        </>
      )}
    </section>
  );
}

/** Changes of state beside the answer. */
function More({ request: { id, state, suspect, revision } }: { request: UserRequest }) {
  const { t } = useTranslation('requests');
  const report = useReport();
  const { change } = useRequestChanges(id);
  const set = (body: { state?: 'IN_PROGRESS' | 'ANSWERED' | 'CLOSED'; suspect?: boolean }) =>
    report(change.mutateAsync({ revision, ...body }).then(() => toast(t('changed'))));
  const open = state === 'NEW' || state === 'IN_PROGRESS';
  return (
    <Menu
      items={[
        open && { label: t('done'), onSelect: () => set({ state: 'ANSWERED' }) },
        state !== 'CLOSED' && { label: t('shut'), onSelect: () => set({ state: 'CLOSED' }) },
        !open && { label: t('reopen'), onSelect: () => set({ state: 'IN_PROGRESS' }) },
        suspect
          ? { label: t('notSpam'), onSelect: () => set({ suspect: false }) }
          : { label: t('spam'), danger: true, onSelect: () => set({ suspect: true }) },
      ]}
    >
      <IconButton aria-label={t('more')} icon={<IconDots size={20} stroke={1.75} aria-hidden />} />
    </Menu>
  );
}

function Facts({ request, staff }: { request: UserRequest; staff: readonly Person[] }) {
  const { t } = useTranslation('requests');
  const report = useReport();
  const profile = useProfile();
  const { change } = useRequestChanges(request.id);
  const { fullName, writer, phone, email, receivedAt, dueOn, assignee, packageCode, userId, revision } = request;
  const give = (assigneeId: string | null) => report(change.mutateAsync({ revision, assigneeId }));
  const people = assignee && !staff.some((one) => one.id === assignee.id) ? [...staff, assignee] : staff;
  return (
    <>
      <DataList
        items={[
          {
            label: t('facts.sender'),
            value: writer ? `${fullName}, ${t(`writers.${writer}`)}` : fullName,
          },
          {
            label: t('facts.contact'),
            value: (
              <span className={classes.contacts}>
                <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
                <a href={`mailto:${email}`}>{email}</a>
              </span>
            ),
          },
          {
            label: t('facts.sent'),
            value: t('sentDue', { sent: formatDayTime(receivedAt), due: formatDay(dueOn) }),
            strong: false,
          },
          ...(packageCode === null ? [] : [{ label: t('facts.package'), value: packageCode }]),
          ...(userId !== null
            ? [
                {
                  label: t('facts.account'),
                  value: <AppLink href={`/manage/customers/${userId}`}>{t('facts.openCustomer')}</AppLink>,
                },
              ]
            : []),
        ]}
      />
      <div className={classes.assign}>
        <SelectField
          label={t('facts.assignee')}
          placeholder={t('toNobody')}
          data={people.map((one) => ({ value: one.id, label: one.fullName }))}
          value={assignee?.id ?? null}
          onChange={(value) => give(value)}
          clearable
          searchable
        />
        {assignee?.id !== profile.id && (
          <Button onClick={() => give(profile.id)} loading={change.isPending}>
            {t('take')}
          </Button>
        )}
      </div>
    </>
  );
}

function Answer({ request: { id, fullName, revision } }: { request: UserRequest }) {
  const { t } = useTranslation('requests');
  const say = useErrorMessage();
  const profile = useProfile();
  const { answer } = useRequestChanges(id);
  const key = `request-answer:${id}`;
  const [text, setText] = useState(() => localDraft<string>(profile.id, key)?.value ?? '');
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const type = (value: string) => {
    setText(value);
    clearErrors('text');
    if (value === '') removeLocalDraft(profile.id, key);
    else storeLocalDraft(profile.id, key, { at: Date.now(), value });
  };
  const send = async () => {
    await answer.mutateAsync({ text, revision });
    type('');
    toast(t('answered'));
  };
  return (
    <form
      ref={form}
      noValidate
      className={classes.write}
      onSubmit={(event) => void submit(event, () => (text.trim() === '' ? { text: t('answerRequired') } : {}), send)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {say(error)}
        </Note>
      )}
      <TextAreaField
        label={t('answer')}
        description={t('answerHint')}
        value={text}
        maxLength={5000}
        error={errors['text']}
        autosize
        minRows={4}
        maxRows={14}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="primary" loading={busy} icon={<IconSend size={18} stroke={1.75} aria-hidden />}>
          {t('sendTo', { name: fullName })}
        </Button>
      </div>
    </form>
  );
}

function NoteForm({ id }: { id: string }) {
  const { t } = useTranslation('requests');
  const say = useErrorMessage();
  const { note } = useRequestChanges(id);
  const [text, setText] = useState('');
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const send = async () => {
    await note.mutateAsync(text);
    setText('');
    toast(t('noteSaved'));
  };
  return (
    <form
      ref={form}
      noValidate
      className={classes.write}
      onSubmit={(event) => void submit(event, () => (text.trim() === '' ? { text: t('noteRequired') } : {}), send)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {say(error)}
        </Note>
      )}
      <TextAreaField
        label={t('noteText')}
        value={text}
        maxLength={2000}
        error={errors['text']}
        autosize
        minRows={1}
        maxRows={8}
        onChange={(event) => {
          setText(event.currentTarget.value);
          clearErrors('text');
        }}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t('noteSave')}
        </Button>
      </div>
    </form>
  );
}

function History({ events }: { events: readonly UserRequestEvent[] }) {
  const { t, find } = useTranslation('requests');
  const words = ({ kind, text }: UserRequestEvent): string => {
    if (kind === 'ASSIGNED') return text === '' ? t('events.UNASSIGNED') : t('events.ASSIGNED', { text });
    if (kind === 'STATE') return t('events.STATE', { text: find('states', text) ?? text });
    return t(`events.${kind}`);
  };
  return (
    <div className={classes.history}>
      <h3 className="h16">{t('history')}</h3>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <span className={classes.when}>{formatDayTime(event.at)}</span>
            <span>
              {words(event)} <span className="muted">{event.by ?? t('system')}</span>
              {(event.kind === 'ANSWERED' || event.kind === 'NOTE') && (
                <span className={classes.said}>{event.text}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
