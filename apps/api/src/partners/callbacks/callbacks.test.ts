/** Results reach partners: signed, in order, once received never again, and never lost. Partners ask for them too. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { partnerCallback, routes, type PartnerCallback } from '@vumon/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { withTransaction } from '#db';
import { startAttemptWorker } from '#exam/attempts';
import { engineVersion, findLatestResult, storeResults } from '#exam/scoring';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addClient, type TestClient } from '../../testing/clients.ts';
import { addCatalogue } from '../../testing/content.ts';
import { deliverEvents, runJobs } from '../../testing/jobs.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { callbacksJobs } from './callbacks.jobs.ts';
import { partnerRouteKeys } from './partner-api.ts';
import { callbackExample, partnerExamples } from './partner-examples.ts';
import { startCallbackSender } from './sender.ts';
import { signatureHeader } from './signature.ts';

const lines: string[] = [];
const t = await testApp({ logTo: { write: (line) => void lines.push(line) } });
const worker = startAttemptWorker(t.app, { loop: false });
const sender = startCallbackSender(t.app, { loop: false });
/** For calls that are not answered. */
const impatient = startCallbackSender(t.app, { loop: false, calling: { timeoutMs: 300 } });
const minute = 60_000;
const hour = 60 * minute;

interface Call {
  readonly body: PartnerCallback;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** The partner's system: what it was sent, and what it answers next; 200 by default, `slow` never. */
const calls: Call[] = [];
let answers: (number | 'slow' | { status: number; wait: string })[] = [];
let receiver: Server;
let url: string;

let school: School;
let admin: TestUser;
let client: TestClient;
let testId: string;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      calls.push({ body: partnerCallback.parse(JSON.parse(text)), text, headers: request.headers });
      const answer = answers.shift() ?? 200;
      if (answer === 'slow') return;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(answer.status, { 'retry-after': answer.wait }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://localhost:${(receiver.address() as AddressInfo).port}/ket-qua`;
  await addCatalogue(t.db);
  admin = await t.createUser({ role: 'ADMIN' });
  school = await createSchool(t, { codes: ['MC1', 'FB1'], endsIn: 1_000 * hour });
  client = await addClient(t);
  await t.db
    .insertInto('series')
    .values({ id: 'S9', name: 'Bộ sách', name_en: 'Series', grade_id: 'G9', series_group: 'BOOK', subject: 'ENGLISH' })
    .execute();
  testId = await integrate(client.partnerId, school);
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(async () => {
  await score();
  await setAddress(client, url);
  await t.db.deleteFrom('callback_deliveries').execute();
  calls.length = 0;
  answers = [];
});

async function integrate(
  partnerId: string,
  { teacher, assignmentId, examId }: Pick<School, 'teacher' | 'examId'> & { assignmentId: string | null },
): Promise<string> {
  const id = t.app.newId();
  await t.db
    .insertInto('integrated_tests')
    .values({
      id,
      slug: `de-${id.slice(-8)}`,
      partner_id: partnerId,
      owner_id: teacher.id,
      title: 'Giữa kỳ',
      grade_id: 'G9',
      series_id: 'S9',
      exam_id: examId,
      starts_at: new Date(t.now()),
      ends_at: new Date(t.now() + 100 * hour),
      minutes: 45,
      attempts_allowed: 1,
      returns: 'PARTS',
      sign_in: true,
      state: assignmentId === null ? 'DRAFT' : 'PUBLISHED',
      assignment_id: assignmentId,
      created_at: new Date(t.now()),
      updated_at: new Date(t.now()),
    })
    .execute();
  return id;
}
const setAddress = ({ partnerId }: TestClient, address: string | null) =>
  t.as(admin).call('PUT /itf/partners/{id}/callback', { params: { id: partnerId }, body: { url: address } });

/** An attempt of a learner whom the partner knows by this id; it runs. */
async function startAttempt(learnerId: string | null = `hs-${t.app.newId()}`, of = client) {
  const student = await school.student();
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  await t.db.updateTable('attempts').set({ origin: 'PARTNER' }).where('id', '=', id).execute();
  if (learnerId !== null)
    await t.db
      .insertInto('partner_learners')
      .values({
        partner_id: of.partnerId,
        learner_id: learnerId,
        user_id: student.id,
        created_at: new Date(t.now()),
        launched_at: new Date(t.now()),
      })
      .execute();
  return { id, student };
}
type Attempt = Awaited<ReturnType<typeof startAttempt>>;

const submit = ({ id, student }: Attempt) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'client-one', entries: [] } });
const score = async () => {
  await worker.round();
  await deliverEvents(t);
};
/** A further result of the attempt, with other points. */
async function regrade({ id }: Attempt, mark: number, needsTeacher = false): Promise<void> {
  const ownerId = school.teacher.id;
  const {
    itemStates: _,
    itemPoints: __,
    itemMax: ___,
    revision: ____,
    ...latest
  } = (await findLatestResult(t.db, ownerId, id))!;
  await withTransaction(t.db, (db) =>
    storeResults(db, [{ ...latest, mark, needsTeacher, ownerId, attemptId: id, items: [], regraded: false }], {
      engineVersion,
      now: new Date(t.now()),
      by: { teacherId: ownerId, cause: 'REGRADED', reason: null },
    }),
  );
  await deliverEvents(t);
}
const told = (of: Attempt) => calls.filter(({ body }) => body.result.attemptId === of.id).map(({ body }) => body.type);
const states = async () =>
  (
    await t.as(admin).call('GET /itf/partners/{id}/deliveries', { params: { id: client.partnerId }, query: {} })
  ).items.map(({ kind, state, tries, answer }) => ({ kind, state, tries, answer }));
