import { questionType, questionTypeCodes, type QuestionTypeCode } from '@vumon/question-types';
import { imageOfFigure } from '@vumon/question-types/figures';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { testApp, type CallError, type TestApp, type TestUser } from '../../testing/app.ts';

let t: TestApp;
let teacher: TestUser;
let other: TestUser;
let trial: TestUser;
let operator: TestUser;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The request body for the sample of a type, with its media replaced by those of `media` in turn. */
function sampleBody(type: QuestionTypeCode, media: readonly string[] = []) {
  let at = 0;
  const { content, key } = samples[type];
  const json = JSON.stringify({ content, answerKey: key }).replace(
    /"(media|subtitles)":"[^"]*"/g,
    (_, name: string) => `"${name}":"${media[at++ % media.length]}"`,
  );
  return {
    type,
    gradeId: 'G9',
    subject: 'ENGLISH' as const,
    skill: 'GR' as const,
    schemaVersion: questionType(type).schemaVersion,
    ...(JSON.parse(json) as { content: never; answerKey: never }),
  };
}

const choice = (stem: string, options = ['will rain', 'rains', 'rained', 'is going to rain']) => ({
  ...sampleBody('MC1'),
  content: {
    instructions: '',
    images: [],
    optionLayout: 'list' as const,
    items: [{ id: 'q1', stem, options: options.map((text, at) => ({ id: 'abcd'[at]!, text })) }],
  },
  answerKey: { explanation: 'CANARY-KEY', correct: { q1: ['b'] } },
});

beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Hà' });
  other = await t.createUser({ role: 'TEACHER', package: 'BASIC', firstName: 'Minh' });
  trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
  operator = await t.createUser({ role: 'OPERATOR' });
});

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { code: string }) => error.code,
  );

