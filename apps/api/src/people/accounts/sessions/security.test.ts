/** Requirements of the security design on accounts that no other test covers, as a black box. */
import { createHash, randomUUID } from 'node:crypto';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import type { Role } from '@vumon/domain';
import type { ChoiceContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startAttemptWorker } from '#exam/attempts';
import { newestOutboxMessages } from '#platform/messages';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addClient } from '../../../testing/clients.ts';
import { createSchool } from '../../../testing/school.ts';

const t = await testApp();

describe('additional fields in a body', () => {
  const extras: Readonly<Record<string, unknown>> = {
    role: 'OPERATOR',
    is_admin: true,
    ownerId: randomUUID(),
    price: 0,
  };
  const bodies = (Object.entries(routes) as [RouteKey, RouteSpec][]).filter(([, { body, upload }]) => body && !upload);
  const declares = ({ body }: RouteSpec, field: string): boolean => 'shape' in body! && field in (body.shape as object);
  const callerOf = ({ access }: RouteSpec): Role =>
    access === 'public' || access === 'signed-in' || access.includes('TEACHER')
      ? 'TEACHER'
      : access.find((one) => one !== 'client-app')!;
  /** The field that selects one of several shapes of a body; without it a body is refused for that reason alone. */
  const shapeOf = ({ body }: RouteSpec) =>
    body instanceof z.ZodDiscriminatedUnion
      ? {
          [body.def.discriminator]: [
            ...(body.options[0] as z.ZodObject<Record<string, z.ZodLiteral>>).shape[body.def.discriminator]!.values,
          ][0],
        }
      : {};
  const callers = new Map<Role, TestUser>();

  it.each(bodies)('%s refuses them', async (key, spec) => {
    const role = callerOf(spec);
    const caller =
      callers.get(role) ?? (await t.createUser({ role, ...(role === 'TEACHER' && { package: 'INTERNATIONAL' }) }));
    callers.set(role, caller);
    const [method, path] = key.split(' ') as ['POST', string];
    for (const [field, value] of Object.entries(extras)) {
      if (declares(spec, field)) continue;
      const reply = await t.as(caller).raw({
        method,
        url: `/api${path
          .replace('test-lists/{kind}/{gradeId}', 'test-lists/SAMPLE/G9')
          .replace('list-views/{list}', 'list-views/users')
          .replace('content-changes/{kind}', 'content-changes/EXAM')
          .replace('{page}/{locale}', 'about-us/vi')
          .replace('{list}/{code}', 'labels/SAMPLE')
          .replace('{list}', 'labels')
          .replace('types/{code}', 'types/MC1')
          .replace('{code}', 'BASIC')
          .replace('{key}', 'class-size')
          .replace('{kind}', 'TEST_ASSIGNED')
          .replace('{version}', '1')
          .replace('{provider}', 'GOOGLE')
          .replace('topics/{id}', 'topics/M9-01')
          .replace(/\{\w+\}/g, randomUUID())}`,
        payload: { ...shapeOf(spec), [field]: value },
        headers: await t.confirmation(caller),
      });
      expect([reply.statusCode, reply.json().code], field).toEqual([400, 'BODY_INVALID']);
      expect(reply.json().errors, field).toContainEqual(expect.objectContaining({ path: field, code: 'unknownField' }));
    }
  });
});

describe('objects in bodies and queries', () => {
  /** Paths of nested objects whose schema would pass on an unknown field; with `strictly`, also of those that would silently drop it. */
  function* openObjects(
    schema: z.core.$ZodType,
    path: string,
    strictly: boolean,
    seen = new Set<unknown>(),
  ): Generator<string> {
    if (seen.has(schema)) return;
    seen.add(schema);
    if (schema instanceof z.ZodObject) {
      if (!(schema.def.catchall instanceof z.ZodNever) && (strictly || schema.def.catchall)) yield path;
      for (const [name, inner] of Object.entries(schema.shape as Record<string, z.core.$ZodType>))
        yield* openObjects(inner, `${path}.${name}`, strictly, seen);
    } else if (schema instanceof z.ZodArray) yield* openObjects(schema.element, `${path}[]`, strictly, seen);
    else if (schema instanceof z.ZodUnion)
      for (const option of schema.options) yield* openObjects(option, path, strictly, seen);
    else if (schema instanceof z.ZodRecord) yield* openObjects(schema.valueType, `${path}{}`, strictly, seen);
    else if (
      schema instanceof z.ZodOptional ||
      schema instanceof z.ZodNullable ||
      schema instanceof z.ZodDefault ||
      schema instanceof z.ZodReadonly
    )
      yield* openObjects(schema.def.innerType, path, strictly, seen);
    else if (schema instanceof z.ZodPipe) {
      yield* openObjects(schema.def.in, path, strictly, seen);
      yield* openObjects(schema.def.out, path, strictly, seen);
    }
  }

  it('have closed schemas, also nested ones', () => {
    const open = (Object.entries(routes) as [RouteKey, RouteSpec][]).flatMap(([key, { body, query }]) => [
      ...(body ? openObjects(body, `${key} body`, true) : []),
      ...(query ? openObjects(query, `${key} query`, false) : []),
    ]);
    // The gateway signs whatever parameters it sends, so all of them are read.
    expect(open).toEqual(['GET /payment/return query']);
  });
});

