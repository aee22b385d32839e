import { pages, type Page, type PagePath } from '@vumon/domain';

/** Pages that a user opens for one purpose: the result of a payment, and joining a class by its link or QR code. */
const uncovered: readonly PagePath[] = ['/payment/results', '/join', '/join/$classCode'];

/** Whether the welcome gift may be offered on a page: it requires the sign-in and has no single purpose. */
export function mayOfferGift(path: PagePath): boolean {
  const page: Page | undefined = pages[path];
  return page !== undefined && page.access !== 'public' && !uncovered.includes(path);
}
