/** What operators have published in place of the texts that ship; the one call by which public pages read it. */
import type { PageText, PageTextGroup, PageTextId } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import { api } from './client.ts';

export async function publishedTexts(
  group: PageTextGroup,
  locale: Locale,
): Promise<Partial<Record<PageTextId, PageText>>> {
  const texts = await api('GET /itf/page-texts/published', { query: { group, locale } });
  return Object.fromEntries(texts.map(({ page, text }) => [page, text]));
}
