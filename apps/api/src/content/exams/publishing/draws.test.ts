/** Questions with parameters on their whole way: written, published, taken, scored, shown, regraded. */
import type { ExamContent } from '@vumon/contract';
import {
  answersAt,
  defaultsOf,
  type ChoiceContent,
  type ChoiceKey,
  type TextGapsContent,
  type TextGapsKey,
} from '@vumon/question-types';
import { checkTemplate } from '@vumon/question-types/variants';
import { beforeAll, describe, expect, test } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addCatalogue, addQuestion } from '../../../testing/content.ts';
import { publishExam } from '../index.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const minute = 60_000;
const canary = 'QUYTAC';

const facts = { gradeId: 'G9', subject: 'MATH' as const, skill: 'NU' as const, difficulty: 'M1' as const };
const range = (name: string, from: number, to: number) => ({
  kind: 'range' as const,
  name,
  from: `${from}`,
  to: `${to}`,
  step: '1',
});

function choiceTemplate() {
  const { content, key } = defaultsOf('MC1') as { content: ChoiceContent; key: ChoiceKey };
  const [item] = content.items;
  const texts = ['${{a + b}}$', '${{a - b}}$', '${{a * b}}$', '${{a + 2*b}}$'];
  return {
    type: 'MC1' as const,
    ...facts,
    name: 'Cộng',
    schemaVersion: 1,
    content: {
      ...content,
      items: [
        { ...item!, stem: 'Tính ${{a}} + {{b}}$.', options: texts.map((text, at) => ({ id: 'abcd'[at]!, text })) },
      ],
    } as never,
    answerKey: { ...key, explanation: `${canary} {{a + b}}`, correct: { [item!.id]: ['a'] } } as never,
    template: { parameters: [range('a', 11, 99), range('b', 2, 9)], conditions: [`a != ${1000}`], truths: {} },
  };
}
function shortTemplate() {
  const { content, key } = defaultsOf('FB8') as { content: TextGapsContent; key: TextGapsKey };
  const gap = content.gaps[0]!.id;
  return {
    type: 'FB8' as const,
    ...facts,
    name: 'Nhân',
    schemaVersion: 1,
    content: { ...content, text: 'Tính ${{a}} \\cdot {{b}}$.' } as never,
    answerKey: { ...key, gaps: { [gap]: { ...key.gaps[gap]!, accepted: ['{{a * b}}'] } } } as never,
    template: { parameters: [range('a', 2, 30), range('b', 2, 30)], conditions: [], truths: {} },
  };
}

let teacher: TestUser;
let students: TestUser[];
let classId: string;
let examId: string;
let ids: { choice: string; short: string; plain: string };
beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const as = t.as(teacher);
  const [choice, short] = [
    await as.call('POST /questions', { body: choiceTemplate() }),
    await as.call('POST /questions', { body: shortTemplate() }),
  ];
  const plain = await addQuestion(t.db, { owner: teacher, subject: 'MATH' });
  ids = { choice: choice.id, short: short.id, plain };
  const format = await as.call('POST /itf/unit-test-templates', {
    body: {
      name: 'Ba câu',
      gradeId: 'G9',
      subject: 'MATH',
      minutes: 45,
      totalQuestions: 3,
      totalPoints: 900,
      cognition: 'RANDOM',
      sections: [
        {
          id: 'sect1',
          skill: 'MX',
          parts: [{ id: 'part1', name: 'Phần I', instructions: '', questions: 3, points: 900 }],
        },
      ],
    },
  });
  const exam = { name: 'Kiểm tra 15 phút', examType: 4, gradeId: 'G9', minutes: 45, formatId: format.id };
  const parts = [{ partId: 'part1', questions: [choice.id, short.id, plain].map((id) => ({ id })) }];
  const made = await as.call('POST /itf/unit-tests/create', { body: { ...exam, parts } });
  await as.call('PUT /itf/unit-tests/update', {
    body: { ...exam, parts, id: made.id, updatedAt: made.updatedAt, finish: true },
  });
  examId = made.id;
  ({ id: classId } = await as.call('POST /itf/class', {
    body: { code: 'BOC-1', name: '9A1', gradeId: 'G9', schoolYear: 2026 },
  }));
  students = await Promise.all(Array.from({ length: 6 }, () => t.createUser({ role: 'STUDENT' })));
  for (const { id: student_id } of students)
    await t.db
      .insertInto('class_students')
      .values({ owner_id: teacher.id, class_id: classId, student_id, joined_at: new Date(t.now()) })
      .execute();
});

