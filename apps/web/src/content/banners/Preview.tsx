/** The banner on a desktop and on a phone, and whether it would be shown at a chosen time. */
import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { ManagedBanner } from '@vumon/contract';
import { dayOf, isExistingDay, momentOf } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Card, Note, Segmented } from '@vumon/ui';
import { useState } from 'react';
import { DayField } from '../../forms/DayField.tsx';
import { TimeField } from '../../forms/TimeField.tsx';
import classes from './banners.module.css';
import { bannersAtQuery } from './queries.ts';

const locales = ['vi', 'en'] as const;

export function Preview({ banner }: { banner: ManagedBanner }) {
  const { t } = useTranslation('banners');
  const [locale, setLocale] = useState<(typeof locales)[number]>('vi');
  const [day, setDay] = useState<string | null>(() => dayOf(getPageZone(), Date.now()));
  const [time, setTime] = useState('12:00');
  const valid = day !== null && isExistingDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const moment = valid ? new Date(momentOf(getPageZone(), day, `${time}:00`)).toISOString() : null;
  const shown = useQuery({ ...bannersAtQuery(moment ?? new Date(0).toISOString()), enabled: moment !== null });
  const here = shown.data?.some(({ id }) => id === banner.id);
  const { desktop, mobile } = banner.pictures[locale];
  const { alt } = banner.items[locale];
  const frame = (device: 'desktop' | 'mobile', url: string | null) => (
    <figure className={classes.device} data-device={device} data-placement={banner.placement}>
      <div className={classes.screen}>
        {url ? (
          <span className={classes.shown}>
            <img src={url} alt={alt} />
            <IconX className={classes.close} size={20} stroke={2} aria-hidden />
          </span>
        ) : (
          <span className={classes.missing}>{t('preview.missing')}</span>
        )}
      </div>
      <figcaption>{t(`preview.${device}`)}</figcaption>
    </figure>
  );
  return (
    <Card
      title={t('preview.title')}
      aside={
        <Segmented
          aria-label={t('language')}
          value={locale}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLocale}
        />
      }
      tone="sunken"
    >
      <div className={classes.form}>
        <div className={classes.pair}>
          <DayField label={t('preview.day')} value={day} onChange={setDay} />
          <TimeField label={t('preview.time')} value={time} onChange={setTime} />
        </div>
        {here !== undefined && moment !== null && (
          <Note tone={here ? 'ok' : 'info'} live>
            {t(here ? 'preview.shown' : 'preview.notShown')}
          </Note>
        )}
        <div className={classes.devices}>
          {frame('desktop', desktop)}
          {frame('mobile', mobile)}
        </div>
        <p className={classes.muted}>{t('preview.saved')}</p>
      </div>
    </Card>
  );
}
