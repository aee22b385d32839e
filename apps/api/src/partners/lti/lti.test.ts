/** Learning platforms through HTTP: what an administrator registers, and launches step by step, with every claim broken. */
import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addClient } from '../../testing/clients.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { canvasChoice, canvasTeacher, moodleChoice } from '../../testing/lti/messages.ts';
import { smallWebRoot } from '../../testing/web-root.ts';
import {
  beginAt,
  postLaunch,
  startPlatform,
  type PlatformClaims,
  type TestPlatform,
} from '../../testing/lti/platform.ts';

const lines: string[] = [];
const t = await testApp({
  config: { webRoot: smallWebRoot() },
  logTo: { write: (line) => void lines.push(line) },
});
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const lis = 'http://purl.imsglobal.org/vocab/lis/v2';
let platform: TestPlatform;
let admin: TestUser;
let teacher: TestUser;
let examTestId: string;
let examOfTeacher: string;
let partnerId: string;
let platformId: string;
let partnerSlug: string;
let exam: { slug: string; launchUrl: string };

const factsOf = (changes: object = {}) => ({
  issuer: platform.issuer,
  clientId: platform.clientId,
  authUrl: `${platform.origin}/auth?tenant=1`,
  tokenUrl: `${platform.origin}/token`,
  jwksUrl: `${platform.origin}/keys`,
  deploymentIds: ['3', '4'],
  ...changes,
});

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const { examId } = await addReadyExam(t, teacher);
  examOfTeacher = examId;
  await t.db
    .insertInto('series')
    .values({
      id: 'S9',
      name: 'Bình Minh 9',
      name_en: 'Sunrise 9',
      grade_id: 'G9',
      series_group: 'BOOK',
      subject: 'ENGLISH',
    })
    .execute();
  platform = await startPlatform();
  admin = await t.createUser({ role: 'ADMIN' });
  ({ partnerId } = await addClient(t, { name: 'Sông Hồng', allowedOrigins: ['https://lms.songhong.example'] }));
  const made = await t
    .as(admin)
    .call('POST /itf/partners/{id}/lti-platforms', { params: { id: partnerId }, body: factsOf() });
  platformId = made.id;
  const published = await t.as(teacher).call('POST /itf/integrated-tests', {
    body: {
      gradeId: 'G9',
      seriesId: 'S9',
      title: 'Giữa kỳ 1',
      partnerId,
      examId,
      startsAt: new Date(t.now() - 1_000).toISOString(),
      endsAt: new Date(t.now() + 48 * 3_600_000).toISOString(),
      minutes: 30,
      publish: true,
    },
  });
  examTestId = published.id;
  partnerSlug = published.partner.slug;
  exam = { slug: published.slug, launchUrl: published.launchUrl! };
});
afterAll(() => platform.close());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );

/** A launch up to our page, which opens it with `open` or shows why not with `refused`. */
async function launch(
  claims: PlatformClaims = {},
  { header = {}, form = {} }: { header?: object; form?: Record<string, string> } = {},
) {
  const begun = await beginAt(t, platform);
  const token = await platform.sign(
    begun.nonce,
    t.now(),
    { [claim('target_link_uri')]: exam.launchUrl, ...claims },
    header,
  );
  const arrived = await postLaunch(t, { state: begun.state, id_token: token, ...form });
  return { ...begun, token, ...arrived };
}
const openAs = (ticket: string, proof: string | null) => t.as(null).call('POST /lti/open', { body: { ticket, proof } });
/** The launch of a learner up to the session. */
async function entered(claims: PlatformClaims = {}) {
  const { values, proof } = await launch(claims);
  const opened = await openAs(values['open']!, proof);
  const reply = await t.as(null).raw({ method: 'POST', url: '/api/lti/enter', payload: { token: opened.token } });
  const session = reply.cookies.find(({ name }) => name === 'session')?.value;
  return { opened, reply, learner: { id: '', token: session! } as TestUser };
}

