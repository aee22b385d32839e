/**
 * The only declaration of who may do what to which object. Pure: services call `can` with the actual object, and replies
 * contain the outcome as `abilities`, which is all that the web reads.
 */
import type { Actor } from './actor.ts';

export interface OwnedContent {
  readonly scope: 'SYSTEM' | 'USER';
  /** The creator; null for seeded system content. */
  readonly ownerId: string | null;
  readonly privacy: 'PRIVATE' | 'PUBLIC';
}

export interface OwnedExam extends OwnedContent {
  readonly examType: number;
  readonly isInternational: boolean;
  /** Whether learners need an activation code for it; then teachers can assign it unchanged, but not copy it. */
  readonly needsCode: boolean;
}

export interface OwnedByTeacher {
  readonly ownerId: string;
}

export interface OwnedAssignment extends OwnedByTeacher {
  /** An integrated exam or the test of a sample class: it is changed and ended on its own page. */
  readonly hasOwnPage?: boolean;
}

/** The properties of an attempt on which its teacher's permissions depend. */
export interface OwnedAttempt extends OwnedByTeacher {
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
  readonly paused: boolean;
  /** Whether its assignment was cancelled. */
  readonly cancelled: boolean;
}

export interface OwnedStudent extends OwnedByTeacher {
  /** Whether the actor administers a school, one of whose teachers has the learner in their list. */
  readonly inOwnSchool?: boolean;
}

export interface Resources {
  question: OwnedContent;
  format: OwnedContent;
  exam: OwnedExam;
  class: OwnedByTeacher;
  assignment: OwnedAssignment;
  attempt: OwnedAttempt;
  student: OwnedStudent;
  integratedTest: OwnedByTeacher;
  examSession: OwnedByTeacher;
}

export const actions = {
  question: ['view', 'edit', 'copy', 'delete', 'change-privacy'],
  format: ['view', 'edit', 'copy', 'delete', 'toggle', 'apply'],
  exam: ['view', 'edit', 'copy', 'delete', 'assign', 'change-privacy'],
  class: ['view', 'edit', 'delete', 'manage-students', 'assign'],
  assignment: ['view', 'edit', 'cancel', 'see-results', 'export-results'],
  attempt: ['extend', 'pause', 'resume', 'reopen', 'collect'],
  student: ['view', 'edit', 'remove', 'renew-password'],
  integratedTest: ['view', 'edit', 'withdraw'],
  examSession: ['view', 'edit'],
} as const;
export type Action<K extends keyof Resources> = (typeof actions)[K][number];

const managesSystem = (actor: Actor) => actor.role === 'ADMIN' || actor.role === 'OPERATOR';
const owns = (actor: Actor, resource: { ownerId: string | null }) => resource.ownerId === actor.userId;

/** May `actor` do `action` to `resource`? Packages are a separate question (packages.ts). */
export function can<K extends keyof Resources>(
  actor: Actor,
  kind: K,
  action: Action<K>,
  resource: Resources[K],
): boolean {
  const rule = rules[kind] as (actor: Actor, action: Action<K>, resource: Resources[K]) => boolean;
  return rule(actor, action, resource);
}

/** Every action of a kind with its outcome, for the reply that contains the object. */
export function abilitiesOf<K extends keyof Resources>(
  actor: Actor,
  kind: K,
  resource: Resources[K],
): Record<Action<K>, boolean> {
  const entries = (actions[kind] as readonly Action<K>[]).map(
    (action) => [action, can(actor, kind, action, resource)] as const,
  );
  return Object.fromEntries(entries) as Record<Action<K>, boolean>;
}

function contentRule(actor: Actor, action: string, content: OwnedContent): boolean {
  const mine = content.scope === 'USER' && owns(actor, content);
  const system = content.scope === 'SYSTEM';
  switch (action) {
    case 'view':
    case 'copy':
    case 'apply':
      if (mine) return true;
      if (system) return actor.role === 'TEACHER' || managesSystem(actor);
      return content.privacy === 'PUBLIC' && actor.role === 'TEACHER';
    default:
      return mine || (system && managesSystem(actor));
  }
}

function examRule(actor: Actor, action: Action<'exam'>, exam: OwnedExam): boolean {
  const mine = exam.scope === 'USER' && owns(actor, exam);
  const system = exam.scope === 'SYSTEM';
  // Tests of other teachers may be used if they are shared and not international.
  const shared = exam.scope === 'USER' && exam.privacy === 'PUBLIC' && !exam.isInternational;
  switch (action) {
    case 'view':
      return mine || system || (shared && (actor.role === 'TEACHER' || managesSystem(actor)));
    case 'assign':
    case 'copy':
      if (mine || (shared && actor.role === 'TEACHER')) return true;
      // For types other than 1 to 7 a teacher also needs a package: see `featureOfExam`.
      return system && (managesSystem(actor) || (actor.role === 'TEACHER' && (action === 'assign' || !exam.needsCode)));
    case 'change-privacy':
      return mine && !exam.isInternational;
    default:
      return mine || (system && managesSystem(actor));
  }
}

function attemptRule(actor: Actor, action: Action<'attempt'>, attempt: OwnedAttempt): boolean {
  if (attempt.cancelled || !ownerOnly(actor, action, attempt)) return false;
  const running = attempt.status === 'RUNNING';
  switch (action) {
    case 'reopen':
      return !running;
    case 'pause':
      return running && !attempt.paused;
    case 'resume':
      return running && attempt.paused;
    default:
      return running;
  }
}

function studentRule(actor: Actor, action: Action<'student'>, student: OwnedStudent): boolean {
  if (action === 'renew-password' && actor.role === 'TEACHER' && student.inOwnSchool === true) return true;
  return ownerOnly(actor, action, student);
}

function integratedTestRule(actor: Actor, action: Action<'integratedTest'>, test: OwnedByTeacher): boolean {
  if (action === 'edit') return ownerOnly(actor, action, test);
  return managesSystem(actor) || (action === 'view' && ownerOnly(actor, action, test));
}

const changesOfAssignment: readonly string[] = ['edit', 'cancel'];

function assignmentRule(actor: Actor, action: Action<'assignment'>, assignment: OwnedAssignment): boolean {
  if (assignment.hasOwnPage === true && changesOfAssignment.includes(action)) return false;
  return ownerOnly(actor, action, assignment);
}

const ownerOnly = (actor: Actor, _action: string, resource: OwnedByTeacher) =>
  actor.role === 'TEACHER' && owns(actor, resource);

const rules: { [K in keyof Resources]: (actor: Actor, action: Action<K>, resource: Resources[K]) => boolean } = {
  question: contentRule,
  format: contentRule,
  exam: examRule,
  class: ownerOnly,
  assignment: assignmentRule,
  attempt: attemptRule,
  student: studentRule,
  integratedTest: integratedTestRule,
  examSession: ownerOnly,
};
