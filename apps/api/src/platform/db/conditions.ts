/** SQL conditions shared by several modules. */
import { fold } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';

/**
 * LIKE pattern that matches `text` anywhere; `%` and `_` are escaped. Fold the text first when the column was made by
 * `fold()`.
 */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const mostWords = 8;

const wordsIn = (search: string): string[] => [
  ...new Set(
    fold(search)
      .split(/[\s\p{Pd}\u2212]+/u)
      .filter((word) => word !== ''),
  ),
];

/**
 * Whether a column made by `fold()` holds every word of a search, whatever their order and whichever dash stands between
 * them. In a search of several words, those of one or two letters must match the beginning of a word.
 */
export const holdsWords = (column: string, search: string): RawBuilder<boolean> => holdsIn(sql.ref(column), search);

/**
 * The same of the names of tests, of which only those of the system have an English one. That is folded as it is read:
 * nearly all rows have none, and a stored column would make the table be written anew.
 */
export const testHoldsWords = (tests: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`(${holdsWords(`${tests}.search`, search)}
    OR (${sql.ref(`${tests}.name_en`)} IS NOT NULL AND ${holdsIn(sql`fold(${sql.ref(`${tests}.name_en`)}::text)`, search)}))`;

function holdsIn(at: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = wordsIn(search).slice(0, mostWords);
  if (words.length < 2) return sql<boolean>`${at} LIKE ${likePattern(words[0] ?? fold(search))}`;
  const each = words.map((word) =>
    word.length > 2
      ? sql`${at} LIKE ${likePattern(word)}`
      : sql`' ' || translate(${at}, '-–—/(', '     ') LIKE ${`% ${likePattern(word).slice(1)}`}`,
  );
  return sql<boolean>`(${sql.join(each, sql` AND `)})`;
}

/** The moment at which a day (`YYYY-MM-DD`) begins in Vietnam. */
export const startOfDay = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')`;
