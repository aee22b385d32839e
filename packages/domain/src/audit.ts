/** Everything that the audit log can hold. What is named here has a name in both languages, and nothing else can be written. */

export const auditActions = [
  // accounts
  'registered', 'first-sign-in', 'role-chosen', 'profile-changed', 'avatar-changed', 'avatar-removed', 'contact-changed', 'password-changed', 'password-reset',
  'session-revoked', 'signed-out-everywhere', 'data-exported', 'account-deleted', 'membership-granted', 'memberships-ended',
  // administration of users
  'user-locked', 'user-unlocked', 'role-changed', 'user-signed-out', 'password-reset-sent', 'staff-invited', 'staff-invited-again',
  // activation codes
  'activation-codes-made', 'activation-codes-downloaded', 'activation-code-used', 'activation-code-disabled', 'activation-code-enabled', 'exam-needs-code', 'exam-needs-no-code',
  // partners
  'partner-added', 'partner-changed', 'partner-enabled', 'partner-disabled', 'partner-logo-changed', 'partner-secret-rotated', 'partner-old-secret-revoked',
  // classes
  'class-deactivated', 'class-deleted', 'student-added', 'student-removed', 'students-imported', 'students-removed', 'sign-in-sheet-seen',
  // questions
  'question-updated', 'question-merged', 'question-told-apart', 'question-compared-again', 'question-deleted', 'question-restored', 'question-removed', 'question-privacy-changed', 'question-facts-changed', 'questions-imported',
  // tests
  'test-assigned', 'assignment-changed', 'assignment-cancelled', 'assignment-extended', 'system-test-exported', 'late-answers-accepted', 'mark-changed', 'outage-compensated',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What it was done to. */
export const auditKinds = [
  'user', 'session', 'student', 'class', 'activation-code', 'activation-batch', 'partner', 'question', 'question-import', 'exam', 'assignment', 'attempt', 'server',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What is told beside it. */
export const auditDetails = [
  'added', 'addLabels', 'after', 'allowedOrigins', 'attempts', 'before', 'by', 'cefr', 'changed', 'code', 'codes', 'comment', 'delivery', 'difficulty', 'endsAt', 'entries', 'examType', 'expiresAt',
  'file', 'from', 'gradeId', 'imported', 'into', 'kind', 'linked', 'minutes', 'months', 'name', 'package', 'packageCode', 'passwords', 'privacy', 'question', 'reason', 'reference',
  'removeLabels', 'role', 'scores', 'seconds', 'skill', 'slug', 'source', 'startsAt', 'tests', 'thisOneToo', 'usesAllowed', 'version',
] as const;
/** Told too, but no person can read them. */
export const hiddenAuditDetails = ['classId', 'classIds', 'examId', 'examVersionId', 'importId', 'item', 'membershipId', 'studentIds'] as const;
export type AuditDetail = (typeof auditDetails)[number] | (typeof hiddenAuditDetails)[number];