describe('saving', () => {
  it('stores a question of every type and returns it unchanged', async () => {
    const upload = async () =>
      (
        await t
          .as(teacher)
          .upload('POST /itf/media', { fields: { kind: 'image' }, file: { name: 'a.png', bytes: png } })
      ).json() as { data: { id: string } };
    const media = [];
    for (let count = 0; count < 8; count += 1) media.push((await upload()).data.id);
    for (const type of questionTypeCodes) {
      const body = sampleBody(type, media);
      const made = await t.as(teacher).call('POST /questions', { body });
      const read = await t.as(teacher).call('GET /questions/{id}', { params: { id: made.id } });
      expect(read).toMatchObject({
        type,
        scope: 'USER',
        version: 1,
        keyAccess: 'shown',
        content: body.content,
        answerKey: body.answerKey,
      });
      expect(read.summary, type).not.toBe('');
    }
  });

  it('draws figures from their data, whatever drawing was sent, and refuses those it cannot draw', async () => {
    const data = { figure: { version: 1, kind: 'clock', hour: 8, minute: 20 }, full: false } as const;
    const image = imageOfFigure(data);
    const save = (picture: object, figures: object | undefined) => {
      const body = choice('Mấy giờ?');
      const answerKey = { ...body.answerKey, ...(figures && { figures }) } as never;
      const content = { ...body.content, images: [picture as typeof image] };
      return t.as(teacher).call('POST /questions', { body: { ...body, content, answerKey } });
    };
    const forged = { ...image, drawing: { ...image.drawing, marks: [] }, alts: { vi: '8 giờ 20', en: '8:20' } };
    const made = await save(forged, { [image.media]: data, 'figure-0000000000000000': data });
    expect([made.content, made.answerKey]).toMatchObject([{ images: [image] }, { figures: { [image.media]: data } }]);
    expect(Object.keys((made.answerKey as unknown as { figures: object }).figures)).toEqual([image.media]);
    expect(JSON.stringify(made.content)).not.toMatch(/"hour"|8 giờ 20/);

    const { figure } = data;
    const bars = [{ label: 'A', value: 1 }];
    const wrong = (other: object) => ({ [image.media]: { ...data, figure: other } });
    const cases: [object, object | undefined][] = [
      [image, undefined],
      [image, wrong({ ...figure, hour: 99 })],
      [image, wrong({ ...figure, minute: null })],
      [image, wrong({ version: 1, kind: 'chart', form: 'bar', axis: '', bars: Array(500).fill(bars[0]) })],
      [image, wrong({ version: 1, kind: 'chart', form: 'bar', axis: '', bars: [{ label: 'A', value: 1e300 }] })],
      [image, wrong({ ...figure, version: 2 })],
      [{ ...image, media: '018f0000-0000-7000-8000-000000000000' }, { [image.media]: data }],
      [{ ...image, drawing: { ...image.drawing, marks: [{ d: 'M0 0"/><script>' }] } }, { [image.media]: data }],
      [{ media: image.media, alt: '' }, { [image.media]: data }],
    ];
    for (const [at, [picture, figures]] of cases.entries()) {
      const error = (await save(picture, figures).catch((error: unknown) => error)) as CallError;
      expect([at, error.status, error.code]).toEqual([at, 422, 'QUESTION_INVALID']);
      const { errors } = error.reply as { errors: { code: string }[] };
      expect([at, errors[0]!.code]).toEqual([at, at === 0 ? 'FIGURE_DATA_MISSING' : 'MALFORMED']);
    }
  });

  it('names the fields in which a question is not ready', async () => {
    const body = choice('If it ___ tomorrow', ['will rain', '']);
    const error = await t
      .as(teacher)
      .call('POST /questions', { body: { ...body, answerKey: { explanation: '', correct: { q1: [] } } } })
      .catch((error: unknown) => error);
    expect(error).toMatchObject({ status: 422, code: 'QUESTION_INVALID' });
    const paths = (error as { reply: { errors: { path: string; message: string }[] } }).reply.errors;
    expect(paths.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['content.items.0.options.1', 'content.items.0.correct']),
    );
    expect(paths.every(({ message }) => message.length > 0)).toBe(true);
  });

  it.each([
    ['vi', 'Hãy đánh dấu đáp án đúng.', 'Câu hỏi, ví dụ và đáp án dài 10020 ký tự; tối đa là 9999.'],
    ['en', 'Mark the right answer.', 'Question, example and answers take 10020 characters; at most 9999 are allowed.'],
  ])('says in %s what is wrong', async (language, unmarked, long) => {
    const body = choice('x'.repeat(10_000), ['will rain..', 'rains....']);
    const reply = await t.as(teacher).raw({
      method: 'POST',
      url: '/api/questions',
      headers: { 'accept-language': language, 'idempotency-key': `wrong-question-${language}` },
      payload: { ...body, answerKey: { explanation: '', correct: { q1: [] } } },
    });
    const { code, errors } = reply.json<{ code: string; errors: { code: string; path: string; message: string }[] }>();
    expect(code).toBe('QUESTION_INVALID');
    expect(errors).toContainEqual({ code: 'CORRECT_MISSING', path: 'content.items.0.correct', message: unmarked });
    expect(errors).toContainEqual(expect.objectContaining({ code: 'TEXT_TOO_LONG', path: 'content', message: long }));
    expect(JSON.stringify(errors)).not.toContain('qt-choice');
  });

  it('refuses content of another shape, unknown media and unknown rows of the catalogue', async () => {
    expect(
      await failure(
        t.as(teacher).call('POST /questions', { body: { ...choice('x'), content: { items: 'all' } as never } }),
      ),
    ).toBe('QUESTION_INVALID');
    expect(
      await failure(t.as(teacher).call('POST /questions', { body: sampleBody('MC2', ['nosuchmedianosuchmedia']) })),
    ).toBe('QUESTION_INVALID');
    expect(await failure(t.as(teacher).call('POST /questions', { body: { ...choice('x'), gradeId: 'G77' } }))).toBe(
      'QUESTION_INVALID',
    );
    expect(
      await failure(t.as(teacher).call('POST /questions', { body: { ...choice('x'), labels: ['NO_SUCH'] } })),
    ).toBe('QUESTION_INVALID');
    expect(
      await failure(t.as(teacher).call('POST /questions', { body: { ...choice('x'), ownerId: other.id } as never })),
    ).toBe('BODY_INVALID');
  });

  it('creates a new version and keeps the old one', async () => {
    const made = await t.as(teacher).call('POST /questions', { body: choice('First wording ___') });
    const { type: _, ...written } = choice('Second wording ___');
    const updated = await t
      .as(teacher)
      .call('POST /questions/update', { body: { ...written, id: made.id, version: 1 } });
    expect(updated).toMatchObject({ id: made.id, version: 2 });
    const versions = await t.db
      .selectFrom('question_versions')
      .select(['version', 'content'])
      .where('question_id', '=', made.id)
      .orderBy('version')
      .execute();
    expect(versions.map(({ content }) => JSON.stringify(content).includes('First'))).toEqual([true, false]);
  });

  it('does not overwrite a concurrent change', async () => {
    const made = await t.as(teacher).call('POST /questions', { body: choice('Conflict ___') });
    const { type: _, ...written } = choice('Mine ___');
    const save = () => t.as(teacher).call('POST /questions/update', { body: { ...written, id: made.id, version: 1 } });
    const outcomes = await Promise.allSettled([save(), save(), save(), save()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await save().catch((error: unknown) => error)).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      reply: { data: { version: 2 } },
    });
  });
});

