import type { ClassStudent, ManagedStudent } from '@vumon/contract';
import { abilitiesOf, type Actor } from '@vumon/domain';
import type { ClassStudentRow, ManagedStudentRow, StudentRow } from './students.queries.ts';

const factsOf = (row: StudentRow) => ({
  id: row.id,
  code: row.code,
  lastName: row.last_name,
  firstName: row.first_name,
  fullName: row.full_name,
  gender: row.gender,
  birthday: row.birthday,
  phone: row.phone,
  email: row.email,
  status: row.status,
  signInName: row.sign_in_name,
  provinceCode: row.province_code,
});

export const classStudentView = (row: ClassStudentRow): ClassStudent => ({
  ...factsOf(row),
  joinedAt: row.joined_at.toISOString(),
});

export const managedStudentView = (actor: Actor, row: ManagedStudentRow): ManagedStudent => ({
  ...factsOf(row),
  classes: row.classes,
  createdAt: row.created_at.toISOString(),
  abilities: abilitiesOf(actor, 'student', { ownerId: row.teacher_id }),
});
