/**
 * Caps of packages under fifty requests at once, what an admin has set instead of them, and which system tests a
 * package opens.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { teacherPackages, type Caps, type PackageCode, type TeacherPackage } from '@vumon/domain';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';

const t = await testApp();
let author: TestUser;
let admin: TestUser | undefined;
let made = 0;

beforeAll(async () => {
  author = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
  await addReadyExam(t, author);
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const teacherWith = (code: PackageCode) => t.createUser({ role: 'TEACHER', package: code });
const newClass = (teacher: TestUser) =>
  t
    .as(teacher)
    .call('POST /itf/class', { body: { code: `HAN-${++made}`, name: '9A1', gradeId: 'G9', schoolYear: 2026 } });
const newStudent = (teacher: TestUser, classIds: string[] = []) =>
  t.as(teacher).call('POST /itf/students/add-new', { body: { firstName: 'An', classIds } });
const at = (minutes: number) => new Date(t.now() + minutes * 60_000).toISOString();

async function systemTest(examType = 7): Promise<string> {
  const { examId } = await addReadyExam(t, author);
  await t.db
    .insertInto('exam_types')
    .values({ code: 60, name: 'Đề mẫu', name_en: 'Sample', exam_group: 'LABELLED', position: 60 })
    .onConflict((c) => c.doNothing())
    .execute();
  await t.db
    .updateTable('exams')
    .set({ scope: 'SYSTEM', owner_id: null, exam_type: examType })
    .where('id', '=', examId)
    .execute();
  return examId;
}

async function fiftyAtOnce(work: () => Promise<unknown>, passing: number, code: string, status = 402): Promise<void> {
  const results = await Promise.allSettled(Array.from({ length: 50 }, work));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(passing);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status, code });
}

async function learnersOf(teacher: TestUser, count: number, classId?: string): Promise<void> {
  const moment = new Date(t.now());
  for (let n = 0; n < count; n += 1) {
    const { id } = await t.createUser({ role: 'STUDENT' });
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: teacher.id, student_id: id, created_at: moment })
      .execute();
    if (classId)
      await t.db
        .insertInto('class_students')
        .values({ owner_id: teacher.id, class_id: classId, student_id: id, joined_at: moment })
        .execute();
  }
}

describe('fifty concurrent requests, of which as many pass as the cap allows', () => {
  test('classes', async () => {
    const teacher = await teacherWith('BASIC');
    await newClass(teacher);
    await fiftyAtOnce(() => newClass(teacher), 2, 'REACH_LIMIT_CLASS');
  });

  test('learners of a teacher', async () => {
    const teacher = await teacherWith('BASIC');
    await learnersOf(teacher, 93);
    await fiftyAtOnce(() => newStudent(teacher), 7, 'REACH_LIMIT_STUDENT_PER_TEACHER');
  });

  test('learners of a class, new ones and existing ones', async () => {
    const teacher = await teacherWith('BASIC');
    const { id } = await newClass(teacher);
    await learnersOf(teacher, 35, id);
    await learnersOf(teacher, 25);
    const { items } = await t.as(teacher).call('GET /itf/students/not-in-class', { query: { classId: id, size: 50 } });
    const own = items.map((one) => one.id);
    let turn = 0;
    await fiftyAtOnce(
      () => {
        turn += 1;
        return turn % 2 === 0
          ? newStudent(teacher, [id])
          : t.as(teacher).call('POST /itf/classes/{id}/students/add-list', {
              params: { id },
              body: { studentIds: [own[(turn - 1) / 2]!] },
            });
      },
      5,
      'REACH_LIMIT_STUDENT_PER_CLASS',
    );
    expect((await t.as(teacher).call('GET /itf/class/{id}', { params: { id } })).students).toBe(40);
  });

  test('system tests of a month, assigned and exported', async () => {
    const teacher = await teacherWith('BASIC');
    const { id } = await newClass(teacher);
    const exams = await Promise.all(Array.from({ length: 4 }, () => systemTest()));
    const assign = (examId: string) =>
      t.as(teacher).call('POST /itf/classes/{id}/unit-tests', {
        params: { id },
        body: { examId, startsAt: at(-1), endsAt: at(60) },
      });
    const take = (examId: string) => t.as(teacher).call('POST /itf/unit-tests/use', { body: { id: examId } });
    for (let n = 0; n < 4; n += 1) await assign(exams[0]!);
    // A test that is printed again counts once.
    for (let n = 0; n < 3; n += 1) await take(exams[1]!);
    await fiftyAtOnce(() => assign(exams[2]!), 5, 'REACH_LIMIT_SYSTEM_TESTS');
    expect(await failure(take(exams[3]!))).toMatchObject({ status: 402, reply: { params: { a: 10 } } });
    await take(exams[1]!);
    t.advance(32 * 86_400_000);
    await take(exams[3]!);
  });
});

/** Changes a package as an administrator does. */
async function changePackage(code: PackageCode, caps: Partial<Caps>): Promise<void> {
  admin ??= await t.createUser({ role: 'ADMIN' });
  const one = (await t.as(admin).call('GET /itf/packages')).find((row) => row.code === code)!;
  const { name, nameEn, price, months, days, uses, recommended, ladder, features, revision } = one;
  await t.as(admin).call('PUT /itf/packages/{code}', {
    params: { code },
    body: {
      name,
      nameEn,
      price,
      months,
      days,
      uses,
      recommended,
      ladder,
      features,
      revision,
      caps: { ...one.caps!, ...caps },
    },
  });
}

