/**
 * Asks for the password again before actions that could hand the account over, so that a session left open on a shared computer cannot be used for them. The answer is a ticket of this session, valid for a quarter of an hour.
 */
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { withOwnPassword } from './own-password.service.ts';
import { spendTicket } from './codes/one-time-codes.service.ts';
import { issueTicket, readTicket, ticketMs } from './codes/tickets.ts';
import { findOptionalCredentialsById } from './users.queries.ts';

const subjectOf = ({ actor }: Pick<SignedInContext, 'actor'>): string => `${actor.userId}/${actor.sessionId}`;

/** Confirms by the password, or by the ticket of a code to one of the user's contacts. Errors: PASSWORD_BLANK, PASSWORD_INCORRECT, TICKET_EXPIRED, TOO_MANY_REQUESTS. */
export async function confirmIdentity(
  context: SignedInContext,
  { password = '', ticket }: { readonly password?: string | undefined; readonly ticket?: string | undefined },
): Promise<{ confirmation: string; until: string }> {
  const { app, actor, now } = context;
  if (ticket === undefined)
    await withOwnPassword(context, password, { path: 'password', wrong: 'PASSWORD_INCORRECT' }, async () => undefined);
  else
    await withTransaction(app.db, async (db) => {
      const proved = await spendTicket({ app, db, now }, 'CONFIRM', ticket);
      const own = await findOptionalCredentialsById(db, actor.userId);
      if (own?.[proved.kind] !== proved.value) throw new AppError('TICKET_EXPIRED');
    });
  return {
    confirmation: issueTicket(context, 'confirmed', subjectOf(context)),
    until: new Date(now + ticketMs('confirmed')).toISOString(),
  };
}

/** Errors: CONFIRMATION_REQUIRED when the request has no valid ticket of its session. */
export function expectConfirmation(context: SignedInContext): void {
  const ticket = context.header('confirmation');
  if (ticket !== undefined && ticket.length < 500 && subjectIn(context, ticket) === subjectOf(context)) return;
  throw new AppError('CONFIRMATION_REQUIRED');
}

function subjectIn(context: RequestContext, ticket: string): string | null {
  try {
    return readTicket(context, 'confirmed', ticket);
  } catch {
    return null;
  }
}
