/** How a code is stored: as a keyed hash, by which a typed code is found, and encrypted, so that its makers can print it again. */
import { createHmac } from 'node:crypto';
import { withTransaction } from '#db';
import type { DataChange } from '#platform/data-changes';
import type { App } from '../../platform/http/context.ts';
import { decrypt, encrypt } from '../../platform/crypto/encryption.ts';
import { lockPlainCodes, storeEncryptedCode } from './activation-codes.queries.ts';

const purpose = 'activation code';

export interface EncryptedCode {
  readonly hash: Buffer;
  readonly encrypted: Buffer;
}

/** Keyed, because the 59 bits of a code are few enough to try all of them against a plain hash. */
export const hashOfCode = (app: Pick<App, 'config'>, code: string): Buffer =>
  createHmac('sha256', app.config.secret).update(`${purpose}\0${code}`).digest();

export const encryptedCodeOf = (app: Pick<App, 'config' | 'random'>, code: string): EncryptedCode => ({
  hash: hashOfCode(app, code),
  encrypted: encrypt(app.config.secret, purpose, code, app.random),
});

/** Null when it was encrypted under another secret: nobody can use it then. */
export const decryptCode = (app: Pick<App, 'config'>, encrypted: Buffer): string | null =>
  decrypt(app.config.secret, purpose, encrypted);

const batch = 500;

/** Encrypts codes that an earlier version stored in plain text. */
export const encryptedCodesChange: DataChange = {
  name: 'activation-codes.encrypted',
  step: ({ app, db }) =>
    withTransaction(db, async (db) => {
      const rows = await lockPlainCodes(db, batch);
      for (const { id, code } of rows) await storeEncryptedCode(db, id, encryptedCodeOf(app, code));
      return { changed: rows.length, next: rows.length < batch ? null : 'more' };
    }),
};
