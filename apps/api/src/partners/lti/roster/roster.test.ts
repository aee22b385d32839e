/** A course's learners in a class: page by page, the same again, whoever left, and what a platform can answer instead. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownDataOfPartners } from '#partners/launches';
import type { OwnData } from '#people/hooks';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { addClient } from '../../../testing/clients.ts';
import { addCatalogue, addReadyExam } from '../../../testing/content.ts';
import { canvasMembers, canvasTeacher, moodleMembers } from '../../../testing/lti/messages.ts';
import { beginAt, postLaunch, startPlatform, type TestPlatform } from '../../../testing/lti/platform.ts';
import { ownDataOfLti } from '../own-data.queries.ts';
import { membersIn, nextPage } from './members.ts';

const t = await testApp();
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const service = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const learner = [`${membership}#Learner`];

interface Asked {
  readonly path: string;
  readonly accept: string | undefined;
  readonly token: string | undefined;
  readonly body: string;
}
let asked: Asked[] = [];
let members: Record<string, unknown>[] = [];
/** Replaces what the platform answers for a page. */
let instead: ((path: string) => { status?: number; body?: unknown; link?: string } | undefined) | null = null;
let platform: TestPlatform;
let teacher: TestUser;
let partnerId: string;
let launchUrl: string;
let classId: string;

const person = (id: string, name: string, more: object = {}) => ({
  user_id: id,
  status: 'Active',
  name,
  roles: learner,
  ...more,
});

const answers: TestPlatform['listener'] = ({ url = '', headers }, body, response) => {
  asked.push({ path: url, accept: headers.accept, token: headers.authorization, body });
  const json = (value: unknown, status = 200, more: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(value));
  if (url === '/token') return void json({ access_token: 'ma-danh-sach', token_type: 'bearer', expires_in: 3_600 });
  const other = instead?.(url);
  if (other) return void json(other.body ?? {}, other.status, other.link ? { link: other.link } : {});
  const from = Number(new URL(url, platform.origin).searchParams.get('from') ?? 0);
  const page = { id: url, context: { id: '2' }, members: members.slice(from, from + 2) };
  const link = from + 2 < members.length ? { link: `</members?from=${from + 2}>; rel="next"` } : undefined;
  return void json(page, 200, link);
};

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const admin = await t.createUser({ role: 'ADMIN' });
  const { examId } = await addReadyExam(t, teacher);
  await t.db
    .insertInto('series')
    .values({ id: 'S9', name: 'Bộ sách', name_en: 'Series', grade_id: 'G9', series_group: 'BOOK', subject: 'ENGLISH' })
    .execute();
  platform = await startPlatform();
  platform.listener = answers;
  ({ partnerId } = await addClient(t, { name: 'Sông Hồng' }));
  await t.as(admin).call('POST /itf/partners/{id}/lti-platforms', {
    params: { id: partnerId },
    body: {
      issuer: platform.issuer,
      clientId: platform.clientId,
      authUrl: `${platform.origin}/auth`,
      tokenUrl: `${platform.origin}/token`,
      jwksUrl: `${platform.origin}/keys`,
      deploymentIds: ['3'],
    },
  });
  const published = await t.as(teacher).call('POST /itf/integrated-tests', {
    body: {
      gradeId: 'G9',
      seriesId: 'S9',
      title: 'Giữa kỳ 1',
      partnerId,
      examId,
      startsAt: new Date(t.now() - 1_000).toISOString(),
      endsAt: new Date(t.now() + 48 * 3_600_000).toISOString(),
      minutes: 30,
      publish: true,
    },
  });
  launchUrl = published.launchUrl!;
  classId = await newClass(teacher, '9A');
});
afterAll(() => platform.close());
beforeEach(() => {
  asked = [];
  instead = null;
});

const newClass = async (owner: TestUser, code: string): Promise<string> =>
  (
    await t.as(owner).call('POST /itf/class', {
      body: { name: `Lớp ${code}`, code, gradeId: 'G9', schoolYear: 2026 },
    })
  ).id;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    ({ code }: CallError) => code,
  );

