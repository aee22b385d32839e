import { hash } from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { createSchool } from '../../../testing/school.ts';
import { revokeAllSessions } from '../index.ts';

const t = await testApp();
const origin = await t.server.listen({ port: 0, host: '127.0.0.1' });
const password = 'Ban-Mai-2031x';
const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** An open page with the events that it has received so far. */
async function page(token: string, at = origin): Promise<{ status: number; events: string[]; ended: Promise<void> }> {
  const stop = new AbortController();
  closers.push(() => stop.abort());
  const reply = await fetch(`${at}/api/account/sessions/watch`, {
    headers: { 'user-authorization': `Bearer ${token}` },
    signal: stop.signal,
  });
  const events: string[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of reply.body!)
      for (const [, event] of decoder.decode(bytes as Uint8Array).matchAll(/event: (\w+)/g)) events.push(event!);
  };
  return { status: reply.status, events, ended: reply.ok ? read().catch(() => undefined) : Promise.resolve() };
}

async function person() {
  const user = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await t.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  const reply = await t
    .as(null)
    .call('POST /auth/login', { body: { username: `${user.id}@example.invalid`, password, tokensInBody: true } });
  return { ...user, second: reply.accessToken!, refresh: reply.refreshToken! };
}

const heard = (events: string[], event: string) =>
  vi.waitFor(() => expect(events).toContain(event), { timeout: 20_000, interval: 10 });

describe('an open page', () => {
  it('gets an event in every process when it is signed out elsewhere; other sessions continue', async () => {
    const other = await testApp({ database: t.database });
    const elsewhere = await other.server.listen({ port: 0, host: '127.0.0.1' });
    const { token, second } = await person();
    const [mine, theirs, there] = await Promise.all([page(token), page(second), page(second, elsewhere)]);
    await t.as({ id: '', token }).call('POST /account/sessions/sign-out', { body: {} });
    await Promise.all([heard(theirs.events, 'ended'), heard(there.events, 'ended')]);
    await Promise.all([theirs.ended, there.ended]);
    expect(mine.events).not.toContain('ended');
    expect((await page(second)).status).toBe(401);
  });

  it('gets an event when its account is locked, and the refresh then returns the reason', async () => {
    const { id, second, refresh } = await person();
    const open = await page(second);
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', id).execute();
    await heard(open.events, 'ended');
    await revokeAllSessions(t.db, id, 'ACCOUNT_LOCKED', new Date(t.now()));
    const renewal = () => t.as(null).call('POST /auth/refresh-token', { body: { refreshToken: refresh } });
    await expect(renewal()).rejects.toThrow('403 LOCK_ACCOUNT');
    // When the account is unlocked, its former sessions stay ended.
    await t.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', id).execute();
    await expect(renewal()).rejects.toThrow('401 UNAUTHORISED');
  });

  it('gets an event when its package changes', async () => {
    const { id, token } = await person();
    const open = await page(token);
    await t.db.updateTable('memberships').set({ package_code: 'INTERNATIONAL' }).where('user_id', '=', id).execute();
    await heard(open.events, 'changed');
  });

  it('gets an event when the teacher changes the time of its attempt', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const student = await school.student();
    const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
      params: { id: school.assignmentId },
    });
    const open = await page(student.token);
    await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/pause', { params: { id } });
    await heard(open.events, 'changed');
    open.events.length = 0;
    await t
      .as(school.teacher)
      .call('POST /itf/classes/unit-tests/{id}/collect', { params: { id: school.assignmentId } });
    await heard(open.events, 'changed');
    open.events.length = 0;
    await t
      .as(school.teacher)
      .call('POST /itf/unit-tests-result/{id}/reopen', { params: { id }, body: { minutes: 5 } });
    await heard(open.events, 'changed');
  });

  it('is refused without a session, and beyond ten streams for one session', async () => {
    expect((await page('made-up')).status).toBe(401);
    const { token } = await person();
    const pages = await Promise.all(Array.from({ length: 10 }, () => page(token)));
    expect(pages.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await page(token)).status).toBe(503);
  });

  it('does not delay a server that stops', async () => {
    const other = await testApp({ database: t.database });
    const { token } = await person();
    const open = await page(token, await other.server.listen({ port: 0, host: '127.0.0.1' }));
    expect(open.status).toBe(200);
    await other.server.close();
    await open.ended;
  });
});
