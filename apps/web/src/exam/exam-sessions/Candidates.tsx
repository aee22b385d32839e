/** The candidates of a shift by number: found by name or number, seated elsewhere, let in once more. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDots } from '@tabler/icons-react';
import type { ExamCandidate, ExamRoom, ExamSessionDetail, ExamShift } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  EmptyState,
  IconButton,
  Menu,
  Note,
  NumberField,
  SelectField,
  Tag,
  TextField,
  toast,
  type Column,
} from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { useReport } from '../../forms/report.ts';
import { ListFilter, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import classes from './exam-sessions.module.css';
import { candidatesQuery, useExamSessionChanges } from './queries.ts';
import { candidateTone, roomName } from './words.ts';

interface CandidatesProps {
  session: ExamSessionDetail;
  shift: ExamShift;
  rooms: readonly ExamRoom[];
}

export function Candidates({ session, shift, rooms }: CandidatesProps) {
  const { t } = useTranslation('exam-sessions');
  const client = useQueryClient();
  const report = useReport();
  const list = useList({ sorts: ['number'], filters: ['room'] });
  const [moving, setMoving] = useState<ExamCandidate | null>(null);
  const { letIn } = useExamSessionChanges(session.id);
  const { search, page, size } = list.query;
  const room = rooms.find(({ number }) => String(number) === list.url['room']);
  const filter = { search, page, size, shiftId: shift.id, ...(room && { roomId: room.id }) };
  const result = useQuery(candidatesQuery(session.id, filter));
  const again = async (row: ExamCandidate) => {
    await letIn.mutateAsync(row.id);
    toast(t('letIn.done', { number: row.number }));
  };
  const columns = useColumns({ onMove: setMoving, onLetIn: (row) => report(again(row)) });
  return (
    <section className={classes.section} aria-labelledby="candidates">
      <h2 id="candidates" className={classes.heading}>
        {t('parts.candidates')}
      </h2>
      <ListTools list={list} search={t('searchCandidates')}>
        <ListFilter
          list={list}
          name="room"
          label={t('columns.room')}
          placeholder={t('anyRoom')}
          data={rooms.map(({ number, place }) => ({ value: String(number), label: `${roomName(number)} · ${place}` }))}
          w={200}
        />
      </ListTools>
      <ListTable
        label={t('parts.candidates')}
        list={list}
        result={result}
        all={(one) => client.fetchQuery(candidatesQuery(session.id, { ...filter, ...one }))}
        columns={columns}
        facts={[session.title, t('shiftTab', { number: shift.number, time: formatDayTime(shift.startsAt) })]}
        empty={<EmptyState title={t('noMatchTitle')}>{t('noMatch')}</EmptyState>}
      />
      {moving && <SeatDialog session={session} candidate={moving} rooms={rooms} onClose={() => setMoving(null)} />}
    </section>
  );
}

interface Verbs {
  onMove: (row: ExamCandidate) => void;
  onLetIn: (row: ExamCandidate) => void;
}

function useColumns({ onMove, onLetIn }: Verbs): Column<ExamCandidate>[] {
  const { t } = useTranslation('exam-sessions');
  const format = useFormat();
  return [
    { key: 'number', header: t('columns.number'), numeric: true, width: 84, cell: (row) => <b>{row.number}</b> },
    {
      key: 'name',
      header: t('columns.name'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.text}>
          <span className={classes.name}>{row.fullName}</span>
          <span className={classes.facts}>{row.className}</span>
        </span>
      ),
    },
    {
      key: 'seat',
      header: t('columns.seat'),
      width: 120,
      cell: (row) => t('seat', { room: roomName(row.room), machine: roomName(row.machine) }),
    },
    {
      key: 'state',
      header: t('columns.state'),
      width: 130,
      cell: (row) => <Tag tone={candidateTone[row.state]}>{t(`candidateStates.${row.state}`)}</Tag>,
    },
    {
      key: 'mark',
      header: t('columns.mark'),
      numeric: true,
      width: 70,
      isEmpty: (row) => row.mark === null,
      cell: (row) => (row.mark === null || row.provisional ? '–' : format.mark(row.mark)),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 56,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <Menu
          label={row.fullName}
          items={[
            { label: t('move.verb'), onSelect: () => onMove(row) },
            row.state === 'RUNNING' || row.state === 'PAUSED'
              ? { label: t('letIn.verb'), onSelect: () => onLetIn(row) }
              : null,
          ]}
        >
          <IconButton
            icon={<IconDots size={20} stroke={1.75} />}
            aria-label={t('actionsOf', { title: row.fullName })}
          />
        </Menu>
      ),
    },
  ];
}

interface SeatDialogProps {
  session: ExamSessionDetail;
  candidate: ExamCandidate;
  rooms: readonly ExamRoom[];
  onClose: () => void;
}

function SeatDialog({ session, candidate, rooms, onClose }: SeatDialogProps) {
  const { t } = useTranslation('exam-sessions');
  const message = useErrorMessage();
  const { seat } = useExamSessionChanges(session.id);
  const [roomId, setRoomId] = useState(rooms.find(({ number }) => number === candidate.room)?.id ?? null);
  const [machine, setMachine] = useState<number | ''>(candidate.machine);
  const [reason, setReason] = useState('');
  const errors = fieldErrors(seat.error);
  return (
    <FormModal
      onClose={onClose}
      size="sm"
      title={t('move.title', { name: candidate.fullName })}
      submitLabel={t('move.verb')}
      busy={seat.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (roomId === null || machine === '') return;
        await seat.mutateAsync({ studentId: candidate.id, roomId, machine, reason }).then(
          () => {
            toast(t('move.done'));
            onClose();
          },
          () => undefined,
        );
      }}
    >
      {seat.error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(seat.error)}
        </Note>
      )}
      <SelectField
        label={t('columns.room')}
        data={rooms.map(({ id, number, place }) => ({ value: id, label: `${roomName(number)} · ${place}` }))}
        value={roomId}
        allowDeselect={false}
        onChange={setRoomId}
      />
      <NumberField
        label={t('columns.machine')}
        min={1}
        max={60}
        allowDecimal={false}
        value={machine}
        error={errors['machine']}
        onChange={(value) => setMachine(typeof value === 'number' ? value : '')}
      />
      <TextField
        label={t('fields.reason')}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormModal>
  );
}