describe('a registration', () => {
  it('names the addresses that the platform needs, and keeps what was entered', async () => {
    const params = { id: partnerId };
    const { tool, platforms } = await t.as(admin).call('GET /itf/partners/{id}/lti', { params });
    expect(tool).toEqual({
      loginUrl: 'https://vumon.example/api/lti/login',
      redirectUrl: 'https://vumon.example/api/lti/launch',
      jwksUrl: 'https://vumon.example/api/lti/keys',
      targetUrl: 'https://vumon.example/lti',
    });
    expect(platforms).toMatchObject([factsOf()]);
    const again = t.as(admin).call('POST /itf/partners/{id}/lti-platforms', { params, body: factsOf() });
    expect(await failure(again)).toMatchObject({ status: 409, code: 'LTI_PLATFORM_EXISTED' });
  });

  it.each([
    'http://moodle.truong.example/keys',
    'https://10.0.0.8/keys',
    'https://db.internal/keys',
    'file:///etc/passwd',
  ])('refuses the address %s for each of its three', async (address) => {
    for (const field of ['authUrl', 'tokenUrl', 'jwksUrl']) {
      const body = factsOf({ clientId: 'khac', [field]: address });
      const add = t.as(admin).call('POST /itf/partners/{id}/lti-platforms', { params: { id: partnerId }, body });
      const { code, reply } = await failure(add);
      expect([code, reply.errors?.[0]?.path]).toEqual(['LTI_ADDRESS_INVALID', field]);
    }
  });

  it.each(['truong', 'https://moodle.truong.example#hs-1', 'https://moodle.truong.example/ x'])(
    'refuses the issuer %s',
    async (issuer) => {
      const body = factsOf({ issuer });
      const add = t.as(admin).call('POST /itf/partners/{id}/lti-platforms', { params: { id: partnerId }, body });
      expect((await failure(add)).reply.errors?.map(({ path }) => path)).toEqual(['issuer']);
    },
  );

  it('is changed and removed for its own partner alone, which is recorded', async () => {
    const other = await addClient(t);
    const body = factsOf({ clientId: 'tam' });
    const { id } = await t
      .as(admin)
      .call('POST /itf/partners/{id}/lti-platforms', { params: { id: other.partnerId }, body });
    const route = '/itf/partners/{id}/lti-platforms/{platformId}' as const;
    const foreign = { id: partnerId, platformId: id };
    expect(await failure(t.as(admin).call(`PUT ${route}`, { params: foreign, body }))).toMatchObject({ status: 404 });
    expect(await failure(t.as(admin).call(`DELETE ${route}`, { params: foreign }))).toMatchObject({ status: 404 });
    const params = { id: other.partnerId, platformId: id };
    expect(await failure(t.as(admin).call(`PUT ${route}`, { params, body: factsOf() }))).toMatchObject({
      code: 'LTI_PLATFORM_EXISTED',
    });
    expect(await t.as(admin).call(`PUT ${route}`, { params, body: { ...body, deploymentIds: ['9'] } })).toMatchObject({
      deploymentIds: ['9'],
    });
    await t.as(admin).call(`DELETE ${route}`, { params });
    const rows = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', other.partnerId)
      .where('action', 'like', 'partner-platform-%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'partner-platform-added',
      'partner-platform-changed',
      'partner-platform-removed',
    ]);
  });

  it('publishes our public key and nothing of the private one', async () => {
    const reply = await t
      .as(null)
      .raw({ method: 'GET', url: '/api/lti/keys', headers: { 'sec-fetch-site': 'cross-site' } });
    const { keys } = reply.json<{ keys: Record<string, string>[] }>();
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
    expect(keys[0]).toMatchObject({ alg: 'RS256', kty: 'RSA', use: 'sig' });
    expect(Buffer.from(keys[0]!['n']!, 'base64url').length * 8).toBeGreaterThanOrEqual(2_048);
  });
});

