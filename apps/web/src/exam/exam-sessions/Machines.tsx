/** The rehearsal as the teacher sees it: the machines of each room, green or red, and what is wrong with which. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, Skeleton } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './exam-sessions.module.css';
import { machinesQuery } from './queries.ts';
import { roomName } from './words.ts';

type CheckedRoom = Reply<'GET /itf/exam-sessions/{id}/machines'>['rooms'][number];

export function Machines({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const found = useQuery(machinesQuery(sessionId));
  return (
    <section className={classes.section} aria-labelledby="machines">
      <h2 id="machines" className={classes.heading}>
        {t('parts.machines')}
      </h2>
      <p className={classes.facts}>{t('check.how', { address: `${location.host}/exam-room` })}</p>
      {found.data ? (
        <ul className={classes.rooms}>
          {found.data.rooms.map((room) => (
            <Room key={room.number} room={room} />
          ))}
        </ul>
      ) : found.error ? (
        <ErrorState onRetry={() => void found.refetch()}>{message(found.error)}</ErrorState>
      ) : (
        <Skeleton height={120} />
      )}
    </section>
  );
}

function Room({ room }: { room: CheckedRoom }) {
  const { t } = useTranslation('exam-sessions');
  const byMachine = new Map(room.checked.map((one) => [one.machine, one]));
  const bad = room.checked.filter(({ faults }) => faults.length > 0);
  return (
    <li className={classes.checkedRoom}>
      <h3 className={classes.number}>
        <span className="visually-hidden">{t('room', { number: room.number })}</span>
        <span aria-hidden>{roomName(room.number)}</span>
      </h3>
      <div className={classes.where}>
        <b>{room.place}</b>
        <span className={classes.facts}>
          {t('check.counts', { fit: room.checked.length - bad.length, count: room.machines, bad: bad.length })}
        </span>
      </div>
      <span className={classes.code}>{room.code}</span>
      <div className={classes.dots} aria-hidden>
        {Array.from({ length: room.machines }, (_, at) => {
          const one = byMachine.get(at + 1);
          const state = one === undefined ? undefined : one.faults.length === 0 ? 'FIT' : 'UNFIT';
          return (
            <span key={at} className={classes.machine} data-state={state}>
              {roomName(at + 1)}
            </span>
          );
        })}
      </div>
      {bad.length > 0 && (
        <ul className={classes.findings}>
          {bad.map(({ machine, at, faults }) => (
            <li key={machine} data-bad>
              <b>{t('check.machineOf', { machine: roomName(machine) })}</b>{' '}
              <span>{faults.map((fault) => t(`check.faults.${fault}`)).join(' ')}</span>{' '}
              <time dateTime={at} className={classes.facts}>
                {formatDayTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
