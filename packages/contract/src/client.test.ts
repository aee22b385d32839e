import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, createClient } from './client.ts';

afterEach(() => void vi.unstubAllGlobals());

const route = 'GET /account/profile';
const ours = { result: false, code: 'SESSION_REQUIRED', message: 'Sign in.', requestId: 'a' };

/** A client for which the network gives these replies in turn, the last one again and again. */
function clientWith(...replies: (() => Response)[]) {
  const seen = { requests: 0, refreshes: 0, signedOut: 0, refused: 0, asked: 0 };
  vi.stubGlobal('fetch', async () => replies[Math.min(seen.requests++, replies.length - 1)]!());
  const api = createClient({
    locale: () => 'vi',
    refresh: async () => (seen.refreshes++, true),
    recover: async () => (seen.asked++, null),
    onSignedOut: () => seen.signedOut++,
    onRefused: () => seen.refused++,
  });
  return {
    seen,
    call: () =>
      api(route).then(
        () => null,
        (error: unknown) => error,
      ),
  };
}

const foreign: Record<string, { type: string; body: string | null }> = {
  'a page': { type: 'text/html', body: '<!doctype html><title>Blocked</title>' },
  nothing: { type: 'text/plain', body: null },
  'half a reply': { type: 'application/json', body: JSON.stringify(ours).slice(0, 40) },
  'JSON of another service': { type: 'application/json', body: '{"code":403,"message":"Blocked","result":false}' },
  'JSON without a request id': { type: 'application/json', body: '{"result":false,"code":"SESSION_REQUIRED"}' },
  'a bare word': { type: 'application/json', body: '"blocked"' },
  'a list': { type: 'application/json', body: '[]' },
};
// The constructor of Response takes no other statuses.
const statuses = [200, ...Array.from({ length: 300 }, (_, at) => 300 + at)];

it.each(Object.entries(foreign))('%s is no reply of the server, whatever its status', async (_, { type, body }) => {
  for (const status of statuses) {
    const withoutBody = status === 304;
    const { seen, call } = clientWith(
      () => new Response(withoutBody ? null : body, { status, headers: { 'Content-Type': type, 'Retry-After': '7' } }),
    );
    const error = (await call()) as ApiError;
    expect(error, `${status}`).toBeInstanceOf(ApiError);
    expect({ status, code: error.code, as: error.status }).toEqual({ status, code: 'NETWORK', as: 0 });
    expect(error.retryAfterSeconds).toBe(7);
    expect(seen).toEqual({ requests: 1, refreshes: 0, signedOut: 0, refused: 0, asked: 0 });
  }
});

it('a success without our envelope is none', async () => {
  for (const body of ['{}', '{"data":{}}', '{"result":"true","data":1}', '{"result":true}'])
    expect(await clientWith(() => new Response(body)).call(), body).toMatchObject({ code: 'NETWORK', status: 0 });
});

it('a refusal of the server is one, and a missing session is renewed', async () => {
  const refused = () => Response.json({ ...ours, code: 'PERMISSION_DENIED' }, { status: 403 });
  const denied = clientWith(refused);
  expect(await denied.call()).toMatchObject({ code: 'PERMISSION_DENIED', status: 403, requestId: 'a' });
  expect(denied.seen).toMatchObject({ refused: 1, asked: 1, refreshes: 0 });

  const expired = clientWith(
    () => Response.json(ours, { status: 401 }),
    () => Response.json({ result: true, data: { id: 'x' } }),
  );
  expect(await expired.call()).toBeNull();
  expect(expired.seen).toMatchObject({ requests: 2, refreshes: 1, signedOut: 0 });
});
