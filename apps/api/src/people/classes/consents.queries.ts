/** SQL of teachers' confirmations that their school has the parents' consents. */
import type { Db } from '#db';

/** When it was confirmed; null when it was not. */
export async function findOptionalConsent(db: Db, teacherId: string, schoolYear: number): Promise<Date | null> {
  const row = await db
    .selectFrom('teacher_consents')
    .select('given_at')
    .where('teacher_id', '=', teacherId)
    .where('school_year', '=', schoolYear)
    .executeTakeFirst();
  return row?.given_at ?? null;
}

/** False when it was confirmed before. */
export async function insertConsent(
  db: Db,
  consent: { readonly teacherId: string; readonly schoolYear: number; readonly textVersion: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('teacher_consents')
    .values({
      teacher_id: consent.teacherId,
      school_year: consent.schoolYear,
      text_version: consent.textVersion,
      given_at: consent.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('teacher_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The text that was confirmed for the year. */
export async function findOptionalConsentText(db: Db, teacherId: string, schoolYear: number): Promise<string | null> {
  const row = await db
    .selectFrom('teacher_consents')
    .select('text_version')
    .where('teacher_id', '=', teacherId)
    .where('school_year', '=', schoolYear)
    .executeTakeFirst();
  return row?.text_version ?? null;
}
