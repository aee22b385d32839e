import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { deliverEvents } from '../../../testing/jobs.ts';
import { addCatalogue } from '../../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  await t.db
    .insertInto('grades')
    .values(
      [2, 6].map((grade) => ({ id: `G${grade}`, name: `Lớp ${grade}`, name_en: `Grade ${grade}`, position: grade })),
    )
    .execute();
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Hoa', lastName: 'Trần' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
let made = 0;

async function classOf(of: TestUser, gradeId = 'G2') {
  const { id } = await t.as(of).call('POST /itf/class', {
    body: { code: `TH${++made}`, name: `Lớp 2A${made}`, gradeId, schoolYear: 2026 },
  });
  return id;
}
async function add(of: TestUser, classId: string, firstName = 'Ánh') {
  const { studentId } = await t.as(of).call('POST /itf/classes/{id}/students/add-student', {
    params: { id: classId },
    body: { lastName: 'Nguyễn Văn', firstName, code: `E${++made}` },
  });
  return studentId;
}
const switchTo = (of: TestUser, id: string, way: 'PICTURES' | 'DIGITS' | null) =>
  t.as(of).call('PUT /itf/class/{id}/sign-in', { params: { id }, body: { way } });
const cards = (of: TestUser, id: string, studentIds: string[]) =>
  t.as(of).call('POST /itf/class/{id}/sign-in/cards', { params: { id }, body: { studentIds } });
// Each test asks from an address of its own, so that no throttle reaches another.
let address = 0;
function from(ip = `10.1.0.${++address}`) {
  const post = async (url: string, payload: object) => {
    const reply = await t.as(null).raw({ method: 'POST', url: `/api${url}`, payload, remoteAddress: ip });
    return reply.json() as { code?: string; data: any };
  };
  return {
    names: (code: string) => post('/auth/class-names', { code }),
    enter: (code: string, learner: string, secret: string) =>
      post('/auth/class-login', { code, learner, secret, tokensInBody: true }),
  };
}

/** A class that signs in, with learners who have cards. */
async function withCards(names: string[], way: 'PICTURES' | 'DIGITS' = 'PICTURES', of = teacher) {
  const id = await classOf(of);
  const students: string[] = [];
  for (const name of names) students.push(await add(of, id, name));
  await switchTo(of, id, way);
  const { code, cards: printed } = await cards(of, id, students);
  const listed = (await from().names(code)).data.learners as { id: string; name: string }[];
  const rowOf = (at: number) => listed.find(({ name }) => name.endsWith(names[at]!))!.id;
  const secretOf = (at: number) => printed.find((card) => card.id === students[at])!.secret;
  return { id, students, code, rowOf, secretOf };
}
const works = async (token: string) =>
  (await t.as({ id: '', token }).raw({ method: 'GET', url: '/api/account/sessions' })).statusCode === 200;

