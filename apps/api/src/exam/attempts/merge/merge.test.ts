/** Two devices at one question, through HTTP: what merges by item, what is asked, and what a repeated request says. */
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { CallError, testApp, type TestUser } from '../../../testing/app.ts';
import { createSchool } from '../../../testing/school.ts';
import { publishedExam } from '#exam/scoring';
import { mergeStale } from './merge.service.ts';

const t = await testApp();
const school = await createSchool(t, { codes: ['MIX1', 'DD2', 'MC1'] });
const [parts, chips, choice] = school.questions.map(({ id }) => id) as [string, string, string];

async function started() {
  const student = await school.student();
  const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
  });
  return { student, id };
}

interface Sent {
  seq?: number;
  question: string;
  base?: number;
  answer: unknown;
}
type Body = { clientId: string; entries: never };
const bodyOf = (clientId: string, { seq = 1, base = 0, ...rest }: Sent): Body => ({
  clientId,
  entries: [{ seq, base, ...rest }] as never,
});
const save = (student: TestUser, id: string, clientId: string, sent: Sent) =>
  t.as(student).call('POST /student/attempts/{id}/answers', { params: { id }, body: bodyOf(clientId, sent) });
const refused = (request: Promise<unknown>) =>
  request.then(
    () => expect.fail('was taken'),
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      return { code: error.code, ...(error.reply.data as Awaited<ReturnType<typeof save>>) };
    },
  );
const stands = async (student: TestUser, id: string, question: string) =>
  (await t.as(student).call('GET /student/attempts/{id}', { params: { id } })).answers.find(
    (one) => one.question === question,
  );

it('answers to different items of one question are merged, and the device is told the result', async () => {
  const { student, id } = await started();
  await save(student, id, 'phone-one', { question: parts, answer: { p1: { q1: ['a'] }, p3: { g1: 'socks' } } });
  const sent = { question: parts, answer: { p2: { q1: ['f'] }, p3: { g2: 'Hat' } } };
  const both = { p1: { q1: ['a'] }, p2: { q1: ['f'] }, p3: { g1: 'socks', g2: 'Hat' } };
  const reply = await save(student, id, 'pc-number-two', sent);
  expect(reply).toMatchObject({
    entries: [{ outcome: 'ACCEPTED', collided: [] }],
    current: [{ question: parts, answer: both, client: 'pc-number-two' }],
  });
  expect(reply.entries[0]!.entry).toBe(reply.current![0]!.entry);
  // A reply that was lost: the same request again says the same and adds nothing.
  const again = await save(student, id, 'pc-number-two', sent);
  expect(again.entries).toEqual(reply.entries);
  const rows = await t.db
    .selectFrom('attempt_answers')
    .select('disposition')
    .where('attempt_id', '=', id)
    .orderBy('entry')
    .execute();
  expect(rows.map(({ disposition }) => disposition)).toEqual(['A', 'T', 'A']);
  // The first device goes on without having heard of it: its own entries no more wipe the other's away.
  await save(student, id, 'phone-one', { seq: 2, question: parts, answer: { p1: { q1: ['b'] }, p3: { g1: 'socks' } } });
  expect(await stands(student, id, parts)).toMatchObject({
    answer: { ...both, p1: { q1: ['b'] } },
    client: 'phone-one',
  });
});

it('different answers to the same item are a collision; the rest of the entry is stored', async () => {
  const { student, id } = await started();
  await save(student, id, 'phone-one', { question: parts, answer: { p1: { q1: ['a'] } } });
  const reply = await refused(
    save(student, id, 'pc-number-two', { question: parts, answer: { p1: { q1: ['b'] }, p2: { q2: ['t'] } } }),
  );
  expect(reply).toMatchObject({
    code: 'ANSWER_STALE',
    entries: [{ outcome: 'STALE', collided: ['p1/q1'], rival: { client: 'phone-one' } }],
    current: [{ question: parts, answer: { p1: { q1: ['a'] }, p2: { q2: ['t'] } } }],
  });
  // Who knows what stands decides.
  const { entry } = reply.current![0]!;
  await save(student, id, 'pc-number-two', { seq: 2, question: parts, base: entry, answer: { p1: { q1: ['b'] } } });
  expect((await stands(student, id, parts))!.answer).toEqual({ p1: { q1: ['b'] } });
});

