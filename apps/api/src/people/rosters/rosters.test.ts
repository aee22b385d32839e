/** Exports of a school's system (OneRoster 1.2 CSV): the check of each row, the import, and the same file again. */
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { zip } from '../../testing/zip.ts';
import { exportedParts, exportedRows } from '../own-account/export.queries.ts';
import { carryOutNext } from './carry-out.ts';
import { parseCsv } from './file/csv.ts';
import { readRoster } from './file/read.ts';
import { rosterJobs } from './rosters.jobs.ts';
import { deleteOldRows } from './rosters.queries.ts';

const t = await testApp();
let admin: TestUser;
let schoolId: string;

type Table = readonly (readonly string[])[];
type Tables = Readonly<Record<string, Table>>;
const heads: Readonly<Record<string, string>> = {
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  academicSessions: 'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
  users:
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
  roles:
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  demographics: 'sourcedId,status,dateLastModified,birthDate,sex',
  classes:
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  enrollments:
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
};
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csv = (head: string, rows: Table) =>
  `\ufeff${[head, ...rows.map((row) => row.map(quoted).join(','))].join('\r\n')}\r\n`;

function exportOf(tables: Tables, mode = 'bulk', more: Readonly<Record<string, Buffer>> = {}): Buffer {
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...Object.keys(heads).map((name) => [`file.${name}`, tables[name] ? mode : 'absent']),
  ];
  return zip({
    'manifest.csv': Buffer.from(csv('propertyName,value', manifest)),
    ...Object.fromEntries(
      Object.entries(tables).map(([name, rows]) => [`${name}.csv`, Buffer.from(csv(heads[name]!, rows))]),
    ),
    ...more,
  });
}

const status = 'active';
const org = (id: string, name: string, type = 'school') => [id, '', '', name, type, '', ''];
const user = (
  id: string,
  family: string,
  middle: string,
  given: string,
  more: { email?: string; code?: string; status?: string; org?: string; enabled?: string } = {},
) => [
  id,
  more.status ?? '',
  '',
  more.enabled ?? 'true',
  id,
  '',
  given,
  family,
  middle,
  more.code ?? '',
  more.email ?? '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  more.org ?? 'S1',
  '',
];
const role = (id: string, what: string, where = 'S1') => [`r-${id}`, '', '', id, 'primary', what, '', '', where, ''];
const course = (
  id: string,
  title: string,
  grade: string,
  more: { org?: string; term?: string; status?: string } = {},
) => [
  id,
  more.status ?? '',
  '',
  title,
  grade,
  'c1',
  title,
  'homeroom',
  '',
  more.org ?? 'S1',
  more.term ?? 'Y26',
  '',
  '',
  '',
];
const place = (
  id: string,
  classId: string,
  userId: string,
  what = 'student',
  more: { status?: string; org?: string } = {},
) => [
  id,
  more.status ?? '',
  '',
  classId,
  more.org ?? 'S1',
  userId,
  what,
  what === 'teacher' ? 'true' : 'false',
  '',
  '',
];
const base = (): Record<string, Table> => ({
  orgs: [org('S1', 'THCS Sông Hồng'), org('D1', 'Phòng GD', 'district')],
  academicSessions: [['Y26', '', '', 'Năm học 2026–2027', 'schoolYear', '2026-09-05', '2027-05-31', '', '2027']],
  users: [
    user('gv-1', 'Nguyễn', '', 'Hà', { email: `${admin.id}@example.invalid` }),
    user('hs-1', 'Trần', 'Minh', 'Anh', { code: 'HS001' }),
    user('hs-2', 'Lê, "Bảo"', '', 'Bình'),
    user('hs-3', 'Đỗ', '', 'Chi'),
  ],
  roles: [role('gv-1', 'teacher'), role('hs-1', 'student'), role('hs-2', 'student'), role('hs-3', 'student')],
  demographics: [['hs-1', '', '', '2012-03-04', 'female']],
  classes: [course('l-1', '9A', '09')],
  enrollments: [place('e-0', 'l-1', 'gv-1', 'teacher'), place('e-1', 'l-1', 'hs-1'), place('e-2', 'l-1', 'hs-2')],
});

beforeAll(async () => {
  await addCatalogue(t.db);
  admin = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
  ({ school_id: schoolId } = await t.db
    .selectFrom('school_members')
    .select('school_id')
    .where('user_id', '=', admin.id)
    .executeTakeFirstOrThrow());
});

const send = (bytes: Buffer, by = admin) =>
  t.as(by).upload('POST /school/rosters', { file: { name: 'truong.zip', bytes } });
