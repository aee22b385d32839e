/** The rooms of a shift: place and code, a dot for each candidate, and the clocks of all of them. */
import type { UseQueryResult } from '@tanstack/react-query';
import { IconPencil, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ExamRoom, ExamSessionDetail } from '@vumon/contract';
import { candidateStates } from '@vumon/domain';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, IconButton, Note, Skeleton, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import classes from './exam-sessions.module.css';
import { useExamSessionChanges } from './queries.ts';
import { roomName } from './words.ts';

interface RoomsProps {
  session: ExamSessionDetail;
  found: UseQueryResult<{ readonly serverTime: string; readonly rooms: readonly ExamRoom[] }>;
  /** When the doors of the shift open. */
  opensAt: string;
}

export function Rooms({ session, found, opensAt }: RoomsProps) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const [pausing, setPausing] = useState<ExamRoom | null>(null);
  const [editing, setEditing] = useState<ExamRoom | null>(null);
  if (!found.data)
    return found.error ? (
      <ErrorState onRetry={() => void found.refetch()}>{message(found.error)}</ErrorState>
    ) : (
      <Skeleton height={240} />
    );
  const { serverTime } = found.data;
  return (
    <section aria-label={t('parts.rooms')}>
      <ul className={classes.rooms}>
        {found.data.rooms.map((room) => (
          <Room
            key={room.id}
            room={room}
            open={
              session.state !== 'CANCELLED' &&
              session.state !== 'ENDED' &&
              Date.parse(opensAt) <= Date.parse(serverTime)
            }
            onClocks={() => setPausing(room)}
            onEdit={() => setEditing(room)}
          />
        ))}
      </ul>
      <ul className={classes.legend}>
        {candidateStates.map((state) => (
          <li key={state}>
            <span className={classes.dot} data-state={state} aria-hidden /> {t(`candidateStates.${state}`)}
          </li>
        ))}
      </ul>
      {pausing && <ClocksDialog session={session} room={pausing} onClose={() => setPausing(null)} />}
      {editing && <RoomDialog session={session} room={editing} onClose={() => setEditing(null)} />}
    </section>
  );
}

interface RoomProps {
  room: ExamRoom;
  open: boolean;
  onClocks: () => void;
  onEdit: () => void;
}

function Room({ room, open, onClocks, onEdit }: RoomProps) {
  const { t } = useTranslation('exam-sessions');
  const { seats, pausedAt } = room;
  const name = roomName(room.number);
  const present = seats.filter(({ state }) => state !== 'NOT_ENTERED' && state !== 'ABSENT').length;
  // Also a room where nobody has begun yet, so that nobody does.
  const stops = seats.some(({ state }) => state !== 'SUBMITTED' && state !== 'ABSENT');
  const clocks = t(pausedAt === null ? 'clocks.pause.of' : 'clocks.resume.of', { room: name });
  return (
    <li className={classes.room} data-paused={pausedAt !== null || undefined}>
      <h3 className={classes.number}>
        <span className="visually-hidden">{t('room', { number: room.number })}</span>
        <span aria-hidden>{name}</span>
      </h3>
      <div className={classes.where}>
        <b>{room.place}</b>
        <span className={classes.facts}>{room.invigilator || t('nobodyNamed')}</span>
      </div>
      <div className={classes.where}>
        <span className={classes.code}>{room.code}</span>
        <span className={classes.facts}>
          {seats.length > 0 ? `${seats[0]!.number}–${seats.at(-1)!.number}` : t('emptyRoom')}
        </span>
      </div>
      <div className={classes.dots} aria-hidden>
        {seats.map((one) => (
          <span
            key={one.studentId}
            className={classes.dot}
            data-state={one.state}
            data-late={one.late > 0 || undefined}
          />
        ))}
      </div>
      <p className={classes.count}>
        <span>
          <b>{present}</b>/{seats.length}
          <span className="visually-hidden"> {t('stats.present')}</span>
        </span>
        {pausedAt !== null && (
          <span className={classes.paused}>{t('pausedSince', { time: formatTime(pausedAt) })}</span>
        )}
      </p>
      <div className={classes.verbs}>
        {open && (pausedAt !== null || stops) && (
          <Button
            size="sm"
            {...(pausedAt !== null && { variant: 'primary' as const })}
            aria-label={clocks}
            icon={
              pausedAt === null ? (
                <IconPlayerPause size={16} stroke={1.75} aria-hidden />
              ) : (
                <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
              )
            }
            onClick={onClocks}
          >
            {t(pausedAt === null ? 'clocks.pause.verb' : 'clocks.resume.verb')}
          </Button>
        )}
        <IconButton
          icon={<IconPencil size={18} stroke={1.75} />}
          aria-label={t('editRoom', { room: name })}
          onClick={onEdit}
        />
      </div>
    </li>
  );
}

interface RoomDialogProps {
  session: ExamSessionDetail;
  room: ExamRoom;
  onClose: () => void;
}

/** Pausing wants a reason, which stands in the minutes. */
function ClocksDialog({ session, room, onClose }: RoomDialogProps) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const { clocks } = useExamSessionChanges(session.id);
  const [reason, setReason] = useState('');
  const way = room.pausedAt === null ? 'pause' : 'resume';
  return (
    <FormModal
      onClose={onClose}
      size="sm"
      title={t(`clocks.${way}.of`, { room: roomName(room.number) })}
      submitLabel={t(`clocks.${way}.verb`)}
      busy={clocks.isPending}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        return clocks.mutateAsync({ roomId: room.id, clocks: way, reason }).then(
          ({ attempts }) => {
            toast(t(`clocks.${way}.done`, { count: attempts }));
            onClose();
          },
          () => undefined,
        );
      }}
    >
      {clocks.error !== null && (
        <Note tone="bad" live>
          {message(clocks.error)}
        </Note>
      )}
      <p>{t(`clocks.${way}.body`)}</p>
      <TextField
        label={t('fields.reason')}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </FormModal>
  );
}

function RoomDialog({ session, room, onClose }: RoomDialogProps) {
  const { t } = useTranslation('exam-sessions');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { room: change } = useExamSessionChanges(session.id);
  const [place, setPlace] = useState(room.place);
  const [invigilator, setInvigilator] = useState(room.invigilator);
  const errors = fieldErrors(change.error);
  return (
    <FormModal
      onClose={onClose}
      size="sm"
      title={t('editRoom', { room: roomName(room.number) })}
      submitLabel={c('save')}
      busy={change.isPending}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        return change.mutateAsync({ roomId: room.id, place, invigilator }).then(onClose, () => undefined);
      }}
    >
      {change.error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(change.error)}
        </Note>
      )}
      <TextField
        label={t('fields.place')}
        value={place}
        maxLength={60}
        error={errors['place']}
        onChange={(event) => setPlace(event.currentTarget.value)}
        data-autofocus
      />
      <TextField
        label={t('fields.invigilator')}
        value={invigilator}
        maxLength={60}
        error={errors['invigilator']}
        onChange={(event) => setInvigilator(event.currentTarget.value)}
      />
    </FormModal>
  );
}