describe('the request of a platform', () => {
  it('leads to its address with all that it must carry, and keeps what the address has', async () => {
    const { authUrl } = await beginAt(t, platform, { lti_message_hint: '{"cmid":7}' });
    expect(`${authUrl.origin}${authUrl.pathname}`).toBe(`${platform.origin}/auth`);
    const { state, nonce, ...rest } = Object.fromEntries(authUrl.searchParams);
    expect(rest).toEqual({
      tenant: '1',
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: 'https://vumon.example/api/lti/launch',
      login_hint: '42',
      lti_message_hint: '{"cmid":7}',
    });
    expect(nonce).not.toBe((await beginAt(t, platform)).nonce);
    expect(state).not.toContain(nonce);
  });

  it('is taken as a form of another site too, and without the client id when the issuer has one', async () => {
    const form = { iss: platform.issuer, login_hint: '42', target_link_uri: exam.launchUrl };
    const post = async () => {
      const { statusCode, headers } = await t.as(null).raw({
        method: 'POST',
        url: '/api/lti/login',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: platform.issuer,
          'sec-fetch-site': 'cross-site',
        },
        payload: new URLSearchParams(form).toString(),
      });
      return [statusCode, headers['location']];
    };
    expect(await post()).toEqual([303, expect.stringMatching(new RegExp(`^/lti\\?platform=${platformId}#start=1\\.`))]);
    // Of two it cannot be told which is meant.
    const body = factsOf({ clientId: 'thu-hai' });
    const { id } = await t.as(admin).call('POST /itf/partners/{id}/lti-platforms', { params: { id: partnerId }, body });
    expect(await post()).toEqual([303, '/lti#refused=LTI_PLATFORM_UNKNOWN']);
    const params = { id: partnerId, platformId: id };
    await t.as(admin).call('DELETE /itf/partners/{id}/lti-platforms/{platformId}', { params });
  });

  it.each([
    [{ iss: 'https://la.example' }, 'LTI_PLATFORM_UNKNOWN'],
    [{ client_id: 'khac' }, 'LTI_PLATFORM_UNKNOWN'],
    [{ login_hint: '' }, 'LTI_MESSAGE_UNSUPPORTED'],
  ])('with %j is refused on a page', async (more, code) => {
    const query = new URLSearchParams({
      iss: platform.issuer,
      client_id: platform.clientId,
      login_hint: '42',
      target_link_uri: exam.launchUrl,
      ...(more as Record<string, string>),
    });
    const reply = await t.as(null).raw({ method: 'GET', url: `/api/lti/login?${query.toString()}` });
    expect([reply.statusCode, String(reply.headers['location'])]).toEqual([
      303,
      expect.stringContaining(`#refused=${code}`),
    ]);
  });
});

