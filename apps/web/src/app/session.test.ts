/** Every page against every visitor, by the specification's own rows rather than by the table that the gate reads. */
import { featureDecision, pages, type Feature, type PackageCode, type PagePath, type Role } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { gateOf, type Gate, type Profile } from './session.ts';

const now = Date.UTC(2026, 10, 21, 5);

/** Roles that may open a page ('' = without signing in, '*' = any role), and the lowest package for a teacher. */
const specified: Record<PagePath, readonly [roles: string, teacherPackage: 'none' | 'BASIC' | 'ADVANCE']> = {
  '/': ['', 'none'],
  '/login': ['', 'none'],
  '/auth': ['', 'none'],
  '/set-password': ['', 'none'],
  '/payment': ['', 'none'],
  '/404': ['', 'none'],
  '/home': ['*', 'none'],
  '/users/info': ['*', 'none'],
  '/questions': ['TEACHER', 'BASIC'],
  '/questions/import': ['TEACHER', 'BASIC'],
  '/questions/duplicates': ['TEACHER', 'BASIC'],
  '/questions/trash': ['TEACHER', 'BASIC'],
  // Help for everybody who writes or uses questions, ours to add.
  '/questions/gallery': ['ADMIN OPERATOR TEACHER', 'none'],
  '/questions/$questionSlug': ['TEACHER', 'BASIC'],
  '/manage/questions': ['ADMIN OPERATOR', 'none'],
  '/manage/questions/import': ['ADMIN OPERATOR', 'none'],
  '/manage/questions/duplicates': ['ADMIN OPERATOR', 'none'],
  '/manage/questions/trash': ['ADMIN OPERATOR', 'none'],
  '/manage/questions/$questionSlug': ['ADMIN OPERATOR', 'none'],
  '/templates': ['ADMIN OPERATOR TEACHER STUDENT', 'BASIC'],
  '/templates/create-new-template': ['ADMIN OPERATOR TEACHER', 'ADVANCE'],
  '/templates/$templateSlug': ['ADMIN OPERATOR TEACHER', 'BASIC'],
  '/unit-test': ['ADMIN OPERATOR TEACHER STUDENT', 'BASIC'],
  '/unit-test/mine': ['ADMIN OPERATOR TEACHER STUDENT', 'BASIC'],
  '/unit-test/create': ['ADMIN OPERATOR TEACHER', 'ADVANCE'],
  '/unit-test/$templateSlug': ['ADMIN OPERATOR TEACHER STUDENT', 'BASIC'],
  '/classes': ['TEACHER', 'BASIC'],
  '/classes/add-new-student': ['TEACHER', 'BASIC'],
  '/classes/$classesSlug': ['TEACHER', 'BASIC'],
  '/students/info': ['TEACHER', 'BASIC'],
  '/learning': ['TEACHER', 'none'],
  '/learning/$learningSlug': ['TEACHER', 'none'],
  // Part of the results, ours to add.
  '/learning/$learningSlug/marking': ['TEACHER', 'none'],
  '/assigned-unit-test': ['STUDENT', 'none'],
  '/assigned-unit-test/$assignSlug': ['STUDENT', 'none'],
};

const ranks: Partial<Record<PackageCode, number>> = { TRIAL: 1, BASIC: 1, STANDARD: 2, ADVANCE: 2, INTERNATIONAL: 3, SCHOOL: 3 };

interface Visitor {
  readonly role: Role;
  readonly code: PackageCode | null;
  readonly expired?: boolean;
}

const visitors: readonly Visitor[] = [
  ...(['ADMIN', 'OPERATOR', 'SALE', 'STUDENT'] as const).map((role) => ({ role, code: null })),
  ...([null, 'TRIAL', 'BASIC', 'STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL'] as const).map((code) => ({ role: 'TEACHER' as const, code })),
  { role: 'TEACHER', code: 'INTERNATIONAL', expired: true },
];

const profileOf = ({ role, code, expired }: Visitor) =>
  ({ role, membership: code && { code, endDate: expired ? new Date(now - 1).toISOString() : new Date(now + 60_000).toISOString() } }) as Profile;

function expectedGate(path: PagePath, visitor: Visitor | null): Gate {
  const [roles, lowest] = specified[path];
  if (roles === '') return 'open';
  if (!visitor) return 'sign-in';
  if (roles !== '*' && !roles.split(' ').includes(visitor.role)) return 'home';
  if (visitor.role !== 'TEACHER' || lowest === 'none') return 'open';
  const rank = visitor.expired || visitor.code === null ? 0 : (ranks[visitor.code] ?? 0);
  return rank >= (lowest === 'ADVANCE' ? 2 : 1) ? 'open' : 'upgrade';
}

describe.each(Object.keys(pages) as PagePath[])('%s', (path) => {
  it('opens to those whom the specification names', () => {
    expect(gateOf(pages[path], null, now)).toBe(expectedGate(path, null));
    for (const visitor of visitors) expect(gateOf(pages[path], profileOf(visitor), now), JSON.stringify(visitor)).toBe(expectedGate(path, visitor));
  });
});

it('asks only for features that some package opens', () => {
  for (const page of Object.values(pages) as { feature?: Feature }[]) {
    if (page.feature) expect(featureDecision({ role: 'TEACHER', packageCode: 'SCHOOL', packageEndsAt: null }, page.feature, now)).toBe('allowed');
  }
});
