import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedCatalogue as catalogue } from '../testing/catalogue.ts';
import {
  endsSooner,
  gatewayCodeOf,
  gatewayOutcome,
  purchaseOf,
  quote,
  sharesOf,
  unusedShare,
  type HeldMembership,
} from './orders.ts';
import { offerCodes, packageCodes, upgradeTargets } from '../people/packages.ts';
import { voucherCodeOf, voucherDiscount, voucherRefusal, type VoucherTerms, type VoucherUse } from './vouchers.ts';

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const money = fc.integer({ min: 0, max: 100_000_000 });

describe('the effect of buying a package', () => {
  it.each([
    ['teacher', null, 'BASIC', 'new'],
    ['teacher', 'TRIAL', 'BASIC', 'new'],
    ['teacher', 'TRIAL', 'ADVANCE', 'new'],
    ['teacher', 'BASIC', 'BASIC', 'renew'],
    ['teacher', 'BASIC', 'ADVANCE', 'upgrade'],
    ['teacher', 'ADVANCE', 'INTERNATIONAL', 'upgrade'],
    ['teacher', 'ADVANCE', 'BASIC', 'PACKAGE_LOWER'],
    ['teacher', 'INTERNATIONAL', 'ADVANCE', 'PACKAGE_LOWER'],
    ['teacher', 'SCHOOL', 'INTERNATIONAL', 'PACKAGE_LOWER'],
    ['teacher', 'BASIC', 'TRIAL', 'PACKAGE_NOT_SOLD'],
    ['teacher', 'BASIC', 'STANDARD', 'PACKAGE_NOT_SOLD'],
    ['teacher', null, 'COMBO', 'buy-combo'],
    ['teacher', 'BASIC', 'COMBO', 'buy-combo'],
    ['teacher', 'INTERNATIONAL', 'COMBO', 'buy-combo'],
    ['student', null, 'COMBO', 'PACKAGE_AUDIENCE'],
    ['teacher', null, 'PREMIUM_PACKAGE', 'PACKAGE_AUDIENCE'],
    ['student', null, 'BASIC', 'PACKAGE_AUDIENCE'],
    ['student', 'BEAT_FREE_EXAM', 'PREMIUM_PACKAGE', 'new'],
    ['student', 'BEAT_FREE_EXAM', 'BEAT_FREE_EXAM', 'PACKAGE_NOT_SOLD'],
    ['student', 'PREMIUM_PACKAGE', 'CERTIFICATE_MASTER', 'upgrade'],
    ['student', 'SUPER_INTELLIGENCE_CHALLENGE', 'CERTIFICATE_MASTER', 'PACKAGE_LOWER'],
  ] as const)('%s with %s: %s is %s', (audience, current, wanted, expected) => {
    const purchase = purchaseOf(catalogue, audience, current, wanted);
    expect('action' in purchase ? purchase.action : purchase.refusal).toBe(expected);
  });

  it('upgrades along the ladder only', () => {
    for (const current of packageCodes)
      for (const wanted of offerCodes) {
        const purchase = purchaseOf(catalogue, 'teacher', current, wanted);
        if ('action' in purchase && purchase.action === 'upgrade')
          expect(upgradeTargets(catalogue, current).map(({ code }) => code)).toContain(wanted);
      }
  });
});

