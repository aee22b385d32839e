/** SQL conditions shared by several modules. */
import { sql } from 'kysely';

/**
 * LIKE pattern that matches `text` anywhere; `%` and `_` are escaped. Fold the text first when the column was made by
 * `fold()`.
 */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The moment at which a day (`YYYY-MM-DD`) begins in Vietnam. */
export const startOfDay = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')`;
