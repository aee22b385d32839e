/** Names of filter values in the language in use. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { publishersQuery, useGrades, useLabels, useSeries, useTopics } from '../../api/reference-data.ts';
import type { ListFilter } from './list/filters.ts';

export function useFilterNames() {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const { t: types } = useTranslation('qt-types');
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
        return c(`skills.${value}`);
      case 'topic':
        return topics.nameOf(value) || value;
      case 'level':
        return c(`levels.${value}`);
      case 'subjects':
        return c(`subjects.${value}`);
      case 'type':
        return types(`types.${value}.name`);
      case 'series':
        return series.nameOf(value) || value;
      case 'label':
        return labels.choices.find((label) => label.value === value)?.label ?? value;
      case 'publisher':
        return publishers.find((publisher) => publisher.code === value)?.name ?? value;
      case 'cefr':
        return t(`cefr.${value}`);
      case 'standard':
        return t(`standards.${value}`);
      case 'category':
        return t(`categories.${value}`);
      case 'privacy':
        return t(`privacies.${value}`);
      case 'creator':
        return value;
      case 'import':
        return value;
    }
  };
  return { nameOf, publishers: publishers.map(({ code, name }) => ({ value: code, label: name })) };
}
