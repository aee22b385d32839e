/** Explanations agree with the decisions for every user, and name the fact that decides. */
import { describe, expect, it } from 'vitest';
import { shippedCatalogue as catalogue } from '../testing/catalogue.ts';
import { roles, type Role } from '../platform/roles.ts';
import { explainFeature, explainPage, type Explained } from './explain.ts';
import { featureDecision, features, featuresOf, packageCodes, type PackageCode } from './packages.ts';
import { pageGate, pages, type Page, type PagePath } from './pages.ts';

const now = Date.UTC(2026, 10, 21, 5);
const user = (role: Role, packageCode: PackageCode | null, ended = false): Explained => ({
  role,
  packageCode,
  features: featuresOf(catalogue, packageCode),
  packageEndsAt: ended ? now : packageCode === null ? null : now + 1,
});
const everybody = roles.flatMap((role) => [
  user(role, null),
  ...packageCodes.flatMap((code) => [user(role, code), user(role, code, true)]),
]);
const addresses = [{}, { m: 'mine' }, { m: 'mine', copy: 'any' }];

describe('an explanation', () => {
  it('allows exactly what the gates allow', () => {
    for (const one of everybody) {
      for (const feature of features)
        expect(explainFeature(catalogue, one, feature, now).allowed).toBe(
          featureDecision(one, feature, now) === 'allowed',
        );
      for (const path of Object.keys(pages) as PagePath[]) {
        const page: Page = pages[path];
        const open = addresses.some((search) => pageGate(page, one, search, now) === 'open');
        expect([path, explainPage(catalogue, one, page, now).allowed]).toEqual([path, open]);
      }
    }
  });

  it('names packages that open what is closed, and no others', () => {
    for (const one of everybody.filter(({ role }) => role === 'TEACHER'))
      for (const feature of features) {
        const { packages } = explainFeature(catalogue, one, feature, now);
        for (const code of packageCodes)
          expect(packages.includes(code), `${feature} ${code}`).toBe(featuresOf(catalogue, code).includes(feature));
      }
  });

  it.each([
    ['a student', user('STUDENT', null), '/classes', 'ROLE'],
    ['a teacher without a package', user('TEACHER', null), '/classes', 'NO_PACKAGE'],
    ['a teacher whose package has ended', user('TEACHER', 'BASIC', true), '/classes', 'ENDED'],
    ['a teacher with a lower package', user('TEACHER', 'BASIC'), '/unit-test/create', 'LACKS'],
    ['a teacher with an ended lower package', user('TEACHER', 'BASIC', true), '/unit-test/create', 'LACKS'],
    ['a teacher with the package', user('TEACHER', 'ADVANCE'), '/unit-test/create', 'INCLUDED'],
    ['a teacher on own formats', user('TEACHER', 'ADVANCE'), '/templates/create-new-template', 'INCLUDED'],
    ['an operator', user('OPERATOR', null), '/templates/create-new-template', 'OPEN'],
    ['anybody', user('SALE', null), '/users/info', 'OPEN'],
  ] as const)('of %s', (_, one, path, reason) => {
    expect(explainPage(catalogue, one, pages[path], now).reason).toBe(reason);
  });

  it.each([
    [user('STUDENT', null), 'NO_PACKAGE_NEEDED'],
    [user('TEACHER', null), 'NO_PACKAGE'],
    [user('TEACHER', 'ADVANCE', true), 'ENDED'],
    [user('TEACHER', 'BASIC'), 'LACKS'],
    [user('TEACHER', 'ADVANCE'), 'INCLUDED'],
  ] as const)('of a feature for %o', (one, reason) => {
    expect(explainFeature(catalogue, one, 'create-exams', now).reason).toBe(reason);
  });
});
