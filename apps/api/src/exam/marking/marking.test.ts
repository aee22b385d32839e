import { randomUUID } from 'node:crypto';
import { graceMs } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { expectLatestMarks } from '../../testing/latest-marks.ts';
import { createSchool, pointsPerItem, type School } from '../../testing/school.ts';
import { startAttemptWorker } from '#exam/attempts';

const t = await testApp();
expectLatestMarks(t);
const worker = startAttemptWorker(t.app, { loop: false });

const essay = (samples.EW1.responses.right as Record<string, string>)['q1']!;

interface Taken {
  readonly attempt: string;
  readonly student: TestUser;
}

/** Takes the test with one answer per question type; types without an answer stay blank. */
async function take(
  school: School,
  answers: Partial<Record<QuestionTypeCode, unknown>>,
  name: { firstName?: string } = {},
): Promise<Taken> {
  const student = await school.student(name);
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = school.questions.flatMap(({ id: question, code }, index) =>
    answers[code] === undefined ? [] : [{ seq: index + 1, question, base: 0, answer: answers[code] as never }],
  );
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
  return { attempt: id, student };
}

const params = ({ assignmentId }: School) => ({ id: assignmentId });
const overviewOf = (school: School, blind: 'true' | 'false' = 'false') =>
  t
    .as(school.teacher)
    .call('GET /itf/classes/unit-tests-assigned/{id}/marking', { params: params(school), query: { blind } });
const worksOf = (school: School, query: { question?: string; item?: string; attempt?: string } = {}) =>
  t
    .as(school.teacher)
    .call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params: params(school), query });
const questionOf = (school: School, code: QuestionTypeCode) => school.questions.find((one) => one.code === code)!.id;

interface Giving {
  readonly scores: Record<string, number>;
  readonly version?: number;
  readonly comment?: string;
  readonly notes?: { id: string; start: number; end: number; text: string }[];
}

async function markFor(
  school: School,
  { attempt }: Taken,
  code: QuestionTypeCode,
  giving: Giving,
  user: TestUser = school.teacher,
  item = 'q1',
) {
  const question = questionOf(school, code);
  const [work] = await worksOf(school, { attempt, question, item });
  const one = {
    attempt,
    question,
    item,
    entry: work?.entry ?? 1,
    version: work?.mark?.version ?? 0,
    comment: '',
    notes: [],
    ...giving,
  };
  return t.as(user).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
    params: params(school),
    body: { marks: [one] },
  });
}

const resultOf = async (school: School, { attempt }: Taken) => {
  const { items, points, mark, revisions, marks } = await t
    .as(school.teacher)
    .call('GET /itf/unit-tests-result/{id}', { params: { id: attempt } });
  return { items, points, mark, revisions, marks };
};

const fullScores = { co: 500, or: 500, la: 500 };

