import { read, utils } from '@e965/xlsx';
import { graceMs } from '@vumon/domain';
import type { ChoiceContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addQuestion, addCatalogue } from '../../testing/content.ts';
import { createSchool, pointsPerItem, type School } from '../../testing/school.ts';
import { startAttemptWorker } from '#exam/attempts';
import { discrimination, histogram, median, rightShares, type ScoredAttempt } from './analysis.ts';
import { mondayOf } from './home.service.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

/** Takes the test with the sample's right or wrong response for each question; '-' leaves it blank. */
async function take(school: School, student: TestUser, pattern: string): Promise<string> {
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = school.questions.flatMap(({ id: question, code }, index) => {
    const mark = pattern[index % pattern.length];
    return mark === '-'
      ? []
      : [
          {
            seq: index + 1,
            question,
            base: 0,
            answer: samples[code].responses[mark === '+' ? 'right' : 'wrong'] as never,
          },
        ];
  });
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
  return id;
}

const resultsOf = (school: School, sort: 'mark' | 'name' = 'mark') =>
  t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
    params: { id: school.assignmentId },
    query: { sort },
  });

describe('the grid', () => {
  it('shows every learner with states by item, marks and statistics', async () => {
    const school = await createSchool(t, { codes: ['MC1', 'FB1', 'TF1', 'MC3'] });
    const [an, dung, dat, absent] = await Promise.all(
      ['An', 'Dũng', 'Đạt', 'Ánh'].map((firstName) => school.student({ firstName, lastName: 'Lê' })),
    );
    await take(school, an!, '++++');
    await take(school, dung!, '+-+-');
    await take(school, dat!, '+');
    await worker.round();
    const { rows, stats, columns } = await resultsOf(school);
    expect(rows.map(({ firstName, mark }) => [firstName, mark])).toEqual([
      ['An', 1000],
      ['Đạt', 1000],
      ['Dũng', 500],
      ['Ánh', null],
    ]);
    expect(rows.find(({ firstName }) => firstName === 'Dũng')!.states).toEqual(['right', 'blank', 'right', 'blank']);
    expect(rows.find(({ studentId }) => studentId === absent!.id)).toMatchObject({
      status: 'NOT_STARTED',
      states: [],
      attemptId: null,
    });
    expect(stats).toEqual({
      enrolled: 4,
      submitted: 3,
      final: 3,
      scored: 3,
      toMark: 0,
      average: 833,
      median: 1000,
      passed: 3,
      histogram: [0, 0, 0, 0, 0, 1, 0, 0, 0, 2],
    });
    expect(columns.map(({ number, rightShare }) => [number, rightShare])).toEqual([
      [1, 100],
      [2, 67],
      [3, 100],
      [4, 67],
    ]);
    expect((await resultsOf(school, 'name')).rows.map(({ firstName }) => firstName)).toEqual([
      'An',
      'Ánh',
      'Dũng',
      'Đạt',
    ]);
  });

  it('shows for each question what was chosen, and how often', async () => {
    const school = await createSchool(t, { codes: ['MC1', 'FB1'] });
    for (const pattern of ['++', '++', '--', '..', '.+']) await take(school, await school.student(), pattern);
    await worker.round();
    const ask = (number: number) =>
      t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/details', {
        params: { id: school.assignmentId },
        query: { number },
      });
    const choice = await ask(1);
    expect(choice).toMatchObject({ scored: 5, right: 2, wrong: 2, blank: 1, discrimination: null });
    const correct = Object.values((samples.MC1.key as unknown as { correct: Record<string, string[]> }).correct)[0]![0];
    const options = choice.groups[0]!.answers;
    expect(options.find(({ id }) => id === correct)).toMatchObject({ count: 2, right: true });
    expect(options.find(({ id }) => id === '')).toMatchObject({ count: 1 });
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    const gap = await ask(2);
    expect(gap.groups[0]!.answers[0]).toMatchObject({ count: 3, right: true });
    await expect(ask(3)).rejects.toMatchObject({ status: 404 });
  });

  it('gives a cluster one group for each statement', async () => {
    const school = await createSchool(t, { codes: ['TF5'] });
    await take(school, await school.student(), '+');
    await worker.round();
    const { groups } = await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/details', {
      params: { id: school.assignmentId },
      query: { number: 1 },
    });
    expect(groups).toHaveLength((samples.TF5.content as ChoiceContent).items.length);
    expect(groups.every(({ answers }) => answers.find(({ right }) => right)?.count === 1)).toBe(true);
  });

  it('is for its teacher only', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const attemptId = await take(school, await school.student(), '+');
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const params = { id: school.assignmentId };
    await expect(
      t.as(other).call('GET /itf/classes/unit-tests-assigned/{id}/results', { params, query: {} }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      t.as(other).call('GET /itf/classes/unit-tests-assigned/{id}/details', { params, query: { number: 1 } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      t.as(other).call('GET /itf/unit-tests-result/{id}', { params: { id: attemptId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      t.as(other).call('POST /itf/unit-tests-result/{id}/accept-late', {
        params: { id: attemptId },
        body: { entries: [1], reason: 'x' },
      }),
    ).rejects.toMatchObject({ status: 404 });
    expect(
      (
        await t
          .as(other)
          .raw({ method: 'GET', url: `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/export` })
      ).statusCode,
    ).toBe(404);
  });
});

describe('a similar question to try in class', () => {
  const similar = (school: School) =>
    t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/similar', {
      params: { id: school.assignmentId },
      query: { number: 1 },
    });
  /** Puts the first question of the test into the bank under a topic. */
  const filed = ({ teacher, questions }: School) =>
    addQuestion(t.db, { id: questions[0]!.id, owner: teacher, topicId });
  const practisable = async (id: string) => {
    await t.db.updateTable('questions').set({ pool: 'PRACTICE' }).where('id', '=', id).execute();
    return id;
  };
  const topicId = 'similar-topic';
  beforeAll(async () => {
    await addCatalogue(t.db);
    await t.db
      .insertInto('topics')
      .values({
        id: topicId,
        subject: 'ENGLISH',
        grade_id: 'G9',
        strand: 'GR',
        name: 'Thì',
        name_en: 'Tenses',
        position: 9,
      } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  it('is of the same topic, level and type, from practice or the own bank, and in no test that is open', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    await filed(school);
    await practisable(await addQuestion(t.db, { topicId, difficulty: 'M2' }));
    await practisable(await addQuestion(t.db, { topicId, type: 'MC3' }));
    await practisable(await addQuestion(t.db));
    await addQuestion(t.db, { topicId });
    await addQuestion(t.db, { topicId, owner: await t.createUser({ role: 'TEACHER' }), privacy: 'PUBLIC' });
    expect(await similar(school)).toBeNull();

    const own = await addQuestion(t.db, { topicId, owner: school.teacher });
    const found = await similar(school);
    expect(found).toMatchObject({ question: own, type: 'MC1' });
    expect(found!.right).toHaveLength(1);
    const other = await createSchool(t, { codes: ['MC1'], teacher: school.teacher, endsIn: 7 * 3_600_000 });
    const held = { exam_version_id: other.examVersionId, question_id: own };
    await t.db.insertInto('exam_version_questions').values(held).execute();
    expect(await similar(school)).toBeNull();
    const practice = await practisable(await addQuestion(t.db, { topicId }));
    expect(await similar(school)).toMatchObject({ question: practice });
    await t.db
      .updateTable('assignments')
      .set({ ends_at: new Date(t.now() - 1) })
      .where('id', '=', other.assignmentId)
      .execute();
    await t.db.updateTable('questions').set({ deleted_at: new Date() }).where('id', '=', practice).execute();
    expect(await similar(school)).toMatchObject({ question: own });
  });

  it('is none of the system for a teacher who may not see its key', async () => {
    const school = await createSchool(t, {
      codes: ['MC1'],
      teacher: await t.createUser({ role: 'TEACHER', package: 'TRIAL' }),
    });
    await filed(school);
    await practisable(await addQuestion(t.db, { topicId }));
    expect(await similar(school)).toBeNull();
  });
});

describe("one learner's paper", () => {
  it('contains answers, key and late answers; accepting a late one scores again and records who and why', async () => {
    const school = await createSchool(t, { codes: ['MC1', 'FB1'], minutes: 5 });
    const student = await school.student();
    const { id } = await t
      .as(student)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    const send = (seq: number, index: number) =>
      t.as(student).call('POST /student/attempts/{id}/answers', {
        params: { id },
        body: {
          clientId: 'the-only-client',
          entries: [
            {
              seq,
              question: school.questions[index]!.id,
              base: 0,
              answer: samples[school.questions[index]!.code].responses.right as never,
            },
          ],
        },
      });
    await send(1, 0);
    t.advance(5 * 60_000 + graceMs + 1_000);
    await expect(send(2, 1)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
    await worker.round();

    const teacher = t.as(school.teacher);
    const before = await teacher.call('GET /itf/unit-tests-result/{id}', { params: { id } });
    expect(before).toMatchObject({
      mark: 500,
      finishedBy: 'TIME',
      late: [{ question: school.questions[1]!.id, numbers: [2], accepted: false }],
      revisions: [{ revision: 1 }],
    });
    expect(before.answers).toHaveLength(1);

    const entries = before.late.map(({ entry }) => entry);
    const body = { entries, reason: 'Mất mạng cả trường' };
    await expect(
      teacher.call('POST /itf/unit-tests-result/{id}/accept-late', {
        params: { id },
        body: { ...body, entries: [entries[0]! + 999] },
      }),
    ).rejects.toMatchObject({ code: 'BODY_INVALID' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        teacher.call('POST /itf/unit-tests-result/{id}/accept-late', { params: { id }, body }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await teacher.call('GET /itf/unit-tests-result/{id}', { params: { id } });
    expect(after).toMatchObject({
      mark: 1000,
      points: 2 * pointsPerItem,
      late: [{ entry: entries[0], accepted: true }],
      revisions: [{ revision: 2, reason: 'Mất mạng cả trường' }, { revision: 1 }],
    });
    const log = await t.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute();
    expect(log).toMatchObject([
      {
        action: 'late-answers-accepted',
        actor_id: school.teacher.id,
        details: { before: pointsPerItem, after: 2 * pointsPerItem },
      },
    ]);
  });
});

describe('the spreadsheet', () => {
  it('is a valid workbook with numbers as numbers, and no formula in a name', async () => {
    const school = await createSchool(t, { codes: ['MC1', 'TF1'] });
    await take(school, await school.student({ firstName: '=HYPERLINK("http://x")', lastName: '+Trần' }), '+-');
    await worker.round();
    for (const [language, header] of [
      ['vi', 'Điểm'],
      ['en', 'Mark'],
    ] as const) {
      const reply = await t.as(school.teacher).raw({
        method: 'GET',
        url: `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/export`,
        headers: { 'accept-language': language },
      });
      expect(reply.headers['content-type']).toContain('spreadsheetml');
      const sheet = Object.values(read(reply.rawPayload, { type: 'buffer' }).Sheets)[0]!;
      const [head, row] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null });
      expect(row![head!.indexOf(header)]).toBe(5);
      expect(row!.slice(2, 4)).toEqual(["'+Trần", `'=HYPERLINK("http://x")`]);
      expect(Object.values(sheet).some((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(false);
    }
  });
});

describe('lists and the home page', () => {
  it("lists the teacher's tests with filters, and the data of the home page", async () => {
    const school = await createSchool(t, { codes: ['MC1'], endsIn: 5 * 3_600_000 });
    for (const pattern of ['+', '+', '.']) await take(school, await school.student(), pattern);
    await school.student();
    await worker.round();
    const teacher = t.as(school.teacher);
    const list = await teacher.call('GET /itf/classes/unit-tests-assigned', { query: { search: 'kiem tra giua' } });
    expect(list).toMatchObject({
      items: [{ id: school.assignmentId, status: 'ONGOING', students: 4, submitted: 3, average: 667 }],
      page: { total: 1 },
    });
    expect((await teacher.call('GET /itf/classes/unit-tests-assigned', { query: { status: 'ENDED' } })).items).toEqual(
      [],
    );
    expect((await teacher.call('GET /itf/classes/unit-tests-assigned', { query: { search: '100%' } })).items).toEqual(
      [],
    );
    const asking = await t.createUser({ role: 'STUDENT' });
    await teacher.call('PUT /itf/class/{id}/join', { params: { id: school.classId }, body: { open: true } });
    const { code } = await teacher.call('GET /itf/class/{id}', { params: { id: school.classId } });
    await t.as(asking).call('POST /itf/join_class_request', { body: { classCode: code } });
    const home = await teacher.call('GET /itf/statistic/teacher-home');
    expect(home).toMatchObject({
      joining: [{ classId: school.classId, requests: 1 }],
      ending: [{ id: school.assignmentId, missing: 1 }],
      ability: { GOOD: 2, FAIR: 0, PASS: 0, FAIL: 1 },
      ranking: [{ average: 667 }],
      counts: { classes: 1, assignments: 1 },
    });
    expect(home.attemptsByWeek).toHaveLength(7);
    expect(home.attemptsByWeek.at(-1)).toMatchObject({ monday: mondayOf(t.now()).date, count: 3 });
  });

  it('list tests by grade: that of the class, or else that of the test', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const named = await createSchool(t, { codes: ['MC1'], teacher: school.teacher });
    await t.db
      .updateTable('assignments')
      .set({ target: 'STUDENTS', class_id: null })
      .where('id', '=', named.assignmentId)
      .execute();
    const other = await createSchool(t, { codes: ['MC1'], teacher: school.teacher });
    await t.db
      .insertInto('grades')
      .values({ id: 'G10', name: 'Lớp 10', name_en: 'Grade 10', position: 10 })
      .onConflict((c) => c.doNothing())
      .execute();
    await t.db.updateTable('classes').set({ grade_id: 'G10' }).where('id', '=', other.classId).execute();
    const idsOf = async (gradeId: string) =>
      (await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned', { query: { gradeId } })).items
        .map(({ id }) => id)
        .toSorted();
    expect(await idsOf('G9')).toEqual([school.assignmentId, named.assignmentId].toSorted());
    expect(await idsOf('G10')).toEqual([other.assignmentId]);
    expect(await idsOf('G8')).toEqual([]);
  });

  it('show a learner only visible marks', async () => {
    const shown = await createSchool(t, { codes: ['MC1'] });
    const hidden = await createSchool(t, { codes: ['MC1'], reviewOpen: 'OFF', endsIn: 3_600_000 });
    const student = await shown.student();
    await hidden.enrol(student);
    await take(shown, student, '+');
    await take(hidden, student, '+');
    await worker.round();
    const marks = async () =>
      (await t.as(student).call('GET /student/results', { query: {} })).items.map(({ assignmentId }) => assignmentId);
    expect(await marks()).toEqual([shown.assignmentId]);
    t.advance(3_600_001);
    expect((await marks()).toSorted()).toEqual([shown.assignmentId, hidden.assignmentId].toSorted());
  });
});

describe('statistics', () => {
  const attempt = (mark: number, ...points: number[]): ScoredAttempt => ({
    attemptId: '',
    mark,
    items: points.map((won, index) => ({
      question: 'q',
      item: String(index),
      number: index + 1,
      state: won > 0 ? 'right' : 'wrong',
      points: won,
      max: 100,
    })),
  });
  it('are correct on small tables', () => {
    expect(median([])).toBeNull();
    expect([median([700]), median([700, 800]), median([900, 100, 500])]).toEqual([700, 750, 500]);
    expect(histogram([0, 99, 100, 999, 1000])).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(rightShares([attempt(0, 100, 0), attempt(0, 100, 50)], 3)).toEqual([100, 25, null]);
  });

  it('compare the best with the weakest only from ten attempts on', () => {
    const ten = Array.from({ length: 10 }, (_, index) => attempt(index * 100, index >= 5 ? 100 : 0));
    expect(discrimination(ten.slice(1), 0).discrimination).toBeNull();
    expect(discrimination(ten, 0)).toEqual({ upper: 100, lower: 0, discrimination: 100 });
  });

  it('begin a week on Monday in Vietnam', () => {
    expect(mondayOf(Date.parse('2026-11-21T10:00:00+07:00')).date).toBe('2026-11-16');
    expect(mondayOf(Date.parse('2026-11-16T00:00:00+07:00'))).toEqual({
      date: '2026-11-16',
      at: Date.parse('2026-11-16T00:00:00+07:00'),
    });
    expect(mondayOf(Date.parse('2026-11-15T23:59:59+07:00')).date).toBe('2026-11-09');
  });
});

it('a teacher whose package has ended can still read results, but send nothing', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const student = await school.student();
  const attempt = await take(school, student, '+');
  await worker.round();
  await t.db
    .updateTable('memberships')
    .set({ starts_at: new Date(t.now() - 90_000), ends_at: new Date(t.now() - 60_000) })
    .where('user_id', '=', school.teacher.id)
    .execute();
  const params = { id: school.assignmentId };
  const teacher = t.as(school.teacher);
  await expect
    .poll(() =>
      teacher.call('GET /itf/class', { query: {} as never }).then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    )
    .toBe(402);
  expect((await teacher.call('GET /itf/classes/unit-tests-assigned', { query: {} })).items).toHaveLength(1);
  expect((await resultsOf(school)).rows).toMatchObject([{ mark: 1000 }]);
  await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/details', { params, query: { number: 1 } });
  expect((await teacher.call('GET /itf/unit-tests-result/{id}', { params: { id: attempt } })).mark).toBe(1000);
  const file = await teacher.raw({ method: 'GET', url: `/api/itf/classes/unit-tests-assigned/${params.id}/export` });
  expect(file.statusCode).toBe(200);
  expect(
    await teacher.call('POST /itf/unit-tests-result/send-mail', { body: { assignmentId: school.assignmentId } }),
  ).toMatchObject({ told: 1 });
});
