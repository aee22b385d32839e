/** Pieces of conditions that several modules ask with. */
import { sql } from 'kysely';

/** Anywhere in a text; `%` and `_` of what a person typed are letters, not patterns. What is searched by `fold()` is given folded. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The moment at which a day (`YYYY-MM-DD`) begins in Vietnam. */
export const startOfDay = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')`;