describe('the answers to mark', () => {
  it('are those that no key can score, by question and by learner', async () => {
    const school = await createSchool(t, { codes: ['SA1', 'EW1', 'MC1'] });
    const an = await take(school, { SA1: samples.SA1.responses.wrong, EW1: { q1: essay } }, { firstName: 'An' });
    const binh = await take(school, { SA1: samples.SA1.responses.right, EW1: { q1: 'Hi Sam' } }, { firstName: 'Bình' });
    await take(school, { MC1: samples.MC1.responses.right }, { firstName: 'Chi' });
    await t
      .as(await school.student({ firstName: 'Dung' }))
      .call('POST /student/unit-tests-assigned/{id}/start', { params: params(school) });
    await worker.round();
    const overview = await overviewOf(school);
    expect(overview).toMatchObject({ running: 1, desk: { invited: false, namesHidden: false, together: false } });
    // Keys only of what is marked.
    expect(Object.keys(overview.keys).toSorted()).toEqual(
      [questionOf(school, 'SA1'), questionOf(school, 'EW1')].toSorted(),
    );
    expect(overview.items.map(({ type, total, done, marking }) => [type, total, done, marking.kind])).toEqual([
      ['SA1', 1, 0, 'steps'],
      ['EW1', 2, 0, 'rubric'],
    ]);
    expect(
      overview.learners.map(({ attempt, learner, total, done }) => [attempt, learner?.firstName, total, done]),
    ).toEqual([
      [an.attempt, 'An', 2, 0],
      [binh.attempt, 'Bình', 1, 0],
    ]);
    const works = await worksOf(school, { question: questionOf(school, 'EW1') });
    expect(works.map(({ answer }) => answer)).toEqual([{ q1: essay }, { q1: 'Hi Sam' }]);
    const { stats, rows } = await t
      .as(school.teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params: params(school), query: {} });
    expect([stats.toMark, rows.filter(({ needsTeacher }) => needsTeacher).length]).toEqual([3, 2]);
    const home = await t.as(school.teacher).call('GET /itf/statistic/teacher-home');
    expect(home.toMark).toMatchObject([{ id: school.assignmentId, works: 3 }]);
  });

  it('contain no names in anonymous marking, and have a stable order', async () => {
    const school = await createSchool(t, { codes: ['EW1'] });
    for (const firstName of ['Ánh', 'Bảo', 'Cường', 'Dũng', 'Giang', 'Hạnh'])
      await take(school, { EW1: { q1: essay } }, { firstName });
    await worker.round();
    const named = await overviewOf(school);
    const blind = await overviewOf(school, 'true');
    expect(JSON.stringify(blind)).not.toMatch(/Ánh|Bảo|Cường|Dũng|Giang|Hạnh/);
    expect(blind.learners.map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(blind.learners.map(({ attempt }) => attempt))).toEqual(
      new Set(named.learners.map(({ attempt }) => attempt)),
    );
    expect((await overviewOf(school, 'true')).learners).toEqual(blind.learners);
  });
});