describe('the unused share', () => {
  const held: HeldMembership = {
    id: 'm',
    packageCode: 'BASIC',
    startsAt: now - 237 * day,
    endsAt: now + 128 * day,
    usesTotal: null,
    usesLeft: null,
    value: 216_000,
  };
  it.each([
    ['by the day', held, 75_748],
    ['of Advanced', { ...held, value: 324_000, startsAt: now - 353 * day, endsAt: now + 12 * day }, 10_652],
    ['of what is yet to begin', { ...held, startsAt: now + day, endsAt: now + 366 * day }, 216_000],
    ['of what has ended', { ...held, endsAt: now - 1 }, 0],
    ['of what never ends', { ...held, endsAt: null }, 0],
    ['of a gift', { ...held, value: 0 }, 0],
    ["of a learner's tests", { ...held, endsAt: null, usesTotal: 20, usesLeft: 5, value: 99_000 }, 24_750],
  ])('%s', (_, membership, expected) => expect(unusedShare(membership, now)).toBe(expected));

  it('is the same all day, so that the price seen is the price charged', () => {
    const inSteps = Array.from({ length: 24 }, (_, hour) => unusedShare(held, now + 1 + hour * 3_600_000 - 1));
    expect(new Set(inSteps.slice(1))).toEqual(new Set([inSteps[0]]));
    expect(unusedShare(held, now + day)).toBeLessThan(inSteps[0]!);
  });

  it('is a whole amount and never above the price paid', () => {
    fc.assert(
      fc.property(
        money,
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (value, start, length) => {
          const startsAt = now + start * day;
          const unused = unusedShare({ ...held, value, startsAt, endsAt: startsAt + length * day }, now);
          expect(Number.isSafeInteger(unused) && unused >= 0 && unused <= value).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ['a renewed package that lasts longer', [now + 100 * day, now + 465 * day], now + 365 * day, now + 465 * day],
  ['a package that ends before', [now + 100 * day], now + 365 * day, null],
  ['a package without an end', [null], now + 365 * day, null],
  ['what never ends', [now + 465 * day], null, null],
  ['nothing', [], now + 365 * day, null],
])('an upgrade of %s tells whether the end moves', (_, ends, endsAt, expected) => {
  const held = ends.map((end) => ({ endsAt: end }) as HeldMembership);
  expect(endsSooner(held, endsAt)).toBe(expected);
});

it('parts of a sum are whole, nearly equal and add up to it', () => {
  expect(sharesOf(999_999, 4)).toEqual([250_000, 250_000, 250_000, 249_999]);
  fc.assert(
    fc.property(money, fc.integer({ min: 1, max: 20 }), (total, parts) => {
      const shares = sharesOf(total, parts);
      expect(shares.length).toBe(parts);
      expect(shares.every((share) => Number.isSafeInteger(share) && share >= 0)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});

describe('a quote', () => {
  it('lists the price, the unused share and the voucher', () => {
    expect(
      quote({
        price: 399_000,
        salePrice: null,
        voucher: { kind: 'PERCENT', value: 10, ceiling: null, code: 'NHAGIAO' },
        unused: { packageCode: 'ADVANCE', amount: 10_652 },
      }),
    ).toEqual({
      lines: [
        { kind: 'PRICE', amount: 399_000, label: null },
        { kind: 'CREDIT', amount: -10_652, label: 'ADVANCE' },
        { kind: 'VOUCHER', amount: -39_900, label: 'NHAGIAO' },
      ],
      credit: 10_652,
      lost: 0,
      total: 348_448,
    });
  });

  it('is the sum of its lines, whole, never below zero, and only its first line is positive', () => {
    const voucher = fc.record({
      kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
      value: fc.integer({ min: 1, max: 100 }),
      ceiling: fc.option(money),
      code: fc.constant('MA'),
    });
    fc.assert(
      fc.property(
        money,
        fc.option(money),
        fc.option(voucher),
        fc.option(money),
        (price, salePrice, voucher, amount) => {
          const unused = amount === null ? null : { packageCode: 'BASIC' as const, amount };
          const { lines, total, credit, lost } = quote({ price, salePrice, voucher, unused });
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(price);
          expect(lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true);
          expect(lines.slice(1).every((line) => line.amount < 0)).toBe(true);
          expect(credit).toBe(-(lines.find((line) => line.kind === 'CREDIT')?.amount ?? 0) || 0);
          expect(credit + lost).toBe(amount ?? 0);
        },
      ),
    );
  });
});

describe('a voucher', () => {
  const terms: VoucherTerms = {
    kind: 'PERCENT',
    value: 10,
    ceiling: null,
    itemKinds: null,
    packages: null,
    roles: null,
    startsAt: null,
    endsAt: null,
    usesAllowed: null,
    usesPerUser: null,
    disabled: false,
  };
  const use: VoucherUse = {
    now,
    role: 'TEACHER',
    itemKind: 'SERVICE_PACKAGE',
    packageCode: 'BASIC',
    uses: 3,
    usesOfUser: 1,
  };
  it.each<[string, Partial<VoucherTerms>, string | null]>([
    ['without limits', {}, null],
    [
      'within every limit',
      {
        roles: ['TEACHER'],
        packages: ['BASIC'],
        itemKinds: ['SERVICE_PACKAGE'],
        startsAt: now,
        endsAt: now + 1,
        usesAllowed: 4,
        usesPerUser: 2,
      },
      null,
    ],
    ['switched off', { disabled: true }, 'VOUCHER_OUT_OF_SCOPE'],
    ['not begun', { startsAt: now + 1 }, 'VOUCHER_OUT_OF_SCOPE'],
    ['for learners', { roles: ['STUDENT'] }, 'VOUCHER_OUT_OF_SCOPE'],
    ['used by oneself', { usesPerUser: 1 }, 'VOUCHER_USER_LIMIT'],
    ['used by all', { usesAllowed: 3 }, 'VOUCHER_EXPIRED'],
    ['over', { endsAt: now }, 'VOUCHER_EXPIRED'],
    ['for another package', { packages: ['ADVANCE'] }, 'VOUCHER_NOT_APPLICABLE'],
    ['for another kind', { itemKinds: ['COMBO'] }, 'VOUCHER_NOT_APPLICABLE'],
  ])('%s', (_, changed, expected) => expect(voucherRefusal({ ...terms, ...changed }, use)).toBe(expected));

  it.each([
    ['PERCENT', 10, null, 399_000, 39_900],
    ['PERCENT', 33, null, 100, 33],
    ['PERCENT', 50, 20_000, 99_000, 20_000],
    ['PERCENT', 100, null, 99_000, 99_000],
    ['AMOUNT', 30_000, null, 99_000, 30_000],
    ['AMOUNT', 300_000, null, 99_000, 99_000],
  ] as const)('%s %i, at most %s, of %i is %i', (kind, value, ceiling, price, expected) => {
    expect(voucherDiscount({ kind, value, ceiling }, price)).toBe(expected);
  });

  it.each([
    [' nhagiao ', 'NHAGIAO'],
    ['A-1_B', 'A-1_B'],
    ['ab', null],
    ['mã giảm', null],
    ['', null],
  ])('%j is %j', (typed, code) => expect(voucherCodeOf(typed)).toBe(code));
});

describe("the gateway's reply", () => {
  it.each([
    ['00', '00', 'PAID'],
    ['00', '01', 'FAIL'],
    ['00', '02', 'FAIL'],
    ['51', '00', 'FAIL'],
    ['07', '00', 'SUSPECTED'],
    ['00', '07', 'SUSPECTED'],
    ['99', '04', 'SUSPECTED'],
    ['00', '05', 'SUSPECTED'],
    ['00', '06', 'SUSPECTED'],
    ['99', '09', 'SUSPECTED'],
    ['24', '02', 'CANCEL'],
    ['', '', 'FAIL'],
  ] as const)('%s and %s: %s', (code, status, outcome) => expect(gatewayOutcome(code, status)).toBe(outcome));
  it('has a message for each code', () => {
    expect(gatewayCodeOf('51')).toBe('51');
    expect(gatewayCodeOf('98')).toBe('99');
  });
});
