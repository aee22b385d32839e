/**
 * Decides for each row, given the teacher's learners: a new learner, a known one, already in the class, or not importable.
 * Pure.
 */
import type { ImportProblem } from '@vumon/contract';
import type { KnownStudent } from '../students.queries.ts';
import { nameKey, type ImportRow } from './rows.ts';

export interface Surroundings {
  readonly known: readonly KnownStudent[];
  /** Removed learners who never signed in: a matching row brings them back. */
  readonly former: readonly KnownStudent[];
  /** Contacts that other accounts sign in with. */
  readonly accountPhones: ReadonlySet<string>;
  readonly accountEmails: ReadonlySet<string>;
  /** Null for an import without a class. */
  readonly classLimit: number | null;
  readonly teacherLimit: number;
  /** How many learners count against `teacherLimit` already: those of the teacher, or of the whole school. */
  readonly managed: number;
}

export type Decision =
  | { readonly kind: 'new'; readonly row: ImportRow }
  | { readonly kind: 'link'; readonly row: ImportRow; readonly studentId: string }
  | { readonly kind: 'old'; readonly row: ImportRow; readonly studentId: string }
  | { readonly kind: 'already'; readonly row: ImportRow }
  | { readonly kind: 'bad'; readonly row: ImportRow; readonly problems: readonly ImportProblem[] };

const personKey = (lastName: string, firstName: string, birthday: string | null) =>
  `${nameKey(lastName, firstName)}|${birthday ?? ''}`;
const codeKey = (code: string) => code.toLowerCase();

/** The documented code of a row's problem: whatever is wrong within the row itself is IMPORT_INVALID. */
export const catalogueCode = (code: string): string =>
  code.startsWith('IMPORT_') || code.startsWith('REACH_LIMIT_') ? code : 'IMPORT_INVALID';

export function decideRows(rows: readonly ImportRow[], around: Surroundings): Decision[] {
  const byCode = new Map(
    around.known.flatMap((student) => (student.code ? [[codeKey(student.code), student] as const] : [])),
  );
  const byPerson = new Map(
    around.known
      .filter((student) => student.inClass)
      .map((student) => [personKey(student.lastName, student.firstName, student.birthday), student]),
  );
  const elsewhere = onlyOnes(around.known.filter((student) => !student.inClass && student.birthday !== null));
  const formerByCode = new Map(
    around.former.flatMap((student) => (student.code ? [[codeKey(student.code), student] as const] : [])),
  );
  const formerByPerson = new Map(
    around.former.flatMap((student) =>
      student.birthday === null
        ? []
        : [[personKey(student.lastName, student.firstName, student.birthday), student] as const],
    ),
  );
  const back = new Set<string>();
  const linked = new Map<string, number>();
  const knownEmails = new Set(around.known.flatMap((student) => student.email ?? []));
  const seen = {
    codes: new Map<string, ImportRow>(),
    emails: new Map<string, number>(),
    persons: new Map<string, number>(),
  };
  let inClass = around.known.filter((student) => student.inClass).length;
  let managed = around.managed;

  return rows.map((row): Decision => {
    const problems = [...row.problems, ...repeatsOf(row, seen)];
    const student = findKnown(row, byCode, byPerson, elsewhere);
    if (student === 'other') problems.push(problem('code', row.code ?? '', 'IMPORT_EXISTING_STUDENT_CODE'));
    if (problems.length > 0) return { kind: 'bad', row, problems };
    if (student && student !== 'other' && student.inClass) return { kind: 'already', row };
    const link = student && student !== 'other' ? student : null;
    const first = link && linked.get(link.id);
    if (first) problems.push(problem(null, '', 'IMPORT_DUPLICATE', { a: first }));
    if (!link) problems.push(...takenContacts(row, around, knownEmails));
    if (problems.length === 0 && around.classLimit !== null && inClass >= around.classLimit)
      problems.push(problem(null, '', 'IMPORT_REACH_LIMIT', { a: around.classLimit }));
    if (problems.length === 0 && !link && managed >= around.teacherLimit)
      problems.push(problem(null, '', 'REACH_LIMIT_STUDENT_PER_TEACHER', { a: around.teacherLimit }));
    if (problems.length > 0) return { kind: 'bad', row, problems };
    inClass += 1;
    if (link) {
      linked.set(link.id, row.row);
      return { kind: 'link', row, studentId: link.id };
    }
    managed += 1;
    const old = findFormer(row, formerByCode, formerByPerson);
    if (!old || back.has(old.id)) return { kind: 'new', row };
    back.add(old.id);
    return { kind: 'old', row, studentId: old.id };
  });
}