describe("an administrator's settings", () => {
  test('apply at once, and the error says whether a higher package has a higher limit', async () => {
    const [basic, highest] = [await teacherWith('BASIC'), await teacherWith('INTERNATIONAL')];
    await changePackage('BASIC', { classes: 1 });
    await changePackage('INTERNATIONAL', { classes: 2 });
    await newClass(basic);
    expect(await failure(newClass(basic))).toMatchObject({
      status: 402,
      code: 'REACH_LIMIT_CLASS',
      reply: { params: { a: 1 } },
    });
    await newClass(highest);
    await newClass(highest);
    // ADVANCE still allows twenty.
    expect(await failure(newClass(highest))).toMatchObject({ status: 402, reply: { params: { a: 2 } } });
    await changePackage('ADVANCE', { classes: 2 });
    expect(await failure(newClass(highest))).toMatchObject({
      status: 422,
      code: 'REACH_LIMIT_CLASS',
      reply: { params: { a: 2 } },
    });
    expect((await t.as(basic).call('GET /account/profile')).caps).toMatchObject({ classes: 1, students: 100 });
    const offers = await t.as(null).call('GET /memberships', { query: { roleCode: 'teacher' } });
    expect(offers.find(({ code }) => code === 'ADVANCE')?.caps).toMatchObject({ classes: 2, students: 1000 });
    await changePackage('BASIC', { classes: 3 });
    await changePackage('ADVANCE', { classes: 20 });
    await changePackage('INTERNATIONAL', { classes: 60 });
  });
});

describe('which system tests a package opens', () => {
  const opens: Record<number, { feature: string | null; packages: readonly TeacherPackage[] }> = {
    7: { feature: null, packages: ['BASIC', 'TRIAL', 'STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL'] },
    10: { feature: 'exam-prep', packages: ['STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL'] },
    60: { feature: 'sample-tests', packages: ['STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL'] },
    19: { feature: 'international-tests', packages: ['INTERNATIONAL', 'SCHOOL'] },
  };

  test.each(Object.entries(opens))('type %s', async (examType, { feature, packages }) => {
    const examId = await systemTest(Number(examType));
    for (const code of teacherPackages) {
      const teacher = await teacherWith(code);
      const { id: classId } = await newClass(teacher);
      const detail = await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: examId } });
      const works = {
        preview: () => t.as(teacher).call('GET /itf/unit-tests/{id}/preview', { params: { id: examId } }),
        assign: () =>
          t.as(teacher).call('POST /itf/classes/{id}/unit-tests', {
            params: { id: classId },
            body: { examId, startsAt: at(-1), endsAt: at(60) },
          }),
        copy: () =>
          t.as(teacher).call('POST /itf/unit-tests/{id}/copy', { params: { id: examId }, body: { name: 'Bản sao' } }),
      };
      if (packages.includes(code)) {
        expect(detail, code).toMatchObject({ locked: null });
        expect(detail.parts[0]!.questions.length, code).toBeGreaterThan(0);
        await works.preview();
        await works.assign();
        if (code !== 'BASIC' && code !== 'TRIAL') await works.copy();
      } else {
        expect(detail, code).toMatchObject({ locked: feature, parts: [{ questions: [] }, { questions: [] }] });
        for (const work of [works.preview, works.assign])
          expect(await failure(work()), code).toMatchObject({
            status: 402,
            code: 'PACKAGE_REQUIRED',
            reply: { params: { feature } },
          });
        expect(await failure(works.copy()), code).toMatchObject({ status: 402, code: 'PACKAGE_REQUIRED' });
      }
    }
  });

  test('staff of the system need no package', async () => {
    const operator = await t.createUser({ role: 'OPERATOR' });
    const examId = await systemTest(19);
    expect(await t.as(operator).call('GET /itf/unit-tests/{id}', { params: { id: examId } })).toMatchObject({
      locked: null,
      abilities: { edit: true },
    });
  });
});

describe("learners' packages", () => {
  test('the free one is first on the list, and replaces one that has ended', async () => {
    const offers = await t.as(null).call('GET /memberships', { query: { roleCode: 'student' } });
    expect(offers.map(({ code }) => code)).toEqual([
      'BEAT_FREE_EXAM',
      'PREMIUM_PACKAGE',
      'CERTIFICATE_MASTER',
      'SUPER_INTELLIGENCE_CHALLENGE',
    ]);
    const student = await t.createUser({
      role: 'STUDENT',
      package: 'PREMIUM_PACKAGE',
      packageEndsAt: new Date(t.now() + 60_000),
    });
    expect((await t.as(student).call('GET /account/profile')).membership).toMatchObject({
      code: 'PREMIUM_PACKAGE',
      isFree: false,
    });
    t.advance(61_000);
    expect((await t.as(student).call('GET /account/profile')).membership).toMatchObject({
      code: 'BEAT_FREE_EXAM',
      slug: 'free-exam-cracking',
      price: 0,
      isFree: true,
      isExpired: false,
      endDate: null,
    });
  });
});
