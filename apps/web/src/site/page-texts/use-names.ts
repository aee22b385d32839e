import { audienceOf, isPolicy, type PageTextId } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { useChapterWords } from '../../api/chapters.ts';

export const kinds = ['policy', 'teacher', 'student', 'parent', 'school'] as const;

export const kindOfPage = (page: PageTextId): (typeof kinds)[number] => (isPolicy(page) ? 'policy' : audienceOf(page)!);

/** The name of a text as its public page has it, and what kind of page it is. */
export function usePageNames() {
  const { t: policies } = useTranslation('policies');
  const words = useChapterWords();
  const { t } = useTranslation('page-texts');
  return {
    nameOf: (page: PageTextId): string => (isPolicy(page) ? policies(`names.${page}`) : words(page).title),
    kindOf: (page: PageTextId): string => t(`kinds.${kindOfPage(page)}`),
  };
}

export const addressOf = (page: PageTextId): `/page/${string}` =>
  isPolicy(page) ? `/page/${page}` : `/page/manuals/${page}`;