describe('permissions', () => {
  it('hides a private question from everybody else', async () => {
    const { id } = await t.as(teacher).call('POST /questions', { body: choice('Private ___') });
    const { type: _, ...written } = choice('Stolen ___');
    for (const stranger of [other, operator]) {
      expect(await failure(t.as(stranger).call('GET /questions/{id}', { params: { id } }))).toBe('NOT_FOUND');
      expect(await failure(t.as(stranger).call('DELETE /questions/{id}', { params: { id } }))).toBe('NOT_FOUND');
      expect(await failure(t.as(stranger).call('POST /questions/{id}/copy', { params: { id } }))).toBe('NOT_FOUND');
      expect(
        await failure(t.as(stranger).call('POST /questions/update', { body: { ...written, id, version: 1 } })),
      ).toBe('NOT_FOUND');
    }
  });

  it('lets teachers find, read and copy a public question, but not change it', async () => {
    const { id } = await t
      .as(teacher)
      .call('POST /questions', { body: { ...choice('Shared weather ___'), privacy: 'PUBLIC' } });
    const found = await t
      .as(other)
      .call('GET /itf/questions', { query: { scope: 'shared', search: 'shared weather' } });
    expect(found.items).toMatchObject([
      { id, abilities: { view: true, copy: true, edit: false, delete: false }, creator: { fullName: 'Nguyễn Thị Hà' } },
    ]);
    expect(await failure(t.as(other).call('DELETE /questions/{id}', { params: { id } }))).toBe('FORBIDDEN');
    const copied = await t.as(other).call('POST /questions/{id}/copy', { params: { id } });
    expect(copied).toMatchObject({ scope: 'USER', privacy: 'PRIVATE', version: 1, creator: { id: other.id } });
    expect(
      (await t.as(teacher).call('GET /itf/questions', { query: { scope: 'shared', search: 'shared weather' } })).items,
    ).toEqual([]);
  });

  it('shows keys of the system only to packages that may export them, also for copies', async () => {
    const { id, scope } = await t.as(operator).call('POST /questions', { body: choice('System ___') });
    expect(scope).toBe('SYSTEM');
    expect(await t.as(other).call('GET /questions/{id}', { params: { id } })).toMatchObject({
      keyAccess: 'shown',
      abilities: { edit: false },
    });
    const seen = await t.as(trial).raw({ method: 'GET', url: `/api/questions/${id}` });
    expect(seen.json()).toMatchObject({
      data: { keyAccess: 'package-required', answerKey: null, abilities: { copy: false } },
    });
    expect(seen.body).not.toContain('CANARY-KEY');
    expect((await t.as(trial).raw({ method: 'GET', url: '/api/itf/questions?search=canary' })).body).not.toContain(
      'CANARY-KEY',
    );
    expect(await failure(t.as(trial).call('POST /questions/{id}/copy', { params: { id } }))).toBe('PACKAGE_REQUIRED');
    const { type: _, ...written } = choice('Changed ___');
    expect(await failure(t.as(teacher).call('POST /questions/update', { body: { ...written, id, version: 1 } }))).toBe(
      'FORBIDDEN',
    );
  });

  it('is closed to learners and after the package has ended', async () => {
    const student = await t.createUser({ role: 'STUDENT' });
    const expired = await t.createUser({
      role: 'TEACHER',
      package: 'ADVANCE',
      packageEndsAt: new Date(t.now() - 1000),
    });
    expect(await failure(t.as(student).call('GET /itf/questions', { query: {} }))).toBe('FORBIDDEN');
    expect(await failure(t.as(expired).call('GET /itf/questions', { query: {} }))).toBe('PACKAGE_REQUIRED');
  });
});

