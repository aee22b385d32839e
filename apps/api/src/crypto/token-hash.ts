/** Tokens rest in the database as SHA-256 alone: they are random and long, so a slow hash would add nothing. */
import { createHash } from 'node:crypto';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
