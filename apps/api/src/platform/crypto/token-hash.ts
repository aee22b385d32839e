/** The database only has the SHA-256 of tokens. They are long and random, so a slow hash would add nothing. */
import { createHash } from 'node:crypto';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
