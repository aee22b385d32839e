import type { AssignedTest, AssignmentView } from '@vumon/contract';
import { abilitiesOf, attemptsLeft, timeStatus, type Actor } from '@vumon/domain';
import type { AssignedRow } from './assigned.queries.ts';
import type { AssignmentRow } from './assignments.queries.ts';
import { hasOwnPage } from './settings.ts';

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

function factsOf(row: AssignmentRow | AssignedRow, now: number) {
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    questions: row.questions,
    minutes: row.minutes,
    skills: row.skills,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    status: timeStatus({ startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }, now),
    note: row.note,
    target: row.target,
    classId: row.classId,
    className: row.className,
    mode: row.mode,
    attemptsAllowed: row.attemptsAllowed,
    counting: row.counting,
    record: row.record,
  };
}

export function assignmentView(actor: Actor, row: AssignmentRow, now: number): AssignmentView {
  const abilities = abilitiesOf(actor, 'assignment', { ownerId: row.ownerId, hasOwnPage: hasOwnPage(row) });
  const cancelled = row.cancelledAt !== null;
  return {
    ...factsOf(row, now),
    examId: row.examId,
    groupId: row.groupId,
    studentIds: row.studentIds,
    shuffleQuestions: row.shuffleQuestions,
    shuffleOptions: row.shuffleOptions,
    tools: [...row.tools],
    reviewOpen: row.reviewOpen,
    reviewAfter: row.reviewAfter,
    cancelledAt: isoOrNull(row.cancelledAt),
    students: row.students,
    running: row.running,
    submitted: row.submitted,
    average: row.average,
    createdAt: row.createdAt.toISOString(),
    abilities: { ...abilities, edit: abilities.edit && !cancelled, cancel: abilities.cancel && !cancelled },
  };
}

/** Where whoever has a session for this test alone came in, and goes back to. */
function entryOf(row: AssignedRow, school: string | null): AssignedTest['partner'] {
  if (row.inRoom) return school === null ? null : { name: school || row.teacherName, logo: null, page: 'exam-room' };
  if (row.partnerPage === null) return null;
  return {
    name: row.className,
    logo: row.partnerLogo === null ? null : `/media/${row.partnerLogo}`,
    page: row.partnerPage,
  };
}

/** `school`: of an exam whose room the learner's session was opened in; null for all other sessions. */
export function assignedView(
  row: AssignedRow,
  answered: number,
  now: number,
  school: string | null = null,
): AssignedTest {
  const facts = factsOf(row, now);
  const left = attemptsLeft(row.attemptsAllowed, row.taken);
  const mayStart = row.open && facts.status === 'ONGOING' && left !== 0 && row.attemptStatus !== 'RUNNING';
  return {
    ...facts,
    teacherName: row.teacherName,
    partner: entryOf(row, school),
    open: row.open,
    needsCode: row.lacksCode,
    extraMinutes: row.extraMinutes,
    attemptsTaken: row.taken,
    attemptsLeft: left,
    nextAttempt: mayStart ? row.taken + 1 : null,
    attempt:
      row.attemptId === null || row.number === null || row.attemptStatus === null || row.deadlineAt === null
        ? null
        : {
            id: row.attemptId,
            number: row.number,
            status: row.attemptStatus,
            answered,
            deadlineAt: row.deadlineAt.toISOString(),
            pausedAt: isoOrNull(row.pausedAt),
            submittedAt: isoOrNull(row.submittedAt),
            mark: row.mark,
            provisional: row.provisional,
          },
    serverTime: new Date(now).toISOString(),
  };
}
