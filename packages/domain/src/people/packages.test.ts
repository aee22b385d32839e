import { describe, expect, it } from 'vitest';
import { addMonths } from '../exam/clock.ts';
import { shippedCatalogue as catalogue } from '../testing/catalogue.ts';
import {
  activeTeacherPackage,
  capsOf,
  featureDecision,
  featureOfExam,
  featureOfSample,
  sampleTestsOfGrade,
  features,
  featuresOf,
  freePackage,
  offerBounds,
  offerCodes,
  offerOf,
  offerProblems,
  packageCodes,
  teacherPackages,
  upgradeLifts,
  upgradeTargets,
  studentPackages,
  type TeacherPackage,
  type Entitlement,
  type Feature,
  type OfferChange,
  type OfferCode,
  type PackageCode,
} from './packages.ts';

const now = Date.UTC(2026, 10, 21);
const teacher = (code: PackageCode | null, packageEndsAt: number | null = null): Entitlement => ({
  role: 'TEACHER',
  features: featuresOf(catalogue, code),
  packageEndsAt,
});

describe('months', () => {
  it.each([
    ['2026-11-22T03:00:00Z', 12, '2027-11-22T03:00:00Z'],
    ['2028-02-29T03:00:00Z', 12, '2029-02-28T03:00:00Z'],
    ['2026-01-31T03:00:00Z', 1, '2026-02-28T03:00:00Z'],
    ['2026-12-15T03:00:00Z', 1, '2027-01-15T03:00:00Z'],
    // The last evening of a month in UTC is the first of the next in Vietnam.
    ['2026-01-30T18:00:00Z', 1, '2026-02-27T18:00:00Z'],
    ['2026-01-31T18:00:00Z', 1, '2026-02-28T18:00:00Z'],
  ])('%s and %i months is %s', (from, months, expected) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(new Date(expected).toISOString());
  });
});

describe('the features of a package', () => {
  it.each([
    ['BASIC', 'use-content', 'allowed'],
    ['BASIC', 'create-exams', 'package-required'],
    ['TRIAL', 'create-exams', 'package-required'],
    ['STANDARD', 'create-exams', 'allowed'],
    ['ADVANCE', 'create-exams', 'allowed'],
    ['ADVANCE', 'international-tests', 'package-required'],
    ['INTERNATIONAL', 'international-tests', 'allowed'],
    ['SCHOOL', 'international-tests', 'allowed'],
    ['TRIAL', 'export-system-tests', 'package-required'],
    ['BASIC', 'export-system-tests', 'allowed'],
    [null, 'use-content', 'package-required'],
  ] as const)('%s and %s: %s', (code, feature, decision) => {
    expect(featureDecision(teacher(code), feature, now)).toBe(decision);
  });

  it('follow the rows', () => {
    const changed = catalogue.map((one) =>
      one.code === 'BASIC' ? { ...one, features: ['create-exams' as const] } : one,
    );
    const basic = { ...teacher(null), features: featuresOf(changed, 'BASIC') };
    expect(featureDecision(basic, 'create-exams', now)).toBe('allowed');
    expect(featureDecision(basic, 'use-content', now)).toBe('package-required');
  });

  it('end with the package', () => {
    const holder = (packageEndsAt: number) => ({ role: 'TEACHER', packageCode: 'ADVANCE', packageEndsAt }) as const;
    expect(activeTeacherPackage(holder(now + 1), now)).toBe('ADVANCE');
    expect(activeTeacherPackage(holder(now), now)).toBeNull();
    expect(featureDecision(teacher('ADVANCE', now + 1), 'use-content', now)).toBe('allowed');
    expect(featureDecision(teacher('ADVANCE', now), 'use-content', now)).toBe('package-required');
  });

  it('apply to teachers only', () => {
    for (const role of ['ADMIN', 'OPERATOR', 'STUDENT', 'SALE'] as const)
      expect(featureDecision({ role, features: [], packageEndsAt: null }, 'create-exams', now)).toBe('allowed');
  });
});

