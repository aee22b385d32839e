/**
 * Every page of the product and who may open it. The router and the gates of the web read this table, and
 * `pages.test.ts` compares it with the specification.
 */
import { featureDecision, type Entitlement, type Feature } from './packages.ts';
import type { Role } from '../platform/roles.ts';

/** Rules for a page's query, besides role and package: the flag `m=mine`, and `copy`, the id of the copied object. */
export interface SearchRule {
  /** Roles that may open the page only without the mine flag. */
  readonly withoutMine?: readonly Role[];
  /** Roles that may open it only with the mine flag. */
  readonly withMine?: readonly Role[];
  /** With the mine flag and the id of the copied object every role of the page may open it. */
  readonly copying?: true;
}

export interface Page {
  /** `public`: no sign-in. `any`: any signed-in role. */
  readonly access: 'public' | 'any' | readonly Role[];
  /** The feature that a teacher's package must include; students and operators are exempt. */
  readonly feature?: Feature;
  readonly search?: SearchRule;
}

const four = ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT'] as const;
const staff = ['ADMIN', 'OPERATOR', 'TEACHER'] as const;
const managers = ['ADMIN', 'OPERATOR'] as const;
const teacher = ['TEACHER'] as const;
const admin = ['ADMIN'] as const;

export const pages = {
  '/': { access: 'public' },
  '/login': { access: 'public' },
  '/auth': { access: 'public' },
  '/register': { access: 'public' },
  '/forgot-password': { access: 'public' },
  '/set-password': { access: 'public' },
  '/page/about-us': { access: 'public' },
  '/page/security-policy': { access: 'public' },
  '/page/payment-policy': { access: 'public' },
  '/page/feedback-policy': { access: 'public' },
  '/page/shopping-guide': { access: 'public' },
  '/page/events': { access: 'public' },
  '/page/manuals': { access: 'public' },
  '/page/manuals/$manualSlug': { access: 'public' },
  '/payment': { access: 'public' },
  '/payment/results': { access: 'any' },
  '/404': { access: 'public' },
  '/coming-soon': { access: 'public' },
  '/unsubscribe': { access: 'public' },
  '/certificate': { access: 'public' },
  '/exam-room': { access: 'public' },
  '/thu': { access: 'public' },
  '/undo': { access: 'public' },
  '/lti': { access: 'public' },
  '/lti/choose': { access: teacher },
  '/lti/roster': { access: teacher },
  '/lti/register': { access: 'public' },
  '/sign-on/$provider': { access: 'public' },
  '/school/sign-on': { access: teacher },
  '/home': { access: 'any' },
  '/notices': { access: 'any' },
  '/users/info': { access: 'any' },
  '/users/info/using-plan': { access: 'any' },
  '/users/info/transaction-history': { access: ['TEACHER', 'STUDENT'], feature: 'use-content' },
  '/users/info/notices': { access: 'any' },
  '/users/info/sessions': { access: teacher },
  '/questions': { access: teacher, feature: 'write-questions' },
  '/questions/import': { access: teacher, feature: 'write-questions' },
  '/questions/duplicates': { access: teacher, feature: 'write-questions' },
  '/questions/trash': { access: teacher, feature: 'write-questions' },
  '/questions/gallery': { access: staff },
  '/questions/$questionSlug': { access: teacher, feature: 'write-questions' },
  '/templates': { access: four, feature: 'use-content' },
  '/templates/create-new-template': {
    access: staff,
    feature: 'create-formats',
    search: { withMine: teacher, withoutMine: managers, copying: true },
  },
  '/templates/$templateSlug': { access: staff, feature: 'use-content', search: { withoutMine: managers } },
  '/unit-test-templates': { access: four, feature: 'use-content' },
  '/unit-test-templates/mine': { access: four, feature: 'use-content' },
  '/unit-test-templates/create': { access: managers, feature: 'create-formats' },
  '/unit-test-templates/$slug': { access: staff, feature: 'use-content', search: { withoutMine: staff } },
  '/unit-test': { access: four, feature: 'use-content' },
  '/unit-test/mine': { access: four, feature: 'use-content' },
  '/unit-test/series-detail': { access: four, feature: 'use-content' },
  '/unit-test/student-unit-test-result': { access: ['TEACHER', 'STUDENT'], feature: 'use-content' },
  '/unit-test/create': { access: staff, feature: 'create-exams' },
  '/unit-test/$templateSlug': { access: four, feature: 'use-content' },
  '/unit-test/$slug/papers': { access: staff, feature: 'use-content' },
  '/classes': { access: teacher, feature: 'manage-classes' },
  '/classes/add-new-student': { access: teacher, feature: 'manage-classes' },
  '/classes/choosen-students': { access: teacher, feature: 'manage-classes' },
  '/classes/$classesSlug': { access: teacher, feature: 'manage-classes' },
  /** Leads to the list. */
  '/students': { access: teacher, feature: 'manage-classes' },
  '/students/info': { access: teacher, feature: 'manage-classes' },
  '/students/add-new-student': { access: teacher, feature: 'manage-classes' },
  '/students/details': { access: teacher, feature: 'manage-classes' },
  '/students/$studentSlug': { access: teacher },
  '/dashboard': { access: ['TEACHER', 'ADMIN'] },
  '/dashboard/class-ranking': { access: teacher },
  '/dashboard/user': { access: admin },
  '/dashboard/turnover': { access: admin },
  '/dashboard/service-package': { access: admin },
  '/test-schedule': { access: ['TEACHER', 'STUDENT'], feature: 'manage-classes' },
  /** Open without a package: it says when that of the school has ended, and shows invitations to schools. */
  '/school': { access: teacher },
  '/learning': { access: teacher },
  '/learning/$learningSlug': { access: teacher },
  '/learning/$learningSlug/marking': { access: teacher },
  '/learning/$learningSlug/live': { access: teacher },
  '/learning/$learningSlug/regrade': { access: teacher },
  '/assigned-unit-test': { access: ['STUDENT'] },
  '/assigned-unit-test/$assignSlug': { access: ['STUDENT'] },
  '/exam-sessions': { access: teacher, feature: 'manage-classes' },
  '/exam-sessions/$examSessionSlug': { access: teacher },
  '/integrate-exam': { access: teacher },
  '/integrate-exam/$integrateExamSlug': { access: teacher },
  '/join': { access: ['STUDENT'] },
  '/join/$classCode': { access: ['STUDENT'] },
  '/practice': { access: ['STUDENT'] },
  '/practice/$attemptSlug': { access: ['STUDENT'] },
  '/practice-test/$practiceTestSlug': { access: 'public' },
  '/manage/questions': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/import': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/duplicates': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/trash': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/$questionSlug': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/question-reports': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/topics': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/bulk-changes': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/content-changes': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/choice-lists': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/series': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/test-lists': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/banners': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/banners/$bannerSlug': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/events': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/events/$eventSlug': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/integrated-exams': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/users': { access: admin },
  '/manage/users/$userSlug': { access: admin },
  '/manage/schools': { access: admin },
  '/manage/schools/$schoolSlug': { access: admin },
  '/manage/audit-log': { access: admin },
  '/manage/partners': { access: admin },
  '/manage/school-sign-on': { access: admin },
  '/manage/partners/$partnerSlug': { access: admin },
  '/manage/active-codes': { access: admin },
  '/manage/orders': { access: ['ADMIN', 'SALE'] },
  '/manage/orders/$orderSlug': { access: ['ADMIN', 'SALE'] },
  '/manage/customers/$customerSlug': { access: ['ADMIN', 'SALE'] },
  '/manage/requests': { access: ['ADMIN', 'SALE'] },
  '/manage/vouchers': { access: ['ADMIN', 'SALE'] },
  '/manage/sales': { access: admin },
  '/manage/health': { access: admin },
  '/manage/jobs': { access: admin },
  '/manage/packages': { access: admin },
  '/manage/settings': { access: admin },
  '/manage/site-texts': { access: admin },
  '/manage/page-texts': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/page-texts/$pageTextSlug': { access: ['ADMIN', 'OPERATOR'] },
  /** The page of an integrated exam; every other path goes before it. */
  '/$partnerSlug/$examSlug': { access: 'public' },
} as const satisfies Record<string, Page>;
export type PagePath = keyof typeof pages;

