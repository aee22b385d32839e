/** Dynamic registration: a platform's administrator opens the link once, and what the platform says is checked. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addClient } from '../../testing/clients.ts';
import { startPlatform, type TestPlatform } from '../../testing/lti/platform.ts';

const t = await testApp();
let platform: TestPlatform;
let admin: TestUser;
let partnerId: string;
let said: Record<string, string> = {};
let answer: { status: number; body: unknown } = { status: 200, body: {} };
const asked: { token: string | undefined; body: Record<string, unknown> }[] = [];
const tool = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

beforeAll(async () => {
  platform = await startPlatform();
  platform.listener = ({ url, headers }, body, response) => {
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url === '/configuration') return void json(200, said);
    asked.push({ token: headers.authorization, body: JSON.parse(body) as Record<string, unknown> });
    return void json(answer.status, answer.body);
  };
  admin = await t.createUser({ role: 'ADMIN' });
  ({ partnerId } = await addClient(t));
});
afterAll(() => platform.close());
beforeEach(() => {
  said = {
    issuer: platform.origin,
    authorization_endpoint: `${platform.origin}/auth`,
    token_endpoint: `${platform.origin}/token`,
    jwks_uri: `${platform.origin}/keys`,
    registration_endpoint: `${platform.origin}/register`,
  };
  answer = { status: 200, body: { client_id: t.app.newId(), [tool]: { deployment_id: '3' } } };
  asked.length = 0;
});

const keyOf = async () => {
  const { url } = await t.as(admin).call('POST /itf/partners/{id}/lti-registration', { params: { id: partnerId } });
  expect(url).toMatch(/^https:\/\/vumon\.example\/lti\/register\?key=[\w-]{32}$/);
  return new URL(url).searchParams.get('key')!;
};
const register = (key: string, configurationUrl = `${platform.origin}/configuration`) =>
  t.as(null).call('POST /lti/register', { body: { key, configurationUrl, registrationToken: 'ma-dang-ky' } });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: CallError) => error.code,
  );
const platforms = async () =>
  (await t.as(admin).call('GET /itf/partners/{id}/lti', { params: { id: partnerId } })).platforms;

it('registers the platform with what it says, and us with what we say, once', async () => {
  const key = await keyOf();
  expect(await register(key)).toEqual({ issuer: platform.origin, deploymentKnown: true });
  expect(await platforms()).toMatchObject([
    {
      issuer: platform.origin,
      authUrl: `${platform.origin}/auth`,
      jwksUrl: `${platform.origin}/keys`,
      deploymentIds: ['3'],
    },
  ]);
  expect(asked).toMatchObject([
    {
      token: 'Bearer ma-dang-ky',
      body: {
        initiate_login_uri: 'https://vumon.example/api/lti/login',
        redirect_uris: ['https://vumon.example/api/lti/launch'],
        jwks_uri: 'https://vumon.example/api/lti/keys',
        token_endpoint_auth_method: 'private_key_jwt',
        [tool]: { domain: 'vumon.example' },
      },
    },
  ]);
  expect(await codeOf(register(key))).toBe('LAUNCH_USED');
  expect(asked).toHaveLength(1);
  // A platform that names no deployment has none until an administrator enters it.
  answer = { status: 201, body: { client_id: 7 } };
  expect(await register(await keyOf())).toEqual({ issuer: platform.origin, deploymentKnown: false });
  expect((await platforms()).map(({ deploymentIds }) => deploymentIds)).toEqual([['3'], []]);
});

it('refuses unknown and old links, before anything is called', async () => {
  expect(await codeOf(register('khong-co'))).toBe('LAUNCH_EXPIRED');
  const key = await keyOf();
  t.advance(7 * 86_400_000 + 1_000);
  expect(await codeOf(register(key))).toBe('LAUNCH_EXPIRED');
  expect(asked).toEqual([]);
});

it('calls no private address, and takes no configuration of another issuer', async () => {
  const key = await keyOf();
  expect(await codeOf(register(key, 'http://169.254.169.254/latest'))).toBe('LTI_ADDRESS_INVALID');
  expect(await codeOf(register(key, 'file:///etc/passwd'))).toBe('LTI_ADDRESS_INVALID');
  for (const field of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'registration_endpoint']) {
    const whole = said;
    said = { ...whole, [field]: 'http://10.0.0.8/x' };
    expect([field, await codeOf(register(key))]).toEqual([field, 'LTI_ADDRESS_INVALID']);
    said = whole;
  }
  for (const issuer of ['https://moodle.khac.example', 'không phải địa chỉ', `${platform.origin}#khac`]) {
    said = { ...said, issuer };
    expect([issuer, await codeOf(register(key))]).toEqual([issuer, 'LTI_ADDRESS_INVALID']);
  }
  said = { issuer: platform.origin };
  expect(await codeOf(register(key))).toBe('LTI_REGISTRATION_FAILED');
  expect(asked).toEqual([]);
});

it('says when the platform refuses', async () => {
  answer = { status: 400, body: { error: 'invalid_client_metadata' } };
  expect(await codeOf(register(await keyOf()))).toBe('LTI_REGISTRATION_FAILED');
  // Whatever stands in the reply.
  answer = { status: 500, body: { client_id: 'a' } };
  expect(await codeOf(register(await keyOf()))).toBe('LTI_REGISTRATION_FAILED');
});

it('takes no link of a partner that is disabled', async () => {
  const key = await keyOf();
  const status = (to: 'ACTIVE' | 'DISABLED') =>
    t.as(admin).call('PUT /itf/partners/{id}/update-status', { params: { id: partnerId }, body: { status: to } });
  await status('DISABLED');
  expect([await codeOf(register(key)), asked]).toEqual(['LAUNCH_EXPIRED', []]);
  await status('ACTIVE');
  expect(await codeOf(register(key))).toBeNull();
});
