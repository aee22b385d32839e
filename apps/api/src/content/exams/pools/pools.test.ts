/** The two pools of the system: what learners practise with its keys is never asked in an exam, whoever the second account is. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addQuestion, addReadyExam, examFacts, type ReadyExam } from '../../../testing/content.ts';
import { insertShippedFormat } from '../../../seed/seed.queries.ts';
import { decidePools } from './pools.service.ts';

const t = await testApp();
const hour = 3_600_000;
let operator: TestUser;
let teacher: TestUser;
let classes = 0;

beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

const practise = (who: TestUser, examId: string) =>
  t.as(who).call('POST /student/unit-tests/{id}/practise', { params: { id: examId }, body: { mode: 'PRACTICE' } });

/** Assigns the test to a class with one learner, who begins it. */
async function running(examId: string): Promise<void> {
  const { id: classId } = await t.as(teacher).call('POST /itf/class', {
    body: { name: 'Lớp 9A', code: `P${(classes += 1)}`, gradeId: 'G9', schoolYear: 2026 },
  });
  const learner = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('class_students')
    .values({ owner_id: teacher.id, class_id: classId, student_id: learner.id, joined_at: new Date(t.now()) })
    .execute();
  const { id } = await t.as(teacher).call('POST /itf/classes/{id}/unit-tests', {
    params: { id: classId },
    body: {
      examId,
      startsAt: new Date(t.now()).toISOString(),
      endsAt: new Date(t.now() + hour).toISOString(),
    },
  });
  await t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params: { id } });
}

/** How many keys of the first three questions (MC1) a free account reads in practice, one check a question. */
async function keysRead(who: TestUser, { examId, questions }: ReadyExam): Promise<number> {
  const attempt = await practise(who, examId).catch(() => null);
  if (attempt === null) return 0;
  const params = { id: attempt.id };
  const { sections } = await t.as(who).call('GET /student/attempts/{id}/content', { params });
  const asked = sections.flatMap(({ parts }) => parts.flatMap((part) => part.questions));
  let read = 0;
  for (const [at, question] of questions.slice(0, 3).entries()) {
    const shown = asked.find(({ id }) => id === question)!;
    const [option] = /(?<="id":")[^"]+(?=","text")/.exec(JSON.stringify(shown))!;
    const answer = { [shown.items[0]!]: [option] } as never;
    await t.as(who).call('POST /student/attempts/{id}/answers', {
      params,
      body: { clientId: 'second-account', entries: [{ seq: at + 1, question, base: 0, answer }] },
    });
    const checked = await t
      .as(who)
      .call('POST /student/attempts/{id}/questions/{question}/check', { params: { id: attempt.id, question } })
      .catch(() => null);
    if (checked?.key) read += 1;
  }
  return read;
}

describe('a second free account of a learner', () => {
  it('reads no key of a test of the system that runs as an exam', async () => {
    const exam = await addReadyExam(t, operator);
    await running(exam.examId);
    expect(await keysRead(await t.createUser({ role: 'STUDENT' }), exam)).toBe(0);
  });
});

const poolsOf = async (ids: readonly string[]) => {
  const rows = await t.db
    .selectFrom('questions')
    .select(['id', 'pool'])
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ pool }) => pool));
};

