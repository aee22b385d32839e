/** Who gets the keys of a test with one question of the system: its teacher and its learner, by package and time. */
import type { Actor } from '@vumon/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { keyForPractice, keysForLearner, keysForOwnPaper, keysForTeacher } from './keys.service.ts';

const t = await testApp();
const hour = 3_600_000;
let school: School;
let student: TestUser;
let ofSystem: string;
let own: string;
let stored: Record<string, object>;

/** Assigns a test; without `system` both questions are the teacher's own. */
async function assign(teacher: TestUser, { system = true } = {}): Promise<void> {
  school = await createSchool(t, { codes: ['MC1', 'FB1'], endsIn: hour, teacher });
  [ofSystem, own] = school.questions.map(({ id }) => id) as [string, string];
  stored = { [ofSystem]: { right: 'a' }, [own]: { right: 'b' } };
  if (system)
    await t.db
      .updateTable('exam_version_questions')
      .set({ owner_id: null })
      .where('exam_version_id', '=', school.examVersionId)
      .where('question_id', '=', ofSystem)
      .execute();
  student = await school.student();
}
const teacherUntil = (endsIn: number) =>
  t.createUser({ role: 'TEACHER', package: 'ADVANCE', packageEndsAt: new Date(t.now() + endsIn) });

describe('a teacher', () => {
  const access = async (features: Actor['features'], now: number) => {
    const actor: Actor = {
      userId: school.teacher.id,
      sessionId: '',
      role: 'TEACHER',
      packageCode: null,
      features,
      packageEndsAt: null,
    };
    const keys = await keysForTeacher({ db: t.db, actor, now }, school);
    return [keys.of(ofSystem), keys.of(own)];
  };
  beforeEach(async () => assign(await t.createUser({ role: 'TEACHER' })));

  it('with the package gets all keys at once, also while somebody is working', async () => {
    expect(await access(['export-system-tests'], t.now())).toEqual(['shown', 'shown']);
  });

  it('without it gets the own keys, and of the others totals once the test is closed', async () => {
    expect(await access(['use-content'], t.now())).toEqual(['nothing', 'shown']);
    expect(await access(['use-content'], t.now() + 2 * hour)).toEqual(['totals', 'shown']);
    await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    expect(await access(['use-content'], t.now() + 2 * hour)).toEqual(['nothing', 'shown']);
  });
});

describe('a learner', () => {
  const review = async (at: number, open: 'ON' | 'REVIEW' = 'ON') => {
    const endsAt = new Date(t.now() + hour);
    const { state, keys } = await keysForLearner(
      { app: t.app, db: t.db, now: t.now() + at },
      {
        studentId: student.id,
        ownerId: school.teacher.id,
        assignmentId: school.assignmentId,
        examVersionId: school.examVersionId,
        endsAt,
        policy: { open, after: 'FREE' },
      },
      { mode: 'TEST', windowEnded: at >= hour, somebodyWorking: false, attemptsLeft: false },
    );
    return [state, keys(stored)];
  };

  it.each([
    ['has the package', 9 * hour, 'FREE'],
    ['had it when the window ended', 2 * hour, 'FREE'],
    ['had it only before', hour / 2, 'ON'],
  ] as const)('gets the keys after the window if the teacher %s', async (_, endsIn, state) => {
    await assign(await teacherUntil(endsIn));
    expect(await review(0)).toEqual(['ON', null]);
    expect(await review(3 * hour)).toEqual([state, state === 'FREE' ? stored : null]);
  });

  it('sees nothing in the open window of a teacher whose package begins later', async () => {
    const teacher = await t.createUser({ role: 'TEACHER' });
    await assign(teacher);
    await t.db
      .insertInto('memberships')
      .values({
        id: t.app.newId(),
        user_id: teacher.id,
        package_code: 'ADVANCE',
        starts_at: new Date(t.now() + hour / 2),
        source: 'GRANT',
        created_at: new Date(t.now()),
      })
      .execute();
    expect(await review(0, 'REVIEW')).toEqual(['OFF', null]);
  });

  it('gets the keys of a test with own questions of a teacher without a package', async () => {
    await assign(await t.createUser({ role: 'TEACHER' }), { system: false });
    expect(await review(3 * hour)).toEqual(['FREE', stored]);
  });

  it('gets the score alone of a teacher with a trial', async () => {
    await assign(await t.createUser({ role: 'TEACHER', package: 'TRIAL' }));
    expect(await review(3 * hour)).toEqual(['ON', null]);
  });

  it('in practice that the teacher gave gets a key only if the teacher may see all of them', async () => {
    const keyOf = async (assignmentId: string | null, question = own) =>
      (
        await keyForPractice(
          { app: t.app, db: t.db, now: t.now() + 3 * hour },
          {
            studentId: student.id,
            ownerId: school.teacher.id,
            assignmentId,
            examVersionId: school.examVersionId,
            question,
          },
        )
      )(stored);
    await assign(await teacherUntil(9 * hour));
    expect(await keyOf(school.assignmentId)).toEqual(stored[own]);
    expect(await keyOf(school.assignmentId, t.app.newId())).toBeNull();
    await assign(await t.createUser({ role: 'TEACHER', package: 'TRIAL' }));
    await expect(keyOf(school.assignmentId)).rejects.toMatchObject({ code: 'PRACTICE_WITHOUT_KEYS' });
    expect(await keyOf(null)).toEqual(stored[own]);
  });

  it('on an own paper gets the keys of answered questions, and none while a test with one of them is open', async () => {
    await assign(await teacherUntil(9 * hour));
    const of = { studentId: student.id, examVersionId: school.examVersionId };
    const paper = async (at: number) =>
      (await keysForOwnPaper({ db: t.db, now: t.now() + at }, of, new Set([own])))(stored);
    expect(await paper(0)).toEqual({});
    expect(await paper(3 * hour)).toEqual({ [own]: stored[own] });
  });
});
