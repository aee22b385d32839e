/** One user: who they are, what they hold, where they are signed in, what was done to them and by them. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '@vumon/contract/client';
import {
  IconChevronDown,
  IconDeviceDesktop,
  IconGift,
  IconKey,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconMailForward,
  IconShield,
} from '@tabler/icons-react';
import { formatPhone } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Avatar,
  Button,
  Card,
  DataList,
  EmptyState,
  ErrorState,
  LoadingState,
  Menu,
  Modal,
  Note,
  PageHeader,
  Tabs,
  Tag,
  toast,
  useConfirm,
} from '@vumon/ui';
import type { AdministeredUser } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import { useState } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { AuditEntries } from './AuditEntries.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { PackageDialog } from './PackageDialog.tsx';
import { userQuery, useUserChanges } from './queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { SignIns } from './SignIns.tsx';
import { AccountTag } from '../../lists/statuses.tsx';
import classes from './user-administration.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const tabs = ['overview', 'sign-ins', 'about', 'by'] as const;
type Open = 'lock' | 'unlock' | 'role' | 'grant' | null;

export default function UserPage() {
  const { t } = useTranslation('user-administration');
  const message = useErrorMessage();
  const { userSlug } = useParams({ strict: false }) as { userSlug: string };
  const user = useQuery(userQuery(userSlug));
  const missing = user.error instanceof ApiError && user.error.status === 404;
  return (
    <AppFrame
      breadcrumb={[
        { label: t('users.title'), href: '/manage/users' },
        { label: user.data?.fullName ?? t('user.title') },
      ]}
    >
      {user.data ? (
        <User user={user.data} />
      ) : missing ? (
        <EmptyState title={t('user.missing')} motif="grid" />
      ) : user.error ? (
        <ErrorState onRetry={() => void user.refetch()}>{message(user.error)}</ErrorState>
      ) : (
        <LoadingState />
      )}
    </AppFrame>
  );
}

function User({ user }: { user: AdministeredUser }) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const confirm = useConfirm();
  const [url, set] = useUrlState();
  const tab = tabs.find((one) => one === url['tab']) ?? 'overview';
  const { lock, unlock, role, grant, signOut, resetPassword, invite } = useUserChanges(user.id);
  const [open, setOpen] = useState<Open>(null);
  const [invitation, setInvitation] = useState<Reply<'POST /itf/users/staff'> | null>(null);
  const { abilities } = user;

  const begin = (next: Open) => {
    for (const change of [lock, unlock, role, grant]) change.reset();
    setOpen(next);
  };
  const done = (words: string) => () => {
    setOpen(null);
    toast(words);
  };
  const say = (error: unknown) => toast(message(error), { tone: 'bad', duration: 5000 });
  const ask = async (words: 'signOut' | 'reset', work: () => Promise<unknown>) => {
    if (
      !(await confirm({
        title: t(`${words}.title`, { name: user.fullName }),
        body: t(`${words}.body`),
        confirmLabel: t(`${words}.verb`),
        danger: words === 'signOut',
      }))
    )
      return;
    await work();
    toast(t(`${words}.done`));
  };
  const inviteBy = async (delivery: 'SEND' | 'PRINT') => setInvitation(await invite.mutateAsync(delivery));

  return (
    <div className={classes.page}>
      <PageHeader
        title={user.fullName}
        lead={<Avatar name={user.fullName} src={user.avatar} size={56} />}
        subtitle={
          <span className={classes.tags}>
            <span>{c(`roles.${user.role}`)}</span>
            <AccountTag status={user.status}>{t(`statuses.${user.status}`)}</AccountTag>
          </span>
        }
        actions={
          <>
            {abilities.unlock && (
              <Button icon={<IconLockOpen {...icon} />} onClick={() => begin('unlock')}>
                {t('unlock.verb')}
              </Button>
            )}
            {abilities.grant && (
              <Button variant="primary" icon={<IconGift {...icon} />} onClick={() => begin('grant')}>
                {t('grant.verb')}
              </Button>
            )}
            <Menu
              label={user.fullName}
              items={[
                abilities.changeRole && {
                  label: t('role.verb'),
                  icon: <IconShield {...icon} />,
                  onSelect: () => begin('role'),
                },
                {
                  label: t('reset.verb'),
                  icon: <IconKey {...icon} />,
                  disabled: !abilities.resetPassword,
                  onSelect: () => void ask('reset', () => resetPassword.mutateAsync()).catch(say),
                },
                abilities.invite && {
                  label: t('invitation.again'),
                  icon: <IconMailForward {...icon} />,
                  onSelect: () => void inviteBy('SEND').catch(say),
                },
                abilities.invite && {
                  label: t('invitation.againPrint'),
                  icon: <IconMailForward {...icon} />,
                  onSelect: () => void inviteBy('PRINT').catch(say),
                },
                abilities.signOut && {
                  label: t('signOut.verb'),
                  icon: <IconLogout {...icon} />,
                  onSelect: () => void ask('signOut', () => signOut.mutateAsync()).catch(say),
                },
                abilities.lock && {
                  label: t('lock.verb'),
                  icon: <IconLock {...icon} />,
                  danger: true,
                  divided: true,
                  onSelect: () => begin('lock'),
                },
              ]}
            >
              <Button iconRight={<IconChevronDown {...icon} />}>{t('user.actions')}</Button>
            </Menu>
          </>
        }
      />
      {user.lock && (
        <Note
          tone="bad"
          title={t('lock.since', { at: formatDayTime(user.lock.at), by: user.lock.by ?? t('audit.system') })}
        >
          {user.lock.reason}
        </Note>
      )}
      {user.invitedUntil && (
        <Note tone="warn">{t('invitation.waiting', { at: formatDayTime(user.invitedUntil) })}</Note>
      )}
      <Tabs
        aria-label={t('user.title')}
        panelId="user-panel"
        value={tab}
        onChange={(next) => set({ tab: next === 'overview' ? undefined : next })}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
      <div id="user-panel" role="tabpanel" aria-label={t(`tabs.${tab}`)} className={classes.page}>
        {tab === 'overview' && <Overview user={user} />}
        {tab === 'sign-ins' && <SignIns userId={user.id} />}
        {tab === 'about' && (
          <AuditEntries
            key="about"
            query={{ kind: 'user', subjectId: user.id, size: 20 }}
            label={t('tabs.about')}
            without="subject"
          />
        )}
        {tab === 'by' && (
          <AuditEntries key="by" query={{ actorId: user.id, size: 20 }} label={t('tabs.by')} without="actor" />
        )}
      </div>
      {open === 'lock' && (
        <ReasonDialog
          title={t('lock.title', { name: user.fullName })}
          body={t('lock.body')}
          verb={t('lock.verb')}
          danger
          pending={lock.isPending}
          error={lock.error}
          onClose={() => setOpen(null)}
          onConfirm={(reason) => lock.mutate(reason, { onSuccess: done(t('lock.done')) })}
        />
      )}
      {open === 'unlock' && (
        <ReasonDialog
          title={t('unlock.title', { name: user.fullName })}
          body={t('unlock.body')}
          verb={t('unlock.verb')}
          optional
          pending={unlock.isPending}
          error={unlock.error}
          onClose={() => setOpen(null)}
          onConfirm={(reason) => unlock.mutate(reason, { onSuccess: done(t('unlock.done')) })}
        />
      )}
      {open === 'role' && (
        <RoleDialog
          user={user}
          pending={role.isPending}
          error={role.error}
          onClose={() => setOpen(null)}
          onConfirm={(change) => role.mutate(change, { onSuccess: done(t('role.done')) })}
        />
      )}
      {open === 'grant' && (
        <PackageDialog
          user={user}
          pending={grant.isPending}
          error={grant.error}
          onClose={() => setOpen(null)}
          onConfirm={(given) => grant.mutate(given, { onSuccess: done(t('grant.done')) })}
        />
      )}
      {invitation && (
        <Modal
          opened
          onClose={() => setInvitation(null)}
          size="md"
          title={t('invitation.title')}
          footer={
            <Button variant="primary" onClick={() => setInvitation(null)}>
              {c('close')}
            </Button>
          }
        >
          <InvitationCard name={user.fullName} invitation={invitation} />
        </Modal>
      )}
    </div>
  );
}

function Overview({ user }: { user: AdministeredUser }) {
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
