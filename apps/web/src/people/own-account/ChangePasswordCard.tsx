import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Card, toast } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useProfile } from '../../session/profile.ts';
import { PasswordForm } from '../accounts/password/PasswordForm.tsx';
import { detailsQuery } from './queries.ts';
import classes from './own-account.module.css';

/** Changes the user's password, or sets the first one; other devices are signed out. */
export function ChangePasswordCard() {
  const { t } = useTranslation('own-account');
  const queryClient = useQueryClient();
  const { signInName, email, phone } = useProfile();
  const has = useQuery(detailsQuery).data?.hasPassword !== false;
  return (
    <Card title={t(has ? 'password.change' : 'password.first')}>
      {!has && <p className={classes.before}>{t('password.none')}</p>}
      <PasswordForm
        current={has}
        username={signInName ?? email ?? phone ?? ''}
        submit={t(has ? 'password.change' : 'password.submit')}
        send={({ current, password }) =>
          api('POST /auth/set-password', { body: { ...(has && { currentPassword: current }), password } })
        }
        onDone={async () => {
          toast(t(has ? 'password.changed' : 'password.set'));
          // Other devices were signed out, and there is a password now.
          await queryClient.invalidateQueries({ queryKey: ['account'] });
        }}
      />
    </Card>
  );
}