const problem = (
  field: ImportProblem['field'],
  value: string,
  code: string,
  params: Record<string, string | number> = {},
): ImportProblem => ({ field, value, code, params });

interface Seen {
  readonly codes: Map<string, ImportRow>;
  readonly emails: Map<string, number>;
  readonly persons: Map<string, number>;
}

/** Repetitions within the file. Siblings may share a phone; codes and e-mails must differ. */
function repeatsOf(row: ImportRow, seen: Seen): ImportProblem[] {
  const person = personKey(row.lastName, row.firstName, row.birthday);
  const problems: ImportProblem[] = [];
  if (row.code) {
    const first = seen.codes.get(codeKey(row.code));
    if (first) {
      const same = personKey(first.lastName, first.firstName, first.birthday) === person;
      problems.push(
        same
          ? problem(null, '', 'IMPORT_DUPLICATE', { a: first.row })
          : problem('code', row.code, 'IMPORT_DUPLICATE_STUDENT_CODE', { a: first.row }),
      );
    } else seen.codes.set(codeKey(row.code), row);
  } else if (row.firstName !== '') {
    // Without codes, two rows with the same name and birthday are the same learner.
    const first = seen.persons.get(person);
    if (first !== undefined) problems.push(problem(null, '', 'IMPORT_DUPLICATE', { a: first }));
    else seen.persons.set(person, row.row);
  }
  if (row.email && problems.length === 0) {
    const first = seen.emails.get(row.email);
    if (first !== undefined) problems.push(problem('email', row.email, 'IMPORT_DUPLICATE_EMAIL', { a: first }));
    else seen.emails.set(row.email, row.row);
  }
  return problems;
}

/** Leaves out learners of the same name and birthday: a row without a code could mean either. */
function onlyOnes(students: readonly KnownStudent[]): ReadonlyMap<string, KnownStudent> {
  const found = new Map<string, KnownStudent | null>();
  for (const student of students) {
    const key = personKey(student.lastName, student.firstName, student.birthday);
    found.set(key, found.has(key) ? null : student);
  }
  return new Map([...found].flatMap(([key, student]) => (student ? [[key, student] as const] : [])));
}

/**
 * The learner a row means: by code, else by name and birthday in the class or elsewhere in the teacher's list; `other` when the
 * code is somebody else's.
 */
function findKnown(
  row: ImportRow,
  byCode: ReadonlyMap<string, KnownStudent>,
  byPerson: ReadonlyMap<string, KnownStudent>,
  elsewhere: ReadonlyMap<string, KnownStudent>,
): KnownStudent | 'other' | null {
  const owner = row.code ? byCode.get(codeKey(row.code)) : undefined;
  if (owner) {
    const sameName = nameKey(owner.lastName, owner.firstName) === nameKey(row.lastName, row.firstName);
    const sameDay = owner.birthday === null || row.birthday === null || owner.birthday === row.birthday;
    return sameName && sameDay ? owner : 'other';
  }
  const key = personKey(row.lastName, row.firstName, row.birthday);
  const person = byPerson.get(key) ?? elsewhere.get(key);
  return person && (row.code === null || person.code === null) ? person : null;
}

/** Code and name, or name and birthday where one of the two has no code. */
function findFormer(
  row: ImportRow,
  byCode: ReadonlyMap<string, KnownStudent>,
  byPerson: ReadonlyMap<string, KnownStudent>,
): KnownStudent | null {
  const owner = row.code ? byCode.get(codeKey(row.code)) : undefined;
  const sameDay = (one: KnownStudent) =>
    one.birthday === null || row.birthday === null || one.birthday === row.birthday;
  if (owner && nameKey(owner.lastName, owner.firstName) === nameKey(row.lastName, row.firstName) && sameDay(owner))
    return owner;
  const person = row.birthday && byPerson.get(personKey(row.lastName, row.firstName, row.birthday));
  return person && (row.code === null || person.code === null) ? person : null;
}

function takenContacts(row: ImportRow, around: Surroundings, knownEmails: ReadonlySet<string>): ImportProblem[] {
  const problems: ImportProblem[] = [];
  if (row.phone && around.accountPhones.has(row.phone))
    problems.push(problem('phone', row.phone, 'IMPORT_EXISTING_PHONE'));
  if (row.email && (around.accountEmails.has(row.email) || knownEmails.has(row.email)))
    problems.push(problem('email', row.email, 'IMPORT_EXISTING_EMAIL'));
  return problems;
}

/** The number of phone numbers that more than one importable row has. */
export function sharedPhones(decisions: readonly Decision[]): number {
  const counts = new Map<string, number>();
  for (const { kind, row } of decisions)
    if (row.phone && kind !== 'bad') counts.set(row.phone, (counts.get(row.phone) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
}