const assign = (changes: object = {}) =>
  t.as(teacher).call('POST /itf/classes/{id}/unit-tests', {
    params: { id: classId },
    body: {
      examId,
      startsAt: new Date(t.now() - minute).toISOString(),
      endsAt: new Date(t.now() + 60 * minute).toISOString(),
      ...changes,
    } as never,
  });
const questionsOf = ({ sections }: ExamContent) =>
  sections.flatMap(({ parts }) => parts.flatMap(({ questions }) => questions));
const stemOf = (content: ExamContent) =>
  (questionsOf(content).find(({ id }) => id === ids.choice)!.content as ChoiceContent).items[0]!.stem;
const textOf = (content: ExamContent) =>
  (questionsOf(content).find(({ id }) => id === ids.short)!.content as TextGapsContent).text;
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const productOf = (content: ExamContent) => numbersIn(textOf(content)).reduce((a, b) => a * b, 1);
const start = (student: TestUser, id: string, number = 1) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id }, body: { number } });
const contentOf = async (student: TestUser, attempt: string): Promise<ExamContent> =>
  (
    (await t.as(student).raw({ method: 'GET', url: `/api/student/attempts/${attempt}/content` })).json() as {
      data: ExamContent;
    }
  ).data;

/** Answers both drawn questions rightly by working them out from what the learner sees. */
function rightAnswers(content: ExamContent) {
  const [a, b] = numbersIn(stemOf(content));
  const [c, d] = numbersIn(textOf(content));
  const question = questionsOf(content).find(({ id }) => id === ids.choice)!.content as ChoiceContent;
  const item = question.items[0]!;
  const gap = (questionsOf(content).find(({ id }) => id === ids.short)!.content as TextGapsContent).gaps[0]!.id;
  return [
    {
      seq: 1,
      question: ids.choice,
      base: 0,
      answer: { [item.id]: [item.options.find(({ text }) => text === `$${a! + b!}$`)!.id] },
    },
    { seq: 2, question: ids.short, base: 0, answer: { [gap]: `${c! * d!}` } },
  ];
}
const submit = (student: TestUser, attemptId: string, entries: unknown[]) =>
  t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId, clientId: 'the-only-client', entries: entries as never },
  });

describe('saving a template', () => {
  test('stores the template with the key, and one draw as the question', async () => {
    const question = await t.as(teacher).call('GET /questions/{id}', { params: { id: ids.choice } });
    expect(question.template).toMatchObject({ parameters: [{ name: 'a' }, { name: 'b' }], schemaVersion: 1 });
    expect(JSON.stringify(question.content)).not.toContain('{{');
    expect(question.summary).toMatch(/Tính \$\d+ \+ \d\$/);
  });

  test('refuses a template that cannot be drawn, field by field, and stores nothing', async () => {
    const { template, ...body } = choiceTemplate();
    const before = await t.db
      .selectFrom('questions')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    const refused = await t
      .as(teacher)
      .call('POST /questions', { body: { ...body, template: { ...template, conditions: ['a > c', 'b > 99'] } } })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'QUESTION_INVALID',
      reply: { errors: [{ path: 'template.conditions.0', code: 'unknownName' }] },
    });
    const nothing = await t
      .as(teacher)
      .call('POST /questions', { body: { ...body, template: { ...template, conditions: ['b > 99'] } } })
      .catch((error: unknown) => error);
    expect(nothing).toMatchObject({
      code: 'QUESTION_INVALID',
      reply: { errors: [{ path: 'template.conditions', code: 'nothingFits' }] },
    });
    expect(
      await t.db
        .selectFrom('questions')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });

  test('refuses a template whose errors only many draws reveal', async () => {
    const template = shortTemplate();
    const gap = Object.keys((template.answerKey as TextGapsKey).gaps)[0]!;
    const answerKey = structuredClone(template.answerKey) as TextGapsKey;
    Object.assign(answerKey.gaps[gap]!, { accepted: ['{{a / 9}}'] });
    const drawing = { parameters: [range('a', 1, 600)], conditions: [], truths: {} };
    const content = { ...(template.content as TextGapsContent), text: 'Tính ${{a}} : 9$.' };
    expect(checkTemplate('FB8', { ...drawing, content, answerKey }, ',', 30).problems).toEqual([]);
    await expect(
      t.as(teacher).call('POST /questions', {
        body: { ...template, content: content as never, answerKey: answerKey as never, template: drawing },
      }),
    ).rejects.toMatchObject({ code: 'QUESTION_INVALID' });
  });

  test('copies the template within its family; a restored version has its own template', async () => {
    const copy = await t.as(teacher).call('POST /questions/{id}/copy', { params: { id: ids.choice } });
    expect(copy.template).toMatchObject({ parameters: [{ name: 'a' }, { name: 'b' }] });
    const rows = await t.db
      .selectFrom('questions')
      .select(['id', 'family'])
      .where('id', 'in', [copy.id, ids.choice])
      .execute();
    expect(new Set(rows.map(({ family }) => family))).toEqual(new Set([ids.choice]));
    const { type: _, template: __, ...plain } = choiceTemplate();
    const answer = { content: copy.content as never, answerKey: copy.answerKey as never };
    const changed = await t
      .as(teacher)
      .call('POST /questions/update', { body: { ...plain, ...answer, id: copy.id, version: 1 } });
    expect(changed.template).toBeNull();
    const restored = await t.as(teacher).call('POST /questions/{id}/versions/{version}/restore', {
      params: { id: copy.id, version: 1 },
      body: { version: 2 },
    });
    expect(restored.template).toMatchObject({ parameters: [{ name: 'a' }, { name: 'b' }] });
  });

  test('shows a shared one to others only as a draw, unless they may see the key', async () => {
    const shared = await t.as(teacher).call('POST /questions', { body: { ...choiceTemplate(), privacy: 'PUBLIC' } });
    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const seen = await t.as(trial).raw({ method: 'GET', url: `/api/questions/${shared.id}` });
    expect(seen.statusCode).toBe(200);
    expect((seen.json() as { data: { template: unknown } }).data.template).toBeNull();
    expect(seen.body).not.toContain(canary);
    expect(seen.body).not.toContain('{{');
  });
});

