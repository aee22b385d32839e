import { samples } from '@vumon/question-types/samples';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue.ts';
import { changeRows } from '../../../testing/data-changes.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { addQuestions } from '../question-bank.bulk.ts';
import { fingerprintChange, groupsOf } from './similarity.service.ts';

let t: TestApp;
let teacher: TestUser;
let other: TestUser;
let operator: TestUser;

beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  operator = await t.createUser({ role: 'OPERATOR' });
});

const content = (stem: string, options = ['a river', 'a mountain', 'a city']) => ({
  ...samples.MC1.content,
  items: [{ id: 'q1', stem, options: options.map((text, at) => ({ id: 'abc'[at]!, text })) }],
});
async function add(
  stem: string,
  {
    owner = teacher,
    options,
    ...facts
  }: { owner?: TestUser; options?: string[]; labels?: string[]; keywords?: string[] } = {},
): Promise<string> {
  const body = {
    type: 'MC1' as const,
    subject: 'ENGLISH' as const,
    skill: 'GR' as const,
    schemaVersion: 1,
    content: content(stem, options) as never,
    answerKey: { explanation: '', correct: { q1: ['a'] } } as never,
    ...facts,
  };
  return (await t.as(owner).call('POST /questions', { body })).id;
}
const similar = (stem: string, more: object = {}, user = teacher) =>
  t.as(user).call('POST /questions/similar', {
    body: { type: 'MC1', schemaVersion: 1, content: content(stem) as never, ...more },
  });
const groups = async (user = teacher) =>
  (await t.as(user).call('GET /questions/duplicates', { query: { size: 50 } })).items.map(({ exact, questions }) => [
    exact,
    questions.map(({ id }) => id),
  ]);
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { code: string }) => error.code,
  );

test('a question being written is compared with the own and the system bank', async () => {
  const stem = 'Which of these is the longest that flows through the north of the country?';
  const own = await add(stem);
  const system = await add(stem.replace('country', 'land'), { owner: operator });
  const foreign = await add(stem, { owner: other });
  const found = await similar(stem.toUpperCase());
  expect(found.map(({ id, exact }) => [id, exact])).toEqual([
    [own, true],
    [system, false],
  ]);
  expect(found[1]!.similarity).toBeGreaterThan(0.6);
  expect((await similar(stem, { except: own })).map(({ id }) => id)).toEqual([system]);
  expect((await similar(stem, {}, operator)).map(({ id }) => id)).toEqual([system]);
  expect((await similar(stem, {}, other)).map(({ id }) => id)).toEqual([foreign, system]);
  expect(await similar('Tính chu vi của một hình tròn có bán kính bằng năm xăng-ti-mét rồi làm tròn.')).toEqual([]);
  await t.as(teacher).call('POST /questions/bulk', { body: { ids: [own], change: { kind: 'delete' } } });
  expect((await similar(stem)).map(({ id }) => id)).toEqual([system]);
  expect(await similar('', { content: { broken: true } })).toEqual([]);
});

test('groups within one bank: equal and similar questions; merging keeps one with all labels and keywords', async () => {
  const busy = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const stem = 'The lamp that the old man carried through the long dark tunnel was made of what?';
  const a = await add(stem, { owner: busy, labels: ['MIDTERM'], keywords: ['đèn'] });
  const b = await add(stem, { owner: busy, options: ['a city', 'a mountain', 'a river'], labels: ['GRAMMAR'] });
  const c = await add('A quite different question about the weather and the sea in winter, is it not?', {
    owner: busy,
  });
  const d = await add('A quite different question about the weather and the sea in summer, is it not?', {
    owner: busy,
    keywords: ['biển'],
  });
  await add('Nothing like any of the others stands here: seven green apples on a plate.', { owner: busy });
  expect(await groups(busy)).toEqual([
    [true, [a, b]],
    [false, [c, d]],
  ]);
  expect(await groups(other)).toEqual([]);
  expect(await code(t.as(busy).call('POST /questions/merge', { body: { keep: a, remove: [a] } }))).toBe('BODY_INVALID');
  expect(await code(t.as(other).call('POST /questions/merge', { body: { keep: a, remove: [b] } }))).toBe('NOT_FOUND');
  const system = await add('Of the system, which no teacher may merge away into the own bank.', { owner: operator });
  expect(await code(t.as(busy).call('POST /questions/merge', { body: { keep: a, remove: [system] } }))).toBe(
    'FORBIDDEN',
  );
  expect(await t.as(busy).call('POST /questions/merge', { body: { keep: a, remove: [b] } })).toEqual({ removed: [b] });
  expect(await t.as(busy).call('POST /questions/merge', { body: { keep: c, remove: [d] } })).toEqual({ removed: [d] });
  expect(await t.as(busy).call('GET /questions/{id}', { params: { id: a } })).toMatchObject({
    labels: ['MIDTERM', 'GRAMMAR'],
    keywords: ['đèn'],
  });
  expect(
    (await t.as(busy).call('GET /itf/questions', { query: { scope: 'mine', search: 'bien' } })).items.map(
      ({ id }) => id,
    ),
  ).toEqual([c]);
  expect(await groups(busy)).toEqual([]);
  expect((await t.as(busy).call('GET /itf/questions/trash', { query: {} })).items.map(({ id }) => id)).toEqual(
    expect.arrayContaining([b, d]),
  );
  expect(await code(t.as(busy).call('POST /questions/merge', { body: { keep: a, remove: [b] } }))).toBe('NOT_FOUND');
});

