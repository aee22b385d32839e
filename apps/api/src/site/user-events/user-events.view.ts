/** Events as visitors and as operators see them. */
import type { ShownUserEvent, UserEvent, UserEventParticipant } from '@vumon/contract';
import { userEventChoice, userEventPhase, type Role } from '@vumon/domain';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { OpenEventRow, ParticipantRow, UserEventRow } from './user-events.queries.ts';

const timesOf = ({ state, startsAt, endsAt }: UserEventRow) => ({
  state,
  startsAt: startsAt?.getTime() ?? null,
  endsAt: endsAt?.getTime() ?? null,
});

export const choiceOf = (row: OpenEventRow, role: Role | null, now: number) =>
  userEventChoice(
    {
      ...timesOf(row),
      audience: row.audience,
      joinUntil: row.joinUntil?.getTime() ?? null,
      capacity: row.capacity,
      joined: row.joined,
    },
    role,
    row.mine,
    now,
  );

/** Names, contacts and the number of those who joined stay with the operators; a visitor sees what is left. */
export const shownEvent = (row: OpenEventRow, role: Role | null, now: number): ShownUserEvent => ({
  id: row.id,
  name: row.name,
  nameEn: row.nameEn,
  about: row.about,
  aboutEn: row.aboutEn,
  place: row.place,
  placeEn: row.placeEn,
  audience: row.audience,
  startsAt: iso(row.startsAt!),
  endsAt: iso(row.endsAt!),
  joinUntil: iso(row.joinUntil ?? row.startsAt!),
  left: Math.max(0, row.capacity - row.joined),
  choice: choiceOf(row, role, now),
});

export const managedEvent = (row: UserEventRow, now: number): UserEvent => ({
  ...row,
  startsAt: isoOrNull(row.startsAt),
  endsAt: isoOrNull(row.endsAt),
  joinUntil: isoOrNull(row.joinUntil),
  changedAt: iso(row.changedAt),
  phase: userEventPhase(timesOf(row), now),
});

export const participantView = ({ joinedAt, ...row }: ParticipantRow): UserEventParticipant => ({
  ...row,
  joinedAt: iso(joinedAt),
});
