/** A user's notices, their mails, and unsubscribing from mails. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '#db';
import { testApp, type TestUser } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { notify } from './index.ts';

const t = await testApp();
const intl = await testApp({ config: { site: 'intl' }, database: t.database });
const day = 86_400_000;

let teacher: TestUser;
let other: TestUser;
beforeEach(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
  other = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
});
afterEach(() => t.db.deleteFrom('outbox_messages').execute());

const context = () => ({ app: t.app, db: t.db, now: t.now() });
const tell = (users: readonly TestUser[], title = 'Đề giữa kỳ') =>
  notify(context(), {
    users: users.map(({ id }) => id),
    kind: 'ASSIGNMENT_CANCELLED',
    params: { title, className: '9A1' },
    link: '/assigned-unit-test',
  });
const given = { package: 'Cơ bản', packageEn: 'Basic', startsAt: '2026-12-03T02:00:00.000Z' };
const packageGiven = (user: TestUser) =>
  notify(context(), {
    users: [user.id],
    kind: 'PACKAGE_GIVEN',
    params: given,
    link: '/users/info/using-plan',
  });
const list = (user: TestUser, query: object = {}) => t.as(user).call('GET /notices', { query });
const mails = async (user: TestUser) =>
  t.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', `${user.id}@example.invalid`).execute();

it('users see their own, newest first, page by page, with the count of unread ones', async () => {
  for (const title of ['một', 'hai', 'ba']) {
    await tell([teacher], title);
    t.advance(1_000);
  }
  await tell([other], 'của người khác');
  const first = await list(teacher, { size: 2 });
  expect(first.notices.map(({ params }) => params['title'])).toEqual(['ba', 'hai']);
  expect(first.unread).toBe(3);
  const second = await list(teacher, { size: 2, before: first.next! });
  expect(second.notices.map(({ params }) => params['title'])).toEqual(['một']);
  expect(second.next).toBeNull();
  expect(second.notices[0]).toMatchObject({ kind: 'ASSIGNMENT_CANCELLED', link: '/assigned-unit-test', readAt: null });
});

it('one can be marked as read, then all; read ones are not among the unread', async () => {
  await tell([teacher], 'một');
  t.advance(1_000);
  await tell([teacher], 'hai');
  const [newest] = (await list(teacher)).notices;
  expect(await t.as(teacher).call('POST /notices/{id}/read', { params: { id: newest!.id } })).toEqual({ unread: 1 });
  const unread = await list(teacher, { unread: 'true' });
  expect(unread.notices.map(({ params }) => params['title'])).toEqual(['một']);
  expect(await t.as(teacher).call('POST /notices/read-all')).toEqual({ unread: 0 });
  expect(await t.as(teacher).call('GET /notices/unread')).toEqual({ unread: 0 });
  expect((await list(teacher)).notices).toHaveLength(2);
});

it('a notice cannot be marked as read by another user, and marking all as read does not affect others', async () => {
  await tell([other]);
  const [theirs] = (await list(other)).notices;
  await expect(t.as(teacher).call('POST /notices/{id}/read', { params: { id: theirs!.id } })).rejects.toMatchObject({
    status: 404,
  });
  await t.as(teacher).call('POST /notices/read-all');
  expect((await list(teacher)).notices).toEqual([]);
  expect((await list(other)).notices[0]).toMatchObject({ readAt: null });
});

it('a notice of a rolled-back transaction is not shown, and its mail is not sent', async () => {
  await withTransaction(t.db, async (db) => {
    await notify({ ...context(), db }, { users: [teacher.id], kind: 'PACKAGE_GIVEN', params: given, link: null });
    throw new Error('taken back');
  }).catch(() => {});
  await runJobs(t);
  expect((await list(teacher)).notices).toEqual([]);
  expect(await mails(teacher)).toEqual([]);
});

it('is deleted after 90 days', async () => {
  await tell([teacher], 'cũ');
  t.advance(89 * day);
  await tell([teacher], 'mới');
  const { deleteOldNoticesJob } = await import('./notices.service.ts');
  const { enqueue } = await import('#platform/jobs');
  const clean = () => enqueue(t, deleteOldNoticesJob, {}).then(() => runJobs(t));
  const left = async () =>
    (await t.db.selectFrom('notices').select('params').where('owner_id', '=', teacher.id).execute()).map(
      ({ params }) => (params as { title: string }).title,
    );
  await clean();
  expect((await left()).sort()).toEqual(['cũ', 'mới']);
  t.advance(2 * day);
  await clean();
  expect(await left()).toEqual(['mới']);
});

describe('mail', () => {
  it('is sent for some kinds, in the reader’s language, to users with an address', async () => {
    await t.db.updateTable('users').set({ locale: 'en' }).where('id', '=', teacher.id).execute();
    await t.db.updateTable('users').set({ email: null }).where('id', '=', other.id).execute();
    await packageGiven(teacher);
    await packageGiven(other);
    await tell([teacher]);
    await runJobs(t);
    const [mail, ...more] = await mails(teacher);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'You have the plan Basic' });
    expect(mail!.body).toContain('https://vumon.example/en/users/info/using-plan');
    expect(mail!.html).toContain('href="https://vumon.example/en/users/info/using-plan"');
    expect(mail!.html).toContain('https://vumon.example/en/unsubscribe?token=');
    expect(await t.db.selectFrom('outbox_messages').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['America/New_York', '02/12/2026 21:00', '03/12/2026 09:00'],
    ['Pacific/Auckland', '03/12/2026 15:00', '03/12/2026 09:00'],
  ])(
    'shows times in the reader’s zone %s on the international site, and in Vietnam’s otherwise',
    async (zone, abroad, home) => {
      await t.db.updateTable('users').set({ time_zone: zone }).where('id', '=', teacher.id).execute();
      await packageGiven(teacher);
      await runJobs(intl);
      await packageGiven(teacher);
      await runJobs(t);
      const bodies = (await mails(teacher)).map(({ body }) => body);
      expect(bodies.filter((body) => body.includes(abroad))).toHaveLength(1);
      expect(bodies.filter((body) => body.includes(home))).toHaveLength(1);
    },
  );

  const linkOf = async (user: TestUser) => {
    await packageGiven(user);
    await runJobs(t);
    const { body } = (await mails(user))[0]!;
    return new URL(/https:\S+unsubscribe\?token=\S+/.exec(body)![0]);
  };
  const unsubscribe = (token: string) => t.as(null).call('POST /mail/unsubscribe', { body: { token } });

  it('can be unsubscribed without signing in: notices are still created, mails are not sent', async () => {
    const link = await linkOf(teacher);
    expect(await unsubscribe(link.searchParams.get('token')!)).toEqual({ kind: 'PACKAGE_GIVEN' });
    await t.db.deleteFrom('outbox_messages').execute();
    await packageGiven(teacher);
    await runJobs(t);
    expect(await mails(teacher)).toEqual([]);
    expect((await list(teacher)).notices).toHaveLength(2);
    // Mails of another kind are still sent.
    await notify(context(), {
      users: [teacher.id],
      kind: 'TEST_ASSIGNED',
      params: { title: 'Đề giữa kỳ', className: '9A1', endsAt: '2026-12-03T02:00:00.000Z' },
      link: null,
    });
    await runJobs(t);
    expect(await mails(teacher)).toHaveLength(1);
  });

  it('can be unsubscribed by the mail program’s own button', async () => {
    const link = await linkOf(teacher);
    const reply = await t.as(null).raw({
      method: 'POST',
      url: `/api/mail/unsubscribe/one-click${link.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(200);
    await t.db.deleteFrom('outbox_messages').execute();
    await packageGiven(teacher);
    await runJobs(t);
    expect(await mails(teacher)).toEqual([]);
  });

  it('cannot be unsubscribed with a forged token', async () => {
    const token = (await linkOf(teacher)).searchParams.get('token')!;
    const [user, kind, signature] = token.split('.') as [string, string, string];
    const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const bad of [
      `${other.id}.${kind}.${signature}`,
      `${user}.TEST_ASSIGNED.${signature}`,
      `${user}.${kind}.${turned}`,
      `${user}.${kind}.`,
      `${user}.${kind}`,
      '',
    ])
      await expect(unsubscribe(bad)).rejects.toMatchObject({ status: 404 });
    await t.db.deleteFrom('outbox_messages').execute();
    await packageGiven(teacher);
    await runJobs(t);
    expect(await mails(teacher)).toHaveLength(1);
  });
});

describe('subscriptions', () => {
  const choices = (user: TestUser) => t.as(user).call('GET /notices/choices');
  const choose = (
    user: TestUser,
    kind: Awaited<ReturnType<typeof choices>>[number]['kind'],
    body: { notice?: boolean; mail?: boolean },
  ) => t.as(user).call('PUT /notices/choices/{kind}', { params: { kind }, body });

  it('include everything at first, limited to the role; necessary kinds cannot be switched off', async () => {
    const student = await t.createUser({ role: 'STUDENT' });
    expect(await choices(student)).toEqual(
      expect.arrayContaining([
        { kind: 'TEST_ASSIGNED', notice: true, mail: true, push: true },
        { kind: 'RESULT_READY', notice: true, mail: true, push: true },
        { kind: 'MARK_CHANGED', notice: true, mail: null, push: true },
      ]),
    );
    const kinds = (await choices(student)).map(({ kind }) => kind);
    for (const kind of ['TIME_ADDED', 'ATTEMPT_REOPENED', 'STUDENTS_IMPORTED']) expect(kinds).not.toContain(kind);
    expect((await choices(teacher)).map(({ kind }) => kind)).toContain('STUDENTS_IMPORTED');
  });

  it('control notices and mails of a kind separately', async () => {
    await choose(teacher, 'PACKAGE_GIVEN', { notice: false });
    await packageGiven(teacher);
    await runJobs(t);
    expect((await list(teacher)).notices).toEqual([]);
    expect(await mails(teacher)).toHaveLength(1);
    const after = await choose(teacher, 'PACKAGE_GIVEN', { notice: true });
    expect(after).toContainEqual({ kind: 'PACKAGE_GIVEN', notice: true, mail: true, push: true });
    await choose(teacher, 'PACKAGE_GIVEN', { mail: false });
    await t.db.deleteFrom('outbox_messages').execute();
    await packageGiven(teacher);
    await runJobs(t);
    expect((await list(teacher)).notices).toHaveLength(1);
    expect(await mails(teacher)).toEqual([]);
    // Other users' choices are unaffected.
    await packageGiven(other);
    await runJobs(t);
    expect(await mails(other)).toHaveLength(1);
  });

  it('show kinds unsubscribed by a link in a mail, which can be switched on again', async () => {
    await packageGiven(teacher);
    await runJobs(t);
    const { body } = (await mails(teacher))[0]!;
    const token = new URL(/https:\S+unsubscribe\?token=\S+/.exec(body)![0]).searchParams.get('token')!;
    await t.as(null).call('POST /mail/unsubscribe', { body: { token } });
    expect(await choices(teacher)).toContainEqual({ kind: 'PACKAGE_GIVEN', notice: true, mail: false, push: true });
    expect(await choose(teacher, 'PACKAGE_GIVEN', { mail: true })).toContainEqual({
      kind: 'PACKAGE_GIVEN',
      notice: true,
      mail: true,
      push: true,
    });
  });

  it('of a kind that is sent on wish alone begin off, each way by itself', async () => {
    const student = await t.createUser({ role: 'STUDENT' });
    const kind = 'TEST_STARTS' as const;
    const params = { title: 'Đề', className: '9A1', startsAt: new Date(t.now()).toISOString() };
    const send = () => notify(context(), { users: [student.id], kind, params, link: null });
    await send();
    expect((await list(student)).notices).toEqual([]);
    expect(await choices(student)).toContainEqual({ kind, notice: false, mail: null, push: false });
    expect(await choose(student, kind, { notice: true })).toContainEqual({
      kind,
      notice: true,
      mail: null,
      push: false,
    });
    await send();
    expect((await list(student)).notices).toHaveLength(1);
  });

  it.each([
    ['TIME_ADDED', { notice: false }],
    ['MARK_CHANGED', { mail: false }],
    ['STUDENTS_IMPORTED', { notice: false }],
  ] as const)('cannot be changed for %s to %j', async (kind, body) => {
    const student = await t.createUser({ role: 'STUDENT' });
    await expect(choose(student, kind, body)).rejects.toMatchObject({ status: 404 });
  });
});
