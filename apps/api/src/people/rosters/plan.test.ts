/** What becomes of a row, where a whole school would be needed to meet it. */
import { expect, it } from 'vitest';
import type { RosterFile } from './file/read.ts';
import { RosterPlan, type PlanContext } from './plan.ts';

const context: PlanContext = {
  now: Date.UTC(2026, 8, 10),
  schoolName: 'THCS Sông Hồng',
  known: new Map(),
  teachers: new Set(['cô']),
  members: new Map([['ha@truong.example', 'cô']]),
  addresses: new Map(),
  guarded: new Map(),
  grades: new Set(['G9']),
  caps: { classes: null, students: null, studentsPerClass: 50 },
  used: { classes: 0, students: 0 },
  learners: new Map(),
};
const table = (rows: readonly Readonly<Record<string, string>>[]) => ({
  mode: 'delta' as const,
  rows: rows.map((values, index) => ({ line: index + 2, values: { status: '', ...values } })),
});
const person = (sourcedId: string, more: object = {}) => ({
  sourcedId,
  enabledUser: 'true',
  givenName: 'Anh',
  familyName: 'Trần',
  ...more,
});
const role = (userSourcedId: string, what: string) => ({ userSourcedId, role: what, orgSourcedId: 'S1' });
const room = (sourcedId: string, more: object = {}) => ({
  sourcedId,
  title: sourcedId,
  grades: '09',
  schoolSourcedId: 'S1',
  termSourcedIds: 'Y26',
  ...more,
});
const seat = (sourcedId: string, classSourcedId: string, userSourcedId: string, what = 'student') => ({
  sourcedId,
  classSourcedId,
  userSourcedId,
  role: what,
  schoolSourcedId: 'S1',
});
const base: RosterFile = {
  orgs: table([{ sourcedId: 'S1', name: 'THCS Sông Hồng', type: 'school' }]),
  academicSessions: table([{ sourcedId: 'Y26', startDate: '2026-09-05', schoolYear: '2027' }]),
};

function fates(file: RosterFile, changes: Partial<PlanContext> = {}) {
  const plan = new RosterPlan({ ...base, ...file }, { ...context, ...changes });
  expect(plan.make()).toBe(true);
  return Object.fromEntries(
    plan.rows.map(({ id, fate, code, target }) => [id, code ?? (target ? [fate, target] : fate)]),
  );
}

it('takes no more new learners and classes than the package holds, and goes on with those that are there', () => {
  const learner = { data: { role: 'LEARNER', hash: 'x', more: null }, active: true, target: 'có-sẵn' };
  const file = {
    users: table([person('gv', { email: 'HA@truong.example' }), person('a'), person('b'), person('c')]),
    roles: table([role('gv', 'teacher'), role('a', 'student'), role('b', 'student'), role('c', 'student')]),
    classes: table([room('l-1'), room('l-2')]),
    enrollments: table([seat('p-1', 'l-1', 'gv', 'teacher'), seat('p-2', 'l-2', 'gv', 'teacher')]),
  };
  const changes = {
    known: new Map([['USER b', learner]]),
    caps: { classes: 5, students: 31, studentsPerClass: 50 },
    used: { classes: 4, students: 30 },
  };
  expect(fates(file, changes)).toMatchObject({
    gv: ['NEW', 'cô'],
    a: 'NEW',
    b: ['CHANGED', 'có-sẵn'],
    c: 'STUDENT_LIMIT',
    'l-1': 'NEW',
    'l-2': 'CLASS_LIMIT',
    'p-2': 'CLASS_UNKNOWN',
  });
});

it('knows a learner of the school’s teachers by the address, nobody else', () => {
  const addresses = new Map([
    ['cua.truong@x.example', { userId: 'u-1', own: true }],
    ['nguoi.la@x.example', { userId: 'u-2', own: false }],
  ]);
  const known = new Map([['USER c', { data: { role: 'LEARNER' }, active: true, target: 'u-2' }]]);
  const file = {
    users: table([
      person('a', { email: 'Cua.Truong@x.example' }),
      person('b', { email: 'nguoi.la@x.example' }),
      person('c', { email: 'nguoi.la@x.example' }),
    ]),
    roles: table(['a', 'b', 'c'].map((id) => role(id, 'student'))),
  };
  expect(fates(file, { addresses, known })).toMatchObject({
    a: ['NEW', 'u-1'],
    b: 'EMAIL_IN_USE',
    c: ['CHANGED', 'u-2'],
  });
});

it('refuses a term without a day, and the classes that stand on it', () => {
  const file = {
    academicSessions: table([{ sourcedId: 'Y26', startDate: '05/09/2026', schoolYear: '2027' }]),
    users: table([person('gv', { email: 'ha@truong.example' })]),
    roles: table([role('gv', 'teacher')]),
    classes: table([room('l-1')]),
    enrollments: table([seat('p-1', 'l-1', 'gv', 'teacher')]),
  };
  expect(fates(file)).toMatchObject({ Y26: 'DATE_INVALID', 'l-1': 'TERM_UNKNOWN', 'p-1': 'CLASS_UNKNOWN' });
});

it('gives a class to its primary teacher, and leaves it there', () => {
  const members = new Map([
    ['ha@truong.example', 'cô'],
    ['duc@truong.example', 'thầy'],
  ]);
  const file: RosterFile = {
    users: table([person('g1', { email: 'ha@truong.example' }), person('g2', { email: 'duc@truong.example' })]),
    roles: table([role('g1', 'teacher'), role('g2', 'teacher')]),
    classes: table([room('l-1')]),
    enrollments: table([
      { ...seat('p-1', 'l-1', 'g1', 'teacher'), primary: 'false' },
      { ...seat('p-2', 'l-1', 'g2', 'teacher'), primary: 'true' },
    ]),
  };
  const owner = (known: PlanContext['known']) => {
    const plan = new RosterPlan(
      { ...base, ...file },
      { ...context, members, teachers: new Set(['cô', 'thầy']), known },
    );
    plan.make();
    return plan.rows.find(({ kind }) => kind === 'CLASS')!.data['ownerId'];
  };
  expect(owner(new Map())).toBe('thầy');
  expect(owner(new Map([['CLASS l-1', { data: { ownerId: 'cô' }, active: true, target: 'lớp' }]]))).toBe('cô');
});

it('takes names, codes and titles without invisible characters', () => {
  const learner = { givenName: 'A\u200bnh', familyName: '\u202eTrần', identifier: 'HS\u2066 1' };
  const file = {
    users: table([person('gv', { email: 'ha@truong.example' }), person('a', learner)]),
    roles: table([role('gv', 'teacher'), role('a', 'student')]),
    classes: table([room('l-1', { title: '9A\u20691' })]),
    enrollments: table([seat('p-1', 'l-1', 'gv', 'teacher'), seat('p-2', 'l-1', 'a')]),
  };
  const plan = new RosterPlan({ ...base, ...file }, context);
  expect(plan.make()).toBe(true);
  const rowOf = (id: string) => plan.rows.find((row) => row.id === id);
  expect(rowOf('a')).toMatchObject({ fate: 'NEW', facts: { lastName: 'Trần', firstName: 'Anh', code: 'HS 1' } });
  expect(rowOf('l-1')).toMatchObject({ fate: 'NEW', name: '9A1' });
  expect(JSON.stringify(plan.rows)).not.toMatch(/[\u200b\u202e\u2066\u2069]/);
});
