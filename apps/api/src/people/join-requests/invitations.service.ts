/**
 * Invitations: a teacher names a contact, and its owner agrees before the teacher learns anything. The reply, the time it
 * takes and the list are the same whether or not an account has the contact; a declined invitation looks unanswered.
 */
import type { ClassInvitation, OwnInvitation, Paged } from '@vumon/contract';
import { AppError, contactOf } from '@vumon/domain';
import { z } from 'zod';
import { withTransaction } from '#db';
import { actorOfUser } from '#people/accounts';
import { audit } from '#platform/audit';
import { activeClassFor, classFor, enrol, expectConsents, openEnrolment } from '#people/classes';
import { defineJob, enqueue } from '#platform/jobs';
import { emit } from '#platform/events';
import { notify } from '#platform/notices';
import { lockCaps } from '#people/packages';
import { dayMs, hourMs, iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  addressInvitation,
  countInvited,
  insertInvitation,
  listInvitations,
  markInvitation,
  ownInvitations,
  withdrawInvitation,
  type InvitationRow,
} from './invitations.queries.ts';
import { invitationAccepted } from './join-requests.events.ts';
import { settleRequests } from './join-requests.queries.ts';

const validFor = 14 * dayMs;
/** Invitations of one teacher in an hour and in a day. */
const mostInHour = 60;
const mostInDay = 200;

const view = ({ accepted, invitedAt, expiresAt, ...row }: InvitationRow, now: number): ClassInvitation => ({
  ...row,
  invitedAt: iso(invitedAt),
  expiresAt: iso(expiresAt),
  status: accepted ? 'ACCEPTED' : expiresAt.getTime() <= now ? 'EXPIRED' : 'SENT',
});

export async function listOfInvitations(
  { db, actor, now }: SignedInContext,
  classId: string,
  page: { page: number; size: number },
): Promise<Paged<ClassInvitation[]>> {
  await classFor({ db, actor }, classId, 'view');
  const { rows, total } = await listInvitations(db, actor.userId, { classId, ...page });
  return { items: rows.map((row) => view(row, now)), page: { ...page, total } };
}

/** Errors: BODY_INVALID for an invalid contact, TOO_MANY_REQUESTS, STUDENT_CONSENT_REQUIRED, CLASS_INACTIVE. */
export async function invite(context: SignedInContext, classId: string, typed: string): Promise<ClassInvitation> {
  const { app, actor, now } = context;
  const contact = contactOf(typed, app.config.site)?.value ?? signInNameOf(typed);
  if (contact === null) throw new AppError('BODY_INVALID', { fields: [{ path: 'contact', code: 'contactInvalid' }] });
  return withTransaction(app.db, async (db) => {
    await lockCaps({ ...context, db });
    await activeClassFor({ db, actor }, classId, 'manage-students');
    await expectConsents({ db, actor, now });
    const [lately, today] = [
      await countInvited(db, actor.userId, new Date(now - hourMs)),
      await countInvited(db, actor.userId, new Date(now - dayMs)),
    ];
    if (lately >= mostInHour || today >= mostInDay)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 });
    const [at, until] = [new Date(now), new Date(now + validFor)];
    const row = await insertInvitation(db, { id: app.newId(), ownerId: actor.userId, classId, contact, at, until });
    await enqueue({ db }, tellInvitedJob, { ownerId: actor.userId, id: row.id });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'class-invitation-sent',
      kind: 'class',
      id: classId,
    });
    return view(row, now);
  });
}

/** A sign-in name that a teacher gave, as it is stored. */
function signInNameOf(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  return /^[a-z0-9]{4,40}$/.test(name) ? name : null;
}

/** Looks for the account with the contact, in a job: the time of the reply must not tell whether there is one. */
export const tellInvitedJob = defineJob({
  kind: 'join-requests.tell-invited',
  payload: z.strictObject({ ownerId: z.uuid(), id: z.uuid() }),
  run: ({ app, now, once }, key) =>
    once(async (db) => {
      const invited = await addressInvitation(db, key, new Date(now));
      if (!invited) return;
      const { studentId, className, teacherName } = invited;
      await notify(
        { app, db, now },
        {
          users: [studentId],
          kind: 'CLASS_INVITED',
          params: { className, teacher: teacherName },
          link: '/join',
        },
      );
    }),
});

export async function cancelInvitation({ db, actor, now }: SignedInContext, id: string): Promise<null> {
  if (!(await withdrawInvitation(db, { ownerId: actor.userId, id }, new Date(now)))) throw new AppError('NOT_FOUND');
  return null;
}

export async function listOfOwnInvitations({ db, actor, now }: SignedInContext): Promise<OwnInvitation[]> {
  return (await ownInvitations(db, actor.userId, new Date(now))).map(
    ({ ownerId: _ownerId, classId: _classId, invitedAt, expiresAt, ...row }) => ({
      ...row,
      invitedAt: iso(invitedAt),
      expiresAt: iso(expiresAt),
    }),
  );
}

/** Errors: NOT_FOUND for an invitation that no longer exists, those of the caps when the class has become full. */
export async function answerInvitation(context: SignedInContext, id: string, accept: boolean): Promise<null> {
  const { app, actor, now } = context;
  const at = new Date(now);
  return withTransaction(app.db, async (db) => {
    const [found] = await ownInvitations(db, actor.userId, at, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { ownerId, classId } = found;
    if (!accept) {
      if (!(await markInvitation(db, { ownerId, id }, 'DECLINED', at))) throw new AppError('NOT_FOUND');
      return null;
    }
    const teacher = await actorOfUser({ app, db, now }, ownerId);
    if (teacher?.role !== 'TEACHER') throw new AppError('NOT_FOUND');
    // The teacher is locked before the invitation, in the same order as when a request is accepted.
    const enrolment = await openEnrolment({ ...context, db, actor: teacher }, classId);
    if (!(await markInvitation(db, { ownerId, id }, 'ACCEPTED', at))) throw new AppError('NOT_FOUND');
    await enrol(enrolment, [actor.userId]);
    await settleRequests(db, ownerId, classId, [actor.userId], at);
    await emit({ db, now }, invitationAccepted, { ownerId, classId, studentId: actor.userId });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'class-invitation-accepted',
      kind: 'class',
      id: classId,
      details: { studentIds: [actor.userId] },
    });
    return null;
  });
}
