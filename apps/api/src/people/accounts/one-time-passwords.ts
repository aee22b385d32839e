/** One-time passwords for a first sign-in: printed or sent once, and stored encrypted. */
import { randomPassword } from '@vumon/domain';
import { decrypt, encrypt } from '../../platform/crypto/encryption.ts';
import type { App } from '../../platform/http/context.ts';

const purpose = 'one-time password';

export interface NewOneTimePassword {
  readonly oneTimePassword: string;
  readonly encrypted: Buffer;
  readonly until: Date;
}

export function newOneTimePassword(app: App, until: Date): NewOneTimePassword {
  const random = (bytes: Uint8Array) => app.random(bytes);
  const oneTimePassword = randomPassword(8, random);
  return { oneTimePassword, encrypted: encrypt(app.config.secret, purpose, oneTimePassword, random), until };
}

/** Null when it was encrypted under another secret, and so cannot be used any more. */
export const openOneTimePassword = (app: App, encrypted: Buffer): string | null =>
  decrypt(app.config.secret, purpose, encrypted);
