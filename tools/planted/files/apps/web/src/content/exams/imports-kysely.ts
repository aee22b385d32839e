// refused by: oxlint no-restricted-imports
import { sql } from 'kysely';

export const one = sql`SELECT 1`;
