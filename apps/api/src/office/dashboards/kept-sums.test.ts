/** The kept sums beside the rows that they count: after random changes, when united, and when one of them is wrong. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayInVietnam, midnightInVietnam } from '@vumon/domain';
import { runDataChanges } from '#platform/data-changes';
import { checkSums, firstSums } from '#platform/kept-sums';
import { signInDaysChange, signInSums, userSums } from '#people/accounts';
import { refundSums, turnoverSums } from '#commerce/payments';
import { packagesAt, packageSums, periodSums } from '#people/packages';
import { deleteOldSignInDays } from '../../people/accounts/user-sums.queries.ts';
import { jobs, keptSums } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { countSignedIn } from './users.queries.ts';

const t = await testApp();
const dayMs = 86_400_000;
const day = (daysAgo: number) => addDays(dayInVietnam(t.now()), -daysAgo);

/** A generator of its own, so that a failure can be repeated. */
let seed = 20_261_129;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!;

const users: string[] = [];
const signIn = (user: string, at: number) =>
  sql`INSERT INTO sign_ins (user_id, at, outcome, handheld, address) VALUES (${user}, ${new Date(at)}, 'SIGNED_IN', false, '')`.execute(
    t.db,
  );
const momentOf = (text: string, hour: number) => midnightInVietnam(text) + hour * 3_600_000;

async function addOrder(): Promise<void> {
  const at = new Date(t.now() - random(50) * dayMs);
  await sql`
    INSERT INTO orders (id, reference, user_id, action, item_kind, package_code, package_name, package_name_en, months, lines, credit, total,
      basis, voucher_held, method, state, paid_at, created_at, expires_at, ended_at, ended_by)
    VALUES (gen_random_uuid(), ${`S${random(1e9)}`}, ${oneOf(users)}, 'new', 'MEMBERSHIP', ${oneOf(['BASIC', 'ADVANCE'])}, 'Gói', 'Package', 12, '[]', 0,
      ${1 + random(900_000)}, '{}', false, ${oneOf(['VNPAYQR', 'VNBANK'])}, 'PROCESSING', NULL, ${at}, ${at}, NULL, NULL)`.execute(
    t.db,
  );
}

async function addMembership(): Promise<void> {
  // Close together, so that packages are renewed early, late and not at all.
  const at = t.now() - random(120) * dayMs;
  const from = at + oneOf([0, 0, 20]) * dayMs;
  const [code, source] = oneOf([
    ['BASIC', 'ORDER'],
    ['ADVANCE', 'ORDER'],
    ['ADVANCE', 'CODE'],
    ['TRIAL', 'TRIAL'],
    ['BEAT_FREE_EXAM', 'GRANT'],
  ] as const);
  await sql`
    INSERT INTO memberships (id, user_id, package_code, source, created_at, starts_at, ends_at)
    VALUES (gen_random_uuid(), ${oneOf(users.slice(0, 5))}, ${code}, ${source}, ${new Date(at)}, ${new Date(from)},
      ${random(6) === 0 ? null : new Date(from + oneOf([5, 15, 40]) * dayMs)})`.execute(t.db);
}
const anyMembership = () => sql`(SELECT id FROM memberships ORDER BY md5(id::text || ${String(random(99))}) LIMIT 1)`;

/** Everything that may happen to what is counted. */
const changes: readonly (() => Promise<unknown>)[] = [
  addOrder,
  addOrder,
  () =>
    sql`UPDATE orders SET state = 'SUCCESS', paid_at = created_at + interval '3 hours', ended_at = created_at, ended_by = 'QUERY'
    WHERE id = (SELECT id FROM orders WHERE state = 'PROCESSING' ORDER BY id LIMIT 1)`.execute(t.db),
  () =>
    sql`UPDATE orders SET state = ${oneOf(['CANCEL', 'SUCCESS'])}, ended_at = created_at, ended_by = 'PERSON', paid_at = created_at
    WHERE id = (SELECT id FROM orders ORDER BY md5(id::text || ${String(random(99))}) LIMIT 1)`.execute(t.db),
  () =>
    sql`UPDATE orders SET total = ${random(500_000)} WHERE id = (SELECT id FROM orders WHERE state = 'SUCCESS' ORDER BY id LIMIT 1)`.execute(
      t.db,
    ),
  // Also of orders that do not count, which may begin to.
  () =>
    sql`INSERT INTO payment_ledger (order_id, kind, amount, at, reason)
    SELECT id, 'REFUNDED', ${-1 - random(900)}, created_at + make_interval(days => ${random(9)}), '' FROM orders
    ORDER BY md5(id::text || ${String(random(99))}) LIMIT 1`.execute(t.db),
  async () => void users.push((await t.createUser({ role: oneOf(['TEACHER', 'STUDENT'] as const) })).id),
  () => sql`UPDATE users SET province_code = ${oneOf(['01', '79', null])} WHERE id = ${oneOf(users)}`.execute(t.db),
  () =>
    sql`UPDATE users SET role = ${oneOf(['TEACHER', 'STUDENT', 'OPERATOR'])}, is_admin = ${random(3) === 0} WHERE id = ${oneOf(users)}`.execute(
      t.db,
    ),
  () =>
    sql`UPDATE users SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE id = ${oneOf(users)}`.execute(
      t.db,
    ),
  // In any order of days: a clock may have been put right.
  () => signIn(oneOf(users), t.now() - random(45) * dayMs),
  () => signIn(oneOf(users), t.now() - random(45) * dayMs),
  () => sql`DELETE FROM sign_in_days WHERE user_id = ${oneOf(users)}`.execute(t.db),
  addMembership,
  addMembership,
  addMembership,
  // Several of one holder at once, as when a package is replaced.
  () =>
    sql`UPDATE memberships SET ended_at = ends_at, replaced_by = NULL, ends_at = greatest(starts_at, ends_at - interval '30 days')
    WHERE user_id = ${oneOf(users.slice(0, 5))} AND ends_at IS NOT NULL AND created_at < now() - make_interval(days => ${60 + random(60)})`.execute(
      t.db,
    ),
  () => sql`UPDATE memberships SET uses_left = uses_left WHERE id = ${anyMembership()}`.execute(t.db),
  () =>
    sql`UPDATE memberships SET ends_at = starts_at + make_interval(days => ${random(40)}) WHERE id = ${anyMembership()}`.execute(
      t.db,
    ),
  () => sql`UPDATE memberships SET user_id = ${users[0]!} WHERE id = ${anyMembership()}`.execute(t.db),
  () => sql`DELETE FROM memberships WHERE id = ${anyMembership()}`.execute(t.db),
];

