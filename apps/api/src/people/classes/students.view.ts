import type { ClassStudent, ManagedStudent } from '@vumon/contract';
import { abilitiesOf, type Actor } from '@vumon/domain';
import type { ClassStudentRow, ManagedStudentRow, StudentRow } from './students.queries.ts';

const factsOf = (row: StudentRow) => ({
  id: row.id,
  code: row.code,
  lastName: row.lastName,
  firstName: row.firstName,
  fullName: row.fullName,
  gender: row.gender,
  birthday: row.birthday,
  phone: row.phone,
  email: row.email,
  status: row.status,
  signInName: row.signInName,
  provinceCode: row.provinceCode,
  ownContact: row.ownContact,
});

export const classStudentView = (row: ClassStudentRow): ClassStudent => ({
  ...factsOf(row),
  joinedAt: row.joinedAt.toISOString(),
});

export const managedStudentView = (actor: Actor, row: ManagedStudentRow): ManagedStudent => ({
  ...factsOf(row),
  classes: row.classes,
  createdAt: row.createdAt.toISOString(),
  abilities: abilitiesOf(actor, 'student', { ownerId: row.teacherId }),
});