const tokenKey = 'POST /auth/client-app-token';
/** The names of all fields, so that an example that lacks one or has one too many is found. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shapeOf)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
      : typeof value === 'object'
        ? null
        : typeof value;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const macOf = (secret: string, { text, headers }: Call) => {
  const moment = /^t=(\d+),/.exec(String(headers[signatureHeader]))![1]!;
  return `v1=${createHmac('sha256', secret).update(`${moment}.${text}`).digest('hex')}`;
};

describe('a result', () => {
  it('is told when the attempt is submitted, scored and regraded, in this order and once each', async () => {
    const attempt = await startAttempt('hs-001');
    await submit(attempt);
    await sender.round();
    await score();
    await sender.round();
    await regrade(attempt, 625);
    await sender.round();
    await sender.round();
    expect(calls.map(({ body: { type, result } }) => [type, result.state, result.score, result.revision])).toEqual([
      ['submitted', 'SUBMITTED', null, null],
      ['scored', 'SCORED', 0, 1],
      ['regraded', 'SCORED', 6.25, 2],
    ]);
    expect(calls[1]!.body.result).toMatchObject({ learner: 'hs-001', number: 1, provisional: false, points: 0 });
    expect(calls[1]!.body.result.parts).toHaveLength(1);
    expect(calls[1]!.body.result.parts![0]!.maxPoints).toBe(calls[1]!.body.result.maxPoints);
    const [first, second, third] = calls.map(({ body }) => body.sequence);
    expect(first! < second! && second! < third!).toBe(true);
  });

  it('that a teacher must still mark is not told; the score is, once it is complete', async () => {
    const attempt = await startAttempt();
    await submit(attempt);
    await worker.round();
    await t.db.deleteFrom('events').execute();
    await regrade(attempt, 100, true);
    await regrade(attempt, 200, false);
    await sender.round();
    expect(told(attempt)).toEqual(['submitted', 'scored']);
  });

  it('contains no more than the exam returns', async () => {
    const set = (returns: string) =>
      t.db.updateTable('integrated_tests').set({ returns }).where('id', '=', testId).execute();
    const attempt = await startAttempt();
    await submit(attempt);
    await score();
    await set('STATE');
    await sender.round();
    await set('SCORE');
    await regrade(attempt, 500);
    await sender.round();
    await set('PARTS');
    expect(calls.slice(1).map(({ body: { result } }) => [result.score, result.points === null, result.parts])).toEqual([
      [null, true, null],
      [5, false, null],
    ]);
  });

  it('of an attempt that is not a partner’s, or without an address, is not told', async () => {
    const student = await school.student();
    const { id } = await t
      .as(student)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    await submit({ id, student });
    await setAddress(client, null);
    await submit(await startAttempt());
    await score();
    expect(await states()).toEqual([]);
  });
});

describe('a signature', () => {
  it('is made with each secret that is valid, over moment and body', async () => {
    const old = client.secret;
    const { secret } = await t
      .as(admin)
      .call('POST /itf/partners/{id}/rotate-secret', { params: { id: client.partnerId } });
    const attempt = await startAttempt();
    await submit(attempt);
    await sender.round();
    const header = String(calls[0]!.headers[signatureHeader]);
    expect(header.split(',').slice(1)).toEqual([macOf(secret, calls[0]!), macOf(old, calls[0]!)]);
    expect(Math.abs(Number(/^t=(\d+)/.exec(header)![1]) - t.now() / 1000)).toBeLessThan(60);
    await t.as(admin).call('POST /itf/partners/{id}/revoke-old-secret', { params: { id: client.partnerId } });
    await score();
    await sender.round();
    expect(String(calls[1]!.headers[signatureHeader]).split(',').slice(1)).toEqual([macOf(secret, calls[1]!)]);
    expect(lines.join('\n')).not.toContain(secret);
    expect(JSON.stringify(await t.db.selectFrom('partner_secrets').selectAll().execute())).not.toContain(secret);
  });
});

describe('a receiver', () => {
  it('that fails and is slow gets it again with growing pauses, and what follows it waits its turn', async () => {
    const attempt = await startAttempt();
    await submit(attempt);
    await score();
    answers = [500];
    await sender.round();
    const other = await startAttempt();
    await submit(other);
    await sender.round();
    // Another attempt is not delayed.
    expect([told(attempt), told(other)]).toEqual([['submitted'], ['submitted']]);
    answers = ['slow', { status: 503, wait: '480' }];
    for (const [pause, tries] of [
      [minute, 2],
      [5 * minute, 3],
      [8 * minute, 5],
    ] as const) {
      const before = told(attempt).length;
      t.advance(pause - 2_000);
      await sender.round();
      expect(told(attempt)).toHaveLength(before);
      t.advance(2_000);
      await (answers[0] === 'slow' ? impatient : sender).round();
      expect(told(attempt)).toHaveLength(tries);
    }
    expect(told(attempt)).toEqual(['submitted', 'submitted', 'submitted', 'submitted', 'scored']);
    const [row] = (
      await t.as(admin).call('GET /itf/partners/{id}/deliveries', {
        params: { id: client.partnerId },
        query: { attemptId: attempt.id, kind: 'SUBMITTED' },
      })
    ).items;
    const tries = await t.as(admin).call('GET /itf/partners/{id}/deliveries/{deliveryId}', {
      params: { id: client.partnerId, deliveryId: row!.id },
    });
    expect(tries.map(({ number, answer, retryAfter }) => [number, answer, retryAfter])).toEqual([
      [1, '500', null],
      [2, 'TIMEOUT', null],
      [3, '503', 480],
      [4, '200', null],
    ]);
    expect(new Set(calls.filter(({ body }) => body.id === row!.id).map(({ text }) => text)).size).toBe(1);
  });

  it('that fails for three days: a person is waited for, who sends it again', async () => {
    const attempt = await startAttempt();
    answers = Array.from({ length: 60 }, () => 502);
    await submit(attempt);
    for (let hours = 0; hours < 80; hours += 2) {
      await sender.round();
      t.advance(2 * hour);
    }
    expect(calls.length).toBeGreaterThan(12);
    expect(await states()).toMatchObject([{ kind: 'SUBMITTED', state: 'WAITING', answer: '502' }]);
    const before = calls.length;
    await sender.round();
    expect(calls).toHaveLength(before);
    answers = [];
    const params = { id: client.partnerId };
    expect(await t.as(admin).call('GET /itf/partners/{id}/callbacks', { params })).toMatchObject({
      waiting: 1,
      retrying: 0,
    });
    expect(await t.as(admin).call('POST /itf/partners/{id}/deliveries/send-again', { params, body: {} })).toEqual({
      sentAgain: 1,
    });
    await sender.round();
    expect(await states()).toMatchObject([{ state: 'DELIVERED' }]);
    expect(await t.as(admin).call('POST /itf/partners/{id}/deliveries/send-again', { params, body: {} })).toEqual({
      sentAgain: 0,
    });
  });

  it('that answers 410 gets nothing more of the attempt until a person sends it again, then everything in order', async () => {
    const attempt = await startAttempt();
    answers = [410];
    await submit(attempt);
    await score();
    await sender.round();
    t.advance(7 * hour);
    await sender.round();
    expect(told(attempt)).toEqual(['submitted']);
    expect(await states()).toMatchObject([
      { kind: 'SCORED', state: 'PENDING', tries: 0 },
      { kind: 'SUBMITTED', state: 'STOPPED', answer: '410' },
    ]);
    const [, stopped] = (
      await t.as(admin).call('GET /itf/partners/{id}/deliveries', { params: { id: client.partnerId }, query: {} })
    ).items;
    await t.as(admin).call('POST /itf/partners/{id}/deliveries/send-again', {
      params: { id: client.partnerId },
      body: { ids: [stopped!.id] },
    });
    await sender.round();
    expect(told(attempt)).toEqual(['submitted', 'submitted', 'scored']);
  });

  it('of a disabled partner gets nothing until it is enabled again', async () => {
    const set = (status: 'ACTIVE' | 'DISABLED') =>
      t.as(admin).call('PUT /itf/partners/{id}/update-status', { params: { id: client.partnerId }, body: { status } });
    const attempt = await startAttempt();
    await submit(attempt);
    await set('DISABLED');
    await sender.round();
    expect(calls).toHaveLength(0);
    await set('ACTIVE');
    await sender.round();
    expect(told(attempt)).toEqual(['submitted']);
  });
});

describe('a delivery that fails on our side', () => {
  /** Its partner's secret cannot be read, as after the product's own secret was changed; others go on. */
  const spoil = (hex: string | null) =>
    hex === null
      ? sql`UPDATE partner_secrets SET secret_encrypted = kept.bytes FROM kept_secrets kept WHERE kept.id = partner_secrets.id`
      : sql`UPDATE partner_secrets SET secret_encrypted = decode(${hex}, 'hex') WHERE partner_id = ${client.partnerId}`;

  it('counts as a try, pauses longer each time, waits for a person, and goes out once it can', async () => {
    await sql`CREATE TABLE kept_secrets AS SELECT id, secret_encrypted AS bytes FROM partner_secrets`.execute(t.db);
    const attempt = await startAttempt();
    await submit(attempt);
    await spoil('00').execute(t.db);
    await sender.round();
    expect(await states()).toEqual([{ kind: 'SUBMITTED', state: 'PENDING', tries: 1, answer: 'INTERNAL' }]);
    t.advance(minute - 2_000);
    await sender.round();
    expect(await states()).toMatchObject([{ tries: 1 }]);
    t.advance(2_000);
    await sender.round();
    expect(await states()).toMatchObject([{ tries: 2 }]);
    for (let hours = 0; hours < 80; hours += 2) {
      await sender.round();
      t.advance(2 * hour);
    }
    expect(await states()).toMatchObject([{ state: 'WAITING', answer: 'INTERNAL' }]);
    expect((await states())[0]!.tries).toBeLessThan(25);
    expect(calls).toHaveLength(0);
    await spoil(null).execute(t.db);
    const params = { id: client.partnerId };
    await t.as(admin).call('POST /itf/partners/{id}/deliveries/send-again', { params, body: {} });
    await sender.round();
    expect(await states()).toMatchObject([{ state: 'DELIVERED' }]);
  });

  it('holds up no other', async () => {
    const [first, second] = [await startAttempt(), await startAttempt()];
    await submit(first);
    await submit(second);
    await t.db.updateTable('attempts').set({ origin: 'ASSIGNMENT' }).where('id', '=', first.id).execute();
    await sender.round();
    expect([told(first), told(second)]).toEqual([[], ['submitted']]);
    expect((await states()).map(({ state }) => state).toSorted()).toEqual(['DELIVERED', 'PENDING']);
  });
});

