/** Staff look at an account as its user sees it, with the user's code. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, text } from '../../schemas.ts';

const own = ['TEACHER', 'STUDENT'] as const;

const supportStay = z.strictObject({
  id,
  /** Who looked. */
  staff: z.string(),
  reason: z.string(),
  startedAt: instant,
  /** When it ends or has ended. */
  endsAt: instant,
  running: z.boolean(),
  /** Null for one that ran until its time was over, or that runs. */
  endedBy: z.enum(['STAFF', 'USER']).nullable(),
});
export type OwnSupportStay = z.output<typeof supportStay>;

export const supportRoutes = defineRoutes({
  'POST /account/support-code': {
    summary: 'Make the code with which staff may look at this account; it replaces an earlier one',
    access: own,
    idempotency: 'natural',
    reply: z.strictObject({ code: z.string(), expiresAt: instant }),
  },
  'GET /account/support-stays': {
    summary: 'The last 50 times that staff looked at this account, the newest first',
    access: own,
    support: 'shown',
    reply: z.array(supportStay),
  },
  'POST /account/support-stays/{id}/end': {
    summary: 'End a stay of staff in this account at once',
    access: own,
    idempotency: 'natural',
    params: idParams,
  },
  'POST /itf/users/{id}/support-stay': {
    summary: "Look at an account with its user's code: this session reads as the user for half an hour",
    access: ['ADMIN'],
    confirmed: true,
    idempotency: 'natural',
    params: idParams,
    body: z.strictObject({
      code: z
        .string()
        .max(40, 'tooLong')
        .transform((value) => value.replace(/\s/g, ''))
        .pipe(z.string().min(1, 'required')),
      reason: text(500, 1),
    }),
    reply: z.strictObject({ endsAt: instant }),
    errors: ['SUPPORT_CODE_INVALID', 'SUPPORT_REFUSED'],
  },
  'POST /support-stay/end': {
    summary: 'Stop looking at an account; the session is that of the staff again',
    access: 'signed-in',
    support: 'ends',
    idempotency: 'natural',
  },
});
