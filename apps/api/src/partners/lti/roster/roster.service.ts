/** A teacher takes the learners of a platform's course into one of the own classes, again whenever the course changes. */
import { AppError, splitFullName, type ErrorCode } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { lockLearners, storeLearner, type RosterLearnerRow } from '#partners/launches';
import { createStudentAccount, letSignIn, renameLaunched } from '#people/accounts';
import {
  activeClassFor,
  confirmedConsent,
  enrol,
  filterManaged,
  listClasses,
  namesInClass,
  openEnrolment,
  removeFromClass,
} from '#people/classes';
import { capReached } from '#people/packages';
import { schoolInForce } from '#people/schools';
import { insertSchoolConsents } from '#people/sign-on';
import { audit } from '#platform/audit';
import type { SignedInContext } from '../../../platform/http/context.ts';
import type { RosterAddress } from '../claims.ts';
import { learnerIdOf, platformFor, unseal } from '../launch.service.ts';
import { findOptionalLaunch, type PlatformRow } from '../lti.queries.ts';
import type { Calling } from '../platform-keys.ts';
import { fetchMembers, type Member } from './members.ts';
import { findOptionalClassOf, storeMembers, storeRoster } from './roster.queries.ts';

const refused = (code: ErrorCode): never => {
  throw new AppError(code);
};
/** More active classes than a teacher has. */
const mostClasses = 200;

interface Taking {
  readonly platform: PlatformRow;
  readonly roster: RosterAddress;
}

/** Errors: LTI_STATE_INVALID, LAUNCH_EXPIRED, LTI_PLATFORM_UNKNOWN. */
async function taking(context: SignedInContext, token: string): Promise<Taking> {
  const { nonce } = unseal(context, 'lti roster', token);
  const row = await findOptionalLaunch(context.db, { nonceHash: Buffer.from(nonce!, 'hex') });
  const roster = row?.launch.roster;
  if (!row || !roster) return refused('LAUNCH_EXPIRED');
  return { roster, platform: await platformFor(context, row.platformId) };
}

const courseOf = ({ platform, roster }: Taking) => ({ platformId: platform.id, contextId: roster.contextId });

export async function lookAtRoster(context: SignedInContext, token: string) {
  const { db, actor } = context;
  const one = await taking(context, token);
  const { rows } = await listClasses(db, {
    ownerId: actor.userId,
    status: 'ACTIVE',
    sort: 'name',
    direction: 'asc',
    page: 0,
    size: mostClasses,
  });
  return {
    partner: one.platform.partnerName,
    course: one.roster.title,
    classId: await findOptionalClassOf(db, courseOf(one), actor.userId),
    classes: rows.map(({ id, name, students }) => ({ id, name, students })),
  };
}

interface Found {
  /** Accounts that belong in the class. */
  readonly userIds: string[];
  /** Those that were made, or can be signed in to from now on. */
  readonly opened: string[];
  /** Whose account is locked: they stay where they are. */
  readonly locked: string[];
  own: number;
}

/** An account for each learner; one that has come before is the same. */
async function accountsOf(
  context: SignedInContext & { readonly db: Db },
  { partnerId, ...platform }: PlatformRow,
  learners: readonly Member[],
  known: ReadonlyMap<string, RosterLearnerRow>,
): Promise<Found> {
  const { app, db, actor, now } = context;
  const listed = new Set(
    await filterManaged(
      db,
      actor.userId,
      [...known.values()].map(({ userId }) => userId),
    ),
  );
  const found: Found = { userIds: [], opened: [], locked: [], own: 0 };
  for (const { subject, fullName } of learners) {
    const learnerId = learnerIdOf(platform, subject);
    const name = splitFullName(fullName);
    const before = known.get(learnerId);
    if (!before || before.deleted) {
      const { id } = await createStudentAccount({ app, db, now }, { ...name, gender: null, birthday: null });
      await storeLearner(db, { partnerId, learnerId, userId: id }, new Date(now));
      found.userIds.push(id);
      found.opened.push(id);
      continue;
    }
    if (before.locked) {
      found.locked.push(before.userId);
      continue;
    }
    // Their contacts would be shown to the teacher, which the platform cannot allow in their place.
    if (before.own && !listed.has(before.userId)) {
      found.own += 1;
      continue;
    }
    const changed = name.lastName !== before.lastName || name.firstName !== before.firstName;
    if (before.named && changed) await renameLaunched(db, before.userId, fullName);
    if (before.launchedOnly) {
      await letSignIn({ app, db, now }, { id: before.userId, ...name });
      found.opened.push(before.userId);
    }
    found.userIds.push(before.userId);
  }
  return found;
}

/**
 * Errors: those of `taking`, of the members and of enrolment; LTI_ROSTER_EMPTY for a course without learners, which more
 * likely cannot be seen than has none.
 */
export async function takeRoster(
  context: SignedInContext,
  { token, classId }: { readonly token: string; readonly classId: string },
  calling: Calling = {},
) {
  const { actor, now } = context;
  const one = await taking(context, token);
  // Before the platform is asked for names.
  await activeClassFor(context, classId, 'manage-students');
  await confirmedConsent(context);
  const members = await fetchMembers(context.app, one, calling);
  const learners = members.filter(({ role }) => role === 'LEARNER');
  if (learners.length === 0) return refused('LTI_ROSTER_EMPTY');
  const ids = learners.map(({ subject }) => learnerIdOf(one.platform, subject));
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db: db as SignedInContext['db'] };
    const known = await lockLearners(db, one.platform.partnerId, ids);
    const enrolment = await openEnrolment(inside, classId);
    const { studentsPerClass } = enrolment.scope.caps;
    if (learners.length > studentsPerClass) throw await capReached(inside, 'studentsPerClass', studentsPerClass);
    const rows = new Map(known.map((row) => [row.learnerId, row]));
    const { userIds, opened, own, locked } = await accountsOf(inside, one.platform, learners, rows);
    const course = { ...courseOf(one), classId };
    await storeRoster(db, { ...course, ownerId: actor.userId }, new Date(now));
    const left = await storeMembers(db, course, { userIds, kept: locked }, new Date(now));
    const { removed } = left.length > 0 ? await removeFromClass(inside, classId, left) : { removed: 0 };
    const there = await namesInClass(db, classId);
    const added = userIds.filter((id) => !there.has(id));
    if (added.length > 0) await enrol(enrolment, added);
    const school = await schoolInForce(inside, actor);
    if (school && opened.length > 0)
      await insertSchoolConsents(db, {
        userIds: opened,
        schoolId: school.id,
        way: 'ROSTER',
        textVersion: await confirmedConsent(inside),
        at: new Date(now),
      });
    if (added.length > 0 || removed > 0)
      await audit(db, {
        at: now,
        actorId: actor.userId,
        action: 'roster-taken',
        kind: 'class',
        id: classId,
        details: { name: one.roster.title, added: added.length },
      });
    return {
      added: added.length,
      already: userIds.length - added.length,
      removed,
      own,
      locked: locked.length,
      others: members.length - learners.length,
    };
  });
}
