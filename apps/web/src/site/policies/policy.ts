/** Texts of public pages: each is a catalog of its own, so that a page loads one text in one language. */
import type { Site } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';

/** A paragraph, a list, numbered steps, the packages on sale, or contact details. */
export type Block =
  | string
  /** `vietnam`, `abroad`: only on that site. */
  | { readonly list: readonly string[]; readonly vietnam?: true; readonly abroad?: true }
  | { readonly steps: readonly string[] }
  | { readonly teacherPrices: true }
  | { readonly studentPrices: true }
  | { readonly contact: true };

interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface Policy {
  readonly title: string;
  readonly lead: string;
  /** Sections by the id that links refer to, in the order of the page. */
  readonly sections: Readonly<Record<string, Section>>;
}

/** What is said on this site: the two have different ways to pay. */
export const blocksOn = (blocks: readonly Block[], site: Site): readonly Block[] =>
  blocks.filter((block) => typeof block === 'string' || !((site === 'vn' ? 'abroad' : 'vietnam') in block));

export const policyNames = [
  'about-us',
  'shopping-guide',
  'payment-policy',
  'feedback-policy',
  'security-policy',
] as const;
export type PolicyName = (typeof policyNames)[number];

/** The day from which the texts are valid. */
export const policiesSince = '2026-11-22';

const texts = import.meta.glob<{ default: Policy }>('./*/messages.*.json');

export async function loadPolicy(name: PolicyName, locale: Locale): Promise<Policy> {
  const load = texts[`./${name}/messages.${locale}.json`];
  if (!load) throw new Error(`no text ${name}.${locale}`);
  return (await load()).default;
}