interface Checked {
  readonly id: string;
  readonly counts: Readonly<Record<string, number>>;
}
const check = async (bytes: Buffer): Promise<Checked> => (await send(bytes)).json<{ data: Checked }>().data;
const refusal = async (bytes: Buffer, by = admin) => (await send(bytes, by)).json<{ code: string }>().code;
const rowsOf = async (id: string, fate?: 'REFUSED' | 'ENDS' | 'NEW' | 'CHANGED') =>
  (
    await t
      .as(admin)
      .call('GET /school/rosters/{id}/rows', { params: { id }, query: { size: 100, ...(fate && { fate }) } })
  ).items;
const start = (id: string) => t.as(admin).call('POST /school/rosters/{id}/start', { params: { id } });
async function carryOut(
  bytes: Buffer,
): Promise<Checked & { readonly state: string; readonly done: number; readonly total: number }> {
  const { id } = await check(bytes);
  await start(id);
  await runJobs(t, rosterJobs);
  return t.as(admin).call('GET /school/rosters/{id}', { params: { id } });
}
const inClasses = async () =>
  (
    await t.db
      .selectFrom('class_students')
      .innerJoin('users', 'users.id', 'student_id')
      .innerJoin('classes', 'classes.id', 'class_id')
      .select(['classes.name', 'full_name as student'])
      .where('class_students.owner_id', '=', admin.id)
      .where('removed_at', 'is', null)
      .orderBy('classes.name')
      .orderBy('full_name')
      .execute()
  ).map((row) => `${row.name} ${row.student}`);
const everything = async () => [
  await t.db.selectFrom('users').select(['id', 'full_name', 'status', 'sign_in_name']).orderBy('id').execute(),
  await t.db.selectFrom('class_students').selectAll().orderBy('class_id').orderBy('student_id').execute(),
  await t.db.selectFrom('managed_students').selectAll().orderBy('teacher_id').orderBy('student_id').execute(),
  await t.db.selectFrom('classes').selectAll().orderBy('id').execute(),
  await t.db.selectFrom('roster_records').selectAll().orderBy('kind').orderBy('sourced_id').execute(),
];
const zero = { NEW: 0, CHANGED: 0, UNCHANGED: 0, ENDS: 0, REFUSED: 0 };

