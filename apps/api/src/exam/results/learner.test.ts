import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();
await addCatalogue(t.db);
const worker = startAttemptWorker(t.app, { loop: false });

async function take(school: School, student: TestUser, right: readonly boolean[]) {
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = school.questions.map(({ id: question, code }, at) => ({
    seq: at + 1,
    question,
    base: 0,
    answer: samples[code].responses[right[at] ? 'right' : 'wrong'] as never,
  }));
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
}

/** Adds the learner to the teacher's list, as joining a class does. */
const manage = (school: School, student: TestUser) =>
  t.db
    .insertInto('managed_students')
    .values({ teacher_id: school.teacher.id, student_id: student.id, created_at: new Date(t.now()) })
    .execute();

async function writeTopic(school: School, at: number, topic: string) {
  const { id } = school.questions[at]!;
  await t.db
    .insertInto('questions')
    .values({
      id,
      scope: 'USER',
      owner_id: school.teacher.id,
      type: 'MC1',
      subject: 'ENGLISH',
      skill: 'GR',
      summary: '',
      search: '',
      items: 1,
      keywords: [topic, 'another word'],
      created_at: new Date(t.now()),
      updated_at: new Date(t.now()),
    })
    .execute();
}

it('shows one learner of the teacher over time, and the weakest topic first', async () => {
  const first = await createSchool(t, { codes: ['MC1', 'MC1'], endsIn: 600_000 });
  const second = await createSchool(t, { codes: ['MC1', 'MC1'], teacher: first.teacher, startsIn: -30_000 });
  const student = await first.student({ firstName: 'An', lastName: 'Lê' });
  const other = await first.student();
  await second.enrol(student);
  await manage(first, student);
  await writeTopic(first, 0, 'tenses');
  await writeTopic(first, 1, 'articles');
  await take(first, student, [true, false]);
  await take(first, other, [true, true]);
  await worker.round();
  const teacher = t.as(first.teacher);
  const params = { id: student.id };

  // While the window is open the mark is shown, and nothing about single answers.
  const open = await teacher.call('GET /itf/students/{id}/progress', { params });
  expect(open.marks).toMatchObject([{ assignmentId: first.assignmentId, mark: 500, average: 750 }]);
  expect(open).toMatchObject({ average: 500, tests: 0, skills: [], levels: [], topics: [] });

  t.advance(700_000);
  const closed = await teacher.call('GET /itf/students/{id}/progress', { params });
  expect(closed.tests).toBe(1);
  expect(closed.skills).toEqual([{ subject: 'ENGLISH', key: 'GR', items: 2, points: 100, max: 200 }]);
  expect(closed.levels).toEqual([{ subject: 'ENGLISH', key: 'M2', items: 2, points: 100, max: 200 }]);
  expect(closed.topics.map(({ key, points, max }) => [key, points, max])).toEqual([
    ['articles', 0, 100],
    ['tenses', 100, 100],
  ]);

  // A topic of the table has precedence over a keyword, in the reader's language.
  await t.db
    .insertInto('topics')
    .values({ id: 'en-tenses', subject: 'ENGLISH', position: 1, name: 'Các thì', name_en: 'Tenses' })
    .execute();
  await t.db.updateTable('questions').set({ topic_id: 'en-tenses' }).where('id', '=', first.questions[0]!.id).execute();
  const named = await teacher.call('GET /itf/students/{id}/progress', { params });
  expect(named.topics.map(({ key }) => key)).toEqual(['articles', 'Các thì']);

  const { items, page } = await teacher.call('GET /itf/students/{id}/results', { params, query: {} });
  expect(page.total).toBe(2);
  expect(items.map(({ id, status, mark }) => [id, status, mark])).toEqual([
    [second.assignmentId, 'NOT_STARTED', null],
    [first.assignmentId, 'SCORED', 500],
  ]);
  const ofClass = await teacher.call('GET /itf/students/classes/{id}/unit-tests-assigned', {
    params: { id: second.classId },
    query: { studentId: student.id },
  });
  expect(ofClass.items.map(({ id }) => id)).toEqual([second.assignmentId]);
});

it('shows no data of another teacher, even about a learner of both', async () => {
  const mine = await createSchool(t, { codes: ['MC1'] });
  const theirs = await createSchool(t, { codes: ['MC1'] });
  const student = await mine.student();
  await theirs.enrol(student);
  await manage(mine, student);
  await manage(theirs, student);
  await take(theirs, student, [true]);
  await worker.round();
  const params = { id: student.id };
  const teacher = t.as(mine.teacher);
  expect((await teacher.call('GET /itf/students/{id}/progress', { params })).marks).toEqual([]);
  const { items, page } = await teacher.call('GET /itf/students/{id}/results', { params, query: {} });
  expect(items.map(({ id }) => id)).toEqual([mine.assignmentId]);
  expect(page.total).toBe(1);
  await expect(
    teacher.call('GET /itf/students/classes/{id}/unit-tests-assigned', {
      params: { id: theirs.classId },
      query: { studentId: student.id },
    }),
  ).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
});

it('counts neither practice nor a provisional mark', async () => {
  const practice = await createSchool(t, { codes: ['MC1'], mode: 'PRACTICE' });
  const essay = await createSchool(t, { codes: ['EW1'], teacher: practice.teacher });
  const student = await practice.student();
  await essay.enrol(student);
  await manage(practice, student);
  await take(practice, student, [true]);
  await take(essay, student, [true]);
  await worker.round();
  const params = { id: student.id };
  const teacher = t.as(practice.teacher);
  expect(await teacher.call('GET /itf/students/{id}/progress', { params })).toMatchObject({ marks: [], average: null });
  const { items } = await teacher.call('GET /itf/students/{id}/results', { params, query: {} });
  expect(items.find(({ id }) => id === essay.assignmentId)).toMatchObject({ status: 'SCORED', provisional: true });
});
