/** A banner in a strip above the page; once closed, it comes back after the hours that operators chose. */
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton } from '@vumon/ui';
import { BannerPicture } from './BannerPicture.tsx';
import { storeNextRun } from './next-run.ts';
import classes from './shown-banners.module.css';
import { useChosenBanner } from './use-chosen-banner.ts';

export function BannerStrip() {
  const { t } = useTranslation('app');
  const [banner, clear] = useChosenBanner('banner');
  if (!banner) return null;
  const close = () => {
    storeNextRun(banner.id, Date.now() + banner.repeatMs);
    clear();
  };
  return (
    <aside className={classes.strip} aria-label={banner.alt || t('banner.name')}>
      <BannerPicture banner={banner} className={classes.stripPicture} />
      <span className={classes.close}>
        <IconButton
          aria-label={t('banner.close')}
          icon={<IconX size={20} stroke={2} aria-hidden />}
          variant="outline"
          onClick={close}
        />
      </span>
    </aside>
  );
}