describe('an export', () => {
  it('is checked without changing anything, carried out, and changes nothing the second time', async () => {
    const before = await everything();
    const file = exportOf(base());
    const checked = await check(file);
    expect(checked.counts).toEqual({ ...zero, NEW: 11 });
    expect(await everything()).toEqual(before);
    const first = await rowsOf(checked.id);
    expect(first[3]).toMatchObject({ kind: 'USER', line: 2, sourcedId: 'gv-1', name: 'Nguyễn Hà', fate: 'NEW' });
    const found = async (search: string) =>
      (
        await t.as(admin).call('GET /school/rosters/{id}/rows', { params: { id: checked.id }, query: { search } })
      ).items.map(({ sourcedId }) => sourcedId);
    expect([await found('minh anh'), await found('LE BAO'), await found('HS-3'), await found('100%')]).toEqual([
      ['hs-1', 'e-1'],
      [],
      ['hs-3'],
      [],
    ]);
    expect(first.slice(-2).map(({ name }) => name)).toEqual(['Trần Minh Anh · 9A', 'Lê, "Bảo" Bình · 9A']);
    await start(checked.id);
    await runJobs(t, rosterJobs);
    expect(await t.as(admin).call('GET /school/rosters/newest')).toMatchObject({ state: 'DONE', done: 11, total: 11 });
    expect(await inClasses()).toEqual(['9A Lê, "Bảo" Bình', '9A Trần Minh Anh']);
    const learner = await t.db
      .selectFrom('users')
      .innerJoin('managed_students', 'student_id', 'users.id')
      .innerJoin('school_consents', 'school_consents.user_id', 'users.id')
      .select([
        'last_name',
        'first_name',
        'birthday',
        'gender',
        'status',
        'sign_in_name',
        'code',
        'way',
        'text_version',
        'school_id',
      ])
      .where('first_name', '=', 'Anh')
      .executeTakeFirstOrThrow();
    expect(learner).toMatchObject({
      last_name: 'Trần Minh',
      gender: 'FEMALE',
      status: 'INACTIVE',
      sign_in_name: expect.stringMatching(/^anhtm\d{4}$/) as string,
      code: 'HS001',
      way: 'ROSTER',
      text_version: '1',
      school_id: schoolId,
    });
    expect(String(learner.birthday)).toContain('2012-03-04');
    const state = await everything();
    t.advance(60_000);
    const again = await carryOut(file);
    expect([again.counts, again.state]).toEqual([{ ...zero, UNCHANGED: 11 }, 'DONE']);
    expect(await everything()).toEqual(state);
  });

  it('is in the export of what is stored of a learner and of a teacher, without what it says of others', async () => {
    const exported = async (id: string) => {
      const own = await t.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirstOrThrow();
      const all = exportedParts();
      const rows = async (part: string) => {
        const found: object[] = [];
        for await (const row of exportedRows(t.db, all[part]!, own.id, new Date(t.now()))) found.push(row);
        return found;
      };
      return { records: await rows('schoolRecords'), files: await rows('schoolFiles') };
    };
    const { id } = await t.db
      .selectFrom('users')
      .select('id')
      .where('full_name', '=', 'Trần Minh Anh')
      .executeTakeFirstOrThrow();
    const learner = await exported(id);
    const own = { school: expect.any(String) as string, active: true };
    expect(learner).toEqual({
      records: [
        { ...own, kind: 'ENROLLMENT', sourcedId: 'e-1', role: 'student', classSourcedId: 'l-1' },
        { ...own, kind: 'USER', sourcedId: 'hs-1', role: 'LEARNER', classSourcedId: null },
      ],
      files: [],
    });
    const teacher = await exported(admin.id);
    expect(teacher.records).toMatchObject([{ sourcedId: 'e-0' }, { sourcedId: 'gv-1' }]);
    expect(teacher.files).toMatchObject([{ fileName: 'truong.zip' }, { fileName: 'truong.zip' }]);
    expect(JSON.stringify([teacher, learner])).not.toContain('hash');
  });

  it('follows a delta: who is marked leaves, a name changes until the learner has signed in, one comes', async () => {
    await t.db.updateTable('users').set({ status: 'ACTIVE' }).where('full_name', '=', 'Trần Minh Anh').execute();
    const delta = {
      users: [
        user('hs-1', 'Trần', 'Minh', 'Anh Thư', { status }),
        user('hs-2', 'Lê', '', 'Bình', { status }),
        user('hs-4', 'Vũ', '', 'Dung', { status }),
        user('hs-3', 'Đỗ', '', 'Chi', { status: 'tobedeleted' }),
      ],
      enrollments: [
        place('e-4', 'l-1', 'hs-4', 'student', { status }),
        place('e-1', 'l-1', 'hs-1', 'student', { status: 'tobedeleted' }),
      ],
    };
    const done = await carryOut(exportOf(delta, 'delta'));
    expect(done.counts).toEqual({ ...zero, NEW: 2, CHANGED: 2, ENDS: 2 });
    expect(await inClasses()).toEqual(['9A Lê Bình', '9A Vũ Dung']);
    const names = await t.db
      .selectFrom('users')
      .select(['full_name', 'deleted_at'])
      .where('first_name', 'in', ['Anh', 'Anh Thư', 'Chi'])
      .orderBy('full_name')
      .execute();
    // Nobody is deleted, and a name that its learner has is left alone.
    expect(names).toEqual([
      { full_name: 'Đỗ Chi', deleted_at: null },
      { full_name: 'Trần Minh Anh', deleted_at: null },
    ]);
    const again = await carryOut(exportOf(delta, 'delta'));
    expect(again.counts).toEqual({ ...zero, UNCHANGED: 6 });
    // The learner comes back, with the same account.
    await carryOut(exportOf({ enrollments: [place('e-1', 'l-1', 'hs-1', 'student', { status })] }, 'delta'));
    expect(await inClasses()).toEqual(['9A Lê Bình', '9A Trần Minh Anh', '9A Vũ Dung']);
  });

  it('ends in a whole file what it leaves out, a user with the enrolments, and a class with its list', async () => {
    const tables = base();
    const without = {
      ...tables,
      users: tables['users']!.filter(([id]) => id !== 'hs-2'),
      roles: tables['roles']!,
      classes: [course('l-2', '9B', '9')],
      enrollments: [place('e-5', 'l-2', 'gv-1', 'teacher'), place('e-6', 'l-2', 'hs-1')],
    };
    const checked = await check(exportOf(without));
    const ends = (await rowsOf(checked.id, 'ENDS')).map(({ kind, sourcedId, line }) => [kind, sourcedId, line]);
    expect(ends).toEqual(
      expect.arrayContaining([
        ['USER', 'hs-2', null],
        ['USER', 'hs-4', null],
        ['ENROLLMENT', 'e-2', null],
        ['CLASS', 'l-1', null],
      ]),
    );
    await start(checked.id);
    await runJobs(t, rosterJobs);
    const classes = await t.db
      .selectFrom('classes')
      .select(['name', 'status', 'school_year', 'grade_id'])
      .where('owner_id', '=', admin.id)
      .orderBy('name')
      .execute();
    expect(classes).toEqual([
      { name: '9A', status: 'DEACTIVATED', school_year: 2026, grade_id: 'G9' },
      { name: '9B', status: 'ACTIVE', school_year: 2026, grade_id: 'G9' },
    ]);
    expect((await inClasses()).filter((one) => one.startsWith('9B'))).toEqual(['9B Trần Minh Anh']);
  });

  it('is refused row by row with a reason, and the good rows are carried out', async () => {
    const owner = await t.createUser({ role: 'STUDENT' });
    const tables = {
      orgs: [org('S1', 'THCS Sông Hồng'), org('S2', 'Trường khác')],
      users: [
        user('x-1', 'Trường', '', 'Khác', { org: 'S2' }),
        user('x-2', 'A'.repeat(60), '', 'Dài'),
        user('x-3', 'Thầy', '', 'Lạ', { email: 'la@khac.example' }),
        user('x-4', 'Có', '', 'Chủ', { email: `${owner.id}@example.invalid` }),
        user('x-5', 'Phụ', '', 'Huynh'),
        user('x-6', 'Trạng', '', 'Thái', { status: 'inactive' }),
        user('x-7', 'Hai', '', 'Lần'),
        user('x-7', 'Hai', '', 'Lần'),
        user('có dấu', 'Mã', '', 'Lạ'),
        user('x-8', 'Đã', '', 'Khóa', { enabled: 'false' }),
        // Cut in the middle of a character.
        user('x-10', `${'A'.repeat(99)}😀`, '', 'Dài'),
      ],
      roles: [
        role('x-1', 'student', 'S2'),
        role('x-2', 'student'),
        role('x-3', 'teacher'),
        role('x-4', 'student'),
        role('x-5', 'parent'),
        role('x-7', 'student'),
        role('x-8', 'student'),
        role('x-10', 'student'),
      ],
      classes: [
        course('k-1', '9C', '09', { org: 'S2' }),
        course('k-2', '9D', 'XX'),
        course('k-3', '9E', '09', { term: 'khong' }),
        course('k-4', '9G', '09'),
      ],
      enrollments: [
        place('y-1', 'k-9', 'x-7'),
        place('y-2', 'l-2', 'x-9'),
        place('y-3', 'l-2', 'x-7', 'teacher'),
        place('y-4', 'l-2', 'x-7'),
      ],
    };
    const done = await carryOut(exportOf(tables, 'delta'));
    const rows = await rowsOf(done.id, 'REFUSED');
    expect(rows.map(({ sourcedId, code }) => [sourcedId, code])).toEqual([
      ['S2', 'FOREIGN_SCHOOL'],
      ['x-1', 'FOREIGN_SCHOOL'],
      ['x-2', 'NAME_INVALID'],
      ['x-3', 'TEACHER_UNKNOWN'],
      ['x-4', 'EMAIL_IN_USE'],
      ['x-5', 'ROLE_UNUSED'],
      ['x-6', 'STATUS_INVALID'],
      ['x-7', 'ID_TWICE'],
      ['có dấu', 'ID_INVALID'],
      ['x-8', 'DISABLED'],
      ['x-10', 'NAME_INVALID'],
      ['k-1', 'FOREIGN_SCHOOL'],
      ['k-2', 'GRADE_UNKNOWN'],
      ['k-3', 'TERM_UNKNOWN'],
      ['k-4', 'CLASS_WITHOUT_TEACHER'],
      ['y-1', 'CLASS_UNKNOWN'],
      ['y-2', 'USER_UNKNOWN'],
      ['y-3', 'ROLE_UNUSED'],
    ]);
    expect((await inClasses()).filter((one) => one.startsWith('9B'))).toEqual(['9B Hai Lần', '9B Trần Minh Anh']);
    expect(await t.db.selectFrom('users').select('id').where('first_name', '=', 'Chủ').execute()).toEqual([]);
  });

  it('stops at the limits of the package', async () => {
    const { studentsPerClass } = { studentsPerClass: 60 };
    const many = Array.from({ length: studentsPerClass }, (_, n) => `m-${n}`);
    const checked = await check(
      exportOf(
        {
          users: many.map((id) => user(id, 'Đông', '', 'Lớp')),
          roles: many.map((id) => role(id, 'student')),
          enrollments: many.map((id) => place(`z-${id}`, 'l-2', id)),
        },
        'delta',
      ),
    );
    // Two are in it already.
    expect((await rowsOf(checked.id, 'REFUSED')).map(({ sourcedId, code }) => [sourcedId, code])).toEqual([
      ['z-m-58', 'CLASS_FULL'],
      ['z-m-59', 'CLASS_FULL'],
    ]);
  });

  it('is carried out for its own school, by its administrators, once, and not after another file', async () => {
    const tables = { enrollments: [place('e-9', 'l-2', 'hs-3', 'student', { status })] };
    const stale = await check(exportOf(tables, 'delta'));
    t.advance(1_000);
    await carryOut(exportOf(tables, 'delta'));
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => expect.fail('was accepted'),
        ({ code }: CallError) => code,
      );
    expect(await failure(start(stale.id))).toBe('ROSTER_STALE');
    const other = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const params = { id: stale.id };
    for (const call of ['GET /school/rosters/{id}', 'GET /school/rosters/{id}/rows'] as const)
      expect(await failure(t.as(other).call(call, { params, query: {} } as never))).toBe('NOT_FOUND');
    expect(await failure(t.as(other).call('POST /school/rosters/{id}/start', { params }))).toBe('NOT_FOUND');
    const single = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(await refusal(exportOf(base()), single)).toBe('SCHOOL_ADMIN_ONLY');
    await t.db.deleteFrom('teacher_consents').where('teacher_id', '=', admin.id).execute();
    t.advance(1_000);
    const { id } = await check(exportOf(base(), 'delta'));
    expect(await failure(start(id))).toBe('STUDENT_CONSENT_REQUIRED');
    const { textVersion } = await t.as(admin).call('GET /itf/students/consents');
    await t.as(admin).call('POST /itf/students/consents', { body: { textVersion } });
    expect((await start(id)).state).toBe('RUNNING');
    expect((await start(id)).state).toBe('RUNNING');
    await runJobs(t, rosterJobs);
  });
});

