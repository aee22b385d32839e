/**
 * A learner with a second account as a teacher, with each package: what that account can read of a test that is
 * assigned to the learner. Every route to a test and its questions is called with a valid request.
 */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { questionType } from '@vumon/question-types';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../testing/app.ts';
import { addReadyExam, examFacts, type ReadyExam } from '../testing/content.ts';

const t = await testApp();
const hour = 3_600_000;
const canary = `canary-${randomUUID()}`;
const packages = ['TRIAL', 'BASIC', 'ADVANCE'] as const;
const second = {} as Record<(typeof packages)[number], TestUser>;
let count = 0;

beforeAll(async () => {
  for (const code of packages) second[code] = await t.createUser({ role: 'TEACHER', package: code });
});

interface World extends ReadyExam {
  readonly author: TestUser;
  readonly learner: TestUser;
  readonly classId: string;
}

async function worldOf(): Promise<World> {
  const author = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const exam = await addReadyExam(t, author);
  await t.db
    .updateTable('question_keys')
    .set({ answer_key: sql`answer_key || ${JSON.stringify({ explanation: canary })}::jsonb` })
    .where('question_id', 'in', [...exam.questions])
    .execute();
  const { id: classId } = await t.as(author).call('POST /itf/class', {
    body: { name: 'Lớp 9A', code: `S${(count += 1)}`, gradeId: 'G9', schoolYear: 2026 },
  });
  const learner = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('class_students')
    .values({ owner_id: author.id, class_id: classId, student_id: learner.id, joined_at: new Date(t.now()) })
    .execute();
  return { ...exam, author, learner, classId };
}

const share = ({ author, examId }: World) =>
  t.as(author).call('PUT /itf/unit-tests/{id}/privacy', { params: { id: examId }, body: { privacy: 'PUBLIC' } });

const give = ({ author, classId }: World, examId: string) =>
  t.as(author).call('POST /itf/classes/{id}/unit-tests', {
    params: { id: classId },
    body: {
      examId,
      startsAt: new Date(t.now()).toISOString(),
      endsAt: new Date(t.now() + hour).toISOString(),
      reviewOpen: 'OFF',
      reviewAfter: 'FREE',
    },
  });

type Door = readonly ['GET' | 'POST' | 'PUT', string, object?];

/** Routes to the test as a whole, and to its questions one by one. */
const doors = ({ examId, formatId, questions }: ReadyExam): { test: Door[]; questions: Door[] } => ({
  test: [
    ['GET', `/itf/unit-tests/${examId}`],
    ['GET', `/itf/unit-tests/${examId}/preview`],
    ['GET', `/itf/unit-tests/${examId}/keys`],
    ['GET', `/itf/unit-tests/${examId}/papers`],
    ['GET', `/itf/unit-tests/${examId}/assigned`],
    ['GET', `/itf/unit-tests/${examId}/alternative?questionId=${questions[0]}`],
    ['GET', `/itf/unit-tests/${examId}/eduhome`],
    ['POST', `/itf/unit-tests/${examId}/copy`, { name: 'Bản sao' }],
    ['POST', `/itf/unit-tests/${examId}/forms`, { forms: 1 }],
    ['POST', `/itf/unit-tests/${examId}/paper-preview`, {}],
    [
      'POST',
      `/itf/unit-tests/${examId}/papers`,
      { codes: 1, digits: 3, formats: ['pdf', 'word'], extras: ['key', 'solutions', 'matrix'] },
    ],
    ['POST', `/itf/unit-tests/${examId}/practice-link`, {}],
    ['POST', '/itf/unit-tests/teacher', { unitTestId: examId }],
    ['GET', `/itf/unit-test-templates/${formatId}`],
    ['POST', `/itf/unit-test-templates/${formatId}/copy`, { name: 'Bản sao' }],
  ],
  questions: questions.flatMap((id): Door[] => [
    ['GET', `/questions/${id}`],
    ['GET', `/questions/${id}/versions`],
    ['GET', `/questions/${id}/versions/1`],
    ['POST', `/questions/${id}/copy`, {}],
  ]),
});

/** What a teacher with a package receives of the test: which routes are open, and every byte of their replies. */
async function gained(who: TestUser, exam: ReadyExam) {
  const { test, questions } = doors(exam);
  const opened: string[] = [];
  let bytes = '';
  for (const [method, url, payload] of [...test, ...questions]) {
    const reply = await t.as(who).raw({ method, url: `/api${url}`, ...(payload && { payload }) });
    expect([url, reply.statusCode < 500 || reply.statusCode === 501]).toEqual([url, true]);
    bytes += reply.body;
    if (reply.statusCode < 300) opened.push(`${method} ${url.replaceAll(/[\da-f-]{36}/g, '…')}`);
    const made = reply.statusCode < 300 && url.endsWith('/papers') && method === 'POST' ? reply.json().data.id : null;
    if (made) bytes += (await t.as(who).raw({ method: 'GET', url: `/api/itf/papers/${made}/keys` })).body;
  }
  return { opened, bytes };
}

/** Creates an own test with the questions, by their ids. */
async function intoOwnTest(who: TestUser, { questions }: ReadyExam) {
  const format = (await addReadyExam(t, who)).formatId;
  return t.as(who).raw({
    method: 'POST',
    url: '/api/itf/unit-tests/create',
    payload: {
      ...examFacts,
      formatId: format,
      parts: [{ partId: 'part1', questions: questions.slice(0, 4).map((id) => ({ id })) }],
    },
  });
}