describe('a test of the system', () => {
  it('has the pool of its type unless staff choose another, and its questions are in it', async () => {
    const exam = await addReadyExam(t, operator);
    const practice = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    const detail = (id: string) => t.as(operator).call('GET /itf/unit-tests/{id}', { params: { id } });
    expect((await detail(exam.examId)).pool).toBe('EXAM');
    expect((await detail(practice.examId)).pool).toBe('PRACTICE');
    expect([await poolsOf(exam.questions), await poolsOf(practice.questions)]).toEqual([
      new Set(['EXAM']),
      new Set(['PRACTICE']),
    ]);
    const student = await t.createUser({ role: 'STUDENT' });
    const { items } = await t.as(student).call('GET /student/practice/tests', { query: { size: 100 } });
    const listed = items.map(({ id }) => id);
    expect([listed.includes(exam.examId), listed.includes(practice.examId)]).toEqual([false, true]);
    expect(await keysRead(student, practice)).toBe(3);
  });

  it('takes no question of the other pool, and moves to it with its questions', async () => {
    const practice = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    const body = (parts: readonly string[], pool: 'EXAM' | 'PRACTICE') => ({
      ...examFacts,
      formatId: practice.formatId,
      pool,
      parts: [{ partId: 'part1', questions: parts.map((id) => ({ id })) }],
    });
    const mixed = t.as(operator).call('POST /itf/unit-tests/create', { body: body([practice.questions[0]!], 'EXAM') });
    await expect(mixed).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'parts.0.questions.0', code: 'otherPool' }] },
    });
    const { updatedAt } = await t.as(operator).call('GET /itf/unit-tests/{id}', { params: { id: practice.examId } });
    await t.as(operator).call('PUT /itf/unit-tests/update', {
      body: { ...body(practice.questions.slice(0, 4), 'EXAM'), id: practice.examId, updatedAt },
    });
    expect(await poolsOf(practice.questions.slice(0, 4))).toEqual(new Set(['EXAM']));
  });

  it('stays for practice while learners have it', async () => {
    const { examId, formatId, questions } = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    await practise(await t.createUser({ role: 'STUDENT' }), examId);
    const { updatedAt } = await t.as(operator).call('GET /itf/unit-tests/{id}', { params: { id: examId } });
    const parts = [{ partId: 'part1', questions: questions.slice(0, 4).map((id) => ({ id })) }];
    await expect(
      t.as(operator).call('PUT /itf/unit-tests/update', {
        body: { ...examFacts, id: examId, formatId, parts, updatedAt, pool: 'EXAM' },
      }),
    ).rejects.toMatchObject({ code: 'TEST_IS_PRACTISED' });
  });

  it('has a pool that teachers do not choose', async () => {
    const { formatId } = await addReadyExam(t, teacher);
    const create = t
      .as(teacher)
      .call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId, pool: 'PRACTICE' } });
    await expect(create).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'pool', code: 'invalid' }] },
    });
  });
});

describe('a question of the system', () => {
  const move = (id: string, pool: 'EXAM' | 'PRACTICE') =>
    t.as(operator).call('PUT /questions/{id}/pool', { params: { id }, body: { pool } });

  it('moves with its whole family, unless a test needs one of them', async () => {
    const family = 'a recording';
    const [one, two] = [await addQuestion(t.db, { family }), await addQuestion(t.db, { family })];
    await move(one, 'PRACTICE');
    expect(await poolsOf([one, two])).toEqual(new Set(['PRACTICE']));
    await move(two, 'EXAM');
    expect(await poolsOf([one, two])).toEqual(new Set(['EXAM']));
    const { questions } = await addReadyExam(t, operator);
    await expect(move(questions[0]!, 'PRACTICE')).rejects.toMatchObject({ code: 'QUESTION_IN_USE' });
  });

  it('is not moved to practice while an exam with it has not ended', async () => {
    const id = await addQuestion(t.db, {});
    await move(id, 'EXAM');
    const { examId, formatId } = await addReadyExam(t, teacher);
    const { updatedAt, parts } = await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: examId } });
    const chosen = parts.map(({ partId, questions }) => ({
      partId,
      questions: questions.map((one) => ({ id: one.id })),
    }));
    chosen[0]!.questions[0] = { id };
    await t.as(teacher).call('PUT /itf/unit-tests/update', {
      body: { ...examFacts, id: examId, formatId, parts: chosen, updatedAt, finish: true },
    });
    await running(examId);
    await expect(move(id, 'PRACTICE')).rejects.toMatchObject({ code: 'QUESTION_IN_USE' });
    t.advance(2 * hour);
    await move(id, 'PRACTICE');
  });
});

describe('filling a test', () => {
  it('that counts takes what learners cannot practise; practice prefers what they can', async () => {
    const add = (difficulty: 'M1' | 'M2', pool: 'EXAM' | 'PRACTICE') =>
      addQuestion(t.db, { gradeId: 'G8', difficulty }).then(async (id) => {
        await t.db.updateTable('questions').set({ pool }).where('id', '=', id).execute();
        return id;
      });
    const exams = [await add('M1', 'EXAM'), await add('M1', 'EXAM'), await add('M1', 'EXAM'), await add('M2', 'EXAM')];
    const practice = [await add('M1', 'PRACTICE'), await add('M1', 'PRACTICE'), await add('M1', 'PRACTICE')];
    const { formatId } = await addReadyExam(t, teacher);
    const filled = async (query: object) => {
      const { parts } = await t.as(teacher).call('GET /itf/unit-tests/generate', {
        query: { formatId, gradeId: 'G8', partId: 'part1', alike: 'true', ...query },
      });
      return parts[0]!.questions.map(({ id }) => id).toSorted();
    };
    expect(await filled({})).toEqual(exams.toSorted());
    // The fourth number has no question for practice.
    expect((await filled({ mode: 'PRACTICE' })).length).toBe(4);
    await add('M2', 'PRACTICE');
    const chosen = await filled({ mode: 'PRACTICE' });
    expect(practice.every((id) => chosen.includes(id))).toBe(true);
  });
});

