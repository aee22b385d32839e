/** What happens to packages that accounts hold. */
import { packageCodes } from '@vumon/domain';
import { z } from 'zod';
import { defineEvent } from '#platform/events';

/** Somebody else gave a user a package: an administrator, or a partner's or a school's manager. */
export const packageGiven = defineEvent({
  kind: 'package-given',
  payload: z.strictObject({
    userId: z.uuid(),
    membershipId: z.uuid(),
    package: z.enum(packageCodes),
    startsAt: z.iso.datetime(),
  }),
  subject: ({ userId }) => `user ${userId}`,
});
