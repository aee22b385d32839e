/** What happened at a shift, and a line to write something more: all of it stands in the minutes. */
import { useQuery } from '@tanstack/react-query';
import type { ExamRoom, ExamSessionDetail, ExamSessionEvent, ExamShift } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, SelectField, Skeleton, TextField } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import classes from './exam-sessions.module.css';
import { eventsQuery, useExamSessionChanges } from './queries.ts';
import { roomName } from './words.ts';

interface EventLogProps {
  session: ExamSessionDetail;
  shift: ExamShift;
  rooms: readonly ExamRoom[];
  live: boolean;
}

export function EventLog({ session, shift, rooms, live }: EventLogProps) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const [page, setPage] = useState({ page: 0, size: 20 });
  const found = useQuery(eventsQuery(session.id, { shiftId: shift.id, ...page }, live));
  return (
    <section className={classes.section} aria-labelledby="events">
      <h2 id="events" className={classes.heading}>
        {t('parts.events')}
      </h2>
      <NoteForm session={session} rooms={rooms} />
      {found.error !== null && !found.data && (
        <Note tone="bad" action={<Button onClick={() => void found.refetch()}>{t('retry')}</Button>}>
          {message(found.error)}
        </Note>
      )}
      {!found.data && found.error === null && <Skeleton height={120} />}
      {found.data?.data.length === 0 && <p className={classes.facts}>{t('noEvents')}</p>}
      {found.data && found.data.data.length > 0 && (
        <ol className={classes.events}>
          {found.data.data.map((event) => (
            <li key={event.id}>
              <time dateTime={event.at}>{formatTime(event.at)}</time>
              <span>
                <Sentence event={event} />
              </span>
              {event.room !== null && (
                <span className={classes.facts}>{t('room', { number: roomName(event.room) })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {found.data &&
        found.data.page.total > found.data.data.length &&
        listPager(found.data.page, (changes) =>
          setPage({ page: Number(changes['page'] ?? 0), size: Number(changes['size'] ?? page.size) }),
        )}
    </section>
  );
}

function Sentence({ event: { kind, candidate, text, minutes } }: { event: ExamSessionEvent }) {
  const { t } = useTranslation('exam-sessions');
  const said =
    kind === 'NOTE'
      ? null
      : kind === 'ENTERED_LATE'
        ? t('events.ENTERED_LATE', { count: minutes ?? 0 })
        : kind === 'RESUMED' && minutes !== null
          ? t('events.RESUMED_AFTER', { count: minutes })
          : t(`events.${kind}`);
  return (
    <>
      {candidate && (
        <b>
          {candidate.fullName} ({candidate.number}){' '}
        </b>
      )}
      {said}
      {said !== null && text !== '' ? `: ${text}` : text}
    </>
  );
}

function NoteForm({ session, rooms }: Omit<EventLogProps, 'shift' | 'live'>) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const { note } = useExamSessionChanges(session.id);
  const [text, setText] = useState('');
  const [roomId, setRoomId] = useState<string | null>(null);
  return (
    <form
      className={classes.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        note.mutate({ text, ...(roomId !== null && { roomId }) }, { onSuccess: () => setText('') });
      }}
    >
      <TextField
        label={t('fields.note')}
        value={text}
        maxLength={500}
        error={note.error ? message(note.error) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SelectField
        label={t('columns.room')}
        placeholder={t('wholeShift')}
        clearable
        data={rooms.map(({ id, number }) => ({ value: id, label: roomName(number) }))}
        value={roomId}
        onChange={setRoomId}
      />
      <Button type="submit" loading={note.isPending}>
        {t('writeNote')}
      </Button>
    </form>
  );
}
