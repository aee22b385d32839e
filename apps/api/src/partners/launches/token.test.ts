/** Launch tokens: what is read of a valid one, and that nothing else is read. */
import { describe, expect, it } from 'vitest';
import { signLaunch } from '../../testing/launches.ts';
import { readLaunchToken, signatureOf, type Expected } from './token.ts';

const now = Date.UTC(2026, 10, 28, 3, 0, 0);
const seconds = now / 1_000;
const secret = 'bimat-moi';
const signer = { secret, issuer: 'app_songhong', audience: 'https://vumon.example/songhong/giua-ky-1', now };
const expected: Expected = {
  secrets: [secret, 'bimat-cu'],
  issuer: signer.issuer,
  audience: signer.audience,
  origins: ['https://lms.songhong.example'],
  now,
};
const codeOf = (token: string, changes: Partial<Expected> = {}): string => {
  try {
    readLaunchToken(token, { ...expected, ...changes });
    return 'accepted';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

describe('a launch token', () => {
  it('tells the learner, the name and where to go back to', () => {
    const returnUrl = 'https://lms.songhong.example/bai/7?lop=9A';
    expect(
      readLaunchToken(
        signLaunch(signer, { jti: 'lan-mo-0001', name: ' Lê  Khánh\u200b Hoà ', return_url: returnUrl }),
        expected,
      ),
    ).toEqual({
      tokenId: 'lan-mo-0001',
      learnerId: 'hs-001',
      fullName: 'Lê Khánh Hoà',
      returnUrl,
      expiresAt: new Date((seconds + 240) * 1_000),
      signedBy: 0,
    });
  });

  it('is taken with either of two secrets that are valid at once, and with no other', () => {
    expect(readLaunchToken(signLaunch({ ...signer, secret: 'bimat-cu' }), expected)).toMatchObject({ signedBy: 1 });
    expect(codeOf(signLaunch({ ...signer, secret: 'bimat-cu' }))).toBe('accepted');
    expect(codeOf(signLaunch({ ...signer, secret: 'bimat-khac' }))).toBe('LAUNCH_INVALID');
    expect(codeOf(signLaunch(signer), { secrets: [] })).toBe('LAUNCH_INVALID');
  });

  it('is refused with any bit flipped', () => {
    const token = signLaunch(signer, { jti: 'lan-mo-0002' });
    expect(codeOf(token)).toBe('accepted');
    const bytes = Buffer.from(token, 'latin1');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(codeOf(changed.toString('latin1')), `bit ${bit}`).toMatch(/^LAUNCH_/);
    }
  });

  const body = (claims: object) => signLaunch(signer, claims as Record<string, unknown>);
  const cases: readonly [string, string, string][] = [
    ['nothing', '', 'LAUNCH_INVALID'],
    ['two parts', 'a.b', 'LAUNCH_INVALID'],
    ['four parts', `${body({})}.x`, 'LAUNCH_INVALID'],
    ['a newline at its end', `${body({})}\n`, 'LAUNCH_INVALID'],
    ['too much text', body({ more: 'x'.repeat(6_000) }), 'LAUNCH_INVALID'],
    ['no signature', body({}).replace(/[^.]+$/, ''), 'LAUNCH_INVALID'],
    ['the algorithm none', signLaunch(signer, {}, { alg: 'none' }), 'LAUNCH_INVALID'],
    ['another algorithm', signLaunch(signer, {}, { alg: 'HS512' }), 'LAUNCH_INVALID'],
    ['a critical extension', signLaunch(signer, {}, { crit: ['b64'], b64: false }), 'LAUNCH_INVALID'],
    [
      'a body that is a list',
      ((b) => `${b}.${signatureOf(secret, b)}`)(
        `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${Buffer.from('[]').toString('base64url')}`,
      ),
      'LAUNCH_INVALID',
    ],
    ['another issuer', signLaunch({ ...signer, issuer: 'app_khac' }), 'LAUNCH_FOREIGN'],
    [
      'another issuer and its secret',
      signLaunch({ ...signer, issuer: 'app_khac', secret: 'cua-ho' }),
      'LAUNCH_FOREIGN',
    ],
    ['another exam', signLaunch({ ...signer, audience: `${signer.audience}-b` }), 'LAUNCH_FOREIGN'],
    ['a list of audiences', body({ aud: [signer.audience] }), 'LAUNCH_FOREIGN'],
    ['an end that has passed', body({ iat: seconds - 300, exp: seconds }), 'LAUNCH_EXPIRED'],
    ['a life of more than five minutes', body({ exp: seconds + 301 }), 'LAUNCH_INVALID'],
    ['an end before its beginning', body({ iat: seconds + 50, exp: seconds + 40 }), 'LAUNCH_INVALID'],
    ['a beginning in the future', body({ iat: seconds + 61, exp: seconds + 200 }), 'LAUNCH_INVALID'],
    ['no end', body({ exp: undefined }), 'LAUNCH_INVALID'],
    ['an end that is text', body({ exp: String(seconds + 100) }), 'LAUNCH_INVALID'],
    ['no beginning', body({ iat: undefined }), 'LAUNCH_INVALID'],
    ['no id', body({ jti: undefined }), 'LAUNCH_INVALID'],
    ['a short id', body({ jti: '1' }), 'LAUNCH_INVALID'],
    ['no learner', body({ sub: undefined }), 'LAUNCH_LEARNER_INVALID'],
    ['a learner that is a number', body({ sub: 7 }), 'LAUNCH_LEARNER_INVALID'],
    ['a learner with a NUL', body({ sub: 'a\0b' }), 'LAUNCH_LEARNER_INVALID'],
    ['half a character', body({ sub: 'a\ud800' }), 'LAUNCH_LEARNER_INVALID'],
    ['no name', body({ name: undefined }), 'LAUNCH_LEARNER_INVALID'],
    ['a name of invisible characters', body({ name: '\u200b\u202e' }), 'LAUNCH_LEARNER_INVALID'],
    ['a long name', body({ name: 'x'.repeat(46) }), 'LAUNCH_LEARNER_INVALID'],
    [
      'a foreign return address',
      body({ return_url: 'https://lms.songhong.example.evil.test/' }),
      'LAUNCH_RETURN_REFUSED',
    ],
    ['a script as return address', body({ return_url: 'javascript:alert(1)' }), 'LAUNCH_RETURN_REFUSED'],
    [
      'a password in the return address',
      body({ return_url: 'https://a:b@lms.songhong.example/' }),
      'LAUNCH_RETURN_REFUSED',
    ],
    ['a relative return address', body({ return_url: '/lop' }), 'LAUNCH_RETURN_REFUSED'],
    [
      'a long return address',
      body({ return_url: `https://lms.songhong.example/${'x'.repeat(2_000)}` }),
      'LAUNCH_RETURN_REFUSED',
    ],
  ];
  it.each(cases)('with %s is refused', (_, token, code) => {
    expect(codeOf(token)).toBe(code);
  });
});
