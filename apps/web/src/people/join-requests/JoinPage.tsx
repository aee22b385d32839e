/** A learner's classes: those one is in, invitations, what was asked for, and asking by a code, also from a link or QR code. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { JoinableClass, OwnInvitation, OwnJoinRequest } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { formatDayTime, formatSchoolYear } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, Note, PageHeader, Tag, TextField, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { ownClassesQuery } from '../../exam/assignments/queries.ts';
import classes from './join-requests.module.css';
import { joinableQuery, ownInvitationsQuery, ownRequestsQuery, useLearnerAnswers } from './queries.ts';

export default function JoinPage() {
  const { t } = useTranslation('join-requests');
  const { classCode = '' } = useParams({ strict: false }) as { classCode?: string };
  const message = useErrorMessage();
  const own = useQuery(ownClassesQuery);
  const requests = useQuery(ownRequestsQuery);
  const invitations = useQuery(ownInvitationsQuery);
  const error = own.error ?? requests.error ?? invitations.error;
  const retry = () => void Promise.all([own.refetch(), requests.refetch(), invitations.refetch()]);

  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.joinPage}>
        <PageHeader size="lg" title={t('title')} />
        {invitations.data?.map((one) => (
          <Invitation key={one.id} one={one} />
        ))}
        <AskCard key={classCode} given={classCode} />
        {error ? (
          <ErrorState onRetry={retry}>{message(error)}</ErrorState>
        ) : !own.data || !requests.data ? (
          <LoadingState />
        ) : (
          <>
            {(own.data.page.incomplete || requests.data.page.incomplete) && (
              <Note tone="warn">{t('own.incomplete')}</Note>
            )}
            {requests.data.data.length > 0 && (
              <Card flush title={t('own.requests')}>
                <ul className={classes.list}>
                  {requests.data.data.map((one) => (
                    <OwnRequest key={one.id} one={one} />
                  ))}
                </ul>
              </Card>
            )}
            <Card flush title={t('own.classes')}>
              {own.data.data.length === 0 ? (
                <p className={classes.none}>{t('own.none')}</p>
              ) : (
                <ul className={classes.list}>
                  {own.data.data.map((one) => (
                    <li key={one.id} className={classes.line}>
                      <div className={classes.rowText}>
                        <AppLink href={`/assigned-unit-test?class=${one.id}`} className={classes.classLink}>
                          {one.name}
                        </AppLink>
                        <span className={classes.muted}>
                          {t('teacherAndYear', { teacher: one.teacherName, year: formatSchoolYear(one.schoolYear) })}
                        </span>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </>
        )}
      </div>
    </AppFrame>
  );
}

/** "Lớp 9 · 2026–2027 · Cô Nguyễn Thu Hà" */
function useFacts() {
  const { t } = useTranslation('join-requests');
  const locale = useLocale();
  return (one: Pick<JoinableClass, 'gradeName' | 'gradeNameEn' | 'schoolYear' | 'teacherName'>) =>
    t('facts', {
      grade: locale === 'en' ? one.gradeNameEn : one.gradeName,
      year: formatSchoolYear(one.schoolYear),
      teacher: one.teacherName,
    });
}

/** Asks for a class by its code: first shows which class it is, then sends the request, with what its teacher will see. */
function AskCard({ given }: { given: string }) {
  const { t } = useTranslation('join-requests');
  const message = useErrorMessage();
  const facts = useFacts();
  const navigate = useNavigate();
  const [typed, type] = useState(given);
  const { ask } = useLearnerAnswers();
  const found = useQuery(joinableQuery(given));
  const klass = found.data;
  const error = ask.error ?? found.error;
  const wrong = error ? message(error) : undefined;
  const byLink = error instanceof ApiError && error.code === 'BODY_INVALID' ? t('ask.unknown') : wrong;

  const send = async ({ code, className }: JoinableClass) => {
    await ask.mutateAsync(code);
    toast(t('ask.sent', { name: className }));
    await found.refetch();
  };
  return (
    <Card tone="lift" title={t('ask.title')}>
      <form
        className={classes.ask}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = typed.trim();
          if (code === given) void found.refetch();
          else if (code !== '') void navigate({ to: '/join/$classCode', params: { classCode: code } });
        }}
      >
        <TextField
          label={t('ask.code')}
          description={t('ask.codeHelp')}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          error={byLink}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          className={classes.code}
        />
        <Button type="submit" variant={klass ? 'outline' : 'primary'} loading={found.isFetching}>
          {t('ask.find')}
        </Button>
      </form>
      {klass && (
        <div className={classes.found} aria-live="polite">
          <b className={classes.className}>{klass.className}</b>
          <span className={classes.muted}>{facts(klass)}</span>
          {klass.state === 'MEMBER' ? (
            <Note tone="ok">{t('ask.member')}</Note>
          ) : klass.state === 'PENDING' ? (
            <Note tone="info">{t('ask.pending')}</Note>
          ) : (
            <>
              <p className={classes.muted}>{t('ask.told')}</p>
              <div>
                <Button
                  variant="primary"
                  loading={ask.isPending}
                  onClick={() => void send(klass).catch(() => undefined)}
                >
                  {t('ask.send')}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Card>
  );
}

function Invitation({ one }: { one: OwnInvitation }) {
  const { t } = useTranslation('join-requests');
  const message = useErrorMessage();
  const report = useReport();
  const facts = useFacts();
  const { answer } = useLearnerAnswers();
  const reply = async (accept: boolean) => {
    await answer.mutateAsync({ id: one.id, accept });
    toast(t(accept ? 'invitation.joined' : 'invitation.declined', { name: one.className }));
  };
  return (
    <Card tone="lift" title={t('invitation.title', { teacher: one.teacherName, name: one.className })}>
      <p className={classes.muted}>{facts(one)}</p>
      <p>{t('invitation.told')}</p>
      {answer.error && (
        <Note tone="bad" live>
          {message(answer.error)}
        </Note>
      )}
      <div className={classes.buttons}>
        <Button variant="primary" loading={answer.isPending} onClick={() => report(reply(true))}>
          {t('invitation.accept')}
        </Button>
        <Button onClick={() => report(reply(false))} disabled={answer.isPending}>
          {t('invitation.decline')}
        </Button>
      </div>
    </Card>
  );
}

function OwnRequest({ one }: { one: OwnJoinRequest }) {
  const { t } = useTranslation('join-requests');
  const report = useReport();
  const confirm = useConfirm();
  const facts = useFacts();
  const { withdraw } = useLearnerAnswers();
  const takeBack = async () => {
    if (!(await confirm({ title: t('own.withdrawTitle', { name: one.className }), confirmLabel: t('own.withdraw') })))
      return;
    await withdraw.mutateAsync(one.id);
    toast(t('own.withdrawn'));
  };
  return (
    <li className={classes.line}>
      <div className={classes.rowText}>
        <b>{one.className}</b>
        <span className={classes.muted}>{facts(one)}</span>
        {one.reason && <span className={classes.reason}>{t('own.reason', { reason: one.reason })}</span>}
        <span className={classes.muted}>{t('own.at', { at: formatDayTime(one.reviewedAt ?? one.requestedAt) })}</span>
      </div>
      <div className={classes.end}>
        <Tag tone={one.status === 'ACCEPTED' ? 'ok' : one.status === 'REJECTED' ? 'bad' : 'warn'}>
          {t(`status.${one.status}`)}
        </Tag>
        {one.status === 'PENDING' && (
          <Button size="sm" variant="link" onClick={() => report(takeBack())}>
            {t('own.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}
