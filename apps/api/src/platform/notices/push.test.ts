/** Notices that devices receive while the product is closed, at a push service of the test that decrypts what it gets. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NoticeKind, NoticeParams } from '@vumon/domain';
import { testApp, type TestUser } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { notify } from './index.ts';

const t = await testApp();

interface Device {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly endpoint: string;
}
interface Got {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

let service: Server;
let origin: string;
let status = 201;
let got: Got[] = [];
let user: TestUser;
let devices = 0;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://localhost:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  status = 201;
  got = [];
  await t.db.deleteFrom('push_subscriptions').execute();
  user = await t.createUser({ role: 'STUDENT' });
});

function newDevice(): Device {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  devices += 1;
  return { ecdh, auth: randomBytes(16), endpoint: `${origin}/send/${devices}` };
}
const bodyOf = ({ ecdh, auth, endpoint }: Device) => ({
  endpoint,
  publicKey: ecdh.getPublicKey().toString('base64url'),
  authSecret: auth.toString('base64url'),
});
const subscribe = (who: TestUser, device: Device) => t.as(who).call('PUT /notices/push', { body: bodyOf(device) });

/** What a browser does with a message (RFC 8291). */
function open({ ecdh, auth }: Device, body: Buffer): unknown {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const encrypted = body.subarray(21 + length);
  const derive = (secret: Buffer, with_: Buffer, info: Buffer | string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(input, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  expect(plain.at(-1)).toBe(2);
  return JSON.parse(plain.subarray(0, -1).toString());
}

async function tell<Kind extends NoticeKind>(kind: Kind, params: NoticeParams[Kind], link: string | null = '/join') {
  await notify({ app: t.app, db: t.db, now: t.now() }, { users: [user.id], kind, params, link });
  await runJobs(t);
}
const cancelled = () => tell('ASSIGNMENT_CANCELLED', { title: 'Đề giữa kỳ', className: '9A1' }, '/assigned-unit-test');

it('reach the device encrypted for it alone, signed as ours, and lead to the page in the reader’s language', async () => {
  const device = newDevice();
  expect(await subscribe(user, device)).toMatchObject({ on: true });
  await cancelled();
  expect(got.map(({ path }) => origin + path)).toEqual([device.endpoint]);
  expect(got[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { key } = await t.as(user).call('GET /notices/push');
  expect(got[0]!.headers['authorization']).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${key}$`));
  expect(open(device, got[0]!.body)).toEqual({
    title: 'Bài giao bị hủy',
    text: 'Đề giữa kỳ',
    url: '/assigned-unit-test',
  });
  await t.db.updateTable('users').set({ locale: 'en' }).where('id', '=', user.id).execute();
  await cancelled();
  expect(open(device, got[1]!.body)).toMatchObject({ url: '/en/assigned-unit-test' });
});

it('name no person and no mark', async () => {
  const device = newDevice();
  await subscribe(user, device);
  await tell('CLASS_INVITED', { className: '9A1', teacher: 'Nguyễn Thu Hà' });
  await tell('JOIN_REJECTED', { className: '9A1', reason: 'Em Bình đã có tài khoản' });
  await tell('PASSWORD_RENEWED', { teacher: 'Nguyễn Thu Hà' });
  expect(got).toHaveLength(3);
  const shown = got.map(({ body }) => JSON.stringify(open(device, body)));
  expect(shown.filter((text) => /Hà|Bình/.test(text))).toEqual([]);
});

it('are not sent for a kind that is switched off, while the bell still shows it', async () => {
  await subscribe(user, newDevice());
  const params = { kind: 'ASSIGNMENT_CANCELLED' } as const;
  const choices = await t.as(user).call('PUT /notices/choices/{kind}', { params, body: { push: false } });
  expect(choices.find(({ kind }) => kind === params.kind)).toMatchObject({ notice: true, push: false });
  await cancelled();
  expect(got).toEqual([]);
  expect(await t.as(user).call('GET /notices/unread')).toEqual({ unread: 1 });
});

it('end with the session, and with the wish for them', async () => {
  await subscribe(user, newDevice());
  expect(await t.as(user).call('DELETE /notices/push')).toMatchObject({ on: false });
  await cancelled();
  await subscribe(user, newDevice());
  await t.as(user).call('POST /auth/logout');
  await cancelled();
  expect(got).toEqual([]);
  const { deleteEndedPushJob } = await import('./push.jobs.ts');
  const { enqueue } = await import('#platform/jobs');
  await enqueue(t, deleteEndedPushJob, {});
  await runJobs(t);
  expect(await t.db.selectFrom('push_subscriptions').select('endpoint').execute()).toEqual([]);
});

it('go to whoever signed in last on a browser, and to nobody else', async () => {
  const other = await t.createUser({ role: 'STUDENT' });
  const device = newDevice();
  await subscribe(user, device);
  await subscribe(other, device);
  await cancelled();
  expect(got).toEqual([]);
  expect(await t.as(user).call('GET /notices/push')).toMatchObject({ on: false });
});

it.each([404, 410, 403])('forget a device that its service answers with %i', async (answer) => {
  await subscribe(user, newDevice());
  status = answer;
  await cancelled();
  await cancelled();
  expect(got).toHaveLength(1);
  expect(await t.as(user).call('GET /notices/push')).toMatchObject({ on: false });
});

it('are sent again to a device whose service is down, four times and no more', async () => {
  await subscribe(user, newDevice());
  status = 503;
  await cancelled();
  expect(got).toHaveLength(1);
  for (let hour = 1; hour <= 5; hour++) {
    t.advance(3_600_000);
    await runJobs(t);
  }
  expect(got).toHaveLength(4);
  status = 201;
  await cancelled();
  expect(got).toHaveLength(5);
  expect(await t.as(user).call('GET /notices/push')).toMatchObject({ on: true });
});

it('are neither prepared for a session that has ended nor sent to one that ends meanwhile', async () => {
  const { pushNoticesJob } = await import('./push.jobs.ts');
  const waiting = async () =>
    (await sql`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'notices.push-one'`.execute(t.db)).rows
      .length;
  const params = { title: 'Đề giữa kỳ', className: '9A1' };
  const notice = { users: [user.id], kind: 'ASSIGNMENT_CANCELLED', params, link: null } as const;
  await subscribe(user, newDevice());
  await notify({ app: t.app, db: t.db, now: t.now() }, notice);
  await runJobs(t, [pushNoticesJob]);
  expect(await waiting()).toBe(1);
  await t.as(user).call('POST /auth/logout');
  await runJobs(t);
  expect(got).toEqual([]);
  await notify({ app: t.app, db: t.db, now: t.now() }, notice);
  await runJobs(t, [pushNoticesJob]);
  expect(await waiting()).toBe(0);
});

it.each([
  ['a private address', { endpoint: 'https://192.168.1.1/send' }],
  ['the metadata of a cloud', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
  ['a name of a private network', { endpoint: 'https://db.internal/' }],
  ['another protocol', { endpoint: 'file:///etc/passwd' }],
  ['a key that is no point of the curve', { publicKey: Buffer.alloc(65, 4).toString('base64url') }],
])('are refused for %s', async (_what, wrong) => {
  await expect(
    t.as(user).call('PUT /notices/push', { body: { ...bodyOf(newDevice()), ...wrong } }),
  ).rejects.toMatchObject({ code: 'PUSH_REFUSED', status: 422 });
});
