/** Tells visitors of the other site's countries where that site is; once closed it does not come back on this device. */
import { useQuery } from '@tanstack/react-query';
import { IconWorld, IconX } from '@tabler/icons-react';
import { productName } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { IconButton } from '@vumon/ui';
import { useState } from 'react';
import { visitorCountryQuery } from '../../api/reference-data.ts';
import { site } from '../../i18n/locale.ts';
import classes from './landing.module.css';

/** Whether this installation knows another site; the server writes it into the page. */
const knowsOther =
  typeof document !== 'undefined' &&
  (document.querySelector<HTMLMetaElement>('meta[name=other-site]')?.content ?? '').startsWith('http');
const storageKey = 'other-site-hint';
function wasClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'closed';
  } catch {
    return false;
  }
}

export function OtherSiteHint() {
  const { t } = useTranslation('landing');
  const locale = useLocale();
  const [closed, setClosed] = useState(wasClosed);
  const { data } = useQuery({ ...visitorCountryQuery, enabled: knowsOther && !closed });
  if (closed || !data?.country || !data.otherSite) return null;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(data.country) ?? data.country;
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(storageKey, 'closed');
    } catch {
      // Where the browser forbids storage, it comes back with the next visit.
    }
  };
  const other = site === 'vn' ? 'international' : 'vietnamese';
  return (
    <aside className={classes.elsewhere} aria-label={t('otherSite.name')}>
      <IconWorld size={20} stroke={1.75} aria-hidden />
      <p>
        {t(`otherSite.${other}`, { country, product: productName })}{' '}
        <a href={data.otherSite}>{t(`otherSite.${other}Link`)}</a>
      </p>
      <IconButton
        aria-label={t('otherSite.close')}
        icon={<IconX size={20} stroke={1.75} aria-hidden />}
        onClick={close}
      />
    </aside>
  );
}