describe('a token of a platform', () => {
  const seconds = () => Math.floor(t.now() / 1_000);
  const cases: readonly [string, () => PlatformClaims, string][] = [
    ['another issuer', () => ({ iss: 'https://la.example' }), 'LTI_TOKEN_FOREIGN'],
    ['an issuer with a slash more', () => ({ iss: `${platform.issuer}/` }), 'LTI_TOKEN_FOREIGN'],
    ['no issuer', () => ({ iss: undefined }), 'LTI_TOKEN_INVALID'],
    ['another audience', () => ({ aud: 'khac' }), 'LTI_TOKEN_FOREIGN'],
    ['no audience', () => ({ aud: undefined }), 'LTI_TOKEN_INVALID'],
    [
      'an audience beside us',
      () => ({ aud: [platform.clientId, 'khac'], azp: platform.clientId }),
      'LTI_TOKEN_FOREIGN',
    ],
    ['another azp', () => ({ azp: 'khac' }), 'LTI_TOKEN_FOREIGN'],
    ['an end that has passed', () => ({ iat: seconds() - 900, exp: seconds() - 61 }), 'LAUNCH_EXPIRED'],
    ['no end', () => ({ exp: undefined }), 'LTI_TOKEN_INVALID'],
    ['an old beginning', () => ({ iat: seconds() - 4_000, exp: seconds() + 300 }), 'LAUNCH_EXPIRED'],
    ['a beginning in the future', () => ({ iat: seconds() + 120, exp: seconds() + 300 }), 'LTI_TOKEN_INVALID'],
    ['no beginning', () => ({ iat: undefined }), 'LTI_TOKEN_INVALID'],
    ['another nonce', () => ({ nonce: 'khac' }), 'LTI_TOKEN_INVALID'],
    ['no nonce', () => ({ nonce: undefined }), 'LTI_TOKEN_INVALID'],
    ['another deployment', () => ({ [claim('deployment_id')]: '5' }), 'LTI_DEPLOYMENT_UNKNOWN'],
    ['a deployment that is no text', () => ({ [claim('deployment_id')]: 3 }), 'LTI_DEPLOYMENT_UNKNOWN'],
    ['no deployment', () => ({ [claim('deployment_id')]: undefined }), 'LTI_DEPLOYMENT_UNKNOWN'],
    ['another message', () => ({ [claim('message_type')]: 'LtiSubmissionReviewRequest' }), 'LTI_MESSAGE_UNSUPPORTED'],
    ['no message', () => ({ [claim('message_type')]: undefined }), 'LTI_MESSAGE_UNSUPPORTED'],
    ['another version', () => ({ [claim('version')]: '1.1' }), 'LTI_MESSAGE_UNSUPPORTED'],
    ['no version', () => ({ [claim('version')]: undefined }), 'LTI_MESSAGE_UNSUPPORTED'],
    ['no resource link', () => ({ [claim('resource_link')]: { title: 'x' } }), 'LTI_MESSAGE_UNSUPPORTED'],
    ['no target', () => ({ [claim('target_link_uri')]: undefined }), 'LTI_MESSAGE_UNSUPPORTED'],
    ['a target elsewhere', () => ({ [claim('target_link_uri')]: 'https://la.example/a/b' }), 'LTI_EXAM_UNKNOWN'],
    [
      'a target of another partner',
      () => ({ [claim('target_link_uri')]: `https://vumon.example/doi-tac-khac/${exam.slug}` }),
      'LTI_EXAM_UNKNOWN',
    ],
    ['no user', () => ({ sub: undefined }), 'LAUNCH_LEARNER_INVALID'],
    ['no roles', () => ({ [claim('roles')]: undefined }), 'LTI_ROLE_UNSUPPORTED'],
    ['empty roles', () => ({ [claim('roles')]: [] }), 'LTI_ROLE_UNSUPPORTED'],
    ['the role of an observer', () => ({ [claim('roles')]: [`${lis}/membership#Mentor`] }), 'LTI_ROLE_UNSUPPORTED'],
  ];
  it.each(cases)('with %s is refused', async (_what, claims, code) => {
    const arrived = await launch(claims());
    expect([arrived.status, arrived.values]).toEqual([303, { refused: code }]);
  });

  it('is refused unsigned, signed otherwise, by another key, and with any part changed', async () => {
    const begun = await beginAt(t, platform);
    const good = await platform.sign(begun.nonce, t.now(), { [claim('target_link_uri')]: exam.launchUrl });
    const [header, body, signature] = good.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const other = await generateKeyPair('RS256');
    const own = await platform.sign(begun.nonce, t.now(), {}, {}, other.privateKey);
    // The public key as a shared secret: a library that takes the algorithm of the header accepts it.
    const secret = new TextEncoder().encode(JSON.stringify(platform.publicKey));
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: '43' })).toString('base64url');
    const embedded = await platform.sign(begun.nonce, t.now(), {}, { kid: 'k2', jwk: platform.publicKey });
    const unnamed = await platform.sign(begun.nonce, t.now(), {}, { kid: undefined });
    for (const token of [
      new UnsecuredJWT(claims).encode(),
      `${header}.${body}.`,
      `${header}.${body}`,
      own,
      shared,
      embedded,
      unnamed,
      `${header}.${changed}.${signature}`,
      `${header}.${body}.${signature.slice(0, -2)}AA`,
      '',
      'x.y.z',
    ]) {
      const arrived = await postLaunch(t, { state: begun.state, id_token: token });
      expect([token.slice(0, 40), arrived.values]).toEqual([token.slice(0, 40), { refused: 'LTI_TOKEN_INVALID' }]);
    }
    const state = 'x'.repeat(4_001);
    expect((await postLaunch(t, { state, id_token: good })).values).toEqual({ refused: 'LTI_MESSAGE_UNSUPPORTED' });
    expect((await postLaunch(t, { state: begun.state, id_token: good })).values).toHaveProperty('open');
  });

  it('is refused a second time, with a state of another launch, and without one', async () => {
    const first = await launch();
    expect(first.values).toHaveProperty('open');
    expect((await postLaunch(t, { state: first.state, id_token: first.token })).values).toEqual({
      refused: 'LAUNCH_USED',
    });
    const second = await beginAt(t, platform);
    expect((await postLaunch(t, { state: second.state, id_token: first.token })).values).toEqual({
      refused: 'LTI_TOKEN_INVALID',
    });
    const without = await postLaunch(t, { id_token: first.token });
    // The page is shown in the frame of the platform that the token names.
    expect([without.platform, without.values]).toEqual([platformId, { refused: 'LTI_STATE_INVALID' }]);
    expect((await postLaunch(t, { state: `${second.state}x`, id_token: first.token })).values).toEqual({
      refused: 'LTI_STATE_INVALID',
    });
    expect((await postLaunch(t, { state: second.state, error: 'login_required' })).values).toEqual({
      refused: 'LTI_REFUSED_BY_PLATFORM',
    });
  });

  it('asks for the keys once for a class, again for an unknown key after a pause, and says when there are none', async () => {
    t.advance(3_700_000);
    platform.asked = 0;
    const together = await Promise.all(Array.from({ length: 20 }, (_, at) => launch({ sub: `cung-${at}` })));
    expect(together.every(({ values }) => 'open' in values)).toBe(true);
    expect(platform.asked).toBe(1);
    for (let time = 0; time < 3; time += 1)
      expect((await launch({}, { header: { kid: 'la' } })).values).toEqual({ refused: 'LTI_TOKEN_INVALID' });
    expect(platform.asked).toBe(1);
    t.advance(31_000);
    await launch({}, { header: { kid: 'la' } });
    expect(platform.asked).toBe(2);
    t.advance(3_700_000);
    platform.answer = { status: 500, body: 'x' };
    expect((await launch()).values).toEqual({ refused: 'LTI_KEYS_UNREACHABLE' });
    platform.answer = { status: 200, body: '{"keys": "x"}' };
    t.advance(6_000);
    expect((await launch()).values).toEqual({ refused: 'LTI_KEYS_UNREACHABLE' });
    platform.answer = null;
    t.advance(6_000);
    expect((await launch()).values).toHaveProperty('open');
  });
});

