/**
 * Explains a refused request that the user can resolve: a missing package, or an account that is not a teacher's. It is
 * a dialog, so that the page keeps what was entered.
 */
import type { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal } from '@vumon/ui';
import { basePath, localeOfPath } from '../i18n/locale.ts';
import { packagesFor } from '../navigation/to-packages.ts';

export default function RefusalMessage({ error, onClose }: { error: ApiError; onClose: () => void }) {
  const { t } = useTranslation('app');
  const packages = packagesFor(error);
  const upgrade = packages !== null;
  const base = basePath(localeOfPath(location.pathname)).replace(/\/$/, '');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(upgrade ? 'refusal.upgrade' : 'refusal.teacher')}
      footer={
        <>
          <Button onClick={onClose}>{t('refusal.stay')}</Button>
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
