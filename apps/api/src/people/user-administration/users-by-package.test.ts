/** The list of users by package: every account is found by its current package, whatever led to it. */
import { dayInVietnam, packageCodes, type PackageCode } from '@vumon/domain';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { withTransaction } from '#db';
import { endMemberships } from '#people/packages';

const t = await testApp();
const day = 86_400_000;
let admin: TestUser;
let serial = 0;
/** A last name for each test, so that its users can be distinguished from others. */
let family = '';

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
});

beforeEach(() => {
  family = `Họ${(serial += 1)}x`;
});

const person = (firstName: string, more: Partial<Parameters<typeof t.createUser>[0]> = {}) =>
  t.createUser({ role: 'TEACHER', lastName: family, firstName, ...more });
const list = (query: object) =>
  t.as(admin).call('GET /itf/users', { query: { search: family, sort: 'name', direction: 'asc', ...query } });
const names = async (query: object) =>
  (await list(query)).items.map(({ fullName }) => fullName.slice(family.length + 1));
const give = (
  user: TestUser,
  packageCode: PackageCode,
  { days = 30, replace = false, startsIn }: { days?: number; replace?: boolean; startsIn?: number } = {},
) =>
  t.as(admin).call('POST /itf/users/{id}/memberships', {
    params: { id: user.id },
    body: {
      packageCode,
      endsOn: dayInVietnam(t.now() + days * day),
      replace,
      reason: 'x',
      ...(startsIn !== undefined && { startsOn: dayInVietnam(t.now() + startsIn * day) }),
    },
  });

