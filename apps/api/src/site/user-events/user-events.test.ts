/** Events as a black box: who gets a place, how many there are, and what operators do with those who joined. */
import xlsx from '@e965/xlsx';
import type { Input } from '@vumon/contract/client';
import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { openEventFacts } from '../../testing/post-calls.ts';
import { deleteOldParticipants, deletePlacesOf } from './user-events.queries.ts';

const t = await testApp();
const visitor = t.as(null);
const operator = await t.createUser({ role: 'OPERATOR' });
const teacher = await t.createUser({ role: 'TEACHER' });
const student = await t.createUser({ role: 'STUDENT' });

// The rate limit of a network is of one test alone.
beforeEach(() => t.advance(3_600_001));

type Facts = Partial<Input<'PUT /itf/user-events/{id}'>['body']>;
async function make(changes: Facts = {}): Promise<string> {
  const { id } = await t.as(operator).call('POST /itf/user-events', { body: { name: 'Hội thảo ra đề' } });
  const body = { ...openEventFacts(t.now()), ...changes };
  await t.as(operator).call('PUT /itf/user-events/{id}', { params: { id }, body });
  return id;
}
const join = (user: TestUser | null, eventId: string, more: Record<string, string> = {}) =>
  t.as(user).call('POST /itf/user-event/join', { body: { eventId, ...more } });
const guest = (email: string) => ({ fullName: 'Trần Thu Nga', phone: '0912 345 678', email });
const addressOf = (user: TestUser) => `${user.id}@example.invalid`;
const event = (id: string) => t.as(operator).call('GET /itf/user-events/{id}', { params: { id } });
const people = async (id: string, search?: string) =>
  (
    await t
      .as(operator)
      .call('GET /itf/user-events/{id}/people', { params: { id }, query: { ...(search && { search }) } })
  ).items;

test('no more people get a place than there are places, however many ask at once', async () => {
  const id = await make({ capacity: 5 });
  const many = await Promise.all(Array.from({ length: 8 }, () => t.createUser({ role: 'STUDENT' })));
  const asked = [
    ...many.map((user) => join(user, id)),
    ...Array.from({ length: 8 }, (_, at) => join(null, id, guest(`khach${at}@example.com`))),
    // The same people once more, at the same moment.
    ...many.map((user) => join(user, id)),
  ];
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'USER_EVENT_FULL' } });
  expect(await event(id)).toMatchObject({ joined: 5 });
  expect(await people(id)).toHaveLength(5);
});

test('the same person joins once: by the account, by the address, and by both', async () => {
  const id = await make({ capacity: 2 });
  const same = await t.createUser({ role: 'TEACHER' });
  const email = addressOf(same);
  await Promise.all([1, 2, 3].map(() => join(null, id, guest(email.toUpperCase()))));
  expect(await join(same, id)).toMatchObject({ choice: 'JOINED', left: 1 });
  expect(await join(same, id)).toMatchObject({ choice: 'JOINED', left: 1 });
  expect(await join(null, id, guest(email))).toMatchObject({ choice: 'JOINED', left: 1 });
  expect(await people(id)).toMatchObject([{ email, fullName: 'Nguyễn Thị An', role: 'TEACHER' }]);
  expect(await join(student, id)).toMatchObject({ choice: 'JOINED', left: 0 });
  await expect(join(teacher, id)).rejects.toMatchObject({ code: 'USER_EVENT_FULL', status: 409 });
  // A visitor does not learn who has a place in a full event.
  for (const address of [email, 'ai@example.com'])
    await expect(join(null, id, guest(address))).rejects.toMatchObject({ code: 'USER_EVENT_FULL' });
});

test('who leaves frees the place, once, and not after the beginning', async () => {
  const id = await make({ capacity: 1 });
  const leave = (user: TestUser) => t.as(user).call('POST /itf/user-event/leave', { body: { eventId: id } });
  await join(teacher, id);
  expect(await leave(student)).toMatchObject({ left: 0, choice: 'FULL' });
  await Promise.all([leave(teacher), leave(teacher)]);
  expect(await event(id)).toMatchObject({ joined: 0 });
  await join(student, id);
  t.advance(86_400_000);
  await expect(leave(student)).rejects.toMatchObject({ code: 'USER_EVENT_CLOSED' });
  await expect(join(teacher, id)).rejects.toMatchObject({ code: 'USER_EVENT_CLOSED' });
});

test.each([
  ['TEACHER', 'UNAUTHORISED', 'USER_EVENT_NOT_FOR_YOU', null],
  ['STUDENT', 'UNAUTHORISED', null, 'USER_EVENT_NOT_FOR_YOU'],
  ['USERS', 'UNAUTHORISED', null, null],
] as const)('an event for %s', async (audience, asVisitor, asStudent, asTeacher) => {
  const id = await make({ audience });
  for (const [user, code] of [
    [null, asVisitor],
    [student, asStudent],
    [teacher, asTeacher],
  ] as const) {
    const outcome = join(user, id, guest('ai@example.com'));
    await (code === null
      ? expect(outcome).resolves.toMatchObject({ choice: 'JOINED' })
      : expect(outcome).rejects.toMatchObject({ code }));
  }
});