describe('caps', () => {
  const capsFor = (packageCode: PackageCode | null, packageEndsAt: number | null = null, classSize = 60) =>
    capsOf(catalogue, { role: 'TEACHER', packageCode, packageEndsAt }, { classSize, now });

  it.each([
    ['BASIC', 3, 100, 40, 10],
    ['TRIAL', 3, 100, 40, 10],
    ['STANDARD', 20, 1000, 60, null],
    ['ADVANCE', 20, 1000, 60, null],
    ['INTERNATIONAL', 60, 3000, 60, null],
    ['SCHOOL', 999, 999, 60, null],
  ] as const)('%s', (code, classes, students, studentsPerClass, systemTestsPerMonth) => {
    expect(capsFor(code)).toMatchObject({ classes, students, studentsPerClass, systemTestsPerMonth });
  });

  it('allow no adding without a package', () => {
    for (const caps of [capsFor(null), capsFor('ADVANCE', now), capsFor('PREMIUM_PACKAGE')])
      expect(caps).toMatchObject({ classes: 0, students: 0, studentsPerClass: 40 });
  });

  it('are those of SCHOOL for users who are no teachers', () => {
    const operator = { role: 'OPERATOR', packageCode: null, packageEndsAt: null } as const;
    expect(capsOf(catalogue, operator, { classSize: 60, now })).toEqual(capsFor('SCHOOL'));
  });

  it("never make a class larger than the product's limit", () => {
    expect(capsFor('ADVANCE', null, 35).studentsPerClass).toBe(35);
    expect(capsFor('BASIC', null, 50).studentsPerClass).toBe(40);
  });

  it.each([
    ['classes', 3, 60, true],
    ['classes', 59, 60, true],
    ['classes', 60, 60, false],
    ['students', 3000, 60, false],
    ['studentsPerClass', 40, 60, true],
    ['studentsPerClass', 40, 40, false],
    ['students', 1000, 60, true],
    ['systemTestsPerMonth', 10, 60, true],
  ] as const)('%s at %i with classes of %i: a package on sale lifts it: %s', (cap, limit, classSize, lifts) => {
    expect(upgradeLifts(catalogue, cap, limit, classSize)).toBe(lifts);
  });
});

describe('the ladder', () => {
  it.each([
    ['BASIC', ['ADVANCE', 'COMBO', 'INTERNATIONAL']],
    ['TRIAL', ['ADVANCE', 'COMBO', 'INTERNATIONAL']],
    ['STANDARD', ['ADVANCE', 'COMBO', 'INTERNATIONAL']],
    ['ADVANCE', ['COMBO', 'INTERNATIONAL']],
    ['INTERNATIONAL', []],
    ['SCHOOL', []],
    ['BEAT_FREE_EXAM', ['PREMIUM_PACKAGE', 'CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE']],
    ['PREMIUM_PACKAGE', ['CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE']],
    ['CERTIFICATE_MASTER', ['SUPER_INTELLIGENCE_CHALLENGE']],
    ['SUPER_INTELLIGENCE_CHALLENGE', []],
  ] as const)('above %s stand %j', (code, targets) => {
    expect(upgradeTargets(catalogue, code).map((one) => one.code)).toEqual(targets);
  });

  it('offers nothing that cannot be bought, and never a trial', () => {
    for (const code of packageCodes)
      for (const target of upgradeTargets(catalogue, code)) {
        expect(target.code).not.toBe('TRIAL');
        expect(target.price, target.code).toBeGreaterThan(0);
      }
  });

  it('follows the rows: a package that is no longer sold is not offered', () => {
    const changed = catalogue.map((one) => (one.code === 'ADVANCE' ? { ...one, price: null } : one));
    expect(upgradeTargets(changed, 'BASIC').map((one) => one.code)).toEqual(['COMBO', 'INTERNATIONAL']);
  });
});

describe('the package that a test requires', () => {
  it.each([
    [1, null],
    [7, null],
    [8, 'exam-prep'],
    [9, 'exam-prep'],
    [10, 'exam-prep'],
    [11, null],
    [59, null],
    [60, 'sample-tests'],
    [61, 'sample-tests'],
    [62, null],
  ] as const)('type %i: %s', (examType, feature) => {
    expect(featureOfExam({ examType, isInternational: false })).toBe(feature);
    expect(featureOfExam({ examType, isInternational: true })).toBe('international-tests');
  });
});

it('of the ten sample tests of a grade the first five are open with the lower package', () => {
  expect(Array.from({ length: sampleTestsOfGrade }, (_, at) => featureOfSample(at + 1))).toEqual([
    ...Array.from({ length: 5 }, () => 'sample-tests'),
    ...Array.from({ length: 5 }, () => 'all-sample-tests'),
  ]);
});

