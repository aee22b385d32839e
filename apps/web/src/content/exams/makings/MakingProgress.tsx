import { useTranslation } from '@vumon/i18n/react';
import { ProgressBar } from '@vumon/ui';
import classes from './makings.module.css';
import type { Making } from './queries.ts';

/** How many of the tests are made. */
export function MakingProgress({ making: { done, forms } }: { making: Making }) {
  const { t } = useTranslation('exams');
  const label = t('making.progress', { done, total: forms });
  return (
    <div className={classes.progress}>
      <ProgressBar value={done} max={forms} height={4} aria-label={label} />
      <span>{label}</span>
    </div>
  );
}