async function opened(claims: object = {}) {
  const begun = await beginAt(t, platform);
  const token = await platform.sign(begun.nonce, t.now(), {
    ...canvasTeacher,
    [claim('deployment_id')]: '3',
    [claim('target_link_uri')]: launchUrl,
    [service]: { context_memberships_url: `${platform.origin}/members?from=0`, service_versions: ['2.0'] },
    ...claims,
  });
  const { values } = await postLaunch(t, { state: begun.state, id_token: token });
  return t.as(null).call('POST /lti/open', { body: { ticket: values['open']!, proof: begun.proof } });
}
const rosterToken = async () => (await opened()).roster!;
const take = (token: string, into = classId, by = teacher) =>
  t.as(by).call('POST /lti/roster', { body: { token, classId: into } });
const inClass = async (id = classId) => {
  const page = await t.as(teacher).call('GET /itf/classes/{id}/students', { params: { id }, query: { size: 50 } });
  return page.items.map(({ fullName }) => fullName).sort();
};

describe('the list of a course', () => {
  it('comes into a class page by page, and the same list changes nothing', async () => {
    members = [
      person('r-1', 'Trần Minh Anh'),
      person('r-2', 'Lê Bảo', { roles: ['Learner'] }),
      person('r-3', 'Cô Thu Hà', { roles: [`${membership}#Instructor`] }),
      person('r-4', 'Đỗ Chi', { status: 'Inactive' }),
      { user_id: 'r-5', roles: learner },
    ];
    const token = await rosterToken();
    expect(await t.as(teacher).call('POST /lti/roster/look', { body: { token } })).toEqual({
      partner: 'Sông Hồng',
      course: 'Tiếng Anh 9',
      classId: null,
      classes: [{ id: classId, name: 'Lớp 9A', students: 0 }],
    });
    const counts = { removed: 0, own: 0, locked: 0, others: 1 };
    expect(await take(token)).toEqual({ ...counts, added: 3, already: 0 });
    expect(await inClass()).toEqual(['LTI r-5', 'Lê Bảo', 'Trần Minh Anh']);
    const pages = asked.filter(({ path }) => path.startsWith('/members'));
    expect(pages.map(({ path }) => path)).toEqual(['/members?from=0&limit=100', '/members?from=2', '/members?from=4']);
    expect(pages[0]).toMatchObject({
      accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
      token: 'Bearer ma-danh-sach',
    });
    expect(new URLSearchParams(asked[0]!.body).get('scope')).toBe(
      'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
    );
    const state = async () => [
      await t.db
        .selectFrom('class_students')
        .selectAll()
        .where('class_id', '=', classId)
        .orderBy('student_id')
        .execute(),
      await t.db.selectFrom('lti_roster_members').selectAll().orderBy('user_id').execute(),
      await t.db.selectFrom('classes').select('updated_at').where('id', '=', classId).execute(),
      await t.db
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('n'))
        .execute(),
    ];
    const before = await state();
    t.advance(60_000);
    expect(await take(token)).toEqual({ ...counts, added: 0, already: 3 });
    expect(await state()).toEqual(before);
    // Learners without a contact sign in by name, as those whom the teacher enters.
    const { rows } = {
      rows: await t.db
        .selectFrom('users')
        .select(['sign_in_name', 'one_time_password'])
        .where('full_name', '=', 'Lê Bảo')
        .execute(),
    };
    expect([rows[0]!.sign_in_name, rows[0]!.one_time_password !== null]).toEqual([
      expect.stringMatching(/^baol\d{3}/),
      true,
    ]);
  });

  it('takes who left the course out of the class without deleting anything, and brings back who returns', async () => {
    const token = await rosterToken();
    expect((await t.as(teacher).call('POST /lti/roster/look', { body: { token } })).classId).toBe(classId);
    // Added by hand: of no concern to the course.
    await t
      .as(teacher)
      .call('POST /itf/students/add-new', { body: { lastName: 'Vũ', firstName: 'Dung', classIds: [classId] } });
    const all = members;
    members = all.filter(({ user_id }) => user_id !== 'r-2');
    expect(await take(token)).toMatchObject({ added: 0, already: 2, removed: 1 });
    expect(await inClass()).toEqual(['LTI r-5', 'Trần Minh Anh', 'Vũ Dung']);
    const users = () =>
      t.db.selectFrom('users').select(['id', 'status', 'deleted_at']).where('full_name', '=', 'Lê Bảo').execute();
    const [left] = await users();
    expect(left).toMatchObject({ status: 'INACTIVE', deleted_at: null });
    members = all;
    expect(await take(token)).toMatchObject({ added: 1, already: 2, removed: 0 });
    expect(await users()).toEqual([left]);
  });

  it('knows a learner who has launched already, and one who has an account of their own', async () => {
    const begun = await beginAt(t, platform);
    const claims = { [claim('target_link_uri')]: launchUrl, sub: 'r-6', name: 'Ngô Em' };
    const { values } = await postLaunch(t, {
      state: begun.state,
      id_token: await platform.sign(begun.nonce, t.now(), claims),
    });
    const body = { ticket: values['open']!, proof: begun.proof };
    const { token: entry } = await t.as(null).call('POST /lti/open', { body });
    await t.as(null).raw({ method: 'POST', url: '/api/lti/enter', payload: { token: entry } });
    const known = await t.db
      .selectFrom('partner_learners')
      .select('user_id as id')
      .where('learner_id', '=', `${platform.issuer}#r-6`)
      .executeTakeFirstOrThrow();
    const owner = await t.createUser({ role: 'STUDENT' });
    await t.db
      .insertInto('partner_learners')
      .values({
        partner_id: partnerId,
        learner_id: `${platform.issuer}#r-7`,
        user_id: owner.id,
        created_at: new Date(t.now()),
        launched_at: new Date(t.now()),
      })
      .execute();
    members = [...members, person('r-6', 'Ngô Thị Em'), person('r-7', 'Người khác')];
    const token = await rosterToken();
    expect(await take(token)).toMatchObject({ added: 1, already: 3, own: 1 });
    const rows = await t.db
      .selectFrom('class_students')
      .innerJoin('users', 'users.id', 'student_id')
      .select(['users.id', 'full_name', 'sign_in_name'])
      .where('class_id', '=', classId)
      .where('student_id', 'in', [known.id, owner.id])
      .execute();
    expect(rows).toEqual([{ id: known.id, full_name: 'Ngô Thị Em', sign_in_name: expect.stringMatching(/^emnt\d/) }]);
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', known.id).execute();
    expect(await take(token)).toMatchObject({ added: 0, removed: 0, locked: 1 });
  });

  it('is in the export of what is stored of a learner and of the teacher', async () => {
    const { id } = await t.db
      .selectFrom('users')
      .select('id')
      .where('full_name', '=', 'Lê Bảo')
      .executeTakeFirstOrThrow();
    const part = async ({ parts }: OwnData, name: string, userId: string) =>
      (await parts![name]!(t.db, userId, null, new Date(t.now()))).rows;
    const course = { class: 'Lớp 9A', platform: platform.issuer, course: expect.any(String) as string };
    expect(await part(ownDataOfLti, 'courses', id)).toMatchObject([{ ...course, leftAt: null }]);
    expect(await part(ownDataOfPartners, 'partnerAccounts', id)).toMatchObject([
      { partner: 'Sông Hồng', learnerId: `${platform.issuer}#r-2` },
    ]);
    const reply = await t
      .as(teacher)
      .raw({ method: 'GET', url: '/api/account/export', headers: await t.confirmation(teacher) });
    expect(reply.json()).toMatchObject({
      coursesTaken: [course],
      integratedExams: [{ title: 'Giữa kỳ 1', partner: 'Sông Hồng' }],
      courses: [],
      partnerAccounts: [],
      gradebooks: [],
    });
    expect(reply.body).not.toContain('Lê Bảo');
  });

  it('records the consent of the school for whom it opens an account', async () => {
    const schoolId = t.app.newId();
    await t.db
      .insertInto('schools')
      .values({ id: schoolId, name: 'THCS Sông Hồng', created_at: new Date(t.now()) })
      .execute();
    const member = await t.createUser({ role: 'TEACHER' });
    await t.db
      .insertInto('school_members')
      .values({ school_id: schoolId, user_id: member.id, role: 'TEACHER', joined_at: new Date(t.now()) })
      .execute();
    await t.db
      .insertInto('memberships')
      .values({
        id: t.app.newId(),
        school_id: schoolId,
        package_code: 'SCHOOL',
        starts_at: new Date(t.now() - 1_000),
        ends_at: null,
      })
      .execute();
    const own = await newClass(member, '9B');
    const token = await rosterToken();
    members = [...members, person('r-8', 'Hồ Giang')];
    asked = [];
    await t.db.deleteFrom('teacher_consents').where('teacher_id', '=', member.id).execute();
    // Before any name is asked for.
    expect([await failure(take(token, own, member)), asked]).toEqual(['STUDENT_CONSENT_REQUIRED', []]);
    const { textVersion } = await t.as(member).call('GET /itf/students/consents');
    await t.as(member).call('POST /itf/students/consents', { body: { textVersion } });
    await take(token, own, member);
    const consents = await t.db
      .selectFrom('school_consents')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['full_name', 'way', 'text_version', 'school_id'])
      .where('school_id', '=', schoolId)
      .execute();
    expect(consents).toEqual([
      { full_name: 'Hồ Giang', way: 'ROSTER', text_version: textVersion, school_id: schoolId },
    ]);
  });

  it('keeps in the class whom another course names, and forgets a class that has ended', async () => {
    const into = await newClass(teacher, '9C');
    const courseToken = async (id: string) =>
      (await opened({ [claim('context')]: { id, title: 'Tiếng Anh 9' } })).roster!;
    const [first, second] = [await courseToken('khóa-1'), await courseToken('khóa-2')];
    members = [person('k-1', 'Đinh Hải'), person('k-2', 'Mai Lan')];
    expect(await take(first, into)).toMatchObject({ added: 2 });
    expect(await take(second, into)).toMatchObject({ added: 0, already: 2 });
    members = [person('k-2', 'Mai Lan')];
    expect(await take(first, into)).toMatchObject({ removed: 0 });
    expect(await inClass(into)).toEqual(['Mai Lan', 'Đinh Hải'].sort());
    expect(await take(second, into)).toMatchObject({ removed: 1 });
    expect(await inClass(into)).toEqual(['Mai Lan']);
    const classOf = async () => (await t.as(teacher).call('POST /lti/roster/look', { body: { token: first } })).classId;
    expect(await classOf()).toBe(into);
    await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', into).execute();
    expect(await classOf()).toBeNull();
    expect(await failure(take(first, into))).toBe('CLASS_INACTIVE');
  });

  it('opens a new account for whoever deleted theirs', async () => {
    const into = await newClass(teacher, '9D');
    members = [person('k-3', 'Hà My')];
    const token = await rosterToken();
    await take(token, into);
    const own = () =>
      t.db
        .selectFrom('partner_learners')
        .select('user_id as id')
        .where('learner_id', '=', `${platform.issuer}#k-3`)
        .executeTakeFirstOrThrow();
    const before = await own();
    await t.db
      .updateTable('class_students')
      .set({ removed_at: new Date(t.now()) })
      .where('student_id', '=', before.id)
      .execute();
    await t.db
      .updateTable('users')
      .set({ deleted_at: new Date(t.now()) })
      .where('id', '=', before.id)
      .execute();
    expect(await take(token, into)).toMatchObject({ added: 1 });
    expect((await own()).id).not.toBe(before.id);
  });

  it('is asked for with a new token after a refused one', async () => {
    const into = await newClass(teacher, '9E');
    members = [person('k-4', 'Vũ Nam')];
    const token = await rosterToken();
    instead = (path) => (path.startsWith('/members') ? { status: 401 } : undefined);
    expect(await failure(take(token, into))).toBe('LTI_ROSTER_REFUSED');
    instead = null;
    asked = [];
    expect(await take(token, into)).toMatchObject({ added: 1 });
    expect(asked.map(({ path }) => path)).toContain('/token');
  });

  it('is asked for at the own address of the platform alone, and not without a token', async () => {
    const strangers: string[] = [];
    const stranger = createServer(({ url = '' }, response) => {
      strangers.push(url);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"members": []}');
    }).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/members`;
    const token = await rosterToken();
    instead = () => ({ body: { members: [person('r-1', 'A')] }, link: `<${elsewhere}>; rel="next"` });
    expect(await failure(take(token))).toBe('LTI_ROSTER_REFUSED');
    expect(strangers).toEqual([]);
    stranger.close();
    // The one that is held runs out.
    t.advance(3_600_000);
    platform.listener = (request, body, response) =>
      request.url === '/token' ? void response.writeHead(400).end('{}') : answers(request, body, response);
    instead = null;
    asked = [];
    const refused = await failure(take(await rosterToken()));
    platform.listener = answers;
    expect([refused, asked]).toEqual(['LTI_ROSTER_REFUSED', []]);
  });

  it('leaves alone the name of whoever has signed in, and a learner of another partner with the same id', async () => {
    const into = await newClass(teacher, '9F');
    members = [person('k-5', 'Lý Mai')];
    const token = await rosterToken();
    await take(token, into);
    await t.db
      .updateTable('users')
      .set({ first_login_at: new Date(t.now()) })
      .where('full_name', '=', 'Lý Mai')
      .execute();
    const { partnerId: other } = await addClient(t);
    const theirs = await t.createUser({ role: 'STUDENT' });
    await t.db.updateTable('users').set({ email: null, sign_in_name: 'k6' }).where('id', '=', theirs.id).execute();
    const at = new Date(t.now());
    const learnerId = `${platform.issuer}#k-6`;
    await t.db
      .insertInto('partner_learners')
      .values({ partner_id: other, learner_id: learnerId, user_id: theirs.id, created_at: at, launched_at: at })
      .execute();
    members = [person('k-5', 'Tên Khác'), person('k-6', 'Phan Sáu')];
    expect(await take(token, into)).toMatchObject({ added: 1, already: 1 });
    expect(await inClass(into)).toEqual(['Lý Mai', 'Phan Sáu']);
    const rows = await t.db
      .selectFrom('class_students')
      .select('student_id')
      .where('student_id', '=', theirs.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('is taken into an own class alone, with the token of a teacher, for an hour', async () => {
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const token = await rosterToken();
    // Before any name is asked for.
    expect([await failure(take(token, classId, other)), asked]).toEqual(['CLASS_NOT_FOUND', []]);
    expect(await failure(take(`A${token.slice(1)}`))).toBe('LTI_STATE_INVALID');
    expect((await opened({ [service]: undefined })).roster).toBeNull();
    expect(
      (await opened({ [service]: { context_memberships_url: `${platform.origin}/m`, service_versions: ['1.0'] } }))
        .roster,
    ).toBeNull();
    t.advance(3_601_000);
    expect(await failure(take(token))).toBe('LAUNCH_EXPIRED');
  });

  it.each<[string, NonNullable<typeof instead>, string]>([
    ['an error', () => ({ status: 500, body: { members: [person('r-1', 'A')] } }), 'LTI_ROSTER_REFUSED'],
    [
      'more members than a course has',
      () => ({
        body: {
          members: Array.from({ length: 2_001 }, (_, n) => person(`g-${n}`, `Cô ${n}`, { roles: ['Instructor'] })),
        },
      }),
      'LTI_ROSTER_TOO_LARGE',
    ],
    ['no list', () => ({ body: { members: 'x' } }), 'LTI_ROSTER_REFUSED'],
    ['no learner', () => ({ body: { members: [] } }), 'LTI_ROSTER_EMPTY'],
    [
      'a next page elsewhere',
      () => ({ body: { members: [person('r-1', 'A')] }, link: '<https://khac.example/m>; rel="next"' }),
      'LTI_ROSTER_REFUSED',
    ],
    [
      'pages without end',
      (path) => ({ body: { members: [person('r-1', 'A')] }, link: `<${path}x>; rel=next` }),
      'LTI_ROSTER_TOO_LARGE',
    ],
    [
      'a second page that fails',
      (path) =>
        path.includes('from=2')
          ? { status: 503 }
          : { body: { members: [person('r-1', 'A')] }, link: '</members?from=2>; rel="next"' },
      'LTI_ROSTER_REFUSED',
    ],
    [
      'more learners than a class holds',
      () => ({ body: { members: Array.from({ length: 400 }, (_, n) => person(`n-${n}`, `Học sinh ${n}`)) } }),
      'REACH_LIMIT_STUDENT_PER_CLASS',
    ],
  ])('is refused when the platform answers %s, and the class stays as it is', async (_what, answer, code) => {
    const before = await inClass();
    instead = answer;
    expect(await failure(take(await rosterToken()))).toBe(code);
    expect(await inClass()).toEqual(before);
  });
});

