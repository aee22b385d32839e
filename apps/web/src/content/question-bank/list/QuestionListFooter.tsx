import { useQueryClient } from '@tanstack/react-query';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import type { Column } from '@vumon/ui';
import { listPager } from '../../../lists/list-pager.tsx';
import { allPages } from '../../../lists/print/all-pages.ts';
import { PrintButton } from '../../../lists/print/PrintButton.tsx';
import { keepsViews } from '../../../lists/views/queries.ts';
import { useProfile } from '../../../session/profile.ts';
import { questionsQuery, type ListedQuestion, type QuestionListQuery } from '../queries.ts';
import { useFilterWords } from './FilterChips.tsx';
import type { QuestionFilters, QuestionScope } from './filters.ts';
import { PrintedQuestions } from './PrintedQuestions.tsx';

/** The pager, and the button that prints all questions that match, under the filters in words. */
export function QuestionListFooter({
  page,
  set,
  scope,
  filters,
  query,
  columns,
}: {
  page: Parameters<typeof listPager>[0];
  set: Parameters<typeof listPager>[1];
  scope: QuestionScope;
  filters: QuestionFilters;
  query: QuestionListQuery;
  columns: readonly Column<ListedQuestion>[];
}) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const { number } = useFormat();
  const { role } = useProfile();
  const client = useQueryClient();
  const words = useFilterWords(scope, filters);
  const load = async () => {
    // The totals of the bank are exact up to a bound.
    let more = false;
    const { rows, total } = await allPages(async (one) => {
      const found = await client.fetchQuery(questionsQuery({ ...query, ...one }));
      more = found.page.more === true;
      return found;
    });
    return {
      title: `${t('title')} – ${t(`scopes.${scope}`)}`,
      facts: [
        ...words.map(({ name, value }) => `${name}: ${value}`),
        filters.search && c('printedSearch', { search: filters.search }),
        more ? t('moreThan', { number: number(total) }) : c('printedCount', { count: total }),
      ],
      body: <PrintedQuestions {...{ columns, rows, total }} />,
    };
  };
  return (
    <>
      {listPager(page, set)}
      <PrintButton load={load} file={keepsViews(role) ? 'questions' : undefined} />
    </>
  );
}
