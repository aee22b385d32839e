import { pages, type Page, type PagePath } from '@vumon/domain';

/** Pages that somebody was led to for one thing: the result of a payment, a class by its link or QR code, an invitation. */
const uncovered: readonly PagePath[] = ['/payment/results', '/join', '/join/$classCode'];

/** Whether the welcome gift may be offered over a page: it stands behind the sign-in, and nothing is waited for there. */
export function mayOfferGift(path: PagePath): boolean {
  const page: Page | undefined = pages[path];
  return page !== undefined && page.access !== 'public' && !uncovered.includes(path);
}
