import { describe, expect, it } from 'vitest';
import { identityOf, organisationOf, personalTenant } from './sign-on.ts';

const tid = '0b1c2d3e-0000-4000-8000-00000000abcd';

describe('an organisation', () => {
  it.each([
    ['GOOGLE', ' THPT-Chu.edu.VN ', 'thpt-chu.edu.vn'],
    ['GOOGLE', 'chu', null],
    ['GOOGLE', 'a@chu.edu.vn', null],
    ['GOOGLE', 'chu.edu.vn/x', null],
    ['GOOGLE', `${'a'.repeat(64)}.vn`, null],
    ['MICROSOFT', tid.toUpperCase(), tid],
    ['MICROSOFT', personalTenant, null],
    ['MICROSOFT', 'chu.edu.vn', null],
  ] as const)('%s: %s', (provider, text, expected) => {
    expect(organisationOf(provider, text)).toBe(expected);
  });
});

describe('the person of an ID token', () => {
  const google = { sub: '117', hd: 'chu.edu.vn', email: 'An@Chu.edu.vn', email_verified: true, name: ' Lê  An ' };

  it('has an address that Google has verified, in the domain of the organisation', () => {
    expect(identityOf('GOOGLE', google)).toEqual({
      provider: 'GOOGLE',
      subject: '117',
      organisation: 'chu.edu.vn',
      email: 'an@chu.edu.vn',
      fullName: 'Lê An',
      label: 'an@chu.edu.vn',
    });
  });

  it('is named without invisible characters', () => {
    const claims = { sub: 'x', tid, name: '\u202eLê\u200b An', preferred_username: 'an\u2066@chu.edu.vn' };
    expect(identityOf('MICROSOFT', claims)).toMatchObject({ fullName: 'Lê An', label: 'an@chu.edu.vn' });
  });

  it.each([
    ['unverified', { email_verified: false }],
    ['verified as text', { email_verified: 'true' }],
    ['of another domain', { email: 'hieutruong@khac.edu.vn' }],
    ['with a second @', { email: 'an@khac.edu.vn@chu.edu.vn' }],
    ['of a subdomain', { email: 'an@lop.chu.edu.vn' }],
    ['without an organisation', { hd: undefined }],
    ['missing', { email: undefined }],
  ])('has no address that is %s', (_, changes) => {
    expect(identityOf('GOOGLE', { ...google, ...changes })!.email).toBeNull();
  });

  it('never has an address at Microsoft, where a tenant’s administrator writes it', () => {
    const claims = { sub: 'x', tid, email: 'hieutruong@khac.edu.vn', email_verified: true, hd: 'khac.edu.vn' };
    expect(identityOf('MICROSOFT', claims)).toMatchObject({ email: null, organisation: tid, subject: `${tid}/x` });
  });

  it('is another one in another tenant, and of no organisation with a personal account', () => {
    expect(identityOf('MICROSOFT', { sub: 'x', tid: personalTenant })).toMatchObject({
      organisation: null,
      subject: `${personalTenant}/x`,
    });
    expect(identityOf('MICROSOFT', { sub: 'x' })).toBeNull();
    expect(identityOf('GOOGLE', { ...google, sub: '' })).toBeNull();
  });
});
