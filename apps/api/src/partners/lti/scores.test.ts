/** Scores reach the gradebook of the platform that a learner came from: in its column, again after a failure, the best one. */
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '#db';
import { startAttemptWorker } from '#exam/attempts';
import { engineVersion, findLatestResult, storeResults } from '#exam/scoring';
import { startCallbackSender } from '#partners/callbacks';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addClient } from '../../testing/clients.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { deliverEvents } from '../../testing/jobs.ts';
import { moodleLearner } from '../../testing/lti/messages.ts';
import { beginAt, postLaunch, startPlatform, type TestPlatform } from '../../testing/lti/platform.ts';

const lines: string[] = [];
const t = await testApp({ logTo: { write: (line) => void lines.push(line) } });
const worker = startAttemptWorker(t.app, { loop: false });
const sender = startCallbackSender(t.app, { loop: false });
const endpointClaim = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const target = 'https://purl.imsglobal.org/spec/lti/claim/target_link_uri';
const minute = 60_000;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly type: string | undefined;
  readonly token: string | undefined;
  readonly body: string;
}
const calls: Call[] = [];
/** What the platform answers next; as it should when empty. */
let answers: { readonly status: number; readonly at: RegExp }[] = [];
let items: { id: string; resourceLinkId?: string; resourceId?: string }[] = [];
let platform: TestPlatform;
let teacher: TestUser;
let admin: TestUser;
let partnerId: string;
let platformId: string;
let exam: { id: string; slug: string; launchUrl: string };

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  admin = await t.createUser({ role: 'ADMIN' });
  const { examId } = await addReadyExam(t, teacher);
  await t.db
    .insertInto('series')
    .values({ id: 'S9', name: 'Bộ sách', name_en: 'Series', grade_id: 'G9', series_group: 'BOOK', subject: 'ENGLISH' })
    .execute();
  platform = await startPlatform();
  platform.listener = ({ method = '', url = '', headers }, body, response) => {
    calls.push({ method, path: url, type: headers['content-type'], token: headers.authorization, body });
    const at = answers.findIndex((one) => one.at.test(url));
    const [refusal] = at < 0 ? [] : answers.splice(at, 1);
    const json = (value: unknown) =>
      response.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url === '/token') return void json({ access_token: 'ma-truy-cap', token_type: 'bearer', expires_in: 3_600 });
    if (url.startsWith('/2/lineitems?') && method === 'GET') return void json(items);
    if (url.startsWith('/2/lineitems?'))
      return void json({ id: `${platform.origin}/2/lineitems/77/lineitem?type_id=3` });
    return void json({});
  };
  ({ partnerId } = await addClient(t));
  const made = await t.as(admin).call('POST /itf/partners/{id}/lti-platforms', {
    params: { id: partnerId },
    body: {
      issuer: platform.issuer,
      clientId: platform.clientId,
      authUrl: `${platform.origin}/auth`,
      tokenUrl: `${platform.origin}/token`,
      jwksUrl: `${platform.origin}/keys`,
      deploymentIds: ['3'],
    },
  });
  platformId = made.id;
  const published = await t.as(teacher).call('POST /itf/integrated-tests', {
    body: {
      gradeId: 'G9',
      seriesId: 'S9',
      title: 'Giữa kỳ 1',
      partnerId,
      examId,
      startsAt: new Date(t.now() - 1_000).toISOString(),
      endsAt: new Date(t.now() + 200 * 3_600_000).toISOString(),
      minutes: 30,
      attemptsAllowed: 2,
      publish: true,
    },
  });
  exam = { id: published.id, slug: published.slug, launchUrl: published.launchUrl! };
});
afterAll(() => platform.close());
beforeEach(async () => {
  await t.db.deleteFrom('callback_deliveries').execute();
  calls.length = 0;
  answers = [];
  items = [];
});

const scope = moodleLearner[endpointClaim].scope;
const column = () => ({ scope, lineitem: `${platform.origin}/2/lineitems/9/lineitem?type_id=3` });

