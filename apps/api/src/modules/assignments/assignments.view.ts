import type { AssignedTest, AssignmentView } from '@vumon/contract';
import { abilitiesOf, timeStatus, type Actor } from '@vumon/domain';
import type { AssignedRow, AssignmentRow } from './assignments.queries.ts';

function factsOf(row: AssignmentRow | AssignedRow, now: number) {
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    questions: row.question_count,
    minutes: row.minutes,
    skills: row.skills,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: timeStatus({ startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }, now),
    note: row.note,
    classId: row.class_id,
    className: row.class_name,
  };
}

export function assignmentView(actor: Actor, row: AssignmentRow, now: number): AssignmentView {
  const abilities = abilitiesOf(actor, 'assignment', { ownerId: row.owner_id });
  const cancelled = row.cancelled_at !== null;
  return {
    ...factsOf(row, now),
    examId: row.exam_id,
    showScore: row.show_score,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    students: row.students,
    running: row.running,
    submitted: row.submitted,
    average: row.average,
    createdAt: row.created_at.toISOString(),
    abilities: { ...abilities, edit: abilities.edit && !cancelled, cancel: abilities.cancel && !cancelled },
  };
}

export function assignedView(row: AssignedRow, answered: number, now: number): AssignedTest {
  return {
    ...factsOf(row, now),
    teacherName: row.teacher_name,
    open: row.open,
    needsCode: row.lacks_code,
    attempt: row.attempt_status === null || row.deadline_at === null ? null : {
      status: row.attempt_status,
      answered,
      deadlineAt: row.deadline_at.toISOString(),
      submittedAt: row.submitted_at?.toISOString() ?? null,
      mark: row.mark,
    },
    serverTime: new Date(now).toISOString(),
  };
}
