/**
 * The declared access of every route against every role and package, and of every object against those who do not own
 * it.
 */
import {
  featureDecision,
  featuresOf,
  studentPackages,
  teacherPackages,
  type PackageCode,
  type Role,
} from '@vumon/domain';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import { describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addClient } from '../../testing/clients.ts';
import { createOwnedWorld, nobodysOwn, ownedCalls, type OwnedCall } from '../../testing/owned.ts';

const t = await testApp();
const all = Object.entries(routes) as [RouteKey, RouteSpec][];
const specs = new Map(all);

interface Visitor {
  readonly role: Role;
  readonly package: PackageCode | null;
  readonly expired?: boolean;
}

/** Without a package, with each in force, and with the last one expired: then no package opens anything. */
const withEvery = (role: Role, codes: readonly PackageCode[]): Visitor[] => [
  { role, package: null },
  ...codes.map((code) => ({ role, package: code })),
  { role, package: codes.at(-1)!, expired: true },
];

const visitors: readonly Visitor[] = [
  { role: 'ADMIN', package: null },
  { role: 'OPERATOR', package: null },
  { role: 'SALE', package: null },
  ...withEvery('STUDENT', studentPackages),
  ...withEvery('TEACHER', teacherPackages),
];
const nameOf = ({ role, package: code, expired }: Visitor) =>
  `${role} ${code ?? 'without a package'}${expired ? ', expired' : ''}`;

const largest: readonly (PackageCode | undefined)[] = [studentPackages.at(-1), teacherPackages.at(-1)];
/**
 * Only routes with a feature ask for the package, so every package calls those. The others are called by each role without a
 * package, whom a mistaken gate would refuse, and with the largest, who gets furthest into the handlers.
 */
const routesFor = (visitor: Visitor | null) =>
  !visitor?.package || (largest.includes(visitor.package) && !visitor.expired)
    ? all
    : all.filter(([, { feature }]) => feature);

function come({ role, package: code, expired }: Visitor): Promise<TestUser> {
  return t.createUser({
    role,
    ...(code && { package: code }),
    ...(expired && { packageEndsAt: new Date(t.now() - 1_000) }),
  });
}

const nobodysId = '01a1fc5d-0000-7000-8000-000000000000';

/** Sends a request, and checks that the reply must not be stored by the browser of a shared computer. */
async function send(...request: Parameters<typeof ask>) {
  const [key, user, call, headers] = request;
  const confirmed = specs.get(key)?.confirmed ? await t.confirmation(user) : {};
  const reply = await ask(key, user, call, { ...confirmed, ...headers });
  expect(String(reply.headers['cache-control']), request[0]).toMatch(/\bno-store\b/);
  return reply;
}

