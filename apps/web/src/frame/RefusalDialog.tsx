/**
 * Explains a refused request that the user can resolve: a missing package, or an account that is not a teacher's. It is
 * a dialog, so that the page keeps what was entered.
 */
import type { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { refusals } from '../api/client.ts';
import { basePath, localeOfPath } from '../i18n/locale.ts';
import { packagesFor } from '../navigation/to-packages.ts';

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
  const packages = packagesFor(error);
  const upgrade = packages !== null;
  const base = basePath(localeOfPath(location.pathname)).replace(/\/$/, '');
  return (
    <Modal
      opened
      onClose={close}
      title={t(upgrade ? 'refusal.upgrade' : 'refusal.teacher')}
      footer={
        <>
          <Button onClick={close}>{t('refusal.stay')}</Button>
          {/* In a new tab, because this page may hold unsaved input. */}
          <Button
            variant="primary"
            renderRoot={(props) => (
              <a {...props} href={`${base}${packages ?? '/login?reason=teacher'}`} target="_blank" rel="noreferrer">
                {props.children}
              </a>
            )}
          >
            {t(upgrade ? 'refusal.packages' : 'refusal.signIn')}
          </Button>
        </>
      }
    >
      <p>{error.message}</p>
      <p className="muted">{t('refusal.kept')}</p>
    </Modal>
  );
}
