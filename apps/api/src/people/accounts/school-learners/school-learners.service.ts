/** Accounts of learners who come with their school's account at Google or Microsoft, in the caller's transaction. */
import { AppError, splitFullName } from '@vumon/domain';
import type { AccountContext } from '../account-context.ts';
import { takeWhatWasUsed } from '../once/once.service.ts';
import { insertSchoolLearner } from './school-learners.queries.ts';
import { signInStem, withFreeName } from '../students.service.ts';

/**
 * With a verified e-mail address, or else with a sign-in name, for which a teacher gives a one-time password: an account
 * without either could never be opened but through the provider. Errors: EMAIL_REGISTERED.
 */
export async function createSchoolLearner(
  { app, db, now }: AccountContext,
  learner: { readonly fullName: string; readonly email: string | null; readonly locale: 'vi' | 'en' },
): Promise<string> {
  const { email, locale } = learner;
  const id = app.newId();
  const row = { id, ...splitFullName(learner.fullName), locale, at: new Date(now) };
  if (email === null) {
    await withFreeName(app, signInStem(row.lastName, row.firstName), (signInName) =>
      insertSchoolLearner(db, { ...row, email: null, signInName }),
    );
    return id;
  }
  if (!(await insertSchoolLearner(db, { ...row, email, signInName: null }))) throw new AppError('EMAIL_REGISTERED');
  await takeWhatWasUsed({ app, db, now, actor: { userId: id } });
  return id;
}
