/**
 * The own school of a teacher: its administrators see members, invitations, classes and use; the other members that they
 * belong to it; teachers without one who invites them.
 */
import { useQuery } from '@tanstack/react-query';
import { IconMail, IconMessage, IconPhone, IconUserMinus } from '@tabler/icons-react';
import type { OwnSchool, OwnSchoolPage as Page, SchoolMember } from '@vumon/contract';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, Note, PageHeader, Tabs, toast, useConfirm } from '@vumon/ui';
import { useContact } from '../../api/contact.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { ClassesCard } from './ClassesCard.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { PackageTag, stateOf, usePackageFacts } from './PackageState.tsx';
import { ownSchoolQuery, useOwnSchoolChanges } from './queries.ts';
import { RosterCard } from './RosterCard.tsx';
import { UsageTiles } from './UsageTiles.tsx';
import classes from './schools.module.css';

export default function OwnSchoolPage() {
  const { t } = useTranslation('schools');
  const page = useQuery(ownSchoolQuery);
  return (
    <AppFrame breadcrumb={[{ label: t('own.title') }]}>
      {page.data ? (
        <Content page={page.data} />
      ) : page.error ? (
        <LoadFailed error={page.error} onRetry={() => void page.refetch()} retrying={page.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

function Content({ page: { school, invitations } }: { page: Page }) {
  const { t } = useTranslation('schools');
  return (
    <div className={classes.page}>
      {school ? <Own school={school} /> : <PageHeader title={t('own.title')} />}
      {invitations.map((one) => (
        <Invitation key={one.id} one={one} member={school !== null} />
      ))}
      {!school && invitations.length === 0 && (
        <Card>
          <EmptyState
            title={t('own.noneTitle')}
            motif="grid"
            action={
              <Button renderRoot={(props) => <AppLink href="/?want=SCHOOL#contact" {...props} />}>
                {t('own.write')}
              </Button>
            }
          >
            {t('own.none')}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

function Invitation({ one, member }: { one: Page['invitations'][number]; member: boolean }) {
  const { t } = useTranslation('schools');
  const message = useErrorMessage();
  const { answer } = useOwnSchoolChanges();
  const reply = async (accept: boolean) => {
    await answer.mutateAsync({ id: one.id, accept });
    toast(t(accept ? 'own.joined' : 'own.declined', { school: one.schoolName }));
  };
  return (
    <Card
      tone="lift"
      title={t('own.invites', { school: one.schoolName })}
      footer={
        <div className={classes.verbs}>
          <Button
            variant="primary"
            disabled={member}
            loading={answer.isPending}
            onClick={() => void reply(true).catch(() => undefined)}
          >
            {t('own.accept')}
          </Button>
          <Button disabled={answer.isPending} onClick={() => void reply(false).catch(() => undefined)}>
            {t('own.decline')}
          </Button>
        </div>
      }
    >
      <div className={classes.form}>
        <p>
          {t('own.invitedAs', {
            role: t(`roles.${one.role}`),
            by: one.invitedBy ?? t('own.product'),
            day: formatDay(one.expiresAt),
          })}
        </p>
        <ul className={classes.bullets}>
          {(['package', 'sees', 'passwords', 'keeps'] as const).map((fact) => (
            <li key={fact}>{t(`own.facts.${fact}`)}</li>
          ))}
        </ul>
        {member && <Note tone="warn">{t('own.leaveFirst')}</Note>}
        {answer.error !== null && (
          <Note tone="bad" live>
            {message(answer.error)}
          </Note>
        )}
      </div>
    </Card>
  );
}

const tabs = ['members', 'classes', 'roster'] as const;

function Own({ school }: { school: OwnSchool }) {
  const { t } = useTranslation('schools');
  const report = useReport();
  const confirm = useConfirm();
  const facts = usePackageFacts();
  const [url, set] = useUrlState();
  const { invite, withdraw, remove, leave } = useOwnSchoolChanges();
  const tab = tabs.find((one) => one === url['tab']) ?? 'members';
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
  const leaveIt = async () => {
    if (
      !(await confirm({
        title: t('leave.title', { school: school.name }),
        body: t('leave.body'),
        confirmLabel: t('leave.verb'),
        danger: true,
      }))
    )
      return;
    await leave.mutateAsync();
    toast(t('leave.done', { school: school.name }));
  };
  return (
    <>
      <PageHeader
        title={school.name}
        beside={<PackageTag pack={school.package} />}
        subtitle={facts(school.package)}
        actions={<Button onClick={() => report(leaveIt())}>{t('leave.verb')}</Button>}
      />
      <Renewal school={school} />
      {school.usage && school.people && school.invitations ? (
        <>
          <UsageTiles usage={school.usage} />
          <Tabs
            aria-label={school.name}
            panelId="school-panel"
            value={tab}
            onChange={(next) => set({ tab: next === 'members' ? undefined : next, search: undefined, page: undefined })}
            items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          />
          <div id="school-panel" role="tabpanel" aria-label={t(`tabs.${tab}`)} className={classes.page}>
            {tab === 'members' ? (
              <div className={classes.columns}>
                <MembersCard
                  people={school.people}
                  items={(member) => [
                    member.role === 'TEACHER' && {
                      label: t('remove.verb'),
                      icon: <IconUserMinus size={18} stroke={1.75} aria-hidden />,
                      danger: true,
                      onSelect: () => report(removeOne(member)),
                    },
                  ]}
                />
                <InvitationsCard invitations={school.invitations} invite={invite} withdraw={withdraw} />
              </div>
            ) : tab === 'classes' ? (
              <ClassesCard schoolId={null} />
            ) : (
              <RosterCard />
            )}
          </div>
        </>
      ) : (
        <Card title={t('own.memberTitle')}>
          <ul className={classes.bullets}>
            {(['package', 'sees', 'passwords', 'keeps'] as const).map((fact) => (
              <li key={fact}>{t(`own.facts.${fact}`)}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** When the package ends or has ended: until when, and whom to ask for more. */
function Renewal({ school }: { school: OwnSchool }) {
  const { t } = useTranslation('schools');
  const { hotline, email } = useContact();
  const state = stateOf(school.package);
  if (state === 'RUNNING') return null;
  return (
    <Note tone={state === 'ENDING' ? 'warn' : 'bad'} title={t(`states.${state}`)}>
      <div className={classes.form}>
        <span>{t(school.role === 'ADMIN' ? 'own.renew' : 'own.renewMember')}</span>
        {school.role === 'ADMIN' && (
          <span className={classes.verbs}>
            <AppLink href="/?want=SCHOOL#contact" className={classes.contact}>
              <IconMessage size={18} stroke={1.75} aria-hidden />
              {t('own.write')}
            </AppLink>
            {hotline && (
              <a className={classes.contact} href={`tel:${hotline.replace(/\s/g, '')}`}>
                <IconPhone size={18} stroke={1.75} aria-hidden />
                {hotline}
              </a>
            )}
            {email && (
              <a className={classes.contact} href={`mailto:${email}`}>
                <IconMail size={18} stroke={1.75} aria-hidden />
                {email}
              </a>
            )}
          </span>
        )}
      </div>
    </Note>
  );
}