it('names the device that answered the item of a collision, whoever answered others before', async () => {
  const { student, id } = await started();
  await save(student, id, 'tablet-three', { question: parts, answer: { p2: { q2: ['t'] } } });
  await save(student, id, 'phone-one', { question: parts, answer: { p1: { q1: ['a'] } } });
  const reply = await refused(save(student, id, 'pc-number-two', { question: parts, answer: { p1: { q1: ['b'] } } }));
  expect(reply.entries).toMatchObject([{ outcome: 'STALE', collided: ['p1/q1'], rival: { client: 'phone-one' } }]);
});

it('the same answer taken back on two devices is no collision', async () => {
  const { student, id } = await started();
  const { right } = samples.MC1.responses;
  const { entries } = await save(student, id, 'phone-one', { question: choice, answer: right });
  const base = entries[0]!.entry!;
  await save(student, id, 'phone-one', { seq: 2, question: choice, base, answer: null });
  const reply = await save(student, id, 'pc-number-two', { question: choice, base, answer: null });
  expect(reply.entries).toMatchObject([{ outcome: 'ACCEPTED', collided: [] }]);
  expect((await stands(student, id, choice))!.answer).toBeNull();
});

it('answers that could not be given on one device are not merged: one of them counts completely', async () => {
  const { student, id } = await started();
  const { g1: [chip] = [] } = samples.DD2.responses.right as Record<string, string[]>;
  await save(student, id, 'phone-one', { question: chips, answer: { g1: [chip] } });
  const reply = await refused(save(student, id, 'pc-number-two', { question: chips, answer: { g2: [chip] } }));
  expect(reply.entries[0]).toMatchObject({ outcome: 'STALE' });
  expect(reply.entries[0]).not.toHaveProperty('collided');
  expect((await stands(student, id, chips))!.answer).toEqual({ g1: [chip] });
});

it('nothing is handed in during a collision, and nothing is merged after the end', async () => {
  const { student, id } = await started();
  const { right, wrong } = samples.MC1.responses;
  await save(student, id, 'phone-one', { question: choice, answer: right });
  const submit = (sent: Sent[]) =>
    t.as(student).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: id, clientId: 'pc-number-two', entries: sent.map((one) => bodyOf('', one).entries[0]!) },
    });
  const reply = await refused(
    submit([
      { question: choice, answer: wrong },
      { seq: 2, question: parts, answer: { p1: { q1: ['a'] } } },
    ]),
  );
  expect(reply).toMatchObject({
    code: 'ANSWER_STALE',
    status: 'RUNNING',
    entries: [{ outcome: 'STALE' }, { outcome: 'ACCEPTED' }],
  });
  const { entry } = reply.current!.find(({ question }) => question === choice)!;
  const done = await submit([{ seq: 3, question: choice, base: entry, answer: wrong }]);
  expect(done.status).not.toBe('RUNNING');
  expect(done).not.toHaveProperty('current');
  const late = await refused(
    save(student, id, 'phone-one', { seq: 2, question: parts, answer: { p1: { q1: ['a'] } } }),
  );
  expect(late.entries[0]!.outcome).toBe('LATE');
});

it('handing in with an answer that is merged returns the result of the merge', async () => {
  const { student, id } = await started();
  await save(student, id, 'phone-one', { question: parts, answer: { p1: { q1: ['a'] } } });
  const body = bodyOf('pc-number-two', { question: parts, answer: { p2: { q1: ['f'] } } });
  expect(
    await t.as(student).call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, ...body } }),
  ).toMatchObject({
    status: 'SUBMITTED',
    entries: [{ outcome: 'ACCEPTED' }],
    current: [{ question: parts, answer: { p1: { q1: ['a'] }, p2: { q1: ['f'] } } }],
  });
});

it('adds nothing to an attempt that ended between the save and the merge', async () => {
  const { student, id } = await started();
  await save(student, id, 'phone-one', { question: parts, answer: { p1: { q1: ['a'] } } });
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: id, clientId: 'phone-one', entries: [] },
  });
  const stale = [{ seq: 1, question: parts, base: 0, answer: { p2: { q1: ['f'] } } }];
  const key = { ownerId: school.teacher.id, id };
  const exam = await publishedExam(t.db, school.examVersionId);
  expect(await mergeStale({ db: t.app.db, now: t.now() }, key, 'pc-number-two', stale, exam)).toEqual([undefined]);
  expect((await stands(student, id, parts))!.answer).toEqual({ p1: { q1: ['a'] } });
});