describe('an export that is being carried out', () => {
  const order = (importId: string, caps = { classes: null as number | null, students: null as number | null }) => ({
    importId,
    caps,
    consentVersion: '1',
  });
  const checked = async (by: TestUser, tables: Tables) => {
    const { id } = (
      await t.as(by).upload('POST /school/rosters', { file: { name: 'a.zip', bytes: exportOf(tables, 'delta') } })
    ).json<{ data: Checked }>().data;
    await t.as(by).call('POST /school/rosters/{id}/start', { params: { id } });
    return id;
  };
  const whole = (by: TestUser): Tables => ({
    orgs: [org('S1', 'THCS Khác')].map((row) => row.with(1, 'active')),
    academicSessions: base()['academicSessions']!.map((row) => [...row].with(1, 'active')),
    users: [
      user('gv', 'Cô', '', 'Hà', { email: `${by.id}@example.invalid`, status }),
      user('em', 'Hồ', '', 'Em', { status }),
    ],
    roles: [role('gv', 'teacher'), role('em', 'student')],
    classes: [course('k', '9K', '09', { status })],
    enrollments: [place('e-t', 'k', 'gv', 'teacher', { status }), place('e-s', 'k', 'em', 'student', { status })],
  });

  it.each([
    [{ classes: 0, students: null }, 'REACH_LIMIT_CLASS'],
    [{ classes: null, students: 0 }, 'REACH_LIMIT_STUDENT_PER_TEACHER'],
  ])('stops with %j of room, and nothing of the batch stays', async (caps, code) => {
    const by = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const id = await checked(by, whole(by));
    expect(await carryOutNext(t.app, order(id, caps), t.now())).toBe(false);
    expect(await t.as(by).call('GET /school/rosters/{id}', { params: { id } })).toMatchObject({
      state: 'FAILED',
      code,
      done: 0,
    });
    expect(await t.db.selectFrom('classes').select('id').where('owner_id', '=', by.id).execute()).toEqual([]);
    // What has ended is not begun again.
    expect(await carryOutNext(t.app, order(id), t.now())).toBe(false);
    expect(await t.db.selectFrom('classes').select('id').where('owner_id', '=', by.id).execute()).toEqual([]);
  });

  it('puts nobody into a class whose teacher has left the school meanwhile, or that is no longer active', async () => {
    const by = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const first = await checked(by, { ...whole(by), enrollments: [place('e-t', 'k', 'gv', 'teacher', { status })] });
    while (await carryOutNext(t.app, order(first), t.now()));
    const students = () =>
      t.db.selectFrom('class_students').select('student_id').where('owner_id', '=', by.id).execute();
    for (const what of ['CLOSED', 'LEFT'] as const) {
      t.advance(1_000);
      const id = await checked(by, { enrollments: [place(`e-${what}`, 'k', 'em', 'student', { status })] });
      await t.db
        .updateTable('classes')
        .set({ status: what === 'CLOSED' ? 'DEACTIVATED' : 'ACTIVE' })
        .where('owner_id', '=', by.id)
        .execute();
      if (what === 'LEFT')
        await t.db
          .updateTable('school_members')
          .set({ left_at: new Date(t.now()) })
          .where('user_id', '=', by.id)
          .execute();
      while (await carryOutNext(t.app, order(id), t.now()));
      expect([what, await students()]).toEqual([what, []]);
    }
  });

  it('needs a package of the school that runs', async () => {
    const by = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const id = await checked(by, whole(by));
    await t.db
      .updateTable('memberships')
      .set({ ends_at: new Date(t.now() - 1_000) })
      .where('school_id', '=', (eb) => eb.selectFrom('school_members').select('school_id').where('user_id', '=', by.id))
      .execute();
    // Sessions in memory are told of a changed package after the change.
    await vi.waitFor(async () => {
      const file = { name: 'a.zip', bytes: exportOf(whole(by)) };
      expect((await t.as(by).upload('POST /school/rosters', { file })).json()).toMatchObject({
        code: 'PACKAGE_REQUIRED',
      });
    });
    const start = t.as(by).call('POST /school/rosters/{id}/start', { params: { id } });
    expect(await start.catch(({ code }: CallError) => code)).toBe('PACKAGE_REQUIRED');
  });

  it('is forgotten row by row after a week, and as a whole when nobody wanted it', async () => {
    const by = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const send = async () =>
      (await t.as(by).upload('POST /school/rosters', { file: { name: 'a.zip', bytes: exportOf(whole(by)) } })).json<{
        data: Checked;
      }>().data.id;
    const unwanted = await send();
    t.advance(1_000);
    const done = await send();
    await t.as(by).call('POST /school/rosters/{id}/start', { params: { id: done } });
    while (await carryOutNext(t.app, order(done), t.now()));
    const left = async () => [
      (await t.db.selectFrom('roster_imports').select('id').where('id', 'in', [unwanted, done]).execute()).length,
      (await t.db.selectFrom('roster_import_rows').select('n').where('import_id', 'in', [unwanted, done]).execute())
        .length > 0,
    ];
    await deleteOldRows(t.db, new Date(t.now() - 60_000));
    expect(await left()).toEqual([2, true]);
    await deleteOldRows(t.db, new Date(t.now() + 1_000));
    expect(await left()).toEqual([1, false]);
  });
});

