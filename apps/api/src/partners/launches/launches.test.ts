/** Integrated exams from the teacher's form to the partner's learner who comes back, through HTTP. */
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addClient, type TestClient } from '../../testing/clients.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { newestOutboxMessages } from '#platform/messages';
import { signLaunch } from '../../testing/launches.ts';

const lines: string[] = [];
const t = await testApp({ logTo: { write: (line) => void lines.push(line) } });
const hour = 3_600_000;
let teacher: TestUser;
let examId: string;
let formatId: string;
let client: TestClient;
let partnerSlug: string;
let operator: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const ready = await addReadyExam(t, teacher);
  ({ examId, formatId } = ready);
  await t.db
    .updateTable('question_keys')
    .set({ answer_key: sql`answer_key || '{"explanation": "KHOA-BI-MAT"}'::jsonb` })
    .where('question_id', 'in', ready.questions)
    .execute();
  await t.db
    .insertInto('series')
    .values([
      { id: 'S9', name: 'Bình Minh 9', name_en: 'Sunrise 9', grade_id: 'G9', series_group: 'BOOK', subject: 'ENGLISH' },
      { id: 'S8', name: 'Bình Minh 8', name_en: 'Sunrise 8', grade_id: 'G8', series_group: 'BOOK', subject: 'ENGLISH' },
    ])
    .execute();
  client = await addClient(t, { name: 'Sông Hồng', allowedOrigins: ['https://lms.songhong.example'] });
  partnerSlug = (await t.as(teacher).call('GET /itf/third-party', { query: {} })).items[0]!.slug;
  operator = await t.createUser({ role: 'OPERATOR' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const at = (ms: number) => new Date(t.now() + ms).toISOString();
const values = (changes: object = {}) => ({
  gradeId: 'G9',
  seriesId: 'S9',
  title: 'Giữa kỳ 1 – Lớp 9',
  partnerId: client.partnerId,
  examId,
  startsAt: at(-1_000),
  endsAt: at(3 * hour),
  minutes: 30,
  ...changes,
});
const add = (changes: object = {}) =>
  t.as(teacher).call('POST /itf/integrated-tests', { body: values({ publish: true, ...changes }) as never });
const addressOf = ({ slug }: { slug: string }) => ({ partnerSlug, examSlug: slug });
const token = (test: { launchUrl: string | null }, claims: object = {}, header: object = {}) =>
  signLaunch(
    { secret: client.secret, issuer: client.clientAppId, audience: test.launchUrl!, now: t.now() },
    claims as Record<string, unknown>,
    header,
  );
const launchBy = async (test: { slug: string }, signed: string) => {
  const { partnerSlug: p, examSlug } = addressOf(test);
  const reply = await t
    .as(null)
    .raw({ method: 'POST', url: `/api/partner-exams/${p}/${examSlug}/launch`, payload: { token: signed } });
  const session = reply.cookies.find(({ name }) => name === 'session')?.value;
  return { reply, session, code: reply.json<{ code?: string }>().code };
};
/** A learner who came in by a launch. */
const launched = async (test: { slug: string; launchUrl: string | null }, claims: object = {}) => {
  const { reply, session } = await launchBy(test, token(test, claims));
  expect(reply.statusCode).toBe(200);
  const learner = { id: '', token: session! } as TestUser;
  return { learner, assignmentId: reply.json<{ data: { assignmentId: string } }>().data.assignmentId };
};

describe('an integrated exam', () => {
  it('needs grade and series before everything else', async () => {
    for (const missing of [{ gradeId: '' }, { seriesId: undefined }, { gradeId: '', seriesId: '', examId: undefined }])
      expect(await failure(add(missing))).toMatchObject({ status: 422, code: 'GRADE_SERIES_REQUIRED' });
    expect(await failure(add({ seriesId: 'S8' }))).toMatchObject({ code: 'BODY_INVALID' });
    expect(await failure(add({ partnerId: t.app.newId() }))).toMatchObject({ code: 'PARTNER_NOT_FOUND' });
    expect(await failure(add({ publish: false, endsAt: at(-2_000) }))).toMatchObject({
      code: 'ASSIGNMENT_END_BEFORE_START',
    });
  });

  it('says why its test cannot be used', async () => {
    expect(await failure(add({ examId: t.app.newId() }))).toMatchObject({
      status: 422,
      code: 'INTEGRATED_TEST_FAILED',
      reply: { params: { kind: 'test' } },
    });
    expect(await failure(add({ gradeId: 'G8', seriesId: 'S8' }))).toMatchObject({
      code: 'INTEGRATED_TEST_FAILED',
      reply: { params: { kind: 'misfit' } },
    });
    await t.db.updateTable('exams').set({ status: 'DRAFT' }).where('id', '=', examId).execute();
    const incomplete = await failure(add());
    await t.db.updateTable('exams').set({ status: 'READY' }).where('id', '=', examId).execute();
    expect(incomplete).toMatchObject({ code: 'INTEGRATED_TEST_FAILED', reply: { params: { kind: 'incomplete' } } });
    expect(incomplete.reply.message).toContain('không đủ số lượng câu hỏi');
  });

  it('is assembled from a format, as a test of the teacher’s own', async () => {
    const made = await add({ title: 'Ghép từ định dạng', examId: undefined, formatId });
    expect(made).toMatchObject({ state: 'PUBLISHED', questions: 7, examName: 'Ghép từ định dạng' });
    expect(made.examId).not.toBe(examId);
    expect(await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: made.examId } })).toMatchObject({
      status: 'READY',
      seriesId: 'S9',
      formatId,
    });
    expect(await failure(add({ formatId }))).toMatchObject({ code: 'BODY_INVALID' });
    // A bank that lacks questions fails with the reason, and leaves no test behind.
    const tests = () => t.db.selectFrom('exams').select('id').where('owner_id', '=', teacher.id).execute();
    const before = (await tests()).length;
    expect(
      await failure(add({ title: 'Thiếu', gradeId: 'G8', seriesId: 'S8', examId: undefined, formatId })),
    ).toMatchObject({ code: 'INTEGRATED_TEST_FAILED', reply: { params: { kind: 'incomplete' } } });
    expect(await tests()).toHaveLength(before);
  });

  it('has a test whose ids in the outside catalogue its teacher can ask for', async () => {
    await t.db.updateTable('grades').set({ eduhome_id: 'eh-g9' }).where('id', '=', 'G9').execute();
    await t.db.updateTable('series').set({ eduhome_id: 'eh-s9' }).where('id', '=', 'S9').execute();
    const { examId: id } = await add({ title: 'Mã ngoài', examId: undefined, formatId });
    const ask = (one: string) => t.as(teacher).call('GET /itf/unit-tests/{id}/eduhome', { params: { id: one } });
    expect(await ask(id)).toEqual({
      id,
      gradeId: 'G9',
      gradeEduhomeId: 'eh-g9',
      seriesId: 'S9',
      seriesEduhomeId: 'eh-s9',
    });
    expect(await ask(examId)).toMatchObject({ gradeEduhomeId: 'eh-g9', seriesId: null, seriesEduhomeId: null });
  });

  it('is nobody’s but its teacher’s to see, change, end or copy', async () => {
    const { id, slug } = await add({ title: 'Của riêng' });
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const foreign = async (user: TestUser) =>
      Promise.all(
        (
          [
            ['GET', `/${slug}`],
            ['GET', `/${id}/attempts`],
            ['PUT', `/${id}`, values()],
            ['POST', `/${id}/publish`, {}],
            ['PUT', `/${id}/end-date`, { endsAt: at(9 * hour) }],
            ['POST', `/${id}/end`, {}],
            ['POST', `/${id}/copy`, {}],
            ['DELETE', `/${id}`],
          ] as const
        ).map(async ([method, path, payload]) => {
          const headers = { 'idempotency-key': t.app.newId() };
          const reply = await t
            .as(user)
            .raw({ method, url: `/api/itf/integrated-tests${path}`, headers, ...(payload && { payload }) });
          return reply.statusCode;
        }),
      );
    expect(await foreign(other)).toEqual(Array(8).fill(404));
    expect(await t.as(teacher).call('GET /itf/integrated-tests/{slug}', { params: { slug } })).toMatchObject({
      state: 'PUBLISHED',
      abilities: { end: true },
    });
  });

  it('is drafted, published with an address of its own, moved, ended and copied', async () => {
    const draft = await add({ title: 'Thi thử', publish: false });
    expect(draft).toMatchObject({
      slug: 'thi-thu',
      state: 'DRAFT',
      launchUrl: null,
      abilities: { publish: true, end: false },
    });
    const params = { id: draft.id };
    const { partnerSlug: p } = addressOf(draft);
    expect(
      await failure(
        t
          .as(null)
          .call('GET /partner-exams/{partnerSlug}/{examSlug}', { params: { partnerSlug: p, examSlug: draft.slug } }),
      ),
    ).toMatchObject({ status: 404 });
    const open = await t.as(teacher).call('POST /itf/integrated-tests/{id}/publish', { params });
    expect(open).toMatchObject({ state: 'PUBLISHED', launchUrl: `https://vumon.example/${partnerSlug}/thi-thu` });
    expect(await t.as(teacher).call('POST /itf/integrated-tests/{id}/publish', { params })).toMatchObject({
      assignmentId: open.assignmentId,
    });
    expect((await add({ title: 'Thi thử' })).slug).toMatch(/^thi-thu-[0-9a-f]{6}$/);
    expect(
      await failure(t.as(teacher).call('PUT /itf/integrated-tests/{id}', { params, body: values() })),
    ).toMatchObject({ code: 'INTEGRATED_TEST_PUBLISHED' });
    expect(await failure(t.as(teacher).call('DELETE /itf/integrated-tests/{id}', { params }))).toMatchObject({
      code: 'INTEGRATED_TEST_PUBLISHED',
    });
    // Its assignment is changed and cancelled by the exam alone.
    const assignment = { id: open.assignmentId! };
    expect(
      await failure(t.as(teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: assignment })),
    ).toMatchObject({ status: 404 });
    expect(
      await failure(
        t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: assignment, body: { reviewOpen: 'FREE' } }),
      ),
    ).toMatchObject({ status: 404 });
    const endsAt = at(5 * hour);
    expect(
      await t.as(teacher).call('PUT /itf/integrated-tests/{id}/end-date', { params, body: { endsAt } }),
    ).toMatchObject({ endsAt });
    expect(await t.as(teacher).call('POST /itf/integrated-tests/{id}/end', { params })).toMatchObject({
      state: 'ENDED',
      abilities: { end: false, copy: true },
    });
    expect(await failure(t.as(teacher).call('POST /itf/integrated-tests/{id}/publish', { params }))).toMatchObject({
      code: 'INTEGRATED_TEST_ENDED',
    });
    const copy = await t.as(teacher).call('POST /itf/integrated-tests/{id}/copy', { params });
    expect(copy).toMatchObject({ state: 'DRAFT', title: 'Thi thử', examId });
    expect(await t.as(teacher).call('DELETE /itf/integrated-tests/{id}', { params: { id: copy.id } })).toBeNull();
  });

  it('is listed with its state, for its teacher and for operators alone', async () => {
    const list = async (user: TestUser, query: object) =>
      (await t.as(user).call('GET /itf/integrated-tests', { query })).items.map(({ slug }) => slug);
    expect(await list(teacher, { search: 'thi thu', state: ['ENDED'] })).toEqual(['thi-thu']);
    expect(
      await list(operator, { search: 'thi thu', sort: 'title', direction: 'asc', partnerId: client.partnerId }),
    ).toHaveLength(2);
    const other = await t.createUser({ role: 'TEACHER' });
    expect(await list(other, {})).toEqual([]);
    expect(
      await failure(t.as(other).call('GET /itf/integrated-tests/{slug}', { params: { slug: 'thi-thu' } })),
    ).toMatchObject({ status: 404 });
  });

  it('is taken back by operators, with what its learners have saved handed in', async () => {
    const test = await add({ title: 'Bị gỡ' });
    const { learner, assignmentId } = await launched(test, { sub: 'hs-go' });
    const { id } = await t
      .as(learner)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } });
    const params = { id: test.id };
    expect(
      await failure(t.as(teacher).call('POST /itf/integrated-tests/{id}/unpublish', { params, body: { reason: 'x' } })),
    ).toMatchObject({ status: 403 });
    expect(
      await t.as(operator).call('POST /itf/integrated-tests/{id}/unpublish', { params, body: { reason: 'Đề có lỗi' } }),
    ).toMatchObject({ state: 'UNPUBLISHED', unpublishedReason: 'Đề có lỗi' });
    expect(await t.as(learner).call('GET /student/attempts/{id}', { params: { id } })).toMatchObject({
      status: expect.stringMatching(/SUBMITTED|SCORED/) as string,
    });
    expect(
      (await t.as(null).call('GET /partner-exams/{partnerSlug}/{examSlug}', { params: addressOf(test) })).window,
    ).toBe('CLOSED');
    expect(await t.as(operator).call('POST /itf/integrated-tests/{id}/republish', { params })).toMatchObject({
      state: 'PUBLISHED',
    });
  });
});