beforeAll(async () => {
  await addCatalogue(t.db);
  for (let at = 0; at < 5; at += 1) users.push((await t.createUser({ role: 'STUDENT' })).id);
  for (let at = 0; at < 300; at += 1) await oneOf(changes)();
  // Which rows are changed depends on random ids: go on until every kind of sum has something to compare.
  for (let at = 0; at < 3000 && (await fewestRows()) <= 10; at += 1) await oneOf(changes)();
}, 120_000);

const check = (kept: (typeof keptSums)[number]) =>
  checkSums(
    { app: { ...t.app, background: t.db as never, log: { ...t.app.log, error: () => {} } as never }, now: t.now() },
    kept,
  );
const rowsOf = async (table: string) =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(t.db)).rows[0]!.n;

const fewestRows = async () => Math.min(...(await Promise.all(keptSums.map(({ table }) => rowsOf(table)))));

async function keysWithSeveralRows({ table, keys }: (typeof keptSums)[number]): Promise<number> {
  const { rows } =
    await sql`SELECT FROM ${sql.table(table)} GROUP BY ${sql.join(keys.map((key) => sql.ref(key)))} HAVING count(*) > 1`.execute(
      t.db,
    );
  return rows.length;
}

test.each(keptSums.map((kept) => [kept.name, kept] as const))(
  '%s equal their rows after random changes',
  async (_, kept) => {
    expect(await rowsOf(kept.table)).toBeGreaterThan(10);
    expect(await check(kept)).toBe(0);
  },
);

test.each(keptSums.map((kept) => [kept.name, kept] as const))(
  '%s stay the same when they are united',
  async (_, kept) => {
    const before = await rowsOf(kept.table);
    const unite = jobs.find(({ kind }) => kind === 'sums.unite')!;
    await unite.run({ app: { ...t.app, background: t.db } } as never, {} as never);
    expect(await rowsOf(kept.table)).toBeLessThanOrEqual(before);
    expect(await keysWithSeveralRows(kept)).toBe(0);
    expect(await check(kept)).toBe(0);
  },
);

test.each([
  ['turnover', turnoverSums, `DELETE FROM turnover_sums WHERE ctid = (SELECT ctid FROM turnover_sums LIMIT 1)`],
  ['refunds', refundSums, `INSERT INTO refund_sums VALUES ('2020-01-01', 1, 5)`],
  ['users', userSums, `INSERT INTO user_sums VALUES ('2020-01-01', 'TEACHER', '', 5)`],
  ['packages', packageSums, `INSERT INTO package_sums VALUES ('2020-01-01', 'BASIC', 1, 0, 0, 0, 0, 0)`],
  ['periods', periodSums, `INSERT INTO period_sums VALUES ('2020-01-01', 'BASIC', 1, 0)`],
  [
    'sign-ins',
    signInSums,
    `UPDATE sign_in_sums SET accounts = accounts + 1 WHERE ctid = (SELECT ctid FROM sign_in_sums ORDER BY day DESC LIMIT 1)`,
  ],
] as const)('a wrong sum of %s is found, put right and recorded', async (name, kept, damage) => {
  await sql.raw(damage).execute(t.db);
  expect(await check(kept)).toBe(1);
  expect(await check(kept)).toBe(0);
  const { rows } =
    await sql`SELECT differences, differed_at IS NOT NULL AS differed FROM sum_checks WHERE name = ${name}`.execute(
      t.db,
    );
  expect(rows).toEqual([{ differences: 0, differed: true }]);
});

