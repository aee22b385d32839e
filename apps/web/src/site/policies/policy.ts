/** Texts of public pages: each is a catalog of its own, so that a page loads one text in one language. */
import { queryOptions } from '@tanstack/react-query';
import { blocksOf, textOfBlocks, type Block, type PageText, type PolicyName } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import { publishedTexts } from '../../api/page-texts.ts';

export { blocksOn, policyNames, type Block } from '@vumon/domain';

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

/** The day from which the texts are valid. */
export const policiesSince = '2026-11-22';

const texts = import.meta.glob<{ default: Policy }>('./*/messages.*.json');

export async function loadPolicy(name: PolicyName, locale: Locale): Promise<Policy> {
  const load = texts[`./${name}/messages.${locale}.json`];
  if (!load) throw new Error(`no text ${name}.${locale}`);
  return (await load()).default;
}

/** The text that operators have published, or else the one that ships. */
export const policyQuery = (name: PolicyName, locale: Locale) =>
  queryOptions({
    queryKey: ['policy', name, locale],
    queryFn: async () => {
      const [shipped, published] = await Promise.all([loadPolicy(name, locale), publishedTexts(name, locale)]);
      return published[name] ? policyOf(published[name]) : shipped;
    },
  });

const policyOf = ({ title, lead, sections }: PageText): Policy => ({
  title,
  lead,
  sections: Object.fromEntries(
    sections.map(({ id, title: own, text }) => [id, { title: own, blocks: blocksOf(text) }]),
  ),
});

/** What ships, as operators begin to change it. */
export async function shippedPolicy(name: PolicyName, locale: Locale): Promise<PageText> {
  const { title, lead, sections } = await loadPolicy(name, locale);
  return {
    title,
    lead,
    sections: Object.entries(sections).map(([id, section]) => ({
      id,
      title: section.title,
      text: textOfBlocks(section.blocks),
    })),
  };
}
