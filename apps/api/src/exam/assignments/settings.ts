/** What a teacher chooses for an assignment, and which choices go together. */
import { AppError } from '@vumon/domain';
import type { AssignmentRow, Settings } from './assignments.queries.ts';

const leastBeforeEndMs = 5 * 60_000;

export type Target =
  | { readonly kind: 'CLASS'; readonly classId: string }
  | { readonly kind: 'GROUP'; readonly groupId: string }
  | { readonly kind: 'STUDENTS'; readonly studentIds: readonly string[]; readonly classId?: string | undefined }
  | { readonly kind: 'PARTNER'; readonly partnerId: string; readonly page: string };

/** Whether its routes change it, or a page of its own does. */
export const hasOwnPage = ({ target }: Pick<AssignmentRow, 'target'>): boolean =>
  target === 'PARTNER' || target === 'SAMPLE';

type Optional<T, K extends keyof T> = Omit<T, K> & { readonly [Key in K]?: T[Key] | undefined };

/** As the request states them, times in ISO 8601. Absent settings are taken from the test. */
export interface NewAssignmentValues extends Optional<
  Omit<Settings, 'startsAt' | 'endsAt'>,
  'minutes' | 'shuffleOptions'
> {
  readonly examId: string;
  readonly target: Target;
  /** Taken only with a session that was opened for it in its room. */
  readonly inRoom?: boolean;
  /** By default the test's name. */
  readonly title?: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export type AssignmentChange = {
  readonly [K in keyof Omit<Settings, 'startsAt' | 'endsAt'>]?: Settings[K] | undefined;
} & {
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
  readonly studentIds?: readonly string[] | undefined;
};

const refuseEnd = (code: 'ASSIGNMENT_END_TOO_SOON' | 'ASSIGNMENT_END_BEFORE_START' | 'ASSIGNMENT_WINDOW_TOO_SHORT') =>
  new AppError(code, { fields: [{ path: 'endsAt', code }] });

/** The end at least five minutes away and after the start, the window no shorter than the test. */
export function checkWindow({ startsAt, endsAt, minutes }: Settings, now: number): void {
  if (endsAt.getTime() < now + leastBeforeEndMs) throw refuseEnd('ASSIGNMENT_END_TOO_SOON');
  if (endsAt.getTime() <= startsAt.getTime()) throw refuseEnd('ASSIGNMENT_END_BEFORE_START');
  if (endsAt.getTime() - startsAt.getTime() < (minutes ?? 0) * 60_000) throw refuseEnd('ASSIGNMENT_WINDOW_TOO_SHORT');
}

/** Only practice may have no clock or no limit of attempts, and practice is never recorded. */
export function checkMode({ mode, minutes, attemptsAllowed, record }: Settings): void {
  if (mode === 'PRACTICE') {
    if (record) throw new AppError('BODY_INVALID', { fields: [{ path: 'record', code: 'invalid' }] });
    return;
  }
  for (const [path, value] of Object.entries({ minutes, attemptsAllowed }))
    if (value === null) throw new AppError('BODY_INVALID', { fields: [{ path, code: 'required' }] });
}

export const settingsOf = (row: AssignmentRow): Settings => ({
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  minutes: row.minutes,
  mode: row.mode,
  attemptsAllowed: row.attemptsAllowed,
  counting: row.counting,
  shuffleQuestions: row.shuffleQuestions,
  shuffleOptions: row.shuffleOptions,
  reviewOpen: row.reviewOpen,
  reviewAfter: row.reviewAfter,
  tools: row.tools,
  record: row.record,
  note: row.note,
});

/** The settings with those of `change` replaced. */
export function changed(before: Settings, { startsAt, endsAt, studentIds: _, ...rest }: AssignmentChange): Settings {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...(given as Partial<Settings>),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
  };
}

/**
 * Once somebody has started, the start, duration, mode and shuffling stay, because running attempts depend on them.
 * The end can only move later, and not after the window is over, because keys may have been released. The number of
 * attempts allowed cannot fall below those taken, and recording cannot be switched on, because learners were not
 * informed of it.
 */
export function checkStarted(
  { mostTaken }: Pick<AssignmentRow, 'mostTaken'>,
  before: Settings,
  after: Settings,
  now: number,
): void {
  const fixed = ['minutes', 'mode', 'shuffleQuestions', 'shuffleOptions'] as const;
  const endMoved = after.endsAt.getTime() !== before.endsAt.getTime();
  if (
    fixed.some((name) => after[name] !== before[name]) ||
    after.startsAt.getTime() !== before.startsAt.getTime() ||
    after.endsAt < before.endsAt ||
    (endMoved && before.endsAt.getTime() <= now) ||
    (after.record && !before.record) ||
    (after.attemptsAllowed !== null && after.attemptsAllowed < mostTaken)
  )
    throw new AppError('ASSIGNMENT_STARTED');
}
