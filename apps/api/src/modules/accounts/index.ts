export { accountHandlers } from './accounts.routes.ts';
export { Authenticator } from './authenticate.ts';
export { capsFor } from './accounts.service.ts';
export { hashPassword, hashingWaiting } from './hashing.ts';
export { endMemberships, grantMembership, type GrantedMembership, type MembershipGrant } from './memberships.service.ts';
export { createSession, type OpenSession } from './sessions.service.ts';
export { createStudentAccount, oneTimePasswordsFor, type StudentAccount } from './students.service.ts';
export { updateStudentFacts, type StudentFacts } from './users.queries.ts';
