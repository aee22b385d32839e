/** Granting and ending packages: dates, the package in force, refusals, stored rows and notices. */
import { addMonths, type PackageCode } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { untilBlocked } from '../../testing/blocked.ts';
import { noticesFor } from '../../testing/jobs.ts';
import { withTransaction } from '#db';
import { endMemberships, grantMembership, type MembershipGrant } from './index.ts';

const t = await testApp();
const day = 86_400_000;
let teacher: TestUser;

beforeEach(async () => {
  teacher = await t.createUser({ role: 'TEACHER' });
});

type More = Partial<Omit<MembershipGrant, 'userId' | 'schoolId'>> & {
  readonly now?: number;
  readonly userId?: string;
  readonly actor?: TestUser;
};
const grant = (packageCode: PackageCode, { now = t.now(), userId = teacher.id, actor, ...more }: More = {}) =>
  withTransaction(t.app.db, (db) =>
    grantMembership(
      { app: t.app, db, now, actor: actor ? { userId: actor.id } : null },
      { userId, packageCode, source: 'GRANT', ...more },
    ),
  );
const end = (actor: TestUser | null = null) =>
  withTransaction(t.app.db, (db) =>
    endMemberships(
      { db, now: t.now(), actor: actor && { userId: actor.id } },
      { userId: teacher.id, reason: 'refunded' },
    ),
  );
const audited = () =>
  t.db
    .selectFrom('audit_log')
    .select(['actor_id as actorId', 'action', 'subject_kind as kind', 'details'])
    .where('subject_id', '=', teacher.id)
    .orderBy('id')
    .execute();
const membership = async () => (await t.as(teacher).call('GET /account/profile')).membership;

/** Checks that `work` waits while another transaction holds a lock. */
async function waitsFor(lock: RawBuilder<unknown>, work: () => Promise<unknown>): Promise<void> {
  let working: Promise<unknown> | undefined;
  await withTransaction(t.app.db, async (db) => {
    await lock.execute(db);
    working = work();
    await untilBlocked(t.db);
  });
  await working;
}