describe('a page of members', () => {
  it.each([
    ['<https://a.example/2>; rel="next"', 'https://a.example/2'],
    ['</m?p=2>; rel=next', 'https://a.example/m?p=2'],
    ['<x>; rel="prev", <y>; title="a"; rel="last next"', 'https://a.example/y'],
    ['<https://a.example/2>; rel="differences"', null],
    ['<https://a.example/2>; rel="nextish"', null],
    ['<http://[>; rel="next"', null],
    [null, null],
  ])('with the header %s is followed by %s', (header, next) => {
    expect(nextPage(header, 'https://a.example/')).toBe(next);
  });

  it('of Moodle and of Canvas is read as they tell it', () => {
    expect(membersIn(moodleMembers.page)).toEqual([
      { subject: '42', fullName: 'Trần Minh Anh', role: 'LEARNER' },
      { subject: '7', fullName: 'LTI 7', role: 'TEACHER' },
    ]);
    expect(nextPage(moodleMembers.link, moodleMembers.page.id)).toBe(
      'https://moodle.truong.example/mod/lti/services.php/CourseSection/2/bindings/3/memberships?limit=100&from=100',
    );
    // An address for a name, then given and family name; whoever has left is told too.
    expect(membersIn(canvasMembers.page)).toEqual([
      { subject: '535fa085-f2b4-4655-9cd5-a36a9215bc64', fullName: 'Trần Minh Anh', role: 'LEARNER' },
    ]);
    expect(nextPage(canvasMembers.link, canvasMembers.page.id)).toBe(
      'https://truong.instructure.com/api/lti/courses/3/names_and_roles?page=2&per_page=50',
    );
  });

  it('is named without invisible characters', () => {
    expect(membersIn({ members: [person('b', '\u202eLê\u200b An')] })).toMatchObject([{ fullName: 'Lê An' }]);
  });

  it('leaves out who has no usable id or is not active', () => {
    const all = [
      null,
      'x',
      {},
      { user_id: 7 },
      { user_id: 'có dấu' },
      person('a', 'A', { status: 'Deleted' }),
      person('b', 'B'),
    ];
    expect(membersIn({ members: all })).toEqual([{ subject: 'b', fullName: 'B', role: 'LEARNER' }]);
    expect([membersIn(undefined), membersIn({}), membersIn([])]).toEqual([undefined, undefined, undefined]);
  });
});
