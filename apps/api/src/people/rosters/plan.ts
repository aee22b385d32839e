/**
 * What becomes of each row of an export, decided from the rows and what is known of the school. Users come first, then
 * classes, which need their teachers, then enrolments, which need both.
 */
import {
  dayInVietnam,
  fold,
  fullNameLength,
  joinName,
  schoolYearOf,
  withoutInvisible,
  type RosterFate,
  type RosterKind,
  type RosterRefusal,
} from '@vumon/domain';
import { createHash } from 'node:crypto';
import type { FileRow, RosterFile, RosterFileName } from './file/read.ts';

/** What is kept of a row to know it again: no names and contacts, which the accounts have. */
export type RosterData = Readonly<Record<string, string | number | boolean | null>>;

/** A row that was carried out before. `target`: the account or the class that it stands for. */
export interface KnownRecord {
  readonly data: RosterData;
  readonly active: boolean;
  readonly target: string | null;
}

/** Facts of a new or changed account or class; kept until the import has been carried out. */
export type RosterFacts = Readonly<Record<string, string | number | null>>;

export interface PlannedRow {
  readonly kind: RosterKind;
  /** Null for a row that the file leaves out. */
  readonly line: number | null;
  readonly id: string;
  readonly name: string;
  readonly fate: RosterFate;
  readonly code: RosterRefusal | null;
  readonly data: RosterData;
  readonly facts: RosterFacts;
  /** An account that is there already. */
  readonly target: string | null;
}

export interface PlanContext {
  readonly now: number;
  readonly schoolName: string;
  readonly known: ReadonlyMap<string, KnownRecord>;
  /** Teachers of the school, and by their addresses. */
  readonly teachers: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, string>;
  /** Accounts that sign in with an address of the file: whether they are learners whom a teacher of the school has. */
  readonly addresses: ReadonlyMap<string, { readonly userId: string; readonly own: boolean }>;
  /** Learners whose contact a teacher may not be shown for this file alone, with the teachers who have them already. */
  readonly guarded: ReadonlyMap<string, ReadonlySet<string>>;
  readonly grades: ReadonlySet<string>;
  readonly caps: {
    readonly classes: number | null;
    readonly students: number | null;
    readonly studentsPerClass: number;
  };
  readonly used: { readonly classes: number; readonly students: number };
  /** Learners of each class that is there. */
  readonly learners: ReadonlyMap<string, number>;
}

export const keyOf = (kind: RosterKind, id: string): string => `${kind} ${id}`;
const hashOf = (...parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
export const sameData = (a: RosterData, b: RosterData): boolean =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? null) === (b[name] ?? null));

/** A cut in the middle of a character would be no text that a database takes. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();
const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
const dayOf = (text: string | undefined): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!)) ? text! : null;

const files: Readonly<Record<RosterKind, RosterFileName>> = {
  ORG: 'orgs',
  SESSION: 'academicSessions',
  USER: 'users',
  CLASS: 'classes',
  ENROLLMENT: 'enrollments',
};

const fullNameOf = ({ values: v }: FileRow): string =>
  joinName([v['familyName'], v['middleName']].filter(Boolean).join(' '), v['givenName']!);
/** Names by the ids of rows; a delta has those alone that changed, so others are shown by their ids. */
const namesBy = (rows: readonly FileRow[], nameOf: (row: FileRow) => string) => ({
  names: new Map(rows.map((row) => [row.values['sourcedId']!, nameOf(row)])),
  get(id: string): string {
    return this.names.get(id) || id;
  },
});

export class RosterPlan {
  readonly rows: PlannedRow[] = [];
  readonly #file: RosterFile;
  readonly #context: PlanContext;
  /** What is so once the import has been carried out. */
  readonly #after = new Map<string, KnownRecord>();
  readonly #seen = new Set<string>();
  readonly #org: string | null;
  /** Keys of the enrolments that are known of each user. */
  readonly #enrolmentsOf = new Map<string, string[]>();
  /** Enrolments that a user has ended already. */
  readonly #ended = new Set<string>();

  constructor(file: RosterFile, context: PlanContext) {
    this.#file = file;
    this.#context = context;
    for (const [key, record] of context.known) {
      this.#after.set(key, record);
      if (!key.startsWith('ENROLLMENT ')) continue;
      const userId = String(record.data['userId']);
      this.#enrolmentsOf.set(userId, [...(this.#enrolmentsOf.get(userId) ?? []), key]);
    }
    this.#org = this.#ownOrg();
  }

