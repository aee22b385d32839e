export {
  capReached,
  capsFor,
  expectRoom,
  lockCaps,
  scopeFor,
  usageFor,
  usedOf,
  type CapsContext,
  type CapsScope,
  type Counted,
} from './caps.service.ts';
export { changesOf, insertChange } from './changes.queries.ts';
export { lastChangeToTakeBack, recorded } from './changes.service.ts';
export { expectEmailLength, uploadBytesFor } from './limits.service.ts';
export {
  countUse,
  endMemberships,
  grantMembership,
  usesFor,
  type GrantContext,
  type GrantedMembership,
  type MembershipGrant,
} from './memberships.service.ts';
export { findOptionalCodeInForce as codeInForce, heldMembershipIds, membershipInForce } from './memberships.queries.ts';
export { packageSums } from './package-sums.queries.ts';
export { packagesAt, periodSums } from './period-sums.queries.ts';
export { packageHandlers } from './packages.routes.ts';
export { capsView, historyView } from './packages.view.ts';
export { catalogueFor, packageStoreOf, settingFor, type StoreContext } from './store.ts';
export { findOptionalSchoolId, lockSchool, memberIds } from './usage.queries.ts';
export { tellHolder } from './tell-holder.ts';
export { packagesJobs } from './packages.jobs.ts';