describe('signing in by class code, name and card', () => {
  test.each(['PICTURES', 'DIGITS'] as const)('%s', async (way) => {
    const { id, students, code, rowOf, secretOf } = await withCards(['Ánh', 'Bình'], way);
    const { data } = await from().names(code);
    expect(data).toEqual({
      className: expect.stringContaining('Lớp 2A'),
      way,
      learners: [
        { id: rowOf(0), name: 'N. V. Ánh' },
        { id: rowOf(1), name: 'N. V. Bình' },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(students[0]);
    expect(secretOf(0)).toMatch(way === 'DIGITS' ? /^\d{6}$/ : /^[a-z]+( [a-z]+){3}$/);
    const { data: session } = await from().enter(code.toLowerCase().replace('-', ' '), rowOf(0), secretOf(0));
    expect(session).toMatchObject({ userId: students[0], role: 'STUDENT' });
    // A session of a learner, and no more: nothing that needs the password.
    const child = t.as({ id: students[0]!, token: session.accessToken });
    expect((await child.raw({ method: 'GET', url: `/api/itf/class/${id}/sign-in` })).statusCode).toBe(403);
    expect(
      (await child.raw({ method: 'POST', url: '/api/account/confirm', payload: { password: secretOf(0) } })).json(),
    ).toMatchObject({
      code: 'PASSWORD_INCORRECT',
    });
    const stored = await t.db.selectFrom('class_sign_ins').select('secret_hash').where('class_id', '=', id).execute();
    for (const row of stored) expect(row.secret_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('five tries for each learner, however they are sent; then the teacher opens it', async () => {
    const { id, students, code, rowOf, secretOf } = await withCards(['Ánh', 'Bình']);
    const wrong = secretOf(0).split(' ').reverse().join(' ');
    const replies = await Promise.all(Array.from({ length: 12 }, () => from().enter(code, rowOf(0), wrong)));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((one) => one === 'CLASS_SECRET_WRONG')).toHaveLength(5);
    expect(codes.filter((one) => one === 'CLASS_SIGN_IN_LOCKED')).toHaveLength(7);
    expect((await from().enter(code, rowOf(0), secretOf(0))).code).toBe('CLASS_SIGN_IN_LOCKED');
    expect((await from().enter(code, rowOf(1), secretOf(1))).data).toMatchObject({ userId: students[1] });
    // Days do not open it.
    t.advance(3 * 86_400_000);
    expect((await from().enter(code, rowOf(0), secretOf(0))).code).toBe('CLASS_SIGN_IN_LOCKED');
    t.advance(-3 * 86_400_000);
    const params = { id };
    const state = await t.as(teacher).call('GET /itf/class/{id}/sign-in', { params });
    expect(state.learners.map((one) => one.state)).toEqual(['LOCKED', 'READY']);
    await t.as(teacher).call('POST /itf/class/{id}/sign-in/open', { params, body: { studentIds: [students[0]!] } });
    expect((await from().enter(code, rowOf(0), secretOf(0))).data).toMatchObject({ userId: students[0] });
    // A success gives the five tries back.
    for (let n = 0; n < 4; n += 1) expect((await from().enter(code, rowOf(0), wrong)).code).toBe('CLASS_SECRET_WRONG');
    expect((await from().enter(code, rowOf(0), secretOf(0))).data).toMatchObject({ userId: students[0] });
  });

  test('new cards end the older ones, sessions, and are told; a running session of others stays', async () => {
    const { id, students, code, rowOf, secretOf } = await withCards(['Ánh', 'Bình']);
    const first = (await from().enter(code, rowOf(0), secretOf(0))).data.accessToken as string;
    const second = (await from().enter(code, rowOf(1), secretOf(1))).data.accessToken as string;
    const again = await cards(teacher, id, [students[0]!]);
    await vi.waitFor(async () => expect(await works(first)).toBe(false));
    expect(await works(second)).toBe(true);
    expect((await from().enter(code, rowOf(0), secretOf(0))).code).toBe('CLASS_SECRET_WRONG');
    expect((await from().enter(code, rowOf(0), again.cards[0]!.secret)).data).toMatchObject({ userId: students[0] });
    await deliverEvents(t);
    const notices = await t.db.selectFrom('notices').select('kind').where('owner_id', '=', students[0]!).execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['PASSWORD_RENEWED', 'PASSWORD_RENEWED']);
    const log = await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', students[0]!).execute();
    expect(log.filter(({ action }) => action === 'class-card-made')).toHaveLength(2);
  });
});

describe('names of a class', () => {
  test('are found by its code with the random end alone', async () => {
    const { id, code } = await withCards(['Ánh']);
    const [own] = code.split('-') as [string];
    const asked = from();
    for (const guess of [own, `${own}-`, `${own}-BCDFGH`, code.slice(0, -1), ''])
      expect((await asked.names(guess)).code).toBe('CLASS_CODE_UNKNOWN');
    // Switched off, deactivated, in another grade, or deleted: the same reply.
    await switchTo(teacher, id, null);
    expect((await asked.names(code)).code).toBe('CLASS_CODE_UNKNOWN');
    const next = (await switchTo(teacher, id, 'PICTURES')).code!;
    expect(next).not.toBe(code);
    expect((await asked.names(next)).data.learners).toEqual([]);
    const change = (values: object) => t.db.updateTable('classes').set(values).where('id', '=', id).execute();
    for (const [away, back] of [
      [{ status: 'DEACTIVATED' }, { status: 'ACTIVE' }],
      [{ grade_id: 'G6' }, { grade_id: 'G2' }],
      [{ deleted_at: new Date(t.now()) }, { deleted_at: null }],
    ] as const) {
      await change(away);
      expect((await asked.names(next)).code).toBe('CLASS_CODE_UNKNOWN');
      await change(back);
      expect((await asked.names(next)).code).toBeUndefined();
    }
  });

  test('guessing codes has to wait, for the right one too; elsewhere nobody waits', async () => {
    const { code } = await withCards(['Ánh']);
    const guesser = from();
    for (let n = 0; n < 30; n += 1) expect((await guesser.names(`TH1-BCDF${22 + n}`)).code).toBe('CLASS_CODE_UNKNOWN');
    expect((await guesser.names(code)).code).toBe('TOO_MANY_REQUESTS');
    expect((await guesser.enter(code, randomUUID(), 'cat dog fish bee')).code).toBe('TOO_MANY_REQUESTS');
    expect((await from().names(code)).code).toBeUndefined();
  });

  test('guessing secrets all over a class has to wait as well', async () => {
    const { code, rowOf, secretOf } = await withCards(['Ánh']);
    const guesser = from();
    const tryOne = () => guesser.enter(code, randomUUID(), 'cat dog fish bee');
    expect((await tryOne()).code).toBe('CLASS_SECRET_WRONG');
    // As after 198 more.
    await t.db.updateTable('sign_in_failures').set({ failures: 199 }).where('key', 'like', 'class-secret:%').execute();
    expect((await tryOne()).code).toBe('CLASS_SECRET_WRONG');
    expect((await guesser.enter(code, rowOf(0), secretOf(0))).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('no way around a verified account', () => {
  test.each(['email', 'phone'] as const)(
    'a learner with an own %s gets no card, and an older card opens nothing',
    async (kind) => {
      const { id, students, code, rowOf, secretOf } = await withCards(['Ánh', 'Bình']);
      await t.db
        .updateTable('users')
        .set({ [kind]: kind === 'email' ? `${students[0]!}@example.com` : `8491${String(1_000_000 + made)}` })
        .where('id', '=', students[0]!)
        .execute();
      expect((await from().enter(code, rowOf(0), secretOf(0))).code).toBe('CLASS_SECRET_WRONG');
      expect((await from().names(code)).data.learners).toHaveLength(1);
      const again = await cards(teacher, id, students);
      expect(again.cards.map((card) => card.id)).toEqual([students[1]]);
      expect(again.left.map((one) => one.id)).toEqual([students[0]]);
    },
  );

  test('whoever left the class, or is locked, or is no learner, does not get in', async () => {
    const { id, students, code, rowOf, secretOf } = await withCards(['Ánh']);
    const change = (values: object) => t.db.updateTable('users').set(values).where('id', '=', students[0]!).execute();
    for (const [away, back] of [
      [{ status: 'LOCK' }, { status: 'ACTIVE' }],
      [{ role: 'TEACHER' }, { role: 'STUDENT' }],
      [{ is_admin: true }, { is_admin: false }],
    ] as const) {
      await change(away);
      expect((await from().enter(code, rowOf(0), secretOf(0))).code).toBe('CLASS_SECRET_WRONG');
      await change(back);
    }
    expect((await from().enter(code, rowOf(0), secretOf(0))).data).toMatchObject({ userId: students[0] });
    await t
      .as(teacher)
      .call('POST /itf/classes/{id}/students/remove-list', { params: { id }, body: { studentIds: students } });
    expect((await from().enter(code, rowOf(0), secretOf(0))).code).toBe('CLASS_SECRET_WRONG');
  });

  test('a card of one class opens nothing through another', async () => {
    const one = await withCards(['Ánh']);
    const other = await withCards(['Bình'], 'PICTURES', await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
    expect((await from().enter(other.code, one.rowOf(0), one.secretOf(0))).code).toBe('CLASS_SECRET_WRONG');
  });
});

describe('the teacher', () => {
  test('switches it on for grades 1 to 5 of own classes, and confirms the password for cards', async () => {
    const sixth = await classOf(teacher, 'G6');
    expect((await failure(switchTo(teacher, sixth, 'PICTURES'))).code).toBe('CLASS_SIGN_IN_GRADE');
    const id = await classOf(teacher);
    const student = await add(teacher, id);
    expect((await failure(cards(teacher, id, [student]))).code).toBe('CLASS_SIGN_IN_OFF');
    const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const params = { id };
    for (const work of [
      () => switchTo(stranger, id, 'PICTURES'),
      () => cards(stranger, id, [student]),
      () => t.as(stranger).call('GET /itf/class/{id}/sign-in', { params }),
      () => t.as(stranger).call('POST /itf/class/{id}/sign-in/open', { params, body: { studentIds: [student] } }),
    ])
      expect(await failure(work())).toMatchObject({ status: 404, code: 'CLASS_NOT_FOUND' });
    await switchTo(teacher, id, 'DIGITS');
    const unconfirmed = await t
      .as(teacher)
      .raw({ method: 'POST', url: `/api/itf/class/${id}/sign-in/cards`, payload: { studentIds: [student] } });
    expect(unconfirmed.json()).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    expect((await failure(cards(teacher, id, [student, randomUUID()]))).code).toBe('STUDENT_NOT_FOUND');
  });

  test('another way makes cards invalid', async () => {
    const { id, code, rowOf, secretOf } = await withCards(['Ánh']);
    const changed = await switchTo(teacher, id, 'DIGITS');
    expect(changed).toMatchObject({ way: 'DIGITS', code, learners: [{ state: 'NONE' }] });
    expect((await from().enter(code, rowOf(0), secretOf(0))).code).toBe('CLASS_SECRET_WRONG');
  });
});
