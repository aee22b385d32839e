import type { ClassView } from '@vumon/contract';
import { abilitiesOf, type Actor } from '@vumon/domain';
import type { ClassRow } from './classes.queries.ts';

export function classView(actor: Actor, row: ClassRow, studentLimit: number): ClassView {
  const abilities = abilitiesOf(actor, 'class', { ownerId: row.owner_id });
  const active = row.status === 'ACTIVE';
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    gradeId: row.grade_id,
    gradeName: row.grade_name,
    gradeNameEn: row.grade_name_en,
    schoolYear: row.school_year,
    logo: row.logo_media,
    status: row.status,
    students: row.students,
    studentLimit,
    assignments: row.assignments,
    joinOpen: row.join_open,
    requests: row.requests,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    // A deactivated class is read-only; changing its status reactivates it.
    abilities: {
      ...abilities,
      'manage-students': abilities['manage-students'] && active,
      assign: abilities.assign && active,
    },
  };
}
