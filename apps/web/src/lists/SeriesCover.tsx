/** The cover of a coursebook series: its picture, or the drawn one. */
import { useLocale } from '@vumon/i18n/react';
import type { Series } from '../api/reference-data.ts';
import classes from './series.module.css';

export function SeriesCover({ series }: { series: Pick<Series, 'imageUrl' | 'imageUrlEn'> }) {
  const english = useLocale() === 'en';
  const picture = english ? series.imageUrlEn : series.imageUrl;
  return <img className={classes.cover} src={picture} alt="" loading="lazy" width={72} height={96} />;
}
