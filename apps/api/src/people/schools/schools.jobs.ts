/** The background jobs of schools. */
import type { AnyJob } from '#platform/jobs';
import { tellInvitedTeacherJob } from './invitations.service.ts';

export const schoolsJobs: readonly AnyJob[] = [tellInvitedTeacherJob];