describe('a launch', () => {
  it('brings the learner of Moodle to the exam, once, as one account for its user', async () => {
    const { opened, reply, learner } = await entered({ sub: 'hs-1' });
    expect(opened).toMatchObject({ kind: 'ENTER', title: 'Giữa kỳ 1', partnerSlug, examSlug: exam.slug });
    expect(reply.statusCode).toBe(200);
    const params = { partnerSlug, examSlug: exam.slug };
    const page = await t.as(learner).call('GET /partner-exams/{partnerSlug}/{examSlug}', { params });
    expect(page.learner).toMatchObject({
      fullName: 'Trần Minh Anh',
      launched: true,
      returnUrl: expect.stringContaining('https://moodle.truong.example/mod/lti/return.php?') as string,
    });
    expect(await failure(t.as(null).call('POST /lti/enter', { body: { token: opened.token! } }))).toMatchObject({
      code: 'LAUNCH_USED',
    });
    const { opened: second } = await entered({ sub: 'hs-1', name: 'Trần Minh Anh Thư' });
    expect(second.kind).toBe('ENTER');
    const learners = await t.db
      .selectFrom('partner_learners')
      .innerJoin('users', 'users.id', 'partner_learners.user_id')
      .select(['learner_id', 'full_name'])
      .where('learner_id', 'like', '%#hs-1')
      .execute();
    expect(learners).toEqual([{ learner_id: `${platform.issuer}#hs-1`, full_name: 'Trần Minh Anh Thư' }]);
  });

  it('counts what it knows of roles and claims, and ignores the rest', async () => {
    const { reply } = await entered({
      sub: 'hs-6',
      [claim('roles')]: ['http://truong.example/vai-tro#la', `${lis}/system/person#None`, `${lis}/membership#Learner`],
      'https://truong.example/claim/la': { sâu: [1, { hơn: true }] },
      [claim('context')]: 'không phải đối tượng',
    });
    expect(reply.statusCode).toBe(200);
    // The same address belongs to whoever has it: nobody is known by it.
    const { reply: other } = await entered({ sub: 'hs-6b', email: 'minhanh@truong.example' });
    expect(other.statusCode).toBe(200);
    const learners = await t.db
      .selectFrom('partner_learners')
      .select('user_id')
      .where('learner_id', 'in', [`${platform.issuer}#hs-6`, `${platform.issuer}#hs-6b`])
      .execute();
    expect(new Set(learners.map(({ user_id }) => user_id)).size).toBe(2);
  });

  it('of a deployment is known by its id in full length and with its letters as they are', async () => {
    const long = 'Lop'.padEnd(255, 'x');
    const params = { id: partnerId, platformId };
    const deploymentIds = ['3', '4', 'Chi-Nhanh', long];
    await t
      .as(admin)
      .call('PUT /itf/partners/{id}/lti-platforms/{platformId}', { params, body: factsOf({ deploymentIds }) });
    for (const id of ['Chi-Nhanh', long])
      expect((await launch({ [claim('deployment_id')]: id })).values).toHaveProperty('open');
    for (const id of ['chi-nhanh', `${long}x`])
      expect((await launch({ [claim('deployment_id')]: id })).values).toEqual({ refused: 'LTI_DEPLOYMENT_UNKNOWN' });
  });

  it('starts an attempt under the rules of the exam protocol', async () => {
    const { reply, learner } = await entered({ sub: 'hs-2' });
    const { assignmentId } = reply.json<{ data: { assignmentId: string } }>().data;
    const attempt = await t
      .as(learner)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } });
    expect(attempt.id).toBeTruthy();
  });

  it('sends a teacher of Canvas to the page of the exam, without a session', async () => {
    const { values, proof } = await launch({ ...canvasTeacher, azp: platform.clientId, [claim('deployment_id')]: '3' });
    expect(await openAs(values['open']!, proof)).toEqual({
      kind: 'MANAGE',
      partner: 'Sông Hồng',
      title: 'Giữa kỳ 1',
      partnerSlug,
      examSlug: exam.slug,
      token: null,
      roster: null,
    });
  });

  it('may name the exam by a custom parameter, and the learner by nothing but the id', async () => {
    const hidden = { name: undefined, given_name: undefined, family_name: undefined, sub: 'hs-3' };
    const { opened, reply } = await entered({
      ...hidden,
      [claim('target_link_uri')]: 'https://vumon.example/lti',
      [claim('custom')]: { exam: exam.slug },
    });
    expect([opened.examSlug, reply.statusCode]).toEqual([exam.slug, 200]);
    const { values, proof } = await launch({ [claim('custom')]: { exam: 'khong-co' } });
    expect(await failure(openAs(values['open']!, proof))).toMatchObject({ code: 'LTI_EXAM_UNKNOWN' });
  });

  it('opens only in the browser that began it, once, and within ten minutes', async () => {
    const { values, proof, key } = await launch({ sub: 'hs-4' });
    const ticket = values['open']!;
    expect(await t.as(null).call('POST /lti/look', { body: { ticket } })).toEqual({
      key,
      storageTarget: null,
      storageOrigin: platform.origin,
    });
    for (const wrong of [null, '', `${proof}x`, (await beginAt(t, platform)).proof])
      expect(await failure(openAs(ticket, wrong))).toMatchObject({ code: 'LTI_BROWSER_CHANGED' });
    expect(await openAs(ticket, proof)).toMatchObject({ kind: 'ENTER' });
    expect(await failure(openAs(ticket, proof))).toMatchObject({ code: 'LAUNCH_USED' });
    const late = await launch({ sub: 'hs-4' });
    const slow = await beginAt(t, platform);
    t.advance(601_000);
    expect(await failure(openAs(late.values['open']!, late.proof))).toMatchObject({ code: 'LAUNCH_EXPIRED' });
    const token = await platform.sign(slow.nonce, t.now(), { [claim('target_link_uri')]: exam.launchUrl });
    expect((await postLaunch(t, { state: slow.state, id_token: token })).values).toEqual({ refused: 'LAUNCH_EXPIRED' });
  });

  it('keeps its proof in the frame that the platform names', async () => {
    const begun = await beginAt(t, platform, { lti_storage_target: 'post_message_forwarding' });
    const token = await platform.sign(begun.nonce, t.now(), { [claim('target_link_uri')]: exam.launchUrl });
    const { values } = await postLaunch(t, { state: begun.state, id_token: token });
    expect(await t.as(null).call('POST /lti/look', { body: { ticket: values['open']! } })).toMatchObject({
      storageTarget: 'post_message_forwarding',
      storageOrigin: platform.origin,
    });
  });

  it('may be shown in a frame by its own platform alone', async () => {
    const page = async (url: string) => {
      const { headers } = await t.as(null).raw({ method: 'GET', url });
      const [, ancestors] = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
      return [ancestors, headers['x-frame-options']];
    };
    const own = ["'self'", 'https://moodle.truong.example', platform.origin, 'https://lms.songhong.example'].join(' ');
    expect(await page(`/lti?platform=${platformId}`)).toEqual([own, undefined]);
    expect(await page(`/en/lti?platform=${platformId}`)).toEqual([own, undefined]);
    const { url: link } = await t
      .as(admin)
      .call('POST /itf/partners/{id}/lti-registration', { params: { id: partnerId } });
    expect(await page(new URL(link).pathname + new URL(link).search)).toEqual([
      "'self' https://lms.songhong.example",
      undefined,
    ]);
    for (const url of [
      '/lti',
      `/lti?platform=${t.app.newId()}`,
      '/lti?platform=x%27;y',
      '/lti/register?key=x',
      `/login?platform=${platformId}`,
      `/manage/partners?platform=${platformId}`,
      `/${partnerSlug}/${exam.slug}?platform=${platformId}`,
    ])
      expect([url, await page(url)]).toEqual([url, ["'self'", 'SAMEORIGIN']]);
  });

  it('is refused for a disabled partner, and none of its tokens is logged', async () => {
    const { token, state, proof, values } = await launch({ sub: 'hs-5' });
    const status = (to: 'ACTIVE' | 'DISABLED') =>
      t.as(admin).call('PUT /itf/partners/{id}/update-status', { params: { id: partnerId }, body: { status: to } });
    await status('DISABLED');
    const { headers } = await t.as(null).raw({ method: 'GET', url: `/lti?platform=${platformId}` });
    expect(String(headers['content-security-policy'])).not.toContain(platform.origin);
    expect(await failure(openAs(values['open']!, proof))).toMatchObject({ code: 'LTI_PLATFORM_UNKNOWN' });
    const again = await postLaunch(t, { state, id_token: token });
    expect(again.values).toEqual({ refused: 'LTI_PLATFORM_UNKNOWN' });
    await status('ACTIVE');
    const log = lines.join('\n');
    for (const text of [token, state, proof, values['open']!, 'eyJhbGci']) expect(log).not.toContain(text);
  });
});

