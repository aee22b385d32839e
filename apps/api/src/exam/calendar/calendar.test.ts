/** The week's tests of teachers and learners, and the secret feed of each. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';
import { calendarFile, folded } from './ics.ts';

const t = await testApp();
const hour = 3_600_000;
const day = 24 * hour;

const makeSchool = (options: object = {}) => createSchool(t, { codes: ['MC1'], ...options });
const at = (ms: number) => new Date(t.now() + ms).toISOString();
/** Both ends count from one reading of the clock, so that an empty range stays empty. */
const week = (from = -day, to = 6 * day, now = t.now()) => ({
  from: new Date(now + from).toISOString(),
  to: new Date(now + to).toISOString(),
});
const taught = (teacher: TestUser, query: object = {}) =>
  t
    .as(teacher)
    .call('GET /itf/classes/unit-tests-assigned/calendar', { query: { ...week(), ...query } })
    .then((list) => list.map(({ id }) => id));
const taken = (student: TestUser, query: object = {}) =>
  t
    .as(student)
    .call('GET /student/unit-tests/calendar', { query: { ...week(), ...query } })
    .then(({ items }) => items.map(({ id }) => id));
const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: CallError) => error.status,
  );

describe('the calendar', () => {
  it('shows what overlaps the range and is not over, to the teacher and the learners concerned', async () => {
    const school = await makeSchool({ startsIn: 2 * hour, endsIn: 3 * hour });
    const student = await school.student();
    const stranger = await t.createUser({ role: 'STUDENT' });
    const { teacher, classId, assignmentId } = school;
    const other = await makeSchool({ teacher, startsIn: 8 * day, endsIn: 9 * day });
    await makeSchool({ startsIn: 2 * hour, endsIn: 3 * hour });
    expect(await taught(teacher)).toEqual([assignmentId]);
    expect(await taught(teacher, { to: at(10 * day) })).toEqual([assignmentId, other.assignmentId]);
    expect(await taught(teacher, { to: at(10 * day), classId: other.classId })).toEqual([other.assignmentId]);
    expect(await taken(student)).toEqual([assignmentId]);
    expect(await taken(stranger)).toEqual([]);
    expect(await taught(teacher, { from: at(3 * hour), to: at(day) })).toEqual([]);
    expect(await taught(teacher, { from: at(hour), to: at(2 * hour - 60_000) })).toEqual([]);
    t.advance(3 * hour);
    expect(await taught(teacher, { from: at(-4 * hour) })).toEqual([]);
    expect(await taken(student, { from: at(-4 * hour) })).toEqual([]);
    expect(classId).not.toBe(other.classId);
  });

  it('leaves out cancelled tests and those of a deactivated class', async () => {
    const [one, two] = [await makeSchool(), await makeSchool()];
    const [first, second] = [await one.student(), await two.student()];
    await t.as(one.teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: one.assignmentId } });
    await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', two.classId).execute();
    for (const [school, student] of [
      [one, first],
      [two, second],
    ] as const) {
      expect(await taught(school.teacher)).toEqual([]);
      expect(await taken(student)).toEqual([]);
    }
  });

  it('leaves out tests of a deleted group', async () => {
    const school = await makeSchool();
    const student = await school.student();
    const [id, now] = [randomUUID(), new Date(t.now())];
    const owner_id = school.teacher.id;
    await t.db
      .insertInto('study_groups')
      .values({ owner_id, id, class_id: school.classId, name: 'Nhóm 1', created_at: now, updated_at: now })
      .execute();
    await t.db
      .insertInto('study_group_students')
      .values({ owner_id, group_id: id, student_id: student.id, joined_at: now })
      .execute();
    await t.db
      .updateTable('assignments')
      .set({ target: 'GROUP', group_id: id })
      .where('id', '=', school.assignmentId)
      .execute();
    expect(await taught(school.teacher)).toEqual([school.assignmentId]);
    expect(await taken(student)).toEqual([school.assignmentId]);
    await t.db.updateTable('study_groups').set({ deleted_at: now }).where('id', '=', id).execute();
    expect(await taught(school.teacher)).toEqual([]);
    expect(await taken(student)).toEqual([]);
  });

  it('leaves out tests of a deleted class', async () => {
    const { teacher, classId, assignmentId } = await makeSchool();
    expect(await taught(teacher)).toEqual([assignmentId]);
    await t.db
      .updateTable('classes')
      .set({ deleted_at: new Date(t.now()) })
      .where('id', '=', classId)
      .execute();
    expect(await taught(teacher)).toEqual([]);
  });

  it("refuses an inverted or too long range, and another teacher's class", async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    for (const [from, to] of [
      [0, 0],
      [day, 0],
      [0, 43 * day],
    ] as const)
      expect(await status(taught(school.teacher, week(from, to)))).toBe(400);
    expect(await status(taught(school.teacher, { classId: other.classId }))).toBe(404);
  });
});

