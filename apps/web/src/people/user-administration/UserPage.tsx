/** One user: personal data, packages, sessions, and the audit log of actions on and by them. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  IconChevronDown,
  IconEye,
  IconGift,
  IconKey,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconMailForward,
  IconShield,
} from '@tabler/icons-react';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, Menu, Modal, Note, PageHeader, Tabs, toast, useConfirm } from '@vumon/ui';
import type { AdministeredUser } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import { useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { AuditEntries } from './AuditEntries.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { PackageDialog } from './PackageDialog.tsx';
import { userQuery, useUserChanges } from './queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { UserAccess } from './UserAccess.tsx';
import { UserOverview } from './UserOverview.tsx';
import { SignIns } from './SignIns.tsx';
import { AccountTag } from '../../lists/statuses.tsx';
import classes from './user-administration.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const tabs = ['overview', 'access', 'sign-ins', 'about', 'by'] as const;
type Open = 'lock' | 'unlock' | 'role' | 'grant' | 'support' | null;
type Changes = ReturnType<typeof useUserChanges>;
type Invitation = Reply<'POST /itf/users/staff'>;

export default function UserPage() {
  const { t } = useTranslation('user-administration');
  const { userSlug } = useParams({ strict: false }) as { userSlug: string };
  const user = useQuery(userQuery(userSlug));
  const list = { label: t('users.title'), href: '/manage/users' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: user.data?.fullName ?? t('user.title') }]}>
      {user.data ? (
        <User user={user.data} />
      ) : user.error ? (
        <LoadFailed error={user.error} onRetry={() => void user.refetch()} back={list} />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

function User({ user }: { user: AdministeredUser }) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const [url, set] = useUrlState();
  const tab = tabs.find((one) => one === url['tab']) ?? 'overview';
  const changes = useUserChanges(user.id);
  const [open, setOpen] = useState<Open>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  const begin = (next: Open) => {
    for (const change of [changes.lock, changes.unlock, changes.role, changes.grant]) change.reset();
    setOpen(next);
  };

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
        actions={<UserActions user={user} changes={changes} onOpen={begin} onInvitation={setInvitation} />}
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
        {tab === 'overview' && <UserOverview user={user} />}
        {tab === 'access' && <UserAccess user={user} />}
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
      <UserDialogs user={user} changes={changes} open={open} onClose={() => setOpen(null)} />
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

/** The actions of an administrator on the account, in the page's header. */
function UserActions({
  user,
  changes: { signOut, resetPassword, invite },
  onOpen,
  onInvitation,
}: {
  user: AdministeredUser;
  changes: Changes;
  onOpen(dialog: Open): void;
  onInvitation(invitation: Invitation): void;
}) {
  const { t } = useTranslation('user-administration');
  const message = useErrorMessage();
  const confirm = useConfirm();
  const { abilities } = user;
  const say = (error: unknown) => toast(message(error), { tone: 'bad', duration: 5000 });
  const ask = async (action: 'signOut' | 'reset', work: () => Promise<unknown>) => {
    if (
      !(await confirm({
        title: t(`${action}.title`, { name: user.fullName }),
        body: t(`${action}.body`),
        confirmLabel: t(`${action}.verb`),
        danger: action === 'signOut',
      }))
    )
      return;
    await work();
    toast(t(`${action}.done`));
  };
  const inviteBy = async (delivery: 'SEND' | 'PRINT') => onInvitation(await invite.mutateAsync(delivery));
  return (
    <>
      {abilities.unlock && (
        <Button icon={<IconLockOpen {...icon} />} onClick={() => onOpen('unlock')}>
          {t('unlock.verb')}
        </Button>
      )}
      {abilities.grant && (
        <Button variant="primary" icon={<IconGift {...icon} />} onClick={() => onOpen('grant')}>
          {t('grant.verb')}
        </Button>
      )}
      <Menu
        label={user.fullName}
        items={[
          abilities.changeRole && {
            label: t('role.verb'),
            icon: <IconShield {...icon} />,
            onSelect: () => onOpen('role'),
          },
          {
            label: t('reset.verb'),
            icon: <IconKey {...icon} />,
            disabled: !abilities.resetPassword,
            onSelect: () => void ask('reset', () => resetPassword.mutateAsync()).catch(say),
          },
          abilities.support && {
            label: t('support.verb'),
            icon: <IconEye {...icon} />,
            onSelect: () => onOpen('support'),
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
            onSelect: () => onOpen('lock'),
          },
        ]}
      >
        <Button iconRight={<IconChevronDown {...icon} />}>{t('user.actions')}</Button>
      </Menu>
    </>
  );
}

function UserDialogs({
  user,
  changes: { lock, unlock, role, grant },
  open,
  onClose,
}: {
  user: AdministeredUser;
  changes: Changes;
  open: Open;
  onClose(): void;
}) {
  const { t } = useTranslation('user-administration');
  const done = (message: string) => () => {
    onClose();
    toast(message);
  };
  return (
    <>
      {open === 'lock' && (
        <ReasonDialog
          title={t('lock.title', { name: user.fullName })}
          body={t('lock.body')}
          verb={t('lock.verb')}
          danger
          pending={lock.isPending}
          error={lock.error}
          onClose={onClose}
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
          onClose={onClose}
          onConfirm={(reason) => unlock.mutate(reason, { onSuccess: done(t('unlock.done')) })}
        />
      )}
      {open === 'support' && <SupportDialog user={user} onClose={onClose} />}
      {open === 'role' && (
        <RoleDialog
          user={user}
          pending={role.isPending}
          error={role.error}
          onClose={onClose}
          onConfirm={(change) => role.mutate(change, { onSuccess: done(t('role.done')) })}
        />
      )}
      {open === 'grant' && (
        <PackageDialog
          user={user}
          pending={grant.isPending}
          error={grant.error}
          onClose={onClose}
          onConfirm={(given) => grant.mutate(given, { onSuccess: done(t('grant.done')) })}
        />
      )}
    </>
  );
}
