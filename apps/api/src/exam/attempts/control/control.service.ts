/** What a teacher does to one learner's attempt: more time, a stopped clock, opening it again, collecting it. */
import type { AttemptControl } from '@vumon/contract';
import { abilitiesOf, AppError, can, isOver, type Action, type Actor } from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { demandAllKeys } from '#content/keys';
import { emit } from '#platform/events';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { attemptsOf } from '../attempts.service.ts';
import { attemptExtended, attemptReopened } from './control.events.ts';
import {
  endAttempt,
  extendAttempt,
  lockControlled,
  pauseAttempt,
  reopenAttempt,
  resumeAttempt,
  type ControlledAttempt,
} from './control.queries.ts';

/** The most that the time of one attempt may be extended, in minutes. */
const maxExtensionMinutes = 600;

type Control = Action<'attempt'>;

const resourceOf = (row: ControlledAttempt) => ({
  ownerId: row.ownerId,
  status: row.status,
  paused: row.pausedAt !== null,
  cancelled: row.cancelled,
});

export function controlView(actor: Actor, row: ControlledAttempt, now: number): AttemptControl {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    deadlineAt: row.deadlineAt.toISOString(),
    pausedAt: row.pausedAt?.toISOString() ?? null,
    serverTime: new Date(now).toISOString(),
    abilities: abilitiesOf(actor, 'attempt', resourceOf(row)),
  };
}

/** Runs `work` on the locked attempt and audits it. Errors: NOT_FOUND for unknown attempts and for those of other teachers. */
async function control(
  { db, actor, now }: SignedInContext,
  attemptId: string,
  action: Control,
  work: (db: Db, row: ControlledAttempt) => Promise<{ minutes?: number; seconds?: number }>,
): Promise<AttemptControl> {
  return withTransaction(db, async (db) => {
    const row = await lockControlled(db, actor.userId, attemptId);
    if (!row || row.cancelled) throw new AppError('NOT_FOUND');
    if (action === 'reopen') await demandAllKeys({ db, actor, now }, row.examVersionId);
    if (!can(actor, 'attempt', action, resourceOf(row)))
      throw new AppError(action === 'reopen' ? 'ATTEMPT_RUNNING' : 'ATTEMPT_NOT_RUNNING');
    // The time is over although the worker has not ended the attempt yet: only reopening is possible.
    if (action !== 'reopen' && row.pausedAt === null && isOver(row.deadlineAt.getTime(), now))
      throw new AppError('ATTEMPT_NOT_RUNNING');
    const details = await work(db, row);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: audited[action],
      kind: 'attempt',
      id: attemptId,
      details: { studentIds: [row.studentId], ...details },
    });
    const after = (await lockControlled(db, actor.userId, attemptId))!;
    await emitChange({ db, now }, action, after, details.minutes ?? 0);
    return controlView(actor, after, now);
  });
}

async function emitChange(
  context: { readonly db: Db; readonly now: number },
  action: Control,
  { ownerId, id: attemptId, deadlineAt }: ControlledAttempt,
  minutes: number,
): Promise<void> {
  const about = { ownerId, attemptId };
  if (action === 'extend') await emit(context, attemptExtended, { ...about, minutes });
  if (action === 'reopen') await emit(context, attemptReopened, { ...about, endsAt: deadlineAt.toISOString() });
}

const audited = {
  extend: 'attempt-extended',
  pause: 'attempt-paused',
  resume: 'attempt-resumed',
  reopen: 'attempt-reopened',
  collect: 'attempt-collected',
} as const satisfies Record<Control, string>;

export const extend = (context: SignedInContext, attemptId: string, minutes: number): Promise<AttemptControl> =>
  control(context, attemptId, 'extend', async (db, row) => {
    if (row.extensionSeconds + minutes * 60 > maxExtensionMinutes * 60)
      throw new AppError('ASSIGNMENT_EXTENSION_LIMIT', { params: { a: maxExtensionMinutes } });
    await extendAttempt(db, row, minutes * 60);
    return { minutes };
  });

/** `untilBack`: the clock runs again by itself as soon as the learner's page asks for it. */
export const pause = (context: SignedInContext, attemptId: string, untilBack: boolean): Promise<AttemptControl> =>
  control(context, attemptId, 'pause', async (db, row) => {
    await pauseAttempt(db, row, untilBack, new Date(context.now));
    return {};
  });

export const resume = (context: SignedInContext, attemptId: string): Promise<AttemptControl> =>
  control(context, attemptId, 'resume', async (db, row) => {
    const pausedMs = Math.max(0, context.now - row.pausedAt!.getTime());
    await resumeAttempt(db, row, pausedMs);
    return { seconds: Math.round(pausedMs / 1000) };
  });

/** Keeps the old deadline if it is in the future, else sets one so many minutes from now. Answers, plays and marks stay. */
export const reopen = (
  context: SignedInContext,
  attemptId: string,
  minutes: number | undefined,
): Promise<AttemptControl> =>
  control(context, attemptId, 'reopen', async (db, row) => {
    const { now } = context;
    const deadline = row.deadlineAt.getTime();
    if (minutes === undefined && deadline <= now)
      throw new AppError('BODY_INVALID', { fields: [{ path: 'minutes', code: 'required' }] });
    const added = minutes === undefined ? 0 : Math.ceil((now + minutes * 60_000 - deadline) / 1000);
    await reopenAttempt(db, row, Math.max(0, added)).catch((error: unknown) => {
      throw uniqueViolation(error) === 'attempts_one_running' ? new AppError('ATTEMPT_RUNNING') : error;
    });
    return minutes === undefined ? {} : { minutes };
  });

export async function collect(context: SignedInContext, attemptId: string): Promise<AttemptControl> {
  const reply = await control(context, attemptId, 'collect', async (db, row) => {
    await endAttempt(db, row, new Date(context.now));
    return {};
  });
  attemptsOf(context.app).onSubmitted();
  return reply;
}
