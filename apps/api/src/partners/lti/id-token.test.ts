/** Which signatures of a platform's token are taken, where its key does not say what it is for. */
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { verifyIdToken } from './id-token.ts';

const now = Date.UTC(2026, 10, 29);
const expected = { issuer: 'https://moodle.truong.example', clientId: 'vumon', nonce: 'n1', now };

async function signed(algorithm: string) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const { alg: _, ...key } = await exportJWK(publicKey);
  const token = await new SignJWT({ nonce: expected.nonce })
    .setProtectedHeader({ alg: algorithm, kid: 'k1' })
    .setIssuer(expected.issuer)
    .setAudience(expected.clientId)
    .setIssuedAt(now / 1000)
    .setExpirationTime(now / 1000 + 600)
    .sign(privateKey);
  return { token, keys: createLocalJWKSet({ keys: [{ ...key, kid: 'k1' }] }) };
}
async function verify(algorithm: string): Promise<unknown> {
  const { token, keys } = await signed(algorithm);
  return verifyIdToken(token, keys, expected);
}

it('takes RS256', async () => {
  expect(await verify('RS256')).toMatchObject({ nonce: 'n1' });
});

it.each(['RS512', 'PS256', 'ES256'])('refuses %s', async (algorithm) => {
  await expect(verify(algorithm)).rejects.toMatchObject({ code: 'LTI_TOKEN_INVALID' });
});

it('refuses a token with any bit flipped', async () => {
  const { token, keys } = await signed('RS256');
  const bytes = Buffer.from(token, 'latin1');
  const accepted: number[] = [];
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    const outcome = await verifyIdToken(changed.toString('latin1'), keys, expected).catch(({ code }) => String(code));
    if (typeof outcome !== 'string' || !/^(?:LTI_TOKEN_|LAUNCH_)/.test(outcome)) accepted.push(bit);
  }
  expect(accepted).toEqual([]);
});