describe('searching', () => {
  let busy: TestUser;
  const list = async (query: object) =>
    (await t.as(busy).call('GET /itf/questions', { query: { scope: 'mine', ...query } })).items.map(({ name }) => name);

  beforeAll(async () => {
    busy = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Đạt' });
    const add = (name: string, stem: string, facts: object) =>
      t.as(busy).call('POST /questions', { body: { ...choice(stem), name, ...facts } });
    await add('a', 'Phương trình bậc hai có mấy nghiệm?', {
      subject: 'MATH',
      skill: 'NU',
      topicId: 'M9-06',
      gradeId: 'G9',
      difficulty: 'M2',
      labels: ['MIDTERM'],
      author: 'Tổ Toán',
    });
    t.advance(1000);
    await add('b', 'She has lived in Hội An ___ 2010.', {
      cefr: 'B1',
      difficulty: 'M1',
      seriesId: 'global-success-9',
      publisher: 'MM',
      keywords: ['thì hiện tại'],
    });
    t.advance(1000);
    await add('c', 'He is as tall ___ me. x = 2', {
      gradeId: 'G8',
      skill: 'VO',
      cefr: 'A2',
      examFamily: 'CA',
      testCategory: 'UT',
      privacy: 'PUBLIC',
    });
  });

  it('by topic and by strand', async () => {
    expect(await list({ topic: ['M9-06'] })).toEqual(['a']);
    expect(await list({ topic: ['M9-01', 'EG-01'] })).toEqual([]);
    expect(await list({ skill: ['NU'] })).toEqual(['a']);
  });

  it('lists one subject first, each in its order', async () => {
    expect(await list({ first: 'MATH' })).toEqual(['a', 'c', 'b']);
    expect(await list({ first: 'MATH', sort: 'updatedAt' })).toEqual(['a', 'b', 'c']);
    expect(await list({ first: 'ENGLISH' })).toEqual(['c', 'b', 'a']);
    expect(await list({ first: 'MATH', subjects: ['ENGLISH'] })).toEqual(['c', 'b']);
    expect(await list({ first: 'ENGLISH', firstGrade: 'G9' })).toEqual(['b', 'c', 'a']);
    expect(await list({ firstGrade: 'G8' })).toEqual(['c', 'b', 'a']);
  });

  it('ignores diacritics, and finds whole words and parts of words, short ones too', async () => {
    expect(await list({ search: 'phuong TRÌNH' })).toEqual(['a']);
    expect(await list({ search: 'hoi an' })).toEqual(['b']);
    expect(await list({ search: 'iện' })).toEqual(['b']);
    expect(await list({ search: 'as' })).toEqual(['c']);
    expect(await list({ search: 'x' })).toEqual(['c']);
    expect(await list({ search: 'nghiem lived' })).toEqual([]);
    expect(await list({ search: '100%_\\' })).toEqual([]);
  });

  it.each([
    [{ grade: 'G8' }, ['c']],
    [{ grade: ['G8', 'G9'] }, ['c', 'b', 'a']],
    [{ skill: 'VO' }, ['c']],
    [{ level: 'M1,M2' }, ['b', 'a']],
    [{ cefr: 'B1' }, ['b']],
    [{ type: 'FB1' }, []],
    [{ series: 'global-success-9' }, ['b']],
    [{ standard: 'CA' }, ['c']],
    [{ category: 'UT' }, ['c']],
    [{ subjects: 'math' }, ['a']],
    [{ label: 'MIDTERM' }, ['a']],
    [{ publisher: 'MM' }, ['b']],
    [{ privacy: 'PUBLIC' }, ['c']],
    [{ author: 'to toan' }, ['a']],
    [{ sort: 'updatedAt' }, ['a', 'b', 'c']],
    [{ grade: 'G9', level: 'M1', cefr: 'B1' }, ['b']],
  ])('filters by %o', async (query, names) => {
    expect(await list(query)).toEqual(names);
  });

  it('filters by creator, and lists creators by name', async () => {
    const query = { scope: 'shared' as const, creator: [busy.id] };
    expect((await t.as(other).call('GET /itf/questions', { query })).items.map(({ name }) => name)).toEqual(['c']);
    expect(
      await t.as(other).call('GET /itf/questions/creators', { query: { scope: 'shared', search: 'dat' } }),
    ).toEqual([{ id: busy.id, fullName: 'Nguyễn Thị Đạt' }]);
  });

  it('returns everything once over all pages, and counts', async () => {
    const { items, page } = await t.as(teacher).call('GET /itf/questions', { query: { scope: 'mine', size: 10 } });
    expect(page).toMatchObject({ page: 0, size: 10, more: false });
    const seen = new Set(items.map(({ id }) => id));
    for (let number = 1; number * 10 < page.total; number += 1) {
      for (const { id } of (
        await t.as(teacher).call('GET /itf/questions', { query: { scope: 'mine', size: 10, page: number } })
      ).items)
        seen.add(id);
    }
    expect(seen.size).toBe(page.total);
    expect((await t.as(teacher).call('GET /itf/questions', { query: { scope: 'mine', page: 9999 } })).items).toEqual(
      [],
    );
    expect((await t.as(busy).call('GET /itf/questions/totals')).mine).toEqual({ total: 3, more: false });
    expect(await t.as(busy).call('GET /itf/questions/counts', { query: { scope: 'mine', skill: ['VO'] } })).toEqual({
      total: 1,
      more: false,
      skills: { GR: 1, NU: 1, VO: 1 },
    });
  });

  it('refuses unknown filters', async () => {
    expect(await failure(t.as(busy).call('GET /itf/questions', { query: { skill: ['XX' as never] } }))).toBe(
      'QUERY_INVALID',
    );
    expect(await failure(t.as(busy).call('GET /itf/questions', { query: { size: 7 } }))).toBe('QUERY_INVALID');
    expect(await failure(t.as(busy).call('GET /itf/questions', { query: { owner: 'x' } as never }))).toBe(
      'QUERY_INVALID',
    );
  });
});