describe('a mark', () => {
  it('is computed from the weighted criteria of the rubric, and stored with a new result', async () => {
    const school = await createSchool(t, { codes: ['EW1', 'MC1'] });
    const taken = await take(school, { EW1: { q1: essay }, MC1: samples.MC1.responses.right });
    await worker.round();
    expect(await resultOf(school, taken)).toMatchObject({
      points: pointsPerItem,
      items: [{ state: 'needs-teacher', points: 0 }, { state: 'right' }],
      revisions: [{ revision: 1 }],
    });
    // Language counts twice: (4 + 3 + 2 × 2,5) of 20.
    const [made] = await markFor(school, taken, 'EW1', {
      scores: { co: 400, or: 300, la: 250 },
      comment: '  Good start.\nMind the tenses. ',
    });
    expect(made!.mark).toMatchObject({ version: 1, points: 60, comment: 'Good start.\nMind the tenses.' });
    expect(await resultOf(school, taken)).toMatchObject({
      points: pointsPerItem + 60,
      items: [{ state: 'partial', points: 60 }, { state: 'right' }],
      revisions: [{ revision: 2, scoredBy: 'Nguyễn Thu Hà' }, { revision: 1 }],
    });
    expect((await overviewOf(school)).items).toMatchObject([{ total: 1, done: 1 }]);
    const home = await t.as(school.teacher).call('GET /itf/statistic/teacher-home');
    expect([home.toMark, home.late]).toEqual([[], []]);
  });

  it('with a missing criterion is not complete, and the score can be removed', async () => {
    const school = await createSchool(t, { codes: ['EW1'] });
    const taken = await take(school, { EW1: { q1: essay } });
    await worker.round();
    expect((await markFor(school, taken, 'EW1', { scores: { co: 400 } }))[0]!.mark.points).toBeNull();
    expect((await resultOf(school, taken)).items[0]).toMatchObject({ state: 'needs-teacher', points: 0 });
    await markFor(school, taken, 'EW1', { scores: fullScores });
    expect((await resultOf(school, taken)).items[0]).toMatchObject({ state: 'right', points: pointsPerItem });
    await markFor(school, taken, 'EW1', { scores: {} });
    expect((await resultOf(school, taken)).items[0]).toMatchObject({ state: 'needs-teacher', points: 0 });
  });

  it('of a short answer is no, half or full points, given to equal answers together', async () => {
    const school = await createSchool(t, { codes: ['SA1'] });
    const group = await Promise.all(
      ['that I ever ate', 'that I ever ate', 'no idea'].map((q1) => take(school, { SA1: { q1 } })),
    );
    await worker.round();
    const works = await worksOf(school);
    const half = works
      .filter(({ answer }) => (answer as { q1: string }).q1 === 'that I ever ate')
      .map(({ attempt, question, item, entry }) => ({
        attempt,
        question,
        item,
        entry,
        version: 0,
        scores: { whole: 50 },
        comment: '',
        notes: [],
      }));
    expect(half).toHaveLength(2);
    await t.as(school.teacher).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
      params: params(school),
      body: { marks: half },
    });
    await markFor(school, group[2]!, 'SA1', { scores: { whole: 0 } });
    expect(await Promise.all(group.map(async (taken) => (await resultOf(school, taken)).items[0]))).toMatchObject([
      { state: 'partial', points: 50 },
      { state: 'partial', points: 50 },
      { state: 'wrong', points: 0 },
    ]);
  });

  it.each<[string, QuestionTypeCode, Giving, string]>([
    ['a score above its criterion', 'EW1', { scores: { ...fullScores, co: 550 } }, 'MARK_SCORE_INVALID'],
    ['a score between the steps', 'EW1', { scores: { co: 525 } }, 'MARK_SCORE_INVALID'],
    ['an unknown criterion', 'EW1', { scores: { charm: 100 } }, 'MARK_SCORE_INVALID'],
    ['a quarter of a short answer', 'SA1', { scores: { whole: 25 } }, 'MARK_SCORE_INVALID'],
    [
      'a note past the end',
      'EW1',
      { scores: {}, notes: [{ id: 'n1', start: 0, end: essay.length + 1, text: 'x' }] },
      'MARK_NOTE_OUTSIDE',
    ],
    [
      'a note of nothing',
      'EW1',
      { scores: {}, notes: [{ id: 'n1', start: 4, end: 4, text: 'x' }] },
      'MARK_NOTE_OUTSIDE',
    ],
    [
      'two notes with one id',
      'EW1',
      {
        scores: {},
        notes: [
          { id: 'n1', start: 0, end: 2, text: 'x' },
          { id: 'n1', start: 3, end: 4, text: 'y' },
        ],
      },
      'BODY_INVALID',
    ],
    ['an item that the key scored', 'MC1', { scores: { whole: 100 } }, 'MARK_NOT_NEEDED'],
  ])('with %s is refused and changes nothing', async (_, code, giving, error) => {
    const school = await createSchool(t, { codes: ['EW1', 'SA1', 'MC1'] });
    const taken = await take(school, { EW1: { q1: essay }, SA1: { q1: 'no idea' }, MC1: samples.MC1.responses.wrong });
    await worker.round();
    const entry = await t.db
      .selectFrom('attempt_answers')
      .select('entry')
      .where('attempt_id', '=', taken.attempt)
      .where('question', '=', school.questions.findIndex(({ id }) => id === questionOf(school, code)) + 1)
      .executeTakeFirstOrThrow();
    const one = {
      attempt: taken.attempt,
      question: questionOf(school, code),
      item: 'q1',
      entry: entry.entry,
      version: 0,
      comment: '',
      notes: [],
      ...giving,
    };
    await expect(
      t.as(school.teacher).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
        params: params(school),
        body: { marks: [one] },
      }),
    ).rejects.toMatchObject({ code: error });
    expect((await resultOf(school, taken)).revisions).toHaveLength(1);
  });

  it('is not saved together with an invalid one', async () => {
    const school = await createSchool(t, { codes: ['EW1'] });
    const [one, two] = [await take(school, { EW1: { q1: essay } }), await take(school, { EW1: { q1: essay } })];
    await worker.round();
    const marks = (await worksOf(school)).map(({ attempt, question, item, entry }) => ({
      attempt,
      question,
      item,
      entry,
      version: 0,
      scores: attempt === one.attempt ? fullScores : { co: 999 },
      comment: '',
      notes: [],
    }));
    await expect(
      t
        .as(school.teacher)
        .call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', { params: params(school), body: { marks } }),
    ).rejects.toMatchObject({ code: 'MARK_SCORE_INVALID' });
    for (const taken of [one, two]) expect((await resultOf(school, taken)).marks).toEqual([]);
  });

  it('requires an attempt of the same assignment', async () => {
    const school = await createSchool(t, { codes: ['EW1'] });
    const elsewhere = await createSchool(t, { codes: ['EW1'], teacher: school.teacher });
    const taken = await take(elsewhere, { EW1: { q1: essay } });
    await worker.round();
    const [work] = await worksOf(elsewhere);
    const marks = [
      {
        attempt: taken.attempt,
        question: work!.question,
        item: 'q1',
        entry: work!.entry,
        version: 0,
        scores: fullScores,
        comment: '',
        notes: [],
      },
    ];
    await expect(
      t
        .as(school.teacher)
        .call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', { params: params(school), body: { marks } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', {
        params: params(school),
        query: { attempt: taken.attempt },
      }),
    ).resolves.toEqual([]);
  });
});

