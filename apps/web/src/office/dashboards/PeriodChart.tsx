/** Columns of a period beside the one before. The figures stand in the table below it, so the drawing has no names. */
import { useTranslation } from '@vumon/i18n/react';
import { Bars, type BarsProps } from '@vumon/ui/charts/svg/Bars.tsx';
import type { ReactNode } from 'react';
import classes from './dashboards.module.css';

interface PeriodChartProps {
  readonly title: string;
  readonly unit?: string;
  readonly data: BarsProps['data'];
  readonly formatValue: (value: number) => string;
  /** The table. */
  readonly children: ReactNode;
}

export function PeriodChart({ title, unit, data, formatValue, children }: PeriodChartProps) {
  const { t } = useTranslation('dashboards');
  const sum = (of: 'value' | 'second') => data.reduce((all, one) => all + (one[of] ?? 0), 0);
  const now = sum('value');
  const before = sum('second');
  const facts = { now: formatValue(now), before: formatValue(before) };
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.chartHead}>
        <h2 className={classes.title}>{title}</h2>
        {unit && <span className={classes.unit}>{unit}</span>}
        <span className={classes.legend} aria-hidden>
          <i className={classes.now} /> {t('thisPeriod')}
          <i className={classes.then} /> {t('periodBefore')}
        </span>
      </header>
      <p className={classes.says}>{t(now > before ? 'says.more' : now < before ? 'says.less' : 'says.same', facts)}</p>
      <div aria-hidden="true" className={classes.chart}>
        <Bars data={data} formatValue={formatValue} />
      </div>
      {children}
    </section>
  );
}
