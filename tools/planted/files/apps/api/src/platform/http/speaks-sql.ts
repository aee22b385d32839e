// refused by: oxlint no-restricted-imports
import pg from 'pg';

export const pool = new pg.Pool();
