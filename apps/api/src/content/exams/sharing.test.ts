/** Tests that others find: public ones of teachers, sample tests of the grades, and what they are credited to. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addReadyExam, examFacts } from '../../testing/content.ts';

const t = await testApp();
const hour = 3_600_000;
let author: TestUser;
let reader: TestUser;
let operator: TestUser;
let examId: string;
let formatId: string;

beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
});
beforeEach(async () => {
  author = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  reader = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  ({ examId, formatId } = await addReadyExam(t, author));
});

const share = (privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC', who = author, id = examId) =>
  t.as(who).call('PUT /itf/unit-tests/{id}/privacy', { params: { id }, body: { privacy } });
const see = (who: TestUser, id = examId) => t.as(who).call('GET /itf/unit-tests/{id}', { params: { id } });
const listed = async (who: TestUser, query: object = { scope: 'shared' }) =>
  (await t.as(who).call('GET /itf/unit-tests', { query })).items.map(({ id }) => id);
const unseen = { code: 'UNIT_TEST_NOT_FOUND' };
let count = 0;
const classOf = async (who: TestUser) =>
  (
    await t.as(who).call('POST /itf/class', {
      body: { name: 'Lớp 9A', code: `L${(count += 1)}`, gradeId: 'G9', schoolYear: 2026 },
    })
  ).id;
const assign = async (who: TestUser, id = examId) =>
  t.as(who).call('POST /itf/classes/{id}/unit-tests', {
    params: { id: await classOf(who) },
    body: {
      examId: id,
      startsAt: new Date(t.now()).toISOString(),
      endsAt: new Date(t.now() + hour).toISOString(),
    },
  });

describe('a public test', () => {
  it('is found, seen, copied and assigned by other teachers, changed by none; a private one is hidden', async () => {
    for (const who of [reader, operator]) await expect(see(who)).rejects.toMatchObject(unseen);
    expect(await listed(reader)).not.toContain(examId);
    await share();
    expect(await listed(reader)).toContain(examId);
    expect(await listed(author)).not.toContain(examId);
    const seen = await see(reader);
    expect(seen).toMatchObject({
      privacy: 'PUBLIC',
      abilities: { view: true, edit: false, copy: true, delete: false, assign: true, 'change-privacy': false },
    });
    expect(seen.parts.flatMap(({ questions }) => questions)).toHaveLength(5);
    const copy = await t
      .as(reader)
      .call('POST /itf/unit-tests/{id}/copy', { params: { id: examId }, body: { name: 'Của tôi' } });
    expect(await see(reader, copy.id)).toMatchObject({ privacy: 'PRIVATE', abilities: { edit: true } });
    await assign(reader);
    const assigned = (who: TestUser) => t.as(who).call('GET /itf/unit-tests/{id}/assigned', { params: { id: examId } });
    expect(await assigned(reader)).toHaveLength(1);
    expect(await assigned(author)).toEqual([]);
    // An operator sees the metadata of the test, not its questions.
    expect((await see(operator)).parts.flatMap(({ questions }) => questions)).toEqual([]);
    for (const who of [reader, operator])
      await expect(share('PRIVATE', who)).rejects.toMatchObject({
        code: who === operator ? 'TEACHER_ONLY' : 'TEST_EDIT_FORBIDDEN',
      });
    await expect(t.as(reader).call('DELETE /itf/unit-tests/{id}', { params: { id: examId } })).rejects.toMatchObject({
      code: 'TEST_EDIT_FORBIDDEN',
    });
    const student = await t.createUser({ role: 'STUDENT' });
    await expect(see(student)).rejects.toMatchObject(unseen);
    await share('PRIVATE');
    await expect(see(reader)).rejects.toMatchObject(unseen);
  });

  it('is hidden again once it is no longer complete', async () => {
    await share();
    await see(reader);
    await t.db.updateTable('exams').set({ status: 'DRAFT' }).where('id', '=', examId).execute();
    await expect(see(reader)).rejects.toMatchObject(unseen);
    expect(await listed(reader)).not.toContain(examId);
    await see(author);
  });

  it('is hidden while learners of its creator can still take it', async () => {
    await share();
    await assign(author);
    expect(await listed(reader)).not.toContain(examId);
    for (const ask of [
      () => see(reader),
      () => t.as(reader).call('GET /itf/unit-tests/{id}/preview', { params: { id: examId } }),
      () => t.as(reader).call('POST /itf/unit-tests/{id}/copy', { params: { id: examId }, body: { name: 'x' } }),
      () => assign(reader),
    ])
      await expect(ask()).rejects.toMatchObject(unseen);
    await see(author);
    t.advance(hour + 1);
    await see(reader);
    expect(await listed(reader)).toContain(examId);
  });

  it('must be finished and not international', async () => {
    await t.db.updateTable('exams').set({ status: 'DRAFT' }).where('id', '=', examId).execute();
    await expect(share()).rejects.toMatchObject({ code: 'TEST_CONTENT_INSUFFICIENT' });
    await t.db.updateTable('exams').set({ status: 'READY' }).where('id', '=', examId).execute();
    await share();
    await t.db
      .insertInto('exam_types')
      .values({ code: 27, name: 'TOEIC', name_en: 'TOEIC', exam_group: 'INTERNATIONAL', position: 27 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await t.db.updateTable('exams').set({ exam_type: 27 }).where('id', '=', examId).execute();
    await expect(see(reader)).rejects.toMatchObject(unseen);
    expect(await listed(reader)).not.toContain(examId);
    await expect(share('PRIVATE')).rejects.toMatchObject({ code: 'TEST_EDIT_FORBIDDEN' });
  });
});

it('is credited to a publisher of the catalogue, which a copy keeps and a save without it does not change', async () => {
  const facts = { ...examFacts, formatId };
  await expect(
    t.as(author).call('POST /itf/unit-tests/create', { body: { ...facts, publisher: 'KHONGCO' } }),
  ).rejects.toMatchObject({ code: 'BODY_INVALID' });
  await expect(
    t.as(author).call('POST /itf/unit-tests/create', { body: { ...facts, labels: ['KHONGCO'] } }),
  ).rejects.toMatchObject({ code: 'BODY_INVALID' });
  await t.db
    .insertInto('publishers')
    .values({ code: 'DTP', name: 'DTP', position: 1 })
    .onConflict((c) => c.doNothing())
    .execute();
  const { id, updatedAt } = await t
    .as(author)
    .call('POST /itf/unit-tests/create', { body: { ...facts, publisher: 'DTP' } });
  await t.as(author).call('PUT /itf/unit-tests/update', { body: { ...facts, id, updatedAt, parts: [] } });
  expect(await see(author, id)).toMatchObject({ publisher: 'DTP' });
});

describe('sample tests', () => {
  const place = (position: number | null, id: string, who = operator) =>
    t.as(who).call('PUT /itf/unit-tests/{id}/sample', { params: { id }, body: { position } });

  it('are open by the level of the package: none, the first five, all ten', async () => {
    const first = (await addReadyExam(t, operator)).examId;
    const last = (await addReadyExam(t, operator)).examId;
    await place(6, last);
    await place(5, first);
    await t.db
      .updateTable('exams')
      .set({ updated_at: new Date(t.now() + 1) })
      .where('id', '=', last)
      .execute();
    const locks = async (code: 'BASIC' | 'ADVANCE' | 'INTERNATIONAL') => {
      const who = await t.createUser({ role: 'TEACHER', package: code });
      // In the order of their places, whichever was changed last.
      expect(await listed(who, { sample: 'true' })).toEqual([first, last]);
      const found = await Promise.all([first, last].map((id) => see(who, id)));
      const assigned = await Promise.all(
        [first, last].map((id) =>
          t
            .as(who)
            .call('GET /itf/unit-tests/{id}/preview', { params: { id } })
            .then(
              () => 'opens',
              (error: { code: string }) => error.code,
            ),
        ),
      );
      return [...found.map(({ locked }) => locked), ...assigned];
    };
    expect(await locks('BASIC')).toEqual(['sample-tests', 'all-sample-tests', 'PACKAGE_REQUIRED', 'PACKAGE_REQUIRED']);
    expect(await locks('ADVANCE')).toEqual([null, 'all-sample-tests', 'opens', 'PACKAGE_REQUIRED']);
    expect(await locks('INTERNATIONAL')).toEqual([null, null, 'opens', 'opens']);
  });

  it('are tests of the system, one at each place', async () => {
    const one = (await addReadyExam(t, operator)).examId;
    const two = (await addReadyExam(t, operator)).examId;
    await place(1, one);
    await expect(place(1, two)).rejects.toMatchObject({ code: 'CONFLICT' });
    await place(2, one);
    await place(1, two);
    expect(await see(operator, one)).toMatchObject({ sample: 2 });
    await place(null, one);
    expect(await see(operator, one)).toMatchObject({ sample: null });
    await place(null, two);
    await expect(place(3, examId)).rejects.toMatchObject(unseen);
    await expect(place(3, two, author)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
