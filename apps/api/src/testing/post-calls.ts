/** For every POST that `ownedCalls` does not hold: a call that succeeds, or where it is tested instead. */
import { randomUUID } from 'node:crypto';
import type { RouteKey } from '@vumon/contract';
import { questionType } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import xlsx from '@e965/xlsx';
import sharp from 'sharp';
import { withTransaction } from '#db';
import { grantOwnedTest } from '#exam/practice';
import type { TestApp, TestUser } from './app.ts';
import { addCatalogue, addQuestion, addReadyExam, examFacts, smallFormat } from './content.ts';
import { createOwnedWorld } from './owned.ts';
import { createSchool } from './school.ts';

export interface PostCall {
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly fields?: Record<string, string>;
  readonly file?: { readonly name: string; readonly bytes: Buffer };
}

type Made = Promise<{ call: PostCall; user: TestUser }>;

const teacherOf = async (t: TestApp) => {
  await addCatalogue(t.db);
  return t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
};
const operatorOf = async (t: TestApp) => {
  await addCatalogue(t.db);
  return t.createUser({ role: 'OPERATOR' });
};
type MakeUser = (t: TestApp) => Promise<TestUser>;
const adminOf: MakeUser = (t) => t.createUser({ role: 'ADMIN' });
/** In no school. */
const soloOf: MakeUser = (t) => t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
const studentOf: MakeUser = (t) => t.createUser({ role: 'STUDENT' });
const by =
  (make: MakeUser, call: PostCall | ((t: TestApp, user: TestUser) => Promise<PostCall>) = {}) =>
  async (t: TestApp): Made => {
    const user = await make(t);
    return { user, call: typeof call === 'function' ? await call(t, user) : call };
  };

