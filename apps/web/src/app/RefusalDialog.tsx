/** What stands in the way and can be helped: a package that does not reach, an account that is no teacher's. Shown over the page, which keeps what was typed. */
import type { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { refusals } from './api.ts';
import { basePath, localeOfPath } from './locale.ts';

export function RefusalDialog() {
  const { t } = useTranslation('app');
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    const hear = (event: Event) => setError((event as CustomEvent<ApiError>).detail);
    refusals.addEventListener('refused', hear);
    return () => refusals.removeEventListener('refused', hear);
  }, []);
  if (!error) return null;
  const close = () => setError(null);
  const upgrade = error.status === 402;
  const base = basePath(localeOfPath(location.pathname)).replace(/\/$/, '');
  const feature = error.params['feature'];
  const query = upgrade ? `?type=upgrade${feature === undefined ? '' : `&feature=${encodeURIComponent(String(feature))}`}` : '?reason=teacher';
  return (
    <Modal opened onClose={close} title={t(upgrade ? 'refusal.upgrade' : 'refusal.teacher')}
      footer={(
        <>
          <Button onClick={close}>{t('refusal.stay')}</Button>
          {/* In a tab of its own: this page may hold what is not saved yet. */}
          <Button variant="primary" renderRoot={(props) => <a {...props} href={`${base}${upgrade ? '/payment' : '/login'}${query}`} target="_blank" rel="noreferrer">{props.children}</a>}>{t(upgrade ? 'refusal.packages' : 'refusal.signIn')}</Button>
        </>
      )}>
      <p>{error.message}</p>
      <p className="muted">{t('refusal.kept')}</p>
    </Modal>
  );
}
