/** One school for an administrator of the product: its package, members, use, classes and what was done to it. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconCalendarPlus, IconPencil, IconShield, IconUserMinus } from '@tabler/icons-react';
import type { SchoolMember, SchoolView } from '@vumon/contract';
import { formatDay, formatLastDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, LoadingState, PageHeader, Tabs, Tag, toast, useConfirm } from '@vumon/ui';
import { Suspense, useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { AuditEntries } from '../user-administration/index.ts';
import { ClassesCard } from './ClassesCard.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PackageTag, usePackageFacts } from './PackageState.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { schoolQuery, useSchoolChanges } from './queries.ts';
import { UsageTiles } from './UsageTiles.tsx';
import classes from './schools.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const tabs = ['members', 'classes', 'history'] as const;

export default function SchoolPage() {
  const { t } = useTranslation('schools');
  const { schoolSlug } = useParams({ strict: false }) as { schoolSlug: string };
  const school = useQuery(schoolQuery(schoolSlug));
  const list = { label: t('title'), href: '/manage/schools' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: school.data?.name ?? '…' }]}>
      {school.data ? (
        <School school={school.data} />
      ) : school.error ? (
        <LoadFailed
          error={school.error}
          onRetry={() => void school.refetch()}
          retrying={school.isFetching}
          back={list}
        />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

function School({ school }: { school: SchoolView }) {
  const { t } = useTranslation('schools');
  const facts = usePackageFacts();
  const [url, set] = useUrlState();
  const tab = tabs.find((one) => one === url['tab']) ?? 'members';
  const [open, setOpen] = useState<'name' | 'plan' | null>(null);
  const running = school.package?.runs === true;
  return (
    <div className={classes.page}>
      <PageHeader
        title={school.name}
        beside={<PackageTag pack={school.package} />}
        subtitle={facts(school.package)}
        actions={
          <>
            <Button icon={<IconPencil {...icon} />} onClick={() => setOpen('name')}>
              {t('rename.verb')}
            </Button>
            <Button variant="primary" icon={<IconCalendarPlus {...icon} />} onClick={() => setOpen('plan')}>
              {t(running ? 'give.extend' : 'give.verb')}
            </Button>
          </>
        }
      />
      <UsageTiles usage={school.usage} />
      <Tabs
        aria-label={school.name}
        panelId="school-panel"
        value={tab}
        onChange={(next) => set({ tab: next === 'members' ? undefined : next, search: undefined })}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
      <div id="school-panel" role="tabpanel" aria-label={t(`tabs.${tab}`)} className={classes.page}>
        {tab === 'members' && <Members school={school} />}
        {tab === 'classes' && <ClassesCard schoolId={school.id} />}
        {tab === 'history' && <SchoolHistory school={school} />}
      </div>
      {open === 'name' && <NameDialog id={school.id} name={school.name} onClose={() => setOpen(null)} />}
      {open === 'plan' && <PlanDialog school={school} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Members({ school }: { school: SchoolView }) {
  const { t } = useTranslation('schools');
  const report = useReport();
  const confirm = useConfirm();
  const { invite, withdraw, setRole, remove } = useSchoolChanges(school.id);
  const changeRole = async ({ userId, fullName, role }: SchoolMember) => {
    const next = role === 'ADMIN' ? 'TEACHER' : 'ADMIN';
    await setRole.mutateAsync({ userId, role: next });
    toast(t(`setRole.done.${next}`, { name: fullName }));
  };
  const removeOne = async ({ userId, fullName }: SchoolMember) => {
    if (
      !(await confirm({
        title: t('remove.title', { name: fullName }),
        body: t('remove.body'),
        confirmLabel: t('remove.verb'),
        danger: true,
      }))
    )
      return;
    await remove.mutateAsync(userId);
    toast(t('remove.done', { name: fullName }));
  };
  return (
    <div className={classes.columns}>
      <MembersCard
        people={school.people}
        nameOf={({ userId, fullName }) => (
          <AppLink href={`/manage/users/${userId}`} className={classes.strong}>
            {fullName}
          </AppLink>
        )}
        items={(member) => [
          {
            label: t(member.role === 'ADMIN' ? 'setRole.teacher' : 'setRole.admin'),
            icon: <IconShield {...icon} />,
            onSelect: () => report(changeRole(member)),
          },
          {
            label: t('remove.verb'),
            icon: <IconUserMinus {...icon} />,
            danger: true,
            divided: true,
            onSelect: () => report(removeOne(member)),
          },
        ]}
      />
      <InvitationsCard choosesRole invitations={school.invitations} invite={invite} withdraw={withdraw} />
    </div>
  );
}

const tones = { UPCOMING: 'info', CURRENT: 'ok', PAST: 'neutral' } as const;

function SchoolHistory({ school }: { school: SchoolView }) {
  const { t } = useTranslation('schools');
  return (
    <>
      <div className={classes.halves}>
        <Card title={t('history.packages')}>
          {school.packages.length === 0 && <p className={classes.muted}>{t('plan.none')}</p>}
          <ul className={classes.list}>
            {school.packages.map((one) => (
              <li key={one.id} className={classes.invited}>
                <span className={classes.text}>
                  <span className={classes.strong}>
                    {one.endsAt === null
                      ? t('history.from', { day: formatDay(one.startsAt) })
                      : `${formatDay(one.startsAt)} – ${formatLastDay(one.endsAt)}`}
                  </span>
                  <span className={classes.facts}>
                    {one.givenBy === null
                      ? t('history.given', { day: formatDay(one.givenAt) })
                      : t('history.givenBy', { day: formatDay(one.givenAt), name: one.givenBy })}
                  </span>
                </span>
                <Tag tone={tones[one.state]}>{t(`history.states.${one.state}`)}</Tag>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={t('history.former')}>
          {school.formerPeople.length === 0 && <p className={classes.muted}>{t('history.noFormer')}</p>}
          <ul className={classes.list}>
            {school.formerPeople.map((one) => (
              <li key={`${one.userId} ${one.joinedAt}`} className={classes.invited}>
                <AppLink href={`/manage/users/${one.userId}`}>{one.fullName}</AppLink>
                <span className={classes.facts}>{`${formatDay(one.joinedAt)} – ${formatDay(one.leftAt)}`}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Suspense fallback={<LoadingState />}>
        <AuditEntries
          query={{ kind: 'school', subjectId: school.id, size: 20 }}
          label={t('history.actions')}
          without="subject"
        />
      </Suspense>
    </>
  );
}
