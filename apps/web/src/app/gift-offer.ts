import { pages, type Page, type PagePath } from '@vumon/domain';

/** Pages that a user opens for one purpose: the result of a payment, joining a class, a test, results. */
const uncovered: readonly PagePath[] = [
  '/payment/results',
  '/join',
  '/join/$classCode',
  '/assigned-unit-test',
  '/assigned-unit-test/$assignSlug',
  '/practice/$attemptSlug',
  '/practice-test/$practiceTestSlug',
  '/unit-test/student-unit-test-result',
  '/certificate',
  '/thu',
];

/** Whether the welcome gift may be offered on a page: it requires the sign-in and has no single purpose. */
export function mayOfferGift(path: PagePath): boolean {
  const page: Page | undefined = pages[path];
  return page !== undefined && page.access !== 'public' && !uncovered.includes(path);
}

interface AssignedTest {
  readonly open: boolean;
  readonly status: string;
  readonly attempt: { readonly status: string } | null;
}

/** Whether an assigned test waits to be taken: it comes before a gift. */
export const hasDueTest = (tests: readonly AssignedTest[]): boolean =>
  tests.some(({ open, status, attempt }) => open && (attempt ? attempt.status === 'RUNNING' : status === 'ONGOING'));
