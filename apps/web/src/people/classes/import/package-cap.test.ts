import type { PackageCode } from '@vumon/domain';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import { expect, test } from 'vitest';
import { packageCap } from './package-cap.ts';

const onSale = shippedCatalogue
  .filter(({ price }) => (price ?? 0) > 0)
  .map(({ code, audience, accounts, name, nameEn, price, caps }) => ({
    code,
    audience: audience === 'teacher' ? ('teacher' as const) : ('student' as const),
    accounts,
    name,
    nameEn,
    price,
    caps,
  }));
const capsOf = (code: PackageCode) => shippedCatalogue.find((one) => one.code === code)!.caps;
const perClass = 'IMPORT_REACH_LIMIT';
const inAll = 'REACH_LIMIT_STUDENT_PER_TEACHER';

test.each([
  ['BASIC', perClass, 'class', 40, ['Advanced', 60]],
  ['TRIAL', perClass, 'class', 40, ['Advanced', 60]],
  // Its limit is the highest that is sold: no package is praised that allows no more.
  ['ADVANCE', perClass, 'class', 60, null],
  ['INTERNATIONAL', perClass, 'class', 60, null],
  ['BASIC', inAll, 'all', 100, ['Advanced', 1000]],
  ['ADVANCE', inAll, 'all', 1000, ['International', 3000]],
  ['INTERNATIONAL', inAll, 'all', 3000, null],
] as const)('%s, %s', (code, refusal, of, count, lifted) => {
  const bad = [{ code: 'IMPORT_INVALID' }, { code: refusal }] as never;
  const cap = packageCap(bad, capsOf(code), onSale);
  expect(cap).toMatchObject({ of, count });
  expect(cap?.higher && [cap.higher.nameEn, cap.higher.count]).toEqual(lifted);
});

test('rows that are wrong themselves name no package', () => {
  expect(packageCap([{ code: 'IMPORT_INVALID' }, { code: 'IMPORT_DUPLICATE' }] as never, capsOf('BASIC'), onSale)).toBe(
    null,
  );
  expect(packageCap([{ code: perClass }] as never, null, onSale)).toBe(null);
});
