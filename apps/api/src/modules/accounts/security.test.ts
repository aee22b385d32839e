/** Rows of the security design on accounts that no other test shows, as a black box. */
import { randomUUID } from 'node:crypto';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import type { Role } from '@vumon/domain';
import type { ChoiceContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startAttemptWorker } from '#modules/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();

describe('more fields than a body has', () => {
  const extras: Readonly<Record<string, unknown>> = { role: 'OPERATOR', is_admin: true, ownerId: randomUUID(), price: 0 };
  const bodies = (Object.entries(routes) as [RouteKey, RouteSpec][]).filter(([, { body, upload }]) => body && !upload);
  const declares = ({ body }: RouteSpec, field: string): boolean => 'shape' in body! && field in (body.shape as object);
  const callerOf = ({ access }: RouteSpec): Role => (access === 'public' || access === 'signed-in' || access.includes('TEACHER') ? 'TEACHER' : access.find((one) => one !== 'client-app')!);
  /** What says which of its shapes a body has: until then it is refused for that alone. */
  const shapeOf = ({ body }: RouteSpec) => (body instanceof z.ZodDiscriminatedUnion ? { [body.def.discriminator]: [...(body.options[0] as z.ZodObject<Record<string, z.ZodLiteral>>).shape[body.def.discriminator]!.values][0] } : {});
  const callers = new Map<Role, TestUser>();

  it.each(bodies)('%s refuses them', async (key, spec) => {
    const role = callerOf(spec);
    const caller = callers.get(role) ?? (await t.createUser({ role, ...(role === 'TEACHER' && { package: 'INTERNATIONAL' }) }));
    callers.set(role, caller);
    const [method, path] = key.split(' ') as ['POST', string];
    for (const [field, value] of Object.entries(extras)) {
      if (declares(spec, field)) continue;
      const reply = await t.as(caller).raw({ method, url: `/api${path.replace('{code}', 'MC1').replace(/\{\w+\}/g, randomUUID())}`, payload: { ...shapeOf(spec), [field]: value } });
      expect([reply.statusCode, reply.json().code], field).toEqual([400, 'BODY_INVALID']);
      expect(reply.json().errors, field).toContainEqual(expect.objectContaining({ path: field, code: 'unknownField' }));
    }
  });
});

it('of 1,000 numbers asked for in an hour, from as many addresses, no more than the cap reaches the outbox', async () => {
  const numbers = Array.from({ length: 1_000 }, (_, at) => `09${String(20_000_000 + at)}`);
  const statuses = new Map<number, number>();
  for (let from = 0; from < numbers.length; from += 50) {
    const replies = await Promise.all(numbers.slice(from, from + 50).map((username, at) => t.as(null).raw({
      method: 'POST', url: '/api/auth/sms-otp', payload: { username, purpose: 'REGISTER' }, remoteAddress: `10.1.${(from + at) >> 8}.${(from + at) & 255}`,
    })));
    for (const { statusCode } of replies) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 500, 429: 500 });
  const { sent } = await t.db.selectFrom('outbox_messages').select(({ fn }) => fn.countAll<string>().as('sent')).where('channel', '=', 'sms').executeTakeFirstOrThrow();
  expect(Number(sent)).toBe(500);
});

it('a learner locked in the middle of a test saves nothing more; what was saved stays and is scored at the end', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [learner, admin] = [await school.student(), await t.createUser({ role: 'ADMIN' })];
  const attempt = await t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const item = (samples.MC1.content as ChoiceContent).items[0]!;
  const save = (seq: number, option: number) => t.as(learner).call('POST /student/attempts/{id}/answers', {
    params: { id: attempt.id }, body: { clientId: 'browser-1', entries: [{ seq, base: 0, question: school.questions[0]!.id, answer: { [item.id]: [item.options[option]!.id] } }] as never },
  });
  await save(1, 0);
  await t.as(admin).call('POST /itf/users/{id}/lock', { params: { id: learner.id }, body: { reason: 'Có dấu hiệu bị chiếm' } });
  await vi.waitFor(() => expect(save(2, 1)).rejects.toThrow('401 UNAUTHORISED'), { timeout: 1_000, interval: 20 });
  t.advance(24 * 3_600_000);
  await startAttemptWorker(t.app, { loop: false }).round();
  const row = await t.db.selectFrom('attempts').select('status').where('id', '=', attempt.id).executeTakeFirstOrThrow();
  expect(row.status).toBe('SCORED');
  const saved = await t.db.selectFrom('attempt_answers').select('answer').where('attempt_id', '=', attempt.id).execute();
  expect(saved.map(({ answer }) => answer)).toEqual([{ [item.id]: [item.options[0]!.id] }]);
});
