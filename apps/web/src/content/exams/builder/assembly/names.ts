import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { useSeries } from '../../../../api/reference-data.ts';
import { activeClassesQuery } from '../../../../people/classes/index.ts';
import type { ConditionName, Conditions } from './conditions.ts';

/** The names of the conditions on screen. */
export function useConditionName() {
  const { t } = useTranslation('exams');
  const series = useSeries(null, null);
  const { data } = useQuery({ ...activeClassesQuery, enabled: false });
  return (name: ConditionName, conditions: Conditions): string => {
    const count = name === 'others' || name === 'perSeries' || name === 'perTopic' ? Number(conditions[name]) : 0;
    return t(`assembly.names.${name}`, {
      count,
      className: data?.data.find(({ id }) => id === conditions.classId)?.name ?? '',
      weeks: conditions.weeks,
      percent: conditions.overlap,
      series: series.nameOf(conditions.preferred),
    });
  };
}
