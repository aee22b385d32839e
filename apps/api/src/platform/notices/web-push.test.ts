/** The encryption of pushed notices, compared with the example of the standard. */
import { verify, createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { authorizationFor, encryptPush, isPublicKey, privateKeyFrom, signingKeyOf } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('encrypts as RFC 8291 does in its appendix', () => {
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
      authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('signs for the origin of the push service, with a key that follows from the secret', () => {
  const secret = Buffer.alloc(32, 7);
  const key = signingKeyOf(secret);
  expect(signingKeyOf(Buffer.from(secret)).publicKey).toEqual(key.publicKey);
  expect(signingKeyOf(Buffer.alloc(32, 8)).publicKey).not.toEqual(key.publicKey);
  const now = Date.UTC(2026, 10, 21);
  const header = authorizationFor(new URL('https://push.example/send/abc'), 'https://vumon.example', key, now);
  const [, head, claims, signature, shown] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header)!;
  expect(bytes(shown!)).toEqual(key.publicKey);
  expect(JSON.parse(bytes(claims!).toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 3600,
    sub: 'https://vumon.example',
  });
  const point = (from: number) => key.publicKey.subarray(from, from + 32).toString('base64url');
  const open = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: point(1), y: point(33) }, format: 'jwk' });
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), { key: open, dsaEncoding: 'ieee-p1363' }, bytes(signature!)),
  ).toBe(true);
});

it('takes only points of the curve as public keys', () => {
  const { publicKey } = signingKeyOf(Buffer.alloc(32, 1));
  expect(isPublicKey(publicKey)).toBe(true);
  expect(isPublicKey(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]))).toBe(false);
  expect(isPublicKey(Buffer.alloc(65))).toBe(false);
  expect(isPublicKey(Buffer.from('x'))).toBe(false);
  // Nought and multiples of the order are no private keys.
  expect(privateKeyFrom(Buffer.alloc(48)).toString('hex')).toBe(`${'0'.repeat(63)}1`);
});