describe('a package', () => {
  it('starts at once and has the duration of the catalogue', async () => {
    const now = t.now();
    expect(await grant('ADVANCE', { now })).toMatchObject({
      startsAt: new Date(now),
      endsAt: addMonths(new Date(now), 12),
    });
    expect(await membership()).toMatchObject({
      code: 'ADVANCE',
      isExpired: false,
      endDate: addMonths(new Date(now), 12).toISOString(),
    });
  });

  it('is extended from its end by a renewal, and the profile shows the last end', async () => {
    const first = await grant('ADVANCE');
    const second = await grant('ADVANCE', { length: { days: 10 } });
    expect(second.startsAt).toEqual(first.endsAt);
    expect((await membership())!.endDate).toBe(new Date(first.endsAt!.getTime() + 10 * day).toISOString());
  });

  it('is renewed once for each of 20 concurrent grants', async () => {
    const { endsAt } = await grant('BASIC', { length: { days: 1 } });
    await Promise.all(Array.from({ length: 20 }, () => grant('BASIC', { length: { days: 1 } })));
    expect((await membership())!.endDate).toBe(new Date(endsAt!.getTime() + 20 * day).toISOString());
  });

  it('of a higher level applies at once; the lower one applies again if it ends later', async () => {
    await grant('BASIC');
    await grant('ADVANCE', { length: { days: 2 } });
    expect(await membership()).toMatchObject({ code: 'ADVANCE' });
    t.advance(2 * day + 1000);
    expect(await membership()).toMatchObject({ code: 'BASIC', isExpired: false });
  });

  it('with a later start does not apply before it', async () => {
    await grant('BASIC');
    await grant('ADVANCE', { now: t.now() + 2 * day });
    expect(await membership()).toMatchObject({ code: 'BASIC' });
    t.advance(2 * day + 1000);
    expect(await membership()).toMatchObject({ code: 'ADVANCE' });
  });

  it('of a lower level is refused unless it replaces the other', async () => {
    await grant('ADVANCE');
    await expect(grant('BASIC')).rejects.toMatchObject({ code: 'PACKAGE_LOWER' });
    await grant('BASIC', { replace: true });
    expect(await membership()).toMatchObject({ code: 'BASIC' });
    const rows = await t.db
      .selectFrom('memberships')
      .select(['package_code', 'ended_at'])
      .where('user_id', '=', teacher.id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ package_code, ended_at }) => [package_code, ended_at !== null])).toEqual([
      ['ADVANCE', true],
      ['BASIC', false],
    ]);
  });

  it('bought during a trial replaces it', async () => {
    await grant('TRIAL', { source: 'TRIAL' });
    await grant('BASIC', { source: 'ORDER', amount: 216_000, reference: 'VM-1' });
    expect(await membership()).toMatchObject({ code: 'BASIC' });
  });

  it('can have a fixed end or none, but no end in the past', async () => {
    const until = t.now() + 5 * day;
    await grant('ADVANCE', { length: { until } });
    expect((await membership())!.endDate).toBe(new Date(until).toISOString());
    await grant('ADVANCE', { length: 'unlimited', replace: true });
    expect((await membership())!.endDate).toBeNull();
    await expect(grant('ADVANCE', { length: { until: t.now() - 1 } })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  });

  it('starts at once when it has a fixed end, replaces a trial, or when the running one has no end', async () => {
    const now = t.now();
    await grant('ADVANCE', { now });
    expect(await grant('ADVANCE', { now, length: { until: now + 900 * day } })).toMatchObject({
      startsAt: new Date(now),
    });
    await grant('ADVANCE', { now, length: 'unlimited', replace: true });
    expect(await grant('ADVANCE', { now })).toMatchObject({ startsAt: new Date(now) });
    teacher = await t.createUser({ role: 'TEACHER' });
    await grant('TRIAL', { now });
    expect(await grant('BASIC', { now })).toMatchObject({ startsAt: new Date(now) });
  });

  it('that would end at its start is refused', async () => {
    const now = t.now();
    await expect(grant('ADVANCE', { now, length: { until: now } })).rejects.toMatchObject({
      code: 'BODY_INVALID',
      details: { fields: [{ path: 'endsAt', code: 'dateInPast' }] },
    });
    expect(await grant('ADVANCE', { now, length: { until: now + 1 } })).toMatchObject({ endsAt: new Date(now + 1) });
  });

  it('can start later and has the length of the grant', async () => {
    const from = t.now() + 3 * day;
    expect(await grant('ADVANCE', { from, length: { months: 2 } })).toMatchObject({
      startsAt: new Date(from),
      endsAt: addMonths(new Date(from), 2),
    });
  });

  it('is stored with its source, price and author, and audited with its reason', async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    const granted = { source: 'ORDER', amount: 216_000, reference: 'VM-1', note: 'Chúc vui' } as const;
    const { id, startsAt, endsAt } = await grant('BASIC', { ...granted, reason: 'paid in cash', actor: admin });
    expect(
      await t.db.selectFrom('memberships').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ).toMatchObject({
      ...granted,
      granted_by: admin.id,
    });
    const details = { membershipId: id, package: 'BASIC', source: 'ORDER', reference: 'VM-1', reason: 'paid in cash' };
    const dates = { startsAt: startsAt.toISOString(), endsAt: endsAt!.toISOString() };
    expect(await audited()).toEqual([
      { actorId: admin.id, action: 'membership-granted', kind: 'user', details: { ...details, ...dates } },
    ]);
  });

  it('without reference, note and reason is stored and audited without them', async () => {
    const { id, startsAt, endsAt } = await grant('BASIC');
    const dates = { startsAt: startsAt.toISOString(), endsAt: endsAt!.toISOString() };
    expect(await audited()).toEqual([
      {
        actorId: null,
        action: 'membership-granted',
        kind: 'user',
        details: { membershipId: id, package: 'BASIC', source: 'GRANT', ...dates },
      },
    ]);
    expect(
      await t.db.selectFrom('memberships').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ).toMatchObject({
      amount: null,
      reference: '',
      note: '',
      granted_by: null,
    });
  });

  it('is announced to its owner when somebody else grants it', async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    const notices = async () => (await noticesFor(t, teacher)).notices;
    await grant('TRIAL', { actor: teacher });
    await grant('BASIC');
    expect(await notices()).toEqual([]);
    const { startsAt } = await grant('ADVANCE', { actor: admin });
    expect(await notices()).toMatchObject([
      {
        kind: 'PACKAGE_GIVEN',
        params: { package: 'Nâng cao', packageEn: 'Advanced', startsAt: startsAt.toISOString() },
        link: '/users/info/using-plan',
      },
    ]);
  });

  it('that is revoked is audited with the reason; without a package nothing is audited', async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    await end(admin);
    expect(await audited()).toEqual([]);
    await grant('BASIC');
    await end(admin);
    await end();
    expect((await audited()).slice(1)).toEqual([
      { actorId: admin.id, action: 'memberships-ended', kind: 'user', details: { reason: 'refunded' } },
    ]);
  });

  it('that is revoked waits for grants to the same user', async () => {
    await waitsFor(sql`SELECT FROM users WHERE id = ${teacher.id} FOR NO KEY UPDATE`, () => end());
  });

  it('that is revoked ends at once, also for access to its features', async () => {
    await grant('ADVANCE');
    await grant('ADVANCE');
    await t.as(teacher).call('GET /itf/class');
    await end();
    expect(await membership()).toMatchObject({ code: 'ADVANCE', isExpired: true });
    await expect
      .poll(() =>
        t
          .as(teacher)
          .call('GET /itf/class')
          .then(
            () => 200,
            ({ status }) => status as number,
          ),
      )
      .toBe(402);
  });

  it('is granted only to existing accounts of the role that it is sold to', async () => {
    await expect(grant('PREMIUM_PACKAGE')).rejects.toMatchObject({ code: 'PACKAGE_AUDIENCE' });
    const learner = await t.createUser({ role: 'STUDENT' });
    await expect(grant('BASIC', { userId: learner.id })).rejects.toMatchObject({ code: 'PACKAGE_AUDIENCE' });
    const chief = await t.createUser({ role: 'TEACHER' });
    await t.db.updateTable('users').set({ is_admin: true }).where('id', '=', chief.id).execute();
    await expect(grant('BASIC', { userId: chief.id })).rejects.toMatchObject({ code: 'PACKAGE_AUDIENCE' });
    await expect(grant('BASIC', { userId: t.app.newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of a learner counts tests; a renewal restores all of them, and it ends when all are used', async () => {
    const learner = await t.createUser({ role: 'STUDENT' });
    const own = async () => (await t.as(learner).call('GET /account/profile')).membership;
    expect(await own()).toMatchObject({ code: 'BEAT_FREE_EXAM', isFree: true });
    await grant('PREMIUM_PACKAGE', { userId: learner.id });
    await t.db.updateTable('memberships').set({ uses_left: 3 }).where('user_id', '=', learner.id).execute();
    expect(await own()).toMatchObject({ code: 'PREMIUM_PACKAGE', usesLeft: 3 });
    await grant('PREMIUM_PACKAGE', { userId: learner.id });
    expect(await own()).toMatchObject({ code: 'PREMIUM_PACKAGE', usesLeft: 20 });
    await t.db.updateTable('memberships').set({ uses_left: 0 }).where('user_id', '=', learner.id).execute();
    expect(await own()).toMatchObject({ code: 'BEAT_FREE_EXAM' });
  });
});

describe('a package of a school', () => {
  const grantTo = (schoolId: string, packageCode: PackageCode = 'SCHOOL', actor: TestUser | null = null) =>
    withTransaction(t.app.db, (db) =>
      grantMembership(
        { app: t.app, db, now: t.now(), actor: actor && { userId: actor.id } },
        { schoolId, packageCode, source: 'GRANT' },
      ),
    );
  const newSchool = async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    const body = { name: 'THCS Ban Mai', administratorId: teacher.id };
    return (await t.as(admin).call('POST /itf/schools', { body })).id;
  };
  const auditedOf = (schoolId: string) =>
    t.db
      .selectFrom('audit_log')
      .select(['action', 'subject_kind as kind'])
      .where('subject_id', '=', schoolId)
      .where('action', 'like', 'membership%')
      .orderBy('id')
      .execute();

  it('applies to its members until it is revoked, and both are audited', async () => {
    const schoolId = await newSchool();
    const { id } = await grantTo(schoolId, 'SCHOOL', teacher);
    const row = await t.db.selectFrom('memberships').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ school_id: schoolId, user_id: null, package_code: 'SCHOOL' });
    expect(await membership()).toMatchObject({ code: 'SCHOOL', isExpired: false });
    await withTransaction(t.app.db, (db) =>
      endMemberships({ db, now: t.now(), actor: null }, { schoolId, reason: 'refunded' }),
    );
    expect(await membership()).toMatchObject({ isExpired: true });
    expect(await auditedOf(schoolId)).toEqual([
      { action: 'membership-granted', kind: 'school' },
      { action: 'memberships-ended', kind: 'school' },
    ]);
  });

  it('that is revoked waits for grants to the same school', async () => {
    const schoolId = await newSchool();
    await waitsFor(sql`SELECT FROM schools WHERE id = ${schoolId} FOR NO KEY UPDATE`, () =>
      withTransaction(t.app.db, (db) =>
        endMemberships({ db, now: t.now(), actor: null }, { schoolId, reason: 'refunded' }),
      ),
    );
  });

  it('can only be SCHOOL, for an existing school and not for a user', async () => {
    await expect(grantTo(await newSchool(), 'ADVANCE')).rejects.toMatchObject({ code: 'PACKAGE_AUDIENCE' });
    await expect(grantTo(t.app.newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(grant('SCHOOL')).rejects.toMatchObject({ code: 'PACKAGE_AUDIENCE' });
  });
});
