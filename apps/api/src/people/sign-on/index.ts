/** Signing in with a school's account at Google Workspace or Microsoft Entra. */
export { signOnHandlers } from './sign-on.routes.ts';
export { signOnJobs } from './sign-on.jobs.ts';
export { insertSchoolConsents } from './sign-on.queries.ts';
