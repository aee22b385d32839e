/**
 * Invitations to a school: its administrators name a contact, and its owner agrees before the school learns anything. The
 * reply, the time it takes and the list are the same whether or not a teacher has the contact; a declined invitation
 * looks unanswered.
 */
import type { SchoolInvitation } from '@vumon/contract';
import { AppError, contactOf, type SchoolRole } from '@vumon/domain';
import { z } from 'zod';
import type { Db } from '#db';
import { audit } from '#platform/audit';
import { defineJob, enqueue } from '#platform/jobs';
import { notify } from '#platform/notices';
import { dayMs, hourMs, iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  countInvited,
  findOptionalInvited,
  insertInvitation,
  listInvitations,
  withdrawInvitation,
} from './invitations.queries.ts';

const validFor = 14 * dayMs;
/** Expired invitations are listed for this long, so that they can be sent again. */
const listedFor = 60 * dayMs;
/** Invitations of one school in an hour and in a day. */
const mostInHour = 60;
const mostInDay = 200;

export const invitationsOf = async (db: Db, schoolId: string, now: number): Promise<SchoolInvitation[]> =>
  (await listInvitations(db, schoolId, new Date(now - listedFor))).map(({ invitedAt, expiresAt, ...row }) => ({
    ...row,
    invitedAt: iso(invitedAt),
    expiresAt: iso(expiresAt),
    expired: expiresAt.getTime() <= now,
  }));

/**
 * In the caller's transaction, with the school locked. Errors: BODY_INVALID for an invalid contact, TOO_MANY_REQUESTS.
 */
export async function inviteMember(
  { app, db, actor, now }: SignedInContext,
  schoolId: string,
  { contact: typed, role }: { readonly contact: string; readonly role: SchoolRole },
): Promise<void> {
  const contact = contactOf(typed, app.config.site)?.value;
  if (contact === undefined)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'contact', code: 'contactInvalid' }] });
  const [lately, today] = [
    await countInvited(db, schoolId, new Date(now - hourMs)),
    await countInvited(db, schoolId, new Date(now - dayMs)),
  ];
  if (lately >= mostInHour || today >= mostInDay)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 });
  const id = app.newId();
  const [at, until] = [new Date(now), new Date(now + validFor)];
  await insertInvitation(db, { id, schoolId, contact, role, by: actor.userId, at, until });
  await enqueue({ db }, tellInvitedTeacherJob, { id });
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'school-invitation-sent',
    kind: 'school',
    id: schoolId,
    details: { role },
  });
}

/** In the caller's transaction. Errors: NOT_FOUND. */
export async function cancelInvitation(
  { db, actor, now }: SignedInContext,
  schoolId: string,
  id: string,
): Promise<void> {
  const role = await withdrawInvitation(db, { schoolId, id }, new Date(now));
  if (role === undefined) throw new AppError('NOT_FOUND');
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'school-invitation-withdrawn',
    kind: 'school',
    id: schoolId,
    details: { role },
  });
}

/** Looks for the teacher with the contact, in a job: the time of the reply must not tell whether there is one. */
export const tellInvitedTeacherJob = defineJob({
  kind: 'schools.tell-invited',
  payload: z.strictObject({ id: z.uuid() }),
  run: ({ app, now, once }, { id }) =>
    once(async (db) => {
      const invited = await findOptionalInvited(db, id, new Date(now));
      if (!invited) return;
      const { userId, school } = invited;
      await notify({ app, db, now }, { users: [userId], kind: 'SCHOOL_INVITED', params: { school }, link: '/school' });
    }),
});
