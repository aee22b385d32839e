/** What a learner is doing, and what has happened, of what the server tells about a running test. */
import type { AssignmentLive } from '@vumon/contract';

export type Cell = AssignmentLive['cells'][number];

export const standings = ['working', 'submitted', 'lost', 'waiting', 'collected'] as const;
export type Standing = (typeof standings)[number];

export function standingOf({ state, lostSince, finishedBy }: Cell): Standing {
  if (state === 'NOT_STARTED') return 'waiting';
  if (state === 'RUNNING') return lostSince === null ? 'working' : 'lost';
  return finishedBy === 'TEACHER' ? 'collected' : 'submitted';
}

/** Middle and given name: what tells the learners of a class apart. */
export const shortName = (name: string): string => name.split(' ').slice(-2).join(' ');

export interface Happening {
  readonly at: string;
  readonly kind: 'submitted' | 'collected' | 'lost' | 'paused';
  readonly name: string;
  readonly studentId: string;
}

/** Newest first. */
export function happenings(cells: readonly Cell[]): Happening[] {
  return cells
    .flatMap((cell): Happening[] => {
      const of = (kind: Happening['kind'], at: string | null): Happening[] =>
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
