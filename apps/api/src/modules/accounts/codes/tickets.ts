/**
 * Short-lived proof of a finished step, bound to one purpose and one subject: a user, or a one-time code that was
 * entered correctly.
 */
import { AppError } from '@vumon/domain';
import type { CodePurpose } from '@vumon/contract';
import type { App } from '../../../http/context.ts';
import { encrypt, decrypt } from '../../../crypto/encryption.ts';

export type TicketPurpose = 'first sign-in' | 'confirmed' | 'sign out a device' | `code for ${CodePurpose}`;
const quarterMs = 15 * 60_000;
const lifetimeMs: Record<TicketPurpose, number> = {
  'first sign-in': quarterMs,
  'sign out a device': 5 * 60_000,
  'code for REGISTER': quarterMs,
  'code for FORGOT_PASSWORD': quarterMs,
  'code for CHANGE_PHONE': quarterMs,
  'code for CHANGE_EMAIL': quarterMs,
  'code for CONFIRM': quarterMs,
  // A guardian may sit elsewhere: the sign-up goes on meanwhile.
  'code for GUARDIAN': 4 * quarterMs,
  confirmed: quarterMs,
};

export const ticketMs = (purpose: TicketPurpose): number => lifetimeMs[purpose];

export function issueTicket({ config, random }: App, purpose: TicketPurpose, subject: string, now: number): string {
  return encrypt(config.secret, `ticket: ${purpose}`, `${subject} ${now + lifetimeMs[purpose]}`, random).toString(
    'base64url',
  );
}

/** The subject that the ticket was given for. Errors: TICKET_EXPIRED for one that is old, changed or of another purpose. */
export function readTicket({ config }: App, purpose: TicketPurpose, ticket: string, now: number): string {
  const [subject, until] = (decrypt(config.secret, `ticket: ${purpose}`, Buffer.from(ticket, 'base64url')) ?? '').split(
    ' ',
  );
  if (!subject || !(Number(until) > now)) throw new AppError('TICKET_EXPIRED');
  return subject;
}
