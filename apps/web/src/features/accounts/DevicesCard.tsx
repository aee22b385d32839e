import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useErrorMessage } from '../../app/form-errors.ts';
import { DeviceList } from './DeviceList.tsx';
import classes from './accounts.module.css';

export const devicesKey = ['account', 'sessions'] as const;

/** Where one is signed in, and the way to sign out there. */
export function DevicesCard() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const say = useErrorMessage();
  const [busy, setBusy] = useState<string | null>(null);
  const devices = useQuery({ queryKey: devicesKey, queryFn: () => api('GET /account/sessions') });

  async function signOut(sessionId?: string) {
    if (sessionId === undefined && !(await confirm({ title: t('devices.allTitle'), body: t('devices.allBody'), confirmLabel: t('devices.all'), danger: true }))) return;
    setBusy(sessionId ?? 'all');
    try {
      await api('POST /account/sessions/sign-out', { body: sessionId === undefined ? {} : { sessionId } });
      toast(t('devices.done'));
    } catch (error) {
      toast(say(error), { tone: 'bad' });
    } finally {
      setBusy(null);
      await queryClient.invalidateQueries({ queryKey: devicesKey });
    }
  }

  const others = devices.data?.some(({ current }) => !current) ?? false;
  return (
    <Card title={t('devices.mine')}>
      {devices.isPending && <LoadingState />}
      {devices.isError && <ErrorState compact onRetry={() => void devices.refetch()} retrying={devices.isFetching}>{say(devices.error)}</ErrorState>}
      {devices.data && <DeviceList devices={devices.data} busyId={busy} onSignOut={(id) => void signOut(id)} />}
      {others && <div className={classes.actions}><Button loading={busy === 'all'} onClick={() => void signOut()}>{t('devices.all')}</Button></div>}
    </Card>
  );
}