describe('the page that assigns', () => {
  it('says that learners can practise a test, and names an equal one that they cannot', async () => {
    const practice = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    const practised = (id: string) => t.as(teacher).call('GET /itf/unit-tests/{id}/practised', { params: { id } });
    expect(await practised(practice.examId)).toEqual({ whole: true, questions: 5, equal: null });
    const equal = await addReadyExam(t, operator);
    await t.db.updateTable('exams').set({ format_id: practice.formatId }).where('id', '=', equal.examId).execute();
    expect(await practised(practice.examId)).toMatchObject({ equal: { id: equal.examId } });
    expect(await practised(equal.examId)).toEqual({ whole: false, questions: 0, equal: null });
  });
});

describe('questions without a pool', () => {
  it('get that of their family or their test, PRACTICE first, once', async () => {
    const practice = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    const exam = await addReadyExam(t, operator);
    const family = 'a passage';
    const kin = await addQuestion(t.db, { family });
    await t.db.updateTable('questions').set({ family }).where('id', '=', practice.questions[4]!).execute();
    await t.db
      .updateTable('questions')
      .set({ pool: null })
      .where('id', 'in', [...practice.questions, ...exam.questions])
      .execute();
    expect(await decidePools({ db: t.db })).toBeGreaterThan(10);
    expect([await poolsOf([...practice.questions, kin]), await poolsOf(exam.questions)]).toEqual([
      new Set(['PRACTICE']),
      new Set(['EXAM']),
    ]);
    expect(await decidePools({ db: t.db })).toBe(0);
  });

  it('of maths give practice two of five families of a topic, but none that exams keep', async () => {
    await t.db.insertInto('grades').values({ id: 'G10', name: 'Lớp 10', name_en: 'Grade 10', position: 10 }).execute();
    const [kept, left] = [await families('M10-01', 2), await families('M10-01', 1)];
    const few = await families('M10-02', 2);
    await t.db.updateTable('questions').set({ pool: 'EXAM' }).where('id', 'in', kept).execute();
    await decidePools({ db: t.db });
    expect([await practised(kept), await practised(left), await practised(few)]).toEqual([0, 1, 0]);
    // What practice has is counted: of four families it gets no second one, of five it does.
    const later = await families('M10-01', 1);
    await decidePools({ db: t.db });
    expect(await practised(later)).toBe(0);
    const last = await families('M10-01', 1);
    await decidePools({ db: t.db });
    expect(await practised(last)).toBe(1);
  });

  it('of maths are divided by what a paper of the system takes of a topic', async () => {
    await t.db
      .insertInto('grades')
      .values({ id: 'G11', name: 'Lớp 11', name_en: 'Grade 11', position: 11 })
      .onConflict((existing) => existing.doNothing())
      .execute();
    const at = new Date(t.now());
    const cells = (...rows: readonly (readonly [row: string, questions: number])[]) =>
      rows.map(([row, questions]) => ({ row, level: 'M1' as const, questions }));
    await insertShippedFormat(
      t.db,
      { id: randomUUID(), at },
      {
        name: 'Toán 11 – thử chia kho',
        nameEn: null,
        gradeId: 'G11',
        subject: 'MATH',
        minutes: 45,
        totalQuestions: 9,
        totalPoints: 1000,
        cognition: 'SPECIFIED',
        rows: [
          { id: 'r1', skill: 'NU', topic: 'M11-01', unit: '' },
          { id: 'r2', skill: 'NU', topic: 'M11-02', unit: '' },
          { id: 'r3', skill: 'NU', topic: 'M11-03', unit: '' },
        ],
        sections: [
          {
            id: 's1',
            skill: 'MX',
            parts: [
              {
                id: 'p1',
                name: 'Trắc nghiệm',
                instructions: '',
                questions: 6,
                points: 600,
                types: ['MC1'],
                // A place that asks for nothing divides nothing.
                cells: cells(['r1', 3], ['r2', 3], ['r3', 0]),
              },
              {
                id: 'p2',
                name: 'Tự luận',
                instructions: '',
                questions: 3,
                points: 400,
                types: ['EW1'],
                cells: cells(['r1', 3]),
              },
            ],
          },
        ],
      },
    );
    // Papers of three questions each: none of six families is for practice, a whole one of nine.
    const [six, nine] = [await families('M11-01', 6, 'G11'), await families('M11-02', 9, 'G11')];
    const unasked = await families('M11-03', 3, 'G11');
    await decidePools({ db: t.db });
    expect([await practised(six), await practised(nine), await practised(unasked)]).toEqual([0, 3, 1]);
  });

  const practised = async (ids: readonly string[]) => {
    const rows = await t.db
      .selectFrom('questions')
      .select('pool')
      .where('id', 'in', [...ids])
      .execute();
    return rows.filter(({ pool }) => pool === 'PRACTICE').length;
  };

  const families = (topicId: string, count: number, gradeId = 'G10') =>
    Promise.all(Array.from({ length: count }, () => addQuestion(t.db, { subject: 'MATH', gradeId, topicId })));

  it('of primary maths are divided by topic and level, each type giving its part', async () => {
    await t.db.insertInto('grades').values({ id: 'G2', name: 'Lớp 2', name_en: 'Grade 2', position: 2 }).execute();
    const add = (types: readonly ('EW1' | 'FB8' | 'MC1')[], topicId: string) =>
      Promise.all(types.map((type) => addQuestion(t.db, { subject: 'MATH', gradeId: 'G2', topicId, type })));
    const [chosen, written] = [await add(['MC1', 'MC1', 'MC1'], 'M2-01'), await add(['EW1', 'EW1'], 'M2-01')];
    const other = await add(['MC1', 'FB8'], 'M2-02');
    await decidePools({ db: t.db });
    expect([await practised(chosen), await practised(written), await practised(other)]).toEqual([1, 1, 0]);
  });

  it('of school English give practice three of eight families of a size, in grade 12 one of three', async () => {
    await t.db
      .insertInto('grades')
      .values([
        { id: 'G8', name: 'Lớp 8', name_en: 'Grade 8', position: 8 },
        { id: 'G12', name: 'Lớp 12', name_en: 'Grade 12', position: 12 },
      ])
      .onConflict((existing) => existing.doNothing())
      .execute();
    const readings = async (gradeId: string, items: number, count: number) => {
      const ids = await Promise.all(
        Array.from({ length: count }, () => addQuestion(t.db, { subject: 'ENGLISH', gradeId, skill: 'RE' })),
      );
      await t.db.updateTable('questions').set({ items }).where('id', 'in', ids).execute();
      return ids;
    };
    const [long, short, last] = [await readings('G8', 3, 8), await readings('G8', 2, 2), await readings('G12', 3, 8)];
    await t.db.updateTable('questions').set({ pool: 'EXAM' }).where('id', 'in', long.slice(0, 4)).execute();
    await decidePools({ db: t.db });
    expect([await practised(long), await practised(short), await practised(last)]).toEqual([3, 0, 2]);
  });

  it('of an international exam are divided by part, whatever its levels and types', async () => {
    await t.db
      .insertInto('grades')
      .values([
        { id: 'INT', name: 'Quốc tế', name_en: 'International', position: 13, is_international: true },
        { id: 'G7', name: 'Lớp 7', name_en: 'Grade 7', position: 7 },
      ])
      .execute();
    const part = (topicId: string) =>
      Promise.all(
        (['M1', 'M2', 'M3'] as const).map((difficulty) =>
          addQuestion(t.db, { subject: 'ENGLISH', gradeId: 'INT', skill: 'RE', topicId, difficulty }),
        ),
      );
    const [starters, movers] = [await part('XS-05'), await part('XM-06')];
    const school = await Promise.all(
      (['M1', 'M2', 'M3'] as const).map((difficulty) =>
        addQuestion(t.db, { subject: 'ENGLISH', gradeId: 'G7', skill: 'RE', topicId: 'E7-01', difficulty }),
      ),
    );
    await decidePools({ db: t.db });
    expect([await practised(starters), await practised(movers), await practised(school)]).toEqual([1, 1, 0]);
  });
});
