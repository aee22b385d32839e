/** Short-lived proof of a finished step of signing in, bound to one purpose and one user. */
import { AppError } from '@vumon/domain';
import type { App } from '../../http/context.ts';
import { seal, unseal } from '../../sealing.ts';

export type TicketPurpose = 'first sign-in' | 'sign out a device';
const lifetimeMs: Record<TicketPurpose, number> = { 'first sign-in': 15 * 60_000, 'sign out a device': 5 * 60_000 };

export function issueTicket({ config, random }: App, purpose: TicketPurpose, userId: string, now: number): string {
  return seal(config.secret, `ticket: ${purpose}`, `${userId} ${now + lifetimeMs[purpose]}`, random).toString('base64url');
}

/** The user whom the ticket was given to. Errors: TICKET_EXPIRED for one that is old, changed or of another purpose. */
export function readTicket({ config }: App, purpose: TicketPurpose, ticket: string, now: number): string {
  const [userId, until] = (unseal(config.secret, `ticket: ${purpose}`, Buffer.from(ticket, 'base64url')) ?? '').split(' ');
  if (!userId || !(Number(until) > now)) throw new AppError('TICKET_EXPIRED');
  return userId;
}