describe('an invalid token', () => {
  const guarded = (Object.entries(routes) as [RouteKey, RouteSpec][]).filter(([, { access }]) => access !== 'public');
  const code = (token: string, key: RouteKey) => {
    const [method, path] = key.split(' ') as ['GET', string];
    return t
      .as({ id: '', token })
      .raw({ method, url: `/api${path.replace(/\{\w+\}/g, randomUUID())}`, ...(method !== 'GET' && { payload: {} }) })
      .then((reply) => [reply.statusCode, reply.json().code as string]);
  };
  const withSession = async (changes: object) => {
    const user = await t.createUser({ role: 'ADMIN' });
    await t.db.updateTable('sessions').set(changes).where('user_id', '=', user.id).execute();
    return user.token;
  };
  const tokens: readonly [string, () => Promise<string>][] = [
    ['that has expired', () => withSession({ access_expires_at: new Date(t.now() - 1) })],
    ['of a session that was ended', () => withSession({ revoked_at: new Date(t.now()) })],
    [
      'of a locked account',
      async () => {
        const user = await t.createUser({ role: 'ADMIN', status: 'LOCK' });
        return user.token;
      },
    ],
    [
      'with a letter changed',
      async () => {
        const { token } = await t.createUser({ role: 'ADMIN' });
        return (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
      },
    ],
    [
      'that is for renewing',
      async () => {
        const { id } = await t.createUser({ role: 'ADMIN' });
        const refresh = 'r'.repeat(43);
        await t.db
          .updateTable('sessions')
          .set({ refresh_hash: createHash('sha256').update(refresh).digest() })
          .where('user_id', '=', id)
          .execute();
        return refresh;
      },
    ],
  ];

  it.each(tokens)('%s, at every route', async (_, tokenOf) => {
    const token = await tokenOf();
    for (const [key, { signedOut = 'UNAUTHORISED' }] of guarded)
      expect([key, ...(await code(token, key))]).toEqual([key, 401, signedOut]);
  });
});

it('the logs of complete journeys contain none of their secrets, at the finest level', async () => {
  const lines: string[] = [];
  const own = await testApp({ logTo: { write: (line) => void lines.push(line) }, config: { logLevel: 'trace' } });
  const secrets: string[] = [];
  const kept = <T extends string>(secret: T): T => {
    secrets.push(secret);
    return secret;
  };
  const nobody = own.as(null);
  const otpOf = async (username: string) =>
    kept(/\b(\d{6})\b/.exec((await newestOutboxMessages(own.db, username))[0]!.body)![1]!);
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('was accepted'),
      () => undefined,
    );

  const phone = kept('0987650123');
  const password = kept('Mua2thu8-Rieng');
  await nobody.call('GET /auth/user-exist', { query: { username: phone } });
  await nobody.call('POST /auth/sms-otp', { body: { username: phone, purpose: 'REGISTER' } });
  const code = await otpOf(phone);
  await refused(
    nobody.call('POST /auth/verify-sms-otp', {
      body: { username: phone, purpose: 'REGISTER', code: code === '000000' ? '111111' : '000000' },
    }),
  );
  const { ticket } = await nobody.call('POST /auth/verify-sms-otp', {
    body: { username: phone, purpose: 'REGISTER', code },
  });
  const account = {
    ticket: kept(ticket),
    fullName: 'Nguyễn Thị Kín',
    birthday: '1990-05-06',
    password,
    acceptTerms: true as const,
    tokensInBody: true,
  };
  const session = await nobody.call('POST /auth/register', { body: account });
  await refused(nobody.call('POST /auth/register', { body: account }));
  const tokens = await nobody.call('POST /auth/refresh-token', { body: { refreshToken: kept(session.refreshToken!) } });
  for (const token of [session.accessToken, tokens.accessToken, tokens.refreshToken]) kept(token!);
  await refused(nobody.call('POST /auth/login', { body: { username: phone, password: kept('Sai-Mat-Khau-9') } }));
  await nobody.call('POST /auth/sms-otp', { body: { username: phone, purpose: 'FORGOT_PASSWORD' } });
  await otpOf(phone);

  const admin = await own.createUser({ role: 'ADMIN' });
  const invited = await own.as(admin).call('POST /itf/users/staff', {
    body: { fullName: 'Người Mới', contact: kept('moi-kin@example.com'), role: 'SALE', delivery: 'PRINT' },
  });
  await refused(
    nobody.call('POST /auth/login', {
      body: { username: 'moi-kin@example.com', password: kept(invited.code!).toLowerCase() + 'x' },
    }),
  );
  const client = await addClient(own);
  kept(client.secret);
  kept(client.headers['client-app-authorization'].slice(7));
  const { batchId } = await own.as(admin).call('POST /itf/active-codes', {
    body: {
      name: 'Kín',
      count: 1,
      usesAllowed: 1,
      expiresAt: null,
      kind: 'PACKAGE',
      packageCode: 'ADVANCE',
      months: 6,
      tests: null,
    },
  });
  const { items } = await own.as(admin).call('GET /itf/active-codes', { query: {} });
  const activation = kept(items.find((one) => one.batchId === batchId)!.code!);
  secrets.push(activation.replaceAll('-', ''));
  await refused(own.as(null).call('POST /itf/active-codes/active', { body: { code: activation } }));

  // A fault of the server: the database's error quotes the row that it refuses.
  const { id } = await own.createUser({ role: 'TEACHER' });
  await own.db
    .updateTable('users')
    .set({ phone, password_hash: kept('$argon2id$kin'), status: 'NO' as never })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => own.app.log.error({ err: error }, 'a row was refused'));
  await own.db
    .updateTable('users')
    .set({ phone })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => own.app.log.error({ err: error }, 'a phone was refused'));

  const written = lines.join('');
  for (const what of [
    'a row was refused',
    'users_status_check',
    'a phone was refused',
    'users_phone',
    'POST /auth/login',
  ])
    expect(written).toContain(what);
  expect(secrets.filter((secret) => typeof secret === 'string' && secret.length > 5).length).toBeGreaterThan(15);
  expect(secrets).not.toContain(undefined);
  // Six digits also occur in times and line numbers; as a value they would be between quotes or blanks.
  for (const secret of secrets)
    expect(
      /^\d{6}$/.test(secret) ? new RegExp(`["'\\s:=]${secret}["'\\s,.}]`).test(written) : written.includes(secret),
      secret,
    ).toBe(false);
});

