/** The cover of a coursebook series: its picture, or a drawing with its grade and name. */
import { useLocale } from '@vumon/i18n/react';
import type { Series } from '../api/reference-data.ts';
import classes from './series.module.css';

const gradeIn = (id: string): string => (/^G\d{1,2}$/.test(id) ? id.slice(1) : '★');

export function SeriesCover({ series }: { series: Series }) {
  const english = useLocale() === 'en';
  const picture = (english && series.imageUrlEn) || series.imageUrl;
  return picture ? (
    <img className={classes.cover} src={picture} alt="" loading="lazy" width={72} height={96} />
  ) : (
    <span className={classes.cover} data-group={series.seriesGroup} aria-hidden>
      <b>{gradeIn(series.gradeId)}</b>
      <i />
    </span>
  );
}
