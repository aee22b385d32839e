/** The page of the link that is sent to the old phone or e-mail of an account: one press undoes the change. */
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { Help } from './Help.tsx';
import classes from './accounts.module.css';

export default function UndoPage() {
  const { t } = useTranslation('accounts');
  const message = useErrorMessage();
  const [{ t: token = '' }] = useUrlState();
  const undo = useMutation({ mutationFn: () => api('POST /account/contact/undo', { body: { token } }) });
  const over = token === '' || (undo.error instanceof ApiError && undo.error.code === 'TICKET_EXPIRED');
  if (undo.data)
    return (
      <AccountFrame look="card" title={t('undo.doneTitle')} intro={t('undo.done')}>
        <div className={classes.form}>
          <Note
            tone="ok"
            live
            title={
              undo.data.contact === null
                ? t(`undo.removed.${undo.data.kind}`)
                : t(`undo.restored.${undo.data.kind}`, { contact: undo.data.contact })
            }
          />
          <AppLink href="/forgot-password">{t('undo.newPassword')}</AppLink>
        </div>
      </AccountFrame>
    );
  return (
    <AccountFrame look="card" title={t('undo.title')} intro={t('undo.intro')}>
      <div className={classes.form}>
        {over ? (
          <Note tone="bad" live title={t('undo.over')}>
            <Help about="locked" />
          </Note>
        ) : (
          <>
            {undo.error && <Note tone="bad" live title={message(undo.error)} />}
            <Button variant="primary" size="lg" full loading={undo.isPending} onClick={() => undo.mutate()}>
              {t('undo.submit')}
            </Button>
          </>
        )}
      </div>
    </AccountFrame>
  );
}
