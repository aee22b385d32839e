/**
 * Short-lived proof of a finished step, bound to one purpose and one subject: a user, or a one-time code that was
 * entered correctly.
 */
import { AppError } from '@vumon/domain';
import type { CodePurpose } from '@vumon/contract';
import { issuedHere, tokenOfHere } from '#platform/cells';
import { minuteMs } from '../../../platform/clock.ts';
import type { RequestContext } from '../../../platform/http/context.ts';
import { encrypt, decrypt } from '../../../platform/crypto/encryption.ts';

export type TicketPurpose = 'first sign-in' | 'confirmed' | 'sign out a device' | `code for ${CodePurpose}`;
const quarterMs = 15 * minuteMs;
const lifetimeMs: Record<TicketPurpose, number> = {
  'first sign-in': quarterMs,
  'sign out a device': 5 * minuteMs,
  'code for REGISTER': quarterMs,
  'code for FORGOT_PASSWORD': quarterMs,
  'code for CHANGE_PHONE': quarterMs,
  'code for CHANGE_EMAIL': quarterMs,
  'code for CONFIRM': quarterMs,
  // The guardian may be somewhere else, so the sign-up may take longer after this code.
  'code for GUARDIAN': 4 * quarterMs,
  confirmed: quarterMs,
};

export const ticketMs = (purpose: TicketPurpose): number => lifetimeMs[purpose];

type Context = Pick<RequestContext, 'app' | 'now'>;

export function issueTicket({ app, now }: Context, purpose: TicketPurpose, subject: string): string {
  const text = `${subject} ${now + lifetimeMs[purpose]}`;
  return issuedHere(app, encrypt(app.config.secret, `ticket: ${purpose}`, text, app.random).toString('base64url'));
}

/** The subject that the ticket was given for. Errors: TICKET_EXPIRED for one that is old, changed or of another purpose. */
export function readTicket({ app, now }: Context, purpose: TicketPurpose, ticket: string): string {
  const sealed = Buffer.from(tokenOfHere(app, ticket), 'base64url');
  const text = decrypt(app.config.secret, `ticket: ${purpose}`, sealed) ?? '';
  const [subject, until] = text.split(' ');
  if (!subject || !(Number(until) > now)) throw new AppError('TICKET_EXPIRED');
  return subject;
}
