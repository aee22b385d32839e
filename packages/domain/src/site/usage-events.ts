/** What is recorded about the use of the product, and of whom. */
import type { Role } from '../platform/roles.ts';

/** `page_view`: a page was opened; `unit_test_use`: a test was assigned. The names are the product's. */
export const usageKinds = ['page_view', 'unit_test_use'] as const;
export type UsageKind = (typeof usageKinds)[number];
/** Staff and programs are counted apart from the people whom the product is made for. */
export const usageOrigins = ['PERSON', 'STAFF', 'BOT'] as const;
export type UsageOrigin = (typeof usageOrigins)[number];

/** Names that programs give themselves, and browsers without a screen. */
const program =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|curl\/|wget\/|python|java\/|okhttp|go-http|node-fetch|axios|facebookexternalhit/i;

export function usageOrigin(userAgent: string, role: Role | null): UsageOrigin {
  if (userAgent.trim() === '' || program.test(userAgent)) return 'BOT';
  return role === 'ADMIN' || role === 'OPERATOR' || role === 'SALE' ? 'STAFF' : 'PERSON';
}

/** Whether a person has asked not to be tracked: the header of browsers, and that of Global Privacy Control. */
export const asksNotToBeTracked = (header: (name: string) => string | undefined): boolean =>
  header('dnt') === '1' || header('sec-gpc') === '1';
