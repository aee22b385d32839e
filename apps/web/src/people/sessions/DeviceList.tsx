import type { SignedInDevice } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Tag } from '@vumon/ui';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useDeviceName } from './device-name.ts';
import classes from './sessions.module.css';

/** Signed-in devices, each with a button to sign it out. */
export function DeviceList({
  devices,
  busyId,
  onSignOut,
}: {
  devices: readonly SignedInDevice[];
  busyId: string | null;
  onSignOut: (id: string) => void;
}) {
  const { t } = useTranslation('sessions');
  const nameOf = useDeviceName();
  return (
    <ul className={classes.devices}>
      {devices.map((device) => {
        const Icon = device.handheld ? IconDeviceMobile : IconDeviceDesktop;
        const name = nameOf(device);
        return (
          <li key={device.id} className={classes.device}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <div className={classes.deviceFacts}>
              <div className="b6">{name}</div>
              <div className="t12 muted">
                {t('device.seen', { at: formatDayTime(device.lastSeenAt), address: device.address })}
              </div>
              <div className="t12 muted">{t('device.since', { at: formatDayTime(device.createdAt) })}</div>
            </div>
            {device.current ? (
              <Tag tone="ok">{t('device.current')}</Tag>
            ) : (
              <Button
                size="sm"
                loading={busyId === device.id}
                aria-label={t('device.signOutNamed', { name })}
                onClick={() => onSignOut(device.id)}
              >
                {t('device.signOut')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
