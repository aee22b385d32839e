import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import type { Level } from '@vumon/domain';
import { samples } from '@vumon/question-types/samples';
import { addCatalogue, addQuestion, examFacts, smallFormat } from '../../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let other: TestUser;
let formatId: string;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const generate = (query: object) => t.as(teacher).call('GET /itf/unit-tests/generate', { query });

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  formatId = (await t.as(teacher).call('POST /itf/unit-test-templates', { body: smallFormat })).id;
  const add = (count: number, options: Parameters<typeof addQuestion>[1]) =>
    Promise.all(Array.from({ length: count }, () => addQuestion(t.db, options)));
  await add(8, {});
  await add(3, { difficulty: 'M2', type: 'FB1', owner: teacher });
  await add(2, { type: 'MC9', skill: 'RE', difficulty: 'M2' });
  // Questions that must never be proposed: of another grade, subject, teacher or level.
  await add(3, { gradeId: 'G8' });
  await add(3, { subject: 'MATH' });
  await add(3, { owner: other, privacy: 'PUBLIC' });
  await add(3, { difficulty: 'NA' });
});

describe('filling a test', () => {
  test('fills a format completely, with the required levels and no question twice', async () => {
    for (let run = 0; run < 5; run += 1) {
      const proposal = await generate({ formatId });
      expect(proposal.complete).toBe(true);
      const [grammar, reading] = proposal.parts;
      expect(grammar!.questions.map((question) => question.difficulty).toSorted()).toEqual(['M1', 'M1', 'M1', 'M2']);
      expect(reading!.questions.map((question) => question.items)).toEqual([3]);
      const ids = proposal.parts.flatMap((part) => part.questions.map((question) => question.id));
      expect(new Set(ids).size).toBe(ids.length);
      const rows = await t.db
        .selectFrom('questions')
        .select(['grade_id', 'subject', 'owner_id'])
        .where('id', 'in', ids)
        .execute();
      expect(rows.every((row) => row.grade_id === 'G9' && row.subject === 'ENGLISH' && row.owner_id !== other.id)).toBe(
        true,
      );
    }
  });

  test('stores nothing', async () => {
    const before = await t.db
      .selectFrom('exam_questions')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    await generate({ formatId });
    expect(
      await t.db
        .selectFrom('exam_questions')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });

  test('fills the gaps of a saved test, for one part if requested', async () => {
    const kept = (await generate({ formatId })).parts[0]!.questions[0]!.id;
    const exam = await t.as(teacher).call('POST /itf/unit-tests/create', {
      body: { ...examFacts, formatId, parts: [{ partId: 'part1', questions: [{ id: kept }] }] },
    });
    const proposal = await generate({ examId: exam.id, partId: 'part1' });
    expect(proposal.parts.map((part) => part.partId)).toEqual(['part1']);
    expect(proposal.parts[0]!.questions).toHaveLength(3);
    expect(proposal.parts[0]!.questions.map((question) => question.id)).not.toContain(kept);
  });

  test('reports what it could not fill', async () => {
    const sections = structuredClone(smallFormat.sections);
    sections[0]!.parts[0]!.levels = { M1: 2, M4: 2 } as never;
    const format = await t.as(teacher).call('POST /itf/unit-test-templates', { body: { ...smallFormat, sections } });
    const proposal = await generate({ formatId: format.id });
    expect(proposal.complete).toBe(false);
    expect(proposal.parts[0]!.missing).toEqual([{ level: 'M4', topicId: null, count: 2, usable: 0 }]);
    expect(proposal.parts[0]!.questions).toHaveLength(2);
  });

  test('proposes the same questions for the same seed, others for another', async () => {
    const ids = async (seed: number) =>
      (await generate({ formatId, seed })).parts.flatMap(({ questions }) => questions.map(({ id }) => id));
    const first = await ids(5);
    expect(await ids(5)).toEqual(first);
    expect((await generate({ formatId, seed: 5 })).seed).toBe(5);
    const others = await Promise.all([6, 7, 8, 9].map(ids));
    expect(others.some((one) => one.join() !== first.join())).toBe(true);
  });

  test('names the conflicting conditions and the result of dropping each', async () => {
    const { conflict, parts } = await generate({ formatId, partId: 'part1', mine: 'true' });
    expect(parts[0]!.missing).toEqual([{ level: 'M1', topicId: null, count: 3, usable: 0 }]);
    expect(parts[0]!.questions.map(({ difficulty }) => difficulty)).toEqual(['M2']);
    expect(conflict).toEqual({
      conditions: ['mine'],
      cells: [{ partId: 'part1', level: 'M1', topicId: null }],
      remedies: [{ condition: 'mine', missing: 0 }],
    });
  });

  test('states the number of candidates for each question', async () => {
    const { parts } = await generate({ formatId, partId: 'part1' });
    expect(parts[0]!.reasons.map(({ id }) => id)).toEqual(parts[0]!.questions.map(({ id }) => id));
    expect(parts[0]!.reasons.map(({ usable }) => usable).toSorted()).toEqual([3, 8, 8, 8]);
  });

  test('uses only the types of a part', async () => {
    const sections = structuredClone(smallFormat.sections);
    Object.assign(sections[0]!.parts[0]!, { types: ['FB1'], levels: { M2: 4 } });
    const format = await t.as(teacher).call('POST /itf/unit-test-templates', { body: { ...smallFormat, sections } });
    const proposal = await generate({ formatId: format.id });
    expect(proposal.parts[0]).toMatchObject({ missing: [{ level: 'M2', topicId: null, count: 1, usable: 3 }] });
    expect(proposal.parts[0]!.questions.every((question) => question.type === 'FB1')).toBe(true);
  });

  test('requires a test or a format of the caller', async () => {
    expect(await failure(generate({}))).toMatchObject({ status: 400, code: 'QUERY_INVALID' });
    expect(await failure(t.as(other).call('GET /itf/unit-tests/generate', { query: { formatId } }))).toMatchObject({
      status: 404,
    });
    expect(await failure(generate({ formatId, partId: 'nowhere' }))).toMatchObject({ status: 404 });
  });
});

describe('a format written as a table', () => {
  const cells = [
    { row: 'r1', level: 'M1' as const, questions: 2 },
    { row: 'r2', level: 'M1' as const, questions: 1 },
  ];
  const table = {
    ...smallFormat,
    name: 'Table',
    subject: 'MATH' as const,
    totalQuestions: 3,
    rows: [
      { id: 'r1', skill: null, topic: 'M9-01', unit: '' },
      { id: 'r2', skill: null, topic: 'M9-02', unit: '' },
    ],
    sections: [
      {
        id: 'only',
        skill: 'MX' as const,
        parts: [{ ...smallFormat.sections[0]!.parts[0]!, questions: 3, points: 1000, levels: { M1: 3 }, cells }],
      },
    ],
  };
  let formatId: string;
  const ids: Record<string, string[]> = {};
  beforeAll(async () => {
    formatId = (await t.as(teacher).call('POST /itf/unit-test-templates', { body: table })).id;
    for (const topic of ['M9-01', 'M9-02', 'M9-03']) {
      ids[topic] = await Promise.all([0, 1].map(() => addQuestion(t.db, { subject: 'MATH', skill: 'NU' })));
      await t.db.updateTable('questions').set({ topic_id: topic }).where('id', 'in', ids[topic]).execute();
    }
  });
  const create = (questions: string[]) =>
    t.as(teacher).call('POST /itf/unit-tests/create', {
      body: { ...examFacts, formatId, parts: [{ partId: 'part1', questions: questions.map((id) => ({ id })) }] },
    });

  test('each cell gets questions of its topic', async () => {
    for (let seed = 0; seed < 4; seed += 1) {
      const { parts, complete } = await generate({ formatId, seed });
      expect(complete).toBe(true);
      expect(parts[0]!.questions.map(({ topicId }) => topicId)).toEqual(['M9-01', 'M9-01', 'M9-02']);
    }
  });

  test('chosen questions fill their own cells; one that fits no cell takes the place of another', async () => {
    const own = await generate({ examId: (await create([ids['M9-02']![0]!])).id });
    expect(own.parts[0]!.questions.map(({ topicId }) => topicId)).toEqual(['M9-01', 'M9-01']);
    const strange = await generate({ examId: (await create([ids['M9-03']![0]!, ids['M9-02']![0]!])).id });
    expect(strange.parts[0]!.questions.map(({ topicId }) => topicId)).toEqual(['M9-01']);
  });

  test('a missing cell is reported with its topic, and a topic has a maximum', async () => {
    const { parts, conflict } = await generate({ formatId, perTopic: 1 });
    expect(parts[0]!.missing).toEqual([{ level: 'M1', topicId: 'M9-01', count: 1, usable: 2 }]);
    expect(conflict).toEqual({
      conditions: ['perTopic'],
      cells: [{ partId: 'part1', level: 'M1', topicId: 'M9-01' }],
      remedies: [{ condition: 'perTopic', missing: 0 }],
    });
  });

  test('a replacement has the same topic', async () => {
    const exam = await create([ids['M9-01']![0]!, ids['M9-02']![0]!]);
    const { question } = await t.as(teacher).call('GET /itf/unit-tests/{id}/alternative', {
      params: { id: exam.id },
      query: { questionId: ids['M9-02']![0]! },
    });
    expect(question?.id).toBe(ids['M9-02']![1]);
  });
});

describe('a part that counts statements', () => {
  const part = {
    ...smallFormat.sections[0]!.parts[0]!,
    questions: 2,
    points: 1000,
    types: ['TF5'],
    statements: 4,
    levels: { M1: 4, M2: 3, M3: 1 },
  };
  const format = {
    ...smallFormat,
    name: 'Statements',
    subject: 'MATH' as const,
    totalQuestions: 2,
    sections: [{ id: 'only', skill: 'GE' as const, parts: [part] }],
  };
  const addCluster = (...levels: (Level | null)[]) => {
    const content = structuredClone(samples.TF5.content) as { items: { level?: Level }[] };
    levels.forEach((level, at) => level && (content.items[at]!.level = level));
    return addQuestion(t.db, {
      type: 'TF5',
      subject: 'MATH',
      skill: 'GE',
      difficulty: 'M2',
      content: content as never,
    });
  };
  let formatId: string;
  let low: string[];
  let mixed: string[];
  let high: string;
  beforeAll(async () => {
    formatId = (await t.as(teacher).call('POST /itf/unit-test-templates', { body: format })).id;
    low = [await addCluster('M1', 'M1', 'M1', null), await addCluster('M1', 'M1', 'M1', null)];
    // A statement without a level has that of its question, M2.
    mixed = [await addCluster('M1', null, null, 'M3'), await addCluster('M3', null, 'M1', null)];
    high = await addCluster('M3', 'M3', 'M3', 'M3');
  });
  const save = async (questions: string[]) => {
    const parts = [{ partId: 'part1', questions: questions.map((id) => ({ id })) }];
    const { id, updatedAt } = await t.as(teacher).call('POST /itf/unit-tests/create', {
      body: { ...examFacts, formatId, parts },
    });
    const finish = () =>
      t.as(teacher).call('PUT /itf/unit-tests/update', {
        body: { ...examFacts, formatId, parts, id, updatedAt, finish: true },
      });
    return { id, finish };
  };

  test('is filled with clusters whose statements have its levels together', async () => {
    for (let seed = 0; seed < 4; seed += 1) {
      const { parts, complete } = await generate({ formatId, seed });
      expect(complete).toBe(true);
      expect(parts[0]!.questions.map(({ statements }) => statements.toSorted().join(' ')).toSorted()).toEqual([
        'M1 M1 M1 M2',
        'M1 M2 M2 M3',
      ]);
    }
  });

  test('is finished with these levels only, and a replacement has those of the question that it replaces', async () => {
    expect(await failure((await save(low)).finish())).toMatchObject({ code: 'TEST_CONTENT_INSUFFICIENT' });
    const { id, finish } = await save([low[0]!, mixed[0]!]);
    expect(await finish()).toMatchObject({ status: 'READY' });
    const other = (questionId: string) =>
      t.as(teacher).call('GET /itf/unit-tests/{id}/alternative', { params: { id }, query: { questionId } });
    expect((await other(mixed[0]!)).question?.id).toBe(mixed[1]);
    expect((await other(low[0]!)).question?.id).toBe(low[1]);
  });

  test('lacks a cluster where the rest has other levels, and says how many fit', async () => {
    const { parts } = await generate({ examId: (await save([high])).id });
    expect(parts[0]!.missing).toEqual([]);
    expect(parts[0]!.questions.map(({ id }) => low.includes(id))).toEqual([true]);
    const { parts: more } = await generate({ examId: (await save([low[0]!, low[1]!])).id });
    expect(more[0]!.questions).toEqual([]);
    const levels = { M1: 1, M2: 3, M3: 4 };
    const body = { ...format, sections: [{ ...format.sections[0]!, parts: [{ ...part, levels }] }] };
    const { id } = await t.as(teacher).call('POST /itf/unit-test-templates', { body });
    const short = await generate({ formatId: id });
    expect(short.parts[0]!.missing).toEqual([{ level: null, topicId: null, count: 1, usable: 3 }]);
  });

  test('shows what the bank has for each level, less what conditions and chosen questions leave out', async () => {
    const { id } = await save([low[0]!]);
    const stock = async (query: object) =>
      (await t.as(teacher).call('GET /itf/unit-tests/{id}/stock', { params: { id }, query })).cells;
    const cell = (level: string, wanted: number, open: number, usable: number) => ({
      partId: 'part1',
      row: null,
      level,
      statements: true,
      wanted,
      open,
      usable,
    });
    // Of the four clusters that are left, one is without M1 and two have one statement of M3.
    expect(await stock({})).toEqual([cell('M1', 4, 1, 5), cell('M2', 3, 2, 5), cell('M3', 1, 1, 6)]);
    expect((await stock({ mine: 'true' })).map(({ usable }) => usable)).toEqual([0, 0, 0]);
    expect(
      await failure(t.as(other).call('GET /itf/unit-tests/{id}/stock', { params: { id }, query: {} })),
    ).toMatchObject({ status: 404 });
  });

  test('has clusters of so many statements only', async () => {
    for (const types of [['MC1'], ['TF5', 'MC1'], undefined]) {
      const body = { ...format, sections: [{ ...format.sections[0]!, parts: [{ ...part, types }] }] };
      const refused = await failure(t.as(teacher).call('POST /itf/unit-test-templates', { body: body as never }));
      expect(refused.reply.errors).toMatchObject([{ code: 'statementsOfOtherTypes' }]);
    }
  });
});

describe('conditions', () => {
  test('two questions with the same text are proposed together only on request', async () => {
    const hash = Buffer.alloc(32, 7);
    const twins = await Promise.all([0, 1, 2].map(() => addQuestion(t.db, { skill: 'PR' })));
    await t.db.updateTable('questions').set({ text_hash: hash }).where('id', 'in', twins.slice(0, 2)).execute();
    const { id } = await t.as(teacher).call('POST /itf/unit-test-templates', {
      body: { ...format, name: 'Twins', sections: [{ ...format.sections[0]!, skill: 'PR' }] },
    });
    for (let seed = 0; seed < 4; seed += 1) {
      const { parts } = await generate({ formatId: id, seed });
      expect(parts[0]!.questions.map((one) => one.id)).toContain(twins[2]);
    }
    await t.db.updateTable('questions').set({ deleted_at: new Date() }).where('id', '=', twins[2]!).execute();
    const stuck = await generate({ formatId: id });
    expect(stuck.conflict).toMatchObject({ conditions: ['alike'], remedies: [{ condition: 'alike', missing: 0 }] });
    expect(await generate({ formatId: id, alike: 'true' })).toMatchObject({ complete: true });

    // A part that the bank has no question for is a conflict by itself; the rule must still be offered as a remedy.
    const [section] = format.sections;
    const { id: both } = await t.as(teacher).call('POST /itf/unit-test-templates', {
      body: {
        ...format,
        name: 'Twins and nothing',
        totalQuestions: 4,
        totalPoints: 2000,
        sections: [
          { ...section!, skill: 'PR' },
          { ...section!, skill: 'SP', parts: section!.parts.map((part) => ({ ...part, id: 'none' })) },
        ],
      },
    });
    const lacking = await generate({ formatId: both });
    expect(lacking.conflict).toMatchObject({ conditions: [], cells: [{ partId: 'none' }] });
    expect(lacking.conflict!.remedies).toEqual([{ condition: 'alike', missing: 2 }]);
  });

  const format = {
    ...smallFormat,
    name: 'Conditions',
    totalQuestions: 2,
    sections: [
      {
        ...smallFormat.sections[0]!,
        skill: 'VO' as const,
        parts: [{ ...smallFormat.sections[0]!.parts[0]!, questions: 2, points: 1000, levels: { M1: 2 } }],
      },
    ],
  };
  let formatId: string;
  beforeAll(async () => {
    formatId = (await t.as(teacher).call('POST /itf/unit-test-templates', { body: format })).id;
  });

  test('questions that a class had recently are left out, for that class’s teacher only', async () => {
    const vocabulary = await Promise.all([0, 1, 2].map(() => addQuestion(t.db, { skill: 'VO' })));
    const taught = await t
      .as(teacher)
      .call('POST /itf/class', { body: { code: 'DE-9A1', name: '9A1', gradeId: 'G9', schoolYear: 2026 } });
    const exam = await t.as(teacher).call('POST /itf/unit-tests/create', {
      body: {
        ...examFacts,
        formatId,
        parts: [{ partId: 'part1', questions: vocabulary.slice(0, 2).map((id) => ({ id })) }],
      },
    });
    const stored = await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: exam.id } });
    await t.as(teacher).call('PUT /itf/unit-tests/update', {
      body: {
        ...examFacts,
        id: exam.id,
        formatId,
        updatedAt: stored.updatedAt,
        finish: true,
        parts: [{ partId: 'part1', questions: vocabulary.slice(0, 2).map((id) => ({ id })) }],
      },
    });
    expect(await generate({ formatId, classId: taught.id })).toMatchObject({ complete: true });
    await t.as(teacher).call('POST /itf/classes/{id}/unit-tests', {
      params: { id: taught.id },
      body: {
        examId: exam.id,
        startsAt: new Date(t.now()).toISOString(),
        endsAt: new Date(t.now() + 3_600_000).toISOString(),
      },
    });
    const proposal = await generate({ formatId, classId: taught.id, weeks: 3 });
    expect(proposal.parts[0]!.questions.map(({ id }) => id)).toEqual([vocabulary[2]]);
    expect(proposal.conflict).toMatchObject({
      conditions: ['recent'],
      remedies: [{ condition: 'recent', missing: 0 }],
    });
    expect(await generate({ formatId })).toMatchObject({ complete: true });
    const days = (count: number) => new Date(t.now() - count * 86_400_000);
    await t.db
      .updateTable('assignments')
      .set({ starts_at: days(23), ends_at: days(22) })
      .where('exam_id', '=', exam.id)
      .execute();
    expect(await generate({ formatId, classId: taught.id, weeks: 3 })).toMatchObject({ complete: true });
    const strange = t.as(other).call('GET /itf/unit-tests/generate', {
      query: {
        formatId: (await t.as(other).call('POST /itf/unit-test-templates', { body: format })).id,
        classId: taught.id,
      },
    });
    expect(await failure(strange)).toMatchObject({ code: 'CLASS_NOT_FOUND' });
  });
});