describe('a process that dies', () => {
  it('between the submit and the callback: another one sends it, once', async () => {
    const attempt = await startAttempt();
    await submit(attempt);
    // Nothing but rows is left of the process that took the submit.
    await Promise.all([startCallbackSender(t.app, { loop: false }).round(), sender.round()]);
    await score();
    await sender.round();
    expect(told(attempt)).toEqual(['submitted', 'scored']);
  });

  it('while it sends: the claim ends, and it is sent again with the same id', async () => {
    const attempt = await startAttempt();
    await submit(attempt);
    // What the process that died has claimed.
    await t.db
      .updateTable('callback_deliveries')
      .set({ claimed_until: new Date(t.now() + minute) })
      .execute();
    await sender.round();
    expect(calls).toHaveLength(0);
    t.advance(minute);
    await sender.round();
    expect(told(attempt)).toEqual(['submitted']);
  });
});

describe('asking', () => {
  const ask = (id: string, headers: object = client.headers) =>
    t.as(null).raw({ method: 'GET', url: `/api/itf/partner-results/${id}`, headers: { ...headers } });

  it('gives the same result as the callback; of another partner’s attempt, or without a token, nothing', async () => {
    const attempt = await startAttempt('hs-hoi');
    const token = await t.as(null).call('POST /auth/client-app-token', {
      body: { clientAppId: client.clientAppId, secret: await newSecret() },
    });
    const headers = { 'client-app-id': client.clientAppId, 'client-app-authorization': `Bearer ${token.accessToken}` };
    expect((await ask(attempt.id, headers)).json().data).toMatchObject({ state: 'RUNNING', score: null });
    await submit(attempt);
    await score();
    await sender.round();
    expect((await ask(attempt.id, headers)).json().data).toEqual(calls.at(-1)!.body.result);
    const other = await addClient(t);
    // The same teacher has an exam for this partner too.
    await integrate(other.partnerId, { ...school, assignmentId: null });
    expect((await ask(attempt.id, other.headers)).statusCode).toBe(404);
    expect((await ask(t.app.newId(), headers)).statusCode).toBe(404);
    expect((await ask(attempt.id, {})).statusCode).toBe(401);
    const teacherAsks = await t
      .as(school.teacher)
      .raw({ method: 'GET', url: `/api/itf/partner-results/${attempt.id}` });
    expect(teacherAsks.statusCode).toBe(403);
  });
  const newSecret = async () =>
    (await t.as(admin).call('POST /itf/partners/{id}/rotate-secret', { params: { id: client.partnerId } })).secret;
});

