/** Once a school year a teacher confirms that the school holds the parents' consents, before any learner is entered. */
import { AppError, consentVersion, dayInVietnam, schoolYearOf } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { findOptionalConsent, findOptionalConsentText, insertConsent } from './consents.queries.ts';

const yearAt = (now: number): number => schoolYearOf(dayInVietnam(now));

export async function consentsOf({ db, actor, now }: SignedInContext) {
  const schoolYear = yearAt(now);
  const confirmedAt = await findOptionalConsent(db, actor.userId, schoolYear);
  return { schoolYear, textVersion: consentVersion, confirmedAt: isoOrNull(confirmedAt) };
}

/** Errors: CONFLICT when the text has changed since it was displayed. */
export async function confirmConsents({ app, actor, now }: SignedInContext, textVersion: string): Promise<null> {
  if (textVersion !== consentVersion) throw new AppError('CONFLICT');
  const schoolYear = yearAt(now);
  await withTransaction(app.db, async (db) => {
    if (!(await insertConsent(db, { teacherId: actor.userId, schoolYear, textVersion, at: new Date(now) }))) return;
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'consents-confirmed',
      kind: 'user',
      id: actor.userId,
      details: { name: `${schoolYear} ${textVersion}` },
    });
  });
  return null;
}

/** Errors: STUDENT_CONSENT_REQUIRED. */
export async function expectConsents({ db, actor, now }: ConsentContext): Promise<void> {
  if ((await findOptionalConsent(db, actor.userId, yearAt(now))) === null)
    throw new AppError('STUDENT_CONSENT_REQUIRED');
}

/** The version of the text under which learners are entered. Errors: STUDENT_CONSENT_REQUIRED. */
export async function confirmedConsent({ db, actor, now }: ConsentContext): Promise<string> {
  const version = await findOptionalConsentText(db, actor.userId, yearAt(now));
  if (version === null) throw new AppError('STUDENT_CONSENT_REQUIRED');
  return version;
}

interface ConsentContext {
  readonly db: Db;
  readonly actor: { readonly userId: string };
  readonly now: number;
}
