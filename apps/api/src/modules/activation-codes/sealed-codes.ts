/** How a code rests in the database: a keyed hash finds a typed one, and it is encrypted for its makers, who print it again. */
import { createHmac } from 'node:crypto';
import { withTransaction } from '#db';
import type { App } from '../../http/context.ts';
import { decrypt, encrypt } from '../../crypto/encryption.ts';
import { lockUnsealedCodes, sealCode } from './activation-codes.queries.ts';

const purpose = 'activation code';

export interface SealedCode {
  readonly hash: Buffer;
  readonly sealed: Buffer;
}

/** Keyed: 59 bits of a code are few enough to be tried one by one against a bare hash. */
export const hashOfCode = (app: Pick<App, 'config'>, code: string): Buffer =>
  createHmac('sha256', app.config.secret).update(`${purpose}\0${code}`).digest();

export const sealedCode = (app: Pick<App, 'config' | 'random'>, code: string): SealedCode => ({
  hash: hashOfCode(app, code),
  sealed: encrypt(app.config.secret, purpose, code, app.random),
});

/** Null when it was sealed under another secret: then nobody can use it either. */
export const openCode = (app: Pick<App, 'config'>, sealed: Buffer): string | null =>
  decrypt(app.config.secret, purpose, sealed);

const batch = 500;

/** Seals codes that were stored as they are typed; how many. Several processes may do it side by side. */
export async function sealStoredCodes(app: Pick<App, 'db' | 'config' | 'random'>): Promise<number> {
  for (let sealed = 0; ;) {
    const found = await withTransaction(app.db, async (db) => {
      const rows = await lockUnsealedCodes(db, batch);
      for (const { id, code } of rows) await sealCode(db, id, sealedCode(app, code));
      return rows.length;
    });
    sealed += found;
    if (found < batch) return sealed;
  }
}
