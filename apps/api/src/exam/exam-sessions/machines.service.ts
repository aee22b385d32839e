/** The rehearsal of an exam session: each machine checks itself and tells what it found, the teacher sees all rooms. */
import { AppError, faultsOf, type MachineFault } from '@vumon/domain';
import type { CallerContext, SignedInContext } from '../../platform/http/context.ts';
import { sessionFor } from './exam-sessions.service.ts';
import { checksOf, findOptionalRoom, roomsToCheck, writeCheck } from './machines.queries.ts';
import { byRoomCode } from './rooms.service.ts';

export interface Checked {
  readonly code: string;
  readonly machine: number;
  /** Milliseconds since 1970 by the machine's own clock when it asked. */
  readonly deviceTime: number;
  readonly storage: boolean;
  readonly sound: boolean;
  readonly downloadMs: number | null;
}

/** Errors: EXAM_ROOM_UNKNOWN, which is counted for the address; EXAM_ROOM_CLOSED once all shifts are over; BODY_INVALID. */
export async function checkMachine(
  context: CallerContext,
  { code: typed, machine, deviceTime, ...facts }: Checked,
): Promise<{ room: number; place: string; machine: number; faults: MachineFault[] }> {
  const { app, now } = context;
  const { found: room } = await byRoomCode(context, typed, 'code', (code) => findOptionalRoom(app.db, code));
  if (room.endsAt.getTime() <= now) throw new AppError('EXAM_ROOM_CLOSED');
  if (machine > room.machines) throw new AppError('BODY_INVALID', { fields: [{ path: 'machine', code: 'tooBig' }] });
  const found = { ...facts, clockMs: deviceTime - now };
  await writeCheck(app.db, room, { ...found, room: room.number, machine, at: new Date(now) });
  return { room: room.number, place: room.place, machine, faults: faultsOf(found) };
}

export async function machinesOf(context: SignedInContext, id: string) {
  const { db } = context;
  const { ownerId } = await sessionFor(context, id, 'view');
  const [rooms, checks] = await Promise.all([roomsToCheck(db, ownerId, id), checksOf(db, ownerId, id)]);
  return {
    rooms: rooms.map((room) => ({
      ...room,
      checked: checks
        .filter((one) => one.room === room.number && one.machine <= room.machines)
        .map((one) => ({
          machine: one.machine,
          at: one.at.toISOString(),
          clockMs: one.clockMs,
          downloadMs: one.downloadMs,
          faults: faultsOf(one),
        })),
    })),
  };
}
