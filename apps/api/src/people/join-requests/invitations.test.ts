/** Inviting who has an account: the teacher learns nothing before they agree, and nobody joins without agreeing. */
import { describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { untilBlocked } from '../../testing/blocked.ts';
import { noticesFor, runJobs } from '../../testing/jobs.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
const hour = 3_600_000;
let made = 0;

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const makeSchool = (options: object = {}) => createSchool(t, { codes: ['MC1'], ...options });
type School = Awaited<ReturnType<typeof makeSchool>>;
async function learner() {
  const email = `hoc-sinh-${++made}@truong.example`;
  const phone = `09870000${String(made).padStart(2, '0')}`;
  const student = await t.createUser({ role: 'STUDENT' });
  await t.db
    .updateTable('users')
    .set({ email, phone, sign_in_name: `anhnt${1000 + made}` })
    .where('id', '=', student.id)
    .execute();
  return { student, email, phone, signInName: `anhnt${1000 + made}` };
}
type Learner = Awaited<ReturnType<typeof learner>>;
async function invite({ teacher, classId }: School, contact: string) {
  const sent = await t
    .as(teacher)
    .call('POST /itf/class/{id}/invitations', { params: { id: classId }, body: { contact } });
  await runJobs(t);
  return sent;
}
const sentBy = async ({ teacher, classId }: School) =>
  (await t.as(teacher).call('GET /itf/class/{id}/invitations', { params: { id: classId }, query: {} })).items;
const own = (student: TestUser) => t.as(student).call('GET /student/invitations');
const answer = (student: TestUser, id: string, accept = true) =>
  t.as(student).call('PUT /student/invitations/{id}', { params: { id }, body: { accept } });
const learners = async ({ teacher }: School) => (await t.as(teacher).call('GET /itf/students', { query: {} })).items;

describe('an invitation', () => {
  it('is withdrawn with the account of the teacher who is locked, or teaches no more', async () => {
    const one = await learner();
    for (const change of [{ status: 'LOCK' as const }, { role: 'OPERATOR' as const }, { is_admin: true }]) {
      const school = await makeSchool();
      const { id } = await invite(school, one.email);
      expect(await own(one.student)).toMatchObject([{ id }]);
      await t.db.updateTable('users').set(change).where('id', '=', school.teacher.id).execute();
      expect(await own(one.student)).toEqual([]);
      expect(await failure(answer(one.student, id))).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it.each(['phone', 'email', 'signInName'] as const)(
    'reaches who has exactly this %s, who joins by agreeing',
    async (by) => {
      const school = await makeSchool();
      const one = await learner();
      const { id } = await invite(school, by === 'phone' ? `+84 ${one.phone.slice(1)}` : one[by].toUpperCase());
      expect(await learners(school)).toEqual([]);
      expect((await noticesFor(t, one.student)).notices).toMatchObject([{ kind: 'CLASS_INVITED', link: '/join' }]);
      expect(await own(one.student)).toMatchObject([{ id, className: '9A1', teacherName: 'Nguyễn Thu Hà' }]);
      await answer(one.student, id);
      expect(await own(one.student)).toEqual([]);
      expect(await learners(school)).toMatchObject([{ id: one.student.id, classes: [{ id: school.classId }] }]);
      expect(await sentBy(school)).toMatchObject([{ status: 'ACCEPTED' }]);
      expect((await noticesFor(t, school.teacher)).notices).toMatchObject([
        { kind: 'INVITATION_ACCEPTED', params: { className: '9A1' }, link: `/classes/${school.classId}` },
      ]);
      await t
        .as(one.student)
        .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
      expect(await failure(answer(one.student, id))).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('looks the same to the teacher whether the contact belongs to somebody, nobody, a teacher, or one who declined', async () => {
    const school = await makeSchool();
    const [one, declines] = [await learner(), await learner()];
    const other = await t.createUser({ role: 'TEACHER' });
    await t.db.updateTable('users').set({ email: 'giaovien@truong.example' }).where('id', '=', other.id).execute();
    const contacts = [one.email, 'khongai@truong.example', 'giaovien@truong.example', declines.email];
    const shapes = [];
    for (const contact of contacts) {
      const { id, contact: said, ...rest } = await invite(school, contact);
      expect(said).toBe(contact);
      shapes.push({ keys: Object.keys(rest).sort(), status: rest.status });
      if (contact === declines.email) await answer(declines.student, id, false);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect((await sentBy(school)).map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT', 'SENT']);
    expect(await own(other).catch((error: CallError) => error.status)).toBe(403);
    t.advance(15 * 24 * hour);
    expect((await sentBy(school)).map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED', 'EXPIRED']);
    expect(await own(one.student)).toEqual([]);
  });

  it('is not shown again to a learner who declined it while the first would still be valid', async () => {
    const school = await makeSchool();
    const one = await learner();
    await answer(one.student, (await invite(school, one.email)).id, false);
    await invite(school, one.email);
    expect(await own(one.student)).toEqual([]);
    t.advance(15 * 24 * hour);
    await invite(school, one.email);
    expect(await own(one.student)).toHaveLength(1);
  });

  it('reaches accounts of learners only, and none that is in the class or after it was withdrawn', async () => {
    const school = await makeSchool();
    const all = [];
    for (let n = 0; n < 6; n += 1) all.push(await learner());
    const [admin, unchosen, gone, teaches, member, late] = all as [
      Learner,
      Learner,
      Learner,
      Learner,
      Learner,
      Learner,
    ];
    const put = ({ student }: Learner, change: object) =>
      t.db.updateTable('users').set(change).where('id', '=', student.id).execute();
    await put(admin, { is_admin: true });
    await put(unchosen, { role_chosen: false });
    await put(gone, { deleted_at: new Date(t.now()) });
    await put(teaches, { role: 'TEACHER' });
    await school.enrol(member.student);
    for (const one of [admin, unchosen, gone, teaches, member]) await invite(school, one.email);
    const { id } = await t
      .as(school.teacher)
      .call('POST /itf/class/{id}/invitations', { params: { id: school.classId }, body: { contact: late.email } });
    await t.as(school.teacher).call('DELETE /itf/class/invitations/{id}', { params: { id } });
    await runJobs(t);
    const rows = await t.db
      .selectFrom('class_invitations')
      .select('student_id')
      .where('class_id', '=', school.classId)
      .execute();
    expect(rows.map(({ student_id }) => student_id)).toEqual(rows.map(() => null));
    expect(rows).toHaveLength(6);
  });

  it.each([{ status: 'DEACTIVATED' }, { deleted_at: new Date() }])(
    'waits in no class that is gone: %j',
    async (gone) => {
      const school = await makeSchool();
      const one = await learner();
      const { id } = await invite(school, one.email);
      expect(await own(one.student)).toHaveLength(1);
      await t.db.updateTable('classes').set(gone).where('id', '=', school.classId).execute();
      expect(await own(one.student)).toEqual([]);
      expect(await failure(answer(one.student, id, false))).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('ends when its teacher is deleted or no longer a teacher, and does not change a refused request', async () => {
    const [school, gone, changed] = [await makeSchool(), await makeSchool(), await makeSchool()];
    const one = await learner();
    const { id: requestId } = await t.as(one.student).call('POST /itf/join_class_request', {
      body: {
        classCode: (await t.as(school.teacher).call('GET /itf/class/{id}', { params: { id: school.classId } })).code,
      },
    });
    await t.as(school.teacher).call('PUT /itf/join_class_request', {
      body: { classId: school.classId, status: 'REJECTED', ids: [requestId], reason: 'Không phải lớp của em' },
    });
    const { id } = await invite(school, one.email);
    const left = await invite(gone, one.email);
    const other = await invite(changed, one.email);
    await t.db
      .updateTable('users')
      .set({ deleted_at: new Date(t.now()) })
      .where('id', '=', gone.teacher.id)
      .execute();
    await t.db.updateTable('users').set({ role: 'STUDENT' }).where('id', '=', changed.teacher.id).execute();
    expect((await own(one.student)).map((each) => each.id)).not.toContain(left.id);
    for (const each of [left, other])
      expect(await failure(answer(one.student, each.id))).toMatchObject({ code: 'NOT_FOUND' });
    await answer(one.student, id);
    expect((await t.as(one.student).call('GET /student/join-requests')).items).toMatchObject([{ status: 'REJECTED' }]);
  });

  it('is sent by the teacher of an active class, two hundred times a day', async () => {
    const [school, off, other] = [await makeSchool(), await makeSchool(), await makeSchool()];
    await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', off.classId).execute();
    expect(await failure(invite(off, 'khongai@truong.example'))).toMatchObject({ code: 'CLASS_INACTIVE' });
    for (const work of [invite, sentBy])
      expect(
        await failure(work({ ...school, teacher: other.teacher } as School, 'khongai@truong.example')),
      ).toMatchObject({ code: 'CLASS_NOT_FOUND' });
    const before = new Date(t.now() - 2 * hour);
    await t.db
      .insertInto('class_invitations')
      .values(
        Array.from({ length: 200 }, (_, n) => ({
          id: t.app.newId(),
          owner_id: school.teacher.id,
          class_id: school.classId,
          contact: `ai${n}@truong.example`,
          invited_at: before,
          expires_at: new Date(t.now() + 24 * hour),
        })),
      )
      .execute();
    expect(await failure(invite(school, 'khongai@truong.example'))).toMatchObject({ status: 429 });
    expect((await invite(other, 'khongai@truong.example')).status).toBe('SENT');
  });

  it('is withdrawn by its teacher only, and answered by its learner only', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    const [one, stranger] = [await learner(), await learner()];
    const { id } = await invite(school, one.email);
    expect(await failure(answer(stranger.student, id))).toMatchObject({ code: 'NOT_FOUND' });
    const cancel = (teacher: TestUser) => t.as(teacher).call('DELETE /itf/class/invitations/{id}', { params: { id } });
    expect(await failure(cancel(other.teacher))).toMatchObject({ code: 'NOT_FOUND' });
    await cancel(school.teacher);
    expect(await failure(answer(one.student, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await sentBy(school)).toEqual([]);
  });

  it('cancelling and repeating a declined invitation look the same as for an unanswered one', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    const declines = await learner();
    const cancel = (id: string) => t.as(school.teacher).call('DELETE /itf/class/invitations/{id}', { params: { id } });
    const shapes = [];
    for (const contact of [declines.email, 'khongai@truong.example']) {
      const first = await invite(school, contact);
      if (contact === declines.email) await answer(declines.student, first.id, false);
      const second = await invite(school, contact);
      const listed = (await sentBy(school)).filter((one) => one.contact === contact).map(({ id }) => id === second.id);
      const replies = [];
      for (const id of [second.id, second.id, first.id])
        replies.push(await cancel(id).catch((error: CallError) => error.code));
      shapes.push({ listed, replies, left: (await sentBy(school)).length });
    }
    expect(shapes[0]).toEqual({ listed: [true], replies: [null, 'NOT_FOUND', 'NOT_FOUND'], left: 0 });
    expect(shapes[1]).toEqual(shapes[0]);
    // A withdrawn invitation counts as declined.
    await invite(school, declines.email);
    expect(await own(declines.student)).toEqual([]);
    await invite(other, declines.email);
    expect(await own(declines.student)).toHaveLength(1);
  });

  it('an accepted invitation cannot be cancelled, and settles a pending request', async () => {
    const school = await makeSchool();
    const one = await learner();
    const { code } = await t.as(school.teacher).call('GET /itf/class/{id}', { params: { id: school.classId } });
    await t.as(one.student).call('POST /itf/join_class_request', { body: { classCode: code } });
    const { id } = await invite(school, one.email);
    await answer(one.student, id);
    expect((await t.as(one.student).call('GET /student/join-requests')).items).toMatchObject([{ status: 'ACCEPTED' }]);
    expect(
      await failure(t.as(school.teacher).call('DELETE /itf/class/invitations/{id}', { params: { id } })),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await sentBy(school)).toMatchObject([{ id, status: 'ACCEPTED' }]);
  });

  it('concurrent invitations to one contact leave one, and keep to the hourly limit', async () => {
    const school = await makeSchool();
    const send = (contact: string) =>
      t
        .as(school.teacher)
        .call('POST /itf/class/{id}/invitations', { params: { id: school.classId }, body: { contact } });
    await Promise.all(Array.from({ length: 8 }, () => send('khongai@truong.example')));
    expect(await sentBy(school)).toHaveLength(1);
    for (let n = 0; n < 49; n += 1) await send(`khongai${n}@truong.example`);
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => send(`ai${n}@truong.example`)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('an invitation that is cancelled while its learner agrees is not accepted', async () => {
    const school = await makeSchool();
    const one = await learner();
    const { id } = await invite(school, one.email);
    const { answering } = await t.db.transaction().execute(async (held) => {
      await held.selectFrom('classes').select('id').where('id', '=', school.classId).forUpdate().execute();
      const answering = Promise.allSettled([answer(one.student, id)]);
      // The answer has found the invitation and waits for the class.
      await untilBlocked(t.db);
      await t.as(school.teacher).call('DELETE /itf/class/invitations/{id}', { params: { id } });
      return { answering };
    });
    expect((await answering)[0]).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    expect(await learners(school)).toEqual([]);
  });

  it('requires a plausible contact and the consents of this year, and is limited to sixty an hour', async () => {
    const school = await makeSchool();
    for (const contact of ['', 'a', 'không phải', '123'])
      expect(await failure(invite(school, contact)), contact).toMatchObject({ status: 400 });
    for (let n = 0; n < 60; n += 1)
      await t.as(school.teacher).call('POST /itf/class/{id}/invitations', {
        params: { id: school.classId },
        body: { contact: `khongai${n}@truong.example` },
      });
    expect(await failure(invite(school, 'khongai@truong.example'))).toMatchObject({ status: 429 });
    t.advance(hour);
    await t.db.deleteFrom('teacher_consents').where('teacher_id', '=', school.teacher.id).execute();
    expect(await failure(invite(school, 'khongai@truong.example'))).toMatchObject({ code: 'STUDENT_CONSENT_REQUIRED' });
  });

  it('six concurrent acceptances add as many learners as there is room for; the others may retry', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const school = await makeSchool({ teacher });
    for (let n = 0; n < 38; n += 1) await school.enrol(await t.createUser({ role: 'STUDENT' }));
    const all = [];
    for (let n = 0; n < 6; n += 1) {
      const one = await learner();
      all.push({ ...one, id: (await invite(school, one.email)).id });
    }
    const results = await Promise.allSettled(all.map(({ student, id }) => answer(student, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'REACH_LIMIT_STUDENT_PER_CLASS' });
    expect((await t.as(teacher).call('GET /itf/class/{id}', { params: { id: school.classId } })).students).toBe(40);
    const waiting = await Promise.all(all.map(({ student }) => own(student)));
    expect(waiting.flat()).toHaveLength(4);
  });
});
