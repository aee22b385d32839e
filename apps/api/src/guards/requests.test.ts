/** Guards of every request, whatever its route: nesting, compression, headers, and who reads the measurements. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../testing/app.ts';

const t = await testApp();
const nobody = t.as(null);
const json = { 'content-type': 'application/json' };

describe('a deeply nested body', () => {
  const post = (payload: string) => nobody.raw({ method: 'POST', url: '/api/auth/login', headers: json, payload });

  it.each([
    ['arrays', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['arrays in a field', `{"username":${'['.repeat(60_000)}${']'.repeat(60_000)},"password":"b"}`],
    ['objects', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)],
    ['arrays that never end', '['.repeat(60_000)],
  ])('is refused: %s', async (_, payload) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BODY_INVALID']);
  });

  it('is recognized by its structure, not by brackets in its texts', async () => {
    const reply = await post(JSON.stringify({ username: `${'['.repeat(150)}"\\${'{'.repeat(20)}`, password: 'b' }));
    expect(reply.json().code).toBe('WRONG_USERNAME_PASSWORD');
  });
});

describe('a form with a file', () => {
  let teacher: TestUser;
  beforeAll(async () => {
    teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  });
  const nested = '['.repeat(30_000) + ']'.repeat(30_000);
  const post = (field: { type?: string; value: string; name?: string }, url = '/api/itf/media') => {
    const { name = 'kind', type, value } = field;
    const payload = [
      `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${value}\r\n`,
      '--xx\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--xx--\r\n',
    ].join('');
    return t.as(teacher).raw({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=xx' },
      payload,
    });
  };

  it.each([
    ['JSON in a field', { type: 'application/json', value: nested }],
    ['JSON that never ends', { type: 'application/json', value: '['.repeat(60_000) }],
    ['broken JSON', { type: 'application/json', value: '{"a":' }],
    ['JSON that is no text', { type: 'application/json', value: '{"a":1}' }],
    ['brackets as text', { value: nested }],
    ['a field that is too long', { value: '['.repeat(70_000) }],
    ['a name that objects have', { name: '__proto__', value: 'image' }],
  ])('is refused: %s', async (_, field) => {
    const reply = await post(field);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BODY_INVALID']);
  });

  it('with deeply nested JSON in a text field is refused', async () => {
    const reply = await post({ name: 'columns', value: nested }, `/api/itf/classes/${teacher.id}/students/import`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BODY_INVALID']);
  });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/vnd.api+json', 'text/json', ''])(
  'a body of another kind is not read: %s',
  async (type) => {
    const reply = await nobody.raw({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload: '['.repeat(60_000),
    });
    expect([400, 415]).toContain(reply.statusCode);
    expect(reply.json().code).toMatch(/^BODY_/);
  },
);

it('a compressed body is not decompressed: it could contain any amount of text', async () => {
  const payload = gzipSync(JSON.stringify({ username: 'a', password: 'b' }));
  const reply = await nobody.raw({
    method: 'POST',
    url: '/api/auth/login',
    headers: { ...json, 'content-encoding': 'gzip' },
    payload,
  });
  expect([400, 415]).toContain(reply.statusCode);
});

it.each(['/api/grades', '/api/nothing', '/health/live'])(
  'a reply that is no page may load nothing: %s',
  async (url) => {
    const { headers } = await nobody.raw({ method: 'GET', url });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

it('metrics without a token are available from the machine itself only', async () => {
  const from = (remoteAddress: string) => nobody.raw({ method: 'GET', url: '/metrics', remoteAddress });
  expect((await from('203.0.113.9')).statusCode).toBe(404);
  expect((await from('127.0.0.1')).statusCode).toBe(200);
});