describe('the published document', () => {
  it('has every route for clients, and its examples are what the calls reply', async () => {
    const document = (await t.as(null).raw({ method: 'GET', url: '/api/partners/openapi.json' })).json();
    const keys = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(keys.toSorted()).toEqual(Object.keys(partnerExamples).toSorted());
    expect(keys.toSorted()).toEqual(partnerRouteKeys().toSorted());
    const attempt = await startAttempt('hs-2043');
    await submit(attempt);
    await score();
    const { secret } = await t
      .as(admin)
      .call('POST /itf/partners/{id}/rotate-secret', { params: { id: client.partnerId } });
    const ids: Record<string, string> = {
      'GET /itf/third-party/{id}': client.partnerId,
      'GET /itf/partner-results/{id}': attempt.id,
    };
    const headers: Record<string, string> = { 'client-app-id': client.clientAppId };
    for (const key of [tokenKey, ...keys.filter((one) => one !== tokenKey)]) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string];
      const { responses, requestBody } = document.paths[path][method.toLowerCase()];
      const example = responses[200].content['application/json'].example;
      const spec = (routes as Record<string, { reply?: z.ZodType; body?: z.ZodType }>)[key]!;
      expect(spec.reply!.safeParse(example.data).success, key).toBe(true);
      if (spec.body)
        expect(spec.body.safeParse(requestBody.content['application/json'].example).success, key).toBe(true);
      const reply = await t.as(null).raw({
        method,
        url: `/api${path.replace('{id}', ids[key] ?? '')}`,
        headers: key === tokenKey ? {} : headers,
        ...(spec.body && { payload: { clientAppId: client.clientAppId, secret } }),
      });
      expect(reply.statusCode, key).toBe(200);
      expect(shapeOf(reply.json().data), key).toEqual(shapeOf(example.data));
      if (key === tokenKey) headers['client-app-authorization'] = `Bearer ${reply.json().data.accessToken}`;
    }
  });

  it('has a signed callback with which a receiver can try its check', async () => {
    const { webhooks } = (await t.as(null).raw({ method: 'GET', url: '/api/partners/openapi.json' })).json();
    const { parameters, requestBody } = webhooks.result.post;
    const { example } = requestBody.content['application/json'];
    expect(partnerCallback.parse(example).type).toBe('scored');
    const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(parameters[0].example)!;
    expect(parameters[0].description).toContain(callbackExample.secret);
    expect(
      createHmac('sha256', callbackExample.secret)
        .update(`${seconds}.${JSON.stringify(example)}`)
        .digest('hex'),
    ).toBe(mac);
  });
});