describe('two tabs', () => {
  it('that mark the same answer: the first is saved, the second gets a conflict', async () => {
    const school = await createSchool(t, { codes: ['EW1'] });
    const taken = await take(school, { EW1: { q1: essay } });
    await worker.round();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => markFor(school, taken, 'EW1', { scores: { co: at * 50 }, version: 0 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'VERSION_CONFLICT', reply: { data: { version: 1 } } });
    await expect(markFor(school, taken, 'EW1', { scores: fullScores, version: 0 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    expect((await markFor(school, taken, 'EW1', { scores: fullScores }))[0]!.mark.version).toBe(2);
  });

  it('that mark different answers of one learner both succeed', async () => {
    const school = await createSchool(t, { codes: ['EW1', 'SA1', 'SP2'] });
    const talk = { recording: randomUUID(), seconds: 4 };
    const taken = await take(school, { EW1: { q1: essay }, SA1: { q1: 'no idea' }, SP2: { q1: talk, q2: talk } });
    await worker.round();
    const spoken = { fl: 900, vo: 900, gr: 900, pr: 900 };
    await Promise.all([
      markFor(school, taken, 'EW1', { scores: fullScores }),
      markFor(school, taken, 'SA1', { scores: { whole: 100 } }),
      markFor(school, taken, 'SP2', { scores: spoken }),
      markFor(school, taken, 'SP2', { scores: spoken }, school.teacher, 'q2'),
    ]);
    expect(await resultOf(school, taken)).toMatchObject({ mark: 1000, points: 4 * pointsPerItem });
  });
});

it('the history shows author and time of each mark, newest first, and so does the audit log', async () => {
  const school = await createSchool(t, { codes: ['EW1'] });
  const taken = await take(school, { EW1: { q1: essay } });
  await worker.round();
  await markFor(school, taken, 'EW1', { scores: { co: 100 }, comment: 'Đang chấm' });
  await markFor(school, taken, 'EW1', { scores: fullScores, comment: 'Rất tốt' });
  const history = await t
    .as(school.teacher)
    .call('GET /itf/unit-tests-result/{id}/marks', { params: { id: taken.attempt }, query: {} });
  const only = async (query: { question?: string; item?: string }) =>
    (await t.as(school.teacher).call('GET /itf/unit-tests-result/{id}/marks', { params: { id: taken.attempt }, query }))
      .length;
  expect([
    await only({ question: questionOf(school, 'EW1'), item: 'q1' }),
    await only({ question: questionOf(school, 'EW1'), item: 'q2' }),
    await only({ question: randomUUID() }),
  ]).toEqual([2, 0, 0]);
  expect(
    history.map(({ number, mark }) => [number, mark.version, mark.scores, mark.comment, mark.points, mark.by]),
  ).toEqual([
    [1, 2, fullScores, 'Rất tốt', pointsPerItem, 'Nguyễn Thu Hà'],
    [1, 1, { co: 100 }, 'Đang chấm', null, 'Nguyễn Thu Hà'],
  ]);
  const log = await t.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_kind', 'details'])
    .where('subject_id', '=', taken.attempt)
    .orderBy('id')
    .execute();
  const first = { scores: { co: 100 }, comment: 'Đang chấm' };
  const place = { question: questionOf(school, 'EW1'), item: 'q1' };
  const made = { action: 'mark-changed', actor_id: school.teacher.id, subject_kind: 'attempt' };
  expect(log).toEqual([
    { ...made, details: { ...place, version: 1, before: null, after: first } },
    { ...made, details: { ...place, version: 2, before: first, after: { scores: fullScores, comment: 'Rất tốt' } } },
  ]);
  await expect(
    t.db.updateTable('attempt_marks').set({ comment: '' }).where('attempt_id', '=', taken.attempt).execute(),
  ).rejects.toThrow();
  // Of several consecutive marks the list of revisions has only the last.
  expect((await resultOf(school, taken)).revisions.map(({ revision }) => revision)).toEqual([3, 1]);
});

it('accepting late answers keeps the teacher’s marks, except for a replaced answer', async () => {
  const school = await createSchool(t, { codes: ['EW1', 'SA1'], minutes: 10 });
  const student = await school.student();
  const { id: attempt } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const [written, rewritten] = [questionOf(school, 'EW1'), questionOf(school, 'SA1')];
  const save = (entries: object[]) =>
    t.as(student).call('POST /student/attempts/{id}/answers', {
      params: { id: attempt },
      body: { clientId: 'the-only-client', entries: entries as never },
    });
  await save([
    { seq: 1, question: written, base: 0, answer: { q1: essay } },
    { seq: 2, question: rewritten, base: 0, answer: { q1: 'no idea' } },
  ]);
  t.advance(10 * 60_000 + graceMs + 1_000);
  await expect(
    save([{ seq: 3, question: rewritten, base: 0, answer: { q1: 'that I ever had' } }]),
  ).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
  await worker.round();
  const taken = { attempt, student };
  await markFor(school, taken, 'EW1', { scores: fullScores });
  await markFor(school, taken, 'SA1', { scores: { whole: 50 } });
  expect((await resultOf(school, taken)).points).toBe(150);
  const stale = (await worksOf(school, { question: rewritten }))[0]!;
  const { late } = await t.as(school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: attempt } });
  await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/accept-late', {
    params: { id: attempt },
    body: { entries: late.map(({ entry }) => entry), reason: 'Mất mạng' },
  });
  expect((await resultOf(school, taken)).items).toMatchObject([
    { state: 'right', points: 100 },
    { state: 'needs-teacher', points: 0 },
  ]);
  const marks = [
    {
      attempt,
      question: rewritten,
      item: 'q1',
      entry: stale.entry,
      version: 1,
      scores: { whole: 100 },
      comment: '',
      notes: [],
    },
  ];
  await expect(
    t
      .as(school.teacher)
      .call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', { params: params(school), body: { marks } }),
  ).rejects.toMatchObject({
    code: 'MARK_ANSWER_CHANGED',
    reply: { data: { attempt, question: rewritten, item: 'q1' } },
  });
  expect((await markFor(school, taken, 'SA1', { scores: { whole: 100 } }))[0]!.mark.version).toBe(2);
  expect((await resultOf(school, taken)).points).toBe(200);
});

