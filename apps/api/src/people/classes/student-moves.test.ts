import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
await addCatalogue(t.db);

let made = 0;
async function ground() {
  const school = await createSchool(t, { codes: ['MC1'] });
  const teacher = t.as(school.teacher);
  const newClass = async () =>
    (
      await teacher.call('POST /itf/class', {
        body: { code: `MV-${++made}`, name: '9A2', gradeId: 'G9', schoolYear: 2026 },
      })
    ).id;
  const student = await school.student();
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: school.teacher.id, student_id: student.id, created_at: new Date(t.now()) })
    .execute();
  const classesOf = async () =>
    (await teacher.call('GET /itf/students/{id}/classes', { params: { id: student.id } })).map(({ id }) => id).sort();
  return { school, teacher, newClass, student, classesOf };
}

it('moves a learner: out of the old class, whose running attempt is handed in, into the new one', async () => {
  const { school, teacher, newClass, student, classesOf } = await ground();
  const to = await newClass();
  const attempt = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const body = { studentIds: [student.id], toClassId: to };
  const params = { id: school.classId };
  expect(await teacher.call('POST /itf/classes/{id}/students/move-list', { params, body })).toEqual({ moved: 1 });
  expect(await classesOf()).toEqual([to]);
  const row = await t.db.selectFrom('attempts').select('status').where('id', '=', attempt.id).executeTakeFirstOrThrow();
  expect(row.status).toBe('SUBMITTED');
  // Nobody is left to move.
  await expect(teacher.call('POST /itf/classes/{id}/students/move-list', { params, body })).rejects.toMatchObject({
    code: 'STUDENT_NOT_FOUND',
  });
});

it("changes nothing when the new class is full, closed or another teacher's", async () => {
  const { school, teacher, newClass, student, classesOf } = await ground();
  const to = await newClass();
  const foreign = await createSchool(t, { codes: ['MC1'] });
  const move = (toClassId: string) =>
    teacher.call('POST /itf/classes/{id}/students/move-list', {
      params: { id: school.classId },
      body: { studentIds: [student.id], toClassId },
    });
  await expect(move(foreign.classId)).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
  await expect(move(school.classId)).rejects.toMatchObject({ code: 'BODY_INVALID' });
  const others = await Promise.all(Array.from({ length: 60 }, () => t.createUser({ role: 'STUDENT' })));
  await t.db
    .insertInto('class_students')
    .values(
      others.map(({ id }) => ({
        owner_id: school.teacher.id,
        class_id: to,
        student_id: id,
        joined_at: new Date(t.now()),
      })),
    )
    .execute();
  await expect(move(to)).rejects.toMatchObject({ code: 'REACH_LIMIT_STUDENT_PER_CLASS' });
  await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', to).execute();
  await expect(move(to)).rejects.toMatchObject({ code: 'CLASS_INACTIVE' });
  expect(await classesOf()).toEqual([school.classId]);
});

it('adds a learner of the list to further classes, and reports when nothing is new', async () => {
  const { school, teacher, newClass, student, classesOf } = await ground();
  const [one, two] = [await newClass(), await newClass()];
  const add = (classIds: string[]) =>
    teacher.call('POST /itf/students/add-student', { body: { studentId: student.id, classIds } });
  expect(await add([one, two, school.classId])).toEqual({ added: 2 });
  expect(await classesOf()).toEqual([one, two, school.classId].sort());
  await expect(add([one])).rejects.toMatchObject({ code: 'STUDENT_ALREADY_ADDED' });
  const stranger = await t.createUser({ role: 'STUDENT' });
  await expect(
    teacher.call('POST /itf/students/add-student', { body: { studentId: stranger.id, classIds: [one] } }),
  ).rejects.toMatchObject({ code: 'STUDENT_NOT_FOUND' });
});
