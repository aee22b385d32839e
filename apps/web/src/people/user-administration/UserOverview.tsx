/** Who a user is, which packages they hold and where they are signed in. */
import { IconDeviceDesktop } from '@tabler/icons-react';
import { formatPhone } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Card, DataList, Tag } from '@vumon/ui';
import type { AdministeredUser } from '@vumon/contract';
import { usePackageNames } from '../../api/packages.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './user-administration.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export function UserOverview({ user }: { user: AdministeredUser }) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const packageName = usePackageNames();
  const none = t('user.none');
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <Card title={t('user.facts')}>
          <DataList
            items={[
              { label: t('columns.phone'), value: user.phone ? formatPhone(user.phone) : none },
              { label: t('user.email'), value: user.email ?? none },
              ...(user.signInName ? [{ label: t('user.signInName'), value: user.signInName }] : []),
              {
                label: t('columns.role'),
                value: user.isAdmin
                  ? t('user.adminOver', { role: c(`roles.${user.storedRole}`) })
                  : c(`roles.${user.role}`),
              },
              ...(user.gender ? [{ label: t('user.gender'), value: c(`genders.${user.gender}`) }] : []),
              ...(user.birthday ? [{ label: t('user.birthday'), value: formatDay(user.birthday) }] : []),
              ...(user.provinceName ? [{ label: t('columns.province'), value: user.provinceName }] : []),
              ...(user.storedRole === 'TEACHER' || user.storedRole === 'STUDENT'
                ? [{ label: t('user.classes'), value: user.classes }]
                : []),
              { label: t('columns.created'), value: formatDayTime(user.createdAt) },
              {
                label: t('user.firstLogin'),
                value: user.firstLoginAt ? formatDayTime(user.firstLoginAt) : t('user.never'),
              },
            ]}
          />
        </Card>
      </div>
      <div className={classes.stack}>
        <Card title={t('user.packages')}>
          {user.memberships.length === 0 ? (
            <p className={classes.muted}>{t('user.noPackage')}</p>
          ) : (
            <ul className={classes.list}>
              {user.memberships.map((one) => (
                <li key={one.id}>
                  <span className={classes.line}>
                    <b>{packageName(one.packageCode)}</b>
                    <Tag tone={one.state === 'CURRENT' ? 'ok' : one.state === 'UPCOMING' ? 'info' : 'neutral'}>
                      {t(`packageStates.${one.state}`)}
                    </Tag>
                  </span>
                  <span className={classes.facts}>
                    {one.endsAt === null
                      ? t('user.fromOn', { from: formatDayTime(one.startsAt) })
                      : t('user.fromTo', { from: formatDayTime(one.startsAt), to: formatDayTime(one.endsAt) })}
                  </span>
                  {(one.reason || one.note) && <span>{t('user.reason', { reason: one.reason || one.note })}</span>}
                  <span className={classes.facts}>
                    {one.grantedBy && one.source === 'GRANT'
                      ? t('user.grantedBy', { name: one.grantedBy })
                      : t(`sources.${one.source}`)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className={classes.more}>
            <AppLink href={`/manage/users/${user.id}?tab=about`}>{t('user.changes')}</AppLink>
          </p>
          {(user.role === 'TEACHER' || user.role === 'STUDENT') && (
            <p className={classes.more}>
              <AppLink href={`/manage/customers/${user.id}`}>{t('user.customer')}</AppLink>
            </p>
          )}
        </Card>
        <Card
          title={t('user.devices')}
          aside={user.devices.length > 0 ? t('user.deviceCount', { count: user.devices.length }) : undefined}
        >
          {user.devices.length === 0 ? (
            <p className={classes.muted}>{t('user.noDevice')}</p>
          ) : (
            <ul className={classes.list}>
              {user.devices.map((device) => (
                <li key={device.id}>
                  <span className={classes.line}>
                    <IconDeviceDesktop {...icon} />
                    <b>{[device.browser, device.system].filter(Boolean).join(' · ') || t('user.unknownDevice')}</b>
                    {device.current && <Tag tone="ok">{t('user.thisDevice')}</Tag>}
                  </span>
                  <span className={classes.facts}>
                    {t('user.seen', { at: formatDayTime(device.lastSeenAt), address: device.address })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className={classes.more}>
            <AppLink href={`/manage/users/${user.id}?tab=sign-ins`}>{t('user.allSignIns')}</AppLink>
          </p>
        </Card>
      </div>
    </div>
  );
}