describe('filtering users by package', () => {
  it('finds those who never had one: teachers under none, learners under the free one, staff under neither', async () => {
    await person('Giáo');
    await person('Trò', { role: 'STUDENT' });
    await person('Việc', { role: 'OPERATOR' });
    await person('Trị', { role: 'ADMIN' });
    expect(await names({ package: 'NONE' })).toEqual(['Giáo']);
    expect(await names({ package: 'BEAT_FREE_EXAM' })).toEqual(['Trò']);
    expect(await names({ expired: 'false' })).toEqual(['Trò']);
    expect(await names({ expired: 'true' })).toEqual([]);
    expect((await list({})).items.map(({ packageCode }) => packageCode)).toEqual([null, null, 'BEAT_FREE_EXAM', null]);
  });

  it('finds a package in force', async () => {
    const user = await person('Giáo');
    await give(user, 'ADVANCE');
    expect(await names({ package: 'ADVANCE' })).toEqual(['Giáo']);
    expect(await names({ package: 'ADVANCE', expired: 'false' })).toEqual(['Giáo']);
    for (const query of [
      { package: 'NONE' },
      { package: 'BASIC' },
      { expired: 'true' },
      { package: 'ADVANCE', expired: 'true' },
    ])
      expect(await names(query), JSON.stringify(query)).toEqual([]);
  });

  it('finds a package that ends or starts by the clock alone', async () => {
    const [ending, coming] = [await person('Giáo Cũ'), await person('Giáo Mới')];
    await give(ending, 'STANDARD', { days: 1 });
    await give(coming, 'ADVANCE', { days: 40, startsIn: 2 });
    expect([
      await names({ package: 'STANDARD', expired: 'false' }),
      await names({ package: 'NONE' }),
      await names({ package: 'ADVANCE' }),
    ]).toEqual([['Giáo Cũ'], ['Giáo Mới'], []]);
    t.advance(3 * day);
    expect([
      await names({ package: 'STANDARD', expired: 'true' }),
      await names({ package: 'STANDARD', expired: 'false' }),
      await names({ package: 'ADVANCE', expired: 'false' }),
    ]).toEqual([['Giáo Cũ'], [], ['Giáo Mới']]);
  });

  it('finds a lower package that lasts longer than the higher', async () => {
    const user = await person('Giáo');
    await give(user, 'BASIC', { days: 60 });
    await give(user, 'ADVANCE', { days: 5 });
    expect([await names({ package: 'ADVANCE' }), await names({ package: 'BASIC' })]).toEqual([['Giáo'], []]);
    t.advance(7 * day);
    expect([await names({ package: 'ADVANCE' }), await names({ package: 'BASIC', expired: 'false' })]).toEqual([
      [],
      ['Giáo'],
    ]);
  });

  it('finds a package that an admin ended, and one that replaced it', async () => {
    const [ended, replaced] = [await person('Giáo Hết'), await person('Giáo Thay')];
    for (const user of [ended, replaced]) await give(user, 'INTERNATIONAL');
    await withTransaction(t.app.db, (db) =>
      endMemberships({ db, now: t.now(), actor: null }, { userId: ended.id, reason: 'x' }),
    );
    await give(replaced, 'BASIC', { replace: true });
    expect([
      await names({ package: 'INTERNATIONAL', expired: 'true' }),
      await names({ package: 'INTERNATIONAL', expired: 'false' }),
      await names({ package: 'BASIC' }),
    ]).toEqual([['Giáo Hết'], [], ['Giáo Thay']]);
  });

  it("finds a learner's package until its last test is used", async () => {
    const user = await person('Trò', { role: 'STUDENT' });
    await t.as(admin).call('POST /itf/users/{id}/memberships', {
      params: { id: user.id },
      body: { packageCode: 'PREMIUM_PACKAGE', endsOn: null, replace: false, reason: 'x' },
    });
    expect([
      await names({ package: 'PREMIUM_PACKAGE', expired: 'false' }),
      await names({ package: 'BEAT_FREE_EXAM' }),
    ]).toEqual([['Trò'], []]);
    await t.db.updateTable('memberships').set({ uses_left: 0 }).where('user_id', '=', user.id).execute();
    expect([await names({ package: 'PREMIUM_PACKAGE', expired: 'true' }), await names({ expired: 'false' })]).toEqual([
      ['Trò'],
      [],
    ]);
    expect((await list({})).items).toMatchObject([
      { packageCode: 'PREMIUM_PACKAGE', packageEndsAt: null, packageEnded: true },
    ]);
  });

  it('uses the current role of the account, and leaves deleted accounts out', async () => {
    const user = await person('Giáo');
    await give(user, 'BASIC');
    await t.as(admin).call('PUT /itf/users/{id}/role', {
      params: { id: user.id },
      body: { role: 'TEACHER', isAdmin: true, reason: 'x' },
    });
    expect([
      await names({ package: 'BASIC', role: 'TEACHER' }),
      await names({ package: 'BASIC', role: 'ADMIN' }),
    ]).toEqual([[], ['Giáo']]);
    await t.db
      .updateTable('users')
      .set({ deleted_at: new Date(t.now()) })
      .where('id', '=', user.id)
      .execute();
    expect(await names({ package: 'BASIC' })).toEqual([]);
  });

  it('is the same for 50 concurrent grants as for successive ones', async () => {
    const user = await person('Giáo');
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        give(user, index % 2 ? 'ADVANCE' : 'BASIC', { days: 5 + index }).catch(() => null),
      ),
    );
    expect(await names({ package: 'ADVANCE', expired: 'false' })).toEqual(['Giáo']);
    t.advance(60 * day);
    expect(await names({ package: 'ADVANCE', expired: 'true' })).toEqual(['Giáo']);
  });
});

