import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import classes from './trend.module.css';

/** By how many percent a figure has changed since the period before. */
export function Trend({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  if (now === before) return t('trend.same');
  if (before === 0) return t('trend.none');
  const percent = `${number(Math.abs(((now - before) / before) * 100), 1)}%`;
  const up = now > before;
  const Draw = up ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={up ? classes.rises : classes.falls}>
      <Draw size={14} stroke={2} aria-hidden />
      {t(up ? 'trend.up' : 'trend.down', { percent })}
    </span>
  );
}
