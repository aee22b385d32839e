/** Orders of practice: what each asks, and that adaptive practice follows the answers and tells nothing too early. */
import type { ExamContent } from '@vumon/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addReadyExam } from '../../../testing/content.ts';
import { createSchool } from '../../../testing/school.ts';
import { startAttemptWorker } from '../attempts.worker.ts';
import { asAsked, withFirstItem, type Asked } from './practice-order.ts';

describe('the order of questions in practice', () => {
  const part = (id: string, questions: readonly [string, string, number][]) => ({
    id,
    name: id.toUpperCase(),
    instructions: '',
    questions: questions.map(([name, difficulty, items]) => ({
      id: name,
      difficulty,
      items: Array.from({ length: items }, (_, at) => String(at)),
    })),
  });
  const content = {
    sections: [
      {
        id: 's1',
        skill: 'GR',
        parts: [
          part('a', [
            ['a-hard', 'M3', 1],
            ['a-easy', 'M1', 1],
            ['a-none', 'NA', 1],
          ]),
        ],
      },
      {
        id: 's2',
        skill: 'RE',
        parts: [
          part('b', [
            ['b-easy', 'M1', 3],
            ['b-hard', 'M3', 1],
          ]),
        ],
      },
    ],
  } as unknown as ExamContent;
  const seen = (asked: Partial<Asked>) =>
    asAsked(content, { path: 'LINEAR', questionIds: null, shuffleSeed: 'seed', ...asked }, 'vi').sections.flatMap(
      ({ parts }) =>
        parts.map(({ name, questions }) => [name, questions.map(({ id, firstNumber }) => `${firstNumber} ${id}`)]),
    );

  it('is that of the test, limited to what is to be practised', () => {
    expect(seen({})).toEqual([
      ['A', ['1 a-hard', '2 a-easy', '3 a-none']],
      ['B', ['4 b-easy', '7 b-hard']],
    ]);
    expect(seen({ questionIds: ['b-easy', 'a-none'] })).toEqual([
      ['A', ['1 a-none']],
      ['B', ['2 b-easy']],
    ]);
  });

  it('goes by level, questions without one last', () => {
    expect(seen({ path: 'HAVE_LEVEL' })).toEqual([
      ['Nhận biết: A', ['1 a-easy']],
      ['Nhận biết: B', ['2 b-easy']],
      ['Vận dụng: A', ['5 a-hard']],
      ['Vận dụng: B', ['6 b-hard']],
      ['A', ['7 a-none']],
    ]);
  });

  it('is shuffled within its parts, reproducibly for a seed', () => {
    const mixed = (shuffleSeed: string) => seen({ path: 'NONE_LEVEL', shuffleSeed });
    expect(mixed('one')).toEqual(mixed('one'));
    const orders = new Set(Array.from({ length: 20 }, (_, at) => JSON.stringify(mixed(`seed ${at}`))));
    expect(orders.size).toBeGreaterThan(4);
    for (const order of orders)
      expect((JSON.parse(order) as [string, string[]][]).map(([name]) => name)).toEqual(['A', 'B']);
  });

  it('adaptive: keeps the questions asked so far in their order, questions of a part together', () => {
    expect(seen({ path: 'ADAPTIVE', questionIds: ['b-easy', 'b-hard', 'a-easy'] })).toEqual([
      ['B', ['1 b-easy', '4 b-hard']],
      ['A', ['5 a-easy']],
    ]);
  });

  it('adaptive: says whether anything is left to ask', () => {
    const asksOn = (questionIds: string[] | null, path: Asked['path'] = 'ADAPTIVE') =>
      asAsked(content, { path, questionIds, shuffleSeed: 'seed' }, 'vi').asksOn;
    expect(asksOn(['b-easy'])).toBe(true);
    expect(asksOn(['b-easy', 'b-hard', 'a-easy', 'a-none'])).toBe(true);
    expect(asksOn(['b-easy', 'b-hard', 'a-easy', 'a-none', 'a-hard'])).toBe(false);
    expect(asksOn(null, 'LINEAR')).toBeUndefined();
  });
});

it('the next question is named with its own first item', () => {
  const questions = [
    { id: 'one', items: ['q1', 'q2'] },
    { id: 'two', items: ['g1'] },
  ];
  expect(withFirstItem(questions, 'two')).toEqual({ question: 'two', item: 'g1' });
  expect(() => withFirstItem(questions, 'three')).toThrow('not in the test');
});