describe('package periods in the database', () => {
  it('equal the memberships at every moment, after any changes', async () => {
    // Random memberships, including combinations that no service creates: overlapping, empty, used up, of every
    // package.
    await sql`INSERT INTO users (id, role, first_name) SELECT gen_random_uuid(), CASE WHEN g % 3 = 0 THEN 'STUDENT' ELSE 'TEACHER' END, 'Ngẫu' FROM generate_series(1, 60) g`.execute(
      t.db,
    );
    const codes = packageCodes.filter((code) => code !== 'SCHOOL');
    const starts = sql`CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + (floor(random() * 20) + n * 0) * interval '10 days' AS s) x`;
    const ends = sql`CASE WHEN random() < 0.8 THEN s + floor(random() * 6) * interval '10 days' END`;
    await sql`INSERT INTO memberships (id, user_id, package_code, starts_at, ends_at, uses_left)
      SELECT gen_random_uuid(), u.id, (${codes}::text[])[1 + floor(random() * ${codes.length})::int], s, ${ends}, CASE WHEN random() < 0.3 THEN floor(random() * 2)::int END
      FROM users u CROSS JOIN generate_series(1, 5) AS n ${starts} WHERE u.first_name = 'Ngẫu'`.execute(t.db);
    // Schools with packages, and teachers who join, leave, and join another school.
    await sql`INSERT INTO schools (id, name, created_at) SELECT gen_random_uuid(), 'Trường ' || g, '2026-01-01' FROM generate_series(1, 4) g`.execute(
      t.db,
    );
    await sql`INSERT INTO school_members (school_id, user_id, role, joined_at, left_at)
      SELECT (SELECT id FROM schools WHERE u.id IS NOT NULL ORDER BY random() LIMIT 1), u.id, 'TEACHER', s + n * interval '60 days', CASE WHEN n < 3 THEN s + (n * 60 + 30) * interval '1 day' END
      FROM users u CROSS JOIN generate_series(1, 3) AS n ${starts} WHERE u.first_name = 'Ngẫu' AND u.role = 'TEACHER' AND random() < 0.5
      ON CONFLICT DO NOTHING`.execute(t.db);
    await sql`INSERT INTO memberships (id, school_id, package_code, starts_at, ends_at)
      SELECT gen_random_uuid(), c.id, 'SCHOOL', s, ${ends} FROM schools c CROSS JOIN generate_series(1, 3) AS n ${starts}`.execute(
      t.db,
    );
    await sql`UPDATE memberships SET uses_left = 0 WHERE random() < 0.1`.execute(t.db);
    // Another membership may name the one that replaced it; such a row cannot be deleted.
    await sql`DELETE FROM memberships m WHERE random() < 0.1 AND NOT EXISTS (SELECT FROM memberships r WHERE r.replaced_by = m.id)`.execute(
      t.db,
    );
    const { rows } = await sql<{ checked: number; wrong: number }>`
      SELECT count(*)::int AS checked, (count(*) FILTER (WHERE p.found <> 1 OR NOT p.same))::int AS wrong
      FROM users u CROSS JOIN generate_series(timestamptz '2025-12-27', '2026-12-01', '5 days') AS moment LEFT JOIN LATERAL membership_in_force(u.id, moment) m ON true
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS found, bool_and(CASE
          WHEN m.runs IS NULL AND u.role = 'STUDENT' THEN (p.package_code, p.state) = ('BEAT_FREE_EXAM', 'RUNS')
          WHEN m.runs IS NULL THEN p.package_code IS NULL AND p.state = 'NONE'
          ELSE (p.package_code, p.state) = (m.package_code, CASE WHEN m.runs THEN 'RUNS' ELSE 'OVER' END) END) AS same
        FROM package_periods p WHERE p.user_id = u.id AND p.starts_at <= moment AND p.ends_at > moment
      ) p WHERE u.first_name = 'Ngẫu'`.execute(t.db);
    expect(rows[0]).toEqual({ checked: 60 * 68, wrong: 0 });
  });
});

describe('with more users than the bound of the count', () => {
  beforeAll(async () => {
    await sql`INSERT INTO users (id, role, last_name, first_name, created_at) SELECT gen_random_uuid(), 'STUDENT', 'Đông', 'Trò ' || g, timestamptz '2020-01-01' + g * interval '1 minute' FROM generate_series(1, 10050) g`.execute(
      t.db,
    );
    // Updates the planner's statistics, which autovacuum would do with a delay.
    await sql`ANALYZE users, package_periods, memberships`.execute(t.db);
  });

  it.each([
    ['in the order of time', { sort: 'created', direction: 'asc' }, ['Đông Trò 1', 'Đông Trò 2'], 10_000],
    ['by name', { sort: 'name', direction: 'asc', to: '2020-01-01' }, ['Đông Trò 1', 'Đông Trò 10'], 1019],
    [
      'by name among all',
      { search: 'dong tro', sort: 'name', direction: 'asc' },
      ['Đông Trò 1', 'Đông Trò 10'],
      10_000,
    ],
    [
      'by name and a search',
      { search: 'dong tro 1005', sort: 'name', direction: 'asc' },
      ['Đông Trò 1005', 'Đông Trò 10050'],
      2,
    ],
  ])('are found %s', async (_, query, first, total) => {
    const { items, page } = await t
      .as(admin)
      .call('GET /itf/users', { query: { package: 'BEAT_FREE_EXAM', size: 10, ...query } as never });
    expect([items.slice(0, 2).map(({ fullName }) => fullName), page.total, page.more]).toEqual([
      first,
      total,
      total === 10_000,
    ]);
  });
});