describe('families', () => {
  const maths = {
    ...smallFormat,
    name: 'Families',
    subject: 'MATH' as const,
    gradeId: 'G8',
    totalQuestions: 6,
    sections: [
      {
        ...smallFormat.sections[0]!,
        skill: 'MX' as const,
        parts: [1, 2].map((at) => ({
          ...smallFormat.sections[0]!.parts[0]!,
          id: `part${at}`,
          questions: 3,
          levels: { M1: 3 },
        })),
      },
    ],
  };
  const familiesIn = async (ids: string[]) =>
    (await t.db.selectFrom('questions').select('family').where('id', 'in', ids).execute()).map(({ family }) => family);
  let formatId: string;
  beforeAll(async () => {
    for (const family of ['a', 'b', 'c', 'd'])
      for (let count = 0; count < 6; count += 1) await addQuestion(t.db, { subject: 'MATH', gradeId: 'G8', family });
    formatId = (await t.as(teacher).call('POST /itf/unit-test-templates', { body: maths as never })).id;
  });

  test('a test gets one question of a family, over all parts', async () => {
    const proposal = await generate({ formatId });
    const ids = proposal.parts.flatMap((part) => part.questions.map(({ id }) => id));
    expect((await familiesIn(ids)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(proposal.complete).toBe(false);
  });

  test("the teacher's choice counts, and its replacement may be of the same family", async () => {
    const { parts } = await generate({ formatId });
    const [kept] = parts[0]!.questions;
    const [family] = await familiesIn([kept!.id]);
    const exam = await t.as(teacher).call('POST /itf/unit-tests/create', {
      body: {
        ...examFacts,
        gradeId: 'G8',
        formatId,
        parts: [{ partId: 'part1', questions: [{ id: kept!.id }] }],
      } as never,
    });
    const rest = await generate({ examId: exam.id });
    const others = await familiesIn(rest.parts.flatMap((part) => part.questions.map(({ id }) => id)));
    expect(others).toHaveLength(3);
    expect(others).not.toContain(family);
    const { question } = await t
      .as(teacher)
      .call('GET /itf/unit-tests/{id}/alternative', { params: { id: exam.id }, query: { questionId: kept!.id } });
    expect(question).not.toBeNull();
  });

  test('a copy of a question stays in its family', async () => {
    const original = await addQuestion(t.db, { subject: 'MATH', gradeId: 'G8', family: 'copied' });
    const copy = await t.as(teacher).call('POST /questions/{id}/copy', { params: { id: original } });
    expect(await familiesIn([copy.id])).toEqual(['copied']);
  });
});

describe('replacing one question', () => {
  test('keeps the count of numbers, level and skill, and proposes none that is in the test', async () => {
    const proposal = await generate({ formatId });
    const parts = proposal.parts.map((part) => ({
      partId: part.partId,
      questions: part.questions.map(({ id }) => ({ id })),
    }));
    const exam = await t.as(teacher).call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId, parts } });
    const used = new Set(parts.flatMap((part) => part.questions.map((question) => question.id)));
    for (const current of proposal.parts.flatMap((part) => part.questions)) {
      const { question } = await t
        .as(teacher)
        .call('GET /itf/unit-tests/{id}/alternative', { params: { id: exam.id }, query: { questionId: current.id } });
      expect(question).toMatchObject({ items: current.items, difficulty: current.difficulty, skill: current.skill });
      expect(used.has(question!.id)).toBe(false);
    }
    const [only] = proposal.parts[1]!.questions;
    const first = await t
      .as(teacher)
      .call('GET /itf/unit-tests/{id}/alternative', { params: { id: exam.id }, query: { questionId: only!.id } });
    const none = await t.as(teacher).call('GET /itf/unit-tests/{id}/alternative', {
      params: { id: exam.id },
      query: { questionId: only!.id, exclude: [first.question!.id] },
    });
    expect(none.question).toBeNull();
  });
});
