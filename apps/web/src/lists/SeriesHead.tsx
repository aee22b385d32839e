/** Describes a series above the list of its tests. */
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Card } from '@vumon/ui';
import { useGrades, useOneSeries } from '../api/reference-data.ts';
import { SeriesCover } from './SeriesCover.tsx';
import classes from './series.module.css';

export function SeriesHead({ id }: { id: string }) {
  const { t: c } = useTranslation('common');
  const english = useLocale() === 'en';
  const grades = useGrades();
  const series = useOneSeries(id);
  if (!series) return null;
  return (
    <Card>
      <div className={classes.head}>
        <SeriesCover series={series} />
        <div>
          <h2 className={classes.name}>{english ? series.nameEn : series.name}</h2>
          <p className={classes.facts}>
            <span>{c(`series.groups.${series.seriesGroup}`)}</span>
            <span>{grades.nameOf(series.gradeId)}</span>
            <span>{c(`subjects.${series.subject}`)}</span>
            <span>{c('series.tests', { count: series.unitTestQuantity })}</span>
          </p>
        </div>
      </div>
    </Card>
  );
}