test('packages in force at a moment are those of the periods, at midnight and in the middle of a day', async () => {
  // Begins and ends at the moments that are asked for.
  const [begins, ends] = [midnightInVietnam(day(3)), midnightInVietnam(day(1))];
  await sql`
    INSERT INTO memberships (id, user_id, package_code, source, created_at, starts_at, ends_at)
    VALUES (gen_random_uuid(), ${(await t.createUser({ role: 'TEACHER' })).id}, 'STANDARD', 'GRANT', ${new Date(begins)}, ${new Date(begins)}, ${new Date(ends)})`.execute(
    t.db,
  );
  const moments = [begins, ends, begins - 1, ends - 1, t.now(), ...[90, 40, 12, 2].map((ago) => t.now() - ago * dayMs)];
  for (const at of moments.map((one) => new Date(one))) {
    const { rows } = await sql`
      SELECT package_code AS code, count(*)::int AS count FROM package_periods
      WHERE state = 'RUNS' AND package_code <> 'BEAT_FREE_EXAM' AND starts_at <= ${at} AND ends_at > ${at} GROUP BY 1 ORDER BY 1`.execute(
      t.db,
    );
    expect((await packagesAt(t.db, at)).toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual(rows);
  }
  const standard = async (at: number) => (await packagesAt(t.db, new Date(at))).find(({ code }) => code === 'STANDARD');
  expect([await standard(begins - 1), (await standard(begins))?.count, (await standard(ends - 1))?.count]).toEqual([
    undefined,
    1,
    1,
  ]);
  expect(await standard(ends)).toBeUndefined();
});

test('accounts that signed in within a range are those that have a day in it', async () => {
  for (const [from, to] of [
    [44, 0],
    [30, 10],
    [7, 7],
    [20, 19],
  ] as const) {
    const { rows } = await sql<{ n: number }>`
      SELECT count(DISTINCT user_id)::int AS n FROM sign_in_days WHERE day BETWEEN ${day(from)} AND ${day(to)}`.execute(
      t.db,
    );
    expect(await countSignedIn(t.db, { from: day(from), to: day(to) })).toBe(rows[0]!.n);
  }
});

test('old days of single accounts go, except the last; the figures stay', async () => {
  const user = (await t.createUser({ role: 'TEACHER' })).id;
  const days = [400, 300, 299, 100, 3].map((ago) => day(ago));
  for (const one of days) await signIn(user, momentOf(one, 9));
  const figures = () =>
    Promise.all(
      [[400, 290] as const, [299, 0] as const, [100, 2] as const].map(([from, to]) =>
        countSignedIn(t.db, { from: day(from), to: day(to) }),
      ),
    );
  const before = await figures();
  // Batches of one, as if there were many.
  while ((await deleteOldSignInDays(t.db, t.now(), 1)) === 1);
  const { rows } = await sql<{
    day: string;
  }>`SELECT to_char(day, 'YYYY-MM-DD') AS day FROM sign_in_days WHERE user_id = ${user} ORDER BY 1`.execute(t.db);
  expect(rows.map((row) => row.day)).toEqual([days[4]]);
  expect(await figures()).toEqual(before);
  expect(await check(signInSums)).toBe(0);
  // The next visit refers to the day that is kept.
  await signIn(user, momentOf(day(0), 1));
  expect(await countSignedIn(t.db, { from: day(3), to: day(0) })).toBe(
    (
      await sql<{
        n: number;
      }>`SELECT count(DISTINCT user_id)::int AS n FROM sign_in_days WHERE day >= ${day(3)}`.execute(t.db)
    ).rows[0]!.n,
  );
});

test('a database that was there before its sums gets them once', async () => {
  await sql`TRUNCATE turnover_sums, refund_sums, user_sums, sign_in_sums, sign_in_days, sum_checks`.execute(t.db);
  const run = () => runDataChanges({ app: t.app, db: t.db }, [signInDaysChange, ...keptSums.map(firstSums)]);
  await run();
  for (const kept of keptSums) expect([kept.name, await check(kept)]).toEqual([kept.name, 0]);
  for (const kept of keptSums) expect([kept.name, await keysWithSeveralRows(kept)]).toEqual([kept.name, 0]);
  const { rows } = await sql<{ noted: number; days: number }>`
    SELECT (SELECT count(*)::int FROM sign_in_days) AS noted,
      (SELECT count(DISTINCT (user_id, day_in_vietnam(at)))::int FROM sign_ins WHERE outcome = 'SIGNED_IN') AS days`.execute(
    t.db,
  );
  expect(rows[0]!.noted).toBe(rows[0]!.days);
  expect(rows[0]!.noted).toBeGreaterThan(20);
  const before = await rowsOf('sign_in_days');
  await run();
  expect(await rowsOf('sign_in_days')).toBe(before);
});

test('two comparisons at once put a difference right once', async () => {
  await sql`INSERT INTO turnover_sums VALUES ('2026-01-01', 'BASIC', 'VNBANK', 1, 99)`.execute(t.db);
  const found = await Promise.all([check(turnoverSums), check(turnoverSums), check(turnoverSums)]);
  expect(found.toSorted()).toEqual([0, 0, 1]);
  expect(await check(turnoverSums)).toBe(0);
});
