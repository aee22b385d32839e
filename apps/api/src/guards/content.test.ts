/** Guards of questions and tests: who may see and copy what, tested through HTTP. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../testing/app.ts';
import { addCatalogue, addQuestion, addReadyExam, examFacts, smallFormat } from '../testing/content.ts';

const t = await testApp();
let author: TestUser;
let colleague: TestUser;
let operator: TestUser;
let admin: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  author = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  operator = await t.createUser({ role: 'OPERATOR' });
  admin = await t.createUser({ role: 'ADMIN' });
});

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );

describe('a shared question', () => {
  it('is visible to teachers: staff neither reads nor copies it', async () => {
    const id = await addQuestion(t.db, { owner: author, privacy: 'PUBLIC' });
    const read = (user: TestUser) => outcome(t.as(user).call('GET /questions/{id}', { params: { id } }));
    const copy = (user: TestUser) => outcome(t.as(user).call('POST /questions/{id}/copy', { params: { id } }));
    expect(await Promise.all([author, colleague, operator, admin].map(read))).toEqual([
      'OK',
      'OK',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect(await Promise.all([colleague, operator, admin].map(copy))).toEqual(['OK', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('a test of the system with an activation code', () => {
  it('is assigned by teachers unchanged, and copied by staff only', async () => {
    const { examId: id } = await addReadyExam(t, author);
    await t.db.updateTable('exams').set({ scope: 'SYSTEM', owner_id: operator.id }).where('id', '=', id).execute();
    const copy = (user: TestUser) =>
      outcome(t.as(user).call('POST /itf/unit-tests/{id}/copy', { params: { id }, body: { name: 'Bản sao' } }));
    const abilities = async () => {
      const exam = await t.as(colleague).call('GET /itf/unit-tests/{id}', { params: { id } });
      return { copy: exam.abilities.copy, assign: exam.abilities.assign };
    };
    expect(await copy(colleague)).toBe('OK');
    expect(await abilities()).toEqual({ copy: true, assign: true });
    await t.as(operator).call('PUT /itf/unit-tests/{id}/activation-code', { params: { id }, body: { needed: true } });
    expect(await copy(colleague)).toBe('FORBIDDEN');
    expect(await abilities()).toEqual({ copy: false, assign: true });
    expect(await copy(operator)).toBe('OK');
  });
});

describe('a test of the system whose questions a teacher may not see', () => {
  const ofSystem = async (changes: object) => {
    const { examId: id } = await addReadyExam(t, author);
    await t.db
      .updateTable('exams')
      .set({ scope: 'SYSTEM', owner_id: operator.id, ...changes })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const preview = (user: TestUser, id: string) =>
    outcome(t.as(user).call('GET /itf/unit-tests/{id}/preview', { params: { id } }));
  const keys = (user: TestUser, id: string) =>
    outcome(t.as(user).call('GET /itf/unit-tests/{id}/keys', { params: { id } }));

  it('has no preview and no keys when it requires a code', async () => {
    const id = await ofSystem({ needs_code: true });
    expect(await preview(colleague, id)).toBe('FORBIDDEN');
    expect(await keys(colleague, id)).toBe('FORBIDDEN');
    expect(await preview(operator, id)).toBe('OK');
  });

  it('has no preview and no keys below the package that opens it, and names the packages that do', async () => {
    const id = await ofSystem({ exam_type: 19 });
    expect(await preview(colleague, id)).toBe('PACKAGE_REQUIRED');
    expect(await keys(colleague, id)).toBe('PACKAGE_REQUIRED');
    const international = await t.createUser({ role: 'TEACHER', package: 'INTERNATIONAL' });
    expect(await preview(international, id)).toBe('OK');
  });

  it('is not copied below the package that opens it', async () => {
    const id = await ofSystem({ exam_type: 19 });
    const copy = (user: TestUser) =>
      outcome(t.as(user).call('POST /itf/unit-tests/{id}/copy', { params: { id }, body: { name: 'Bản sao' } }));
    expect(await copy(colleague)).toBe('PACKAGE_REQUIRED');
    expect(await copy(await t.createUser({ role: 'TEACHER', package: 'INTERNATIONAL' }))).toBe('OK');
  });

  it('requires a code only when it belongs to the system', async () => {
    const { examId: id } = await addReadyExam(t, author);
    const need = (user: TestUser, exam: string) =>
      outcome(
        t.as(user).call('PUT /itf/unit-tests/{id}/activation-code', { params: { id: exam }, body: { needed: true } }),
      );
    await t.db.updateTable('exams').set({ owner_id: operator.id }).where('id', '=', id).execute();
    expect(await need(operator, id)).toBe('UNIT_TEST_NOT_FOUND');
    expect(await need(operator, await ofSystem({}))).toBe('OK');
  });
});

describe('a deleted question', () => {
  it('is neither read nor added to a test nor proposed for one', async () => {
    const lone = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const own = t.as(lone);
    const { id: formatId } = await own.call('POST /itf/unit-test-templates', {
      body: { ...smallFormat, gradeId: 'G8' },
    });
    const [kept, gone] = [
      await addQuestion(t.db, { owner: lone, gradeId: 'G8' }),
      await addQuestion(t.db, { owner: lone, gradeId: 'G8' }),
    ];
    const exam = await own.call('POST /itf/unit-tests/create', { body: { ...examFacts, gradeId: 'G8', formatId } });
    await own.call('DELETE /questions/{id}', { params: { id: gone } });
    expect(await outcome(own.call('GET /questions/{id}', { params: { id: gone } }))).toBe('NOT_FOUND');
    const proposal = await own.call('GET /itf/unit-tests/generate', { query: { formatId } });
    expect(proposal.parts.flatMap((part) => part.questions.map(({ id }) => id))).toEqual([kept]);
    const save = (question: string) =>
      outcome(
        own.call('PUT /itf/unit-tests/update', {
          body: {
            ...examFacts,
            gradeId: 'G8',
            formatId,
            id: exam.id,
            updatedAt: exam.updatedAt,
            parts: [{ partId: 'part1', questions: [{ id: question }] }],
          },
        }),
      );
    expect(await save(gone)).toBe('BODY_INVALID');
    expect(await save(kept)).toBe('OK');
  });
});