async function smsSent(): Promise<number> {
  const { sent } = await t.db
    .selectFrom('outbox_messages')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('channel', '=', 'sms')
    .executeTakeFirstOrThrow();
  return Number(sent);
}

it('no more SMS than the hourly cap are sent for twice as many numbers, each requested from another address', async () => {
  // A tenth of the default cap (`catalogue.test.ts`); the subject is the race at the cap, whatever its value.
  const cap = 50;
  const admin = await t.createUser({ role: 'ADMIN' });
  const key = 'otp-sms-per-hour';
  const { revision } = (await t.as(admin).call('GET /itf/settings')).find((one) => one.key === key)!;
  await t.as(admin).call('PUT /itf/settings/{key}', { params: { key }, body: { value: cap, revision } });
  const before = await smsSent();
  const numbers = Array.from({ length: 2 * (cap - before) }, (_, at) => `09${String(20_000_000 + at)}`);
  const statuses = new Map<number, number>();
  // Thirty at a time, so that the cap is reached within a batch.
  for (let from = 0; from < numbers.length; from += 30) {
    const replies = await Promise.all(
      numbers.slice(from, from + 30).map((username, at) =>
        t.as(null).raw({
          method: 'POST',
          url: '/api/auth/sms-otp',
          payload: { username, purpose: 'REGISTER' },
          remoteAddress: `10.1.${(from + at) >> 8}.${(from + at) & 255}`,
        }),
      ),
    );
    for (const { statusCode } of replies) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: cap - before, 429: cap - before });
  expect(await smsSent()).toBe(cap);
});

it('a learner locked during a test saves nothing more; saved answers stay and are scored at the end', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [learner, admin] = [await school.student(), await t.createUser({ role: 'ADMIN' })];
  const attempt = await t
    .as(learner)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const item = (samples.MC1.content as ChoiceContent).items[0]!;
  const save = (seq: number, option: number) =>
    t.as(learner).call('POST /student/attempts/{id}/answers', {
      params: { id: attempt.id },
      body: {
        clientId: 'browser-1',
        entries: [
          { seq, base: 0, question: school.questions[0]!.id, answer: { [item.id]: [item.options[option]!.id] } },
        ] as never,
      },
    });
  await save(1, 0);
  await t
    .as(admin)
    .call('POST /itf/users/{id}/lock', { params: { id: learner.id }, body: { reason: 'Có dấu hiệu bị chiếm' } });
  await vi.waitFor(() => expect(t.as(learner).call('GET /auth/getUser')).rejects.toThrow('401 UNAUTHORISED'), {
    timeout: 20_000,
    interval: 20,
  });
  await expect(save(2, 1)).rejects.toThrow('401 UNAUTHORISED');
  t.advance(24 * 3_600_000);
  await startAttemptWorker(t.app, { loop: false }).round();
  const row = await t.db.selectFrom('attempts').select('status').where('id', '=', attempt.id).executeTakeFirstOrThrow();
  expect(row.status).toBe('SCORED');
  const saved = await t.db
    .selectFrom('attempt_answers')
    .select('answer')
    .where('attempt_id', '=', attempt.id)
    .execute();
  expect(saved.map(({ answer }) => answer)).toEqual([{ [item.id]: [item.options[0]!.id] }]);
});