  /** The row of the school itself; null when it cannot be told which one of several it is. */
  #ownOrg(): string | null {
    for (const [key, { data, active }] of this.#context.known)
      if (active && key.startsWith('ORG ') && data['own'] === true) return key.slice('ORG '.length);
    const schools = this.#rowsOf('ORG').filter(
      ({ values }) => values['type'] === 'school' && values['status'] !== 'tobedeleted',
    );
    const named = schools.filter(({ values }) => fold(values['name']!) === fold(this.#context.schoolName));
    const [own, other] = schools.length === 1 ? schools : named;
    return own && !other ? own.values['sourcedId']! : null;
  }

  #rowsOf(kind: RosterKind): readonly FileRow[] {
    return this.#file[files[kind]]?.rows ?? [];
  }

  #known(kind: RosterKind, id: string): KnownRecord | undefined {
    const record = this.#after.get(keyOf(kind, id));
    return record?.active ? record : undefined;
  }

  #add(row: PlannedRow): void {
    this.rows.push(row);
    if (row.fate === 'NEW' || row.fate === 'CHANGED')
      this.#after.set(keyOf(row.kind, row.id), { data: row.data, active: true, target: row.target });
    if (row.fate === 'ENDS')
      this.#after.set(keyOf(row.kind, row.id), { data: row.data, active: false, target: row.target });
  }

  /** Ends a row: one that the file marks so, one that a whole file leaves out, or one whose user ends. */
  #end(kind: RosterKind, id: string, line: number | null, name: string): void {
    const record = this.#known(kind, id);
    const same = {
      kind,
      line,
      id,
      name,
      code: null,
      facts: {},
      target: record?.target ?? null,
      data: record?.data ?? {},
    };
    if (!record) return this.#add({ ...same, fate: 'UNCHANGED' });
    this.#add({ ...same, fate: 'ENDS' });
    this.#ended.add(keyOf(kind, id));
    // A class that ends keeps its list: who was in it can be seen.
    if (kind !== 'USER') return;
    for (const key of this.#enrolmentsOf.get(id) ?? [])
      if (this.#after.get(key)?.active) this.#end('ENROLLMENT', key.slice('ENROLLMENT '.length), null, name);
  }

  /** Goes through the rows of a file; `decide` says what a good row stands for, or why it is refused. */
  #each(kind: RosterKind, nameOf: (row: FileRow) => string, decide: (row: FileRow, id: string) => Decision): void {
    const file = this.#file[files[kind]];
    if (!file) return;
    for (const row of file.rows) {
      const id = row.values['sourcedId']!;
      const status = row.values['status']!;
      const name = cut(withoutInvisible(nameOf(row)), 100);
      const refuse = (code: RosterRefusal) =>
        this.#add({
          kind,
          line: row.line,
          id: cut(id, 255),
          name,
          fate: 'REFUSED',
          code,
          data: {},
          facts: {},
          target: null,
        });
      if (id === '' || id.length > 255 || /[^\x21-\x7e]/.test(id)) refuse('ID_INVALID');
      else if (this.#seen.has(keyOf(kind, id))) refuse('ID_TWICE');
      else if (!['', 'active', 'tobedeleted'].includes(status)) refuse('STATUS_INVALID');
      else {
        this.#seen.add(keyOf(kind, id));
        if (status === 'tobedeleted') {
          // An enrolment that its user has ended already is told once.
          if (!this.#ended.has(keyOf(kind, id))) this.#end(kind, id, row.line, name);
          continue;
        }
        const decided = decide(row, id);
        if (typeof decided === 'string') refuse(decided);
        else if (decided === null) this.#end(kind, id, row.line, name);
        else this.#add({ kind, line: row.line, id, name, code: null, ...this.#fateOf(kind, id, decided) });
      }
    }
    if (file.mode === 'bulk')
      for (const [key, { active }] of this.#context.known)
        if (
          active &&
          key.startsWith(`${kind} `) &&
          !this.#seen.has(key) &&
          this.#known(kind, key.slice(kind.length + 1))
        )
          this.#end(kind, key.slice(kind.length + 1), null, '');
  }

  #fateOf(kind: RosterKind, id: string, { data, facts = {}, target = null }: Good) {
    const before = this.#context.known.get(keyOf(kind, id));
    const fate: RosterFate = !before ? 'NEW' : before.active && sameData(before.data, data) ? 'UNCHANGED' : 'CHANGED';
    return { fate, data, facts, target: before?.target ?? target };
  }

  /** False when it cannot be told which school of the file is this one. */
  make(): boolean {
    if (this.#org === null) return false;
    this.#each(
      'ORG',
      ({ values }) => values['name']!,
      (row, id) =>
        row.values['type'] === 'school' && id !== this.#org
          ? 'FOREIGN_SCHOOL'
          : { data: { own: id === this.#org, type: row.values['type']! } },
    );
    this.#each(
      'SESSION',
      ({ values }) => values['title'] || values['schoolYear']!,
      ({ values }) => {
        const day = dayOf(values['startDate']);
        return day === null ? 'DATE_INVALID' : { data: { year: schoolYearOf(day) } };
      },
    );
    this.#users();
    this.#classes();
    this.#enrolments();
    return true;
  }

  #users(): void {
    const roles = rolesOf(this.#file);
    const facts = new Map((this.#file.demographics?.rows ?? []).map(({ values }) => [values['sourcedId']!, values]));
    const { caps, used, members, addresses } = this.#context;
    let room = caps.students === null ? Infinity : caps.students - used.students;
    const today = dayInVietnam(this.#context.now);
    this.#each('USER', fullNameOf, (row, id): Decision => {
      const { values } = row;
      const before = this.#context.known.get(keyOf('USER', id));
      const given = roles.get(id);
      const orgs = [...(given?.orgs ?? []), values['primaryOrgSourcedId'] ?? ''].filter((one) => one !== '');
      if (orgs.length > 0 && !orgs.includes(this.#org!)) return 'FOREIGN_SCHOOL';
      if (values['enabledUser']!.toLowerCase() === 'false') return before?.active ? null : 'DISABLED';
      const role = given?.roles.has('teacher')
        ? 'TEACHER'
        : given?.roles.has('student')
          ? 'LEARNER'
          : before?.data['role'];
      if (role !== 'TEACHER' && role !== 'LEARNER') return 'ROLE_UNUSED';
      const email = (values['email'] ?? '').toLowerCase();
      if (role === 'TEACHER') {
        const target = members.get(email);
        return target === undefined ? 'TEACHER_UNKNOWN' : { data: { role, teacherId: target }, target };
      }
      const lastName = withoutInvisible([values['familyName'], values['middleName']].filter(Boolean).join(' '));
      const firstName = withoutInvisible(values['givenName']!);
      if (firstName === '' || joinName(lastName, firstName).length > fullNameLength) return 'NAME_INVALID';
      const owner = email === '' ? undefined : addresses.get(email);
      if (owner && !owner.own && owner.userId !== before?.target) return 'EMAIL_IN_USE';
      if (!before?.target && !owner) {
        room -= 1;
        if (room < 0) return 'STUDENT_LIMIT';
      }
      const { birthDate, sex = '' } = facts.get(id) ?? {};
      const birthday = dayOf(birthDate);
      const more = {
        birthday: birthday !== null && birthday < today ? birthday : null,
        gender: { male: 'MALE', female: 'FEMALE' }[sex.toLowerCase()] ?? null,
      };
      // A delta brings the demographics of those alone for whom they changed.
      const kept = facts.has(id) ? hashOf(more.birthday, more.gender) : (before?.data['more'] ?? null);
      return {
        data: { role, hash: hashOf(lastName, firstName), more: kept },
        facts: {
          lastName,
          firstName,
          code: withoutInvisible(values['identifier'] ?? '') || null,
          ...more,
          told: facts.has(id) ? 1 : null,
        },
        target: owner?.userId ?? null,
      };
    });
  }

  /** The teachers of each class, the primary one first. */
  #teachersOf(): Map<string, string[]> {
    const found = new Map<string, { userId: string; primary: boolean }[]>();
    const note = (classId: string, userId: string, primary: boolean) =>
      found.set(classId, [...(found.get(classId) ?? []), { userId, primary }]);
    for (const { values } of this.#rowsOf('ENROLLMENT'))
      if (values['role'] === 'teacher' && values['status'] !== 'tobedeleted')
        note(values['classSourcedId']!, values['userSourcedId']!, values['primary']?.toLowerCase() === 'true');
    for (const [key, { data, active }] of this.#context.known)
      if (active && key.startsWith('ENROLLMENT ') && data['role'] === 'teacher')
        note(String(data['classId']), String(data['userId']), data['primary'] === true);
    return new Map(
      [...found].map(([classId, all]) => [
        classId,
        all
          .toSorted((a, b) => Number(b.primary) - Number(a.primary))
          .flatMap(({ userId }) => {
            const { data } = this.#known('USER', userId) ?? {};
            return data?.['role'] === 'TEACHER' ? [String(data['teacherId'])] : [];
          }),
      ]),
    );
  }

  #classes(): void {
    const teachers = this.#teachersOf();
    const { caps, used, grades } = this.#context;
    let room = caps.classes === null ? Infinity : caps.classes - used.classes;
    this.#each(
      'CLASS',
      ({ values }) => values['title']!,
      ({ values }, id): Decision => {
        const before = this.#context.known.get(keyOf('CLASS', id));
        if (values['schoolSourcedId'] !== this.#org) return 'FOREIGN_SCHOOL';
        const title = cut(withoutInvisible(values['title']!), 100);
        if (title === '') return 'NAME_INVALID';
        const gradeId = listOf(values['grades'])
          .map((one) => `G${Number(one)}`)
          .find((one) => grades.has(one));
        if (gradeId === undefined) return 'GRADE_UNKNOWN';
        const [year] = listOf(values['termSourcedIds']).flatMap(
          (one) => this.#known('SESSION', one)?.data['year'] ?? [],
        );
        if (typeof year !== 'number') return 'TERM_UNKNOWN';
        // The class stays with the teacher whom it was made for.
        const ownerId = before?.data['ownerId'] ?? teachers.get(id)?.[0];
        if (typeof ownerId !== 'string' || !this.#context.teachers.has(ownerId)) return 'CLASS_WITHOUT_TEACHER';
        if (!before?.active) {
          room -= 1;
          if (room < 0) return 'CLASS_LIMIT';
        }
        return { data: { ownerId, hash: hashOf(title, gradeId, String(year)) }, facts: { title, gradeId, year } };
      },
    );
  }

  #enrolments(): void {
    const { caps, learners, known } = this.#context;
    const counts = new Map<string, number>();
    const userNames = namesBy(this.#rowsOf('USER'), fullNameOf);
    const classNames = namesBy(this.#rowsOf('CLASS'), ({ values }) => values['title']!);
    for (const [key, { target }] of known)
      if (target !== null && key.startsWith('CLASS '))
        counts.set(key.slice('CLASS '.length), learners.get(target) ?? 0);
    this.#each(
      'ENROLLMENT',
      ({ values }) => [userNames.get(values['userSourcedId']!), classNames.get(values['classSourcedId']!)].join(' · '),
      ({ values }, id): Decision => {
        const [classId, userId] = [values['classSourcedId']!, values['userSourcedId']!];
        if (values['schoolSourcedId'] !== this.#org) return 'FOREIGN_SCHOOL';
        const ownerId = String(this.#known('CLASS', classId)?.data['ownerId']);
        if (!this.#context.teachers.has(ownerId)) return 'CLASS_UNKNOWN';
        const user = this.#known('USER', userId);
        if (!user) return 'USER_UNKNOWN';
        const role = values['role']!.toLowerCase();
        if (role !== (user.data['role'] === 'TEACHER' ? 'teacher' : 'student')) return 'ROLE_UNUSED';
        const primary = values['primary']?.toLowerCase() === 'true';
        const before = known.get(keyOf('ENROLLMENT', id));
        const stays = before?.active && before.data['classId'] === classId;
        const guarded = role === 'student' && !stays && this.#context.guarded.get(user.target ?? '');
        if (guarded && !guarded.has(ownerId)) return 'LEARNER_UNASKED';
        if (role === 'student' && !before?.active) {
          const count = (counts.get(classId) ?? 0) + 1;
          if (count > caps.studentsPerClass) return 'CLASS_FULL';
          counts.set(classId, count);
        }
        return { data: { classId, userId, role, primary: role === 'teacher' && primary } };
      },
    );
  }
}

interface Good {
  readonly data: RosterData;
  readonly facts?: RosterFacts;
  readonly target?: string | null;
}
/** Null: it ends. */
type Decision = Good | RosterRefusal | null;

/** From the file of roles, and for exports without one from the enrolments. */
function rolesOf(file: RosterFile): Map<string, { readonly roles: Set<string>; readonly orgs: string[] }> {
  const all = new Map<string, { readonly roles: Set<string>; readonly orgs: string[] }>();
  const note = (userId: string, role: string, org: string | null) => {
    const one = all.get(userId) ?? { roles: new Set<string>(), orgs: [] };
    one.roles.add(role.toLowerCase());
    if (org) one.orgs.push(org);
    all.set(userId, one);
  };
  for (const { values } of file.roles?.rows ?? [])
    if (values['status'] !== 'tobedeleted') note(values['userSourcedId']!, values['role']!, values['orgSourcedId']!);
  for (const { values } of file.enrollments?.rows ?? [])
    if (values['status'] !== 'tobedeleted' && !all.get(values['userSourcedId']!)?.orgs.length)
      note(values['userSourcedId']!, values['role']!, null);
  return all;
}