const visitor = {
  fullName: 'Trần Thu Nga',
  phone: '0912345678',
  email: 'nga@example.com',
  message: 'Xin báo giá',
  openMs: 20_000,
};
async function requestOf(t: TestApp): Promise<string> {
  await t.as(null).call('POST /user-question', { body: visitor });
  return (await t.db.selectFrom('user_requests').select('id').executeTakeFirstOrThrow()).id;
}
async function openEvent(t: TestApp, user: TestUser): Promise<string> {
  const { id } = await t.as(user).call('POST /itf/user-events', { body: { name: 'Hội thảo ra đề' } });
  await t.as(user).call('PUT /itf/user-events/{id}', { params: { id }, body: openEventFacts(t.now()) });
  return id;
}
/** An open event of one place tomorrow. */
export const openEventFacts = (now: number) => ({
  name: 'Hội thảo ra đề',
  nameEn: 'Workshop on tests',
  about: '',
  aboutEn: '',
  place: 'Hà Nội',
  placeEn: 'Hanoi',
  audience: 'EVERYBODY' as const,
  startsAt: new Date(now + 86_400_000).toISOString(),
  endsAt: new Date(now + 90_000_000).toISOString(),
  joinUntil: null,
  capacity: 20,
  state: 'OPEN' as const,
  revision: 1,
});
const short = () => randomUUID().slice(0, 8);
const seriesFacts = {
  name: 'Tiếng Anh 9 Bình Minh',
  nameEn: 'Sunrise 9',
  gradeId: 'G9',
  subject: 'ENGLISH',
  seriesGroup: 'BOOK',
  coursebookGroup: 'MIDDLE',
  publisher: 'NA',
  state: 'SHOWN',
} as const;
const choiceFacts = { name: 'Kim Ngưu', nameEn: 'Taurus', group: null, state: 'SHOWN' } as const;
const publisher = async (t: TestApp, user: TestUser) => {
  const code = `K${short().toUpperCase()}`;
  await t
    .as(user)
    .call('POST /itf/choice-lists/{list}', { params: { list: 'publishers' }, body: { ...choiceFacts, code } });
  return { list: 'publishers', code } as const;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const classBody = () => ({ code: short(), name: '9A1', gradeId: 'G9', schoolYear: 2026 });
const question = () => ({
  type: 'MC1',
  gradeId: 'G9',
  subject: 'ENGLISH',
  skill: 'GR',
  schemaVersion: questionType('MC1').schemaVersion,
  content: samples.MC1.content,
  answerKey: samples.MC1.key,
});

const judging =
  (more: object = {}) =>
  async (t: TestApp): Promise<PostCall> => ({
    params: { id: await addQuestion(t.db) },
    body: { version: 1, reason: 'Trùng', ...more },
  });

function sheet(rows: string[][]): Buffer {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Lớp');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}
const learners = () => ({
  fields: { step: 'CHECK' },
  file: {
    name: 'lop.xlsx',
    bytes: sheet([
      ['Họ và tên', 'Mã học sinh'],
      ['Trần Văn An', short()],
    ]),
  },
});
const picture = async () => ({
  fields: { kind: 'image' },
  file: {
    name: 'hinh.png',
    bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  },
});
const gift = { name: 'cau-hoi.gift', bytes: Buffer.from('::Câu 1:: She {=goes ~go ~going} to school.\n') };

/** A test of the system that the gift may hold and learners may take. */
const systemTest = async (t: TestApp) => (await addReadyExam(t, await operatorOf(t), { pool: 'PRACTICE' })).examId;

export const postCalls: Partial<Record<RouteKey, (t: TestApp) => Made>> = {
  'POST /itf/class': by(teacherOf, async () => ({ body: classBody() })),
  'POST /itf/classes/next-year': by(teacherOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/class', { body: classBody() });
    return { body: { to: 2027, closeOld: true, classes: [{ action: 'END', id }] } };
  }),
  'POST /itf/classes/{id}/students/import': by(teacherOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/class', { body: classBody() });
    return { params: { id }, ...learners() };
  }),
  'POST /itf/students/import': by(teacherOf, async () => learners()),
  'POST /itf/students/add-new': by(teacherOf, { body: { lastName: 'Trần', firstName: 'An' } }),
  'POST /itf/students/consents': by(teacherOf, async (t, user) => {
    const { textVersion } = await t.as(user).call('GET /itf/students/consents');
    return { body: { textVersion } };
  }),
  'POST /itf/join_class_request': by(studentOf, async (t) => {
    const teacher = await teacherOf(t);
    const { id } = await t.as(teacher).call('POST /itf/class', { body: classBody() });
    const { code } = await t.as(teacher).call('PUT /itf/class/{id}/join', { params: { id }, body: { open: true } });
    return { body: { classCode: code } };
  }),
  'POST /itf/schools': by(adminOf, async (t) => ({ body: { name: 'THCS A', administratorId: (await soloOf(t)).id } })),
  'POST /itf/schools/{id}/members': by(adminOf, async (t, admin) => {
    const body = { name: 'THCS B', administratorId: (await soloOf(t)).id };
    const { id } = await t.as(admin).call('POST /itf/schools', { body });
    return { params: { id }, body: { userId: (await soloOf(t)).id, role: 'TEACHER' } };
  }),
  'POST /itf/schools/{id}/invitations': by(adminOf, async (t, admin) => {
    const body = { name: 'THCS D', administratorId: (await soloOf(t)).id };
    const { id } = await t.as(admin).call('POST /itf/schools', { body });
    return { params: { id }, body: { contact: 'moi@truong.example', role: 'TEACHER' } };
  }),
  'POST /school/invitations': by(async (t) => t.createUser({ role: 'TEACHER', package: 'SCHOOL' }), {
    body: { contact: 'moi@truong.example' },
  }),
  'POST /itf/schools/{id}/memberships': by(adminOf, async (t, admin) => {
    const body = { name: 'THCS C', administratorId: (await soloOf(t)).id };
    const { id } = await t.as(admin).call('POST /itf/schools', { body });
    return { params: { id }, body: { endsOn: inDays(400).slice(0, 10), replace: false, reason: 'Hợp đồng' } };
  }),

  'POST /itf/users/{id}/lock': by(adminOf, async (t) => ({
    params: { id: (await studentOf(t)).id },
    body: { reason: 'Vi phạm' },
  })),
  'POST /itf/users/{id}/sign-out': by(adminOf, async (t) => ({ params: { id: (await studentOf(t)).id } })),
  'POST /itf/users/{id}/memberships': by(adminOf, async (t) => ({
    params: { id: (await t.createUser({ role: 'TEACHER' })).id },
    body: { packageCode: 'ADVANCE', endsOn: inDays(400).slice(0, 10), replace: false, reason: 'Tặng' },
  })),
  'POST /itf/users/staff': by(adminOf, async () => ({
    body: { fullName: 'Lê Hoa', contact: `${short()}@vumon.example`, role: 'OPERATOR', delivery: 'PRINT' },
  })),
  'POST /itf/users/{id}/invitation': by(adminOf, async (t, admin) => {
    const reply = await t.as(admin).raw({
      method: 'POST',
      url: '/api/itf/users/staff',
      headers: await t.confirmation(admin),
      payload: { fullName: 'Lê Hoa', contact: `${short()}@vumon.example`, role: 'OPERATOR', delivery: 'PRINT' },
    });
    return { params: { id: reply.json().data.id }, body: { delivery: 'PRINT' } };
  }),

  'POST /questions': by(teacherOf, { body: question() }),
  'POST /questions/import': by(teacherOf, { file: gift }),
  'POST /questions/import/{id}/confirm': by(teacherOf, async (t, user) => {
    const check = (await t.as(user).upload('POST /questions/import', { file: gift })).json().data;
    return {
      params: { id: check.importId ?? check.id },
      body: { lines: [1], subject: 'ENGLISH', gradeId: 'G9', skill: 'GR' },
    };
  }),
  'POST /questions/import/paper': by(teacherOf, {
    file: {
      name: 'de.txt',
      bytes: Buffer.from(
        'Câu 1. Số nào là số nguyên tố?\nA. 9\nB. 13\nC. 21\nD. 27\nCâu 2. Tính 2 + 2.\nA. 3\nB. 4\nC. 5\nD. 6\n',
      ),
    },
  }),
  'POST /questions/{id}/versions/{version}/restore': by(teacherOf, async (t, user) => ({
    params: { id: await addQuestion(t.db, { owner: user }), version: '1' },
    body: { version: 1 },
  })),
  'POST /questions/merge': by(teacherOf, async (t, user) => {
    const [keep, other] = [await addQuestion(t.db, { owner: user }), await addQuestion(t.db, { owner: user })];
    return { body: { keep, remove: [other] } };
  }),
  'POST /questions/similar': by(teacherOf, async () => {
    const { type, schemaVersion, content } = question();
    return { body: { type, schemaVersion, content } };
  }),
  'POST /questions/tell-apart': by(teacherOf, async (t, user) => ({
    body: { ids: [await addQuestion(t.db, { owner: user }), await addQuestion(t.db, { owner: user })], apart: true },
  })),
  'POST /itf/question-types/{code}/trial': by(teacherOf, { params: { code: 'MC1' }, body: { response: {} } }),
  'POST /itf/unit-test-templates': by(teacherOf, { body: smallFormat }),
  'POST /itf/unit-tests/create': by(teacherOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/unit-test-templates', { body: smallFormat });
    return { body: { ...examFacts, formatId: id, parts: [] } };
  }),
  'POST /itf/unit-tests/teacher': by(teacherOf, async (t) => ({ body: { unitTestId: await systemTest(t) } })),
  'POST /itf/unit-tests/use': by(teacherOf, async (t) => ({ body: { id: await systemTest(t) } })),
  'POST /itf/media': by(teacherOf, picture),
  'POST /itf/topics': by(operatorOf, {
    body: { subject: 'ENGLISH', gradeId: 'G9', strand: null, name: 'Thì hiện tại', nameEn: 'Present tense' },
  }),
  'POST /itf/choice-lists/{list}': by(operatorOf, async () => ({
    params: { list: 'publishers' },
    body: { ...choiceFacts, code: `K${short().toUpperCase()}` },
  })),
  'POST /itf/choice-lists/{list}/{code}/move': by(operatorOf, async (t, user) => ({
    params: await publisher(t, user),
    body: { place: 1 },
  })),
  'POST /itf/choice-lists/{list}/{code}/undo': by(operatorOf, async (t, user) => {
    const params = await publisher(t, user);
    const body = { ...choiceFacts, name: 'Tên khác', revision: 1 };
    await t.as(user).call('PUT /itf/choice-lists/{list}/{code}', { params, body });
    return { params, body: { revision: 2 } };
  }),
  'POST /itf/bulk-changes/questions': by(operatorOf, async (t) => {
    await addQuestion(t.db);
    return { body: { filter: {}, change: { kind: 'pool', pool: 'EXAM' } } };
  }),
  'POST /itf/bulk-changes/tests': by(operatorOf, async (t, user) => {
    await addReadyExam(t, user);
    return { body: { filter: {}, change: { kind: 'unpublish' } } };
  }),
  'POST /itf/content-changes/{kind}/{id}/undo': by(operatorOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/unit-test-templates', { body: smallFormat });
    await t
      .as(user)
      .call('PUT /itf/unit-test-templates/{id}/update-status', { params: { id }, body: { active: false } });
    const { items } = await t.as(user).call('GET /itf/content-changes', { query: { of: id } });
    return { params: { kind: 'FORMAT', id }, body: { revision: items[0]!.revision, at: items[0]!.at } };
  }),
  'POST /itf/topics/{id}/undo': by(operatorOf, async (t, user) => {
    const body = { subject: 'ENGLISH' as const, gradeId: 'G9', strand: null, name: 'Mạo từ', nameEn: 'Articles' };
    const { id, revision } = await t.as(user).call('POST /itf/topics', { body });
    const names = { name: 'Tên khác', nameEn: 'Another', active: true };
    await t.as(user).call('PUT /itf/topics/{id}', { params: { id }, body: names });
    return { params: { id }, body: { revision: revision + 1 } };
  }),
  'POST /itf/series': by(operatorOf, { body: seriesFacts }),
  'POST /itf/series/{id}/move': by(operatorOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/series', { body: seriesFacts });
    return { params: { id }, body: { place: 1 } };
  }),
  'POST /itf/series/{id}/picture': by(operatorOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/series', { body: seriesFacts });
    return { params: { id }, fields: { locale: 'vi' }, file: (await picture()).file };
  }),
  'POST /itf/series/{id}/undo': by(operatorOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/series', { body: seriesFacts });
    const body = { ...seriesFacts, name: 'Tên khác', revision: 1 };
    await t.as(user).call('PUT /itf/series/{id}', { params: { id }, body });
    return { params: { id }, body: { revision: 2 } };
  }),
  'POST /itf/question-checks/{id}/correct': by(operatorOf, judging({ change: null })),
  'POST /itf/question-checks/{id}/dismiss': by(operatorOf, judging()),
  'POST /itf/question-checks/{id}/retire': by(operatorOf, judging()),
  'POST /itf/test-lists/{kind}/{gradeId}/undo': by(operatorOf, async (t, user) => {
    const { examId } = await addReadyExam(t, user);
    const key = { kind: 'SAMPLE', gradeId: 'G9' } as const;
    const { revision, tests } = await t.as(user).call('GET /itf/test-lists/{kind}/{gradeId}', { params: key });
    const body = { revision, tests: [...tests.map(({ id }) => id), examId] };
    const put = await t.as(user).call('PUT /itf/test-lists/{kind}/{gradeId}', { params: key, body });
    return { params: key, body: { revision: put.revision } };
  }),
  'POST /itf/banners': by(operatorOf, { body: { name: 'Ngày nhà giáo', placement: 'POPUP' } }),
  'POST /itf/banners/{id}/picture': by(operatorOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/banners', { body: { name: 'Ngày nhà giáo', placement: 'POPUP' } });
    return { params: { id }, fields: { locale: 'vi', device: 'desktop' }, file: (await picture()).file };
  }),
  'POST /itf/banners/{id}/undo': by(operatorOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/banners', { body: { name: 'Ngày nhà giáo', placement: 'POPUP' } });
    const { file } = await picture();
    const fields = { locale: 'vi', device: 'desktop' } as const;
    await t.as(user).upload('POST /itf/banners/{id}/picture', { params: { id }, fields, file });
    return { params: { id }, body: { revision: 2 } };
  }),
  'POST /itf/user-events': by(operatorOf, { body: { name: 'Hội thảo ra đề' } }),
  'POST /account/support-code': by(soloOf),
  'POST /itf/user-event/join': by(operatorOf, async (t, user) => ({ body: { eventId: await openEvent(t, user) } })),
  'POST /itf/user-event/leave': by(operatorOf, async (t, user) => ({ body: { eventId: await openEvent(t, user) } })),
  'POST /site-events': by(adminOf, {
    body: { events: [{ id: '01a1fc5d-0000-4000-8000-000000000001', page: '/home' }] },
  }),
  'POST /user-question': by(adminOf, { body: visitor }),
  'POST /user-request': by(adminOf, { body: visitor }),
  'POST /itf/user-requests/{id}/answer': by(adminOf, async (t) => {
    const id = await requestOf(t);
    return { params: { id }, body: { text: 'Chào anh chị', revision: 1 } };
  }),
  'POST /itf/quotes': by(adminOf, async (t) => ({
    body: {
      requestId: await requestOf(t),
      recipient: 'Cô Hạnh',
      locale: 'vi' as const,
      validUntil: new Date(t.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      items: [{ packageCode: 'ADVANCE' as const, quantity: 1 }],
    },
  })),
  'POST /itf/user-requests/{id}/notes': by(adminOf, async (t) => ({
    params: { id: await requestOf(t) },
    body: { text: 'Đã gọi' },
  })),
  'POST /itf/topics/{id}/move': by(operatorOf, async (t, user) => {
    const body = { subject: 'ENGLISH' as const, gradeId: 'G8', strand: null, name: 'A', nameEn: 'A' };
    await t.as(user).call('POST /itf/topics', { body });
    const { id } = await t.as(user).call('POST /itf/topics', { body: { ...body, name: 'B', nameEn: 'B' } });
    return { params: { id }, body: { by: -1 } };
  }),

  'POST /student': by(studentOf, async (t) => {
    await t.db
      .insertInto('gift_exams')
      .values({ grade_id: 'G9', position: 1, exam_id: await systemTest(t) })
      .execute();
    return { body: { gradeId: 'G9' } };
  }),
  'POST /student/unit-tests/{id}/practise': by(studentOf, async (t, { id: userId }) => {
    const examId = await systemTest(t);
    await withTransaction(t.app.db, (db) =>
      grantOwnedTest({ db, now: t.now() }, { userId, examId, uses: 2, source: 'ORDER', reference: 'VM1' }),
    );
    return { params: { id: examId }, body: {} };
  }),
  'POST /practice-test/{token}/start': by(studentOf, async (t) => {
    const teacher = await teacherOf(t);
    const { examId } = await addReadyExam(t, teacher);
    const { url } = await t
      .as(teacher)
      .call('POST /itf/unit-tests/{id}/practice-link', { params: { id: examId }, body: {} });
    return { params: { token: url.split('/practice-test/')[1]! } };
  }),
  'POST /itf/unit-tests/{id}/practice-link': by(teacherOf, async (t, user) => ({
    params: { id: (await addReadyExam(t, user)).examId },
    body: {},
  })),
  'POST /account/calendar-feed': by(teacherOf),
  'POST /itf/statistic/unit-tests': by(teacherOf, { body: {} }),

  'POST /itf/active-codes': by(adminOf, {
    body: {
      kind: 'PACKAGE',
      name: 'Lô 1',
      count: 3,
      usesAllowed: 1,
      expiresAt: null,
      packageCode: 'ADVANCE',
      months: 12,
      tests: null,
    },
  }),
  'POST /payment/quote': by((t) => t.createUser({ role: 'TEACHER' }), { body: { packageCode: 'INTERNATIONAL' } }),
  'POST /payment/create': by(
    (t) => t.createUser({ role: 'TEACHER' }),
    async (t, user) => {
      const { total } = await t.as(user).call('POST /payment/quote', { body: { packageCode: 'ADVANCE' } });
      return { body: { packageCode: 'ADVANCE', method: 'VNPAYQR', total } };
    },
  ),
  'POST /itf/sales': by(adminOf, {
    body: { name: 'Hè', nameEn: 'Summer', price: 1000, startsAt: inDays(1), endsAt: inDays(9), packageCode: 'ADVANCE' },
  }),
  'POST /itf/vouchers': by(adminOf, async () => ({
    body: {
      code: `V${short().toUpperCase()}`,
      name: 'Giảm giá',
      kind: 'PERCENT',
      value: 10,
      ceiling: null,
      itemKinds: null,
      packages: null,
      roles: null,
      startsAt: null,
      endsAt: null,
      usesAllowed: 5,
      usesPerUser: 1,
    },
  })),
  'POST /itf/partners': by(adminOf, async () => ({
    body: { slug: `doi-tac-${short()}`, name: 'Đối tác', allowedOrigins: [] },
  })),
  'POST /itf/partners/{id}/lti-platforms': by(adminOf, async (t, admin) => ({
    params: { id: await partner(t, admin) },
    body: {
      issuer: 'https://moodle.truong.example',
      clientId: short(),
      authUrl: 'https://moodle.truong.example/mod/lti/auth.php',
      tokenUrl: 'https://moodle.truong.example/mod/lti/token.php',
      jwksUrl: 'https://moodle.truong.example/mod/lti/certs.php',
      deploymentIds: ['3'],
    },
  })),
  'POST /itf/partners/{id}/lti-registration': by(adminOf, async (t, admin) => ({
    params: { id: await partner(t, admin) },
  })),
  'POST /itf/partners/{id}/rotate-secret': by(adminOf, async (t, admin) => ({
    params: { id: await partner(t, admin) },
  })),
  'POST /itf/partners/{id}/revoke-old-secret': by(adminOf, async (t, admin) => ({
    params: { id: await partner(t, admin) },
  })),

  'POST /itf/partners/{id}/deliveries/send-again': by(adminOf, async (t, admin) => ({
    params: { id: await partner(t, admin) },
    body: {},
  })),

  'POST /itf/exam-sessions': by(soloOf, async (t, teacher) => ({ body: await examSessionFacts(t, teacher) })),
  'POST /itf/exam-sessions/{id}/notes': by(soloOf, async (t, teacher) => ({
    params: { id: (await examSession(t, teacher)).id },
    body: { text: 'Mất điện' },
  })),
  'POST /itf/exam-sessions/{id}/cancel': by(soloOf, async (t, teacher) => ({
    params: { id: (await examSession(t, teacher)).id },
  })),

  'POST /itf/integrated-tests': by(soloOf, async (t, teacher) => ({ body: await integratedFacts(t, teacher) })),
  'POST /itf/integrated-tests/{id}/publish': by(soloOf, async (t, teacher) => ({
    params: { id: (await integrated(t, teacher, false)).id },
  })),
  'POST /itf/integrated-tests/{id}/end': by(soloOf, async (t, teacher) => ({
    params: { id: (await integrated(t, teacher)).id },
  })),
  'POST /itf/integrated-tests/{id}/copy': by(soloOf, async (t, teacher) => ({
    params: { id: (await integrated(t, teacher)).id },
  })),
  'POST /itf/integrated-tests/{id}/unpublish': by(operatorOf, async (t) => ({
    params: { id: (await integrated(t, await soloOf(t))).id },
    body: { reason: 'Đề có lỗi' },
  })),
  'POST /itf/integrated-tests/{id}/republish': by(operatorOf, async (t, operator) => {
    const params = { id: (await integrated(t, await soloOf(t))).id };
    await t.as(operator).call('POST /itf/integrated-tests/{id}/unpublish', { params, body: { reason: 'Đề có lỗi' } });
    return { params };
  }),
  'POST /partner-exams/{partnerSlug}/{examSlug}/open': by(studentOf, async (t) => {
    const { partner: one, slug } = await integrated(t, await soloOf(t));
    return { params: { partnerSlug: one.slug, examSlug: slug } };
  }),

  'POST /itf/class/{id}/update-logo': by(teacherOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/class', { body: classBody() });
    return { params: { id }, file: (await picture()).file };
  }),
  'POST /account/update-avatar': by(teacherOf, async () => ({ file: (await picture()).file })),
  'POST /itf/partners/{id}/update-logo': by(adminOf, async (t, admin) => ({
    params: { id: await partner(t, admin) },
    file: (await picture()).file,
  })),
  'POST /itf/classes/{id}/students/add-list': by(teacherOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/class', { body: classBody() });
    const { studentId } = await t.as(user).call('POST /itf/students/add-new', { body: { firstName: 'An' } });
    return { params: { id }, body: { studentIds: [studentId] } };
  }),
  'POST /itf/students/add-student': by(teacherOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/class', { body: classBody() });
    const { studentId } = await t.as(user).call('POST /itf/students/add-new', { body: { firstName: 'An' } });
    return { body: { studentId, classIds: [id] } };
  }),
  'POST /itf/classes/{id}/students/move-list': by(teacherOf, async (t, user) => {
    const { id } = await t.as(user).call('POST /itf/class', { body: classBody() });
    const to = await t.as(user).call('POST /itf/class', { body: classBody() });
    const body = { firstName: 'An', classIds: [id] };
    const { studentId } = await t.as(user).call('POST /itf/students/add-new', { body });
    return { params: { id }, body: { studentIds: [studentId], toClassId: to.id } };
  }),
  'POST /itf/users/{id}/unlock': by(adminOf, async (t, admin) => {
    const { id } = await studentOf(t);
    await t.as(admin).call('POST /itf/users/{id}/lock', { params: { id }, body: { reason: 'Vi phạm' } });
    return { params: { id } };
  }),
  'POST /itf/classes/unit-tests/{id}/resume': async (t) => {
    const { teacher: user, assignmentId: id } = await createOwnedWorld(t);
    await t.as(user).call('POST /itf/classes/unit-tests/{id}/pause', { params: { id } });
    return { user, call: { params: { id } } };
  },
  'POST /itf/unit-tests-result/{id}/resume': async (t) => {
    const { teacher: user, attemptId: id } = await createOwnedWorld(t);
    await t.as(user).call('POST /itf/unit-tests-result/{id}/pause', { params: { id }, body: {} });
    return { user, call: { params: { id } } };
  },
  'POST /itf/unit-tests-result/{id}/reopen': async (t) => {
    const { teacher: user, attemptId: id } = await createOwnedWorld(t);
    await t.as(user).call('POST /itf/unit-tests-result/{id}/collect', { params: { id } });
    return { user, call: { params: { id }, body: { minutes: 5 } } };
  },
  'POST /itf/active-codes/disable': by(adminOf, { body: { ids: [randomUUID()], disabled: true } }),

  'POST /account/locale': by(teacherOf, { body: { locale: 'en' } }),
  'POST /account/subject': by(teacherOf, { body: { subject: 'MATH' } }),
  'POST /account/time-zone': by(teacherOf, { body: { timeZone: 'Asia/Bangkok' } }),
  'POST /account/sessions/sign-out': by(teacherOf),
  'POST /notices/read-all': by(teacherOf),
  'POST /itf/first-page/code': by(teacherOf),
  'POST /itf/first-page/later': by(teacherOf),
  'POST /itf/failed-jobs/retry': by(adminOf, { body: { ids: [1] } }),
  'POST /itf/failed-jobs/discard': by(adminOf, { body: { ids: [1] } }),
};