describe('the feed', () => {
  const make = (user: TestUser) => t.as(user).call('POST /account/calendar-feed');
  const read = (url: string) => t.as(null).raw({ method: 'GET', url: url.replace('https://vumon.example', '') });

  it('is made only by whoever knows the password: an open session is not enough', async () => {
    const school = await makeSchool();
    for (const user of [school.teacher, await school.student()]) {
      const reply = await t.as(user).raw({ method: 'POST', url: '/api/account/calendar-feed', payload: {} });
      expect(reply.json()).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
      expect((await t.as(user).call('GET /account/calendar-feed')).since).toBeNull();
    }
  });

  it('is readable with its address until it is renewed or revoked, and contains titles and times only', async () => {
    const school = await makeSchool();
    const student = await school.student({ firstName: 'Canary', lastName: 'Nguyễn' });
    expect((await t.as(student).call('GET /account/calendar-feed')).since).toBeNull();
    const { url } = await make(student);
    const reply = await read(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/calendar');
    expect(reply.body).toContain('SUMMARY:Kiểm tra giữa kỳ');
    expect(reply.body.replaceAll('\r\n ', '')).toContain(`/assigned-unit-test/${school.assignmentId}`);
    for (const trace of ['Canary', 'Nguyễn', '9A1', student.id, school.teacher.id])
      expect(reply.body).not.toContain(trace);
    const rows = await t.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(new URL(url).searchParams.get('key'));
    const { url: fresh } = await make(student);
    expect((await read(url)).statusCode).toBe(404);
    expect((await read(fresh)).statusCode).toBe(200);
    await t.as(student).call('DELETE /account/calendar-feed');
    expect((await read(fresh)).statusCode).toBe(404);
  });

  it("of a teacher contains the teacher's tests, and ends with the account", async () => {
    const { teacher, assignmentId } = await makeSchool();
    const { url } = await make(teacher);
    expect((await read(url)).body.replaceAll('\r\n ', '')).toContain(`//vumon.example/learning/${assignmentId}`);
    await t.db.updateTable('users').set({ locale: 'en' }).where('id', '=', teacher.id).execute();
    const english = (await read(url)).body.replaceAll('\r\n ', '');
    expect(english).toContain(`//vumon.example/en/learning/${assignmentId}`);
    expect(english).toContain('X-WR-CALNAME:Tests');
    for (const end of [
      { status: 'LOCK' },
      { status: 'ACTIVE', deleted_at: new Date(t.now()) },
      { deleted_at: null, is_admin: true },
    ] as const) {
      await t.db.updateTable('users').set(end).where('id', '=', teacher.id).execute();
      expect((await read(url)).statusCode).toBe(404);
    }
  });
});

describe('the file', () => {
  it('escapes characters that would end a line or begin another field', () => {
    const text = calendarFile(
      [
        {
          id: '1',
          title: 'Unit 1; đọc, viết\nEND:VEVENT\r\nATTENDEE:x\\',
          startsAt: new Date(0),
          endsAt: new Date(hour),
          url: 'https://vumon.example/1',
        },
      ],
      { name: 'Lịch', host: 'vumon.example', now: new Date(0) },
    );
    expect(text).toContain('SUMMARY:Unit 1\\; đọc\\, viết\\nEND:VEVENT\\nATTENDEE:x\\\\');
    expect(text.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(text).toContain('DTSTART:19700101T000000Z');
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const line = `SUMMARY:${'ưởng '.repeat(40)}`;
    const lines = folded(line).split('\r\n');
    for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
    expect(lines.map((one, n) => (n === 0 ? one : one.slice(1))).join('')).toBe(line);
  });
});
