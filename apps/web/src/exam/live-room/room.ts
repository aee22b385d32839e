/** Derives each learner's state and the list of events from the server's reply about a running test. */
import type { AssignmentLive } from '@vumon/contract';

export type Cell = AssignmentLive['cells'][number];

export const learnerStates = ['working', 'submitted', 'lost', 'waiting', 'collected'] as const;
export type LearnerState = (typeof learnerStates)[number];

export function learnerStateOf({ state, lostSince, finishedBy }: Cell): LearnerState {
  if (state === 'NOT_STARTED') return 'waiting';
  if (state === 'RUNNING') return lostSince === null ? 'working' : 'lost';
  return finishedBy === 'TEACHER' ? 'collected' : 'submitted';
}

/** Middle and given name, which distinguish the learners of a class. */
export const shortName = (name: string): string => name.split(' ').slice(-2).join(' ');

export interface RoomEvent {
  readonly at: string;
  readonly kind: 'submitted' | 'collected' | 'lost' | 'paused';
  readonly name: string;
  readonly studentId: string;
}

/** Newest first. */
export function roomEvents(cells: readonly Cell[]): RoomEvent[] {
  return cells
    .flatMap((cell): RoomEvent[] => {
      const of = (kind: RoomEvent['kind'], at: string | null): RoomEvent[] =>
        at === null ? [] : [{ kind, at, name: cell.name, studentId: cell.studentId }];
      return [
        ...(cell.state === 'SUBMITTED'
          ? of(cell.finishedBy === 'TEACHER' ? 'collected' : 'submitted', cell.submittedAt)
          : []),
        ...of('lost', cell.lostSince),
        ...of('paused', cell.pausedAt),
      ];
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
