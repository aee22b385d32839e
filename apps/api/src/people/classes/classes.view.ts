import type { ClassView } from '@vumon/contract';
import { abilitiesOf, type Actor } from '@vumon/domain';
import type { ClassRow } from './classes.queries.ts';

export function classView(actor: Actor, row: ClassRow, studentLimit: number): ClassView {
  const abilities = abilitiesOf(actor, 'class', { ownerId: row.ownerId });
  const active = row.status === 'ACTIVE';
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    gradeId: row.gradeId,
    gradeName: row.gradeName,
    gradeNameEn: row.gradeNameEn,
    schoolYear: row.schoolYear,
    logo: row.logoMedia,
    status: row.status,
    students: row.students,
    studentLimit,
    assignments: row.assignments,
    joinOpen: row.joinOpen,
    requests: row.requests,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    // A deactivated class is read-only; changing its status reactivates it.
    abilities: {
      ...abilities,
      'manage-students': abilities['manage-students'] && active,
      assign: abilities.assign && active,
    },
  };
}