describe('a learner of a colleague', () => {
  /** A school with a class of its head and one of a colleague, and a learner with an account of their own. */
  async function school() {
    const head = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const colleague = await t.createUser({ role: 'TEACHER' });
    const learner = await t.createUser({ role: 'STUDENT' });
    const { school_id: id } = await t.db
      .selectFrom('school_members')
      .select('school_id')
      .where('user_id', '=', head.id)
      .executeTakeFirstOrThrow();
    const at = new Date(t.now() - 1_000);
    await t.db
      .insertInto('school_members')
      .values({ school_id: id, user_id: colleague.id, role: 'TEACHER', joined_at: at })
      .execute();
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: colleague.id, student_id: learner.id, created_at: at })
      .execute();
    const address = ({ id: of }: TestUser) => ({ email: `${of}@example.invalid`, status });
    const tables: Tables = {
      orgs: [org('S1', 'THCS Sông Mã').with(1, status)],
      academicSessions: base()['academicSessions']!.map((row) => [...row].with(1, status)),
      users: [
        user('gv-1', 'Cô', '', 'Hà', address(head)),
        user('gv-2', 'Thầy', '', 'Sơn', address(colleague)),
        user('em', 'Bùi', '', 'Lệ', address(learner)),
      ],
      roles: [role('gv-1', 'teacher'), role('gv-2', 'teacher'), role('em', 'student')],
      classes: [course('k-1', '9K', '09', { status }), course('k-2', '9L', '09', { status })],
      enrollments: [
        place('t-1', 'k-1', 'gv-1', 'teacher', { status }),
        place('t-2', 'k-2', 'gv-2', 'teacher', { status }),
        place('e-1', 'k-1', 'em', 'student', { status }),
        place('e-2', 'k-2', 'em', 'student', { status }),
      ],
    };
    const take = async (enrollments: Table = tables['enrollments']!, meanwhile = async () => {}) => {
      t.advance(1_000);
      const bytes = exportOf({ ...tables, enrollments }, 'delta');
      const { id: importId } = (await send(bytes, head)).json<{ data: Checked }>().data;
      await t.as(head).call('POST /school/rosters/{id}/start', { params: { id: importId } });
      await meanwhile();
      await runJobs(t, rosterJobs);
      const query = { fate: 'REFUSED' as const };
      const { items } = await t.as(head).call('GET /school/rosters/{id}/rows', { params: { id: importId }, query });
      return items.map(({ sourcedId, code }) => [sourcedId, code]);
    };
    const sees = (who: TestUser) =>
      t
        .as(who)
        .call('GET /itf/students/{id}', { params: { id: learner.id } })
        .then(
          ({ email }) => email,
          ({ code }: CallError) => code,
        );
    return { id, head, colleague, learner, take, sees, enrollments: tables['enrollments']! };
  }

  it('with a contact of their own is not shown to another teacher by a file', async () => {
    const { head, colleague, learner, take, sees } = await school();
    expect(await take()).toEqual([['e-1', 'LEARNER_UNASKED']]);
    const email = `${learner.id}@example.invalid`;
    expect([await sees(head), await sees(colleague)]).toEqual(['STUDENT_NOT_FOUND', email]);
    // Nor by moving the place that the learner has.
    expect(await take([place('e-2', 'k-1', 'em', 'student', { status })])).toEqual([['e-2', 'LEARNER_UNASKED']]);
    expect(await sees(head)).toBe('STUDENT_NOT_FOUND');
    const { name } = await t.db
      .selectFrom('class_students')
      .innerJoin('classes', 'classes.id', 'class_id')
      .select('classes.name')
      .where('student_id', '=', learner.id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(name).toBe('9L');
  });

  it('comes to another teacher under the consent of the school, while a teacher of the school has them', async () => {
    const { id, head, learner, take, sees, colleague } = await school();
    const consent = {
      user_id: learner.id,
      school_id: id,
      way: 'ROSTER',
      text_version: '1',
      given_at: new Date(t.now()),
    };
    await t.db.insertInto('school_consents').values(consent).execute();
    expect(await take()).toEqual([]);
    expect(await sees(head)).toBe(`${learner.id}@example.invalid`);
    // Whoever has left all of them is asked again.
    await t.db.deleteFrom('class_students').where('student_id', '=', learner.id).execute();
    await t.db
      .updateTable('managed_students')
      .set({ removed_at: new Date(t.now()) })
      .where('student_id', '=', learner.id)
      .execute();
    const fresh = [place('e-3', 'k-1', 'em', 'student', { status })];
    expect(await take(fresh)).toEqual([['e-3', 'LEARNER_UNASKED']]);
    expect([await sees(head), await sees(colleague)]).toEqual(['STUDENT_NOT_FOUND', 'STUDENT_NOT_FOUND']);
  });

  it('who leaves the teacher between the check and the import stays away', async () => {
    const { colleague, take, sees, enrollments } = await school();
    const leave = async () => {
      await t.db
        .updateTable('managed_students')
        .set({ removed_at: new Date(t.now()) })
        .where('teacher_id', '=', colleague.id)
        .execute();
    };
    expect(
      await take(
        enrollments.filter(([id]) => id !== 'e-1'),
        leave,
      ),
    ).toEqual([]);
    expect(await sees(colleague)).toBe('STUDENT_NOT_FOUND');
  });
});

