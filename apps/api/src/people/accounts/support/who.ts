import type { Role } from '@vumon/domain';

/** Staff are looked at by nobody: what they see is no user's to show. */
export const mayBeLookedAt = (role: Role): boolean => role === 'TEACHER' || role === 'STUDENT';
