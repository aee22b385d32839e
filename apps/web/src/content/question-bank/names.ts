/** Names of filter values in the language in use. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { publishersQuery, useGrades, useLabels, useSeries, useTopics } from '../../api/reference-data.ts';
import type { ListFilter } from './list/filters.ts';

export function useFilterNames() {
  const { find } = useTranslation('question-bank');
  const { find: findCommon } = useTranslation('common');
  const { find: findType } = useTranslation('qt-types');
  const grades = useGrades();
  const labels = useLabels();
  const series = useSeries(null, null);
  const topics = useTopics(null, null);
  const { data: publishers = [] } = useQuery(publishersQuery);
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
        return labels.choices.find((label) => label.value === value)?.label ?? value;
      case 'publisher':
        return publishers.find((publisher) => publisher.code === value)?.name ?? value;
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
  return { nameOf, publishers: publishers.map(({ code, name }) => ({ value: code, label: name })) };
}
