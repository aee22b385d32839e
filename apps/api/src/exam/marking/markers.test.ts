/** Marking by several teachers of a school. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { noticesFor } from '../../testing/jobs.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { startAttemptWorker } from '#exam/attempts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const essay = (samples.EW1.responses.right as Record<string, string>)['q1']!;
const full = { co: 500, or: 500, la: 500 };

let lan: TestUser;
let outsider: TestUser;
let owner: TestUser;
const teacher = (firstName: string) =>
  t.createUser({ role: 'TEACHER', package: 'ADVANCE', firstName, lastName: 'Trần' });

async function join(schoolId: string, user: TestUser): Promise<void> {
  await t.db
    .insertInto('school_members')
    .values({ school_id: schoolId, user_id: user.id, role: 'TEACHER', joined_at: new Date(t.now() - 1000) })
    .execute();
}
async function newSchool(...members: TestUser[]): Promise<string> {
  const id = randomUUID();
  await t.db
    .insertInto('schools')
    .values({ id, name: 'THCS Chu Văn An', created_at: new Date(t.now()) })
    .execute();
  for (const user of members) await join(id, user);
  return id;
}

beforeAll(async () => {
  owner = await teacher('Hà');
  lan = await teacher('Lan');
  outsider = await teacher('Minh');
  await newSchool(owner, lan);
  await newSchool(outsider);
});

const params = ({ assignmentId }: School) => ({ id: assignmentId });
const invite = (school: School, markers: TestUser[], namesHidden = false, by = owner) =>
  t.as(by).call('PUT /itf/classes/unit-tests-assigned/{id}/markers', {
    params: params(school),
    body: { markers: markers.map(({ id }) => id), namesHidden },
  });
const overview = (school: School, user: TestUser) =>
  t.as(user).call('GET /itf/classes/unit-tests-assigned/{id}/marking', { params: params(school), query: {} });
const works = (school: School, user: TestUser) =>
  t.as(user).call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params: params(school), query: {} });

/** An assigned test with an essay of each learner that waits for a mark. */
async function written(...names: string[]) {
  const school = await createSchool(t, { teacher: owner, codes: ['EW1'] });
  const question = school.questions[0]!.id;
  const attempts: string[] = [];
  for (const firstName of names) {
    const student = await school.student({ firstName });
    const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: params(school) });
    await t.as(student).call('POST /itf/unit-tests-result/submit', {
      body: {
        attemptId: id,
        clientId: 'the-only-client',
        entries: [{ seq: 1, question, base: 0, answer: { q1: essay } }],
      },
    });
    attempts.push(id);
  }
  await worker.round();
  const entry = (await works(school, owner))[0]!.entry;
  const one = (attempt: string, more: object = {}) => ({
    attempt,
    question,
    item: 'q1',
    entry,
    version: 0,
    comment: '',
    scores: full,
    notes: [],
    ...more,
  });
  return { school, attempts, one };
}
const give = (school: School, user: TestUser, ...marks: object[]) =>
  t.as(user).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
    params: params(school),
    body: { marks } as never,
  });

