import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { leaveSignedOut } from '../../session/sign-out.ts';
import { useDeviceName } from './device-name.ts';
import { DeviceList } from './DeviceList.tsx';
import { devicesQuery } from './queries.ts';
import classes from './sessions.module.css';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The devices where the user is signed in, with sign-out buttons. */
export function DevicesCard() {
  const { t } = useTranslation('sessions');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const say = useErrorMessage();
  const nameOf = useDeviceName();
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const devices = useQuery(devicesQuery);

  async function signOut(id: string, body: { sessionId: string } | { thisOneToo: boolean }) {
    setBusy(id);
    try {
      await api('POST /account/sessions/sign-out', { body });
      if ('thisOneToo' in body && body.thisOneToo) {
        leaveSignedOut();
        return;
      }
      toast(t('done'));
      setAsking(false);
    } catch (error) {
      toast(say(error), { tone: 'bad' });
    } finally {
      setBusy(null);
      await queryClient.invalidateQueries({ queryKey: ['account'] });
    }
  }

  async function signOutOne(id: string) {
    const device = devices.data?.find((one) => one.id === id);
    if (
      !device ||
      !(await confirm({
        title: t('one.title', { name: nameOf(device) }),
        body: t('one.body'),
        confirmLabel: t('device.signOut'),
        danger: true,
      }))
    )
      return;
    await signOut(id, { sessionId: id });
  }

  return (
    <Card title={t('mine')}>
      {devices.isPending && (
        <div className={classes.waiting}>
          <LoadingState />
        </div>
      )}
      {devices.isError && (
        <ErrorState compact onRetry={() => void devices.refetch()} retrying={devices.isFetching}>
          {say(devices.error)}
        </ErrorState>
      )}
      {devices.data && (
        <>
          <DeviceList devices={devices.data} busyId={busy} onSignOut={(id) => void signOutOne(id)} />
          <div className={classes.actions}>
            <Button onClick={() => setAsking(true)}>{t('all.open')}</Button>
          </div>
        </>
      )}
      <SignOutEverywhere
        opened={asking}
        busy={busy === 'all'}
        onClose={() => setAsking(false)}
        onConfirm={(thisOneToo) => void signOut('all', { thisOneToo })}
      />
    </Card>
  );
}
