/** Stands where a page's content is loading, so that the content takes its place instead of pushing the page about. */
import { useTranslation } from '@vumon/i18n/react';
import { Skeleton } from '@vumon/ui';
import classes from './page-skeleton.module.css';

const heights = [32, 72, 44, 44, 44, 44];

export function PageSkeleton() {
  const { t } = useTranslation('app');
  return (
    <div role="status" className={classes.root}>
      <span className="visually-hidden">{t('loading')}</span>
      {heights.map((height, at) => (
        <Skeleton key={at} width={at === 0 ? '40%' : '100%'} height={height} />
      ))}
    </div>
  );
}