describe('who may mark', () => {
  it('the owner, and invited colleagues of the school until the invitation is withdrawn', async () => {
    const { school, attempts, one } = await written('An');
    await expect(overview(school, lan)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const made = await invite(school, [lan]);
    expect(made).toEqual({
      school: 'THCS Chu Văn An',
      colleagues: [{ id: lan.id, name: 'Trần Lan', invited: true, namesHidden: false, marked: 0 }],
    });
    expect(await overview(school, lan)).toMatchObject({
      assignment: { classId: null },
      desk: { invited: true, namesHidden: false, together: true },
      learners: [{ learner: { firstName: 'An' } }],
    });
    expect((await overview(school, owner)).desk).toEqual({ invited: false, namesHidden: false, together: true });
    expect(await t.as(lan).call('GET /itf/classes/unit-tests-assigned/marking-invitations')).toMatchObject([
      { assignmentId: school.assignmentId, teacher: 'Trần Hà', waiting: 1 },
    ]);
    // A deleted assignment is not listed among the invitations.
    const deleted = await written('Bảo');
    await invite(deleted.school, [lan]);
    await t.as(owner).call('DELETE /itf/classes/unit-tests/{id}', { params: params(deleted.school) });
    expect(await t.as(lan).call('GET /itf/classes/unit-tests-assigned/marking-invitations')).toHaveLength(1);
    const keep = (user: TestUser) =>
      t.as(user).call('PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts', {
        params: params(school),
        body: { draft: one(attempts[0]!), discard: false },
      });
    expect([await keep(owner), await keep(lan)]).toEqual([{ kept: true }, { kept: true }]);
    await invite(school, []);
    expect((await works(school, owner))[0]!.draft).not.toBeNull();
    await invite(school, [lan]);
    expect((await works(school, lan))[0]!.draft).toBeNull();
    const [given] = await give(school, lan, one(attempts[0]!));
    expect(given!.mark.by).toBe('Trần Lan');
    const history = await t
      .as(owner)
      .call('GET /itf/unit-tests-result/{id}/marks', { params: { id: attempts[0]! }, query: {} });
    expect(history.map((row) => row.mark.by)).toEqual(['Trần Lan']);
    expect((await invite(school, [])).colleagues).toMatchObject([{ invited: false, marked: 1 }]);
    // After the withdrawal every route replies NOT_FOUND; the mark stays.
    const calls = [
      () => overview(school, lan),
      () => works(school, lan),
      () => give(school, lan, one(attempts[0]!, { version: 1 })),
      () => t.as(lan).call('GET /itf/unit-tests-result/{id}/marks', { params: { id: attempts[0]! }, query: {} }),
      () =>
        t.as(lan).call('PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts', {
          params: params(school),
          body: { draft: one(attempts[0]!, { version: 1 }), discard: false },
        }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await t.as(lan).call('GET /itf/classes/unit-tests-assigned/marking-invitations')).toEqual([]);
    expect((await works(school, owner))[0]!.mark).toMatchObject({ version: 1, by: 'Trần Lan' });
  });

  it('an invitation ends when one of the two leaves the school, and is refused for teachers of other schools, learners and oneself', async () => {
    const { school } = await written('An');
    const leaving = await teacher('Nga');
    const { school_id: schoolId } = await t.db
      .selectFrom('school_members')
      .select('school_id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await join(schoolId, leaving);
    await invite(school, [leaving]);
    await overview(school, leaving);
    await t.db
      .updateTable('school_members')
      .set({ left_at: new Date(t.now()) })
      .where('user_id', '=', leaving.id)
      .execute();
    await expect(overview(school, leaving)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const nobody of [outsider, owner, leaving, await t.createUser({ role: 'STUDENT' })])
      await expect(invite(school, [nobody])).rejects.toMatchObject({ code: 'MARKER_NOT_COLLEAGUE' });
    // An invited colleague may neither invite others nor read results, markers or certificates.
    await invite(school, [lan]);
    await expect(invite(school, [], false, lan)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const route of ['results', 'markers', 'certificates'] as const)
      await expect(
        t
          .as(lan)
          .call(
            `GET /itf/classes/unit-tests-assigned/{id}/${route}` as 'GET /itf/classes/unit-tests-assigned/{id}/markers',
            {
              params: params(school),
            },
          ),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [attempt] = (await works(school, lan)).map((one) => one.attempt);
    await expect(t.as(lan).call('GET /itf/unit-tests-result/{id}', { params: { id: attempt! } })).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
  });

  it('an invited colleague is notified once', async () => {
    const { school } = await written('An');
    const nhi = await teacher('Nhi');
    const { school_id: schoolId } = await t.db
      .selectFrom('school_members')
      .select('school_id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await join(schoolId, nhi);
    await invite(school, [nhi]);
    await invite(school, [nhi], true);
    const { notices } = await noticesFor(t, nhi);
    expect(notices).toMatchObject([{ kind: 'MARKING_INVITED', link: `/learning/${school.assignmentId}/marking` }]);
  });
});

it('hidden names are in no reply to a colleague, and the order does not reveal them', async () => {
  const names = ['Ánh', 'Bảo', 'Cường', 'Dũng', 'Giang', 'Hạnh', 'Khuê', 'Nhã', 'Vượng'];
  const { school } = await written(...names);
  await invite(school, [lan], true);
  const seen = await overview(school, lan);
  const answers = await works(school, lan);
  expect(seen.desk.namesHidden).toBe(true);
  expect(JSON.stringify([seen, answers])).not.toMatch(/Ánh|Bảo|Cường|Dũng|Giang|Hạnh|Khuê|Nhã|Vượng/);
  const named = (await overview(school, owner)).learners.map(({ attempt }) => attempt);
  expect(answers.map(({ attempt }) => attempt)).toEqual(seen.learners.map(({ attempt }) => attempt));
  expect(answers.map(({ attempt }) => attempt)).not.toEqual(named);
});

describe('two teachers who mark one answer', () => {
  it('never lose a mark: the second gets a conflict that shows the first, and may then save another version', async () => {
    const { school, attempts, one } = await written('An');
    await invite(school, [lan]);
    const results = await Promise.allSettled([
      give(school, owner, one(attempts[0]!)),
      give(school, lan, one(attempts[0]!, { scores: { co: 0, or: 0, la: 0 } })),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'VERSION_CONFLICT' },
    });
    const first = (await works(school, owner))[0]!.mark!;
    const second = results[0]!.status === 'fulfilled' ? lan : owner;
    await give(school, second, one(attempts[0]!, { version: 1, scores: { co: 100, or: 100, la: 100 } }));
    const history = await t
      .as(owner)
      .call('GET /itf/unit-tests-result/{id}/marks', { params: { id: attempts[0]! }, query: {} });
    expect(history.map(({ mark }) => mark.version)).toEqual([2, 1]);
    expect(history[1]!.mark).toMatchObject({ by: first.by, scores: first.scores });
  });

  it('have separate drafts, and a mark of one keeps the draft of the other', async () => {
    const { school, attempts, one } = await written('An');
    await invite(school, [lan]);
    const keep = (user: TestUser, comment: string) =>
      t.as(user).call('PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts', {
        params: params(school),
        body: { draft: one(attempts[0]!, { comment }), discard: false },
      });
    await keep(owner, 'của Hà');
    await keep(lan, 'của Lan');
    const draftOf = async (user: TestUser) => (await works(school, user))[0]!.draft?.comment;
    expect([await draftOf(owner), await draftOf(lan)]).toEqual(['của Hà', 'của Lan']);
    await give(school, lan, one(attempts[0]!));
    const rows = await t.db
      .selectFrom('marking_drafts')
      .select(['writer_id', 'comment'])
      .where('attempt_id', '=', attempts[0]!)
      .execute();
    expect(rows).toEqual([{ writer_id: owner.id, comment: 'của Hà' }]);
  });
});

it('can remove a score by saving none, so that a group of equal answers can be undone', async () => {
  const school = await createSchool(t, { teacher: owner, codes: ['SA1'] });
  const student = await school.student();
  const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: params(school) });
  const question = school.questions[0]!.id;
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: {
      attemptId: id,
      clientId: 'the-only-client',
      entries: [{ seq: 1, question, base: 0, answer: samples.SA1.responses.wrong as never }],
    },
  });
  await worker.round();
  const [work] = await works(school, owner);
  const one = { attempt: id, question, item: work!.item, entry: work!.entry, comment: '', notes: [] };
  await give(school, owner, { ...one, version: 0, scores: { whole: 50 } });
  expect((await overview(school, owner)).items).toMatchObject([{ done: 1 }]);
  await give(school, owner, { ...one, version: 1, scores: {} });
  expect((await overview(school, owner)).items).toMatchObject([{ done: 0, total: 1 }]);
  const { items } = await t.as(owner).call('GET /itf/unit-tests-result/{id}', { params: { id } });
  expect(items).toMatchObject([{ state: 'needs-teacher' }]);
});
