/** Guards of every request, whatever its route: nesting, compression, headers, and who reads the measurements. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

const t = await testApp();
const nobody = t.as(null);
const json = { 'content-type': 'application/json' };

describe('a body that is nested very deeply', () => {
  const post = (payload: string) => nobody.raw({ method: 'POST', url: '/api/auth/login', headers: json, payload });

  it.each([
    ['arrays', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['arrays in a field', `{"username":${'['.repeat(60_000)}${']'.repeat(60_000)},"password":"b"}`],
    ['objects', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)],
    ['arrays that never end', '['.repeat(60_000)],
  ])('is refused as such: %s', async (_, payload) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BODY_INVALID']);
  });

  it('is told by its structure, not by the brackets in its texts', async () => {
    const reply = await post(JSON.stringify({ username: `${'['.repeat(150)}"\\${'{'.repeat(20)}`, password: 'b' }));
    expect(reply.json().code).toBe('WRONG_USERNAME_PASSWORD');
  });
});

it('a compressed body is not taken apart: it could hold any amount of text', async () => {
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

it('measurements without a token are for the machine itself alone', async () => {
  const from = (remoteAddress: string) => nobody.raw({ method: 'GET', url: '/metrics', remoteAddress });
  expect((await from('203.0.113.9')).statusCode).toBe(404);
  expect((await from('127.0.0.1')).statusCode).toBe(200);
});