function ask(
  key: RouteKey,
  user: TestUser | null,
  { params = {}, query = {}, body, upload }: Partial<OwnedCall> = {},
  headers: Record<string, string> = {},
) {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  if (upload)
    return t.as(user).upload(key, {
      params,
      fields: key.endsWith('/import') ? { step: 'CHECK' } : {},
      file: { name: 'tep.bin', bytes: Buffer.from('no picture and no workbook') },
    });
  const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nobodysId)}?${new URLSearchParams(query)}`;
  const sends = method === 'POST' || method === 'PUT';
  return t.as(user).raw({ method, url, headers, ...(sends && { payload: (body ?? {}) as object }) });
}

/** What the contract says must happen before a handler runs. */
function expected(spec: RouteSpec, visitor: Visitor | null): { status: number; code: string } | null {
  if (spec.access === 'public') return null;
  if (!visitor) return { status: 401, code: spec.signedOut ?? 'UNAUTHORISED' };
  if (spec.access !== 'signed-in' && !spec.access.includes(visitor.role)) {
    return {
      status: 403,
      code: spec.access.length === 1 && spec.access[0] === 'TEACHER' ? 'TEACHER_ONLY' : 'FORBIDDEN',
    };
  }
  const entitlement = {
    role: visitor.role,
    features: featuresOf(shippedCatalogue, visitor.package),
    packageEndsAt: visitor.expired ? 0 : null,
  };
  if (spec.feature && featureDecision(entitlement, spec.feature, t.now()) !== 'allowed')
    return { status: 402, code: 'PACKAGE_REQUIRED' };
  return null;
}

/** Errors of the access check, which no handler returns for an unknown id. */
const gates = new Set(['UNAUTHORISED', 'TEST_SIGN_IN_REQUIRED', 'TEACHER_ONLY', 'FORBIDDEN', 'PACKAGE_REQUIRED']);

describe.each([null, ...visitors].map((visitor) => [visitor ? nameOf(visitor) : 'nobody', visitor] as const))(
  '%s',
  (_, visitor) => {
    it('has exactly the declared access to every route', async () => {
      let user = visitor && (await come(visitor));
      for (const [key, spec] of routesFor(visitor)) {
        const reply = await send(key, user);
        // A write that succeeded may have ended the session or changed the account, so the next route gets a new user.
        if (visitor && reply.statusCode < 400 && !key.startsWith('GET ')) user = await come(visitor);
        const wanted = expected(spec, visitor);
        const code = reply.statusCode >= 400 ? (reply.json() as { code: string }).code : 'OK';
        if (wanted) expect({ key, status: reply.statusCode, code }).toEqual({ key, ...wanted });
        else {
          expect(reply.statusCode, `${key}: ${code}`).toBeLessThan(500);
          // The refresh route replies UNAUTHORISED to everybody without a token.
          if (key !== 'POST /auth/refresh-token') expect(gates.has(code), `${key}: ${code}`).toBe(false);
        }
      }
    });
  },
);

describe("a partner's client", () => {
  it('has exactly the declared access to every route, with its own token only', async () => {
    const { headers } = await addClient(t);
    const admin = await come({ role: 'ADMIN', package: null });
    for (const [at, [key, spec]] of all.entries()) {
      // The rate limit of a client is so many requests a minute, and there are more routes than that.
      if (at % 100 === 0) t.advance(60_000);
      const reply = await send(key, null, {}, headers);
      const code = reply.statusCode >= 400 ? (reply.json() as { code: string }).code : 'OK';
      if (spec.access === 'public')
        expect(code === 'FORBIDDEN' || (code === 'UNAUTHORISED' && !key.includes('/auth/')), `${key}: ${code}`).toBe(
          false,
        );
      else if (spec.access !== 'signed-in' && spec.access.includes('client-app'))
        expect(gates.has(code), `${key}: ${code}`).toBe(false);
      else {
        expect({ key, status: reply.statusCode, code }).toEqual({ key, status: 403, code: 'FORBIDDEN' });
        // A user's token in addition gives no further access.
        expect((await send(key, admin, {}, headers)).statusCode, key).toBe(403);
      }
      const wrong = await send(
        key,
        admin,
        {},
        { ...headers, 'client-app-authorization': `${headers['client-app-authorization']}x` },
      );
      expect({ key, status: wrong.statusCode }).toEqual({ key, status: 401 });
    }
  });
});

const refused = new Set([403, 404]);
const strangers = new Map<string, Promise<TestUser>>();
/** One stranger of each kind for all objects: refused requests do not change the account. */
function strangerOf(visitor: Visitor): Promise<TestUser> {
  const name = nameOf(visitor);
  const known = strangers.get(name) ?? come(visitor);
  strangers.set(name, known);
  return known;
}
let readWorld: ReturnType<typeof createOwnedWorld> | undefined;
/** Reading routes share one set of objects; routes that change something get their own. */
const worldFor = (key: RouteKey) =>
  key.startsWith('GET ') ? (readWorld ??= createOwnedWorld(t)) : createOwnedWorld(t);
/** Visitors who may call the route but do not own the object: one of every role that the route admits. */
const strangersOf = (spec: RouteSpec): Visitor[] =>
  (Array.isArray(spec.access) ? (spec.access as Role[]) : []).map((role) => ({
    role,
    package: role === 'TEACHER' ? 'SCHOOL' : null,
  }));

describe.each(Object.entries(ownedCalls) as [RouteKey, NonNullable<(typeof ownedCalls)[RouteKey]>][])(
  '%s',
  (key, callOf) => {
    const spec = specs.get(key);

    it('serves the owner and refuses everybody else', async () => {
      if (!spec) throw new Error('the contract has no such route');
      const world = await worldFor(key);
      const call = callOf(world);
      const before = await rowsOf(world);
      for (const stranger of strangersOf(spec)) {
        const reply = await send(key, await strangerOf(stranger), call);
        if (call.silent && reply.statusCode === 200) expect(await rowsOf(world), nameOf(stranger)).toEqual(before);
        else
          expect(
            refused.has(reply.statusCode),
            `${nameOf(stranger)}: ${reply.statusCode} ${reply.body.slice(0, 300)}`,
          ).toBe(true);
      }
      expect(await rowsOf(world)).toEqual(before);
      const reply = await send(key, world[call.owner], call);
      const code = reply.statusCode >= 400 ? (reply.json() as { code: string }).code : 'OK';
      // The owner's request must reach the rules of the object itself; their result does not matter here.
      expect(
        [401, 402, 500].includes(reply.statusCode) ||
          gates.has(code) ||
          (/NOT_FOUND$|^QUERY_INVALID$/.test(code) && !call.partMissing),
        `${reply.statusCode} ${reply.body.slice(0, 300)}`,
      ).toBe(false);
    });
  },
);

/** Everything of the world that a stranger might have changed. */
async function rowsOf(world: Awaited<ReturnType<typeof createOwnedWorld>>) {
  const { db } = t;
  const { classId, assignmentId, attemptId, recordingId, studentId, examId, formatId, questionId } = world;
  return JSON.stringify(
    await Promise.all([
      db.selectFrom('classes').selectAll().where('id', '=', classId).execute(),
      db.selectFrom('class_students').selectAll().where('class_id', '=', classId).orderBy('student_id').execute(),
      db.selectFrom('assignments').selectAll().where('class_id', '=', classId).orderBy('id').execute(),
      db.selectFrom('attempts').selectAll().where('assignment_id', '=', assignmentId).orderBy('id').execute(),
      db.selectFrom('attempt_answers').selectAll().where('attempt_id', '=', attemptId).orderBy('entry').execute(),
      db.selectFrom('recordings').selectAll().where('id', '=', recordingId).execute(),
      db.selectFrom('attempt_marks').selectAll().where('attempt_id', '=', attemptId).orderBy('version').execute(),
      db.selectFrom('users').selectAll().where('id', '=', studentId).execute(),
      db.selectFrom('managed_students').selectAll().where('student_id', '=', studentId).execute(),
      db.selectFrom('exams').selectAll().where('id', '=', examId).execute(),
      db.selectFrom('formats').selectAll().where('id', '=', formatId).execute(),
      db.selectFrom('questions').selectAll().where('id', '=', questionId).execute(),
    ]),
  );
}

it('covers every kind of id in a path', () => {
  // Objects of routes for administrators only need no owner here: the tests above show that everybody else is refused.
  const forAdmins = ({ access }: RouteSpec) => Array.isArray(access) && access.every((role) => role === 'ADMIN');
  const missing = all
    .filter(([key, spec]) => spec.params && !forAdmins(spec) && !ownedCalls[key] && !nobodysOwn[key])
    .map(([key]) => key);
  expect(missing).toEqual([]);
});
