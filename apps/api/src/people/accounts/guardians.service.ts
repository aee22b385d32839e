/** Users below 16: changing one's birthday to that age requires a guardian's consent, and teachers must be older. */
import { AppError, consentVersion, dayInVietnam, needsGuardian, type Role } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { spendTicket } from './codes/one-time-codes.service.ts';
import { lockConsentFacts, insertGuardianConsent } from './users.queries.ts';

/**
 * Checks that a user with this birthday is old enough for the role, or has a guardian's consent. A learner whom a school has entered
 * has the consent through the school. The caller has locked the account's row. Errors: TEACHER_TOO_YOUNG, GUARDIAN_CONSENT_REQUIRED.
 */
export async function expectConsentFor(
  { db, now }: Pick<RequestContext, 'now'> & { readonly db: Db },
  user: { readonly id: string; readonly role: Role },
  birthday: string | null,
): Promise<void> {
  if (birthday === null || !needsGuardian(birthday, dayInVietnam(now))) return;
  if (user.role !== 'STUDENT')
    throw new AppError('TEACHER_TOO_YOUNG', { fields: [{ path: 'birthday', code: 'TEACHER_TOO_YOUNG' }] });
  const { consented, bySchool } = await lockConsentFacts(db, user.id);
  if (!consented && !bySchool) throw new AppError('GUARDIAN_CONSENT_REQUIRED');
}

/** Errors: TICKET_EXPIRED; GUARDIAN_CONSENT_REQUIRED when the contact is the learner's own. */
export async function recordGuardian({ app, actor, now }: SignedInContext, ticket: string): Promise<void> {
  await withTransaction(app.db, async (db) => {
    const { contacts, consented } = await lockConsentFacts(db, actor.userId);
    const guardian = await spendTicket({ app, db, now }, 'GUARDIAN', ticket);
    if (contacts.includes(guardian.value)) throw new AppError('GUARDIAN_CONSENT_REQUIRED');
    if (consented) return;
    await insertGuardianConsent(db, {
      userId: actor.userId,
      guardian,
      textVersion: consentVersion,
      at: new Date(now),
    });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'guardian-consented',
      kind: 'user',
      id: actor.userId,
      details: { name: consentVersion },
    });
  });
}
