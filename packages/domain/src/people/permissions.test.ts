import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { abilitiesOf, actions, can, type OwnedContent, type OwnedExam, type Resources } from './permissions.ts';
import { roles, type Role } from '../platform/roles.ts';

type Kind = keyof Resources;

const me = '0192f5a0-0000-7000-8000-000000000001';
const another = '0192f5a0-0000-7000-8000-000000000002';
const actorOf = (role: Role): Actor => ({
  userId: me,
  sessionId: '0192f5a0-0000-7000-8000-0000000000ff',
  role,
  features: [],
  packageCode: null,
  packageEndsAt: null,
});

const everyone: readonly Role[] = ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT', 'SALE'];
const staff: readonly Role[] = ['ADMIN', 'OPERATOR'];
const staffAndTeachers: readonly Role[] = [...staff, 'TEACHER'];
const teachers: readonly Role[] = ['TEACHER'];
const nobody: readonly Role[] = [];

/**
 * The specification repeated as a table: for every situation of an object, the roles that may do each action. `can` is
 * compared with every cell, and a situation or an action without an entry fails the test.
 */
type Table = { readonly [situation: string]: Readonly<Record<string, readonly Role[]>> };

const own = { view: everyone, edit: everyone, copy: everyone, delete: everyone };
const ofSystem = { view: staffAndTeachers, edit: staff, copy: staffAndTeachers, delete: staff };
const shared = { view: teachers, edit: nobody, copy: teachers, delete: nobody };
const hidden = { view: nobody, edit: nobody, copy: nobody, delete: nobody };

const contentTable = (
  more: Record<'own' | 'system' | 'shared' | 'hidden', Record<string, readonly Role[]>>,
): Table => ({
  'USER mine PRIVATE': { ...own, ...more.own },
  'USER mine PUBLIC': { ...own, ...more.own },
  'USER another PRIVATE': { ...hidden, ...more.hidden },
  'USER another PUBLIC': { ...shared, ...more.shared },
  'USER nobody PRIVATE': { ...hidden, ...more.hidden },
  'USER nobody PUBLIC': { ...shared, ...more.shared },
  'SYSTEM mine PRIVATE': { ...ofSystem, ...more.system },
  'SYSTEM mine PUBLIC': { ...ofSystem, ...more.system },
  'SYSTEM another PRIVATE': { ...ofSystem, ...more.system },
  'SYSTEM another PUBLIC': { ...ofSystem, ...more.system },
  'SYSTEM nobody PRIVATE': { ...ofSystem, ...more.system },
  'SYSTEM nobody PUBLIC': { ...ofSystem, ...more.system },
});

const foreignExam = { ...hidden, assign: nobody, 'change-privacy': nobody };
const systemExam = {
  view: everyone,
  edit: staff,
  copy: staffAndTeachers,
  delete: staff,
  assign: staffAndTeachers,
  'change-privacy': nobody,
};
/** A test that requires an activation code of learners: teachers can assign it but not copy it. */
const systemExamWithCode = { ...systemExam, copy: staff };
const ownExam = { ...own, assign: everyone, 'change-privacy': everyone };
const sharedExam = { ...foreignExam, view: staffAndTeachers, copy: teachers, assign: teachers };

/** Codes only matter for tests of the system, privacy only for teachers' tests that are not international. */
const examTable: Table = Object.fromEntries(
  ['PRIVATE', 'PUBLIC'].flatMap((privacy) =>
    ['no code', 'code'].flatMap((code) =>
      ['national', 'international'].flatMap((kind) => [
        ...['another', 'nobody'].map((owner) => [
          `USER ${owner} ${privacy} ${code} ${kind}`,
          privacy === 'PUBLIC' && kind === 'national' ? sharedExam : foreignExam,
        ]),
        [
          `USER mine ${privacy} ${code} ${kind}`,
          kind === 'national' ? ownExam : { ...ownExam, 'change-privacy': nobody },
        ],
        ...['mine', 'another', 'nobody'].map((owner) => [
          `SYSTEM ${owner} ${privacy} ${code} ${kind}`,
          code === 'code' ? systemExamWithCode : systemExam,
        ]),
      ]),
    ),
  ),
) as Table;

const ownerTable = (kindActions: readonly string[]): Table => ({
  mine: Object.fromEntries(kindActions.map((action) => [action, teachers])),
  another: Object.fromEntries(kindActions.map((action) => [action, nobody])),
});

