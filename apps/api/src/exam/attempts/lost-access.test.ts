/**
 * A start that meets the moment at which its learner loses access, in transactions that really overlap: whichever comes first,
 * nobody is left at work without access, and nothing fails.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallError, testApp, type TestUser } from '../../testing/app.ts';
import { untilBlocked } from '../../testing/blocked.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();
const minute = 60_000;
const at = (minutes: number) => new Date(t.now() + minutes * minute).toISOString();

beforeAll(() => addCatalogue(t.db));

interface Scene {
  readonly school: School;
  readonly student: TestUser;
  readonly assignmentId: string;
  readonly groupId: string;
}

/** A learner of a class, in a group of it to which a test is open. */
async function scene(): Promise<Scene> {
  const school = await createSchool(t, { codes: ['MC1'] });
  const { examId } = await addReadyExam(t, school.teacher);
  const student = await school.student();
  const { id: groupId } = await t.as(school.teacher).call('POST /itf/class/{id}/group', {
    params: { id: school.classId },
    body: { name: 'Nhóm', studentIds: [student.id] },
  });
  const { id: assignmentId } = await t.as(school.teacher).call('POST /itf/unit-tests/assign', {
    body: { examId, target: { kind: 'GROUP', groupId }, startsAt: at(-1), endsAt: at(120) },
  });
  return { school, student, assignmentId, groupId };
}

const ways: Record<string, (scene: Scene) => Promise<unknown>> = {
  'the group is deleted': ({ school, groupId }) =>
    t.as(school.teacher).call('DELETE /itf/class/group/{id}', { params: { id: groupId } }),
  'the learner leaves the group': ({ school, groupId }) =>
    t.as(school.teacher).call('PUT /itf/class/group/{id}', { params: { id: groupId }, body: { studentIds: [] } }),
  'the class is deactivated': async ({ school }) => {
    const { code, name, gradeId, schoolYear } = await t
      .as(school.teacher)
      .call('GET /itf/class/{id}', { params: { id: school.classId } });
    return t.as(school.teacher).call('PUT /itf/class', {
      body: { id: school.classId, code, name, gradeId, schoolYear, status: 'DEACTIVATED' },
    });
  },
  'the class is deleted': ({ school }) =>
    t.as(school.teacher).call('DELETE /itf/class/{id}', { params: { id: school.classId } }),
  'the learner leaves the class': ({ school, student }) =>
    t
      .as(school.teacher)
      .call('DELETE /itf/classes/students/{id}', { params: { id: student.id }, query: { classId: school.classId } }),
  'the test is cancelled': ({ school, assignmentId }) =>
    t.as(school.teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: assignmentId } }),
};

const start = ({ student, assignmentId }: Scene) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } });
const codeOf = (error: unknown) => (error instanceof CallError ? error.code : String(error));
const attempts = ({ assignmentId }: Scene) =>
  t.db.selectFrom('attempts').select('status').where('assignment_id', '=', assignmentId).execute();

describe.each(Object.entries(ways))('%s', (way, takeAway) => {
  it('first: the start waits, and is refused', async () => {
    const one = await scene();
    const replies = await t.db.transaction().execute(async (db) => {
      // What is taken away is written and locked; it cannot yet be written down.
      await sql`LOCK TABLE audit_log IN SHARE MODE`.execute(db);
      const taken = takeAway(one);
      void taken.catch(() => undefined);
      await untilBlocked(t.db);
      const started = start(one);
      void started.catch(() => undefined);
      await untilBlocked(t.db, 2);
      return { taken, started };
    });
    await replies.taken;
    expect(await replies.started.catch(codeOf)).toBe(
      way === 'the test is cancelled' ? 'TEST_CANCELLED' : 'TEST_NO_PERMISSION',
    );
    expect(await attempts(one)).toEqual([]);
  });

  it('second: it waits for the start, and ends the attempt', async () => {
    const one = await scene();
    const replies = await t.db.transaction().execute(async (db) => {
      // The attempt is made; its transaction cannot end while its learner is held.
      await sql`SELECT FROM users WHERE id = ${one.student.id} FOR UPDATE`.execute(db);
      const started = start(one);
      void started.catch(() => undefined);
      await untilBlocked(t.db);
      const taken = takeAway(one);
      void taken.catch(() => undefined);
      await untilBlocked(t.db, 2);
      return { taken, started };
    });
    await replies.taken;
    expect(await replies.started).toMatchObject({ status: 'RUNNING' });
    expect(await attempts(one)).toEqual([{ status: 'SUBMITTED' }]);
    expect(await start(one).catch(codeOf)).toMatch(/TEST_ALREADY_DONE|TEST_NO_PERMISSION/);
  });
});