describe('the shipped catalogue', () => {
  const fromStandard = ['STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL'] as const;
  const opens: Record<Feature, readonly TeacherPackage[]> = {
    'use-content': teacherPackages,
    'manage-classes': teacherPackages,
    'write-questions': teacherPackages,
    'create-exams': fromStandard,
    'create-formats': fromStandard,
    'exam-prep': fromStandard,
    'sample-tests': fromStandard,
    'all-sample-tests': ['INTERNATIONAL', 'SCHOOL'],
    'export-system-tests': ['BASIC', ...fromStandard],
    'international-tests': ['INTERNATIONAL', 'SCHOOL'],
  };

  it.each(features)('opens %s with the packages of the specification', (feature) => {
    expect(
      teacherPackages.filter((code) => featureDecision(teacher(code), feature, now) === 'allowed').toSorted(),
    ).toEqual([...opens[feature]].toSorted());
    // A learner's package has none of the teachers' features, whoever holds it.
    for (const code of studentPackages) {
      expect(featureDecision(teacher(code), feature, now), code).toBe('package-required');
      expect(activeTeacherPackage({ role: 'TEACHER', packageCode: code, packageEndsAt: null }, now)).toBeNull();
    }
  });

  it('opens every feature with some package', () => {
    for (const feature of features)
      expect(
        teacherPackages.some((code) => featuresOf(catalogue, code).includes(feature)),
        feature,
      ).toBe(true);
  });

  it('opens nothing without a package', () => {
    expect(featuresOf(catalogue, null)).toEqual([]);
  });

  it('has a free package for learners, and a row for every code', () => {
    expect(offerOf(catalogue, freePackage)).toMatchObject({ audience: 'student', price: 0 });
    for (const code of offerCodes) expect(offerOf(catalogue, code).code).toBe(code);
    expect(() => offerOf([], 'BASIC')).toThrow('the catalogue lacks BASIC');
  });

  it('is valid', () => {
    for (const offer of catalogue) expect(offerProblems(offer, offer, catalogue), offer.code).toEqual([]);
  });
});

describe('a change of a package', () => {
  const problems = (code: OfferCode, change: Partial<OfferChange>) => {
    const offer = offerOf(catalogue, code);
    return offerProblems(offer, { ...offer, ...change }, catalogue);
  };
  const caps = offerOf(catalogue, 'ADVANCE').caps!;

  it.each(['price', 'months', 'days', 'ladder'] as const)('keeps %s within its bounds', (name) => {
    const { min, max } = offerBounds[name];
    // A package has a length in months or in days, not both.
    const other = name === 'days' ? { months: null } : {};
    const found = (value: number) =>
      problems('ADVANCE', { ...other, [name]: value }).filter(({ path }) => path === name);
    expect(found(min - 1)).toEqual([{ path: name, code: 'tooSmall', params: { limit: min } }]);
    expect(found(max + 1)).toEqual([{ path: name, code: 'tooBig', params: { limit: max } }]);
    expect(found(max)).toEqual([]);
  });

  it.each(['classes', 'students', 'studentsPerClass', 'systemTestsPerMonth'] as const)(
    'keeps the cap of %s within its bounds',
    (name) => {
      const { min, max } = offerBounds[name];
      const found = (value: number) => problems('ADVANCE', { caps: { ...caps, [name]: value } });
      expect(found(min - 1)).toEqual([{ path: `caps.${name}`, code: 'tooSmall', params: { limit: min } }]);
      expect(found(max + 1)).toEqual([{ path: `caps.${name}`, code: 'tooBig', params: { limit: max } }]);
      expect([...found(min), ...found(max)]).toEqual([]);
    },
  );

  it.each([
    ['ADVANCE', { uses: 10 }, 'uses', 'invalid'],
    ['PREMIUM_PACKAGE', { uses: null }, 'uses', 'required'],
    ['PREMIUM_PACKAGE', { features: ['use-content'] }, 'features', 'invalid'],
    ['PREMIUM_PACKAGE', { caps }, 'caps', 'invalid'],
    ['ADVANCE', { caps: null }, 'caps', 'required'],
    ['ADVANCE', { caps: { ...caps, teachers: 5 } }, 'caps.teachers', 'invalid'],
    ['SCHOOL', { caps }, 'caps.teachers', 'required'],
    ['ADVANCE', { months: null }, 'months', 'required'],
    ['ADVANCE', { days: 30 }, 'days', 'invalid'],
    ['ADVANCE', { ladder: 6 }, 'ladder', 'invalid'],
  ] as const)('of %s to %j is refused at %s', (code, change, path, problem) => {
    expect(problems(code, change)).toContainEqual({ path, code: problem });
  });

  it.each([
    ['ADVANCE', { price: 0, recommended: false }],
    ['ADVANCE', { price: null, months: null }],
    ['ADVANCE', { months: null, days: 30 }],
    // SCHOOL is not on the ladder either.
    ['ADVANCE', { ladder: null }],
    ['TRIAL', { days: 14 }],
    ['PREMIUM_PACKAGE', { ladder: 6 }],
    ['BASIC', { caps: { ...caps, systemTestsPerMonth: null } }],
  ] as const)('of %s to %j is fine', (code, change) => {
    expect(problems(code, change)).toEqual([]);
  });
});
