/** Events that operators announce and people join: who may join, and when. */
import type { Role } from '../platform/roles.ts';

/** EVERYBODY: also visitors without an account. */
export const userEventAudiences = ['EVERYBODY', 'USERS', 'TEACHER', 'STUDENT'] as const;
export type UserEventAudience = (typeof userEventAudiences)[number];
export const userEventStates = ['DRAFT', 'OPEN', 'CANCELLED'] as const;
export type UserEventState = (typeof userEventStates)[number];
/** Where an event is in its time. */
export const userEventPhases = ['DRAFT', 'UPCOMING', 'RUNNING', 'ENDED', 'CANCELLED'] as const;
export type UserEventPhase = (typeof userEventPhases)[number];
export const mostUserEventPlaces = 5_000;

/** Times in milliseconds; null while a draft has none. */
export interface UserEventTimes {
  readonly state: UserEventState;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

export function userEventPhase({ state, startsAt, endsAt }: UserEventTimes, now: number): UserEventPhase {
  if (state !== 'OPEN') return state;
  if (startsAt !== null && now < startsAt) return 'UPCOMING';
  return endsAt !== null && now >= endsAt ? 'ENDED' : 'RUNNING';
}

/** What the caller may do about an event. */
export const userEventChoices = ['JOINED', 'JOIN', 'SIGN_IN', 'NOT_FOR_YOU', 'FULL', 'CLOSED'] as const;
export type UserEventChoice = (typeof userEventChoices)[number];

export interface JoinableEvent extends UserEventTimes {
  readonly audience: UserEventAudience;
  /** Until when one may join; null: until the event begins. */
  readonly joinUntil: number | null;
  readonly capacity: number;
  readonly joined: number;
}

/** `role` is null for a visitor without an account; `mine`: has joined already. */
export function userEventChoice(event: JoinableEvent, role: Role | null, mine: boolean, now: number): UserEventChoice {
  if (event.state !== 'OPEN') return 'CLOSED';
  if (mine) return 'JOINED';
  if (event.startsAt === null || now >= (event.joinUntil ?? event.startsAt)) return 'CLOSED';
  if (event.joined >= event.capacity) return 'FULL';
  if (event.audience === 'EVERYBODY') return 'JOIN';
  if (role === null) return 'SIGN_IN';
  return event.audience === 'USERS' || event.audience === role ? 'JOIN' : 'NOT_FOR_YOU';
}
