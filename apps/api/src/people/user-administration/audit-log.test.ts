/** Names of the objects in the audit log: looked up for a whole page at once, for every kind, also if deleted. */
import { auditKinds, type AuditKind } from '@vumon/domain';
import { plainTextOf } from '@vumon/question-types';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { audit } from '#platform/audit';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion, smallFormat } from '../../testing/content.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();
const reason = 'Rà soát';
let admin: TestUser;
let learner: TestUser;
let school: School;
let ids: Record<
  | 'own'
  | 'system'
  | 'exam'
  | 'session'
  | 'attempt'
  | 'code'
  | 'batch'
  | 'partner'
  | 'import'
  | 'systemImport'
  | 'gone'
  | 'deleted',
  string
>;

async function addAttempt(at: Date): Promise<string> {
  const attempt = t.app.newId();
  await t.db
    .insertInto('attempts')
    .values({
      id: attempt,
      assignment_id: school.assignmentId,
      exam_version_id: school.examVersionId,
      student_id: learner.id,
      owner_id: school.teacher.id,
      shuffle_seed: '1',
      started_at: at,
      deadline_at: at,
    })
    .execute();
  // An attempt is found by its owner, who is the actor of every entry that the product writes about it.
  await t.db
    .insertInto('audit_log')
    .values({ at, actor_id: school.teacher.id, action: 'mark-changed', subject_kind: 'attempt', subject_id: attempt })
    .execute();
  return attempt;
}

async function addSystemExam(at: Date): Promise<string> {
  const exam = t.app.newId();
  await t.db
    .insertInto('exams')
    .values({
      id: exam,
      scope: 'SYSTEM',
      name: 'Đề của hệ thống',
      exam_type: 7,
      subject: 'ENGLISH',
      grade_id: 'G9',
      sections: '[]',
      minutes: 45,
      total_questions: 0,
      total_points: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return exam;
}

async function addCode(exam: string, at: Date): Promise<{ code: string; batch: string }> {
  const [code, batch] = [t.app.newId(), t.app.newId()];
  await t.db
    .insertInto('activation_codes')
    .values({
      id: code,
      code: 'ABCDEFGHJKMN',
      batch_id: batch,
      batch_name: 'Đợt tháng 9',
      kind: 'TEST',
      exam_id: exam,
      uses_allowed: 1,
      created_by: admin.id,
      created_at: at,
    })
    .execute();
  return { code, batch };
}

async function addPartner(at: Date): Promise<string> {
  const partner = t.app.newId();
  await t.db
    .insertInto('partners')
    .values({
      id: partner,
      slug: 'sao-mai',
      name: 'Trường Sao Mai',
      client_app_id: 'sao-mai-app',
      created_at: at,
      updated_at: at,
    })
    .execute();
  return partner;
}

async function addImport(ownerId: string, fileName: string, at: Date): Promise<string> {
  const id = t.app.newId();
  await t.db
    .insertInto('question_imports')
    .values({ id, owner_id: ownerId, file_name: fileName, format: 'SHEET', rows: '[]', created_at: at })
    .execute();
  return id;
}

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN', lastName: 'Quản', firstName: 'Trị' });
  await addCatalogue(t.db);
  school = await createSchool(t, { codes: ['MC1'] });
  learner = await school.student({ lastName: 'Vũ Minh', firstName: 'Anh' });
  const at = new Date(t.now());
  const gone = await t.createUser({ role: 'TEACHER', lastName: 'Đỗ', firstName: 'Đã Đi' });
  await t.db.updateTable('users').set({ deleted_at: at }).where('id', '=', gone.id).execute();
  const own = await addQuestion(t.db, { owner: school.teacher });
  const system = await addQuestion(t.db);
  await t.db.updateTable('questions').set({ name: 'Mạo từ trước danh từ' }).where('id', '=', system).execute();
  const deleted = await addQuestion(t.db);
  await t.db.updateTable('questions').set({ name: 'Câu đã xóa', deleted_at: at }).where('id', '=', deleted).execute();
  const attempt = await addAttempt(at);
  const exam = await addSystemExam(at);
  const { code, batch } = await addCode(exam, at);
  const partner = await addPartner(at);
  const questionImport = await addImport(school.teacher.id, 'cau-hoi.xlsx', at);
  const systemImport = await addImport(admin.id, 'he-thong.xlsx', at);
  const session = await t.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', learner.id)
    .executeTakeFirstOrThrow();
  ids = {
    own,
    system,
    deleted,
    exam,
    session: session.id,
    attempt,
    code,
    batch,
    partner,
    import: questionImport,
    systemImport,
    gone: gone.id,
  };
});

