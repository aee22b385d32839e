import { contactOf } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { site } from '../../../i18n/locale.ts';
import { Address } from '../Address.tsx';

/** On the international site every code is sent by e-mail; one for a phone goes to the e-mail address of its account. */
export const goesByMail = (username: string): boolean => site === 'intl' || contactOf(username, site)?.kind === 'email';

/** Where the code for an address was sent. */
export function CodeSentTo({ username }: { username: string }) {
  const { t } = useTranslation('accounts');
  if (goesByMail(username) && contactOf(username, site)?.kind === 'phone') return <>{t('code.sentToAccount')}</>;
  return (
    <>
      {t('code.sentTo')} <Address of={username} />
    </>
  );
}
