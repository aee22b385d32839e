/** Titles and leads of the chapters of the manuals: what operators have published, or what ships. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ManualChapter } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { api } from './client.ts';

export interface ChapterWords {
  readonly title: string;
  readonly lead: string;
}

const chaptersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['manual', 'chapters', locale],
    queryFn: async ({ signal }) => {
      const found = await api('GET /itf/page-texts/chapters', { query: { locale } }, { signal });
      // A plain object, since a page that the server has rendered brings it as JSON.
      return Object.fromEntries(found.map(({ page, title, lead }): [string, ChapterWords] => [page, { title, lead }]));
    },
  });

/** Those that ship until the published ones are there, so that a page never stands without its title. */
export function useChapterWords(): (chapter: ManualChapter) => ChapterWords {
  const { t } = useTranslation('manual-titles');
  const { data } = useQuery(chaptersQuery(useLocale()));
  return (chapter) => data?.[chapter] ?? { title: t(`${chapter}.title`), lead: t(`${chapter}.lead`) };
}