describe('skill, strand and topic', () => {
  const fieldsOf = (facts: object) =>
    t
      .as(teacher)
      .call('POST /questions', { body: { ...choice('Which one?'), ...facts } })
      .then(
        () => [],
        (error: CallError) => error.reply.errors?.map(({ path, code }) => [path, code]),
      );

  it.each([
    ['a skill of English on maths', { subject: 'MATH' }, [['skill', 'skillOfOtherSubject']]],
    ['a strand on English', { skill: 'GE' }, [['skill', 'skillOfOtherSubject']]],
    ['a topic that is not there', { topicId: 'M99-01' }, [['topicId', 'invalid']]],
    ['a topic of the other subject', { topicId: 'M9-01' }, [['topicId', 'topicOfOtherSubject']]],
    [
      'a topic of another strand',
      { subject: 'MATH', skill: 'NU', topicId: 'M9-07' },
      [['topicId', 'topicOfOtherStrand']],
    ],
    ['a strand and its topic', { subject: 'MATH', skill: 'GE', topicId: 'M9-07' }, []],
    ['a unit of the coursebook', { topicId: 'E9-01' }, []],
  ])('%s', async (_, facts, expected) => expect(await fieldsOf(facts)).toEqual(expected));

  it('bulk changes: a topic sets its strand, another strand removes the topic, another subject is refused', async () => {
    const add = (facts: object) => t.as(teacher).call('POST /questions', { body: { ...choice('Many?'), ...facts } });
    const maths = await add({ subject: 'MATH', skill: 'NU', topicId: 'M9-01' });
    const english = await add({});
    const change = (facts: object) =>
      t.as(teacher).call('POST /questions/bulk', {
        body: { ids: [maths.id, english.id], change: { kind: 'facts', ...facts } },
      });
    const read = async () => {
      const { skill, topicId } = await t.as(teacher).call('GET /questions/{id}', { params: { id: maths.id } });
      return [skill, topicId];
    };
    expect(await change({ topicId: 'M9-07' })).toMatchObject({
      changed: [maths.id],
      refused: [{ id: english.id, reason: 'other-subject' }],
    });
    expect(await read()).toEqual(['GE', 'M9-07']);
    expect((await change({ skill: 'ST' })).changed).toEqual([maths.id]);
    expect(await read()).toEqual(['ST', null]);
    expect(await failure(change({ topicId: 'M99-01' }))).toBe('BODY_INVALID');
  });
});