/** Adds an entry for each subject with a new actor, and returns the entries that the log shows, in this order. */
async function told(
  subjects: readonly (readonly [AuditKind, string])[],
  details: object = { reason },
  actorId = t.app.newId(),
) {
  const at = new Date(t.now());
  await t.db
    .insertInto('audit_log')
    .values(
      subjects.map(([kind, id]) => ({
        at,
        actor_id: actorId,
        action: 'question-updated',
        subject_kind: kind,
        subject_id: id,
        details: JSON.stringify(details),
      })),
    )
    .execute();
  const { entries } = await t.as(admin).call('GET /itf/audit-log', { query: { actorId, size: 50 } });
  return entries.toReversed();
}

describe('the subject of an entry', () => {
  it('has its displayed name, its owner or place, and the admin page that shows it', async () => {
    const mostWords = plainTextOf(
      (await t.db.selectFrom('questions').select('summary').where('id', '=', ids.own).executeTakeFirstOrThrow())
        .summary,
    );
    const schoolId = t.app.newId();
    await t.db
      .insertInto('schools')
      .values({ id: schoolId, name: 'Trường Ban Mai', created_at: new Date(t.now()) })
      .execute();
    const groupId = t.app.newId();
    const now = new Date(t.now());
    await t.db
      .insertInto('study_groups')
      .values({
        owner_id: school.teacher.id,
        id: groupId,
        class_id: school.classId,
        name: 'Nhóm A',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const [orderId, voucherId] = [t.app.newId(), t.app.newId()];
    await t.db
      .insertInto('vouchers')
      .values({
        id: voucherId,
        code: 'NHAGIAO',
        name: 'Tháng 11',
        kind: 'AMOUNT',
        value: 1000,
        created_by: admin.id,
        created_at: now,
      })
      .execute();
    await t.db
      .insertInto('orders')
      .values({
        id: orderId,
        reference: 'VM-261121-9999',
        user_id: school.teacher.id,
        action: 'new',
        item_kind: 'SERVICE_PACKAGE',
        package_code: 'ADVANCE',
        package_name: 'Nâng cao',
        package_name_en: 'Advanced',
        lines: '[]',
        credit: 0,
        total: 324_000,
        basis: [],
        voucher_held: false,
        method: 'VNPAYQR',
        state: 'PROCESSING',
        created_at: now,
        expires_at: now,
      })
      .execute();
    const saleId = t.app.newId();
    const sold = {
      name: 'Ngày 20/11',
      name_en: '20 November',
      price: 99_000,
      starts_at: now,
      ends_at: new Date('2030-01-01'),
    };
    await t.db
      .insertInto('sales')
      .values({ ...sold, id: saleId, package_code: 'ADVANCE', created_by: admin.id, created_at: now })
      .execute();
    const bannerId = t.app.newId();
    await t.db
      .insertInto('banners')
      .values({
        id: bannerId,
        name: 'Tri ân thầy cô',
        placement: 'POPUP',
        items: '{}',
        created_at: now,
        changed_at: now,
        changed_by: admin.id,
      })
      .execute();
    const requestId = t.app.newId();
    await t.db
      .insertInto('user_requests')
      .values({
        id: requestId,
        kind: 'QUESTION',
        full_name: 'Trần Thu Nga',
        phone: '',
        email: '',
        message: '',
        locale: 'vi',
        suspect: false,
        sender_hash: Buffer.alloc(1),
        digest: Buffer.alloc(1),
        received_at: now,
        received_on: '2026-11-20',
        due_on: '2026-11-25',
        changed_at: now,
      })
      .execute();
    const eventId = t.app.newId();
    await t.db
      .insertInto('user_events')
      .values({ id: eventId, name: 'Hội thảo ra đề', created_at: now, changed_at: now, changed_by: admin.id })
      .execute();
    const seriesId = `S-${t.app.newId().slice(-12)}`;
    await t.db
      .insertInto('series')
      .values({
        id: seriesId,
        name: 'Bình Minh 9',
        name_en: 'Sunrise 9',
        grade_id: 'G9',
        series_group: 'BOOK',
        subject: 'ENGLISH',
      })
      .execute();
    const integratedId = t.app.newId();
    await t.db
      .insertInto('integrated_tests')
      .values({
        id: integratedId,
        slug: 'giua-ky-1',
        partner_id: ids.partner,
        owner_id: school.teacher.id,
        title: 'Giữa kỳ 1',
        grade_id: 'G9',
        series_id: seriesId,
        exam_id: ids.exam,
        starts_at: new Date(0),
        ends_at: new Date(1),
        minutes: 45,
        attempts_allowed: 1,
        returns: 'SCORE',
        sign_in: true,
        state: 'DRAFT',
        created_at: new Date(0),
        updated_at: new Date(0),
      })
      .execute();
    const examSessionId = t.app.newId();
    await t.db
      .insertInto('exam_sessions')
      .values({
        owner_id: school.teacher.id,
        id: examSessionId,
        title: 'Giữa kỳ I, Toán 9',
        school: 'Trường THCS Bình Minh',
        authority: '',
        minutes: 90,
        doors_minutes: 15,
        late_minutes: 15,
        created_at: new Date(0),
      })
      .execute();
    const { id: formatId } = await t.as(school.teacher).call('POST /itf/unit-test-templates', { body: smallFormat });
    await t.db.updateTable('formats').set({ scope: 'SYSTEM' }).where('id', '=', formatId).execute();
    const expected: Record<AuditKind, [string, string | null, string | null, string | null]> = {
      user: [learner.id, 'Vũ Minh Anh', null, learner.id],
      'exam-session': [examSessionId, 'Giữa kỳ I, Toán 9', 'Trường THCS Bình Minh', null],
      sale: [saleId, 'Ngày 20/11', 'ADVANCE', null],
      student: [learner.id, 'Vũ Minh Anh', null, learner.id],
      session: [ids.session, 'Vũ Minh Anh', null, learner.id],
      class: [school.classId, '9A1', 'Nguyễn Thu Hà', null],
      group: [groupId, 'Nhóm A', '9A1', null],
      'activation-code': [ids.code, 'Đợt tháng 9', null, 'Đợt tháng 9'],
      'activation-batch': [ids.batch, 'Đợt tháng 9', null, 'Đợt tháng 9'],
      partner: [ids.partner, 'Trường Sao Mai', '/sao-mai', 'sao-mai'],
      question: [ids.own, mostWords, 'Nguyễn Thu Hà', null],
      'question-import': [ids.import, 'cau-hoi.xlsx', 'Nguyễn Thu Hà', null],
      exam: [ids.exam, 'Đề của hệ thống', null, ids.exam],
      format: [formatId, smallFormat.name, null, formatId],
      'integrated-test': [integratedId, 'Giữa kỳ 1', 'Trường Sao Mai', null],
      assignment: [school.assignmentId, 'Kiểm tra giữa kỳ', '9A1', null],
      attempt: [ids.attempt, 'Kiểm tra giữa kỳ', 'Vũ Minh Anh', null],
      job: ['1', null, null, null],
      'bulk-change': [t.app.newId(), null, null, null],
      package: ['ADVANCE', 'Nâng cao', null, null],
      setting: ['class-size', null, null, null],
      order: [orderId, 'VM-261121-9999', 'Nâng cao', null],
      voucher: [voucherId, 'NHAGIAO', 'Tháng 11', null],
      school: [schoolId, 'Trường Ban Mai', null, null],
      banner: [bannerId, 'Tri ân thầy cô', null, bannerId],
      request: [requestId, 'Trần Thu Nga', null, requestId],
      'user-event': [eventId, 'Hội thảo ra đề', null, eventId],
      series: [seriesId, 'Bình Minh 9', null, 'Bình Minh 9'],
      choice: ['grades.G9', 'Lớp 9', null, null],
      'test-list': ['SAMPLE.G9', 'Lớp 9', null, 'SAMPLE.G9'],
      topic: ['M9-05', 'Hàm số y = ax²', null, null],
      server: ['', null, null, null],
    };
    const entries = await told(auditKinds.map((kind) => [kind, expected[kind][0]]));
    expect(entries.map(({ subject }) => subject)).toEqual(
      auditKinds.map((kind) => {
        const [id, name, context, opens] = expected[kind];
        return { kind, id, name, context, opens };
      }),
    );
    expect(mostWords.length).toBeGreaterThan(10);
  });

  it("links to the system's content only, and to nothing deleted", async () => {
    const entries = await told([
      ['question', ids.system],
      ['question', ids.deleted],
      ['exam', school.examId],
      ['user', ids.gone],
      ['question-import', ids.systemImport],
    ]);
    expect(entries.map(({ subject: { name, context, opens } }) => [name, context, opens])).toEqual([
      ['Mạo từ trước danh từ', null, ids.system],
      ['Câu đã xóa', null, null],
      ['Kiểm tra giữa kỳ', 'Nguyễn Thu Hà', null],
      ['Đỗ Đã Đi', null, null],
      ['he-thong.xlsx', null, ids.systemImport],
    ]);
  });

  it('remains an id when it is deleted or never existed', async () => {
    const kinds = auditKinds.filter((kind) => kind !== 'server');
    const none = t.app.newId();
    for (const id of [none, 'so-7', `${none}x`]) {
      for (const { subject } of await told(kinds.map((kind) => [kind, id])))
        expect(subject).toMatchObject({ id, name: null, context: null, opens: null });
    }
  });

  it('includes the names of mentioned questions', async () => {
    const merged = await told([['question', ids.deleted]], { into: ids.system });
    expect(merged).toMatchObject([{ subject: { name: 'Câu đã xóa' }, details: { into: 'Mạo từ trước danh từ' } }]);
    const gone = t.app.newId();
    expect(await told([['attempt', ids.attempt]], { question: gone, item: '1' })).toMatchObject([
      { details: { question: gone, item: '1' } },
    ]);
  });

  it('is marked as deleted for a deleted account', async () => {
    expect(await told([['class', school.classId]], {}, ids.gone)).toMatchObject([
      { actor: { fullName: 'Đỗ Đã Đi', deleted: true } },
    ]);
    expect(await told([['class', school.classId]], {}, learner.id)).toMatchObject([
      { actor: { fullName: 'Vũ Minh Anh', deleted: false } },
    ]);
  });

  it('is looked up once for all entries of a page', async () => {
    const statements = vi.spyOn(t.db.getExecutor(), 'executeQuery');
    const count = async (subjects: readonly (readonly [AuditKind, string])[]) => {
      statements.mockClear();
      expect(await told(subjects)).toHaveLength(subjects.length);
      return statements.mock.calls.filter(([{ sql }]) => /\b(questions|classes|attempts)\b/.test(sql)).length;
    };
    const questions = await Promise.all(Array.from({ length: 15 }, () => addQuestion(t.db)));
    expect(await count([['question', ids.own]])).toBe(1);
    expect(
      await count([
        ...questions.map((id) => ['question', id] as const),
        ...questions.map(() => ['class', school.classId] as const),
        ['attempt', ids.attempt],
      ]),
    ).toBe(1);
    statements.mockRestore();
  });
});

it('takes no kind of object and no detail that the record of the action lacks', () => {
  const entry = { at: t.now(), actorId: null, id: 'x' };
  // Never called: the type-check fails if one of these compiles.
  const refused = [
    // @ts-expect-error a school has no such detail
    () => audit(t.db, { ...entry, action: 'school-added', kind: 'school', details: { name: 'A', colour: 'red' } }),
    // @ts-expect-error nobody adds a school to a class
    () => audit(t.db, { ...entry, action: 'school-added', kind: 'class' }),
  ];
  expect(refused).toHaveLength(2);
});
