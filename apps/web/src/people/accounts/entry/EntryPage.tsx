import { useQuery } from '@tanstack/react-query';
import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { IconArrowRight } from '@tabler/icons-react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { safeReturn, type Href } from '../../../navigation/paths.ts';
import { profileQuery, wasSignedIn } from '../../../session/profile.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { GoTo } from '../GoTo.tsx';
import classes from '../accounts.module.css';

/** Where signing in, signing up and a new password begin. */
export default function EntryPage() {
  const { t } = useTranslation('accounts');
  const [{ redirect }] = useUrlState();
  const profile = useQuery({ ...profileQuery, enabled: wasSignedIn() });
  if (wasSignedIn() && profile.data) return <GoTo target={safeReturn(redirect)} />;
  const wanted = redirect === undefined ? ('' as const) : (`?redirect=${encodeURIComponent(redirect)}` as const);
  const way = (href: Href, word: 'signIn' | 'register' | 'forgot', filled = false) => (
    <AppLink href={href} className={`${classes.way} ${filled ? classes.wayFilled : ''}`}>
      <span>
        <b>{t(`entry.${word}`)}</b>
        <span>{t(`entry.${word}Text`)}</span>
      </span>
      <IconArrowRight size={20} stroke={1.75} aria-hidden />
    </AppLink>
  );
  return (
    <AccountFrame title={t('entry.title', { product: productName })} intro={t('signIn.intro')}>
      <div className={classes.ways}>
        {way(`/login${wanted}`, 'signIn', true)}
        {way(`/register${wanted}`, 'register')}
        {way('/forgot-password', 'forgot')}
      </div>
    </AccountFrame>
  );
}