/** What a teacher may do to an attempt of a test that is not cancelled, by its state. */
const ownAttempt: Record<string, readonly string[]> = {
  running: ['extend', 'pause', 'collect'],
  paused: ['extend', 'resume', 'collect'],
  submitted: ['reopen'],
  scored: ['reopen'],
};
const attemptTable: Table = Object.fromEntries(
  ['mine', 'another'].flatMap((owner) =>
    Object.entries(ownAttempt).flatMap(([state, allowed]) =>
      [false, true].map((cancelled) => [
        `${owner} ${state}${cancelled ? ' cancelled' : ''}`,
        Object.fromEntries(
          actions.attempt.map((action) => [
            action,
            owner === 'mine' && !cancelled && allowed.includes(action) ? teachers : nobody,
          ]),
        ),
      ]),
    ),
  ),
);

const tables: Record<Kind, Table> = {
  question: contentTable({
    own: { 'change-privacy': everyone },
    system: { 'change-privacy': staff },
    shared: { 'change-privacy': nobody },
    hidden: { 'change-privacy': nobody },
  }),
  format: contentTable({
    own: { toggle: everyone, apply: everyone },
    system: { toggle: staff, apply: staffAndTeachers },
    shared: { toggle: nobody, apply: teachers },
    hidden: { toggle: nobody, apply: nobody },
  }),
  exam: examTable,
  class: ownerTable(['view', 'edit', 'delete', 'manage-students', 'assign']),
  assignment: {
    ...ownerTable(['view', 'edit', 'cancel', 'see-results', 'export-results']),
    "mine, of a partner's learners": {
      view: teachers,
      edit: nobody,
      cancel: nobody,
      'see-results': teachers,
      'export-results': teachers,
    },
  },
  integratedTest: {
    mine: { view: staffAndTeachers, edit: teachers, withdraw: staff },
    another: { view: staff, edit: nobody, withdraw: staff },
  },
  examSession: ownerTable(['view', 'edit']),
  attempt: attemptTable,
  student: {
    ...ownerTable(['view', 'edit', 'remove', 'renew-password']),
    'another in own school': { view: nobody, edit: nobody, remove: nobody, 'renew-password': teachers },
  },
};

const owners = { mine: me, another, nobody: null } as const;

const contents = (['USER', 'SYSTEM'] as const).flatMap((scope) =>
  (['mine', 'another', 'nobody'] as const).flatMap((owner) =>
    (['PRIVATE', 'PUBLIC'] as const).map((privacy): [string, OwnedContent] => [
      `${scope} ${owner} ${privacy}`,
      { scope, ownerId: owners[owner], privacy },
    ]),
  ),
);

const exams = contents.flatMap(([situation, content]) =>
  [false, true].flatMap((needsCode) =>
    // The type of a test may require a package, but never a role.
    [7, 10, 61].flatMap((examType) =>
      [false, true].map((isInternational): [string, OwnedExam] => [
        `${situation} ${needsCode ? 'code' : 'no code'} ${isInternational ? 'international' : 'national'}`,
        { ...content, needsCode, examType, isInternational },
      ]),
    ),
  ),
);

const owned = (['mine', 'another'] as const).map((owner): [string, { ownerId: string }] => [
  owner,
  { ownerId: owners[owner] },
]);

const attempts = (['mine', 'another'] as const).flatMap((owner) =>
  Object.keys(ownAttempt).flatMap((state) =>
    [false, true].map((cancelled): [string, Resources['attempt']] => [
      `${owner} ${state}${cancelled ? ' cancelled' : ''}`,
      {
        ownerId: owners[owner],
        status: state === 'submitted' ? 'SUBMITTED' : state === 'scored' ? 'SCORED' : 'RUNNING',
        paused: state === 'paused',
        cancelled,
      },
    ]),
  ),
);

const objects: { [K in Kind]: readonly [string, Resources[K]][] } = {
  question: contents,
  format: contents,
  exam: exams,
  class: owned,
  assignment: [...owned, ["mine, of a partner's learners", { ownerId: me, hasOwnPage: true }]],
  integratedTest: owned,
  examSession: owned,
  attempt: attempts,
  student: [...owned, ['another in own school', { ownerId: another, inOwnSchool: true }]],
};

describe.each(Object.keys(actions) as Kind[])('who may do what to: %s', (kind) => {
  const table = tables[kind];

  it('the table contains every situation and every action', () => {
    expect(Object.keys(table).toSorted()).toEqual([...new Set(objects[kind].map(([name]) => name))].toSorted());
    for (const row of Object.values(table)) expect(Object.keys(row).toSorted()).toEqual([...actions[kind]].toSorted());
  });

  it.each(roles)('%s', (role) => {
    const actor = actorOf(role);
    for (const [situation, object] of objects[kind]) {
      const expected = Object.fromEntries(
        actions[kind].map((action) => [action, table[situation]![action]!.includes(role)]),
      );
      const answers = actions[kind].map((action) => [action, can(actor, kind, action as never, object as never)]);
      expect(Object.fromEntries(answers), situation).toEqual(expected);
      expect(abilitiesOf(actor, kind, object as never), situation).toEqual(expected);
    }
  });
});