describe('an address', () => {
  it.each([
    'http://api.truong.example/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/',
    'https://user:pass@api.truong.example/',
    'javascript:alert(1)',
    'không phải địa chỉ',
  ])('%s is refused', async (address) => {
    expect(await failure(setAddress(client, address))).toMatchObject({ status: 422, code: 'CALLBACK_ADDRESS_INVALID' });
  });

  it('is tried with an invented result, and what it answered is shown', async () => {
    const params = { id: client.partnerId };
    answers = [418];
    const tried = await t.as(admin).call('POST /itf/partners/{id}/callbacks/test', { params });
    expect(tried).toMatchObject({ status: 418, failure: null, path: '/ket-qua' });
    expect(calls[0]!.text).toBe(tried.body);
    expect(calls[0]!.headers[signatureHeader]).toBe(tried.signature);
    expect(calls[0]!.body.type).toBe('test');
    expect(await states()).toEqual([]);
    const again = () => t.as(admin).call('POST /itf/partners/{id}/callbacks/test', { params });
    for (let more = 0; more < 9; more += 1) await again();
    expect(await failure(again())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(calls).toHaveLength(10);
    await setAddress(client, null);
    expect(await failure(t.as(admin).call('POST /itf/partners/{id}/callbacks/test', { params }))).toMatchObject({
      code: 'CALLBACK_ADDRESS_MISSING',
    });
  });

  it('is refused for a partner whose secret cannot sign', async () => {
    const other = await addClient(t);
    await t.db
      .updateTable('partner_secrets')
      .set({ secret_encrypted: null })
      .where('partner_id', '=', other.partnerId)
      .execute();
    expect(await failure(setAddress(other, url))).toMatchObject({ status: 422, code: 'CALLBACK_NEEDS_SECRET' });
  });
});

it('the log is kept for 90 days, and what nothing was sent for waits for a person', async () => {
  await submit(await startAttempt());
  await t
    .as(admin)
    .call('PUT /itf/partners/{id}/update-status', { params: { id: client.partnerId }, body: { status: 'DISABLED' } });
  const clean = async () => {
    await sql`SELECT graphile_worker.add_job('callbacks.delete-old', '{"effect":"clean","data":{}}')`.execute(t.db);
    await runJobs(t, callbacksJobs);
  };
  t.advance(73 * hour);
  await clean();
  expect(await states()).toMatchObject([{ state: 'WAITING', tries: 0 }]);
  t.advance(90 * 24 * hour);
  await clean();
  expect(await states()).toEqual([]);
});