async function comeIn(sub: string, endpoint: object | undefined): Promise<{ learner: TestUser; assignmentId: string }> {
  const begun = await beginAt(t, platform);
  const claims = { [target]: exam.launchUrl, sub, [endpointClaim]: endpoint };
  const token = await platform.sign(begun.nonce, t.now(), claims);
  const { values } = await postLaunch(t, { state: begun.state, id_token: token });
  const body = { ticket: values['open']!, proof: begun.proof };
  const opened = await t.as(null).call('POST /lti/open', { body });
  const reply = await t.as(null).raw({ method: 'POST', url: '/api/lti/enter', payload: { token: opened.token } });
  const session = reply.cookies.find(({ name }) => name === 'session')!.value;
  const { assignmentId } = reply.json<{ data: { assignmentId: string } }>().data;
  return { learner: { id: '', token: session }, assignmentId };
}

/** An attempt that is handed in and scored. */
async function take({ learner, assignmentId }: Awaited<ReturnType<typeof comeIn>>, number = 1): Promise<string> {
  const { id } = await t
    .as(learner)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId }, body: { number } });
  const body = { attemptId: id, clientId: 'client-one', entries: [] };
  await t.as(learner).call('POST /itf/unit-tests-result/submit', { body });
  await worker.round();
  await deliverEvents(t);
  return id;
}

async function regrade(attemptId: string, mark: number): Promise<void> {
  const ownerId = teacher.id;
  const {
    itemStates: _,
    itemPoints: __,
    itemMax: ___,
    revision: ____,
    ...latest
  } = (await findLatestResult(t.db, ownerId, attemptId))!;
  await withTransaction(t.db, (db) =>
    storeResults(db, [{ ...latest, mark, needsTeacher: false, ownerId, attemptId, items: [], regraded: false }], {
      engineVersion,
      now: new Date(t.now()),
      by: { teacherId: ownerId, cause: 'REGRADED', reason: null },
    }),
  );
  await deliverEvents(t);
}

const scores = () =>
  calls.flatMap(({ path, body }) =>
    /\/scores(?:\?|$)/.test(path) ? [JSON.parse(body) as Record<string, unknown>] : [],
  );
const states = async () =>
  (await t.as(admin).call('GET /itf/partners/{id}/deliveries', { params: { id: partnerId }, query: {} })).items.map(
    ({ kind, state, answer }) => [kind, state, answer],
  );