describe('a file', () => {
  const users = () => base()['users']!;
  it.each<[string, () => Buffer, string]>([
    ['no ZIP', () => Buffer.from('sourcedId,status'), 'ROSTER_FILE'],
    ['a ZIP that breaks off', () => exportOf(base()).subarray(0, 400), 'ROSTER_FILE'],
    [
      'a ZIP that inflates to more than is read',
      () => exportOf(base(), 'bulk', { 'lineItems.csv': Buffer.alloc(60 * 1024 * 1024) }),
      'ROSTER_FILE',
    ],
    ['no manifest', () => zip({ 'users.csv': Buffer.from(csv(heads['users']!, users())) }), 'ROSTER_MANIFEST'],
    [
      'another version',
      () =>
        exportOf(base(), 'bulk', {
          'manifest.csv': Buffer.from('propertyName,value\noneroster.version,1.1\nfile.users,bulk\n'),
        }),
      'ROSTER_MANIFEST',
    ],
    [
      'a file that is not there',
      () => zip({ 'manifest.csv': Buffer.from('propertyName,value\noneroster.version,1.2\nfile.users,bulk\n') }),
      'ROSTER_MISSING',
    ],
    [
      'a column that is missing',
      () => exportOf(base(), 'bulk', { 'users.csv': Buffer.from('sourcedId,status,enabledUser\n1,,true\n') }),
      'ROSTER_COLUMN',
    ],
    [
      'another encoding',
      () => exportOf(base(), 'bulk', { 'users.csv': Buffer.from(csv(heads['users']!, users()), 'utf16le') }),
      'ROSTER_ENCODING',
    ],
    [
      'an open quote',
      () => exportOf(base(), 'bulk', { 'users.csv': Buffer.from(`${heads['users']}\n"1,,true\n`) }),
      'ROSTER_FORM',
    ],
    [
      'two schools of other names',
      () => exportOf({ ...base(), orgs: [org('S8', 'A'), org('S9', 'B')] }, 'bulk'),
      'ROSTER_SCHOOL',
    ],
  ])('with %s is refused', async (what, bytes, code) => {
    const by = what.startsWith('two schools') ? await t.createUser({ role: 'TEACHER', package: 'SCHOOL' }) : admin;
    expect(await refusal(bytes(), by)).toBe(code);
  });

  it('with more rows than the largest school has is refused', () => {
    const rows = Array.from({ length: 60_001 }, (_, n) => `${n},,Đơn vị,school\n`).join('');
    const bytes = zip({
      'manifest.csv': Buffer.from('propertyName,value\noneroster.version,1.2\nfile.orgs,bulk\n'),
      'orgs.csv': Buffer.from(`sourcedId,status,name,type\n${rows}`),
    });
    expect(readRoster(bytes)).toEqual({ problem: { code: 'ROSTER_TOO_LARGE' } });
  });

  it('is read in any order of columns, with quotes and lines in cells', () => {
    expect(parseCsv('a,"b ""c""\nd",e\r\n\r\n1,2,3')).toEqual([
      { line: 1, cells: ['a', 'b "c"\nd', 'e'] },
      { line: 4, cells: ['1', '2', '3'] },
    ]);
    expect([parseCsv('a,"b'), parseCsv('a,b"c'), parseCsv('"a"b')]).toEqual([null, null, null]);
    const bytes = zip({
      'manifest.csv': Buffer.from('propertyName,value\noneroster.version,1.2\nfile.orgs,bulk\n'),
      'orgs.csv': Buffer.from('type,more,name,status,sourcedId\nschool,x,"Tên, trường",,S1\n'),
    });
    expect(readRoster(bytes)).toEqual({
      file: {
        orgs: {
          mode: 'bulk',
          rows: [{ line: 2, values: { sourcedId: 'S1', status: '', name: 'Tên, trường', type: 'school' } }],
        },
      },
    });
  });
});