describe('a private test of a teacher', () => {
  it('is not available through any route with any package, and its questions are not added to tests of others', async () => {
    const world = await worldOf();
    await give(world, world.examId);
    for (const code of packages) expect((await gained(second[code], world)).opened).toEqual([]);
    const stolen = await intoOwnTest(second.ADVANCE, world);
    expect(stolen.json()).toMatchObject({ code: 'BODY_INVALID', errors: [{ code: 'questionUnknown' }, {}, {}, {}] });
  });

  it('is not found by its similarity to what others write', async () => {
    const world = await worldOf();
    const { id } = await t.as(world.author).call('POST /questions/{id}/copy', { params: { id: world.questions[0]! } });
    const { content } = samples.MC1;
    const { schemaVersion } = questionType('MC1');
    const alike = async (who: TestUser) =>
      (
        await t
          .as(who)
          .call('POST /questions/similar', { body: { type: 'MC1', schemaVersion, content: content as never } })
      ).map((one) => one.id);
    expect(await alike(world.author)).toContain(id);
    for (const code of packages) expect(await alike(second[code])).toEqual([]);
  });
});

describe('a shared test of a teacher', () => {
  it('is visible to others without its key on a trial, with it for packages that show keys', async () => {
    const world = await worldOf();
    await share(world);
    for (const code of packages) {
      const { opened, bytes } = await gained(second[code], world);
      expect(opened).toContain('GET /itf/unit-tests/…');
      expect([code, bytes.includes(canary)]).toEqual([code, code !== 'TRIAL']);
      expect([code, opened.includes('POST /itf/unit-tests/…/papers')]).toEqual([code, code !== 'TRIAL']);
      expect([code, opened.includes('POST /itf/unit-tests/…/copy')]).toEqual([code, code === 'ADVANCE']);
    }
  });

  const closed = async (world: World) => {
    for (const code of packages) expect((await gained(second[code], world)).opened).toEqual([]);
    const { items } = await t.as(second.ADVANCE).call('GET /itf/unit-tests', { query: { scope: 'shared', size: 100 } });
    expect(items.map(({ id }) => id)).not.toContain(world.examId);
  };

  it('is hidden while the learner may take it, or a copy of it, and visible afterwards', async () => {
    const itself = await worldOf();
    await share(itself);
    await give(itself, itself.examId);
    await closed(itself);
    const copied = await worldOf();
    await share(copied);
    const { id } = await t
      .as(copied.author)
      .call('POST /itf/unit-tests/{id}/copy', { params: { id: copied.examId }, body: { name: 'Mã 102' } });
    await give(copied, id);
    await closed(copied);
    t.advance(hour + 1);
    for (const world of [itself, copied])
      expect((await gained(second.ADVANCE, world)).opened).toContain('GET /itf/unit-tests/…');
  });

  it('stays hidden after the window while a learner is still working', async () => {
    const world = await worldOf();
    await share(world);
    const assignment = await give(world, world.examId);
    const { id } = await t
      .as(world.learner)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignment.id } });
    await t.db
      .updateTable('attempts')
      .set({ deadline_at: new Date(t.now() + 9 * hour) })
      .where('id', '=', id)
      .execute();
    t.advance(hour + 1);
    await closed(world);
  });
});

describe('shared questions of a teacher', () => {
  const publish = ({ questions }: World) =>
    t.db
      .updateTable('questions')
      .set({ privacy: 'PUBLIC' })
      .where('id', 'in', [...questions])
      .execute();
  const found = async () => {
    const { items } = await t.as(second.ADVANCE).call('GET /itf/questions', { query: { scope: 'shared', size: 100 } });
    return items.map(({ id }) => id);
  };

  it('are hidden while a test of the learner contains them, and visible afterwards', async () => {
    const world = await worldOf();
    await publish(world);
    const opened = async (code: (typeof packages)[number]) => (await gained(second[code], world)).opened;
    expect(await opened('BASIC')).toContain('GET /questions/…');
    expect(await found()).toEqual(expect.arrayContaining([...world.questions]));
    await give(world, world.examId);
    for (const code of packages) expect([code, await opened(code)]).toEqual([code, []]);
    expect((await found()).filter((id) => world.questions.includes(id))).toEqual([]);
    const stolen = await intoOwnTest(second.ADVANCE, world);
    expect(stolen.json()).toMatchObject({ code: 'BODY_INVALID', errors: [{ code: 'questionUnknown' }, {}, {}, {}] });
    const change = { kind: 'delete' } as const;
    const { refused } = await t
      .as(second.ADVANCE)
      .call('POST /questions/bulk', { body: { ids: [...world.questions], change } });
    expect(refused).toEqual(world.questions.map((id) => ({ id, title: '', reason: 'not-found' })));
    const mine = await t.as(world.author).call('GET /questions/{id}', { params: { id: world.questions[0]! } });
    expect(mine.keyAccess).toBe('shown');
    t.advance(hour + 1);
    expect(await opened('BASIC')).toContain('GET /questions/…');
    expect(await found()).toEqual(expect.arrayContaining([...world.questions]));
    expect((await intoOwnTest(second.ADVANCE, world)).statusCode).toBe(200);
  });
});
