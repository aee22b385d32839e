import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf, graceMs, isOver, timeStatus } from './exam/clock.ts';
import { handedOutLetters, randomName, randomPassword, uuidv7 } from './platform/ids.ts';
import { romanNumeral } from './platform/roman.ts';
import { divideHalfUp, pointsOf, resultLevel, roundMark } from './exam/marks.ts';
import { fold, formatPhone, joinName, normalisePhone, pastedText, splitFullName, tidy } from './people/names.ts';

describe('marks', () => {
  it.each([
    [825, '0.1', 830],
    [824, '0.1', 820],
    [825, '0.25', 825],
    [812, '0.25', 800],
    [813, '0.25', 825],
    [833, 'none', 833],
    [995, '0.1', 1000],
  ] as const)('%i at %s is %i', (mark, rounding, expected) => {
    expect(roundMark(mark, rounding)).toBe(expected);
  });

  it('are distributed exactly and within bounds', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 1000 }), fc.nat(1000), (points, of, earned) => {
        const won = pointsOf(points, { earned: Math.min(earned, of), of });
        expect(Number.isInteger(won)).toBe(true);
        expect(won).toBeGreaterThanOrEqual(0);
        expect(won).toBeLessThanOrEqual(points);
        expect(Math.abs(won - (points * Math.min(earned, of)) / of)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('rounds a half up', () => {
    expect([divideHalfUp(1, 2), divideHalfUp(3, 2), divideHalfUp(1, 3), divideHalfUp(2, 3)]).toEqual([1, 2, 0, 1]);
  });

  it.each([
    [800, 'GOOD'],
    [799, 'FAIR'],
    [650, 'FAIR'],
    [649, 'PASS'],
    [500, 'PASS'],
    [499, 'FAIL'],
  ] as const)('%i is %s', (mark, level) => {
    expect(resultLevel(mark)).toBe(level);
  });
});

describe('names and phones', () => {
  it('folds Vietnamese for search', () => {
    expect(fold('Nguyễn Thị Đào')).toBe('nguyen thi dao');
    expect(fold('hòa')).toBe(fold('hoà'));
    expect(fold('Thúy'.normalize('NFD'))).toBe(fold('Thuý'));
  });

  it('splits a full name at its last space and joins it again', () => {
    expect(splitFullName('  Nguyễn  Minh Anh ')).toEqual({ lastName: 'Nguyễn Minh', firstName: 'Anh' });
    expect(splitFullName('Anh')).toEqual({ lastName: '', firstName: 'Anh' });
    expect(joinName('', 'Anh')).toBe('Anh');
    expect(tidy('a\u00a0 b\n')).toBe('a b');
  });

  it.each([
    ['0912345678', '0912345678'],
    ['912345678', '0912345678'],
    ['+84 912 345 678', '0912345678'],
    ['84912345678', '0912345678'],
    ['0912.345.678', '0912345678'],
    ['0212345678', null],
    ['091234567', null],
    ['09123456789', null],
    ['', null],
    ['abc', null],
  ])('phone %s is %s', (input, expected) => {
    expect(normalisePhone(input)).toBe(expected);
  });

  it.each([
    ['**Bài 1** # Từ vựng', 'Bài 1  Từ vựng'],
    ['“Xin chào” – ‘An’', '"Xin chào" – \'An\''],
    ['don’t', "don't"],
    ['giữ nguyên', 'giữ nguyên'],
  ])('pasted %s becomes %s', (text, pasted) => {
    expect(pastedText(text)).toBe(pasted);
  });

  it('shows a phone number in groups', () => {
    expect(formatPhone('0912345678')).toBe('0912 345 678');
  });
});

describe('exam clock', () => {
  const window = { startsAt: 1000, endsAt: 100_000 };
  it('opens at the start and closes at the end', () => {
    expect([999, 1000, 99_999, 100_000].map((at) => timeStatus(window, at))).toEqual([
      'UPCOMING',
      'ONGOING',
      'ONGOING',
      'ENDED',
    ]);
  });

  it('never gives more than the duration or the window, except by an extension', () => {
    expect(deadlineOf(2000, 50_000, window.endsAt, 0)).toBe(52_000);
    expect(deadlineOf(90_000, 50_000, window.endsAt, 0)).toBe(100_000);
    expect(deadlineOf(90_000, 50_000, window.endsAt, 5_000)).toBe(105_000);
    expect([isOver(100_000, 100_000 + graceMs), isOver(100_000, 100_001 + graceMs)]).toEqual([false, true]);
  });
});

it('Roman numerals go on beyond 39', () => {
  const numbers = [1, 4, 9, 14, 39, 40, 49, 90, 99, 444, 3_999, 0, 4_000];
  expect(numbers.map(romanNumeral).join(' ')).toBe('I IV IX XIV XXXIX XL XLIX XC XCIX CDXLIV MMMCMXCIX 0 4000');
});

describe('ids', () => {
  const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes);
  it('are version 7 and sort by time', () => {
    const ids = [1, 2, 3, 2 ** 40].map((at) => uuidv7(at, random));
    expect(ids).toEqual([...ids].sort());
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
  });

  it('uses unambiguous characters only', () => {
    expect(randomName(500, random)).toMatch(/^[abcdefghjkmnpqrstuvwxyz2-9]{500}$/);
    const alike = ['il1I|/', 'o0OQ', 'b68', 'gq9', 's5S', 'uv', 'z2Z'];
    for (const group of alike)
      expect([...group].filter((letter) => handedOutLetters.includes(letter)).length, group).toBeLessThan(2);
    expect([...new Set(randomPassword(2_000, random))].toSorted().join('')).toBe(
      [...handedOutLetters].toSorted().join(''),
    );
  });
});
