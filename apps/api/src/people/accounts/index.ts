export { accountHandlers, openFor } from './accounts.routes.ts';
export { signInRefusal } from './accounts.service.ts';
export { codeTraffic } from './codes/one-time-codes.queries.ts';
export { expectConfirmation } from './confirmation.service.ts';
export { changeContact } from './contact-changes.service.ts';
export { expectConsentFor } from './guardians.service.ts';
export { accountKeys } from './keys.queries.ts';
export { rememberUsed } from './once/once.service.ts';
export { inviteAgain, inviteStaff, type Invitation } from './invitations.service.ts';
export { hashPassword, hashingWaiting, inHashingSlot, passwordMatches } from './passwords/hashing.ts';
export { networkOf } from './passwords/network.ts';
export { countFailure, refuseWhileBlocked } from './passwords/sign-in-failures.queries.ts';
export { accountsOfPhones, type FoundAccount } from './opened-accounts.queries.ts';
export { isTeacherAccount, lookUpPhones, openAccount } from './opened-accounts.service.ts';
export { roleOf } from './roles.ts';
export { actorOfUser, Authenticator } from './sessions/authenticate.ts';
export { clearCookiesOf } from './sessions/cookies.ts';
export { listSignIns, recordRefusal, type SignInQuery } from './sessions/login-history.service.ts';
export { registerSessionWatch, SessionWatch } from './sessions/session-watch.ts';
export { findActor, liveSessions, revokeAllSessions, type DeviceRow } from './sessions/sessions.queries.ts';
export { sessionHandlers } from './sessions/sessions.routes.ts';
export {
  createLaunchedAccount,
  createLaunchedSession,
  endSampleAccounts,
  renameLaunched,
} from './sessions/launched.service.ts';
export { openGuestSession, type GuestSession } from './sessions/guest-session.service.ts';
export { createSession, deviceView, roomForDevices, type OpenSession } from './sessions/sessions.service.ts';
export { supportHandlers } from './support/support.routes.ts';
export { recordSupportRead } from './support/support.service.ts';
export { zoneFor } from './time-zone.ts';
export { followNames } from './school-learners/roster-learners.queries.ts';
export { createSchoolLearner } from './school-learners/school-learners.service.ts';
export {
  createStudentAccount,
  createStudentAccounts,
  firstPasswordsFor,
  letSignIn,
  renewFirstPasswords,
  replaceForgottenPasswords,
  type StudentAccount,
} from './students.service.ts';
export {
  findNotifiedContact,
  findOptionalCredentialsById,
  lockAdmins,
  lockUser,
  updateStudentFacts,
  type StoredRole,
  type StudentFacts,
} from './users.queries.ts';
export { accountsJobs } from './accounts.jobs.ts';
export { signInDaysChange, signInSums, userSums } from './user-sums.queries.ts';
export * as noticeReaders from './notice-readers.queries.ts';