test('questions marked as distinct are not reported again, until a new one is similar or the comparison is repeated', async () => {
  const careful = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const stem = 'Two trains leave the same station at noon and travel north at different speeds, do they not?';
  const [a, b, c] = [
    await add(stem, { owner: careful }),
    await add(stem, { owner: careful }),
    await add(stem.replace('north', 'south'), { owner: careful }),
  ];
  const [d, e] = [
    await add('Why does the shadow of a stick grow longer in the late afternoon of a day?', { owner: careful }),
    await add('Why does the shadow of a stone grow longer in the late afternoon of a day?', { owner: careful }),
  ];
  const tell = (ids: string[], apart = true, user = careful) =>
    t.as(user).call('POST /questions/tell-apart', { body: { ids, apart } });
  const apart = async (user = careful) =>
    (await t.as(user).call('GET /questions/duplicates', { query: { apart: 'true' } })).items.map(({ questions }) =>
      questions.map(({ id }) => id),
    );
  expect(await groups(careful)).toEqual([
    [false, [d, e]],
    [false, [a, b, c]],
  ]);
  await tell([d, e]);
  await tell([d, e]);
  expect(await groups(careful)).toEqual([[false, [a, b, c]]]);
  await tell([a, c]);
  expect(await groups(careful)).toEqual([[false, [a, b, c]]]);
  await tell([c, b, a]);
  expect(await groups(careful)).toEqual([]);
  expect((await apart()).map((ids) => ids.toSorted())).toEqual([
    [d, e],
    [a, b, c],
  ]);
  // A third question with the same text is compared with each of them.
  const f = await add(stem, { owner: careful });
  expect((await groups(careful)).map(([, ids]) => ids)).toEqual([expect.arrayContaining([a, b, f])]);
  await tell([d, e], false);
  expect((await groups(careful)).map(([, ids]) => ids)).toContainEqual([d, e]);
  expect((await apart()).map((ids) => ids.toSorted())).toEqual([[a, b, c]]);

  const foreign = await add(stem, { owner: other });
  expect(await code(tell([a, foreign]))).toBe('NOT_FOUND');
  expect(await code(tell([a, b], false, other))).toBe('NOT_FOUND');
  expect(await code(tell([a, b], true, operator))).toBe('NOT_FOUND');
  expect(await code(tell([a]))).toBe('BODY_INVALID');
  await t.as(careful).call('POST /questions/bulk', { body: { ids: [b], change: { kind: 'delete' } } });
  expect(await code(tell([a, b]))).toBe('NOT_FOUND');
  expect((await apart()).map((ids) => ids.toSorted())).toEqual([[a, c]]);
  const told = await t.db
    .selectFrom('audit_log')
    .select(['action'])
    .where('actor_id', '=', careful.id)
    .where('subject_id', '=', d)
    .execute();
  expect(told.map(({ action }) => action)).toEqual(['question-told-apart', 'question-compared-again']);
  // New and imported questions are still compared with all.
  expect((await similar(stem, {}, careful)).map(({ id }) => id)).toEqual(expect.arrayContaining([a, c]));
});

test('a question marked as distinct from one other is still compared with the rest', async () => {
  const careful = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const stem = (place: string) =>
    `The children of the whole village walk every single morning to the school behind the ${place}, do they not?`;
  const [a, b, c] = [
    await add(stem('hill'), { owner: careful }),
    await add(stem('lake'), { owner: careful }),
    await add(stem('barn'), { owner: careful }),
  ];
  expect(await groups(careful)).toEqual([[false, [a, b, c]]]);
  for (const ids of [
    [a, b],
    [b, c],
  ])
    await t.as(careful).call('POST /questions/tell-apart', { body: { ids, apart: true } });
  expect(await groups(careful)).toEqual([[false, [a, c]]]);
});

