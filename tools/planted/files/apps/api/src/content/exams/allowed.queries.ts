// allowed
import { sql } from 'kysely';

export const one = sql`SELECT 1`;