describe('taking a test with draws', () => {
  test('learners get their own draws, are scored by them, and review them', async () => {
    const { id } = await assign();
    const taken = await Promise.all(
      students.map(async (student) => {
        const attempt = await start(student, id);
        const content = await contentOf(student, attempt.id);
        return { student, attempt: attempt.id, content };
      }),
    );
    const stems = taken.map(({ content }) => stemOf(content));
    expect(new Set(stems).size).toBeGreaterThan(1);
    expect(JSON.stringify(taken.map(({ content }) => content))).not.toMatch(new RegExp(`${canary}|\\{\\{|parameters`));
    // All draws are one test: the same questions, items, numbers and points.
    const shapes = taken.map(({ content }) =>
      JSON.stringify(
        questionsOf(content).map(({ id: own, items, firstNumber, points }) => [own, items, firstNumber, points]),
      ),
    );
    expect(new Set(shapes).size).toBe(1);
    // Reading again gives the same draw.
    expect(await contentOf(students[0]!, taken[0]!.attempt)).toEqual(taken[0]!.content);
    for (const { student, attempt, content } of taken) await submit(student, attempt, rightAnswers(content));
    await worker.round();
    const results = await t
      .as(teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params: { id }, query: { sort: 'name' } });
    expect(results.rows.map(({ points }) => points)).toEqual(students.map(() => 600));

    t.advance(61 * minute);
    for (const { student, content } of taken) {
      const { review } = await t
        .as(student)
        .call('GET /student/unit-tests-assigned/{id}/result', { params: { id }, query: {} as never });
      expect(stemOf(review!.content)).toBe(stemOf(content));
      const [a, b] = numbersIn(stemOf(content));
      expect(JSON.stringify(review!.keys)).toContain(`${canary} ${a! + b!}`);
    }
    const paper = await t.as(teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: taken[1]!.attempt } });
    expect(stemOf(paper.content)).toBe(stems[1]);
    const [a, b] = numbersIn(stems[1]!);
    expect(JSON.stringify(paper)).toContain(`${canary} ${a! + b!}`);
  });

  test('an answer that is right in another draw is wrong in the own one', async () => {
    const { id } = await assign();
    const [one, other] = await Promise.all(
      students.map(async (student) => {
        const attempt = await start(student, id);
        return { student, attempt: attempt.id, content: await contentOf(student, attempt.id) };
      }),
    ).then((all) => [all[0]!, all.find(({ content }) => productOf(content) !== productOf(all[0]!.content))!] as const);
    const [, typed] = rightAnswers(other.content);
    await submit(one.student, one.attempt, [{ ...typed!, seq: 1 }]);
    await worker.round();
    const results = await t
      .as(teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params: { id }, query: { sort: 'name' } });
    expect(results.rows.find(({ attemptId }) => attemptId === one.attempt)!.points).toBe(0);
    t.advance(61 * minute);
  });

  test('a further attempt of the same learner has its own draw', async () => {
    const { id } = await assign({ attemptsAllowed: 2 });
    const take = async (student: TestUser, number: number) => {
      const attempt = await start(student, id, number);
      const stem = stemOf(await contentOf(student, attempt.id));
      await submit(student, attempt.id, []);
      return stem;
    };
    const first = await Promise.all(students.map((student) => take(student, 1)));
    await worker.round();
    const second = await Promise.all(students.map((student) => take(student, 2)));
    expect(second).not.toEqual(first);
    t.advance(61 * minute);
  });

  test('a device that prefetched the test has the draw that the start returns', async () => {
    const { id } = await assign({
      startsAt: new Date(t.now() + 10 * minute).toISOString(),
      endsAt: new Date(t.now() + 70 * minute).toISOString(),
    });
    const before = await Promise.all(
      students.map((student) => t.as(student).call('GET /student/unit-tests-assigned/{id}/sealed', { params: { id } })),
    );
    t.advance(11 * minute);
    for (const [at, student] of students.entries()) {
      await start(student, id);
      const after = await t.as(student).call('GET /student/unit-tests-assigned/{id}/sealed', { params: { id } });
      expect(after.version).toBe(before[at]!.version);
    }
    expect(new Set(before.map(({ version }) => version)).size).toBeGreaterThan(1);
    t.advance(61 * minute);
  });

  test('regrading applies to every draw; no key of one draw is given to learners of others', async () => {
    const { id } = await assign();
    const taken = await Promise.all(
      students.map(async (student) => ({ student, attempt: (await start(student, id)).id })),
    );
    for (const { student, attempt } of taken) await submit(student, attempt, []);
    await worker.round();
    t.advance(61 * minute);
    const params = { id };
    const view = await t
      .as(teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params, query: { number: 1 } });
    expect(view.kinds).toEqual(['VOID', 'FULL', 'POINTS']);
    const step = {
      number: 1,
      scope: 'ASSIGNMENT' as const,
      raiseOnly: false,
      reason: 'Đề in mờ',
      notify: false,
      after: view.after,
    };
    const content = await contentOf(taken[0]!.student, taken[0]!.attempt);
    const choice = questionsOf(content).find((question) => question.id === ids.choice)!;
    const short = questionsOf(content).find((question) => question.id === ids.short)!;
    const options = (choice.content as ChoiceContent).items[0]!.options.map((option) => option.id);
    const placeIn = ({ type, content: shown, items }: typeof choice) =>
      answersAt(type as never, shown as never, items[0]!)[0]!.path;
    const changes = [
      ...options.map((option) => ({ number: 1, kind: 'KEY', place: placeIn(choice), answers: [option] })),
      { number: 2, kind: 'KEY', place: placeIn(short), answers: ['1'] },
      { number: 2, kind: 'ACCEPT', place: placeIn(short), answers: ['1'] },
    ];
    for (const { number, ...change } of changes)
      await expect(
        t.as(teacher).call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
          params,
          body: { ...step, number, change: change as never },
        }),
      ).rejects.toMatchObject({ code: 'REGRADE_NOT_POSSIBLE' });
    await t.as(teacher).call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
      params,
      body: { ...step, change: { kind: 'FULL' } as never },
    });
    const results = await t
      .as(teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/results', { params, query: { sort: 'name' } });
    expect(results.rows.map(({ points }) => points)).toEqual(students.map(() => 300));
  });

  test('the question in the results counts answers by their meaning, never by another draw', async () => {
    const { id } = await assign();
    const attempt = await start(students[0]!, id);
    await submit(students[0]!, attempt.id, rightAnswers(await contentOf(students[0]!, attempt.id)));
    await worker.round();
    t.advance(61 * minute);
    const details = (number: number) =>
      t
        .as(teacher)
        .call('GET /itf/classes/unit-tests-assigned/{id}/details', { params: { id }, query: { number } as never });
    expect((await details(1)).groups[0]!.answers.filter(({ count }) => count > 0)).toMatchObject([
      { count: 1, right: true },
    ]);
    expect(await details(2)).toMatchObject({ right: 1, groups: [] });
  });
});

describe('publishing', () => {
  const publish = async () =>
    (await publishExam({ db: t.db, now: t.now(), app: t.app }, { exam: { id: examId } })).examVersionId;
  const versions = () =>
    t.db
      .selectFrom('exam_versions')
      .select(['id', 'version', 'draw', 'draws', 'drawn_from', 'content_hash'])
      .where('exam_id', '=', examId)
      .orderBy('draw')
      .execute();

  test('creates the draws once, each with different values, under one version', async () => {
    const first = await publish();
    expect(await publish()).toBe(first);
    const all = await versions();
    expect(all.length).toBe(10);
    expect(new Set(all.map(({ content_hash }) => content_hash)).size).toBe(10);
    expect(all[0]).toMatchObject({ id: first, draw: 0, draws: 10, drawn_from: null });
    expect(all.slice(1).every(({ drawn_from, version }) => drawn_from === first && version === all[0]!.version)).toBe(
      true,
    );
  });
});