describe('a score', () => {
  it('goes to the column of the launch with a token that our key asked for, and again after a regrade', async () => {
    const attemptId = await take(await comeIn('d-1', column()));
    await sender.round();
    const [asked, sent] = calls as [Call, Call];
    const form = new URLSearchParams(asked.body);
    expect([asked.path, form.get('grant_type'), form.get('scope')]).toEqual([
      '/token',
      'client_credentials',
      'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem https://purl.imsglobal.org/spec/lti-ags/scope/score',
    ]);
    const keys = (await t.as(null).raw({ method: 'GET', url: '/api/lti/keys' })).json<JSONWebKeySet>();
    const { payload } = await jwtVerify(form.get('client_assertion')!, createLocalJWKSet(keys), {
      issuer: platform.clientId,
      subject: platform.clientId,
      audience: `${platform.origin}/token`,
      currentDate: new Date(t.now()),
    });
    expect(payload).toMatchObject({ jti: expect.any(String) as string, iat: expect.any(Number) as number });
    expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(300);
    expect([sent.path, sent.type, sent.token]).toEqual([
      // The query of Moodle stays at the end.
      '/2/lineitems/9/lineitem/scores?type_id=3',
      'application/vnd.ims.lis.v1.score+json',
      'Bearer ma-truy-cap',
    ]);
    const score = {
      userId: 'd-1',
      scoreGiven: 0,
      scoreMaximum: 10,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
    };
    expect(scores()).toMatchObject([score]);
    // With fractions of a second and a zone.
    expect(scores()[0]!['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    await regrade(attemptId, 625);
    await sender.round();
    expect(scores()).toMatchObject([score, { ...score, scoreGiven: 6.25 }]);
    const [first, second] = scores().map(({ timestamp }) => Date.parse(String(timestamp)));
    expect(second).toBeGreaterThan(first!);
    expect(await states()).toEqual([
      ['REGRADED', 'DELIVERED', '200'],
      ['SCORED', 'DELIVERED', '200'],
    ]);
    expect(calls.filter(({ path }) => path === '/token')).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('ma-truy-cap');
  });

  it('is tried again until the platform takes it, with a new token after a refused one', async () => {
    await take(await comeIn('d-2', column()));
    answers = [
      { at: /scores/, status: 401 },
      { at: /scores/, status: 503 },
    ];
    await sender.round();
    expect(await states()).toEqual([['SCORED', 'PENDING', '401']]);
    await sender.round();
    expect(scores()).toHaveLength(1);
    t.advance(minute + 1_000);
    await sender.round();
    expect(calls.filter(({ path }) => path === '/token')).toHaveLength(1);
    t.advance(6 * minute);
    await sender.round();
    expect(await states()).toEqual([['SCORED', 'DELIVERED', '200']]);
    expect(scores()).toHaveLength(3);
  });

  it('is not lost when no token is given, nor stopped by a 410 from another address', async () => {
    await take(await comeIn('d-3', column()));
    t.advance(3_700_000);
    answers = [{ at: /token/, status: 410 }];
    await sender.round();
    expect([await states(), scores()]).toEqual([[['SCORED', 'PENDING', '502']], []]);
    t.advance(minute + 1_000);
    await sender.round();
    expect(await states()).toEqual([['SCORED', 'DELIVERED', '200']]);
  });

  it('is the best of the attempts, whichever was marked last', async () => {
    const first = await take(await comeIn('d-4', column()));
    await regrade(first, 800);
    const second = await take(await comeIn('d-4', column()), 2);
    await regrade(second, 300);
    await sender.round();
    expect(scores().every(({ scoreGiven }) => scoreGiven === 8)).toBe(true);
    await regrade(first, 200);
    await sender.round();
    expect(scores().at(-1)).toMatchObject({ scoreGiven: 3 });
  });

  it('makes the column once when the launch names only where columns are', async () => {
    const all = { scope, lineitems: `${platform.origin}/2/lineitems?type_id=3` };
    await take(await comeIn('d-5', all));
    await sender.round();
    const made = calls.find(({ method, path }) => method === 'POST' && path.startsWith('/2/lineitems?'))!;
    expect([made.type, JSON.parse(made.body)]).toEqual([
      'application/vnd.ims.lis.v2.lineitem+json',
      { label: 'Giữa kỳ 1', scoreMaximum: 10, resourceId: exam.slug, resourceLinkId: '17' },
    ]);
    expect(calls.at(-1)!.path).toBe('/2/lineitems/77/lineitem/scores?type_id=3');
    // Another learner of the link finds the column that is there, among those of other links if the platform tells all.
    items = [
      { id: `${platform.origin}/2/lineitems/60/lineitem`, resourceLinkId: '16' },
      { id: `${platform.origin}/2/lineitems/61/lineitem`, resourceId: 'de-khac' },
      { id: `${platform.origin}/2/lineitems/78/lineitem?type_id=3` },
    ];
    await take(await comeIn('d-6', all));
    await sender.round();
    expect(calls.at(-1)!.path).toBe('/2/lineitems/78/lineitem/scores?type_id=3');
    expect(calls.filter(({ path, method }) => method === 'POST' && path.startsWith('/2/lineitems?'))).toHaveLength(1);
  });

  it('is told to nobody without a gradebook, and never called at a private address', async () => {
    await take(await comeIn('d-7', undefined));
    await take(await comeIn('d-8', { scope: scope.slice(0, 2), lineitem: column().lineitem }));
    expect(await states()).toEqual([]);
    await take(await comeIn('d-9', { scope, lineitem: 'http://169.254.169.254/latest/meta-data' }));
    await sender.round();
    expect([await states(), scores()]).toEqual([[['SCORED', 'PENDING', 'ADDRESS_REFUSED']], []]);
  });

  it('is told over TLS alone', async () => {
    await take(await comeIn('d-13', { scope, lineitem: 'http://moodle.truong.example/2/lineitems/9/lineitem' }));
    await sender.round();
    expect([await states(), scores()]).toEqual([[['SCORED', 'PENDING', 'ADDRESS_REFUSED']], []]);
  });

  it('is asked for with a statement of its own each time', async () => {
    const ids = [];
    for (const sub of ['d-14', 'd-15']) {
      await take(await comeIn(sub, column()));
      t.advance(3_700_000);
      await sender.round();
      const asked = calls.findLast(({ path }) => path === '/token')!;
      ids.push(decodeJwt(new URLSearchParams(asked.body).get('client_assertion')!).jti);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('is none while a teacher marks the attempt again', async () => {
    const attemptId = await take(await comeIn('d-20', column()));
    await t.db
      .updateTable('attempt_results')
      .set({ needs_teacher: true })
      .where('attempt_id', '=', attemptId)
      .execute();
    await sender.round();
    expect([scores(), await states()]).toEqual([[], [['SCORED', 'DELIVERED', '200']]]);
  });

  it('asks for no column where the launch does not allow it', async () => {
    await take(await comeIn('d-16', { scope: scope.slice(1), lineitems: `${platform.origin}/2/lineitems?type_id=3` }));
    await sender.round();
    expect([await states(), calls]).toEqual([[], []]);
  });

  it('is told by another process after the one that took the submit has died, and once more when it died while it told', async () => {
    const attemptId = await take(await comeIn('d-11', column()));
    await regrade(attemptId, 700);
    // Nothing but rows is left of the process that took the submit; two others find them.
    await Promise.all([startCallbackSender(t.app, { loop: false }).round(), sender.round()]);
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([7, 7]);
    await regrade(attemptId, 900);
    // A process has told the platform and died before it could note that: its claim runs out.
    await sender.round();
    const before = scores().length;
    await t.db
      .updateTable('callback_deliveries')
      .set({ state: 'PENDING', ended_at: null, claimed_until: new Date(t.now() + minute) })
      .where('kind', '=', 'REGRADED')
      .where('revision', '=', (eb) =>
        eb.selectFrom('callback_deliveries').select((inner) => inner.fn.max('revision').as('r')),
      )
      .execute();
    await sender.round();
    expect(scores()).toHaveLength(before);
    t.advance(minute);
    await sender.round();
    // What the gradebook has is its newest score.
    const newest = scores()
      .toSorted((a, b) => Date.parse(String(a['timestamp'])) - Date.parse(String(b['timestamp'])))
      .at(-1);
    expect([scores().length - before, newest]).toMatchObject([1, { userId: 'd-11', scoreGiven: 9 }]);
  });

  it('that fails on our side counts as a try and goes out later', async () => {
    await take(await comeIn('d-12', column()));
    const put = (lineItem: string) =>
      t.db.updateTable('lti_grades').set({ line_item: lineItem }).where('subject', '=', 'd-12').execute();
    await put('no address');
    await sender.round();
    expect([await states(), scores()]).toEqual([[['SCORED', 'PENDING', 'INTERNAL']], []]);
    await put(column().lineitem);
    await sender.round();
    expect(scores()).toEqual([]);
    t.advance(minute);
    await sender.round();
    expect(await states()).toEqual([['SCORED', 'DELIVERED', '200']]);
  });

  it('stops when the platform is removed, for an administrator to see', async () => {
    await take(await comeIn('d-10', column()));
    await t
      .as(admin)
      .call('DELETE /itf/partners/{id}/lti-platforms/{platformId}', { params: { id: partnerId, platformId } });
    await sender.round();
    expect([await states(), scores()]).toEqual([[['SCORED', 'STOPPED', '410']], []]);
  });
});
