import { IconWand } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import classes from './assembly.module.css';
import { useSeries } from '../../../../api/reference-data.ts';
import type { Reason } from './useAssembly.ts';

/** Why a question was chosen automatically. */
export function ChoiceReason({ reason: { usable, preferred, conditions } }: { reason: Reason }) {
  const { t } = useTranslation('exams');
  const series = useSeries(null, null);
  return (
    <span className={classes.why}>
      <IconWand size={14} stroke={1.75} aria-hidden />
      {[
        t('assembly.why.drawn', { count: usable }),
        conditions.distinct && t('assembly.why.distinct'),
        conditions.classId && t('assembly.why.fresh', { weeks: conditions.weeks }),
        preferred && t('assembly.why.preferred', { series: series.nameOf(conditions.preferred) }),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
}
