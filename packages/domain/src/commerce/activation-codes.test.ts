import { describe, expect, it } from 'vitest';
import { activationCodeOf, formatActivationCode } from './activation-codes.ts';

describe('activation codes', () => {
  it.each([
    ['ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
    ['abcdefghjkmn', 'ABCDEFGHJKMN'],
    ['ABCD2345', 'ABCD2345'],
    [' ABCDEFGHJKMN', null],
    ['ABCDEFGHJKMN ', null],
    ['ABCD EFGH JKMN', null],
    ['ABC', null],
    ['A'.repeat(21), null],
    ['ABCDEFGHĐ', null],
    ['', null],
  ])('%j is %j', (text, code) => {
    expect(activationCodeOf(text)).toBe(code);
  });

  it.each([
    ['ABCDEFGHJKMN', 'ABCD-EFGH-JKMN'],
    ['ABCDEFGHJK', 'ABCD-EFGH-JK'],
    ['ABCD2345', 'ABCD-2345'],
  ])('shows %s as %s', (code, shown) => {
    expect(formatActivationCode(code)).toBe(shown);
    expect(activationCodeOf(shown)).toBe(code);
  });
});
