import { passwordProblem } from '@vumon/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encrypt, decrypt } from '../../../platform/crypto/encryption.ts';
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts';
import { signInStem } from '../students.service.ts';
import { firstTokens, sessionOf, successorOf } from '../sessions/tokens.ts';

const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes);
const secret = Buffer.alloc(32, 7);

describe('common passwords', () => {
  it('are a list of sufficient size', () => {
    expect(commonPasswordCount).toBeGreaterThan(1000);
  });

  it.each([
    'Matkhau123',
    'Matkhau@123',
    'M@tkhau2026',
    'P4ssw0rd1',
    'Password1!',
    'Giaovien2025',
    'Hocsinh@2026',
    'Vietnam123',
    'Nguyen1990',
    'Qwerty123',
    '1Qaz2wsx',
    '12345678A',
    'A12345678',
    'Aaaaaa11',
    'Iloveyou1',
    'Vumon2026',
  ])('%s is one', (password) => {
    expect(passwordProblem(password)).toBeNull();
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Trau-Vang-31', 'Dong-Song-77q', 'Hoa5mai!nuoc', 'Lop9A1-demo', 'Xe.dap.do.27', 'kJ8#vQ2p'])(
    '%s is none',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

describe('encryption', () => {
  it('decrypts for its purpose under its secret, unchanged, and for nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const encrypted = encrypt(secret, 'one', text, random);
        expect(decrypt(secret, 'one', encrypted)).toBe(text.toWellFormed());
        expect(decrypt(secret, 'two', encrypted)).toBeNull();
        expect(decrypt(Buffer.alloc(32, 8), 'one', encrypted)).toBeNull();
      }),
    );
  });

  it('refuses a text with any bit flipped or any byte cut off', () => {
    const encrypted = encrypt(secret, 'one', 'bí mật', random);
    for (let bit = 0; bit < encrypted.length * 8; bit += 1) {
      const changed = Buffer.from(encrypted);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(decrypt(secret, 'one', changed)).toBeNull();
    }
    for (let length = 0; length < encrypted.length; length += 1)
      expect(decrypt(secret, 'one', encrypted.subarray(0, length))).toBeNull();
  });
});

describe('session tokens', () => {
  const session = '01a1fc5d-de8a-7bcf-a2e2-ef28a145d491';

  it('identify their session only when they were issued here', () => {
    const { refreshToken } = firstTokens({ secret, cell: null }, session, random);
    expect(sessionOf({ secret, cell: null }, refreshToken)).toBe(session);
    expect(sessionOf({ secret: Buffer.alloc(32, 8), cell: null }, refreshToken)).toBeNull();
    for (let at = 0; at < refreshToken.length; at += 1) {
      const changed = refreshToken.slice(0, at) + (refreshToken[at] === 'a' ? 'b' : 'a') + refreshToken.slice(at + 1);
      expect(sessionOf({ secret, cell: null }, changed)).toBeNull();
    }
    for (const other of ['', '.', '..', '...', session, `${session}..`, `${refreshToken}.x`])
      expect(sessionOf({ secret, cell: null }, other)).toBeNull();
  });

  it('have one successor at a moment, another at another moment', () => {
    const { refreshToken } = firstTokens({ secret, cell: null }, session, random);
    const at = new Date(1_800_000_000_000);
    expect(successorOf({ secret, cell: null }, refreshToken, at)).toEqual(
      successorOf({ secret, cell: null }, refreshToken, at),
    );
    expect(successorOf({ secret, cell: null }, refreshToken, new Date(at.getTime() + 1)).refreshToken).not.toBe(
      successorOf({ secret, cell: null }, refreshToken, at).refreshToken,
    );
    expect(sessionOf({ secret, cell: null }, successorOf({ secret, cell: null }, refreshToken, at).refreshToken)).toBe(
      session,
    );
  });
});

describe('sign-in names', () => {
  it.each([
    ['Nguyễn Thị', 'Ánh', 'anhnt'],
    ['Đặng Quốc', 'Đạt', 'datdq'],
    ['', 'Bình', 'binh'],
    ['Tôn Nữ Hoàng Phương', 'Thảo', 'thaotnhp'],
    ['Y', 'Ê Ban', 'ebany'],
    ['李', '小龙', 'hocsinh'],
  ])('%s %s → %s', (lastName, firstName, stem) => {
    expect(signInStem(lastName, firstName)).toBe(stem);
  });
});