test('an equal question is found among hundreds of similar ones', async () => {
  const prolific = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const stem = (number: string) =>
    `A farmer sells the apples of the garden on three market days of one week, and keeps ${number} of them: how many were there?`;
  const { key } = samples.MC1;
  const written = (text: string) => ({
    name: '',
    gradeId: null,
    subject: 'ENGLISH' as const,
    skill: 'GR' as const,
    schemaVersion: 1,
    content: content(text) as never,
    answerKey: key as never,
  });
  const facts = {
    difficulty: 'NA',
    cefr: 'NA',
    seriesId: null,
    topicId: null,
    publisher: 'NA',
    examFamily: 'NA',
    testCategory: 'NA',
    labels: [],
    keywords: [],
    author: '',
    privacy: 'PRIVATE',
  } as const;
  const alike = Array.from({ length: 260 }, (_, n) => ({
    type: 'MC1' as const,
    written: { ...facts, ...written(stem(`${n + 10}`)) } as never,
    now: t.now(),
  }));
  const addAll = (questions: typeof alike) =>
    addQuestions({ app: t.app, db: t.db }, { ownerId: prolific.id, scope: 'USER' }, questions);
  // One that is refused when others are stored already takes them along.
  const refused = { ...alike[0]!, written: { ...facts, ...written('An apple?'), answerKey: {} } as never };
  await expect(addAll([...alike, refused])).rejects.toMatchObject({ code: 'QUESTION_INVALID' });
  expect(await t.db.selectFrom('questions').select('id').where('owner_id', '=', prolific.id).execute()).toEqual([]);
  expect(await addAll(alike)).toHaveLength(260);
  const equal = await add(stem('ten dozen'), { owner: prolific });
  const found = await similar(stem('ten dozen'), {}, prolific);
  expect(found.map(({ exact }) => exact)).toEqual([true, false, false, false, false]);
  expect(found[0]!.id).toBe(equal);
});

test('concurrent and overlapping requests to mark the same questions as distinct store each pair once', async () => {
  const busy = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1)
    ids.push(
      await add('How many legs does a spider that walks over the kitchen floor at night have?', { owner: busy }),
    );
  const tell = (some: string[], apart: boolean) =>
    t.as(busy).call('POST /questions/tell-apart', { body: { ids: some, apart } });
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => tell(n % 2 === 0 ? ids : ids.slice(n % 4).toReversed(), true)),
  );
  expect(await groups(busy)).toEqual([]);
  expect(
    await t.db.selectFrom('question_distinctions').select('first_id').where('first_id', 'in', ids).execute(),
  ).toHaveLength(10);
  const told = () =>
    t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', ids[4]!)
      .orderBy('id')
      .execute()
      .then((rows) => rows.map(({ action }) => action));
  const before = await told();
  await Promise.all(Array.from({ length: 50 }, () => tell(ids, false)));
  expect(await groups(busy)).toEqual([[true, ids]]);
  expect((await told()).slice(before.length)).toEqual(['question-compared-again']);
  // Marking and unmarking concurrently: no request fails, and either all pairs are marked as distinct or none.
  await Promise.all(Array.from({ length: 50 }, (_, n) => tell(n % 3 === 0 ? ids.toReversed() : ids, n % 2 === 0)));
  expect([0, 10]).toContain(
    (await t.db.selectFrom('question_distinctions').select('first_id').where('first_id', 'in', ids).execute()).length,
  );
});

test('questions stored before fingerprints existed get one', async () => {
  const id = await add('An old question from before, which nobody has compared with any other one yet.');
  await t.db.updateTable('questions').set({ text_hash: null, sketch: null }).where('id', '=', id).execute();
  const stem = 'An old question from before, which nobody has compared with any other one yet.';
  expect(await similar(stem)).toEqual([]);
  expect(await changeRows(t.app, fingerprintChange)).toBe(1);
  expect((await similar(stem)).map((one) => [one.id, one.exact])).toEqual([[id, true]]);
  expect(await changeRows(t.app, fingerprintChange)).toBe(0);
});

test('groups are the connected components of similar and equal questions', () => {
  const name = fc.constantFrom(...'abcdefghij');
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(name, name).filter(([a, b]) => a !== b),
        { maxLength: 12 },
      ),
      (pairs) => {
        const found = groupsOf([], pairs);
        const all = found.flatMap(({ ids }) => ids);
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set(pairs.flat()));
        for (const [a, b] of pairs) expect(found.some(({ ids }) => ids.includes(a) && ids.includes(b))).toBe(true);
        // Each group is connected: every member can be reached from the first one.
        for (const { ids } of found) {
          const reached = new Set([ids[0]!]);
          for (let before = -1; before !== reached.size;) {
            before = reached.size;
            for (const [a, b] of pairs) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
          }
          expect([...reached].toSorted()).toEqual(ids);
        }
      },
    ),
  );
  expect(groupsOf([['a', 'b']], [['b', 'c']])).toEqual([{ ids: ['a', 'b', 'c'], exact: false }]);
  expect(
    groupsOf(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [],
    ),
  ).toEqual([
    { ids: ['a', 'b'], exact: true },
    { ids: ['c', 'd'], exact: true },
  ]);
});