describe('a delta of ten thousand rows', () => {
  it('is carried out, goes on after an end in the middle, and changes nothing the second time', async () => {
    const owner = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    const ids = Array.from({ length: 900 }, (_, n) => `t-${n}`);
    const groups = Array.from({ length: 150 }, (_, n) => `g-${n}`);
    const active = (row: string[]) => row.with(1, 'active');
    const file = exportOf(
      {
        orgs: [active(org('S1', 'Trường lớn'))],
        academicSessions: [['Y26', 'active', '', 'Năm học', 'schoolYear', '2026-09-05', '2027-05-31', '', '2027']],
        users: [
          active(user('gv', 'Cô', '', 'Hà', { email: `${owner.id}@example.invalid` })),
          ...ids.map((id, n) => active(user(id, 'Nguyễn Văn', `${n}`, 'An'))),
        ],
        roles: [active(role('gv', 'teacher')), ...ids.map((id) => active(role(id, 'student')))],
        classes: groups.map((id, n) => active(course(id, `Lớp ${n}`, '9'))),
        enrollments: [
          ...groups.map((id) => active(place(`p-${id}`, id, 'gv', 'teacher'))),
          ...ids.flatMap((id, n) =>
            Array.from({ length: 10 }, (_, k) => active(place(`${k}-${id}`, groups[(n % 15) * 10 + k]!, id))),
          ),
        ],
      },
      'delta',
    );
    const send = async () =>
      (await t.as(owner).upload('POST /school/rosters', { file: { name: 'a.zip', bytes: file } })).json<{
        data: Checked;
      }>().data;
    const statements = vi.spyOn(pg.Query.prototype as unknown as { submit: () => void }, 'submit');
    const { id, counts } = await send();
    expect(counts).toEqual({ ...zero, NEW: 10_203 });
    // None of them a row.
    const checking = statements.mock.calls.length;
    expect(checking).toBeGreaterThan(5);
    expect(checking).toBeLessThan(40);
    await t.as(owner).call('POST /school/rosters/{id}/start', { params: { id } });
    // The first batches, as by a process that then ends.
    const order = { importId: id, caps: { classes: null, students: null }, consentVersion: '1' };
    expect([await carryOutNext(t.app, order, t.now()), await carryOutNext(t.app, order, t.now())]).toEqual([
      true,
      true,
    ]);
    await runJobs(t, rosterJobs);
    expect(await t.as(owner).call('GET /school/rosters/{id}', { params: { id } })).toMatchObject({
      state: 'DONE',
      done: 10_203,
    });
    const { rows } = {
      rows: await t.db
        .selectFrom('class_students')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .where('owner_id', '=', owner.id)
        .execute(),
    };
    const learners = await t.db
      .selectFrom('managed_students')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('teacher_id', '=', owner.id)
      .execute();
    expect([Number(rows[0]!.n), Number(learners[0]!.n)]).toEqual([9_000, 900]);
    // A few for each thousand rows, and some for each class.
    const carrying = statements.mock.calls.length - checking;
    expect(carrying).toBeLessThan(11 * 30 + groups.length * 3);
    statements.mockClear();
    t.advance(60_000);
    expect((await send()).counts).toEqual({ ...zero, UNCHANGED: 10_203 });
    expect(statements.mock.calls.length).toBeLessThan(40);
    statements.mockRestore();
  });
});
