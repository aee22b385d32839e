/** Messages of visitors and requests for packages: what staff do with them. */
import type { Role } from '../platform/roles.ts';
import { workingDaysAfter, workingDaysBetween } from './working-days.ts';

export const requestKinds = ['QUESTION', 'PACKAGE', 'SCHOOL'] as const;
export type RequestKind = (typeof requestKinds)[number];
/** Who writes. */
export const requestWriters = ['TEACHER', 'SCHOOL', 'PARENT', 'STUDENT'] as const;
export type RequestWriter = (typeof requestWriters)[number];
export const requestStates = ['NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type RequestState = (typeof requestStates)[number];
export const requestEventKinds = [
  'RECEIVED',
  'CONFIRMED',
  'ASSIGNED',
  'STATE',
  'ANSWERED',
  'NOTE',
  'SUSPECTED',
  'CLEARED',
] as const;
export type RequestEventKind = (typeof requestEventKinds)[number];

export const requestStaff = ['ADMIN', 'SALE'] as const satisfies readonly Role[];

const answeredWithin = 3;
/** The day by which a request of `day` is answered. */
export const dueDayOf = (day: string): string => workingDaysAfter(day, answeredWithin);

/** By how many working days an open request is late; 0 when it is not. */
export const daysLate = ({ state, dueOn }: { state: RequestState; dueOn: string }, today: string): number =>
  isOpen(state) && today > dueOn ? Math.max(1, workingDaysBetween(dueOn, today)) : 0;

const isOpen = (state: RequestState): boolean => state === 'NEW' || state === 'IN_PROGRESS';

/** A person needs longer to fill the form; programs that fill forms rarely wait. */
const fewestFormMs = 3_000;

/**
 * Whether a program seems to have sent it: the field that people do not see is filled, or the form was sent at once. Such
 * a message is kept apart and never refused, because a browser may fill hidden fields too.
 */
export const seemsAutomatic = ({ website, openMs }: { website: string; openMs: number }): boolean =>
  website !== '' || openMs < fewestFormMs;
