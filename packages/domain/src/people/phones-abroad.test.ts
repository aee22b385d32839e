import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseForeignPhone } from './names.ts';
import { joinPhone, siteFlagOf, splitPhone } from './phones-abroad.ts';

const code = (code: string, phoneCode: string, droppedZero = false) => ({ code, phoneCode, droppedZero });
const countries = [code('CA', '+1'), code('US', '+1'), code('BS', '+1'), code('IT', '+39'), code('SG', '+65')];
const thailand = code('TH', '+66', true);

it.each([
  ['SG', 'SG'],
  ['TH', 'TH'],
  ['VN', 'OTHER'],
  [null, 'OTHER'],
] as const)('%s has the site flag %s', (country, flag) => expect(siteFlagOf(country)).toBe(flag));

describe('a number behind a calling code', () => {
  it.each([
    ['081 234 5678', '+66 81 234 5678'],
    ['0 81', '+66 81'],
    ['0', '+66 0'],
    ['', ''],
    ['+65 9123 4567', '+65 9123 4567'],
  ])('%j is %j', (typed, whole) => expect(joinPhone(thailand, typed)).toBe(whole));

  it('keeps the zero where it is a part of the number', () =>
    expect(joinPhone(code('IT', '+39'), '06 6982 1234')).toBe('+39 06 6982 1234'));

  it.each([
    ['+65 9123 4567', null, 'SG', '9123 4567'],
    ['+6 5-9123 4567', null, 'SG', '9123 4567'],
    ['+1 212 555 0100', null, 'US', '212 555 0100'],
    ['+1 212 555 0100', 'CA', 'CA', '212 555 0100'],
  ])('%s (preferred %s) belongs to %s', (text, preferred, country, rest) =>
    expect(splitPhone(text, countries, preferred)).toMatchObject({ country: { code: country }, rest }),
  );

  it.each(['', '9123 4567', '+999 1234', '(+'])('%j names no country', (text) =>
    expect(splitPhone(text, countries, 'SG')).toBeNull(),
  );

  it('is the same number after it was taken apart and joined again', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...countries, thailand),
        fc.stringMatching(/^[1-9][0-9 ]{8,14}[0-9]$/),
        (country, number) => {
          const whole = joinPhone(country, number);
          const parts = splitPhone(whole, [...countries, thailand], country.code)!;
          expect(normaliseForeignPhone(joinPhone(parts.country, parts.rest))).toBe(normaliseForeignPhone(whole));
        },
      ),
    ));
});