describe('adaptive practice', () => {
  const t = { current: undefined as unknown as Awaited<ReturnType<typeof testApp>> };
  let student: TestUser;
  let examId: string;
  const call = () => t.current.as(student);

  beforeAll(async () => {
    t.current = await testApp();
    examId = (await addReadyExam(t.current, await t.current.createUser({ role: 'OPERATOR' }), { pool: 'PRACTICE' }))
      .examId;
  });
  beforeEach(async () => {
    student = await t.current.createUser({ role: 'STUDENT' });
  });

  const start = (body: object = { path: 'ADAPTIVE' }) =>
    call().call('POST /student/unit-tests/{id}/practise', { params: { id: examId }, body: body as never });
  const asked = async (id: string) =>
    (
      (await call().call('GET /student/attempts/{id}/content', { params: { id } })) as unknown as ExamContent
    ).sections.flatMap(({ parts }) => parts.flatMap(({ questions }) => questions));
  const after = (id: string, question: string) =>
    call().call('POST /student/attempts/{id}/next', { params: { id }, body: { after: question } });
  const next = async (id: string) => after(id, (await asked(id)).at(-1)!.id);
  const check = (id: string, question: string) =>
    call().call('POST /student/attempts/{id}/questions/{question}/check', { params: { id, question } });
  let seq = 0;
  const answer = (id: string, question: string, given: unknown) =>
    call().call('POST /student/attempts/{id}/answers', {
      params: { id },
      body: { clientId: 'client-one', entries: [{ seq: (seq += 1), question, base: 0, answer: given as never }] },
    });
  /** Wrong in every item: what is typed is nonsense. */
  const wrongFor = ({ items }: { items: string[] }) => Object.fromEntries(items.map((item) => [item, 'zzz']));

  it('asks one question, and after each answer another one that depends on the result', async () => {
    const { id } = await start();
    const [first, ...none] = await asked(id);
    expect([first!.difficulty, none.length]).toEqual(['M2', 0]);
    await expect(next(id)).rejects.toMatchObject({ code: 'ANSWER_NOT_SAVED' });
    await answer(id, first!.id, wrongFor(first!));
    expect((await check(id, first!.id)).more).toBe(true);
    // However many ask at once, one is drawn.
    const drawn = await Promise.all([1, 2, 3].map(() => after(id, first!.id)));
    await expect(next(id)).rejects.toMatchObject({ code: 'ANSWER_NOT_SAVED' });
    expect(await after(id, first!.id)).toEqual(drawn[0]);
    expect(new Set(drawn.map((one) => one?.question)).size).toBe(1);
    const now = await asked(id);
    expect(now.map(({ difficulty, firstNumber }) => [difficulty, firstNumber])).toEqual([
      ['M2', 1],
      ['M1', 2],
    ]);
    expect(drawn[0]).toEqual({ question: now[1]!.id, item: now[1]!.items[0] });
    expect((await check(id, first!.id)).more).toBe(false);
    expect(await start()).toMatchObject({ id });
  });

  it('ends when every question has been asked once', async () => {
    const { id } = await start();
    for (let count = 1; ; count += 1) {
      const last = (await asked(id)).at(-1)!;
      const options = [...JSON.stringify(last).matchAll(/"id":"([^"]+)","text"/g)].map(([, option]) => option!);
      await answer(id, last.id, options.length === 0 ? wrongFor(last) : { [last.items[0]!]: [options[0]!] });
      const drawn = await next(id);
      if (drawn !== null) {
        const { id: question, items } = (await asked(id)).at(-1)!;
        expect(drawn).toEqual({ question, item: items[0] });
        continue;
      }
      expect(count).toBe(5);
      expect((await check(id, last.id)).more).toBe(false);
      break;
    }
    expect(new Set((await asked(id)).map((one) => one.id)).size).toBe(5);
  });

  it('hands in the asked questions, and its result numbers these', async () => {
    const { id } = await start();
    const [first] = await asked(id);
    await answer(id, first!.id, wrongFor(first!));
    const worker = startAttemptWorker(t.current.app, { loop: false });
    await call().call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: id, clientId: 'client-one', entries: [] },
    });
    await worker.round();
    expect(await call().call('GET /student/unit-test-asset-result/{id}', { params: { id } })).toMatchObject({
      items: 1,
      mark: 0,
      answers: [{ number: 1, state: 'wrong' }],
    });
    await expect(next(id)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
    // Also where its last question was left out.
    const left = await start();
    await call().call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: left.id, clientId: 'client-one', entries: [] },
    });
    await expect(next(left.id)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
  });

  it('ignores an answer whose result may not be shown yet', async () => {
    const { id } = await start();
    const [first] = await asked(id);
    await answer(id, first!.id, wrongFor(first!));
    const school = await createSchool(t.current, { codes: ['MC1'], startsIn: 3_600_000, endsIn: 7_200_000 });
    await t.current.db
      .insertInto('exam_version_questions')
      .values({ exam_version_id: school.examVersionId, question_id: first!.id })
      .execute();
    await school.enrol(student);
    await expect(check(id, first!.id)).rejects.toMatchObject({ code: 'PRACTICE_KEY_WITHHELD' });
    await next(id);
    // A wrong answer would lead to M1.
    expect((await asked(id)).at(-1)!.difficulty).toBe('M2');
  });

  it('is refused for other practice and to others', async () => {
    const { id } = await start({});
    await expect(next(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = student;
    const [question] = await asked(id);
    student = await t.current.createUser({ role: 'STUDENT' });
    await expect(after(id, question!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    student = own;
    for (const body of [{ path: 'ADAPTIVE', only: 'WRONG' }, { path: 'ADAPTIVE', mode: 'TEST' }, { path: 'HARD' }])
      await expect(start(body)).rejects.toMatchObject({ code: 'BODY_INVALID' });
  });

  it('reports the progress of a running attempt', async () => {
    const { id } = await start();
    const [first] = await asked(id);
    const progress = async () => {
      const { items } = await call().call('GET /itf/unit-tests/owned', { query: {} });
      return (items[0] as { progress: unknown }).progress;
    };
    expect(await progress()).toEqual({ answered: 0, of: 7 });
    await answer(id, first!.id, wrongFor(first!));
    expect(await progress()).toEqual({ answered: 1, of: 7 });
  });
});