/** A gate shows the page, or redirects: to sign in, home (the page is not for this user), or to the packages. */
export type Gate = 'open' | 'sign-in' | 'home' | 'upgrade';

/** `entitlement`: the user's, null without a session; `search`: the query of the address. */
export function pageGate(
  page: Page,
  entitlement: Entitlement | null,
  search: Readonly<Record<string, unknown>>,
  now: number,
): Gate {
  if (page.access === 'public') return 'open';
  if (!entitlement) return 'sign-in';
  if (page.access !== 'any' && !page.access.includes(entitlement.role)) return 'home';
  if (page.search && !addressAllows(page.search, entitlement.role, search)) return 'home';
  if (page.feature && featureDecision(entitlement, page.feature, now) !== 'allowed') return 'upgrade';
  return 'open';
}

/** Admins are redirected too, because the query requests content that does not exist for them. */
function addressAllows(
  { withMine, withoutMine, copying }: SearchRule,
  role: Role,
  search: Readonly<Record<string, unknown>>,
): boolean {
  const mine = search['m'] === 'mine';
  if (copying && mine && typeof search['copy'] === 'string' && search['copy'] !== '') return true;
  return !(mine ? withoutMine : withMine)?.includes(role);
}

/** First path segments of addresses that are not pages, and of pages that are specified but do not exist yet. */
const reservedSegments = [
  'api',
  'en',
  'vi',
  'health',
  'metrics',
  'dev',
  'manage',
  'assets',
  'media',
  'page',
  'auth',
  'login',
  'register',
  'forgot-password',
  'set-password',
  'home',
  'payment',
  'users',
  'dashboard',
  'unit-test-templates',
  'practice-test',
  'coming-soon',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
] as const;

/** A partner's slug: small letters, digits, and hyphens between them. */
export const partnerSlugPattern = /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])$/;

/** Whether addresses of the product begin with this segment, so that no partner can have it as slug. */
export const isReservedSegment = (slug: string): boolean =>
  (reservedSegments as readonly string[]).includes(slug) ||
  Object.keys(pages).some((path) => path.split('/')[1] === slug);