test('a visitor names every wrong field; a network takes twenty places an hour', async () => {
  const id = await make({ capacity: 100 });
  const error = await join(null, id, { phone: '12', email: 'a@b.example' }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    reply: {
      errors: [
        { path: 'fullName', code: 'required' },
        { path: 'phone', code: 'phoneInvalid' },
      ],
    },
  });
  t.advance(3_600_001);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 25 }, (_, at) => join(null, id, guest(`mang${at}@example.com`))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(join(null, id, guest('nua@example.com'))).rejects.toMatchObject({ status: 429 });
  // Whoever signs in is not held back by that.
  await expect(join(teacher, id)).resolves.toMatchObject({ choice: 'JOINED' });
});

test('drafts are hidden, and an open event needs its words and dates', async () => {
  const { id } = await t.as(operator).call('POST /itf/user-events', { body: { name: 'Nháp' } });
  await expect(join(teacher, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await visitor.call('GET /itf/user-events/open')).map((one) => one.id)).not.toContain(id);
  const body = { ...openEventFacts(t.now()), nameEn: '', endsAt: null, placeEn: '' };
  const error = await t
    .as(operator)
    .call('PUT /itf/user-events/{id}', { params: { id }, body })
    .catch((caught: unknown) => caught);
  expect((error as { reply: { errors: { path: string }[] } }).reply.errors.map(({ path }) => path)).toEqual([
    'nameEn',
    'placeEn',
    'endsAt',
  ]);
  await t.as(operator).call('DELETE /itf/user-events/{id}', { params: { id } });
  await expect(event(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('operators find who joined, take somebody out, and never go below those who have a place', async () => {
  const id = await make({ capacity: 3 });
  await join(student, id);
  await join(null, id, { ...guest('cmd@example.com'), fullName: '=1+1' });
  const { rawPayload } = await t.as(operator).raw({ method: 'GET', url: `/api/itf/user-events/${id}/people/file` });
  const book = xlsx.read(rawPayload, { type: 'buffer' });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  expect(xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1 })).toHaveLength(3);
  expect(Object.values(sheet).some((cell) => (cell as { f?: string }).f !== undefined)).toBe(false);
  const { revision } = await event(id);
  const shrink = { ...openEventFacts(t.now()), capacity: 1, revision };
  await expect(
    t.as(operator).call('PUT /itf/user-events/{id}', { params: { id }, body: shrink }),
  ).rejects.toMatchObject({ reply: { errors: [{ path: 'capacity', code: 'tooSmall' }] } });
  const [found] = await people(id, 'cmd@example');
  await t.as(operator).call('DELETE /itf/user-events/{id}/people/{person}', { params: { id, person: found!.id } });
  expect(await event(id)).toMatchObject({ joined: 1 });
  await expect(
    t.as(teacher).call('GET /itf/user-events/{id}/people', { params: { id }, query: {} }),
  ).rejects.toMatchObject({ status: 403 });
});

test('a cancelled event tells everybody with an address once, and takes nobody more', async () => {
  const id = await make();
  await join(null, id, guest('xa@example.com'));
  await join(teacher, id);
  const body = { ...openEventFacts(t.now()), state: 'CANCELLED' as const, revision: 2 };
  await t.as(operator).call('PUT /itf/user-events/{id}', { params: { id }, body });
  await runJobs(t);
  const mails = await t.db.selectFrom('outbox_messages').select(['recipient', 'subject']).execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([addressOf(teacher), 'xa@example.com'].toSorted());
  expect(mails[0]!.subject).toContain('Hội thảo ra đề');
  await expect(join(teacher, id)).rejects.toMatchObject({ code: 'USER_EVENT_CLOSED' });
  await expect(
    t.as(operator).call('PUT /itf/user-events/{id}', { params: { id }, body: { ...body, revision: 3, state: 'OPEN' } }),
  ).rejects.toMatchObject({ code: 'USER_EVENT_CLOSED' });
});

test('an erased account gives its place back, and names go some time after the event', async () => {
  const id = await make({ capacity: 2 });
  await join(student, id);
  await join(null, id, guest('cu@example.com'));
  await deletePlacesOf(t.db, student.id);
  expect(await event(id)).toMatchObject({ joined: 1 });
  expect(await deleteOldParticipants(t.db, new Date(t.now()), 1000)).toBeGreaterThanOrEqual(0);
  expect(await people(id)).toHaveLength(1);
  await deleteOldParticipants(t.db, new Date(t.now() + 100 * 86_400_000), 1000);
  expect(await people(id)).toHaveLength(0);
});
