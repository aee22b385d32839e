/** The background jobs of join-requests. */
import type { AnyJob } from '#platform/jobs';
import { tellInvitedJob } from './invitations.service.ts';

export const joinRequestsJobs: readonly AnyJob[] = [tellInvitedJob];