it('the learner reads marks, comments and notes once the test has ended, and nothing before', async () => {
  const school = await createSchool(t, { codes: ['EW1'], endsIn: 3_600_000, minutes: 30 });
  const taken = await take(school, { EW1: { q1: essay } });
  await worker.round();
  const notes = [{ id: 'n1', start: 0, end: 6, text: 'Ghi chú riêng của bài' }];
  await markFor(school, taken, 'EW1', { scores: fullScores, comment: 'Nhận xét chung của bài', notes });
  const own = () =>
    t.as(taken.student).call('GET /student/unit-tests-assigned/{id}/result', { params: params(school), query: {} });
  const before = await own();
  expect(before).toMatchObject({ score: { points: 100, needsTeacher: false }, review: null });
  expect(JSON.stringify(before)).not.toMatch(/Nhận xét chung|Ghi chú riêng/);
  t.advance(2 * 3_600_000);
  expect((await own()).review?.marks).toEqual([
    { question: questionOf(school, 'EW1'), item: 'q1', scores: fullScores, comment: 'Nhận xét chung của bài', notes },
  ]);
});

it('an answer only shows a recording of the same attempt', async () => {
  const school = await createSchool(t, { codes: ['SP1'] });
  const stranger = await createSchool(t, { codes: ['SP1'] });
  const record = async (where: School) => {
    const student = await where.student();
    const { id: attempt } = await t
      .as(student)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: where.assignmentId } });
    const recording = randomUUID();
    await t.as(student).call('POST /student/attempts/{id}/recordings', {
      params: { id: attempt },
      body: { recording, question: where.questions[0]!.id, item: 'q1', mime: 'audio/webm' },
    });
    return { student, attempt, recording };
  };
  const own = await record(school);
  const foreign = await record(stranger);
  const hand = async ({ student, attempt }: typeof own, recording: string) =>
    t.as(student).call('POST /itf/unit-tests-result/submit', {
      body: {
        attemptId: attempt,
        clientId: 'the-only-client',
        entries: [{ seq: 1, question: school.questions[0]!.id, base: 0, answer: { q1: { recording, seconds: 3 } } }],
      },
    });
  await hand(own, own.recording);
  const thief = await record(school);
  await hand(thief, foreign.recording);
  await worker.round();
  const works = await worksOf(school);
  expect(works.find(({ attempt }) => attempt === own.attempt)?.recording).toMatchObject({
    id: own.recording,
    complete: false,
    received: 0,
  });
  expect(works.find(({ attempt }) => attempt === thief.attempt)?.recording).toBeNull();
  expect(
    (await t.as(school.teacher).raw({ method: 'GET', url: `/api/itf/recordings/${foreign.recording}/file` }))
      .statusCode,
  ).toBe(404);
});