describe('a launch', () => {
  let test: Awaited<ReturnType<typeof add>>;
  beforeAll(async () => {
    test = await add({ title: 'Giữa kỳ', returns: 'PARTS', signIn: false });
  });

  it('lets a learner take the exam and go back with its state', async () => {
    const { learner, assignmentId } = await launched(test, { return_url: 'https://lms.songhong.example/bai/7' });
    const page = () => t.as(learner).call('GET /partner-exams/{partnerSlug}/{examSlug}', { params: addressOf(test) });
    expect(await page()).toMatchObject({
      partner: { name: 'Sông Hồng' },
      window: 'OPEN',
      learner: { fullName: 'Lê Khánh Hoà', launched: true, state: 'NOT_STARTED', assignmentId },
    });
    expect(
      await t.as(learner).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: assignmentId } }),
    ).toMatchObject({
      className: 'Sông Hồng',
      partner: { name: 'Sông Hồng', page: `${partnerSlug}/giua-ky` },
    });
    const attempt = await t
      .as(learner)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } });
    expect(attempt).toMatchObject({ origin: 'PARTNER', assignmentId, mode: 'TEST' });
    const content = await t.as(learner).raw({ method: 'GET', url: `/api/student/attempts/${attempt.id}/content` });
    expect(content.statusCode).toBe(200);
    expect(content.body).not.toContain('KHOA-BI-MAT');
    const clientId = 'may-hoc-sinh-1';
    // A version gets ids of its own.
    const { data: shown } = content.json<{
      data: { sections: { parts: { questions: { id: string; content: unknown }[] }[] }[] };
    }>();
    const [question] = shown.sections[0]!.parts[0]!.questions;
    const [item] = (question!.content as { items: { id: string; options: { id: string }[] }[] }).items;
    const answer = { [item!.id]: [item!.options[0]!.id] };
    await t.as(learner).call('POST /student/attempts/{id}/answers', {
      params: { id: attempt.id },
      body: { clientId, entries: [{ seq: 1, question: question!.id, base: 0, answer }] },
    });
    await t
      .as(learner)
      .call('POST /itf/unit-tests-result/submit', { body: { attemptId: attempt.id, clientId, entries: [] } });
    const after = await page();
    expect(after.learner).toMatchObject({
      attemptsLeft: 0,
      state: expect.stringMatching(/SUBMITTED|SCORED/) as string,
    });
    expect(after.learner!.returnUrl).toBe(`https://lms.songhong.example/bai/7?vumon_state=${after.learner!.state}`);
    // No key, and no score before the window is over.
    const result = await t
      .as(learner)
      .raw({ method: 'GET', url: `/api/student/unit-tests-assigned/${assignmentId}/result` });
    expect(result.json()).toMatchObject({ data: { score: null, review: null } });
    expect(result.body).not.toContain('KHOA-BI-MAT');
    expect(
      (await t.as(teacher).call('GET /itf/integrated-tests/{id}/attempts', { params: { id: test.id }, query: {} }))
        .items,
    ).toMatchObject([{ learner: 'Lê Khánh Hoà', learnerId: 'hs-001', number: 1 }]);
  });

  it('opens the account of the same learner again, with the name that the partner now gives', async () => {
    const first = await launched(test, { sub: 'hs-002' });
    const second = await launched(test, { sub: 'hs-002', name: 'Trần Minh Anh' });
    const nameOf = async (one: TestUser) => (await t.as(one).call('GET /account/profile')).id;
    expect(await nameOf(second.learner)).toBe(await nameOf(first.learner));
    expect(await t.as(second.learner).call('GET /account/profile')).toMatchObject({
      fullName: 'Trần Minh Anh',
      signInName: null,
      email: null,
    });
    const rows = await t.db.selectFrom('partner_learners').selectAll().where('learner_id', '=', 'hs-002').execute();
    expect(rows).toHaveLength(1);
  });

  it('makes one account, also for ten launches at once, and uses a token once', async () => {
    const signed = token(test, { sub: 'hs-003' });
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => launchBy(test, signed)),
      ...Array.from({ length: 5 }, () => launchBy(test, token(test, { sub: 'hs-003' }))),
    ]);
    expect(
      all
        .slice(0, 5)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual([...Array(4).fill('LAUNCH_USED'), undefined]);
    expect(all.slice(5).every(({ reply }) => reply.statusCode === 200)).toBe(true);
    expect(
      await t.db.selectFrom('partner_learners').select('user_id').where('learner_id', '=', 'hs-003').execute(),
    ).toHaveLength(1);
  });

  it('counts as a use of the secret that signed it, once it is accepted', async () => {
    const admin = await t.createUser({ role: 'ADMIN' });
    const lastUsedAt = async () => {
      const { secrets } = await t.as(admin).call('GET /itf/partners/{id}', { params: { id: client.partnerId } });
      return secrets[0]!.lastUsedAt;
    };
    await t.db.updateTable('partner_secrets').set({ last_used_at: null }).execute();
    await launchBy(test, `${token(test)}x`);
    expect(await lastUsedAt()).toBeNull();
    await launched(test, { sub: 'hs-004' });
    expect(await lastUsedAt()).not.toBeNull();
  });

  it('opens nothing but this exam', async () => {
    const other = await add({ title: 'Bài khác' });
    const foreign = await launched(other, { sub: 'hs-004' });
    const { learner, assignmentId } = await launched(test, { sub: 'hs-004' });
    const theirs = await t
      .as(foreign.learner)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: foreign.assignmentId } });
    const refused = async (url: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
      (await t.as(learner).raw({ method, url: `/api${url}`, ...(payload && { payload }) })).statusCode;
    for (const url of [
      '/account/details',
      '/account/export',
      '/student/unit-tests-assigned',
      '/student/practice',
      '/notices',
      '/auth/getUser',
      '/account/sessions',
    ])
      expect(await refused(url), url).toBe(403);
    // The same learner's attempt at the partner's other exam.
    expect(await refused(`/student/attempts/${theirs.id}`)).toBe(404);
    expect(await refused(`/student/attempts/${theirs.id}/content`)).toBe(404);
    expect(await refused(`/itf/classes/unit-test-assigned/${foreign.assignmentId}`)).toBe(404);
    expect(await refused(`/student/unit-tests-assigned/${foreign.assignmentId}/start`, 'POST', {})).toBe(404);
    expect(
      await refused('/itf/unit-tests-result/submit', 'POST', {
        attemptId: theirs.id,
        clientId: 'may-hoc-sinh-1',
        entries: [],
      }),
    ).toBe(404);
    expect(
      (await t.as(learner).call('GET /partner-exams/{partnerSlug}/{examSlug}', { params: addressOf(other) })).learner,
    ).toBeNull();
    expect(
      await failure(
        t.as(learner).call('POST /partner-exams/{partnerSlug}/{examSlug}/open', { params: addressOf(other) }),
      ),
    ).toMatchObject({ code: 'LAUNCH_REQUIRED' });
    expect(
      await t.as(learner).call('POST /partner-exams/{partnerSlug}/{examSlug}/open', { params: addressOf(test) }),
    ).toEqual({ assignmentId });
  });

  it('opens no route that does not say so', async () => {
    const { learner } = await launched(test, { sub: 'hs-006' });
    const statuses = new Map<string, number>();
    for (const [key, spec] of Object.entries(routes) as [RouteKey, RouteSpec][]) {
      if (spec.access === 'public' || spec.launched) continue;
      const [method, path] = key.split(' ') as ['GET', string];
      const url = `/api${path.replace(/\{\w+\}/g, '01a1fc5d-0000-7000-8000-000000000000')}`;
      const { statusCode } = await t.as(learner).raw({ method, url, ...(method !== 'GET' && { payload: {} }) });
      if (statusCode !== 403) statuses.set(key, statusCode);
    }
    expect(statuses).toEqual(new Map());
  });

  it('is refused with a reason that says what to do, and never logged', async () => {
    const expired = token(test, { iat: Math.floor(t.now() / 1_000) - 299, exp: Math.floor(t.now() / 1_000) - 1 });
    const { reply, code, session } = await launchBy(test, expired);
    expect([reply.statusCode, code, session]).toEqual([422, 'LAUNCH_EXPIRED', undefined]);
    expect(reply.json<{ message: string }>().message).toContain('bấm mở bài lần nữa');
    expect((await launchBy(test, `${token(test)}x`)).code).toBe('LAUNCH_INVALID');
    const other = await addClient(t);
    expect(
      (
        await launchBy(
          test,
          signLaunch({ secret: other.secret, issuer: other.clientAppId, audience: test.launchUrl!, now: t.now() }),
        )
      ).code,
    ).toBe('LAUNCH_FOREIGN');
    const used = token(test, { sub: 'hs-005', jti: 'dung-mot-lan' });
    expect((await launchBy(test, used)).code).toBeUndefined();
    expect((await launchBy(test, used)).code).toBe('LAUNCH_USED');
    const log = lines.join('\n');
    for (const text of [used, expired, client.secret, 'eyJhbGci']) expect(log).not.toContain(text);
  });

  it('is unknown at other addresses and for a disabled partner', async () => {
    for (const [p, e] of [
      ['khong-co', test.slug],
      [partnerSlug, 'khong-co'],
      ['manage', 'users'],
    ])
      expect(
        await failure(
          t.as(null).call('GET /partner-exams/{partnerSlug}/{examSlug}', { params: { partnerSlug: p!, examSlug: e! } }),
        ),
      ).toMatchObject({ status: 404 });
    const admin = await t.createUser({ role: 'ADMIN' });
    const set = (status: 'ACTIVE' | 'DISABLED') =>
      t.as(admin).call('PUT /itf/partners/{id}/update-status', { params: { id: client.partnerId }, body: { status } });
    await set('DISABLED');
    expect((await launchBy(test, token(test))).reply.statusCode).toBe(404);
    await set('ACTIVE');
  });

  it('is named by its own title, not by that of the test, from the start screen to the result', async () => {
    const { learner, assignmentId } = await launched(test, { sub: 'hs-ten' });
    const params = { id: assignmentId };
    const shown = await t.as(learner).call('GET /itf/classes/unit-test-assigned/{id}', { params });
    expect(shown.title).toBe('Giữa kỳ');
    await t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params });
    const result = await t.as(learner).call('GET /student/unit-tests-assigned/{id}/result', { params, query: {} });
    expect(result.exam.name).toBe('Giữa kỳ');
  });

  it('has a home with the tests of its partner and nothing of other learners', async () => {
    const address = 'https://lms.songhong.example/bai/9';
    const { learner } = await launched(test, { sub: 'hs-nha', return_url: address });
    const second = await add({ title: 'Cuối kỳ' });
    const later = (await launched(second, { sub: 'hs-nha' })).learner;
    await launched(second, { sub: 'hs-ke-ben' });
    expect(await t.as(later).call('GET /account/profile')).toMatchObject({ launched: true });
    const own = await t.as(later).call('GET /partner-exams/own');
    expect(own.map(({ title, open, state, window }) => [title, open, state, window])).toEqual([
      ['Cuối kỳ', true, 'NOT_STARTED', 'OPEN'],
      ['Giữa kỳ', false, 'NOT_STARTED', 'OPEN'],
    ]);
    expect(own[1]).toMatchObject({
      partner: { name: 'Sông Hồng' },
      page: `/${partnerSlug}/${test.slug}`,
      returnUrl: `${address}?vumon_state=NOT_STARTED`,
    });
    expect((await t.as(learner).call('GET /partner-exams/own')).map(({ open }) => open)).toEqual([false, true]);
    const student = await t.createUser({ role: 'STUDENT' });
    expect(await t.as(student).call('GET /partner-exams/own')).toEqual([]);
    expect(await t.as(student).call('GET /account/profile')).toMatchObject({ launched: false });
  });

  it('leads to an account that its learner can make the own one, once and soon, with all that was done', async () => {
    const phone = async (number: string) => {
      const sent = { username: number, purpose: 'REGISTER' as const };
      await t.as(null).call('POST /auth/sms-otp', { body: sent });
      const code = /\b(\d{6})\b/.exec((await newestOutboxMessages(t.db, number))[0]!.body)![1]!;
      return (await t.as(null).call('POST /auth/verify-sms-otp', { body: { ...sent, code } })).ticket;
    };
    const own = async (user: TestUser | null, number: string, changes: object = { takeOver: true }) => {
      const ticket = await phone(number);
      const payload = { ticket, fullName: 'Lê Hoà', birthday: '2000-02-02', password: 'Vumon2026x', acceptTerms: true };
      const reply = await t
        .as(user)
        .raw({ method: 'POST', url: '/api/auth/register', payload: { ...payload, ...changes } });
      const token = reply.cookies.find(({ name }) => name === 'session')?.value;
      return {
        code: reply.json<{ code?: string }>().code,
        data: reply.json().data,
        user: { id: '', token } as TestUser,
      };
    };
    const launch = { sub: 'hs-giu' };
    const { learner, assignmentId } = await launched(test, launch);
    const params = { id: assignmentId };
    const attempt = await t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params });
    const colleague = (await launched(test, launch)).learner;
    // Without a launched session, and with one that was left open.
    const nobody = await own(null, '0912000001');
    const somebody = await own(await t.createUser({ role: 'STUDENT' }), '0912000002');
    expect([nobody.code, somebody.code]).toEqual(['TAKE_OVER_REFUSED', 'TAKE_OVER_REFUSED']);
    const { user_id: id } = await t.db
      .selectFrom('partner_learners')
      .select('user_id')
      .where('learner_id', '=', 'hs-giu')
      .executeTakeFirstOrThrow();
    const began = (at: Date) =>
      t.db.updateTable('sessions').set({ created_at: at }).where('user_id', '=', id).execute();
    await began(new Date(t.now() - hour - 1_000));
    expect((await own(learner, '0912000003')).code).toBe('TAKE_OVER_REFUSED');
    await began(new Date(t.now()));
    // A seat of a sample class opens such a session too, of an account that is nobody's to keep.
    const isSample = (sample: boolean) => t.db.updateTable('users').set({ sample }).where('id', '=', id).execute();
    await isSample(true);
    expect((await own(learner, '0912000008')).code).toBe('TAKE_OVER_REFUSED');
    await isSample(false);
    const taken = await own(learner, '0912000004');
    expect(taken.data).toMatchObject({ userId: id, role: 'STUDENT' });
    expect(await t.as(taken.user).call('GET /account/profile')).toMatchObject({
      id,
      fullName: 'Lê Hoà',
      launched: false,
    });
    const running = await t.as(taken.user).call('GET /itf/classes/unit-test-assigned/{id}', { params });
    expect(running.attempt).toMatchObject({ id: attempt.id, status: 'RUNNING' });
    // Who held another session of the learner's cannot take it too, nor goes on with it.
    expect((await own(colleague, '0912000005')).code).toBe('TAKE_OVER_REFUSED');
    expect(await failure(t.as(colleague).call('GET /partner-exams/own'))).toMatchObject({ status: 401 });
    // The partner goes on launching the same learner, into the test alone, and does not name the owner any more.
    const again = (await launched(test, { ...launch, name: 'Tên Khác' })).learner;
    expect(await t.as(again).call('GET /account/profile')).toMatchObject({ id, fullName: 'Lê Hoà', launched: true });
    expect((await own(again, '0912000006')).code).toBe('TAKE_OVER_REFUSED');
    // Signing up without the wish opens another account, and leaves that of the launch alone.
    const { learner: next } = await launched(test, { sub: 'hs-khong-giu' });
    const apart = await own(next, '0912000007', {});
    expect(apart.code).toBeUndefined();
    expect(await t.as(apart.user).call('GET /partner-exams/own')).toEqual([]);
  });

  it('opens no account that was locked', async () => {
    await launched(test, { sub: 'hs-khoa' });
    const { user_id: id } = await t.db
      .selectFrom('partner_learners')
      .select('user_id')
      .where('learner_id', '=', 'hs-khoa')
      .executeTakeFirstOrThrow();
    const admin = await t.createUser({ role: 'ADMIN' });
    await t.as(admin).call('POST /itf/users/{id}/lock', { params: { id }, body: { reason: 'Vi phạm' } });
    const { code, session } = await launchBy(test, token(test, { sub: 'hs-khoa' }));
    expect([code, session]).toEqual(['LOCK_ACCOUNT', undefined]);
  });

  it('can be left out by a learner who signs in, where the exam lets them', async () => {
    const student = await t.createUser({ role: 'STUDENT' });
    const comeIn = (one: { slug: string }) =>
      t.as(student).call('POST /partner-exams/{partnerSlug}/{examSlug}/open', { params: addressOf(one) });
    expect(await failure(comeIn(test))).toMatchObject({ code: 'LAUNCH_REQUIRED' });
    const open = await add({ title: 'Ai cũng vào' });
    const { assignmentId } = await comeIn(open);
    expect(
      await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } }),
    ).toMatchObject({ origin: 'PARTNER' });
    expect(
      await failure(t.as(null).call('POST /partner-exams/{partnerSlug}/{examSlug}/open', { params: addressOf(open) })),
    ).toMatchObject({ status: 401 });
    const late = await t.createUser({ role: 'STUDENT' });
    t.advance(4 * hour);
    const params = addressOf(open);
    expect(
      await failure(t.as(late).call('POST /partner-exams/{partnerSlug}/{examSlug}/open', { params })),
    ).toMatchObject({ code: 'LAUNCH_CLOSED' });
  });
});
