/** Names of filter values in the language in use. */
import { useTranslation } from '@vumon/i18n/react';
import { useGrades, useLabels, usePublishers, useSeries, useTopics } from '../../api/reference-data.ts';
import type { ListFilter } from './list/filters.ts';

/** `publisher` is the one that a form has. */
export function useFilterNames(publisher: string | null = null) {
  const { find } = useTranslation('question-bank');
  const { find: findCommon } = useTranslation('common');
  const { find: findType } = useTranslation('qt-types');
  const grades = useGrades();
  const labels = useLabels();
  const series = useSeries(null, null);
  const topics = useTopics(null, null);
  const publishers = usePublishers(publisher);
  const nameOf = (filter: ListFilter, value: string): string => {
    switch (filter) {
      case 'grade':
        return grades.nameOf(value);
      case 'skill':
        return findCommon('skills', value) ?? value;
      case 'topic':
        return topics.nameOf(value) || value;
      case 'level':
        return findCommon('levels', value) ?? value;
      case 'subjects':
        return findCommon('subjects', value) ?? value;
      case 'type':
        return findType('types', `${value}.name`) ?? value;
      case 'series':
        return series.nameOf(value) || value;
      case 'label':
        return labels.nameOf(value);
      case 'publisher':
        return publishers.nameOf(value);
      case 'cefr':
        return find('cefr', value) ?? value;
      case 'standard':
        return find('standards', value) ?? value;
      case 'category':
        return find('categories', value) ?? value;
      case 'privacy':
        return find('privacies', value) ?? value;
      case 'creator':
        return value;
      case 'import':
        return value;
    }
  };
  return { nameOf, publishers: publishers.choices };
}