describe('a provisional mark', () => {
  const english = { MC1: samples.MC1.responses.right, EW1: { q1: essay } };

  it('is shown as provisional to the learner and in lists, and is in no average', async () => {
    const school = await createSchool(t, { codes: ['MC1', 'EW1'] });
    const an = await take(school, english, { firstName: 'An' });
    const binh = await take(school, { MC1: samples.MC1.responses.right }, { firstName: 'Bình' });
    await worker.round();
    const seen = async () => {
      const { stats, rows } = await t
        .as(school.teacher)
        .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params: params(school), query: {} });
      const {
        items: [summary],
      } = await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned', { query: {} });
      const {
        items: [given],
      } = await t
        .as(school.teacher)
        .call('GET /itf/classes/{id}/unit-tests', { params: { id: school.classId }, query: {} });
      const home = await t.as(school.teacher).call('GET /itf/statistic/teacher-home');
      const paper = await t.as(school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: an.attempt } });
      const own = t.as(an.student);
      const result = await own.call('GET /student/unit-tests-assigned/{id}/result', {
        params: params(school),
        query: {},
      });
      const {
        items: [listed],
      } = await own.call('GET /student/unit-tests-assigned', { query: {} });
      const {
        items: [mark],
      } = await own.call('GET /student/results', { query: {} });
      return {
        stats: [stats.scored, stats.final, stats.average, stats.passed],
        averages: [summary?.average, given?.average, home.ranking[0]?.average ?? null],
        rows: rows.map(({ firstName, needsTeacher }) => [firstName, needsTeacher]),
        paper: [paper.provisional, paper.attempts[0]?.provisional],
        own: [
          result.score?.needsTeacher,
          result.attempts[0]?.provisional,
          listed?.attempt?.provisional,
          mark?.provisional,
        ],
      };
    };
    // Bình left the essay blank, so nothing of that attempt waits for a mark.
    const before = await seen();
    expect(before).toEqual({
      stats: [2, 1, 500, 1],
      averages: [500, 500, 500],
      rows: expect.arrayContaining([
        ['An', true],
        ['Bình', false],
      ]) as unknown,
      paper: [true, true],
      own: [true, true, true, true],
    });
    await markFor(school, an, 'EW1', { scores: fullScores });
    expect(await seen()).toEqual({
      stats: [2, 2, 750, 2],
      averages: [750, 750, 750],
      rows: expect.arrayContaining([
        ['An', false],
        ['Bình', false],
      ]) as unknown,
      paper: [false, false],
      own: [false, false, false, false],
    });
    expect(binh.attempt).not.toBe(an.attempt);
  });
});