async function partner(t: TestApp, admin: TestUser): Promise<string> {
  const reply = await t.as(admin).raw({
    method: 'POST',
    url: '/api/itf/partners',
    headers: await t.confirmation(admin),
    payload: { slug: `doi-tac-${short()}`, name: 'Đối tác', allowedOrigins: [] },
  });
  return reply.json().data.partner.id;
}

async function integratedFacts(t: TestApp, teacher: TestUser) {
  const { examId } = await addReadyExam(t, teacher);
  await t.db
    .insertInto('series')
    .values({
      id: 'S9',
      name: 'Bình Minh 9',
      name_en: 'Sunrise 9',
      grade_id: 'G9',
      series_group: 'BOOK',
      subject: 'ENGLISH',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    gradeId: 'G9',
    seriesId: 'S9',
    title: `Giữa kỳ ${short()}`,
    partnerId: await partner(t, await adminOf(t)),
    examId,
    startsAt: new Date(t.now() - 1_000).toISOString(),
    endsAt: inDays(2),
    minutes: 30,
  };
}

async function examSessionFacts(t: TestApp, teacher: TestUser) {
  const { examId } = await addReadyExam(t, teacher);
  const school = await createSchool(t, { teacher, codes: ['MC1'] });
  await t
    .as(teacher)
    .call('POST /itf/students/add-new', { body: { lastName: 'Trần', firstName: 'Bình', classIds: [school.classId] } });
  return {
    title: `Giữa kỳ ${short()}`,
    classIds: [school.classId],
    minutes: 45,
    shifts: [{ startsAt: inDays(2), examId }],
    rooms: [{ place: 'Phòng máy 1', machines: 24 }],
  };
}

const examSession = async (t: TestApp, teacher: TestUser) =>
  t.as(teacher).call('POST /itf/exam-sessions', { body: await examSessionFacts(t, teacher) });

const integrated = async (t: TestApp, teacher: TestUser, publish = true) =>
  t.as(teacher).call('POST /itf/integrated-tests', { body: { ...(await integratedFacts(t, teacher)), publish } });

/** Routes whose call needs more than a test of all routes should set up, or that cannot succeed twice. */
export const testedElsewhere: Partial<Record<RouteKey, string>> = {
  'POST /account/support-stays/{id}/end': 'a stay ends once: support.test.ts',
  'POST /itf/users/{id}/support-stay': 'a code opens once: support.test.ts',
  'POST /support-stay/end': 'a stay ends once: support.test.ts',
  'POST /list-views/{list}/file': 'it stores nothing but the note of it: list-views.test.ts',
  'POST /itf/bulk-changes/{id}/stop': 'a change is stopped once: bulk-changes.test.ts',
  'POST /itf/bulk-changes/{id}/continue': 'a change goes on once: bulk-changes.test.ts',
  'POST /itf/bulk-changes/{id}/undo': 'a change is taken back once: bulk-changes.test.ts',
  'POST /itf/page-texts/{page}/{locale}/discard': 'a draft is thrown away once: page-texts.test.ts',
  'POST /itf/page-texts/{page}/{locale}/publish': 'a draft is published once: page-texts.test.ts',
  'POST /itf/page-texts/{page}/{locale}/undo': 'a revision is taken back once: page-texts.test.ts',
  'POST /auth/sign-on/{provider}/start': 'begins another sign-in: sign-on.test.ts',
  'POST /auth/sign-on/{provider}/finish': 'once: sign-on.test.ts',
  'POST /auth/sign-on/join': 'one account for each ticket: sign-on.test.ts',
  'POST /account/sign-on/{provider}/link': 'begins another sign-in: sign-on.test.ts',
  'POST /school/sign-ons/{provider}/start': 'begins another sign-in: sign-on.test.ts',
  'POST /itf/schools/{id}/sign-ons': 'finds the organisation bound: sign-on.test.ts',
  'POST /itf/students/one-time-passwords':
    'needs a learner who has signed in: one-time-passwords.test.ts; each call makes new ones',
  'POST /itf/class/{id}/sign-in/cards': 'needs a class that signs in: class-sign-in.test.ts; each call makes new ones',
  'POST /itf/class/{id}/sign-in/open': 'sets tries to none: class-sign-in.test.ts',
  'POST /exam-rooms/check': 'writes the same row again: exam-sessions.test.ts',
  'POST /exam-rooms/look': 'reads: exam-sessions.test.ts',
  'POST /exam-rooms/enter': 'opens a session each time: exam-sessions.test.ts',
  'POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks': 'needs a room: exam-sessions.test.ts, which pauses twice',
  'POST /itf/exam-sessions/{id}/candidates/{studentId}/let-in': 'sets a mark: exam-sessions.test.ts',
  'POST /itf/exam-sessions/{id}/release': 'needs an exam that is over: exam-sessions.test.ts',
  'POST /auth/class-names': 'reads: class-sign-in.test.ts',
  'POST /auth/class-login': 'opens a session each time: class-sign-in.test.ts',
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/offer': 'an offer is answered once: question-reports.test.ts',
  'POST /itf/question-checks/{id}/undo': 'a dismissal is undone once: question-reports.test.ts',
  'POST /student/attempts/{id}/reports': 'needs an attempt that is handed in: question-reports.test.ts',
  'POST /auth/login': 'opens a session each time: sessions.test.ts holds their number',
  'POST /auth/first-login': 'a ticket opens one session: accounts.test.ts',
  'POST /auth/sign-out-device': 'a ticket for one session: sessions.test.ts',
  'POST /auth/refresh-token': 'a token is renewed once, the same again within the grace: sessions.test.ts',
  'POST /auth/sms-otp': 'refused before the countdown ends: one-time-codes.test.ts',
  'POST /auth/verify-sms-otp': 'a code opens once: one-time-codes.test.ts',
  'POST /auth/register': 'an address has one account: accounts.test.ts',
  'POST /auth/forgot-password': 'a ticket opens once: accounts.test.ts',
  'POST /auth/set-password': 'changes one row: accounts.test.ts',
  'POST /auth/logout': 'the session ends once: sessions.test.ts',
  'POST /auth/client-app-token': 'short tokens that are not stored: partners.test.ts',
  'POST /itf/partners/{id}/callbacks/test': 'calls an address: callbacks.test.ts',
  'POST /itf/first-page/assign': 'needs a ready test: first-page.test.ts',
  'POST /first-page/sit': 'a code opens once: first-page.test.ts',
  'POST /partner-exams/{partnerSlug}/{examSlug}/launch': 'a token opens once: launches.test.ts',
  'POST /lti/register': 'a link registers once: registration.test.ts',
  'POST /lti/start': 'reads: lti.test.ts',
  'POST /lti/look': 'reads: lti.test.ts',
  'POST /lti/open': 'a ticket opens once: lti.test.ts',
  'POST /lti/enter': 'a token opens once: lti.test.ts',
  'POST /lti/offers': 'reads: lti.test.ts',
  'POST /lti/choose': 'the first choice counts: lti.test.ts',
  'POST /school/rosters': 'needs a file: rosters.test.ts',
  'POST /school/rosters/{id}/start': 'what is carried out goes on: rosters.test.ts',
  'POST /lti/chosen': 'reads: lti.test.ts',
  'POST /lti/roster/look': 'reads: roster.test.ts',
  'POST /lti/roster': 'the same members change nothing: roster.test.ts',
  'POST /account/role': 'refused as ROLE_CHOSEN: accounts.test.ts',
  'POST /account/guardian': 'a ticket opens once: guardians.test.ts',
  'POST /account/confirm': 'a ticket that is not stored: confirmation.test.ts',
  'POST /account/contact': 'a ticket opens once: contact-changes.test.ts',
  'POST /account/contact/undo': 'a token opens once: contact-changes.test.ts',
  'POST /account/delete': 'the session ends with the account: own-account.test.ts',
  'POST /mail/unsubscribe': 'a choice of one row: notices.test.ts',
  'POST /notices/{id}/read': 'a mark on one row: notices.test.ts',
  'POST /jobs/{id}/cancel': 'a mark on one row: jobs.test.ts',
  'POST /itf/active-codes/active': 'needs a printed code: activation-codes.test.ts',
  'POST /itf/orders/{id}/review': 'an order that waits: payments.test.ts; the second is refused',
  'POST /itf/orders/{id}/refund': 'a paid order: refunds.test.ts',
  'POST /itf/sales/{id}/stop': 'a mark on one row: sales.test.ts',
  'POST /itf/users/{id}/password-reset': 'needs a contact: users.test.ts',
  'POST /itf/voucher/validate': 'reads: vouchers.test.ts',
  'POST /itf/unit-tests/send-email-to-student': 'once an hour for each learner: assignments.test.ts',
  'POST /itf/unit-tests/{id}/practice-link/send': 'once an hour for each learner: links.test.ts',
  'POST /itf/unit-tests-result/send-mail': 'once an hour for each learner: results.test.ts',
  'POST /itf/unit-tests-result/{id}/accept-late':
    'needs late answers; one entry is accepted once: late-answers.test.ts',
  'POST /itf/classes/unit-tests-assigned/{id}/marking/marks':
    'needs a handed-in attempt; the key holds its version: marking.test.ts',
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/undo': 'needs a regrade; names its step: regrade.test.ts',
  'POST /itf/media/recordings': 'needs a recording of a browser: media.test.ts',
  'POST /questions/import/{id}/change': 'needs a paper in review: paper-imports.test.ts',
  'POST /student/unit-tests-assigned/{id}/practise': 'needs released keys: practice.test.ts',
  'POST /student/unit-tests/{id}/download': 'one row for each test: downloads.test.ts',
  'POST /student/unit-test-asset-result/{id}/link': 'a token that is not stored: links.test.ts',
  'POST /student/attempts/{id}/seen': 'moves one moment of the attempt: live.test.ts',
  'POST /student/attempts/{id}/plays': 'a play has a name of its own: plays.test.ts',
  'POST /student/attempts/{id}/questions/{question}/check': 'reads what is stored: practice-check.test.ts',
  'POST /student/attempts/{id}/next': 'reads the way of an attempt: practice-order.test.ts',
  'POST /student/recordings/{id}/pieces': 'what is stored may come again: recordings.test.ts',
};
