/** SQL of learners who open an account with that of their school. */
import type { Db } from '#db';

/** False when an account has the address or the sign-in name. */
export async function insertSchoolLearner(
  db: Db,
  learner: {
    readonly id: string;
    readonly lastName: string;
    readonly firstName: string;
    readonly email: string | null;
    readonly signInName: string | null;
    readonly locale: 'vi' | 'en';
    readonly at: Date;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      id: learner.id,
      role: 'STUDENT',
      status: 'ACTIVE',
      last_name: learner.lastName,
      first_name: learner.firstName,
      email: learner.email,
      sign_in_name: learner.signInName,
      locale: learner.locale,
      first_login_at: learner.at,
      terms_accepted_at: learner.at,
      created_at: learner.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