describe('a request to choose a test', () => {
  const settings = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
  const asking = (changes: object = {}): PlatformClaims => ({
    ...canvasTeacher,
    [claim('deployment_id')]: '4',
    [claim('message_type')]: 'LtiDeepLinkingRequest',
    [claim('resource_link')]: undefined,
    [settings]: {
      deep_link_return_url: 'https://moodle.truong.example/mod/lti/contentitem_return.php?course=2',
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['frame', 'iframe', 'window'],
      data: 'giữ nguyên',
      ...changes,
    },
  });
  const token = async () => {
    const { values, proof } = await launch(asking());
    const opened = await openAs(values['open']!, proof);
    expect(opened).toMatchObject({ kind: 'CHOOSE', title: null, examSlug: null });
    return opened.token!;
  };

  it.each([
    ['by a learner', { [claim('roles')]: [`${lis}/membership#Learner`] }, {}, 'LTI_ROLE_UNSUPPORTED'],
    ['that takes no links', {}, { accept_types: ['html'] }, 'LTI_MESSAGE_UNSUPPORTED'],
    ['without an address', {}, { deep_link_return_url: undefined }, 'LAUNCH_RETURN_REFUSED'],
    ['with an address elsewhere', {}, { deep_link_return_url: 'https://la.example/x' }, 'LAUNCH_RETURN_REFUSED'],
    ['with data that is no text', {}, { data: 7 }, 'LTI_MESSAGE_UNSUPPORTED'],
  ])('%s is refused', async (_what, claims, changes, code) => {
    expect((await launch({ ...asking(changes), ...(claims as PlatformClaims) })).values).toEqual({ refused: code });
  });

  it('is taken as Moodle and Canvas send it, at the school’s own name where the partner has that', async () => {
    const { values } = await launch({ ...asking(), [settings]: moodleChoice });
    expect(values).toHaveProperty('open');
    const canvas = { ...asking(), [settings]: canvasChoice };
    expect((await launch(canvas)).values).toEqual({ refused: 'LAUNCH_RETURN_REFUSED' });
    const origins = (allowed_origins: string[]) =>
      t.db.updateTable('partners').set({ allowed_origins }).where('id', '=', partnerId).execute();
    await origins(['https://lms.songhong.example', 'https://truong.instructure.com']);
    expect((await launch(canvas)).values).toHaveProperty('open');
    await origins(['https://lms.songhong.example']);
  });

  it('is answered with a signed link to the test that a teacher chose while signed in', async () => {
    const held = await token();
    expect(await t.as(null).call('POST /lti/chosen', { body: { token: held } })).toBeNull();
    const offered = await t.as(teacher).call('POST /lti/offers', { body: { token: held } });
    expect(offered).toMatchObject({ partner: 'Sông Hồng', tests: [{ id: examTestId, title: 'Giữa kỳ 1' }] });
    await t.as(teacher).call('POST /lti/choose', { body: { token: held, testId: examTestId } });
    const { returnUrl, answer } = (await t.as(null).call('POST /lti/chosen', { body: { token: held } }))!;
    expect(returnUrl).toBe('https://moodle.truong.example/mod/lti/contentitem_return.php?course=2');
    const keys = (await t.as(null).raw({ method: 'GET', url: '/api/lti/keys' })).json<JSONWebKeySet>();
    const { payload, protectedHeader } = await jwtVerify(answer, createLocalJWKSet(keys), {
      issuer: platform.clientId,
      audience: platform.issuer,
      currentDate: new Date(t.now()),
      requiredClaims: ['exp', 'iat', 'nonce'],
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: keys.keys[0]!.kid });
    expect(payload).toMatchObject({
      nonce: expect.any(String) as string,
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: '4',
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'giữ nguyên',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        {
          type: 'ltiResourceLink',
          title: 'Giữa kỳ 1',
          url: exam.launchUrl,
          lineItem: { scoreMaximum: 10, label: 'Giữa kỳ 1', resourceId: exam.slug },
        },
      ],
    });
  });

  it('is answered once, and offers nothing that is given to another partner or is over', async () => {
    const held = await token();
    const offers = async () =>
      (await t.as(teacher).call('POST /lti/offers', { body: { token: held } })).tests.map(({ title }) => title);
    const made = async (title: string, to: string, hours: number) => {
      const body = {
        gradeId: 'G9',
        seriesId: 'S9',
        title,
        partnerId: to,
        examId: examOfTeacher,
        startsAt: new Date(t.now() - 1_000).toISOString(),
        endsAt: new Date(t.now() + hours * 3_600_000).toISOString(),
        minutes: 30,
        publish: true,
      };
      return (await t.as(teacher).call('POST /itf/integrated-tests', { body })).id;
    };
    const { partnerId: other } = await addClient(t);
    await made('Của đối tác khác', other, 48);
    await made('Sắp xong', partnerId, 0.75);
    const second = await made('Giữa kỳ 2', partnerId, 48);
    t.advance(50 * 60_000);
    expect((await offers()).toSorted()).toEqual(['Giữa kỳ 1', 'Giữa kỳ 2']);
    const choose = (testId: string) => t.as(teacher).call('POST /lti/choose', { body: { token: held, testId } });
    await choose(examTestId);
    await choose(examTestId);
    expect(await failure(choose(second))).toMatchObject({ code: 'LAUNCH_USED' });
  });

  it('offers nothing of another teacher, and takes no test that is not offered, nor another token', async () => {
    const held = await token();
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect((await t.as(other).call('POST /lti/offers', { body: { token: held } })).tests).toEqual([]);
    const foreign = t.as(other).call('POST /lti/choose', { body: { token: held, testId: examTestId } });
    expect(await failure(foreign)).toMatchObject({ code: 'LTI_EXAM_UNKNOWN' });
    const { values, proof } = await launch({ sub: 'hs-9' });
    const entry = (await openAs(values['open']!, proof)).token!;
    for (const one of [entry, `2${held.slice(1)}`, `${held.slice(0, 40)}${held.slice(41)}`, ''])
      expect(await failure(t.as(teacher).call('POST /lti/offers', { body: { token: one } }))).toMatchObject({
        code: 'LTI_STATE_INVALID',
      });
    expect(await failure(t.as(null).call('POST /lti/enter', { body: { token: held } }))).toMatchObject({
      code: 'LTI_STATE_INVALID',
    });
    t.advance(61 * 60_000);
    expect(await failure(t.as(teacher).call('POST /lti/offers', { body: { token: held } }))).toMatchObject({
      code: 'LAUNCH_EXPIRED',
    });
  });
});
