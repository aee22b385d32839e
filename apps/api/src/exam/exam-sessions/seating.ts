/** Who sits where: candidates in the order of their names, numbered, shared out over shifts and rooms. */
import { candidateNumber, machineOrder, shareOut } from '@vumon/domain';

export interface PlannedRoom {
  readonly id: string;
  readonly shiftId: string;
  readonly machines: number;
}

export interface Seat {
  readonly studentId: string;
  readonly className: string;
  readonly number: string;
  readonly shiftId: string;
  readonly roomId: string;
  readonly machine: number;
}

/** Null when there are too few machines. `rooms` are those of all shifts, in the order in which they are filled. */
export function seat(
  learners: readonly { readonly id: string; readonly className: string }[],
  rooms: readonly PlannedRoom[],
  prefix: string,
): Seat[] | null {
  const shares = shareOut(
    learners.length,
    rooms.map(({ machines }) => machines),
  );
  if (!shares) return null;
  let next = 0;
  return rooms.flatMap((room, at) =>
    machineOrder(room.machines)
      .slice(0, shares[at])
      .map((machine): Seat => {
        const { id: studentId, className } = learners[next]!;
        next += 1;
        return {
          studentId,
          className,
          number: candidateNumber(prefix, next),
          shiftId: room.shiftId,
          roomId: room.id,
          machine,
        };
      }),
  );
}
